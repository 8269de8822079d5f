// Setting up the table [kemet.setup].
#include <algorithm>
#include <bit>

#include "games/kemet/expansions.h"
#include "games/kemet/questions/first_pyramids.h"
#include "games/kemet/table/cards.h"

namespace mehen::kemet {

namespace {

using Step = SetUp::Step;

bool has_pyramids(const Rules& rules, const State& s, Seat seat) {
    const bool builds = rules_of_seat(rules, s, seat).builds_pyramids;
    return !builds || first_pyramids_of(rules, s, seat).levels == start_levels;
}

bool deployed(const Rules& rules, const State& s, Seat seat) {
    const SeatRules& its = rules_of_seat(rules, s, seat);
    return its.units - s.player[seat].reserve >= its.placed_units;
}

// The colour whose tiles are drawn next: the first in play with several that may take one place; none: colour_count.
unsigned colour_to_renew(const State& s, unsigned from) {
    while (from < colour_count && ((unsigned{s.colours} >> from) & 1U) == 0) ++from;
    return from;
}

template <class Visit>
void each_renewal_tile(const Rules& rules, unsigned colour, Visit&& visit) {
    for (TileId i = 0; i < rules.set.tiles.size(); ++i) {
        const Tile& tile = rules.set.tiles[i];
        if (tile.renewal != Renewal::no && index_of(tile.colour) == colour) visit(i);
    }
}

int colours_wanted(const Rules& rules) {
    return rules.set.colours_in_play[rules.players() - 2U];
}

// Tiles of colours that are not in play stay in the box. Violet is no colour of the box.
void put_colours_away(const Rules& rules, State& s) {
    for (TileId i = 0; i < rules.set.tiles.size(); ++i)
        if (rules.set.tiles[i].colour != Colour::violet &&
            ((unsigned{s.colours} >> index_of(rules.set.tiles[i].colour)) & 1U) == 0)
            set_copies(s, i, 0);
}

int free_cities(const Rules& rules, const State& s) {
    int count = 0;
    for (CityId city = 0; city < rules.map.cities; ++city) count += owner_of_city(s, city) == none ? 1 : 0;
    return count;
}

void take_last_city(Table& table, Seat seat) {
    CityId city = 0;
    while (owner_of_city(table.s, city) != none) ++city;
    choose_city(table, seat, city);
}

Flow next_step(SetUp& frame, Step step) {
    frame = {.step = step, .at = 0, .count = 0};
    return Flow::next;
}

}  // namespace

Flow run(Table& table, SetUp& frame) {
    const Rules& rules = table.rules;
    State& s = table.s;
    const auto all = as_byte(rules.seats);
    switch (frame.step) {
        case Step::colours:  // where the box has more colours than are played with
            if (rules.colours_drawn && std::popcount(unsigned{s.colours}) < colours_wanted(rules)) {
                if (rules.colours_chosen) return ask_seat(table, 0, AskKind::draw_colour);
                return ask_chance(table, AskKind::draw_colour);
            }
            put_colours_away(rules, s);
            return next_step(frame, Step::renewal);
        case Step::renewal:  // in each colour one of the tiles for that place, drawn
            frame.at = as_byte(rules.renewal ? colour_to_renew(s, frame.at) : colour_count);
            if (frame.at < colour_count) return ask_chance(table, AskKind::draw_tile);
            return next_step(frame, Step::sides);
        case Step::sides: next_step(frame, Step::cities); return join_step(Seam<ChooseSides>{}, table);
        case Step::cities:  // each player chooses a city; the last has no choice left
            if (frame.at < all) {
                const Seat seat = Seat::of(frame.at);
                if (s.player[seat].city != none) {  // it was given
                    ++frame.at;
                    return Flow::next;
                }
                if (free_cities(rules, s) > 1) return ask_seat(table, seat, AskKind::city);
                take_last_city(table, seat);
                ++frame.at;
                return Flow::next;
            }
            return next_step(frame, Step::cards);
        case Step::cards:  // before any further choice
            if (frame.at < all) return ask_chance(table, AskKind::draw_card);
            return next_step(frame, rules.set.start_units == StartUnits::first ? Step::first_units : Step::order);
        case Step::first_units:  // nobody knows the order yet
            while (frame.at < all && deployed(rules, s, Seat::of(frame.at))) ++frame.at;
            if (frame.at < all) return ask_seat(table, Seat::of(frame.at), AskKind::deploy);
            return next_step(frame, Step::order);
        case Step::order:
            if (frame.at < all) return ask_chance(table, AskKind::draw_order);
            return next_step(frame,
                             rules.set.start_units == StartUnits::before_pyramids ? Step::units : Step::pyramids);
        case Step::pyramids:
            while (frame.at < all && has_pyramids(rules, s, s.order[frame.at])) ++frame.at;
            if (frame.at < all) return ask_seat(table, s.order[frame.at], AskKind::pyramid);
            return next_step(frame, rules.set.start_units == StartUnits::after_pyramids ? Step::units : Step::tiles);
        case Step::units: {
            while (frame.at < all && deployed(rules, s, s.order[frame.at])) ++frame.at;
            if (frame.at < all) return ask_seat(table, s.order[frame.at], AskKind::deploy);
            const bool pyramids_next = rules.set.start_units == StartUnits::before_pyramids;
            return next_step(frame, pyramids_next ? Step::pyramids : Step::tiles);
        }
        case Step::tiles: {  // the last in the order chooses first
            if (!rules.set.free_first_tile || frame.at == all) {
                return next_step(frame, Step::finish);
            }
            const Seat seat = s.order[all - 1U - frame.at];
            ++frame.at;
            return call(table, Buy{.seat = seat, .space = colour_count, .free_tile = 1});
        }
        case Step::finish:
            s.set_up = 1;
            for (Seat seat = 0; seat < all; ++seat) enter_points(table, seat);
            return Flow::done;
    }
    return Flow::done;
}

void outcomes(const Rules& rules, const State& s, const SetUp& frame, OutcomeList& out) {
    if (is(s.flow.ask, AskKind::draw_colour)) {
        for (unsigned colour = 0; colour < rules.set.colours; ++colour)
            if (((unsigned{s.colours} >> colour) & 1U) == 0) out.push({make_action(ActionKind::colour, colour), 1});
    } else if (is(s.flow.ask, AskKind::draw_order)) {
        for (Seat seat = 0; seat < rules.seats; ++seat)
            if (std::find(s.order.begin(), s.order.begin() + frame.at, seat) == s.order.begin() + frame.at)
                out.push({make_action(ActionKind::next, seat), 1});
    } else if (is(s.flow.ask, AskKind::draw_tile)) {
        each_renewal_tile(rules, frame.at, [&](TileId tile) { out.push({make_action(ActionKind::tile, tile), 1}); });
    } else {
        deck_outcomes(rules, s, Seat::of(frame.at), out);
    }
}

Action sample(const Rules& rules, const State& s, const SetUp& frame, Rng& rng) {
    if (is(s.flow.ask, AskKind::draw_card)) return sample_deck(rules, s, Seat::of(frame.at), rng);
    Buffer<Outcome, max_tiles> list;
    outcomes(rules, s, frame, list);
    return pick_outcome(list, rng);
}

Answered answer(Table& table, SetUp& frame, Seat seat, Action action) {
    State& s = table.s;
    const Element which = action[0];
    if (is(action, ActionKind::colour)) {
        put_in(s.colours, which);
    } else if (is(action, ActionKind::city)) {
        choose_city(table, seat, which);
        ++frame.at;
    } else if (is(action, ActionKind::tile)) {
        each_renewal_tile(table.rules, frame.at, [&](TileId tile) { set_copies(s, tile, tile == which ? 1 : 0); });
        ++frame.at;
    } else if (is(action, ActionKind::deploy)) {
        add_units(table, which, seat, action[1]);
    } else if (is(action, ActionKind::next)) {
        const Seat seated = action[0];
        s.order[frame.at] = seated;
        table.tell(make_event(EventKind::order, seated, frame.at + 1U));
        ++frame.at;
    } else if (is(action, ActionKind::pyramid)) {
        put_pyramid(table, which, {action[2], action[1]});
        if (table.rules.set.free_colours) place_acquisition_token(s, seat, action[1]);
        table.tell(make_event(EventKind::pyramid, seat, which, action[1], action[2]));
    } else {  // a DI card is drawn
        const auto owner = Seat::of(frame.at);
        draw_di_card(table, owner, which);
        if (++frame.count == table.rules.set.start_cards)
            frame = {.step = Step::cards, .at = as_byte(frame.at + 1), .count = 0};
    }
    return Answered::finished;
}

}  // namespace mehen::kemet
