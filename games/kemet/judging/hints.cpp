// What bots are told about Kemet besides its rules and `evaluate`. No rule reads it.
#include <algorithm>
#include <array>
#include <bit>

#include "games/kemet/game.h"
#include "games/kemet/judging/weights.h"
#include "games/kemet/seth/flow/assault.h"
#include "games/kemet/table/cards.h"
#include "games/kemet/table/table.h"

namespace mehen::kemet {

namespace {

Holding holding_of(const Rules& rules, const Hand& hand) {
    return {fit<std::int16_t>(hand_size(hand)), fit<std::int16_t>(hand_quality(rules, hand.cards.hand))};
}

Holdings holdings_of(const Rules& rules, const State& s) {
    Holdings holdings{};
    for (Seat seat = 0; seat < rules.seats; ++seat) holdings[seat] = holding_of(rules, s.hand[seat]);
    return holdings;
}

}  // namespace

FeatureList Kemet::features(const Rules& rules, const State& s, Seat seat) {
    if (rules.allied()) return features_of_side(rules, s, holdings_of(rules, s), seat);
    return features_of(rules, s, holding_of(rules, s.hand[seat]), seat);
}

Worths Kemet::worths(const Rules& rules, const State& s) {
    Worths worths{};
    TableWorth worth(rules, weight::now(rules, s));
    if (rules.allied()) {
        const Holdings holdings = holdings_of(rules, s);
        for (Seat seat = 0; seat < rules.seats; ++seat)  // a side is the same for all of it
            worths[seat] = keeper(s, seat) == seat ? worth.of_side(s, holdings, seat) : worths[keeper(s, seat)];
        return worths;
    }
    for (Seat seat = 0; seat < rules.seats; ++seat) worths[seat] = worth(s, holding_of(rules, s.hand[seat]), seat);
    return worths;
}

const Weights<feature_count>& Kemet::weights(const Rules& rules) {
    return weight::of(rules).weights;
}

// The more players, the closer together lie their shares of the win, and a search that tries everything never looks
// deeper than its own next answer. Found with the arena: one search among three `normal`, 12 against 50 and 25 with
// four players; with three, 25 plays as well as 50. With five, 8 goes on in the same way.
int Kemet::curiosity(const Rules& rules) {
    constexpr std::array<int, 4> by_seats = {50, 25, 12, 8};
    return by_seats[index_of(std::clamp<int>(rules.seats, 2, 5) - 2)];
}

namespace {

// Of the lone god: whose token it takes matters only against that member.
bool lone_tokens_look_alike(const Rules& rules, Action a, Action b) {
    const Space space = rules.set.lone_spaces[a.arg[0]].space;
    return space == rules.set.lone_spaces[b.arg[0]].space && (!against_alliance(space) || a.arg[1] == b.arg[1]);
}

}  // namespace

// Two answers to one question after which `evaluate` says the same: tokens on two spaces of the same action.
// Acquisition spaces differ in what may be bought there.
bool Kemet::look_alike(const Rules& rules, Action a, Action b) {
    if (a.kind != b.kind) return false;
    if (is(a, ActionKind::violet) || is(a, ActionKind::taken)) return lone_tokens_look_alike(rules, a, b);
    if (!is(a, ActionKind::token) && !is(a, ActionKind::silver)) return false;
    const Space space = rules.set.spaces[a.arg[0]].space;
    return space == rules.set.spaces[b.arg[0]].space && space != Space::tile_any;
}

// No action or battle is half done.
bool Kemet::quiet(const State& s) {
    return is(s.flow.ask, AskKind::turn) || is(s.flow.ask, AskKind::order) || is(s.flow.ask, AskKind::next_member) ||
           setting_up(s);
}

unsigned Kemet::turn_of(const View& view) {
    const auto day = under_way<Day>(view.flow);
    const auto phases = under_way<Phases>(view.flow);
    const auto alliance = under_way<AlliancePhase>(view.flow);
    unsigned turn = day ? day->turn : 0U;
    if (phases)
        turn = phases->phase * 16U + phases->taken + (alliance ? 8U + fit<unsigned>(alliance->acted.size()) : 0U);
    return view.set_up * 65536U + view.day * 256U + view.night + 2U * turn;
}

namespace {

// The same for the council of two battles.
void reopen_assault(State& s, Seat seat) {
    const auto frame = read_frame<Assault>(s.flow, s.flow.depth - 1U);
    const auto reopen = [&](Council& council, std::size_t side, std::uint8_t shown) {
        const BattleCardId played = council.played;
        council = nothing_chosen;
        if (shown == side + 1) council.played = played;
    };
    for (const Seat rival : {frame.seat, frame.defender[0], frame.defender[1]}) {
        if (rival == seat) continue;
        const TwoCouncils theirs = councils_of(frame, rival);
        if ((theirs.which & 1U) != 0) reopen(s.council[theirs.side], theirs.side, frame.shown[0]);
        if ((theirs.which & 2U) != 0) reopen(s.planned[theirs.side], theirs.side, frame.shown[1]);
        s.flow.ask.seats |= mask_of(rival);
    }
}

}  // namespace

// Rivals who have finished their part of a war council go back to its start; cards they have shown stay.
void Kemet::reopen(const Rules&, State& s, Seat seat) {
    if (is(s.flow.ask, AskKind::assault_cards)) return reopen_assault(s, seat);
    if (!is(s.flow.ask, AskKind::council)) return;
    for (std::size_t side = 0; side < 2; ++side) {
        if (s.sides[side] == seat) continue;
        Council& council = s.council[side];
        const unsigned open = s.hand[s.sides[side]].cards.shown;
        const bool lies_open = council.discarded != none && ((open >> council.discarded) & 1U) != 0;
        if (s.shown != side + 1) council.played = none;
        if (s.shown != side + 1 && !lies_open) council.discarded = none;
        if (s.shown_di != side + 1) council.di_cards = {};
        s.flow.ask.seats |= mask_of(s.sides[side]);
    }
}

}  // namespace mehen::kemet
