// A day on which the lone god and the Alliance take turns, and the phases of the Alliance [kemet.alliance.day].
#include <algorithm>
#include <bit>

#include "games/kemet/flow/cards.h"
#include "games/kemet/seth/flow/alliance.h"
#include "games/kemet/seth/questions/alliance.h"
#include "games/kemet/seth/steps.h"

namespace mehen::kemet {

namespace {

constexpr unsigned phases_of_a_day = 4;

// The member after the last speaker: what the Alliance agrees on is a matter of another member every day.
Seat next_speaker(const Rules& rules, const State& s) {
    const SeatMask alliance = members(rules, s);
    for (unsigned i = 1; i <= rules.seats; ++i) {
        const auto seat = Seat::of((s.pact.speaker == none ? i - 1 : s.pact.speaker + i) % rules.seats);
        if (contains(alliance, seat)) return seat;
    }
    return lowest_seat(alliance);
}

}  // namespace

Flow at(Seth, Seam<DayOfCourse>, Table& table) {
    return call(table, Phases{});
}

Flow run(Table& table, Phases& frame) {
    const Rules& rules = table.rules;
    State& s = table.s;
    if (frame.started == 0) {
        frame.started = 1;
        for (Seat seat = 0; seat < rules.seats; ++seat) s.player[seat].spaces = s.player[seat].acquisition_used = 0;
        s.pact.taken_tokens = members(rules, s);
        s.pact.token_on.fill(none);
        s.pact.speaker = next_speaker(rules, s);
        s.actor = none;
        s.tile_level = 4;
    }
    if (frame.phase == phases_of_a_day) {  // the day's last action may still be answered by cards
        ++frame.phase;
        return open_window_between(table, s.order[0]);
    }
    if (frame.phase > phases_of_a_day) return Flow::done;
    if (frame.taken < rules.set.day_track[rules.players() - 2U][frame.phase]) {
        ++frame.taken;
        return call(table, new_turn(s.pact.lone));
    }
    frame.taken = 0;
    ++frame.phase;
    return call(table, AlliancePhase{});
}

// --- a phase of the Alliance

namespace {

using Step = AlliancePhase::Step;

// A unit of some member for the temple in an area; with the last one the next level stands.
void sacrifice(Table& table, AlliancePhase& frame, AreaId area, Seat seat) {
    State& s = table.s;
    Pact& pact = s.pact;
    frame.temple = temple_in(table.rules, s, area);
    pact.temple_area[frame.temple] = area;
    if (++frame.given > pact.temple_level[frame.temple]) {
        frame.given = 0;
        put_in(frame.built, frame.temple);
        ++pact.temple_level[frame.temple];  // before the last unit leaves: it may be the Alliance's last
        if (pact.temple_level[frame.temple] == temple_levels) {
            s.built_temples |= mask_of_area(area);
            frame.step = Step::draw_power;
        }
        table.tell(make_event(EventKind::temple_raised, seat, area, pact.temple_level[frame.temple]));
    }
    remove_units(table, area, seat, 1, Loss::given_up);
    s.unsettled |= mask_of_area(area);
    settle_area(table, area);
}

void take_power(Table& table, PowerTokenId token) {
    State& s = table.s;
    put_in(s.pact.power_tokens, token);
    each_seat(members(table.rules, s), [&](Seat seat) { refresh_powers(table.rules, s, seat); });
    if (amount(table.rules.set.power_tokens[token].gives, Power::grey_token) > 0) s.pact.grey = 1;  // from today on
    table.tell(make_event(EventKind::power_gained, s.pact.speaker, token));
}

SeatMask still_to_act(const Rules& rules, const State& s, const AlliancePhase& frame) {
    return members(rules, s) & ~frame.acted;
}

}  // namespace

Flow run(Table& table, AlliancePhase& frame) {
    const Rules& rules = table.rules;
    State& s = table.s;
    switch (frame.step) {
        case Step::begin:
            if (temple_complete(s) && s.pact.ceremony != 0 && holds_district_of_lone(rules, s)) {
                win_at_once(table, lowest_seat(members(rules, s)));
                return Flow::done;
            }
            frame.step = Step::temples;
            return Flow::next;
        case Step::temples:
            look_for_victory(table);
            if (could_build(rules, s, frame)) return ask_seat(table, s.pact.speaker, AskKind::build_temple);
            frame.step = Step::next;
            return Flow::next;
        case Step::draw_power: return ask_chance(table, AskKind::draw_power);
        case Step::draw_prayer: return ask_chance(table, AskKind::draw_prayer);
        case Step::next: {
            const SeatMask left = still_to_act(rules, s, frame);
            const bool choice = left.size() > 1 || ceremony_possible(rules, s) || could_hand_over(rules, s, frame);
            if (left == no_seats && !choice) return Flow::done;
            if (choice) return ask_seat(table, s.pact.speaker, AskKind::next_member);
            frame.acted |= left;
            return call(table, new_turn(lowest_seat(left)));
        }
        case Step::over: return Flow::done;
    }
    return Flow::done;
}

Answered answer(Table& table, AlliancePhase& frame, Seat, Action action) {
    State& s = table.s;
    const Element which = action[0];
    if (!is(action, ActionKind::member) && !is(action, ActionKind::done)) s.actor = none;  // no action comes last now
    if (is(action, ActionKind::build)) {
        sacrifice(table, frame, which, action[1]);
    } else if (is(action, ActionKind::done)) {
        frame.step = frame.step == Step::temples ? Step::next : Step::over;
    } else if (is(action, ActionKind::member)) {
        const Seat member = action[0];
        frame.acted |= mask_of(member);
        call(table, new_turn(member));
    } else if (is(action, ActionKind::ceremony)) {
        call(table, GreatCeremony{.step = {}, .due = as_byte(ceremony_cost(table.rules, s)), .paid = no_seats});
    } else if (is(action, ActionKind::hand_over)) {
        frame.handed_over = 1;
        lose_prayer(table, action[0], action[2]);
        gain_prayer(table, action[1], action[2]);
    } else if (is(action, ActionKind::power)) {
        take_power(table, which);
        frame.step = Step::draw_prayer;
    } else {  // the prayer token is turned up
        s.pact.temple_prayer[frame.temple] = PrayerTokenId(which);
        take_out(s.pact.prayer_tokens, which);
        frame.step = Step::temples;
    }
    return Answered::finished;
}

void outcomes(const Rules& rules, const State& s, const AlliancePhase&, OutcomeList& out) {
    const bool powers = is(s.flow.ask, AskKind::draw_power);
    unsigned left = powers ? powers_left(rules, s) : unsigned{s.pact.prayer_tokens};
    for (; left != 0; left &= left - 1)
        out.push({make_action(powers ? ActionKind::power : ActionKind::offering, lowest(left)), 1});
}

Action sample(const Rules& rules, const State& s, const AlliancePhase& frame, Rng& rng) {
    Buffer<Outcome, 8> list;
    outcomes(rules, s, frame, list);
    return pick_outcome(list, rng);
}

// --- the Great Ceremony

Flow run(Table& table, GreatCeremony& frame) {
    State& s = table.s;
    switch (frame.step) {
        case GreatCeremony::Step::pay:
            if (frame.due > 0) return ask_seat(table, s.pact.speaker, AskKind::pay_ceremony);
            s.pact.ceremony = s.pact.portal_open = 1;
            table.tell(make_event(EventKind::ceremony_held, s.pact.speaker));
            look_for_victory(table);
            frame.step = GreatCeremony::Step::power;
            return Flow::next;
        case GreatCeremony::Step::power:
            if (powers_left(table.rules, s) != 0) return ask_seat(table, s.pact.speaker, AskKind::choose_power);
            return Flow::done;
        case GreatCeremony::Step::over: return Flow::done;
    }
    return Flow::done;
}

Answered answer(Table& table, GreatCeremony& frame, Seat, Action action) {
    if (is(action, ActionKind::power)) {
        take_power(table, action[0]);
        frame.step = GreatCeremony::Step::over;
    } else {
        take_prayer(table, action[0], action[1]);
        take_from(frame.due, as_byte(action[1]));
        frame.paid |= mask_of(action[0]);
    }
    return Answered::finished;
}

}  // namespace mehen::kemet
