// Temples and Sanctuary, the night and the turn order [kemet.scoring, kemet.night, kemet.order].
#include "games/kemet/flow/night.h"

#include <algorithm>
#include <bit>

#include "games/kemet/expansions.h"
#include "games/kemet/questions/raising.h"
#include "games/kemet/questions/recruiting.h"
#include "games/kemet/questions/tokens.h"
#include "games/kemet/table/cards.h"

namespace mehen::kemet {

// --- temples and Sanctuary

namespace {

// What a step of the scoring is about; the two orders differ between editions.
Offering offering_of(const Rules& rules, Scoring::Step step) {
    constexpr std::array<Offering, 4> by_night = {Offering::sanctuary, Offering::delta, Offering::two_temples,
                                                  Offering::income};
    constexpr std::array<Offering, 4> by_day = {Offering::delta, Offering::income, Offering::sanctuary,
                                                Offering::two_temples};
    return (rules.set.scored_by_day ? by_day : by_night)[index_of(step)];
}

int temples_of(const Rules& rules, const State& s, Seat seat) {
    return std::popcount(rules.map.temples & s.troops[seat]);
}

// Who may give up units there, or none.
Seat giver(const Rules& rules, const State& s, Offering offering) {
    const AreaId area = offering == Offering::sanctuary ? rules.map.sanctuary : rules.map.delta;
    if (area == none) return none;
    const Seat seat = controller(rules, s, area);
    if (seat == none) return none;
    return s.units[area][seat] >= (offering == Offering::sanctuary ? rules.set.sanctuary_units : 1) ? seat : none;
}

void score_temples(Table& table, Offering offering) {
    const Rules& rules = table.rules;
    if (replaced(Seam<TempleScore>{}, rules)) return join(Seam<TempleScore>{}, table, offering);
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
        each_area(rules.map.temples & table.s.troops[seat], [&](AreaId area) {
            if (rules.area(area).kind == AreaKind::temple) income += rules.area(area).income;
        });
        gain_prayer(table, seat, income);
    }
}

}  // namespace

bool asks_at_sanctuary(const Rules& rules, const Scoring& frame) {
    const auto asked = static_cast<Scoring::Step>(as_byte(frame.step) - 1);  // it has gone on since
    return offering_of(rules, asked) == Offering::sanctuary;
}

Flow run(Table& table, Scoring& frame) {
    if (frame.step == Scoring::Step::over) return Flow::done;
    const Offering offering = offering_of(table.rules, frame.step);
    frame.step = static_cast<Scoring::Step>(as_byte(frame.step) + 1);
    if (offering == Offering::two_temples || offering == Offering::income) {
        score_temples(table, offering);
        return Flow::next;
    }
    const Seat seat = giver(table.rules, table.s, offering);
    if (seat == none) return Flow::next;
    return ask_seat(table, seat, AskKind::sacrifice);
}

Answered answer(Table& table, Scoring& frame, Seat seat, Action action) {
    if (is(action, ActionKind::pass)) return Answered::finished;
    if (asks_at_sanctuary(table.rules, frame)) {
        remove_units(table, table.rules.map.sanctuary, seat, table.rules.set.sanctuary_units, Loss::given_up);
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

// DI cards that may be discarded: a personal one never leaves its owner.
int cards_to_drop(const Rules& rules, const State& s, Seat seat) {
    int count = 0;
    for (DiCardId card = 0; card < rules.set.di_cards.size(); ++card)
        if (!rules.set.di_cards[card].personal) count += s.hand[seat].di_cards[card];
    return count;
}

constexpr unsigned units_work = 1;  // bits of Night::worked
constexpr unsigned level_works = 2;

PlaceUnits night_units(const State& s, Seat seat) {
    return place_units(seat, power(s, seat, Power::night_units), PlaceUnits::Where::districts_or_troops);
}
constexpr Raise night_level(Seat seat) {
    return {seat, 1, 0};
}

// Whether a tile could do more than nothing: its only answer would be `done`.
template <class Frame>
bool could_work(const Rules& rules, const State& s, const Frame& frame, Seat seat) {
    Buffer<Action, max_placements> choices;
    list_answers(rules, s, frame, seat, choices);
    return choices.size() > 1;
}

// Tiles of a player that work in this step and have not yet: those that place units, those that raise a pyramid.
unsigned tiles_due(const Rules& rules, const State& s, const Night& frame, Seat seat) {
    const bool units = frame.step == Step::units && power(s, seat, Power::night_units) > 0;
    const bool level =
        (rules.set.night_tiles_in_one_step || frame.step == Step::levels) && power(s, seat, Power::night_level) > 0;
    unsigned due = 0;
    if (units && could_work(rules, s, night_units(s, seat), seat)) due |= units_work;
    if (level && could_work(rules, s, night_level(seat), seat)) due |= level_works;
    return due & ~unsigned{frame.worked};
}

Flow work(Table& table, Night& frame, Seat seat, unsigned tile) {
    frame.worked = as_byte(frame.worked | tile);
    return tile == level_works ? call(table, night_level(seat)) : call(table, night_units(table.s, seat));
}

void next_player(Night& frame) {
    ++frame.at;
    frame.asked = frame.bought = frame.worked = frame.left = frame.drawn = 0;
}

void next_step(Night& frame, Step step) {
    next_player(frame);
    frame.at = 0;
    frame.step = step;
}

void wake_up(Table& table) {
    State& s = table.s;
    for (Seat each = 0; each < table.rules.seats; ++each) {
        Player& player = s.player[each];
        player.veterans = 0;
        player.tokens = rules_of_seat(table.rules, s, each).tokens;
        player.silver = as_byte(power(s, each, Power::silver_token) + power(s, each, Power::any_space_token));
        bool golden = table.rules.set.gold_token_for_all;
        for (const PlayerPower tile : tiles_with_gold) golden = golden || power(s, each, tile) > 0;
        player.gold = golden ? 1 : 0;
        player.spaces = 0;
        join(Seam<WokeUp>{}, table, each);
    }
    settle_control(table);
}

// Cards that a player draws this night: first those to choose one from, where a tile says so; then the others, the
// nightly one among them, those of tiles and those for veteran tokens.
void count_cards(const State& s, Night& frame, Seat seat) {
    frame.choice = as_byte(power(s, seat, Power::night_choice) + power(s, seat, Power::night_pick));
    const int others = (power(s, seat, Power::night_choice) > 0 ? 0 : 1) + power(s, seat, Power::night_cards) +
                       power(s, seat, Power::night_filter) + frame.bought;
    frame.left = frame.drawn == 0 ? frame.choice : as_byte(others);
    ++frame.drawn;
}

bool cards_laid_out(const State& s) {
    return s.laid_out > 0;
}

}  // namespace

Flow run(Table& table, Night& frame) {
    const Rules& rules = table.rules;
    State& s = table.s;
    const bool all = frame.at >= rules.seats;
    const Seat seat = s.order[all ? 0U : frame.at];
    switch (frame.step) {
        case Step::prayer:
            s.night = 1;
            table.tell(make_event(EventKind::night_begins, chance));
            for (Seat each = 0; each < rules.seats; ++each)
                gain_prayer(table, each,
                            rules_of_seat(rules, s, each).night_prayer + power(s, each, Power::night_prayer));
            next_step(frame, Step::veteran_prayer);
            return Flow::next;
        case Step::veteran_prayer:  // tokens may be given up in three steps: for PP, for cards, for units
            if (all) {
                next_step(frame, Step::veteran_cards);
            } else if (frame.asked == 0 && s.player[seat].veterans > 0) {
                return ask_seat(table, seat, AskKind::veterans);
            } else {
                next_player(frame);
            }
            return Flow::next;
        case Step::veteran_cards:  // in turn order, one card, those of tiles and those for tokens
            if (all) {
                next_step(frame, Step::veteran_units);
                return join_step(Seam<CardsDrawn>{}, table);
            }
            if (frame.asked == 0 && s.player[seat].veterans > 1) return ask_seat(table, seat, AskKind::veterans);
            frame.step = Step::cards;
            return Flow::next;
        case Step::cards:
            if (frame.left > 0 && renew_deck(rules, s, seat)) return ask_chance(table, AskKind::draw_card);
            if (cards_laid_out(s)) return ask_seat(table, seat, AskKind::keep_card);
            if (frame.drawn < 2) {
                count_cards(s, frame, seat);
                return Flow::next;
            }
            frame.left = 0;
            frame.step = Step::filter;
            return Flow::next;
        case Step::filter: {
            const int drop = power(s, seat, Power::night_filter);
            if (frame.left < drop && cards_to_drop(rules, s, seat) > 0)
                return ask_seat(table, seat, AskKind::discard_card);
            next_player(frame);
            frame.step = Step::veteran_cards;
            return Flow::next;
        }
        case Step::veteran_units:  // in turn order, those for tokens into own districts, then those of tiles
            if (all) {
                next_step(frame, rules.set.night_tiles_in_one_step ? Step::tokens : Step::levels);
                return Flow::next;
            }
            if (frame.asked == 0 && s.player[seat].veterans > 0) return ask_seat(table, seat, AskKind::veterans);
            frame.step = Step::units;
            if (frame.bought == 0) return Flow::next;
            return call(table, place_units(seat, frame.bought, PlaceUnits::Where::districts));
        case Step::units:
        case Step::levels: {
            if (all) {
                frame.step = Step::tokens;
                return Flow::next;
            }
            const unsigned due = tiles_due(rules, s, frame, seat);
            if (due == (units_work | level_works)) return ask_seat(table, seat, AskKind::night_tile);
            if (due != 0) return work(table, frame, seat, due);
            next_player(frame);
            if (frame.step == Step::units) frame.step = Step::veteran_units;
            return Flow::next;
        }
        case Step::tokens: wake_up(table); return Flow::done;
    }
    return Flow::done;
}

void outcomes(const Rules& rules, const State& s, const Night& frame, OutcomeList& out) {
    deck_outcomes(rules, s, s.order[frame.at], out);
}

Action sample(const Rules& rules, const State& s, const Night& frame, Rng& rng) {
    return sample_deck(rules, s, s.order[frame.at], rng);
}

namespace {

// One of the cards laid out is kept, the others go back into the deck, or where a tile says so to the discards.
void keep_card(Table& table, Seat seat, DiCardId kept) {
    State& s = table.s;
    ++s.hand[seat].di_cards[kept];
    bool taken = false;
    const bool discards = power(s, seat, Power::night_pick) > 0;
    auto& others = discards ? s.discards : s.deck;
    s.laid_out = 0;
    for (ZeroIsNone<DiCardId>& laid : s.choice) {
        if (laid == none) continue;
        if (!taken && laid == kept)
            taken = true;
        else
            ++others[DiCardId(laid)];
        laid = none;
    }
    if (discards) reveal(table);  // everybody sees what is discarded
}

void give_up_veterans(Table& table, Night& frame, Seat seat, std::uint8_t count) {
    Player& player = table.s.player[seat];
    take_from(player.veterans, count);
    frame.asked = 1;
    if (frame.step == Step::veteran_prayer) gain_prayer(table, seat, count);
    if (frame.step == Step::veteran_cards) frame.bought = as_byte(count / 2);
    if (frame.step == Step::veteran_units) frame.bought = count;
}

}  // namespace

Answered answer(Table& table, Night& frame, Seat seat, Action action) {
    State& s = table.s;
    const Element which = action[0];
    if (is(action, ActionKind::card)) {
        const Seat owner = s.order[frame.at];
        --frame.left;
        if (frame.drawn == 1) {  // seen when it is chosen from
            --s.deck[which];
            renew_deck(table.rules, s, owner);
            s.choice[s.laid_out++] = DiCardId(which);
            table.tell(make_event(EventKind::card_drawn, owner));
        } else {
            draw_di_card(table, owner, which);
        }
    } else if (is(action, ActionKind::veterans)) {
        give_up_veterans(table, frame, seat, which);
    } else if (is(action, ActionKind::keep)) {
        keep_card(table, seat, which);
    } else if (is(action, ActionKind::first)) {
        work(table, frame, seat, which == 3 ? units_work : level_works);
    } else {
        discard_from_hand(table, seat, which);
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
            frame.new_order[i] = none;
        }
    }
    // Fewest VP first; of equals whoever was earlier.
    Seat next = none;
    for (std::size_t i = 0; i < rules.seats; ++i) {
        const Seat seat = frame.old_order[i];
        if (contains(frame.placed, seat)) continue;
        if (next == none || counted_points(rules, s, seat) < counted_points(rules, s, next)) next = seat;
    }
    const int left = rules.seats - frame.placed.size();
    if (left > 1) {
        if (rules.set.order == OrderChoice::last_decides) {
            if (frame.placed == no_seats) frame.decider = next;
            return ask_seat(table, frame.decider, AskKind::order);
        }
        return ask_seat(table, next, AskKind::place_in_order);
    }
    for (std::size_t i = 0; i < rules.seats; ++i)
        if (frame.new_order[i] == none) frame.new_order[i] = next;
    std::copy(std::begin(frame.new_order), std::begin(frame.new_order) + rules.seats, s.order.begin());
    return Flow::done;
}

Answered answer(Table& table, TurnOrder& frame, Seat seat, Action action) {
    Seat placed = seat;
    std::size_t place = action[0];
    if (is(action, ActionKind::seat)) {
        placed = action[0];
        place = index_of(frame.placed.size());
    }
    frame.new_order[place] = placed;
    frame.placed |= mask_of(placed);
    table.tell(make_event(EventKind::order, placed, place + 1));
    return Answered::finished;
}

}  // namespace mehen::kemet
