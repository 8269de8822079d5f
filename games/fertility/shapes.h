// The shape of every answer of Fertility, said once (core/shape.h).
#pragma once

#include "core/shape.h"
#include "games/fertility/flow/frames.h"
#include "games/fertility/nouns.h"

namespace mehen::fertility {

inline constexpr Shapes<Noun, index_of(ActionKind::remove) + 1> shapes = {{
    {"", {}},
    {"board", {{{Noun::board, 0}, {Noun::turned, 1}}}},
    {"start", {{{Noun::cell, 0}}}},
    {"first", {{{Noun::seat, 0}}}},
    {"tile", {{{Noun::tile, 0}}}},
    {"district", {{{Noun::district, 0}}}},
    {"metropolis", {{{Noun::metropolis, 0}}}},
    {"place", {{{Noun::tile, 0}, {Noun::cell, 2}, {Noun::direction, 1}}}},
    {"discard", {{{Noun::tile, 0}}}},
    {"gather", {{{Noun::payment, 0}}}},
    {"monument", {}},
    {"build", {{{Noun::district, 0}}}},
    {"skip", {}},
    {"pay", {{{Noun::payment, 0}}}},
    {"supply", {{{Noun::payment, 0}, {Noun::shop, 1}}}},
    {"stop", {}},
    {"exchange", {{{Noun::payment, 0}, {Noun::shop, 1}}}},
    {"take", {{{Noun::tile, 0}}}},
    {"remove", {{{Noun::tile, 0}}}},
}};
static_assert(shapes[index_of(ActionKind::gather)].verb == "gather");  // in the order of ActionKind
static_assert(shapes[index_of(ActionKind::remove)].verb == "remove");

}  // namespace mehen::fertility
