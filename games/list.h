// One explicit line per game. Everything else (command line, bots, tests, benchmarks) takes it from here.
#pragma once

#include "games/fertility/game.h"
#include "games/kemet/box/editions/games.h"
#include "games/template/game.h"

namespace mehen {

template <class... Games>
struct GameList {};

using AllGames = GameList<     //
    fertility::Fertility,      //
    kemet::KemetFirst,         //
    kemet::KemetRevised,       //
    kemet::KemetBloodAndSand,  //
    kemet::KemetSeth,          //
    offering::Offering         // the template: a sample for contributors
    >;

}  // namespace mehen
