// The editions as games of the registry.
#pragma once

#include "games/kemet/game.h"

namespace mehen::kemet {

struct KemetFirst : Kemet {
    static const GameFacts& facts();
    static bool make_rules(const Setup& setup, PackVisitor* pack, Rules& rules);
};

struct KemetRevised : Kemet {
    static const GameFacts& facts();
    static bool make_rules(const Setup& setup, PackVisitor* pack, Rules& rules);
};

struct KemetBloodAndSand : Kemet {
    static const GameFacts& facts();
    static bool make_rules(const Setup& setup, PackVisitor* pack, Rules& rules);
};

struct KemetSeth : Kemet {
    static const GameFacts& facts();
    static Message check_setup(const Setup& setup);
    static bool make_rules(const Setup& setup, PackVisitor* pack, Rules& rules);
};

}  // namespace mehen::kemet
