// What the parts of showing Fertility to programs have in common (docs/views.md).
#pragma once

#include "core/show.h"
#include "games/fertility/game.h"
#include "games/fertility/words.h"

namespace mehen::fertility {

// How many there are of each resource, those of which there are any.
template <class Counts>
void show_resources(std::string_view name, const Counts& counts, Show& show) {
    show.object(name, [&] {
        for (std::size_t r = 0; r < resource_count; ++r)
            if (counts[r] > 0) show.add(resource_ids[r], counts[r]);
    });
}

template <class Tiles>
void show_tiles(std::string_view name, const Tiles& pairs_in_order, Show& show) {
    show.list(name, [&] {
        for (const PairId pair : pairs_in_order) show.word(pair_ids[pair]);
    });
}

}  // namespace mehen::fertility
