// A table of one god against an alliance for tests: random games, and positions put together by hand.
#pragma once

#include <string>

#include "core/any_game.h"
#include "games/kemet/box/editions/games.h"
#include "games/kemet/table/table.h"

namespace mehen::kemet::test {

// Members of the Alliance.
inline constexpr Seat green = 0;
inline constexpr Seat blue = 1;
inline constexpr Seat yellow = 2;

inline Rules lone_rules(int members, bool first_edition = false) {
    Setup setup;
    setup.seats = members + 1;
    setup.option[0] = first_edition ? 1 : 0;
    setup.option[2] = static_cast<std::uint8_t>(members + 1);  // the last seat stands alone
    Rules rules;
    KemetSeth::make_rules(setup, nullptr, rules);
    return rules;
}

inline Move any_move(const Rules& rules, const State& s, Rng& rng) {
    if (s.flow.ask.to_chance()) return {chance, Kemet::sample(rules, s, rng)};
    auto asked = s.flow.ask.seats.begin();
    for (auto skip = rng.below(static_cast<std::uint32_t>(s.flow.ask.seats.size())); skip > 0; --skip) ++asked;
    Buffer<Action, Kemet::max_actions> answers;
    Kemet::legal(rules, s, *asked, answers);
    return {*asked, answers[rng.below(static_cast<std::uint32_t>(answers.size()))]};
}

// A game played at random up to its end, or as long as `go_on` says.
template <class GoOn>
State play_at_random(const Rules& rules, std::uint64_t seed, GoOn&& go_on) {
    State s{};
    Kemet::start(rules, s, nullptr);
    Rng rng(seed);
    for (int step = 0; s.flow.ask.open() && step < 20'000 && go_on(s); ++step) {
        const Move move = any_move(rules, s, rng);
        Kemet::apply(rules, s, move.seat, move.action, nullptr);
    }
    return s;
}

// After the set-up, with the board cleared and the first tiles given back: what a test wants it puts there.
class LonePosition {
public:
    explicit LonePosition(int members, bool first_edition = false) : rules(lone_rules(members, first_edition)) {
        s = play_at_random(rules, 1, [](const State& now) { return now.set_up == 0; });
        for (AreaId area = 0; area < rules.map.areas; ++area)
            for (Seat seat = 0; seat < rules.seats; ++seat)
                remove_units(table, area, seat, s.units[area][seat], Loss::given_up);
        s.winner = none;  // an empty board is no defeat here
        s.homeless = 0;
        for (Seat seat = 0; seat < rules.seats; ++seat) give_tiles_back(seat);
        s.pact.creature_cards = static_cast<std::uint16_t>((1U << rules.set.creature_cards.size()) - 1U);
        for (auto& city : s.pyramid) city = {};
        put_pyramid(table, rules.map.district[rules.map.lone_city][0], {1, static_cast<std::uint8_t>(Colour::violet)});
        s.flow = {};
    }

    Seat lone() const { return s.pact.lone; }
    AreaId area(std::string_view id) const {
        AreaId found = 0;
        while (rules.area(found).id != id) ++found;
        return found;
    }
    TileId tile(std::string_view id) const {
        TileId found = 0;
        while (rules.set.tiles[found].id != id) ++found;
        return found;
    }
    // The first area of a kind that no troop stands in; of deserts one without obelisk.
    AreaId empty(AreaKind kind) const {
        for (AreaId area = 0; area < rules.map.areas; ++area) {
            const bool fits = rules.area(area).kind == kind && (kind != AreaKind::desert || !rules.area(area).obelisk);
            if (fits && s.standing[area] == no_seats) return area;
        }
        return none;
    }
    void pass_windows() {
        while (is(s.flow.ask, AskKind::window)) answer("pass");
    }
    std::string id(AreaId where) const { return std::string(rules.area(where).id); }
    // Both sides play the first battle cards named, discard the others and add nothing.
    void council(Seat one, std::string_view play, std::string_view discard) {
        pass_windows();
        answer_as(one, "choose " + std::string(play));
        answer_as(one, "discard " + std::string(discard));
        answer_as(one, "done");
    }
    void units(AreaId where, Seat seat, int count) { add_units(table, where, seat, count); }
    void creature(std::string_view tile_id, Seat seat, AreaId where) {
        own_tile(table, seat, tile(tile_id));
        put_creature(s, rules.creature_of[tile(tile_id)], where);
    }
    template <class Frame>
    void run(const Frame& frame) {
        s.flow = {};
        call(table, frame);
        Kemet::Driver::run_until_question(table);
    }
    // Everything that may be answered now, as text.
    std::string answers() const {
        std::string text;
        Buffer<Action, Kemet::max_actions> list;
        for (Seat seat = 0; seat < rules.seats; ++seat) Kemet::legal(rules, s, seat, list);
        for (const Action& action : list) text += Kemet::action_text(rules, action) + "; ";
        return text;
    }
    bool allows(std::string_view words) const { return answers().find(std::string(words) + "; ") != std::string::npos; }
    void answer(std::string_view words) { answer_as(lowest_seat(s.flow.ask.seats), words); }
    void answer_as(Seat seat, std::string_view words) {
        Action action{};
        if (Kemet::parse_action(rules, words, action) && allows(words))
            Kemet::apply(rules, s, seat, action, nullptr);
        else
            refused += std::string(words) + " not among " + answers();
    }

    Rules rules;
    State s{};
    Table table{rules, s, nullptr};
    std::string refused;  // what a test answered that was not legal

private:
    void give_tiles_back(Seat seat) {
        Player& player = s.player[seat];
        for (std::uint64_t left = player.tiles; left != 0; left &= left - 1) {
            const TileId tile = lowest(left);
            set_copies(s, tile, s.copies[tile] + 1);
            const CreatureId creature = rules.creature_of[tile];
            if (creature == none) continue;
            put_creature(s, creature, none);
            s.creature_owner[creature] = none;
        }
        player.tiles = 0;
        player.silver = player.gold = 0;
        refresh_powers(rules, s, seat);
    }
};

}  // namespace mehen::kemet::test
