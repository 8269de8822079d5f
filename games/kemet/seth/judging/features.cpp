// What `evaluate` reads off the table where one god stands against an alliance. A side is looked at as a whole.
#include <algorithm>
#include <array>
#include <bit>

#include "games/kemet/judging/feature_sinks.h"
#include "games/kemet/seth/flow/alliance.h"
#include "games/kemet/table/table.h"

namespace mehen::kemet {

namespace {

int shared_points(const OpenTable& t, Seat member) {
    const Player& alliance = t.player[keeper(t, member)];
    return alliance.battle_points + alliance.divinity_points;
}

std::size_t best_temple(const OpenTable& t) {
    const auto& levels = t.pact.temple_level;
    return index_of(std::max_element(levels.begin(), levels.end()) - levels.begin());
}

// Reads the table for one side.
template <class Sink>
class SideReader {
public:
    SideReader(const Rules& rules, const OpenTable& t, const Holdings& holdings, Seat seat, Sink sink)
        : rules_(rules),
          t_(t),
          holdings_(holdings),
          seat_(seat),
          sink_(sink),
          rival_(is_lone(t, seat) ? lowest_seat(members(rules, t)) : t.pact.lone),
          own_(joint_troops(t, seat)),
          theirs_(joint_troops(t, rival_)) {}

    void read() {
        each_seat(t_.side[seat_], [&](Seat each) { player(each); });
        if (is_lone(t_, seat_))
            lone_god();
        else
            alliance();
    }

private:
    void add(Feature feature, int value) { sink_.add(index_of(feature), value); }

    // What one player has.
    void player(Seat seat) {
        const Player& player = t_.player[seat];
        add(Feature::prayer, player.prayer);
        add(Feature::prayer_few, std::min<int>(player.prayer, 3));
        add(Feature::prayer_many, std::max(0, player.prayer - 7));
        add(Feature::di_cards, holdings_[seat].di_cards);
        add(Feature::battle_cards, holdings_[seat].battle_cards / 8);
        add(Feature::tokens, player.tokens);
        add(Feature::extra_tokens, player.silver + player.gold);
        TileSet open{};
        const auto levels = pyramid_levels(rules_, t_, seat);
        for (std::size_t colour = 0; colour < colour_count; ++colour)
            open |= rules_.tiles_up_to[colour][std::min<std::size_t>(levels[colour], 4)];
        add(Feature::tiles_in_reach, count_bits(open & t_.for_sale & ~player.tiles));
        if (!is_lone(t_, seat)) pyramids(player.city);
    }

    void pyramids(CityId city) {
        if (city == none) return;
        for (std::size_t i = 0; i < 3; ++i) {
            const Pyramid& pyramid = t_.pyramid[city][i];
            for (int each = 0; each < std::min<int>(pyramid.level, 4); ++each)
                sink_.add(index_of(Feature::pyramids_1) + index_of(each), 1);
            if (has_area(theirs_, rules_.map.district[city][i])) add(Feature::lost_levels, pyramid.level);
        }
    }

    // --- troops

    int units_in(AreaId area, Seat side) const { return joint_units(t_, area, side); }

    // How strong a troop is, roughly.
    int might_in(AreaId area, Seat side) const {
        const bool creature = has_area(t_.creature_areas, area) && find_creature(rules_, t_, area, side) != none;
        return units_in(area, side) + (creature ? 2 : 0);
    }

    // Where a troop could be after a step.
    AreaMask reach_from(AreaId area, Seat side) const {
        AreaMask reach = rules_.map.land[area];
        if (is_lone(t_, side) || t_.pact.portal_open != 0) reach |= rules_.map.portal[area];
        const Pyramid* const pyramid = pyramid_at(rules_, t_, area);
        if (pyramid == nullptr || pyramid->level == 0) return reach;
        int prayer = 0;
        each_seat(troop_in(t_, area, side), [&](Seat each) { prayer = std::max<int>(prayer, t_.player[each].prayer); });
        return prayer >= rules_.set.teleport_cost ? reach | rules_.map.obelisks : reach;
    }

    // Troops of the other side that a stronger own one could attack.
    int prey() const {
        AreaMask prey = 0;
        each_area(own_, [&](AreaId area) {
            const AreaMask near = reach_from(area, seat_) & theirs_ & ~prey;
            if (near == 0) return;
            const int might = might_in(area, seat_);
            each_area(near, [&](AreaId other) {
                if (might_in(other, rival_) < might) prey |= mask_of_area(other);
            });
        });
        return std::popcount(prey);
    }

    void creatures() {
        for (std::size_t i = 0; t_.creature_areas != 0 && i < rules_.set.creatures.size(); ++i)
            if (t_.creature[i] < rules_.map.areas && same_side(t_, seat_, t_.creature_owner[i]))
                add(Feature::creatures, 1);
    }

    // --- the lone god

    void lone_god() {
        const CityId city = rules_.map.lone_city;
        const AreaMask home = rules_.map.districts_of[city];
        add(Feature::lone_points, t_.player[seat_].battle_points);
        add(Feature::lone_pyramid, t_.pyramid[city][0].level);
        add(Feature::lone_creatures, std::popcount(unsigned{t_.pact.creature_cards}));
        add(Feature::lone_taken_tokens, t_.pact.taken_tokens.size());
        each_area(own_, [&](AreaId area) {
            const int units = t_.units[area][seat_];
            add(Feature::lone_units, units);
            if (units >= 5) add(Feature::lone_large_troops, 1);
            if (!has_area(home, area)) add(Feature::lone_units_abroad, units);
        });
        add(Feature::lone_prey, prey());
        if (temple_complete(t_) && t_.pact.ceremony != 0) add(Feature::lone_open_city, std::popcount(home & ~own_));
        creatures();
    }

    // --- the Alliance

    void alliance() {
        const int points = std::min<int>(shared_points(t_, seat_), rules_.set.alliance_goal);
        add(Feature::allied, 1);
        add(Feature::allies, fit<int>(rules_.players()) - 2);
        add(Feature::shared_points, points);
        sacrifice_temples();
        ceremony();
        const int met = (temple_complete(t_) ? 1 : 0) + (t_.pact.ceremony != 0 ? 1 : 0) +
                        (points == rules_.set.alliance_goal ? 1 : 0);
        if (met >= 2) add(Feature::nearly_won, 1);
        if (temple_complete(t_) && t_.pact.ceremony != 0 && holds_district_of_lone(rules_, t_))
            add(Feature::lone_district, 1);
        temples();
        troops();
        creatures();
        read_powers();
    }

    // Of the power tokens, which every member has.
    void read_powers() {
        for (unsigned left = t_.pact.power_tokens; left != 0; left &= left - 1)
            for (const Gives& gives : rules_.set.power_tokens[lowest(left)].gives)
                if (gives.power != Power::none)
                    sink_.add(feature_of(gives.power), gives.amount * fit<int>(rules_.players()));
    }

    void sacrifice_temples() {
        const std::size_t best = best_temple(t_);
        const int level = t_.pact.temple_level[best];
        if (level >= 1) add(Feature::temple_begun, 1);
        if (level >= 2) add(Feature::temple_half, 1);
        if (level >= temple_levels) add(Feature::temple_complete, 1);
        for (std::size_t i = 0; i < t_.pact.temple_level.size(); ++i)
            if (i != best) add(Feature::more_temples, t_.pact.temple_level[i]);
        if (level == temple_levels) return;
        AreaMask sites = 0;
        if (t_.pact.temple_area[best] != none)
            sites = mask_of_area(t_.pact.temple_area[best]) & own_;
        else
            each_area(own_, [&](AreaId area) {
                if (rules_.area(area).kind == AreaKind::desert && !rules_.area(area).obelisk)
                    sites |= mask_of_area(area);
            });
        int units = 0;
        each_area(sites, [&](AreaId area) { units = std::max(units, units_in(area, seat_)); });
        constexpr std::array<int, temple_levels> price = {6, 5, 3};  // of all levels that are missing
        add(Feature::site_units, std::min(units, price[index_of(level)]));
    }

    // Once it has been held nothing is missing: what was saved for it counts on, or nobody would pay.
    void ceremony() {
        if (t_.pact.ceremony != 0) {
            add(Feature::ceremony, 1);
            add(Feature::payers, fit<int>(rules_.players()));
            add(Feature::offering, 8);
            return add(Feature::savings, 8);
        }
        const int cost = ceremony_cost(rules_, t_);
        const SeatMask payers = ceremony_payers(rules_, t_);
        int offered = 0;
        int saved = 0;
        each_seat(t_.side[seat_], [&](Seat each) {
            saved += t_.player[each].prayer;
            if (contains(payers, each)) offered += t_.player[each].prayer;
        });
        const auto eighths = [&](int prayer) { return cost == 0 ? 8 : 8 * std::min(prayer, cost) / cost; };
        add(Feature::payers, payers.size());
        add(Feature::offering, payers == no_seats ? 0 : eighths(offered));
        add(Feature::savings, eighths(saved));
    }

    // Eighths of the day's action tokens that have been used.
    int dusk() const {
        int left = t_.pact.taken_tokens.size();
        int all = fit<int>(rules_.players());
        for (Seat each = 0; each < rules_.seats; ++each) {
            left += t_.player[each].tokens;
            all += rules_of_seat(rules_, t_, each).tokens;
        }
        return 8 * std::clamp(all - left, 0, all) / all;
    }

    void temples() {
        const AreaMask held = t_.held[keeper(t_, seat_)];
        const AreaMask temples = (rules_.map.temples | t_.built_temples) & held;
        add(Feature::temporary_points, std::popcount(held));
        each_area(temples, [&](AreaId area) {
            add(Feature::temple_guards, std::max(0, units_in(area, seat_) - 1));
            if (has_area(rules_.map.temples, area)) add(Feature::temple_prayer, rules_.area(area).income);
        });
        if (std::popcount(temples) < rules_.set.temples_for_point[rules_.players() - 2U]) return;
        add(Feature::temple_pair, 1);
        add(Feature::temple_pair_dusk, dusk());
    }

    void troops() {
        AreaMask home = 0;
        each_seat(t_.side[seat_], [&](Seat each) { home |= own_districts(rules_, t_, each); });
        int all = 0;
        each_area(own_, [&](AreaId area) {
            const int units = units_in(area, seat_);
            all += units;
            add(Feature::troops, 1);
            if (units >= 4) add(Feature::large_troops, 1);
            if (units >= limit_of(rules_, t_, troop_in(t_, area, seat_))) add(Feature::full_troops, 1);
            if (has_area(home, area)) return;
            add(Feature::abroad, units);
            if (units == 1) add(Feature::lone_abroad, 1);
        });
        add(Feature::units, all);
        add(Feature::few_units, std::max(0, 8 - all));
        add(Feature::prey, prey());
    }

    const Rules& rules_;
    const OpenTable& t_;
    const Holdings& holdings_;
    Seat seat_;
    Sink sink_;
    Seat rival_;       // one of the other side
    AreaMask own_;     // where the side has troops
    AreaMask theirs_;  // where the other side has
};

}  // namespace

// By whoever has come further: the lone god to its VP, or the Alliance to the three things that it needs.
int phase_of_sides(const Rules& rules, const OpenTable& t) {
    if (t.pact.lone == none) return 0;
    const int lone_goal = std::max<int>(1, rules.set.lone_goal);
    const int lone = last_phase * std::min<int>(t.player[t.pact.lone].battle_points, lone_goal) / lone_goal;
    const int goal = std::max<int>(1, rules.set.alliance_goal);
    const int points = std::min<int>(shared_points(t, lowest_seat(members(rules, t))), goal);
    const int level = t.pact.temple_level[best_temple(t)];
    const int alliance =
        last_phase * points / goal + last_phase * level / temple_levels + (t.pact.ceremony != 0 ? last_phase : 0);
    return std::max(lone, alliance / 3);
}

FeatureList features_of_side(const Rules& rules, const OpenTable& t, const Holdings& holdings, Seat seat) {
    FeatureList list{};
    if (t.pact.lone == none) return list;  // nobody has a side yet
    SideReader(rules, t, holdings, seat, ListSink{list}).read();
    each_seat(t.side[seat], [&](Seat each) { read_tiles(rules, t.player[each].tiles, ListSink{list}); });
    return list;
}

int TableWorth::of_side(const OpenTable& t, const Holdings& holdings, Seat seat) {
    if (t.pact.lone == none) return 0;
    int sum = 0;
    each_seat(t.side[seat], [&](Seat each) { sum += of_tiles(t, each); });
    SideReader(rules_, t, holdings, seat, SumSink{weights_, sum}).read();
    return sum / last_phase;
}

}  // namespace mehen::kemet
