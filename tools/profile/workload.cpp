// mehen-workload: a fixed piece of what a released program does most, random games and the search of the bots, for
// profilers to look at.
//     mehen-workload                                  some of everything
//     mehen-workload GAME SEATS GAMES [ITERATIONS]    so many random games, and so many iterations of a search
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "bots/bot.h"
#include "games/registry.h"

namespace {

using namespace mehen;

// From where a game begins after its set-up, as `mehen bench --search`.
void search(const AnyRules& rules, int iterations) {
    Rng rng(1);
    StateBytes state = play_set_up(rules, 1);
    while (rules.ask(state.data()).to_chance())
        rules.apply(state.data(), chance, random_move(rules, state.data(), rng).action, nullptr);
    const Seat seat = lowest_seat(rules.ask(state.data()).seats);
    study(rules, rules.observe(state.data(), seat), seat, rules.legal(state.data(), seat),
          Budget{.iterations = iterations}, rng);
}

void work(const AnyGame& game, int seats, std::uint64_t games, int iterations) {
    const auto rules = game.make_rules(default_setup(game.facts(), seats), nullptr);
    if (games > 0) rules->play_seeds(1, games, nullptr);
    if (iterations > 0) search(*rules, iterations);
}

void work_on_all() {
    constexpr std::uint64_t games = 60;
    constexpr int iterations = 400;
    for (const AnyGame* game : all_games())
        for (int seats = game->facts().min_seats; seats <= game->facts().max_seats; ++seats)
            work(*game, seats, games, iterations);
}

}  // namespace

int main(int count, char** words) {
    if (count < 4) {
        work_on_all();
        return 0;
    }
    for (const AnyGame* game : all_games())
        if (game->facts().id == std::string_view(words[1])) {
            work(*game, std::atoi(words[2]), std::strtoull(words[3], nullptr, 10), count > 4 ? std::atoi(words[4]) : 0);
            return 0;
        }
    std::fprintf(stderr, "no such game: %s\n", words[1]);
    return 2;
}
