// How a contest went, for people and for programs.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "arena/scoreboard.h"
#include "core/text.h"

namespace mehen::cli {

struct ArenaReport {
    const Contest& contest;
    const Scoreboard& board;
    std::vector<Thinking> thinking;  // by entrant, in the games played now
    double seconds = 0;
    std::uint64_t read = 0;  // games taken from the folder
    bool interrupted = false;
    std::pair<double, double> claims;  // E0 and E1 of the test, if there is one
};

std::string arena_table(const ArenaReport& report, Language language);
std::string arena_json(const ArenaReport& report);

}  // namespace mehen::cli
