// Temples and Sanctuary, the night and the turn order [kemet.scoring, kemet.night, kemet.order].
#include <algorithm>
#include <bit>

#include "games/kemet/flow/cards.h"
#include "games/kemet/flow/frames.h"

namespace mehen::kemet {

// --- temples and Sanctuary

namespace {

// What a step of the scoring is about; the two orders differ between editions.
enum class Offering : std::uint8_t { sanctuary, delta, two_temples, income };
Offering offering_of(const Rules& rules, Scoring::Step step) {
    constexpr std::array<Offering, 4> by_night = {Offering::sanctuary, Offering::delta, Offering::two_temples,
                                                  Offering::income};
    constexpr std::array<Offering, 4> by_day = {Offering::delta, Offering::income, Offering::sanctuary,
                                                Offering::two_temples};
    return (rules.set.scored_by_day ? by_day : by_night)[static_cast<std::size_t>(step)];
}

int temples_of(const Rules& rules, const State& s, Seat seat) {
    int count = 0;
    for (AreaMask left = rules.map.temples; left != 0; left &= left - 1)
        count += controller(rules, s, static_cast<std::size_t>(std::countr_zero(left))) == seat ? 1 : 0;
    return count;
}

// Who may give up units there, or nobody.
std::uint8_t giver(const Rules& rules, const State& s, Offering offering) {
    const std::uint8_t area = offering == Offering::sanctuary ? rules.map.sanctuary : rules.map.delta;
    if (area == 0xFF) return nobody;
    const std::uint8_t seat = controller(rules, s, area);
    if (seat == nobody) return nobody;
    return s.units[area][seat] >= (offering == Offering::sanctuary ? 2 : 1) ? seat : nobody;
}

void score_temples(Table& table, Offering offering) {
    const Rules& rules = table.rules;
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        if (offering == Offering::two_temples) {
            const int temples = temples_of(rules, table.s, seat);
            if (temples >= 2) {
                gain_divinity_point(table, seat);
                gain_prayer(table, seat, power(table.s, seat, Power::night_temple_prayer));
            }
            continue;
        }
        int income = 0;
        for (std::size_t area = 0; area < rules.map.areas; ++area)
            if (rules.area(area).kind == AreaKind::temple && controller(rules, table.s, area) == seat)
                income += rules.area(area).income;
        gain_prayer(table, seat, income);
    }
}

}  // namespace

Flow run(Table& table, Scoring& frame) {
    if (frame.step == Scoring::Step::over) return Flow::done;
    const Offering offering = offering_of(table.rules, frame.step);
    frame.step = static_cast<Scoring::Step>(static_cast<unsigned>(frame.step) + 1);
    if (offering == Offering::two_temples || offering == Offering::income) {
        score_temples(table, offering);
        return Flow::next;
    }
    const std::uint8_t seat = giver(table.rules, table.s, offering);
    if (seat == nobody) return Flow::next;
    return ask_seat(table, seat, AskKind::sacrifice);
}

void legal(const Rules&, const State&, const Scoring&, Seat, ActionList& out) {
    out.push(make_action(ActionKind::sacrifice));
    out.push(make_action(ActionKind::pass));
}

Answered answer(Table& table, Scoring& frame, Seat seat, Action action) {
    if (is(action, ActionKind::pass)) return Answered::finished;
    const auto asked = static_cast<Scoring::Step>(static_cast<unsigned>(frame.step) - 1);
    if (offering_of(table.rules, asked) == Offering::sanctuary) {
        remove_units(table, table.rules.map.sanctuary, seat, 2, Loss::given_up);
        gain_divinity_point(table, seat);
    } else {
        remove_units(table, table.rules.map.delta, seat, 1, Loss::given_up);
        gain_prayer(table, seat, table.rules.area(table.rules.map.delta).income);
    }
    return Answered::finished;
}

// --- the night

namespace {

using Step = Night::Step;

// An empty deck is made anew from the discards.
void renew_deck(State& s) {
    const bool empty = std::all_of(s.deck.begin(), s.deck.end(), [](std::uint8_t n) { return n == 0; });
    if (!empty) return;
    s.deck = s.discards;
    s.discards = {};
}

// DI cards that may be discarded: a personal one never leaves its owner.
int cards_to_drop(const Rules& rules, const State& s, Seat seat) {
    int count = 0;
    for (std::size_t card = 0; card < rules.set.di_cards.size(); ++card)
        if (!rules.set.di_cards[card].personal) count += s.hand[seat].di_cards[card];
    return count;
}

bool deck_empty(const State& s) {
    return std::all_of(s.deck.begin(), s.deck.end(), [](std::uint8_t n) { return n == 0; });
}

}  // namespace

Flow run(Table& table, Night& frame) {
    const Rules& rules = table.rules;
    State& s = table.s;
    const Seat seat = s.order[std::min<std::size_t>(frame.at, rules.seats - 1U)];
    switch (frame.step) {
        case Step::prayer:
            s.night = 1;
            table.tell(make_event(EventKind::night_begins, chance));
            for (Seat each = 0; each < rules.seats; ++each)
                gain_prayer(table, each, 2 + power(s, each, Power::night_prayer));
            frame.step = Step::veteran_prayer;
            frame.at = 0;
            return Flow::next;
        case Step::veteran_prayer:
        case Step::veteran_cards:
        case Step::veteran_units: {  // tokens may be given up in three steps: for PP, for cards, for units
            const int each = frame.step == Step::veteran_cards ? 2 : 1;
            while (frame.at < rules.seats && s.player[s.order[frame.at]].veterans < each) ++frame.at;
            if (frame.at < rules.seats) return ask_seat(table, s.order[frame.at], AskKind::veterans);
            frame.at = 0;
            frame.step = frame.step == Step::veteran_prayer  ? Step::veteran_cards
                         : frame.step == Step::veteran_cards ? Step::cards
                                                             : Step::units;
            if (frame.step == Step::cards) frame.left = 0;
            return Flow::next;
        }
        case Step::cards:  // in turn order, one card and those of tiles
            if (frame.at == rules.seats) {
                frame.at = 0;
                frame.step = Step::veteran_units;
                return Flow::next;
            }
            if (frame.drawn == 0) {
                frame.left = static_cast<std::uint8_t>(1 + power(s, seat, Power::night_cards) +
                                                       power(s, seat, Power::night_filter) + frame.bought[seat]);
                frame.choice = static_cast<std::uint8_t>(power(s, seat, Power::night_choice));
                if (frame.choice > 0) frame.left = static_cast<std::uint8_t>(frame.left - 1 + frame.choice);
                frame.drawn = 1;
            }
            renew_deck(s);
            if (frame.left > 0 && !deck_empty(s)) return ask_chance(table, AskKind::draw_card);
            frame.left = 0;
            frame.step = Step::filter;
            return Flow::next;
        case Step::filter: {
            const int drop = power(s, seat, Power::night_filter);
            const bool choosing = frame.choice > 0 &&
                                  std::any_of(s.choice.begin(), s.choice.end(), [](std::uint8_t n) { return n != 0; });
            if (choosing) return ask_seat(table, seat, AskKind::keep_card);
            if (frame.left < drop && cards_to_drop(rules, s, seat) > 0)
                return ask_seat(table, seat, AskKind::discard_card);
            frame.left = 0;
            frame.drawn = 0;
            ++frame.at;
            frame.step = Step::cards;
            return Flow::next;
        }
        case Step::units:
            if (frame.at == rules.seats) {
                frame.at = 0;
                frame.step = Step::levels;
                return Flow::next;
            } else {
                // Those for veteran tokens into own districts only, then those of tiles.
                if (frame.bought_units[seat] > 0) {
                    const std::uint8_t units = frame.bought_units[seat];
                    frame.bought_units[seat] = 0;
                    return call(table, PlaceUnits{seat, units, 1, 0});
                }
                ++frame.at;
                const int units = power(s, seat, Power::night_units);
                if (units == 0) return Flow::next;
                return call(table, PlaceUnits{seat, static_cast<std::uint8_t>(units), 0, 0});
            }
        case Step::levels:
            if (frame.at == rules.seats) {
                frame.step = Step::tokens;
                return Flow::next;
            }
            ++frame.at;
            if (power(s, seat, Power::night_level) == 0) return Flow::next;
            return call(table, Raise{seat, 1, 0});
        case Step::tokens:
            for (Seat each = 0; each < rules.seats; ++each) {
                Player& player = s.player[each];
                player.veterans = 0;
                player.tokens = 5;
                player.silver = static_cast<std::uint8_t>(power(s, each, Power::silver_token));
                player.gold = rules.set.gold_token_for_all || power(s, each, Power::gold_move_or_recruit) > 0 ? 1 : 0;
                player.spaces = 0;
            }
            settle_control(table);
            return Flow::done;
        case Step::over: return Flow::done;
    }
    return Flow::done;
}

void outcomes(const Rules& rules, const State& s, const Night&, OutcomeList& out) {
    for (unsigned card = 0; card < rules.set.di_cards.size(); ++card)
        if (s.deck[card] > 0) out.push({make_action(ActionKind::card, card), s.deck[card]});
}

void legal(const Rules& rules, const State& s, const Night& frame, Seat seat, ActionList& out) {
    if (is(s.flow.ask, AskKind::veterans)) {
        const unsigned each = frame.step == Step::veteran_cards ? 2 : 1;
        for (unsigned count = 0; count <= s.player[seat].veterans; count += each)
            out.push(make_action(ActionKind::veterans, count));
    } else if (is(s.flow.ask, AskKind::keep_card)) {
        unsigned seen = 0;
        for (const std::uint8_t card : s.choice)
            if (card != 0) seen |= 1U << (card - 1U);
        for (; seen != 0; seen &= seen - 1)
            out.push(make_action(ActionKind::keep, static_cast<unsigned>(std::countr_zero(seen))));
    } else {
        for (unsigned card = 0; card < rules.set.di_cards.size(); ++card)
            if (s.hand[seat].di_cards[card] > 0 && !rules.set.di_cards[card].personal)
                out.push(make_action(ActionKind::drop, card));
    }
}

Answered answer(Table& table, Night& frame, Seat seat, Action action) {
    State& s = table.s;
    if (is(action, ActionKind::card)) {
        const Seat owner = s.order[frame.at];
        --s.deck[action.arg[0]];
        --frame.left;
        if (s.laid_out < frame.choice) {  // seen when it is chosen from
            s.choice[s.laid_out++] = static_cast<std::uint8_t>(action.arg[0] + 1);
            table.tell(make_event(EventKind::card_drawn, owner));
            return Answered::finished;
        }
        ++s.hand[owner].di_cards[action.arg[0]];
        tell_drawn(table, owner, action.arg[0]);
    } else if (is(action, ActionKind::veterans)) {
        Player& player = s.player[seat];
        player.veterans = static_cast<std::uint8_t>(player.veterans - action.arg[0]);
        if (frame.step == Step::veteran_prayer) gain_prayer(table, seat, action.arg[0]);
        if (frame.step == Step::veteran_cards) frame.bought[seat] = static_cast<std::uint8_t>(action.arg[0] / 2);
        if (frame.step == Step::veteran_units) frame.bought_units[seat] = action.arg[0];
        ++frame.at;
    } else if (is(action, ActionKind::keep)) {
        ++s.hand[seat].di_cards[action.arg[0]];
        bool taken = false;
        s.laid_out = 0;
        for (std::uint8_t& card : s.choice) {  // the others go back into the deck
            if (card == 0) continue;
            if (!taken && card == action.arg[0] + 1)
                taken = true;
            else
                ++s.deck[card - 1U];
            card = 0;
        }
    } else {
        --s.hand[seat].di_cards[action.arg[0]];
        ++s.discards[action.arg[0]];
        ++frame.left;
    }
    return Answered::finished;
}

// --- turn order

Flow run(Table& table, TurnOrder& frame) {
    const Rules& rules = table.rules;
    State& s = table.s;
    if (frame.started == 0) {
        frame.started = 1;
        for (std::size_t i = 0; i < max_players; ++i) {
            frame.old_order[i] = s.order[i];
            frame.new_order[i] = nobody;
        }
    }
    // Fewest VP first; of equals whoever was earlier.
    Seat next = nobody;
    for (std::size_t i = 0; i < rules.seats; ++i) {
        const Seat seat = frame.old_order[i];
        if (contains(frame.placed, seat)) continue;
        if (next == nobody || points(rules, s, seat) < points(rules, s, next)) next = seat;
    }
    const int left = rules.seats - std::popcount(unsigned{frame.placed});
    if (left > 1) {
        if (rules.set.order == OrderChoice::last_decides) {
            if (frame.placed == 0) frame.decider = next;
            return ask_seat(table, frame.decider, AskKind::order);
        }
        return ask_seat(table, next, AskKind::place_in_order);
    }
    for (std::size_t i = 0; i < rules.seats; ++i)
        if (frame.new_order[i] == nobody) frame.new_order[i] = next;
    std::copy(std::begin(frame.new_order), std::begin(frame.new_order) + rules.seats, s.order.begin());
    return Flow::done;
}

void legal(const Rules& rules, const State& s, const TurnOrder& frame, Seat, ActionList& out) {
    if (is(s.flow.ask, AskKind::order)) {
        for (Seat each = 0; each < rules.seats; ++each)
            if (!contains(frame.placed, each)) out.push(make_action(ActionKind::seat, each));
    } else {
        for (unsigned place = 0; place < rules.seats; ++place)
            if (frame.new_order[place] == nobody) out.push(make_action(ActionKind::position, place));
    }
}

Answered answer(Table& table, TurnOrder& frame, Seat seat, Action action) {
    Seat placed = seat;
    std::size_t place = action.arg[0];
    if (is(action, ActionKind::seat)) {
        placed = action.arg[0];
        place = static_cast<std::size_t>(std::popcount(unsigned{frame.placed}));
    }
    frame.new_order[place] = placed;
    frame.placed = static_cast<SeatMask>(frame.placed | mask_of(placed));
    table.tell(make_event(EventKind::order, placed, static_cast<unsigned>(place + 1)));
    return Answered::finished;
}

}  // namespace mehen::kemet
