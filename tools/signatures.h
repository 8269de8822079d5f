// The signature of a game: a hash over 1,000 random games, the same on every compiler and machine.
#pragma once

#include <string>

#include "core/any_game.h"
#include "core/hash.h"

namespace mehen {

// 16 hex digits, for the built-in tables and every option as it is by default.
inline std::string signature_of(const AnyGame& game, int seats) {
    Hash signature;
    game.make_rules(default_setup(game.facts(), seats), nullptr)->play_seeds(1, 1000, &signature);
    return signature.hex();
}

}  // namespace mehen
