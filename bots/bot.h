// A bot answers from what its seat can see.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"

namespace mehen {

// What a bot may spend on one turn. Zero: as much as its level says.
struct Budget {
    int milliseconds = 0;
    int iterations = 0;
    int threads = 1;
};

// "greedy", "search:time=200:threads=2": a bot as it is written on the command line.
struct BotSpec {
    std::string name;
    Budget budget;
};

// One bot in one seat of one match.
class AnyBot {
public:
    AnyBot() = default;
    AnyBot(const AnyBot&) = delete;
    AnyBot& operator=(const AnyBot&) = delete;
    virtual ~AnyBot() = default;

    // One of `actions`, which are all that is legal for `seat`; there is at least one.
    virtual Action choose(const ViewBytes& view, Seat seat, std::span<const Action> actions, Rng& rng) = 0;
};

std::span<const std::string_view> bot_names();
// Null text: well written and known. Otherwise what is wrong with it.
Message parse_bot(std::string_view text, BotSpec& spec);
// The rules must come from the registry and outlive the bot.
std::unique_ptr<AnyBot> make_bot(const BotSpec& spec, const AnyRules& rules);

}  // namespace mehen
