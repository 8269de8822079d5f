// What is counted in games of Kemet: cities, turn order, power tiles, where victory points come from, how games end.
#include <bit>

#include "games/kemet/game.h"
#include "games/kemet/table/events.h"
#include "games/kemet/table/table.h"
#include "games/kemet/words/asking.h"
#include "games/kemet/words/words.h"
#include "tools/balance/witness.h"

namespace mehen::balance {

namespace {

using namespace kemet;

// The order of the rows of the table `points`.
enum class From : std::uint8_t { battles, two_temples, sanctuary, tiles, temples_held, pyramids_held };
constexpr std::size_t from_count = 6;

class KemetWitness final : public Witness {
public:
    KemetWitness(const Rules& rules, Tallies& tallies);
    void begin(const Match& match) override;
    void saw(const Match& match) override;
    void over(const Match& match, const Wins& wins) override;

private:
    // One seat in the game being watched.
    struct Story {
        std::vector<Bought> tiles;
        std::array<int, from_count> points{};
        int points_due = 0;  // of a tile just bought or units just given up: the next ones come from there
        From due_from = From::tiles;
        std::size_t first_place = 0;  // in the turn order of the first day

        int& from(From source) { return points[static_cast<std::size_t>(source)]; }
    };

    void heed(const Event& event, const Match& match);
    void count_seat(const State& s, Seat seat, double win);
    void count_ending(const State& s, Seat winner);

    const Rules& rules_;
    Tallies& tallies_;
    ShareTable& places_;
    ShareTable& cities_;
    ShareTable* const sides_;    // every game stands once in each row
    AmountTable* const points_;  // none where they are a side's
    Spread& days_;
    Spread& battles_;
    Spread& tiles_each_;
    std::array<Story, max_players> story_{};
    int day_ = 0;
    int battle_count_ = 0;
};

KemetWitness::KemetWitness(const Rules& rules, Tallies& tallies)
    : rules_(rules),
      tallies_(tallies),
      places_(tallies.new_shares("order")),
      cities_(tallies.new_shares("city")),
      sides_(rules.allied() ? &tallies.new_shares("side") : nullptr),
      points_(rules.allied() ? nullptr : &tallies.new_amounts("points")),
      days_(tallies.new_spread("days")),
      battles_(tallies.new_spread("battles")),
      tiles_each_(tallies.new_spread("purchases_each")) {
    tallies.round_word = "day";
    for (int place = 1; place <= rules.seats; ++place)
        places_.rows.push_back({std::to_string(place), std::to_string(place)});
    for (CityId city = 0; city < rules.map.cities; ++city)
        cities_.rows.push_back({city_id(rules, city), city_name(rules, city, Language::en)});
    if (sides_ != nullptr) sides_->rows = {{"lone", "Seth"}, {"alliance", "Alliance"}};
    if (points_ != nullptr)
        points_->rows = {{"battles", "battles"},
                         {"two-temples", "two temples held at scoring"},
                         {"sanctuary", "Sanctuary"},
                         {"tiles", "power tiles"},
                         {"temples", "temples held at the end"},
                         {"pyramids", "pyramids of level 4 held at the end"}};
    for (TileId i = 0; i < rules.set.tiles.size(); ++i) {
        const Tile& tile = rules.set.tiles[i];
        tallies.purchases.push_back(
            {.id = std::string(tile.id),
             .name = tile_name(rules, i, Language::en),
             .family = std::string(colour_name(static_cast<std::size_t>(tile.colour))[Language::en]),
             .level = tile.level});
    }
    switch (rules.set.victory) {
        case Victory::end_of_day:
            tallies.endings = {{"alone", "only the winner had the goal when a day was scored"},
                               {"several", "several had the goal when a day was scored"}};
            break;
        case Victory::called:
            tallies.endings = {{"winner-called", "the winner had set off the end"},
                               {"other-called", "another player had set off the end"}};
            break;
        case Victory::own_turn:
            tallies.endings = {{"own-turn", "the winner had the goal, and nobody more, when an own turn began"}};
            break;
        case Victory::at_once: tallies.endings = {{"lone", "Seth won"}, {"alliance", "the Alliance won"}}; break;
    }
}

void KemetWitness::begin(const Match& match) {
    story_ = {};
    day_ = 0;
    battle_count_ = 0;
    for (const Event& event : match.events()) heed(event, match);
}

void KemetWitness::saw(const Match& match) {
    for (const Event& event : match.events()) heed(event, match);
}

void KemetWitness::heed(const Event& event, const Match& match) {
    if (tells(event, EventKind::day_begins)) {
        day_ = event.arg[0];
        const auto s = state_of<State>(match);
        for (std::size_t i = 0; day_ == 1 && i < rules_.seats; ++i) story_[s.order[i]].first_place = i;
    }
    if (tells(event, EventKind::battle)) ++battle_count_;
    if (event.seat >= max_players) return;
    Story& story = story_[event.seat];
    if (tells(event, EventKind::tile)) {
        story.tiles.push_back({event.arg[0], day_});
        story.points_due = amount(rules_.set.tiles[event.arg[0]].gives, Power::victory_point);
        story.due_from = From::tiles;
    } else if (tells(event, EventKind::units_removed) && event.arg[0] == rules_.map.sanctuary &&
               is(match.history().back().action, ActionKind::sacrifice)) {
        story.points_due = 1;
        story.due_from = From::sanctuary;
    } else if (tells(event, EventKind::battle_point)) {
        ++story.from(From::battles);
    } else if (tells(event, EventKind::divinity_point)) {
        ++story.from(story.points_due > 0 ? story.due_from : From::two_temples);
        if (story.points_due > 0) --story.points_due;
    }
}

void KemetWitness::count_seat(const State& s, Seat seat, double win) {
    Story& story = story_[seat];
    places_.rows[story.first_place].share.add(win);
    cities_.rows[s.player[seat].city].share.add(win);
    count_purchases(tallies_.purchases, story.tiles, win);
    tiles_each_.add(static_cast<int>(story.tiles.size()));
    story.from(From::temples_held) = std::popcount(s.held[seat] & rules_.map.temples);
    story.from(From::pyramids_held) = std::popcount(s.held[seat] & rules_.map.districts);
    if (points_ != nullptr) count_amounts(*points_, story.points, win);
}

void KemetWitness::count_ending(const State& s, Seat winner) {
    std::size_t row = 0;
    if (rules_.set.victory == Victory::called) row = s.caller == winner ? 0 : 1;
    if (rules_.set.victory == Victory::at_once) row = kemet::is_lone(s, winner) ? 0 : 1;
    if (rules_.set.victory == Victory::end_of_day)
        for (Seat seat = 0; seat < rules_.seats; ++seat)
            if (seat != winner && points(s, seat) >= rules_.set.goal) row = 1;
    ++tallies_.endings[row].games;
}

void KemetWitness::over(const Match& match, const Wins& wins) {
    const auto s = state_of<State>(match);
    for (Seat seat = 0; seat < rules_.seats; ++seat) {
        count_seat(s, seat, wins[seat]);
        if (wins[seat] == 1 && !rules_.allied()) count_ending(s, seat);  // the winner of Kemet never shares
    }
    if (rules_.allied()) {  // with the whole side
        count_ending(s, s.winner);
        const bool lone = kemet::is_lone(s, s.winner);
        sides_->rows[0].share.add(lone ? 1 : 0);
        sides_->rows[1].share.add(lone ? 0 : 1);
    }
    // What lay open: of a colour in play, and there are copies, with whomever they are now.
    for (std::size_t i = 0; i < rules_.set.tiles.size(); ++i) {
        bool there = s.copies[i] > 0;
        for (Seat seat = 0; seat < rules_.seats; ++seat) there |= has_bit(s.player[seat].tiles, i);
        if (there && colour_in_play(rules_, s, static_cast<std::size_t>(rules_.set.tiles[i].colour)))
            tallies_.purchases[i].offered += rules_.seats;
    }
    days_.add(s.day);
    battles_.add(battle_count_);
}

}  // namespace

std::unique_ptr<Witness> kemet_witness(const AnyRules& rules, Tallies& tallies) {
    const auto* const own = rules_among<Rules>(AllGames{}, rules);
    return own == nullptr ? nullptr : std::make_unique<KemetWitness>(*own, tallies);
}

}  // namespace mehen::balance
