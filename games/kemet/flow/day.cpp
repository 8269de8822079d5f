// The course of the game, a day and a turn [kemet.round, kemet.turn].
#include "games/kemet/flow/day.h"

#include <algorithm>
#include <bit>

#include "games/kemet/expansions.h"
#include "games/kemet/flow/cards.h"
#include "games/kemet/questions/buying.h"
#include "games/kemet/questions/tokens.h"
#include "games/kemet/table/creatures.h"

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
            if (replaced(Seam<DayOfCourse>{}, table.rules)) return join_step(Seam<DayOfCourse>{}, table);
            return call(table, Day{});
        case Step::scoring:
            if (s.winner != none) return Flow::done;
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
            if (set.victory == Victory::called && s.caller != none) return Flow::done;
            frame.step = Step::order;
            return Flow::next;
        case Step::order:
            frame.step = Step::day;
            if (replaced(Seam<DayOfCourse>{}, table.rules)) return Flow::next;  // it says itself whose turn it is
            return call(table, TurnOrder{});
    }
    return Flow::done;
}

Flow run(Table& table, Day& frame) {
    State& s = table.s;
    if (frame.started == 0) {
        frame.started = 1;
        for (Seat seat = 0; seat < table.rules.seats; ++seat)
            s.player[seat].spaces = s.player[seat].acquisition_used = 0;
        s.actor = none;
        s.tile_level = table.rules.beginners ? std::min<std::uint8_t>(s.day, 2) : 4;
    }
    if (s.winner != none) return Flow::done;
    const unsigned turns = unsigned{table.rules.set.tokens} * table.rules.seats;
    if (frame.turn < turns) {
        const Seat seat = s.order[frame.turn % table.rules.seats];
        ++frame.turn;
        return call(table, new_turn(seat));
    }
    if (frame.turn == turns) {  // the day's last action may still be answered by cards
        ++frame.turn;
        return open_window_between(table, s.order[0]);
    }
    return Flow::done;
}

Turn new_turn(Seat seat) {
    return Turn{.seat = seat, .space = {none, none}, .victim = {none, none}};
}

Seat active_seat(const State& s, Seat otherwise) {
    const auto turn = under_way<Turn>(s.flow);
    return turn ? turn->seat : otherwise;
}

Flow lose_action(Table& table, Seat seat) {
    if (table.log == nullptr) return Flow::done;  // nobody hears which space it was
    EventKind kind = EventKind::action_lost;
    join(Seam<ActionLost>{}, table, seat, kind);
    if (const auto turn = under_way<Turn>(table.s.flow))
        table.tell(make_event(kind, seat, turn->now < 2 ? turn->space[turn->now] : SpaceId(none)));
    return Flow::done;
}

namespace {

using Step = Turn::Step;

// Whoever has enough VP when about to play a token sets off the end.
void call_end(Table& table, Seat seat) {
    State& s = table.s;
    const Ruleset& set = table.rules.set;
    if (set.victory != Victory::called || s.caller != none || points(s, seat) < set.goal) return;
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

// A token lies on a space from now on.
void cover(const Rules& rules, OpenTable& t, Seat seat, SpaceId space) {
    Player& player = t.player[seat];
    put_in(player.spaces, space);
    if (spaces_of(rules, t, seat)[space].space != Space::tile_any) return;
    const unsigned number = acquisition_number(rules, space);
    put_in(player.acquisition_used, number);
}

// A pray action; own tiles may bring units.
Flow pray(Table& table, Seat seat) {
    const State& s = table.s;
    gain_prayer(table, seat, pray_prayer(table.rules, s, seat));
    join(Seam<Prayed>{}, table, seat);
    const int units = power(s, seat, Power::units_on_pray);
    if (units == 0) return Flow::next;
    return call(table, place_units(seat, units, PlaceUnits::Where::districts_or_troops));
}

Flow start_action(Table& table, const Turn& frame) {
    const Rules& rules = table.rules;
    table.s.spent = 0;
    table.s.acting = 1;
    table.s.actor = frame.seat;
    if (frame.now == 2) {  // the golden token
        const auto which = PlayerPower::noted(frame.gold);
        const PlayerPower from = which == Power::free_recruits ? PlayerPower(Power::gold_move_or_recruit) : which;
        if (power(table.s, frame.seat, from) == 0) {  // named with a tile in view that was not bought after all
            lose_action(table, frame.seat);
            return Flow::next;
        }
        if (which == Power::gold_tile_dearer)
            return call(table, Buy{.seat = frame.seat,
                                   .space = colour_count,
                                   .surcharge = as_byte(power(table.s, frame.seat, which))});
        if (frame.gold == as_byte(Power::free_recruits)) return call(table, Recruit{.seat = frame.seat});
        if (which == Power::gold_pray) return pray(table, frame.seat);
        MoveTroop move = new_move_of(frame.seat);
        move.rules = frame.gold;
        return call(table, move);
    }
    const auto buy = [&](unsigned colour) { return call(table, Buy{.seat = frame.seat, .space = as_byte(colour)}); };
    const Space space = spaces_of(rules, table.s, frame.seat)[frame.space[frame.now]].space;
    switch (space) {
        case Space::pray: return pray(table, frame.seat);
        case Space::raise: return call(table, Raise{.seat = frame.seat});
        case Space::move: return call(table, new_move_of(frame.seat));
        case Space::recruit: return call(table, Recruit{.seat = frame.seat});
        case Space::tile_red: return buy(0);
        case Space::tile_blue: return buy(1);
        case Space::tile_white: return buy(2);
        case Space::tile_any: return buy(colour_count + 1U + acquisition_number(rules, frame.space[frame.now]));
        case Space::tile_violet:
        case Space::assault:
        case Space::invocation:
        case Space::seize_creature:
        case Space::seize_troop:
        case Space::destroy_units:
        case Space::seize_pyramid: break;
    }
    return join_step(Seam<SpaceAction>{}, table, frame, space);
}

}  // namespace

void place_token(Table& table, Turn& frame, std::size_t token, SpaceId space) {
    cover(table.rules, table.s, frame.seat, space);
    frame.space[token] = space;
    put_in(frame.pending, token);
    if (token == own_token) frame.token_placed = 1;
}

Flow run(Table& table, Turn& frame) {
    State& s = table.s;
    Player& player = s.player[frame.seat];
    const bool answered = table.rules.actions_answered_at_once;
    switch (frame.step) {
        case Step::begin:  // before any own token
            table.tell(make_event(EventKind::turn_begins, frame.seat));
            look_for_winner(table, frame.seat);
            if (s.winner != none) return Flow::done;
            frame.step = Step::prepare;
            // After the last action, beginning with whoever took it, and before the next.
            return open_window_between(table, frame.seat);
        case Step::answers:  // what was played before the token may be answered, by the active player first
            frame.step = Step::prepare;
            if (const Flow window = open_window(table, frame.seat, answered ? none : s.actor, When::any_day);
                window != Flow::next)
                return window;
            [[fallthrough]];
        case Step::prepare:
            if (frame.token_placed == 0) return ask_seat(table, frame.seat, AskKind::turn);
            frame.step = Step::more_tokens;
            [[fallthrough]];
        case Step::more_tokens: {
            const bool silver = has_silver(table.rules, s, frame.seat) && frame.space[1] == none;
            const bool gold = player.gold > 0 && frame.gold == 0 && has_golden_action(table.rules, s, frame);
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
            frame.now = lowest(frame.pending);
            frame.step = Step::act;
            [[fallthrough]];
        case Step::act:
            frame.step = Step::after;
            take_out(frame.pending, frame.now);
            if (const Flow action = start_action(table, frame); action != Flow::next) return action;
            [[fallthrough]];
        case Step::after:
            s.acting = 0;
            settle_control(table);
            frame.step = Step::next_action;
            // Cards after an action: the active player's own, or everybody's. After the last action everybody's come in
            // the window of the next turn, unless this edition has them at once.
            if (const Flow own = open_own_window(table, frame.seat); own != Flow::next) return own;
            if (frame.pending == 0 && !answered) return Flow::next;
            return open_window(table, frame.seat, frame.seat, When::any_day);
    }
    return Flow::done;
}

Answered answer(Table& table, Turn& frame, Seat seat, Action action) {
    Player& player = table.s.player[seat];
    const Element which = action[0];
    if (is(action, ActionKind::token)) {
        call_end(table, seat);
        --player.tokens;
        place_token(table, frame, own_token, which);
        table.tell(make_event(EventKind::token, seat, which));
    } else if (is(action, ActionKind::silver)) {
        if (player.silver > 0)
            --player.silver;
        else
            join(Seam<SharedToken>{}, table);
        place_token(table, frame, silver_token, which);
        table.tell(make_event(EventKind::silver_token, seat, which));
    } else if (is(action, ActionKind::gold)) {
        --player.gold;
        frame.gold = which;
        frame.pending = as_byte(frame.pending | 4U);
        table.tell(make_event(EventKind::gold_token, seat, which));
    } else if (is(action, ActionKind::done)) {
        frame.step = Step::next_action;
    } else if (is(action, ActionKind::first)) {
        frame.now = which;
        frame.step = Step::act;
    } else if (is(action, ActionKind::creature)) {
        put_in(frame.placed[which / 8], which % 8);
        place_creature(table, seat, which, action[1]);
    } else if (is(action, ActionKind::play)) {
        frame.step = Step::answers;
        play_card(table, seat, which);
    } else {
        join(Seam<TokenAnswer>{}, table, frame, seat, action);
    }
    return Answered::finished;
}

}  // namespace mehen::kemet
