// mehen: one program for everything. One file per command.
#include "cli/arguments.h"
#include "cli/commands.h"

namespace mehen::cli {

std::span<const Command> commands() {
    static const Command list[] = {serve_command(), games_command(), play_command(),   bench_command(),
                                   perft_command(), arena_command(), replay_command(), analyse_command(),
                                   pack_command(),  rules_command(), diff_command(),   backup_command()};
    return list;
}

}  // namespace mehen::cli

int main(int count, char** words) {
    return mehen::cli::run({words + 1, words + count});
}
