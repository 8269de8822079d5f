// A bot answers from what its seat can see.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"

namespace mehen {

// What a bot may spend on one turn: consecutive decisions of one seat share it. Time and iterations both zero: as much
// as its level says. With iterations alone and one thread a search gives the same answer every time.
struct Budget {
    int milliseconds = 0;
    int iterations = 0;
    int threads = 1;
    bool cpu_time = false;  // milliseconds in which the bot's only thread was at work, not those that passed
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
    virtual Action choose(const ViewBytes& view, Seat seat, std::span<const Action> actions, const Budget& budget,
                          Rng& rng) = 0;
};

// What a search thinks of a position, from what one seat knows.
struct Study {
    struct Option {
        Action action;
        double chance;  // the share of the win that the seat can expect after it
        std::uint64_t visits;
    };
    std::vector<Option> options;             // one for each action, the best first
    std::array<double, max_seats> chance{};  // the share of the win that each seat can expect; in all 1
    std::uint64_t iterations = 0;
};

std::span<const std::string_view> bot_names();
// For how many milliseconds a bot of this name thinks about one decision at most, where nobody says otherwise; 0: it
// does not think long enough to be noticed.
int longest_thought(std::string_view name);
// Null text: well written and known. Otherwise what is wrong with it.
Message parse_bot(std::string_view text, BotSpec& spec);
// The rules must come from the registry and outlive the bot.
std::unique_ptr<AnyBot> make_bot(std::string_view name, const AnyRules& rules);
// `actions` are the answers to look at: all that is legal for `seat`, or some of it. A single one is looked at as long.
Study study(const AnyRules& rules, const ViewBytes& view, Seat seat, std::span<const Action> actions,
            const Budget& budget, Rng& rng);

}  // namespace mehen
