// mehen-signatures: prints a line `game seats signature` for every game and number of seats, in the form of
// tests/signatures.txt. Needs nothing but the engine, so it runs wherever the engine compiles.
#include "tools/signatures.h"

#include <cstdio>

#include "games/registry.h"

int main() {
    for (const mehen::AnyGame* game : mehen::all_games()) {
        const std::string id(game->facts().id);
        for (int seats = game->facts().min_seats; seats <= game->facts().max_seats; ++seats)
            std::printf("%s %d %s\n", id.c_str(), seats, mehen::signature_of(*game, seats).c_str());
    }
}
