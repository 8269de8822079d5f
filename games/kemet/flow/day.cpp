// The course of the game, a day and a turn [kemet.round, kemet.turn].
#include "games/kemet/flow/day.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "games/kemet/flow/cards.h"
#include "games/kemet/flow/creatures.h"

namespace mehen::kemet {

Flow run(Table& table, Course& frame) {
    using Step = Course::Step;
    const Ruleset& set = table.rules.set;
    State& s = table.s;
    switch (frame.step) {
        case Step::set_up: frame.step = Step::opening_night; return call(table, SetUp{});
        case Step::opening_night:
            frame.step = Step::day;
            if (!set.opening_night) return Flow::next;
            return call(table, Night{});
        case Step::day:
            frame.step = Step::scoring;
            ++s.day;
            s.night = 0;
            table.tell(make_event(EventKind::day_begins, chance, s.day));
            return call(table, Day{});
        case Step::scoring:
            if (s.winner != nobody) return Flow::done;
            frame.step = Step::victory;
            if (!set.scored_by_day) s.night = 1;
            return call(table, Scoring{});
        case Step::victory:  // looked for when the day has been scored
            frame.step = Step::night;
            if (set.victory == Victory::end_of_day)
                for (Seat seat = 0; seat < table.rules.seats; ++seat)
                    if (points(s, seat) >= set.goal) return Flow::done;
            return Flow::next;
        case Step::night:
            frame.step = Step::dawn;
            s.night = 1;
            return call(table, Night{});
        case Step::dawn:
            if (set.victory == Victory::called && s.caller != nobody) return Flow::done;
            frame.step = Step::order;
            return Flow::next;
        case Step::order: frame.step = Step::day; return call(table, TurnOrder{});
    }
    return Flow::done;
}

Flow run(Table& table, Day& frame) {
    State& s = table.s;
    if (frame.started == 0) {
        frame.started = 1;
        for (Seat seat = 0; seat < table.rules.seats; ++seat)
            s.player[seat].spaces = s.player[seat].acquisition_used = 0;
        s.actor = nobody;
        s.tile_level = table.rules.beginners ? std::min<std::uint8_t>(s.day, 2) : 4;
    }
    if (s.winner != nobody) return Flow::done;
    const unsigned turns = unsigned{table.rules.set.tokens} * table.rules.seats;
    if (frame.turn < turns) {
        const Seat seat = s.order[frame.turn % table.rules.seats];
        ++frame.turn;
        return call(table, Turn{{}, seat, {0xFF, 0xFF}, 0, 0, 0, 0, {}});
    }
    if (frame.turn == turns) {  // the day's last action may still be answered by cards
        ++frame.turn;
        return open_window(table, s.actor == nobody ? s.order[0] : s.actor, s.actor, When::any_day);
    }
    return Flow::done;
}

unsigned levels_covered(const Rules& rules, unsigned spaces) {
    unsigned covered = 0;
    for (unsigned level = 1; level < rules.spaces_on_level.size(); ++level)
        if ((rules.spaces_on_level[level] & spaces) != 0) covered |= 1U << level;
    return covered;
}

bool balance_possible(const Rules& rules, unsigned spaces, int tokens) {
    return 3 - std::popcount(levels_covered(rules, spaces)) <= tokens;
}

Seat active_seat(const State& s, Seat otherwise) {
    const auto turn = under_way<Turn>(s.flow);
    return turn ? turn->seat : otherwise;
}

Flow lose_action(Table& table, Seat seat) {
    if (const auto turn = under_way<Turn>(table.s.flow))
        table.tell(make_event(EventKind::action_lost, seat, turn->now < 2 ? turn->space[turn->now] : 0xFFU));
    return Flow::done;
}

unsigned placed_creatures(const Turn& frame) {
    return frame.placed[0] | (unsigned{frame.placed[1]} << 8);
}

namespace {

using Step = Turn::Step;

// Free spaces for a token that leave the balance rule a way; `tokens_after` can be placed later.
template <class Visit>
void each_space(const Rules& rules, const Player& player, int tokens_after, Visit&& visit) {
    const unsigned covered = levels_covered(rules, player.spaces);
    const int empty = 3 - std::popcount(covered);
    for (unsigned i = 0; i < rules.set.spaces.size(); ++i) {
        if (((unsigned{player.spaces} >> i) & 1U) != 0) continue;
        const bool fills = ((covered >> rules.set.spaces[i].level) & 1U) == 0;
        if (empty - (fills ? 1 : 0) <= tokens_after) visit(i);
    }
}

bool has_golden_action(const State& s, Seat seat) {
    for (const Power each : golden)
        if (power(s, seat, each) > 0) return true;
    return false;
}

// Whoever has enough VP when about to play a token sets off the end.
void call_end(Table& table, Seat seat) {
    State& s = table.s;
    const Ruleset& set = table.rules.set;
    if (set.victory != Victory::called || s.caller != nobody || points(s, seat) < set.goal) return;
    s.caller = seat;
    table.tell(make_event(EventKind::end_called, seat));
}

// Whoever has enough VP at the start of the own turn, with nobody ahead, has won.
void look_for_winner(Table& table, Seat seat) {
    State& s = table.s;
    const Ruleset& set = table.rules.set;
    if (set.victory != Victory::own_turn || counted_points(table.rules, s, seat) < set.goal) return;
    for (Seat other = 0; other < table.rules.seats; ++other)
        if (counted_points(table.rules, s, other) > counted_points(table.rules, s, seat)) return;
    s.winner = seat;
    table.tell(make_event(EventKind::game_won, seat));
}

// Which of the acquisition spaces a space of the player board is.
std::uint8_t acquisition_number(const Rules& rules, std::size_t space) {
    std::uint8_t number = 0;
    for (std::size_t i = 0; i < space; ++i)
        number = static_cast<std::uint8_t>(number + (rules.set.spaces[i].space == Space::tile_any ? 1 : 0));
    return number;
}

// A token lies on a space from now on.
void cover(const Rules& rules, Player& player, std::size_t space) {
    player.spaces = static_cast<std::uint16_t>(player.spaces | (1U << space));
    if (rules.set.spaces[space].space != Space::tile_any) return;
    const unsigned number = acquisition_number(rules, space);
    player.acquisition_used = static_cast<std::uint8_t>(player.acquisition_used | (1U << number));
}

Flow start_action(Table& table, const Turn& frame) {
    const Rules& rules = table.rules;
    table.s.spent = 0;
    table.s.acting = 1;
    table.s.actor = frame.seat;
    if (frame.now == 2) {  // the golden token
        const auto which = static_cast<Power>(frame.gold);
        if (which == Power::gold_tile_dearer)
            return call(
                table,
                Buy{{}, frame.seat, colour_count, static_cast<std::uint8_t>(power(table.s, frame.seat, which)), 0, 0});
        if (frame.gold == static_cast<std::uint8_t>(Power::free_recruits))
            return call(table, Recruit{frame.seat, 0, 0, 0, 0, 0});
        return call(table, MoveTroop{{}, frame.seat, frame.gold, nobody});
    }
    const Space space = rules.set.spaces[frame.space[frame.now]].space;
    switch (space) {
        case Space::pray:
            gain_prayer(table, frame.seat, rules.set.pray_prayer + power(table.s, frame.seat, Power::pray_bonus));
            if (power(table.s, frame.seat, Power::units_on_pray) > 0)
                return call(table, place_units(frame.seat, power(table.s, frame.seat, Power::units_on_pray),
                                               PlaceUnits::Where::districts_or_troops));
            return Flow::next;
        case Space::raise: return call(table, Raise{frame.seat, 0, 0});
        case Space::move: return call(table, MoveTroop{{}, frame.seat, 0, nobody});
        case Space::recruit: return call(table, Recruit{frame.seat, 0, 0, 0, 0, 0});
        case Space::tile_red: return call(table, Buy{{}, frame.seat, 0, 0, 0, 0});
        case Space::tile_blue: return call(table, Buy{{}, frame.seat, 1, 0, 0, 0});
        case Space::tile_white: return call(table, Buy{{}, frame.seat, 2, 0, 0, 0});
        case Space::tile_any: {
            const std::uint8_t number = acquisition_number(rules, frame.space[frame.now]);
            return call(table, Buy{{}, frame.seat, static_cast<std::uint8_t>(colour_count + 1 + number), 0, 0, 0});
        }
    }
    return Flow::next;
}

}  // namespace

Flow run(Table& table, Turn& frame) {
    State& s = table.s;
    Player& player = s.player[frame.seat];
    switch (frame.step) {
        case Step::begin:  // before any own token
            table.tell(make_event(EventKind::turn_begins, frame.seat));
            look_for_winner(table, frame.seat);
            if (s.winner != nobody) return Flow::done;
            frame.step = Step::prepare;
            // After the last action, beginning with whoever took it, and before the next.
            if (const Flow window =
                    open_window(table, s.actor == nobody ? frame.seat : s.actor, s.actor, When::any_day);
                window != Flow::next)
                return window;
            [[fallthrough]];
        case Step::prepare:
            if (frame.token_placed == 0) return ask_seat(table, frame.seat, AskKind::turn);
            frame.step = Step::more_tokens;
            [[fallthrough]];
        case Step::more_tokens: {
            const bool silver = player.silver > 0 && frame.space[1] == 0xFF;
            const bool gold = player.gold > 0 && frame.gold == 0 && has_golden_action(s, frame.seat);
            if (silver || gold) return ask_seat(table, frame.seat, AskKind::more_tokens);
            frame.step = Step::next_action;
            [[fallthrough]];
        }
        case Step::next_action:
            if (frame.pending == 0) {
                enter_points(table, frame.seat);
                return Flow::done;
            }
            if (std::popcount(unsigned{frame.pending}) > 1) return ask_seat(table, frame.seat, AskKind::which_first);
            frame.now = static_cast<std::uint8_t>(std::countr_zero(unsigned{frame.pending}));
            frame.step = Step::act;
            [[fallthrough]];
        case Step::act:
            frame.step = Step::after;
            frame.pending = static_cast<std::uint8_t>(frame.pending & ~(1U << frame.now));
            if (const Flow action = start_action(table, frame); action != Flow::next) return action;
            [[fallthrough]];
        case Step::after:
            s.acting = 0;
            settle_control(table);
            frame.step = Step::next_action;
            // Cards after an action: the active player's own, or everybody's. After the last action everybody's come in
            // the window of the next turn.
            if (const Flow own = open_own_window(table, frame.seat); own != Flow::next) return own;
            if (frame.pending == 0) return Flow::next;
            return open_window(table, frame.seat, frame.seat, When::any_day);
    }
    return Flow::done;
}

void legal(const Rules& rules, const State& s, const Turn& frame, Seat seat, ActionList& out) {
    const Player& player = s.player[seat];
    if (is(s.flow.ask, AskKind::turn)) {
        each_space(rules, player, player.tokens - 1 + player.silver,
                   [&](unsigned space) { out.push(make_action(ActionKind::token, space)); });
        if (!rules.set.creatures_return_by_recruiting)
            creature_choices(rules, s, seat, exchange_before_token(rules), placed_creatures(frame), ~AreaMask{0}, out);
        // The last moment before the action, for cards of anybody's day too.
        playable_cards(rules, s, seat, When::own_day, nobody, out);
        playable_cards(rules, s, seat, When::any_day, nobody, out);
    } else if (is(s.flow.ask, AskKind::more_tokens)) {
        if (player.silver > 0 && frame.space[1] == 0xFF)
            each_space(rules, player, player.tokens,
                       [&](unsigned space) { out.push(make_action(ActionKind::silver, space)); });
        if (player.gold > 0 && frame.gold == 0)
            for (const Power each : golden) {
                if (power(s, seat, each) == 0) continue;
                if (each == Power::gold_move_or_recruit)  // recruiting is written as what it gives
                    out.push(make_action(ActionKind::gold, static_cast<unsigned>(Power::free_recruits)));
                out.push(make_action(ActionKind::gold, static_cast<unsigned>(each)));
            }
        // A silver token left over may still go with a later own one.
        const int later = player.tokens == 0 ? 0 : player.tokens + player.silver;
        if (balance_possible(rules, player.spaces, later)) out.push(make_action(ActionKind::done));
    } else {
        for (unsigned which = 0; which < 3; ++which)
            if (((unsigned{frame.pending} >> which) & 1U) != 0) out.push(make_action(ActionKind::first, which));
    }
}

Answered answer(Table& table, Turn& frame, Seat seat, Action action) {
    Player& player = table.s.player[seat];
    const std::uint8_t which = action.arg[0];
    if (is(action, ActionKind::token)) {
        call_end(table, seat);
        --player.tokens;
        cover(table.rules, player, which);
        frame.space[0] = which;
        frame.token_placed = 1;
        frame.pending = static_cast<std::uint8_t>(frame.pending | 1U);
        table.tell(make_event(EventKind::token, seat, which));
    } else if (is(action, ActionKind::silver)) {
        --player.silver;
        cover(table.rules, player, which);
        frame.space[1] = which;
        frame.pending = static_cast<std::uint8_t>(frame.pending | 2U);
        table.tell(make_event(EventKind::silver_token, seat, which));
    } else if (is(action, ActionKind::gold)) {
        --player.gold;
        frame.gold = which;
        frame.pending = static_cast<std::uint8_t>(frame.pending | 4U);
        table.tell(make_event(EventKind::gold_token, seat, which));
    } else if (is(action, ActionKind::done)) {
        frame.step = Step::next_action;
    } else if (is(action, ActionKind::first)) {
        frame.now = which;
        frame.step = Step::act;
    } else if (is(action, ActionKind::creature)) {
        frame.placed[which / 8] = static_cast<std::uint8_t>(frame.placed[which / 8] | (1U << (which % 8)));
        place_creature(table, seat, which, action.arg[1]);
    } else {
        play_card(table, seat, which);
    }
    return Answered::finished;
}

}  // namespace mehen::kemet
