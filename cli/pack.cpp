// mehen pack: the built-in tables as a pack, or a check of one.
#include "json/pack.h"

#include <cstdio>

#include "cli/commands.h"
#include "cli/setup.h"
#include "cli/terminal.h"

namespace mehen::cli {

namespace {

constexpr Text fine = {"{0}: the pack is good", "{0}: pakiet jest poprawny", "{0}: il pacchetto va bene"};
constexpr Text unreadable = {"'{0}' cannot be read, or has more than {1} bytes",
                             "'{0}' nie można odczytać albo ma ponad {1} bajtów",
                             "'{0}' non si può leggere, o supera {1} byte"};
constexpr Text bad = {"{0}: {1}", "{0}: {1}", "{0}: {1}"};

int run_pack(const Invocation& call) {
    const AnyGame* const game = game_of(call, call.operands[0]);
    if (game == nullptr) return bad_use;
    Setup setup = default_setup(game->facts(), game->facts().min_seats);
    if (!read_options(call, game->facts(), setup)) return bad_use;
    const auto path = call.value("--check");
    if (!path) {
        const MatchSetup match = make_setup(call, *game, setup);
        if (match.rules == nullptr) return bad_use;
        std::fputs(print_pack(*match.rules).c_str(), stdout);
        return done;
    }
    const auto content = read_file(*path, largest_pack);
    if (!content) return complain(call, Message(unreadable, *path, largest_pack));
    PackProblem problem;
    make_rules(*game, setup, content->empty() ? " " : *content, problem);
    if (problem) {
        complain(call, Message(bad, *path, problem.in(call.language)));
        return answer_is_no;
    }
    std::printf("%s\n", say(fine, call.language, *path).c_str());
    return done;
}

constexpr Flag flags[] = {{"--check",
                           "FILE",
                           {"checks a pack instead of printing one", "sprawdza pakiet zamiast go wypisać",
                            "controlla un pacchetto invece di stamparlo"}},
                          option_flag,
                          pack_flag};

}  // namespace

Command pack_command() {
    return {"pack",
            "GAME",
            1,
            1,
            {"the printed values as a component pack, to be corrected by an owner of the box",
             "nadruki jako pakiet komponentów, do poprawienia przez właściciela pudełka",
             "i valori stampati come pacchetto, da correggere per chi possiede la scatola"},
            flags,
            run_pack};
}

}  // namespace mehen::cli
