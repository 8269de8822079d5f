// What is under way promises: the best of the answers that are still to come.
#include <algorithm>
#include <array>
#include <type_traits>

#include "games/kemet/game.h"
#include "games/kemet/judging/onlooker.h"
#include "games/kemet/questions/buying.h"
#include "games/kemet/questions/march.h"
#include "games/kemet/questions/raising.h"
#include "games/kemet/questions/recruiting.h"
#include "games/kemet/questions/tokens.h"
#include "games/kemet/seth/flow/joint_move.h"
#include "games/kemet/table/table.h"

namespace mehen::kemet {

namespace {

// Answers that change the table by themselves; `done` and its like leave it as it is.
bool acts(Action action) {
    constexpr std::array kinds = {ActionKind::pyramid, ActionKind::raise, ActionKind::tile,
                                  ActionKind::recruit, ActionKind::place, ActionKind::creature};
    return std::any_of(kinds.begin(), kinds.end(), [&](ActionKind kind) { return is(action, kind); });
}

}  // namespace

// What the best single answer to a procedure would add. Building and buying is nobody else's affair.
template <class Frame>
int Onlooker::best_answer(const Frame& frame) const {
    if (frame.seat != seat_) return 0;
    Buffer<Action, Kemet::max_actions> actions;
    list_answers(rules_, now_, frame, seat_, actions);
    if (actions.empty()) return 0;
    constexpr bool alone = std::is_same_v<Frame, Raise> || std::is_same_v<Frame, Buy>;
    const int before = alone ? own_outlook_now() : outlook_now();
    bool any = false;
    int best = before;
    for (const Action& action : actions) {
        int value = before;
        if (acts(action)) {
            State after = now_;
            kemet::Table table{rules_, after, nullptr};
            Frame then = frame;
            kemet::answer(table, then, seat_, action);
            value = alone ? own_outlook(after) : outlook(after);
        }
        best = any ? std::max(best, value) : value;
        any = true;
    }
    return best - before;
}

int Onlooker::promise(std::size_t at) const {
    const FlowStack& flow = view_.flow;
    switch (static_cast<FrameId>(flow.frame[at])) {
        case FrameId::turn: return promise_of(read_frame<Turn>(flow, at));
        case FrameId::raise: return promise_of(read_frame<Raise>(flow, at));
        case FrameId::buy: return promise_of(read_frame<Buy>(flow, at));
        case FrameId::recruit: return promise_of(read_frame<Recruit>(flow, at));
        case FrameId::move: return promise_of(read_frame<MoveTroop>(flow, at));
        case FrameId::place_units: return promise_of(read_frame<PlaceUnits>(flow, at));
        case FrameId::play_card: return promise_of(read_frame<PlayCard>(flow, at));
        case FrameId::alliance_phase: return promise_of(read_frame<AlliancePhase>(flow, at));
        case FrameId::great_ceremony: return promise_of(read_frame<GreatCeremony>(flow, at));
        case FrameId::shares: return promise_of(read_frame<Shares>(flow, at));
        case FrameId::seize_creature: return promise_of(read_frame<SeizeCreature>(flow, at));
        case FrameId::destroy_two: return promise_of(read_frame<DestroyTwo>(flow, at));
        case FrameId::invocation: return promise_of(read_frame<Invocation>(flow, at));
        case FrameId::none:
        case FrameId::course:
        case FrameId::set_up:
        case FrameId::day:
        case FrameId::battle:
        case FrameId::window:
        case FrameId::homecoming:
        case FrameId::scoring:
        case FrameId::night:
        case FrameId::turn_order:
        case FrameId::losses:
        case FrameId::take_sides:
        case FrameId::phases:
        case FrameId::assault:
        case FrameId::name_fighters:
        case FrameId::aftermath:
        case FrameId::winners_cards:
        case FrameId::companions:
        case FrameId::theft: return 0;
    }
    return 0;
}

int Onlooker::promise_of(const Turn& turn) const {
    if (turn.seat != seat_) return 0;
    int promised = 0;
    for (std::size_t which = 0; which < 2; ++which)
        if (((unsigned{turn.pending} >> which) & 1U) != 0)
            promised += promise_of_space(spaces_of(rules_, now_, seat_)[turn.space[which]].space, turn.victim[which]);
    if ((turn.pending & 4U) != 0) promised += promise_of_gold(PlayerPower::noted(turn.gold));
    return promised;
}

int Onlooker::promise_of_space(Space space, Seat victim) const {
    switch (space) {
        case Space::pray: {
            State after = now_;
            kemet::Table table{rules_, after, nullptr};
            gain_prayer(table, seat_, pray_prayer(rules_, now_, seat_));
            return own_outlook(after) - own_outlook_now();
        }
        case Space::raise: return promise_of(Raise{.seat = seat_});
        case Space::move: return promise_of(new_move_of(seat_));
        case Space::recruit: return promise_of(Recruit{.seat = seat_});
        case Space::tile_red: return promise_of(Buy{.seat = seat_, .space = 0});
        case Space::tile_blue: return promise_of(Buy{.seat = seat_, .space = 1});
        case Space::tile_white: return promise_of(Buy{.seat = seat_, .space = 2});
        case Space::tile_any: return promise_of(Buy{.seat = seat_, .space = colour_count});
        case Space::tile_violet: return promise_of(Buy{.seat = seat_, .space = 4});
        case Space::assault: return promise_of(new_move_of(seat_)) * 3 / 2;  // a second move comes on top
        case Space::invocation: return promise_of_card();
        case Space::seize_creature:
        case Space::seize_troop:
        case Space::destroy_units:
        case Space::seize_pyramid: return promise_of_takeover(space, victim);
    }
    return 0;
}

int Onlooker::promise_of_gold(PlayerPower which) const {
    const PlayerPower from = which == Power::free_recruits ? PlayerPower(Power::gold_move_or_recruit) : which;
    if (power(now_, seat_, from) == 0) return -1;  // of a tile that is still to be bought: it may come to nothing
    if (which == Power::gold_tile_dearer)
        return promise_of(Buy{.seat = seat_, .space = colour_count, .surcharge = as_byte(power(now_, seat_, which))});
    if (which == Power::free_recruits) return promise_of(Recruit{.seat = seat_});
    if (which == Power::gold_pray) return promise_of_space(Space::pray, none);
    MoveTroop move = new_move_of(seat_);
    move.rules = as_byte(which.place());
    return promise_of(move);
}

int Onlooker::promise_of(const Raise& frame) const {
    return frame.done != 0 ? 0 : best_answer(frame);
}
int Onlooker::promise_of(const Recruit& frame) const {
    return frame.done != 0 ? 0 : best_answer(frame);
}
int Onlooker::promise_of(const PlaceUnits& frame) const {
    return frame.done != 0 ? 0 : best_answer(frame);
}
int Onlooker::promise_of(const Buy& frame) const {
    return frame.step != Buy::Step::choose ? 0 : best_answer(frame);
}

int Onlooker::promise_of(const PlayCard& frame) const {
    const bool to_come = frame.seat == seat_ && frame.step == PlayCard::Step::effect && now_.vetoed == 0;
    return to_come ? 2 * weight::played_card : 0;
}

int Onlooker::promise_of(const MoveTroop& frame) const {
    if (leader_of(now_, frame) != seat_) return 0;
    switch (frame.step) {
        case MoveTroop::Step::begin:
        case MoveTroop::Step::march:
        case MoveTroop::Step::go_on: return best_march(frame);
        case MoveTroop::Step::where: {
            const auto companions = under_way<Companions>(view_.flow);
            if (!companions) return best_step(now_, frame) - outlook_now();
            State set_out = now_;
            take_all_along(rules_, set_out, *companions);
            return best_step(set_out, frame) - outlook_now();
        }
        case MoveTroop::Step::struck:
        case MoveTroop::Step::attack:
        case MoveTroop::Step::arrive:
        case MoveTroop::Step::entered:
        case MoveTroop::Step::escaped:
        case MoveTroop::Step::over: return 0;
    }
    return 0;
}

// Whole troops and troops that leave one unit behind, with everybody who may go along: other parties seldom are the
// best.
int Onlooker::best_march(const MoveTroop& frame) const {
    if (frame.step == MoveTroop::Step::begin) {  // what the move before has left is not this one's
        State begun = now_;
        kemet::Table table{rules_, begun, nullptr};
        MoveTroop move = frame;
        kemet::run(table, move);
        return best_march_of(begun, move);
    }
    return best_march_of(now_, frame);
}

int Onlooker::best_march_of(const State& s, const MoveTroop& move) const {
    Buffer<Action, Kemet::max_actions> parties;
    list_answers(rules_, s, move, seat_, parties);
    const int before = outlook_now();
    bool any = move.step == MoveTroop::Step::go_on;  // then it may stay
    int best = before;
    for (const Action& party : parties) {
        if (!is(party, ActionKind::march) || party.arg[1] + 1 < s.units[party.arg[0]][move.seat]) continue;
        State set_out = s;
        kemet::Table table{rules_, set_out, nullptr};
        MoveTroop then = move;
        kemet::answer(table, then, seat_, party);
        if (const auto companions = under_way<Companions>(set_out.flow)) take_all_along(rules_, set_out, *companions);
        const int value = best_step(set_out, then);
        best = any ? std::max(best, value) : value;
        any = true;
    }
    return best - before;
}

int Onlooker::best_step(const State& s, const MoveTroop& frame) const {
    Buffer<Action, Kemet::max_actions> steps;
    list_answers(rules_, s, frame, seat_, steps);
    if (steps.empty()) {
        State stays = s;
        return outlook(stays);
    }
    int best = 0;
    bool any = false;
    for (const Action& step : steps) {
        State after = s;
        kemet::Table table{rules_, after, nullptr};
        MoveTroop then = frame;
        kemet::answer(table, then, seat_, step);
        const int value = outlook(after);
        best = any ? std::max(best, value) : value;
        any = true;
    }
    return best;
}

}  // namespace mehen::kemet
