// Positions of Fertility for tests: drawn as text, given out piece by piece, answered in text form.
//
//     Position p(2);
//     p.valley({"pg..", "...."}).reserve(0, "cp ac ag").phase1(0);
//     p.answer("place cp a2 right");
//
// Everything not said is as after the set-up: stock and granary full and empty, a stack of the right size,
// metropolis 1 for the first seat, 2 for the second, and so on.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/playout.h"
#include "games/fertility/game.h"
#include "games/fertility/metropolis.h"
#include "games/fertility/placement.h"
#include "games/fertility/scoring.h"
#include "games/fertility/words.h"

namespace mehen::fertility::test {

// "variant=two-player quarry=four": the rest at its default.
inline Setup setup_with(int seats, std::string_view options = "") {
    Setup setup;
    setup.seats = seats;
    for (const std::string_view word : split_words(options)) {
        bool known = false;
        const auto specs = Fertility::facts().options;
        for (std::size_t i = 0; i < specs.size(); ++i)
            for (std::size_t v = 0; v < specs[i].values.size(); ++v)
                if (word == std::string(specs[i].name) + "=" + std::string(specs[i].values[v])) {
                    setup.option[i] = static_cast<std::uint8_t>(v);
                    known = true;
                }
        EXPECT_TRUE(known) << "no such option: " << word;
    }
    return setup;
}

inline Rules rules_with(int seats, std::string_view options = "") {
    Rules rules;
    EXPECT_TRUE(make_rules(setup_with(seats, options), nullptr, rules));
    return rules;
}

// Letters of the drawings and of the short forms: A alabaster, C cattle, P papyrus, G grapes.
inline std::size_t resource_of(char letter) {
    const std::size_t found = std::string_view("ACPG").find(static_cast<char>(letter & ~0x20));
    EXPECT_NE(found, std::string_view::npos) << letter;
    return found == std::string_view::npos ? 0 : found;
}

inline PairId pair_of(std::string_view id) {
    const auto found = std::find(pair_ids.begin(), pair_ids.end(), id);
    EXPECT_NE(found, pair_ids.end()) << id;
    return PairId::of(found == pair_ids.end() ? 0 : found - pair_ids.begin());
}

inline DistrictId district_of(std::string_view id) {
    for (DistrictId i = 0; i < district_count; ++i)
        if (district_id(i) == id) return i;
    ADD_FAILURE() << "no district " << id;
    return 0;
}

inline std::size_t shop_number(std::string_view name) {
    for (std::size_t i = 0; i < max_shops; ++i)
        if (shop_name(i) == name) return i;
    ADD_FAILURE() << "no shop " << name;
    return 0;
}

// "2 alabaster" in the short form "AA", in the order A C P G.
template <class Counts>
std::string letters(const Counts& counts) {
    std::string result;
    for (std::size_t r = 0; r < resource_count; ++r) result += std::string(counts[r], "ACPG"[r]);
    return result;
}

class Position {
public:
    explicit Position(int seats, std::string_view options = "") : Position(rules_with(seats, options)) {}

    explicit Position(const Rules& its_rules) : rules(its_rules) {
        OpenTable& table = s.table;
        table.unseen_districts = (std::uint64_t{1} << district_count) - 1;
        table.unseen = rules.tiles();
        table.stock.fill(rules.components.stock);
        table.set_up = 1;
        table.turn = 1;
        for (Player& player : table.player) {
            player.metropolis = none;
            player.monuments = rules.components.monuments;
        }
        table.stack = rules.tiles_in_play();
        stack(static_cast<std::uint8_t>(rules.tiles_in_play() - reserve_size * rules.seats - pool_size));
        for (Seat seat = 0; seat < rules.seats; ++seat) metropolis(seat, seat + 1);
    }

    // Rows from the top; what is not drawn is water.
    //   .  desert     A C P G  desert with that symbol     a c p g  scene of a placed tile
    //   S  start tile     W  wheat     ~  water     1 2 3 4  quarry with a monument of that seat
    Position& valley(std::initializer_list<std::string_view> drawing) {
        Valley& v = s.table.valley;
        v = Valley{};
        EXPECT_LE(drawing.size(), static_cast<std::size_t>(rows));
        int row = 0;
        for (const std::string_view line : drawing) {
            EXPECT_LE(line.size(), static_cast<std::size_t>(rules.columns()));
            for (std::size_t column = 0; column < line.size(); ++column)
                draw(cell_at(static_cast<int>(column), row), line[column]);
            ++row;
        }
        for (Seat seat = 0; seat < max_players; ++seat)
            s.table.player[seat].monuments =
                static_cast<std::uint8_t>(rules.components.monuments - v.monument[seat].count());
        return *this;
    }

    Position& metropolis(Seat seat, int number) {
        player(seat).metropolis = MetropolisId::of(number - 1);
        return refresh(seat);
    }
    Position& wheat(Seat seat, int count) {
        player(seat).wheat = static_cast<std::uint8_t>(count);
        return *this;
    }
    Position& loose(Seat seat, std::string_view pieces) {  // from the stock
        for (const char letter : pieces) {
            ++player(seat).loose[resource_of(letter)];
            --s.table.stock[resource_of(letter)];
        }
        return *this;
    }
    Position& districts(Seat seat, std::string_view ids) {
        for (const std::string_view id : split_words(ids)) {
            player(seat).district.push(district_of(id));
            s.table.unseen_districts &= ~(std::uint64_t{1} << district_of(id));
        }
        return refresh(seat);
    }
    Position& supplied(Seat seat, std::string_view shop, std::string_view pieces) {  // from the stock
        fertility::Table table{rules, s, nullptr};
        for (const char letter : pieces) {
            const Shop* const its_shop = shop_of(rules, player(seat), shop_number(shop));
            if (its_shop == nullptr ||
                need_for(*its_shop, player(seat).supplied[shop_number(shop)], resource_of(letter)) < 0) {
                ADD_FAILURE() << "shop " << shop << " does not take " << letter;
                continue;
            }
            put_into_shop(table, seat, shop_number(shop), resource_of(letter));
            --s.table.stock[resource_of(letter)];
        }
        return *this;
    }
    Position& reserve(Seat seat, std::string_view tiles) {
        player(seat).reserve = {};
        for (const std::string_view id : split_words(tiles)) player(seat).reserve.insert_sorted(pair_of(id));
        return *this;
    }
    Position& monuments_left(Seat seat, int count) {
        player(seat).monuments = static_cast<std::uint8_t>(count);
        return *this;
    }
    Position& pool(std::string_view tiles) {
        s.table.pool = {};
        for (const std::string_view id : split_words(tiles)) s.table.pool.insert_sorted(pair_of(id));
        return *this;
    }
    Position& display(std::string_view ids) {
        s.table.display = {};
        for (const std::string_view id : split_words(ids)) {
            s.table.display.push(district_of(id));
            s.table.unseen_districts &= ~(std::uint64_t{1} << district_of(id));
        }
        return *this;
    }
    Position& stock(char letter, int count) {
        s.table.stock[resource_of(letter)] = static_cast<std::uint8_t>(count);
        return *this;
    }
    Position& stack(std::uint8_t count) {  // tiles left to draw; those above it have been seen
        for (PairId pair = 0; s.table.stack > count; pair = PairId::of((pair + 1) % pair_count)) {
            if (s.table.unseen[pair] == 0) continue;
            --s.table.unseen[pair];
            --s.table.stack;
        }
        return *this;
    }

    // A procedure alone: nothing follows it.
    Position& phase1(Seat seat) { return push(PlaceTile{{}, PlaceTile::Step::choose, seat, {}}); }
    Position& phase2(Seat seat) { return push(BuildDistrict{{}, seat, 0, 0}); }
    Position& phase3(Seat seat) { return push(SupplyShops{{}, seat, 0, 0}); }
    Position& end_of_turn(Seat seat) { return push(EndOfTurn{{}, seat}); }
    // A whole turn, and the game goes on after it.
    Position& turn(Seat seat) {
        fertility::Table table{rules, s, &log};
        call(table, Course{Course::Step::turns, seat});
        return push(Turn{Turn::Step::place, seat});
    }

    // Answers the open question for whomever it asks, chance too.
    Position& answer(std::string_view words) {
        Action action{};
        const Seat seat = asked_seat();
        if (!Fertility::parse_action(rules, words, action)) {
            ADD_FAILURE() << "not an action: " << words;
        } else if (seat == spectator || !is_legal(action)) {
            ADD_FAILURE() << "not legal: " << words << "; asked: " << question() << "; legal: " << joined(legal());
        } else {
            Fertility::apply(rules, s, seat, action, &log);
        }
        return *this;
    }
    // Lets chance answer until a seat is asked or nothing is.
    Position& draw_by_chance() {
        while (s.flow.ask.to_chance()) answer(legal().front());
        return *this;
    }

    Reason refusal(std::string_view words) { return refusal_to(asked_seat(), words); }
    Reason refusal_to(Seat seat, std::string_view words) {
        Action action{};
        EXPECT_TRUE(Fertility::parse_action(rules, words, action)) << "not an action: " << words;
        return static_cast<Reason>(Fertility::explain(rules, s, seat, action).reason);
    }

    AskKind asked() const { return static_cast<AskKind>(s.flow.ask.kind); }
    Seat asked_seat() const { return s.flow.ask.open() ? lowest_seat(s.flow.ask.seats) : spectator; }
    std::string question() const {
        return Fertility::question(rules, Fertility::observe(rules, s, spectator), Language::en);
    }
    // The legal answers as text; those of chance where it is asked.
    std::vector<std::string> legal() const {
        std::vector<std::string> result;
        for (const Action& action : legal_actions()) result.push_back(Fertility::action_text(rules, action));
        return result;
    }
    std::vector<Action> legal_actions() const {
        Buffers<Fertility> buffers;
        Fertility::legal(rules, s, asked_seat(), buffers.actions);
        Fertility::outcomes(rules, s, buffers.outcomes);
        std::vector<Action> result(buffers.actions.begin(), buffers.actions.end());
        for (const Outcome& outcome : buffers.outcomes) result.push_back(outcome.action);
        return result;
    }

    Player& player(Seat seat) { return s.table.player[seat]; }
    OpenTable& table() { return s.table; }
    std::string loose_of(Seat seat) { return letters(player(seat).loose); }
    std::string in_shops_of(Seat seat) { return letters(player(seat).in_shops); }
    std::string reserve_of(Seat seat) const { return tiles(s.table.player[seat].reserve); }
    std::string pool_now() const { return tiles(s.table.pool); }
    Score score_of(Seat seat) const { return score(rules, s.table, seat); }
    int stock_of(char letter) const { return s.table.stock[resource_of(letter)]; }
    int happened(EventKind kind) const {
        return static_cast<int>(std::count_if(
            log.begin(), log.end(), [&](const Event& event) { return event.kind == static_cast<std::uint8_t>(kind); }));
    }

    Rules rules;
    State s{};
    EventLog log;

private:
    void draw(Cell cell, char code) {
        Valley& v = s.table.valley;
        if (code == 'W') v.wheat.add(cell);
        if (code == 'W' || code == '~') return;
        if (code == 'S') {
            v.start = cell;
            for (Cells& scene : v.scene) scene.add(cell);
        } else if (code >= 'a' && code <= 'z') {
            v.scene[resource_of(code)].add(cell);
        } else {
            v.free.add(cell);
            if (code >= '1' && code <= '4') v.monument[static_cast<std::size_t>(code - '1')].add(cell);
            if (code >= 'A' && code <= 'Z') v.symbol[resource_of(code)].add(cell);
        }
    }

    Position& refresh(Seat seat) {
        Player& its = player(seat);
        its.open_for = {};
        for (std::size_t number = 0; number < max_shops; ++number) {
            const Shop* const shop = shop_of(rules, its, number);
            for (std::size_t r = 0; shop != nullptr && r < resource_count; ++r)
                if (need_for(*shop, its.supplied[number], r) >= 0) its.open_for[r] |= 1U << number;
        }
        return *this;
    }

    template <class Frame>
    Position& push(const Frame& frame) {
        fertility::Table table{rules, s, &log};
        call(table, frame);
        Fertility::Driver::run_until_question(table);
        return *this;
    }

    bool is_legal(Action action) const {
        const auto actions = legal_actions();
        return std::find(actions.begin(), actions.end(), action) != actions.end();
    }

    template <class Tiles>
    static std::string tiles(const Tiles& list) {
        std::vector<std::string_view> ids;
        for (const PairId pair : list) ids.push_back(pair_ids[pair]);
        return joined(ids, " ");
    }
};

// A game from its set-up to its end, answered at random; `log` hears everything.
inline State play_at_random(const Rules& rules, std::uint64_t seed, EventLog& log) {
    Rng rng(seed);
    State s;
    Fertility::start(rules, s, &log);
    auto buffers = Buffers<Fertility>();
    for (Ask ask = s.flow.ask; ask.open(); ask = s.flow.ask) {
        buffers.actions.clear();
        buffers.outcomes.clear();
        if (ask.to_chance()) {
            Fertility::outcomes(rules, s, buffers.outcomes);
            Fertility::apply(rules, s, chance, pick_outcome(buffers.outcomes, rng), &log);
        } else {
            const Seat seat = lowest_seat(ask.seats);
            Fertility::legal(rules, s, seat, buffers.actions);
            const auto options = static_cast<std::uint32_t>(buffers.actions.size());
            Fertility::apply(rules, s, seat, buffers.actions[rng.below(options)], &log);
        }
    }
    return s;
}

}  // namespace mehen::fertility::test
