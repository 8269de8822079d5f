// Raising a pyramid, and buying a power tile [kemet.raise, kemet.tiles].
#include "games/kemet/questions/buying.h"
#include "games/kemet/questions/playing.h"
#include "games/kemet/questions/raising.h"

namespace mehen::kemet {

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
