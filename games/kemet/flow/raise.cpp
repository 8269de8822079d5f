// Raising a pyramid, and buying a power tile [kemet.raise, kemet.tiles].
#include "games/kemet/flow/raise.h"

#include <algorithm>
#include <bit>

#include "games/kemet/flow/cards.h"
#include "games/kemet/flow/creatures.h"
#include "games/kemet/flow/day.h"
#include "games/kemet/questions/buying.h"
#include "games/kemet/questions/raising.h"

namespace mehen::kemet {

namespace {

constexpr int top_level = 4;

}  // namespace

int raising_cost(const State& s, Seat seat, int from, int to) {
    int cost = 0;
    for (int level = from + 1; level <= to; ++level) cost += std::max(0, level - power(s, seat, Power::level_discount));
    return cost;
}

bool may_raise(const Rules& rules, const State& s, Seat seat, std::size_t area) {
    if (owner_of_district(rules, s, area) == seat) return true;  // also while a rival holds it
    return rules.set.captured_pyramids_may_be_raised && controls(rules, s, area, seat);
}

bool owns_colour(const Rules& rules, const State& s, Seat seat, unsigned colour) {
    for (const std::uint8_t area : rules.map.district[s.player[seat].city]) {
        const Pyramid& pyramid = *pyramid_at(rules, s, area);
        if (pyramid.level > 0 && pyramid.colour == colour) return true;
    }
    return false;
}

int highest_level(const Rules& rules) {
    return std::min<int>(top_level, rules.set.highest_level);
}

void place_acquisition_token(State& s, Seat seat, unsigned colour) {
    for (std::uint8_t& space : s.player[seat].acquisition)
        if (space == 0) {
            space = as_byte(colour + 1);
            return;
        }
}

namespace {

// Whether an own pyramid can be raised: mostly so, and seen at once. False says nothing.
bool could_raise(const Rules& rules, const State& s, const Raise& frame) {
    if (frame.free_level != 0) return false;
    for (const Pyramid& pyramid : s.pyramid[s.player[frame.seat].city])
        if (pyramid.level > 0 && pyramid.level < highest_level(rules) &&
            can_pay(s, frame.seat, raising_cost(s, frame.seat, pyramid.level, pyramid.level + 1)))
            return true;
    return false;
}

}  // namespace

Flow run(Table& table, Raise& frame) {
    if (frame.done != 0) return Flow::done;
    if (could_raise(table.rules, table.s, frame)) return ask_seat(table, frame.seat, AskKind::raise);
    Buffer<Action, max_raisings> choices;
    list_answers(table.rules, table.s, frame, frame.seat, choices);
    if (answers_but_cards(choices) == 0) return lose_action(table, frame.seat);
    if (frame.free_level != 0 && choices.size() == 1) return Flow::done;  // only `done` is left
    return ask_seat(table, frame.seat, AskKind::raise);
}

Answered answer(Table& table, Raise& frame, Seat seat, Action action) {
    return take_raising(table, frame, seat, action);
}

// --- power tiles

int level_cost(const State& s, const Buy& frame, int level) {
    if (frame.free_tile != 0) return 0;
    return std::max(0, level + frame.surcharge - power(s, frame.seat, Power::tile_discount));
}

int tile_cost(const Rules& rules, const State& s, const Buy& frame, std::size_t tile) {
    return level_cost(s, frame, rules.set.tiles[tile].level);
}

bool colour_allowed(const Player& player, const Buy& frame, unsigned colour) {
    if (frame.space < colour_count) return frame.space == colour;
    if (frame.space == colour_count) return true;
    const std::size_t here = frame.space - colour_count - 1U;
    if (player.acquisition[here] == colour + 1) return true;
    for (std::size_t other = 0; other < player.acquisition.size(); ++other) {
        const bool free = ((unsigned{player.acquisition_used} >> other) & 1U) == 0;
        if (other != here && free && player.acquisition[other] == colour + 1) return false;
    }
    return true;
}

Flow run(Table& table, Buy& frame) {
    using Step = Buy::Step;
    const Rules& rules = table.rules;
    State& s = table.s;
    switch (frame.step) {
        case Step::choose:
            if (is_empty(tiles_in_reach(rules, s, frame))) return lose_action(table, frame.seat);
            return ask_seat(table, frame.seat, AskKind::buy);
        case Step::creature: {
            frame.step = Step::units;
            if (!creature_can_be_placed(rules, s, frame)) return Flow::next;
            frame.step = Step::creature;
            return ask_seat(table, frame.seat, AskKind::buy);
        }
        case Step::units: {
            frame.step = Step::special;
            const GivesList& gives = rules.set.tiles[frame.tile].gives;
            if (const int units = amount(gives, Power::mercenaries); units > 0) {
                PlaceUnits place = place_units(frame.seat, units, PlaceUnits::Where::districts);
                place.attack = PlaceUnits::Attack::always;
                return call(table, place);
            }
            const int units = amount(gives, Power::units_at_once);
            if (units == 0) return Flow::next;
            return call(table, place_units(frame.seat, units, PlaceUnits::Where::districts_or_troops));
        }
        case Step::special:
            frame.step = Step::over;
            if (special_card_due(rules, frame)) return ask_seat(table, frame.seat, AskKind::give_up_card);
            return Flow::next;
        case Step::over: return Flow::done;
    }
    return Flow::done;
}

Answered answer(Table& table, Buy& frame, Seat seat, Action action) {
    if (is(table.s.flow.ask, AskKind::give_up_card)) return take_giving_up(table, frame, seat, action);
    return take_buying(table, frame, seat, action);
}

}  // namespace mehen::kemet
