// Battles as a view shows them, to people and to programs.
#pragma once

#include <array>
#include <optional>

#include "games/kemet/table/frames.h"
#include "games/kemet/table/view.h"

namespace mehen::kemet {

// A battle as it is shown: under way, or to come after the one that is. Of the two battles of an assault the cards are
// chosen together, before either begins.
struct Scene {
    Battle frame;
    std::array<Council, 2> council;
    bool revealed;
    bool chosen_for;  // its cards are being chosen, or have been, though it has not begun
};

// The battle under way and the one to come after it; none: `first` is empty.
struct Scenes {
    std::optional<Scene> first;
    std::optional<Scene> next;
};
Scenes scenes_of(const View& view);

}  // namespace mehen::kemet
