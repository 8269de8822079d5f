// mehen bench: how fast the engine is, and the signature of what it does.
#include <chrono>
#include <cstdio>

#include "bots/bot.h"
#include "cli/allocations.h"
#include "cli/commands.h"
#include "cli/setup.h"
#include "cli/terminal.h"
#include "json/line.h"

namespace mehen::cli {

namespace {

using Clock = std::chrono::steady_clock;
double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

struct Measured {
    PlayoutCount count;
    double seconds = 0;
    double copy_ns = 0;
    std::uint64_t allocations = 0;
    std::string signature;
};

constexpr std::uint64_t signature_games = 1000;

Measured measure(const AnyRules& rules, int seconds) {
    Measured result;
    Hash signature;
    rules.play_seeds(1, signature_games, &signature);
    result.signature = signature.hex();

    Progress progress(static_cast<std::uint64_t>(seconds) * 1000);
    constexpr std::uint64_t batch = 200;
    const std::uint64_t allocations_before = allocations();
    const auto start = Clock::now();
    for (std::uint64_t seed = 1; result.seconds < seconds; seed += batch) {
        result.count += rules.play_seeds(seed, batch, nullptr);
        result.seconds = seconds_since(start);
        progress.show(static_cast<std::uint64_t>(result.seconds * 1000));
    }
    result.allocations = allocations() - allocations_before;

    constexpr std::uint64_t copies = 2'000'000;
    rules.copy_states(copies / 10);
    const auto copy_start = Clock::now();
    rules.copy_states(copies);
    result.copy_ns = seconds_since(copy_start) * 1e9 / static_cast<double>(copies);
    return result;
}

constexpr Text line_text = {
    "{0}, {1} seats: {2} games/s, {3} decisions/s, {4} decisions per game ({5} forced, {6} chance, {7} unfinished "
    "games), "
    "state {8} bytes",
    "{0}, {1} {1:miejsce|miejsca|miejsc}: {2} gier/s, {3} decyzji/s, {4} decyzji na grę (wymuszone {5}, losowe {6}, "
    "niedokończone gry "
    "{7}), "
    "stan {8} bajtów",
    "{0}, {1} posti: {2} partite/s, {3} decisioni/s, {4} decisioni per partita ({5} forzate, {6} del caso, {7} partite "
    "incompiute), stato {8} byte"};
constexpr Text more_text = {"    copy {0} ns, {1} heap allocations, signature {2}",
                            "    kopia {0} ns, alokacje na stercie {1}, sygnatura {2}",
                            "    copia {0} ns, {1} allocazioni, firma {2}"};

std::string rounded(double value, int digits) {
    char buffer[64];
    std::snprintf(buffer, sizeof buffer, "%.*f", digits, value);
    return buffer;
}

void print(const Invocation& call, const AnyRules& rules, const Measured& m) {
    const double games = static_cast<double>(m.count.games);
    const double decisions = static_cast<double>(m.count.decisions);
    if (call.has("--json")) {
        const std::string line = JsonLine()
                                     .add("game", rules.facts().id)
                                     .add("seats", rules.seats())
                                     .add("games", m.count.games)
                                     .add("decisions", m.count.decisions)
                                     .add("forced", m.count.forced)
                                     .add("chance", m.count.chance)
                                     .add("unfinished", m.count.unfinished)
                                     .add("seconds", m.seconds)
                                     .add("decisions_per_second", static_cast<std::uint64_t>(decisions / m.seconds))
                                     .add("games_per_second", static_cast<std::uint64_t>(games / m.seconds))
                                     .add("state_bytes", rules.state_bytes())
                                     .add("copy_ns", m.copy_ns)
                                     .add("allocations", m.allocations)
                                     .add("signature", m.signature)
                                     .text();
        std::printf("%s\n", line.c_str());
    } else {
        const auto text = say(line_text, call.language, rules.facts().id, rules.seats(), rounded(games / m.seconds, 0),
                              rounded(decisions / m.seconds, 0), rounded(decisions / games, 1), m.count.forced,
                              m.count.chance, m.count.unfinished, rules.state_bytes());
        std::printf("%s\n%s\n", text.c_str(),
                    say(more_text, call.language, rounded(m.copy_ns, 1), m.allocations, m.signature).c_str());
    }
    std::fflush(stdout);
}

constexpr Text search_text = {"{0}, {1} seats: {2} search iterations/s on one core, from the first turn of a game",
                              "{0}, {1} {1:miejsce|miejsca|miejsc}: {2} iteracji szukania/s na jednym rdzeniu, od "
                              "pierwszej tury gry",
                              "{0}, {1} posti: {2} iterazioni di ricerca/s su un core, dal primo turno di una partita"};

// The search alone, where a game begins after its set-up.
void bench_search(const Invocation& call, const AnyRules& rules, int seconds) {
    Rng rng(1);
    StateBytes state = play_set_up(rules, 1);
    while (rules.ask(state.data()).to_chance())
        rules.apply(state.data(), chance, random_move(rules, state.data(), rng).action, nullptr);
    const Seat seat = lowest_seat(rules.ask(state.data()).seats);
    std::uint64_t iterations = 0;
    const auto start = Clock::now();
    while (seconds_since(start) < seconds)
        iterations += study(rules, rules.observe(state.data(), seat), seat, rules.legal(state.data(), seat),
                            Budget{.milliseconds = 1000}, rng)
                          .iterations;
    const double rate = static_cast<double>(iterations) / seconds_since(start);
    if (call.has("--json"))
        std::printf("%s\n", JsonLine()
                                .add("game", rules.facts().id)
                                .add("seats", rules.seats())
                                .add("iterations", iterations)
                                .add("iterations_per_second", static_cast<std::uint64_t>(rate))
                                .text()
                                .c_str());
    else
        std::printf("%s\n", say(search_text, call.language, rules.facts().id, rules.seats(), rounded(rate, 0)).c_str());
    std::fflush(stdout);
}

// Every seat count of a game, or the one asked for. All of them are made before anything is measured.
int bench_game(const Invocation& call, const AnyGame& game, int seconds) {
    const GameFacts& facts = game.facts();
    Setup setup;
    setup.seats = facts.min_seats;
    if (!read_seats(call, facts, setup) || !read_options(call, facts, setup)) return bad_use;
    const int last = call.has("--seats") ? setup.seats : facts.max_seats;
    std::vector<MatchSetup> matches;
    for (; setup.seats <= last; ++setup.seats) {
        matches.push_back(make_setup(call, game, setup));
        if (matches.back().rules == nullptr) return bad_use;
    }
    for (const MatchSetup& match : matches)
        if (call.has("--search"))
            bench_search(call, *match.rules, seconds);
        else
            print(call, *match.rules, measure(*match.rules, seconds));
    return done;
}

int run_bench(const Invocation& call) {
    int seconds = 3;
    if (!call.number("--seconds", seconds, 1, 3600)) return bad_use;
    if (!call.operands.empty()) {
        const AnyGame* const game = game_of(call, call.operands[0]);
        return game == nullptr ? bad_use : bench_game(call, *game, seconds);
    }
    for (const AnyGame* game : all_games()) {
        if (game->facts().sample) continue;
        if (const int status = bench_game(call, *game, seconds); status != done) return status;
    }
    return done;
}

constexpr Flag flags[] = {
    seats_flag,
    {"--seconds",
     "S",
     {"how long to play for each line (3)", "ile sekund na każdy wiersz (3)", "quanti secondi per riga (3)"}},
    {"--search",
     "",
     {"measures the search of the bots instead", "mierzy zamiast tego szukanie botów",
      "misura invece la ricerca dei bot"}},
    option_flag,
    pack_flag,
    json_flag};

}  // namespace

Command bench_command() {
    return {"bench",
            "[GAME]",
            0,
            1,
            {"random play at full speed, and its signature", "losowa gra z pełną prędkością i jej sygnatura",
             "gioco casuale a piena velocità, e la sua firma"},
            flags,
            run_bench};
}

}  // namespace mehen::cli
