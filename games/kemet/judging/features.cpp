#include "games/kemet/judging/features.h"

#include <algorithm>
#include <bit>

#include "games/kemet/judging/feature_sinks.h"
#include "games/kemet/table/table.h"

namespace mehen::kemet {

namespace {

// Reads the table for one player.
template <class Sink>
class Reader {
public:
    Reader(const Rules& rules, const OpenTable& t, Seat seat, Sink sink)
        : rules_(rules), t_(t), seat_(seat), sink_(sink) {
        for (Seat rival = 0; rival < rules.seats; ++rival)
            if (rival != seat) rivals_ |= t.troops[rival];
    }

    void read_board(const Holding& holding) {
        const Player& player = t_.player[seat_];
        add(Feature::permanent_points, player.battle_points + player.divinity_points);
        add(Feature::temporary_points, temporary_points(t_, seat_));
        add(Feature::prayer, player.prayer);
        add(Feature::prayer_few, std::min<int>(player.prayer, 3));
        add(Feature::prayer_many, std::max(0, player.prayer - 7));
        add(Feature::veterans, player.veterans);
        add(Feature::di_cards, holding.di_cards);
        add(Feature::battle_cards, holding.battle_cards / 8);
        add(Feature::tokens, player.tokens);
        add(Feature::extra_tokens, player.silver + player.gold);
        temples();
        pyramids();
        troops();
    }

private:
    void add(Feature feature, int value) { sink_.add(index_of(feature), value); }

    // Eighths of the day's action tokens that have been used.
    int dusk() const {
        int left = 0;
        for (Seat each = 0; each < rules_.seats; ++each) left += t_.player[each].tokens;
        const int all = std::max(1, rules_.set.tokens * rules_.seats);
        return 8 * std::clamp(all - left, 0, all) / all;
    }

    void temples() {
        int temples = 0;
        each_area(rules_.map.temples & t_.held[seat_], [&](AreaId area) {
            ++temples;
            add(Feature::temple_guards, t_.units[area][seat_] - 1);
            add(Feature::temple_threats, std::max(0, strongest_beside(area) - t_.units[area][seat_]));
            add(area == rules_.map.delta ? Feature::delta_prayer : Feature::temple_prayer, rules_.area(area).income);
        });
        const AreaId sanctuary = rules_.map.sanctuary;
        const bool scores = sanctuary != none && t_.units[sanctuary][seat_] >= rules_.set.sanctuary_units;
        if (temples < 2 && !scores) return;
        const int late = dusk();
        if (temples >= 2) {
            add(Feature::temple_pair, 1);
            add(Feature::temple_pair_dusk, late);
        }
        if (scores) {
            add(Feature::sanctuary, 1);
            add(Feature::sanctuary_dusk, late);
        }
    }

    // Units of the largest rival troop beside an area.
    int strongest_beside(AreaId area) const {
        int most = 0;
        each_rival_beside(area, [&](int units) { most = std::max(most, units); });
        return most;
    }

    // Calls with the units of each rival troop beside an area.
    template <class Visit>
    void each_rival_beside(AreaId area, Visit&& visit) const {
        each_area(rules_.map.land[area] & rivals_, [&](AreaId near) {
            for (const Seat rival : t_.standing[near] & ~mask_of(seat_)) visit(int{t_.units[near][rival]});
        });
    }

    void pyramids() {
        std::array<std::size_t, colour_count> levels{};
        for (CityId city = 0; city < rules_.map.cities; ++city) {
            const bool own = t_.player[seat_].city == city;
            if (!own && (rules_.map.districts_of[city] & t_.troops[seat_]) == 0) continue;
            for (std::size_t i = 0; i < 3; ++i) {
                const Pyramid& pyramid = t_.pyramid[city][i];
                if (pyramid.level == 0) continue;
                const bool held = controller(rules_, t_, rules_.map.district[city][i]) == seat_;
                const int step = std::min<int>(pyramid.level, 4);
                for (int each = 0; own && each < step; ++each)
                    sink_.add(index_of(Feature::pyramids_1) + index_of(each), 1);
                if (own && !held) add(Feature::lost_levels, pyramid.level);
                if (held && !own) add(Feature::captured_levels, pyramid.level);
                if (held) levels[pyramid.colour] = std::max(levels[pyramid.colour], index_of(step));
            }
        }
        TileSet open{};
        for (std::size_t colour = 0; colour < colour_count; ++colour)
            open |= rules_.tiles_up_to[colour][levels[colour]];
        add(Feature::tiles_in_reach, count_bits(open & t_.for_sale & ~t_.player[seat_].tiles));
    }

    void troops() {
        const AreaMask home = own_districts(rules_, t_, seat_);
        const AreaMask not_held = rules_.map.temples & ~t_.held[seat_];
        const int limit = troop_limit(rules_, t_, seat_);
        AreaMask temples = 0;
        each_area(t_.troops[seat_], [&](AreaId area) {
            const int units = t_.units[area][seat_];
            add(Feature::units, units);
            add(Feature::troops, 1);
            if (units >= 4) add(Feature::large_troops, 1);
            if (units >= limit) add(Feature::full_troops, 1);
            if (!has_area(home, area)) {
                add(Feature::abroad, units);
                if (units == 1) add(Feature::lone_abroad, 1);
            }
            const Pyramid* const pyramid = pyramid_at(rules_, t_, area);
            if (pyramid != nullptr && pyramid->level > 0) add(Feature::on_pyramid, units);
            const AreaMask near = rules_.map.land[area] & not_held;
            if (near != 0) add(Feature::beside_temple, units * std::popcount(near));
            neighbours(area, units);
            each_area(near, [&](AreaId temple) {
                const Seat rival = rival_in(t_, temple, seat_);
                if (rival == none || t_.units[temple][rival] < units) temples |= mask_of_area(temple);
            });
        });
        add(Feature::temples_in_reach, std::popcount(temples));
        if (t_.creature_areas == 0) return;
        for (std::size_t i = 0; i < rules_.set.creatures.size(); ++i)
            if (t_.creature_owner[i] == seat_ && t_.creature[i] < rules_.map.areas) add(Feature::creatures, 1);
    }

    void neighbours(AreaId area, int units) {
        int strongest = 0;
        each_rival_beside(area, [&](int theirs) {
            if (theirs < units) add(Feature::prey, 1);
            strongest = std::max(strongest, theirs);
        });
        if (strongest > units) add(Feature::danger, 1);
    }

    const Rules& rules_;
    const OpenTable& t_;
    Seat seat_;
    Sink sink_;
    AreaMask rivals_ = 0;  // where others have troops
};

}  // namespace

constexpr std::array<std::string_view, plain_features> feature_ids = {
    "permanent_points",
    "temporary_points",
    "temple_pair",
    "temple_pair_dusk",
    "sanctuary",
    "sanctuary_dusk",
    "temple_prayer",
    "delta_prayer",
    "temple_guards",
    "temple_threats",
    "prayer",
    "prayer_few",
    "prayer_many",
    "pyramids_1",
    "pyramids_2",
    "pyramids_3",
    "pyramids_4",
    "captured_levels",
    "lost_levels",
    "tiles_1",
    "tiles_2",
    "tiles_3",
    "tiles_4",
    "units",
    "troops",
    "large_troops",
    "full_troops",
    "abroad",
    "lone_abroad",
    "on_pyramid",
    "beside_temple",
    "prey",
    "danger",
    "temples_in_reach",
    "tiles_in_reach",
    "creatures",
    "veterans",
    "di_cards",
    "battle_cards",
    "tokens",
    "extra_tokens",
    "allied",
    "allies",
    "shared_points",
    "temple_begun",
    "temple_half",
    "temple_complete",
    "more_temples",
    "site_units",
    "ceremony",
    "offering",
    "savings",
    "payers",
    "nearly_won",
    "lone_district",
    "few_units",
    "lone_points",
    "lone_pyramid",
    "lone_units",
    "lone_large_troops",
    "lone_units_abroad",
    "lone_prey",
    "lone_creatures",
    "lone_taken_tokens",
    "lone_open_city",
};
static_assert(!feature_ids.back().empty());

std::string feature_name(std::size_t feature) {
    if (feature < plain_features) return "Feature::" + std::string(feature_ids[feature]);
    return "Power::" + std::string(power_ids[feature - plain_features]);
}

int card_quality(const BattleCard& card) {
    return 3 * card.strength + 2 * (card.damage + card.unblockable) + 2 * card.protection - 3 * card.own_losses;
}

int hand_quality(const Rules& rules, unsigned cards) {
    int quality = 0;
    for (; cards != 0; cards &= cards - 1) quality += card_quality(rules.set.battle_cards[lowest(cards)]);
    return quality;
}

// By the VP of the leader.
int phase_of(const Rules& rules, const OpenTable& t) {
    if (rules.allied()) return phase_of_sides(rules, t);
    int most = 0;
    for (Seat each = 0; each < rules.seats; ++each) most = std::max(most, points(t, each));
    if (t.caller != none) return last_phase;
    const int goal = std::max<int>(1, rules.set.goal);
    return last_phase * std::clamp(most, 0, goal) / goal;
}

FeatureList features_of(const Rules& rules, const OpenTable& t, const Holding& holding, Seat seat) {
    FeatureList list{};
    Reader reader(rules, t, seat, ListSink{list});
    reader.read_board(holding);
    read_tiles(rules, t.player[seat].tiles, ListSink{list});
    return list;
}

int TableWorth::of_tiles(const OpenTable& t, Seat seat) {
    Known& known = known_[seat];
    if (!known.valid || known.tiles != t.player[seat].tiles) {
        known = {t.player[seat].tiles, 0, true};
        read_tiles(rules_, t.player[seat].tiles, SumSink{weights_, known.sum});
    }
    return known.sum;
}

int TableWorth::operator()(const OpenTable& t, const Holding& holding, Seat seat) {
    int sum = of_tiles(t, seat);
    Reader(rules_, t, seat, SumSink{weights_, sum}).read_board(holding);
    return sum / last_phase;
}

}  // namespace mehen::kemet
