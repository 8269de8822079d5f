// The commands of the program, each in the file of its name.
#pragma once

#include "cli/arguments.h"

namespace mehen::cli {

Command serve_command();
Command games_command();
Command play_command();
Command bench_command();
Command perft_command();
Command arena_command();
Command replay_command();
Command analyse_command();
Command pack_command();
Command rules_command();
Command diff_command();
Command backup_command();

}  // namespace mehen::cli
