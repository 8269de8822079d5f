// mehen perft: counts the positions that can be reached in so many steps, to hold the rules against.
#include <cstdio>

#include "cli/commands.h"
#include "cli/setup.h"
#include "json/line.h"

namespace mehen::cli {

namespace {

int run_perft(const Invocation& call) {
    static constexpr Text depth_missing = {"perft needs --depth D", "perft wymaga --depth D",
                                           "perft richiede --depth D"};
    static constexpr Text line = {"depth {0}: {1}", "głębokość {0}: {1}", "profondità {0}: {1}"};
    std::uint64_t seed = 1;
    int depth = 0;
    if (!call.number("--seed", seed, 0, UINT64_MAX) || !call.number("--depth", depth, 1, 100)) return bad_use;
    if (depth == 0) return complain(call, Message(depth_missing));
    const MatchSetup match = setup_of(call);
    if (match.rules == nullptr) return bad_use;
    const StateBytes state = play_set_up(*match.rules, seed);
    for (int d = 1; d <= depth; ++d) {
        const std::uint64_t nodes = match.rules->perft(state.data(), d);
        if (call.has("--json"))
            std::printf("%s\n", JsonLine()
                                    .add("game", match.rules->facts().id)
                                    .add("seats", match.rules->seats())
                                    .add("seed", seed)
                                    .add("depth", d)
                                    .add("nodes", nodes)
                                    .text()
                                    .c_str());
        else
            std::printf("%s\n", say(line, call.language, d, nodes).c_str());
        std::fflush(stdout);
    }
    return done;
}

constexpr Flag flags[] = {
    seats_flag,
    {"--seed", "N", {"fixes the set-up (1)", "ustala przygotowanie (1)", "fissa la preparazione (1)"}},
    {"--depth", "D", {"how many steps deep", "ile kroków w głąb", "quanti passi in profondità"}},
    option_flag,
    pack_flag,
    json_flag};

}  // namespace

Command perft_command() {
    return {"perft",
            "GAME",
            1,
            1,
            {"counts the positions reachable in a given number of steps",
             "liczy pozycje osiągalne w zadanej liczbie kroków",
             "conta le posizioni raggiungibili in un dato numero di passi"},
            flags,
            run_perft};
}

}  // namespace mehen::cli
