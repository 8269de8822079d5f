// The shape of every answer of Kemet, said once (core/shape.h).
#pragma once

#include "core/shape.h"
#include "games/kemet/questions/nouns.h"
#include "games/kemet/table/frames.h"

namespace mehen::kemet {

inline constexpr Shapes<Noun, action_kinds> shapes = {{
    {"", {}},
    {"colour", {{{Noun::colour, 0}}}},
    {"next", {{{Noun::seat, 0}}}},
    {"card", {{{Noun::di_card, 0}}}},
    {"city", {{{Noun::city, 0}}}},
    {"pyramid", {{{Noun::area, 0}, {Noun::colour, 1}, {Noun::level, 2}}}},
    {"deploy", {{{Noun::units, 1}, {Noun::area, 0}}}},
    {"tile", {{{Noun::tile, 0}}}},
    {"token", {{{Noun::space, 0}}}},
    {"silver", {{{Noun::space, 0}}}},
    {"gold", {{{Noun::gold_action, 0}}}},
    {"first", {{{Noun::action, 0}}}},
    {"raise", {{{Noun::area, 0}, {Noun::level, 1}}}},
    {"creature", {{{Noun::creature, 0}, {Noun::area, 1}}}},
    {"give-up", {{{Noun::battle_card, 0}}}},
    {"recruit", {{{Noun::units, 1}, {Noun::area, 0}}}},
    {"fight", {{{Noun::area, 0}}}},
    {"place", {{{Noun::units, 1}, {Noun::area, 0}}}},
    {"march", {{{Noun::units, 1}, {Noun::area, 0}, {Noun::with_creature, 2}}}},
    {"to", {{{Noun::area, 0}}}},
    {"teleport", {{{Noun::area, 0}}}},
    {"play", {{{Noun::di_card, 0}}}},
    {"target", {{{Noun::area, 0}, {Noun::seat, 1}}}},
    {"choose", {{{Noun::battle_card, 0}}}},
    {"discard", {{{Noun::battle_card, 0}}}},
    {"add", {{{Noun::di_card, 0}}}},
    {"wound", {{{Noun::di_card, 0}}}},
    {"swap", {}},
    {"retreat", {}},
    {"recall", {}},
    {"stay", {}},
    {"sacrifice", {}},
    {"veterans", {{{Noun::tokens, 0}}}},
    {"keep", {{{Noun::di_card, 0}}}},
    {"drop", {{{Noun::di_card, 0}}}},
    {"seat", {{{Noun::seat, 0}}}},
    {"position", {{{Noun::position, 0}}}},
    {"done", {}},
    {"pass", {}, true},
    {"lone", {{{Noun::seat, 0}}}},
    {"power", {{{Noun::power_token, 0}}}},
    {"offering", {{{Noun::prayer_token, 0}}}},
    {"build", {{{Noun::area, 0}, {Noun::seat, 1}}}},
    {"member", {{{Noun::seat, 0}}}},
    {"ceremony", {}},
    {"give", {{{Noun::seat, 0}, {Noun::prayer, 1}}}},
    {"hand-over", {{{Noun::seat, 0, "from"}, {Noun::seat, 1, "to"}, {Noun::prayer, 2}}}},
    {"along", {{{Noun::seat, 0}, {Noun::some_units, 1}}}},
    {"fights", {{{Noun::seat, 0}}}},
    {"lose", {{{Noun::area, 0}, {Noun::seat, 1}}}},
    {"violet", {{{Noun::lone_space, 0}}}},
    {"taken", {{{Noun::lone_space, 0}, {Noun::seat, 1}}}},
    {"clear", {{{Noun::lone_space, 0}, {Noun::against_seat, 1}}}},
    {"seize", {{{Noun::creature_card, 0}}}},
    {"attack", {{{Noun::area, 0}, {Noun::seat, 1}}}},
    {"second", {{{Noun::battle_card, 0}}}},
    {"support", {{{Noun::di_card, 0}}}},
    {"steal", {{{Noun::seat, 0}}}},
}};
static_assert(shapes[index_of(ActionKind::swap)].verb == "swap");  // in the order of ActionKind
static_assert(shapes[index_of(ActionKind::pass)].verb == "pass");
static_assert(shapes[index_of(ActionKind::violet)].verb == "violet");
static_assert(shapes[action_kinds - 1].verb == "steal");

// Areas that an answer is about.
inline AreaMask areas_of(const Rules& rules, Action action) {
    AreaMask areas = 0;
    each_part(shapes, action, [&](const Part<Noun>& part, Element value) {
        if (part.noun == Noun::area) areas |= mask_of_area(value);
        if (part.noun == Noun::city) areas |= rules.map.districts_of[CityId(value)];
    });
    return areas;
}

}  // namespace mehen::kemet
