// mehen arena: bots against each other, seats rotated, every seed played once in each rotation.
#include <sys/stat.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <mutex>
#include <thread>

#include "bots/bot.h"
#include "cli/commands.h"
#include "cli/setup.h"
#include "cli/terminal.h"
#include "core/match.h"
#include "json/line.h"

namespace mehen::cli {

namespace {

struct Tally {
    std::uint64_t games = 0;
    std::uint64_t wins = 0;  // shared ones too
    double score = 0;        // sum of the shares of the win
    double milliseconds = 0;
    std::uint64_t answers = 0;
    double slowest = 0;
};

struct Contest {
    const Invocation& call;
    MatchSetup setup;
    std::vector<BotSpec> bots;         // one per seat
    std::vector<std::string> written;  // as on the command line: equal ones are pooled
    std::uint64_t games = 0;
    std::uint64_t seed = 1;
    std::string records;  // folder, or empty
};

struct Played {
    std::vector<Tally> by_seat;
    bool unfinished = false;
    bool record_lost = false;
    std::string broken;  // a bot that gave an illegal answer
};

constexpr std::size_t longest_match = 100'000;

std::string record_path(const Contest& contest, std::uint64_t number) {
    char name[32];
    std::snprintf(name, sizeof name, "/%06llu.mehen", static_cast<unsigned long long>(number) + 1);
    return contest.records + name;
}

// Game `number`: bot i sits on seat (i + number) modulo the seats; each group of rotations shares its draws.
Played play_one(const Contest& contest, std::uint64_t number) {
    using Clock = std::chrono::steady_clock;
    const AnyRules& rules = *contest.setup.rules;
    const auto seats = static_cast<std::size_t>(rules.seats());
    const std::uint64_t shift = number % seats;
    Rng draws(contest.seed + number / seats);
    std::vector<Rng> thoughts;  // each its own, so that nobody's luck hangs on what the others draw
    std::vector<std::unique_ptr<AnyBot>> bot(seats);
    std::vector<std::string> names(seats);
    for (std::size_t i = 0; i < seats; ++i) {
        thoughts.emplace_back((contest.seed + number) * 0x9E3779B97F4A7C15U + i);
        bot[(i + shift) % seats] = make_bot(contest.bots[i], rules);
        names[(i + shift) % seats] = contest.written[i];
    }
    Played played;
    played.by_seat.resize(seats);
    Match match(contest.setup.rules);
    for (match.play_chance(draws); !match.over(); match.play_chance(draws)) {
        if (match.history().size() > longest_match) {
            played.unfinished = true;
            return played;
        }
        const Seat seat = lowest_seat(match.ask().seats);
        const auto start = Clock::now();
        const Action action =
            bot[seat]->choose(rules.observe(match.state(), seat), seat, match.legal(seat), thoughts[seat]);
        const double ms = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
        Tally& tally = played.by_seat[seat];
        ++tally.answers;
        tally.milliseconds += ms;
        tally.slowest = std::max(tally.slowest, ms);
        if (match.play(seat, action)) {
            played.broken = names[seat];
            return played;
        }
    }
    const Result result = rules.result(match.state());
    double winners = 0;
    for (std::size_t i = 0; i < seats; ++i) winners += result.place[i] == 1 ? 1 : 0;
    for (std::size_t i = 0; i < seats; ++i) {
        Tally& tally = played.by_seat[i];
        const double share = result.place[i] == 1 ? 1 / winners : 0;
        tally.games = 1;
        tally.wins = result.place[i] == 1 ? 1 : 0;
        tally.score = share;
    }
    if (!contest.records.empty())
        played.record_lost = !write_file(record_path(contest, number), write_record(match, names, contest.setup.pack));
    return played;
}

void add(Tally& sum, const Tally& part) {
    sum.games += part.games;
    sum.wins += part.wins;
    sum.score += part.score;
    sum.milliseconds += part.milliseconds;
    sum.answers += part.answers;
    sum.slowest = std::max(sum.slowest, part.slowest);
}

struct Outcome95 {
    double score = 0;
    double elo = 0;
    double low = 0;
    double high = 0;
};

// Elo against an even share of the win, with a 95 % interval for the mean share. It is Wilson's, which stays sensible
// when everything or nothing was won; shares of a win have no more variance than wins and losses.
Outcome95 rate(const Tally& tally, int seats) {
    Outcome95 result;
    if (tally.games == 0) return result;
    const auto elo_of = [&](double score) { return 400 * std::log10(score / (1 - score) * (seats - 1)); };
    constexpr double z = 1.96;
    const double games = static_cast<double>(tally.games);
    result.score = tally.score / games;
    const double middle = (result.score + z * z / (2 * games)) / (1 + z * z / games);
    const double margin =
        z / (1 + z * z / games) * std::sqrt(result.score * (1 - result.score) / games + z * z / (4 * games * games));
    constexpr double edge = 1e-6;
    result.elo = elo_of(std::clamp(result.score, 0.5 / games, 1 - 0.5 / games));
    result.low = std::min(result.elo, elo_of(std::clamp(middle - margin, edge, 1 - edge)));
    result.high = std::max(result.elo, elo_of(std::clamp(middle + margin, edge, 1 - edge)));
    return result;
}

constexpr Text too_many_bots = {"--bots must name 1 to {0} bots, not {1}",
                                "--bots musi wymienić od 1 do {0} botów, nie {1}",
                                "--bots deve nominare da 1 a {0} bot, non {1}"};
constexpr Text broken_bot = {"the bot '{0}' gave an answer that is not legal: please report this",
                             "bot '{0}' dał niedozwoloną odpowiedź: prosimy to zgłosić",
                             "il bot '{0}' ha dato una risposta non permessa: segnalalo"};
constexpr Text bots_missing = {"arena needs --bots A,B and --games N", "arena wymaga --bots A,B i --games N",
                               "arena richiede --bots A,B e --games N"};
constexpr Text no_folder = {"the folder '{0}' does not exist and cannot be made",
                            "folder '{0}' nie istnieje i nie można go utworzyć",
                            "la cartella '{0}' non esiste e non si può creare"};
constexpr Text record_lost = {"{0} {0:record|records} could not be written to '{1}'",
                              "nie udało się zapisać {0} {0:gry|gier|gier} w '{1}'",
                              "non è stato possibile scrivere {0} {0:registrazione|registrazioni} in '{1}'"};
constexpr Text heading = {"{0}, {1} {1:seat|seats}, {2} {2:game|games} in {3} s",
                          "{0}, {1} {1:miejsce|miejsca|miejsc}, {2} {2:gra|gry|gier} w {3} s",
                          "{0}, {1} {1:posto|posti}, {2} {2:partita|partite} in {3} s"};
constexpr Text columns = {"bot", "bot", "bot"};

// Reads --bots; the last one takes all seats that are left.
bool read_bots(Contest& contest) {
    const auto given = split_list(contest.call.value("--bots").value_or(""));
    const auto seats = static_cast<std::size_t>(contest.setup.rules->seats());
    if (given.size() > seats) {
        complain(contest.call, Message(too_many_bots, seats, given.size()));
        return false;
    }
    int milliseconds = 0;
    if (!contest.call.number("--time", milliseconds, 1, 3'600'000)) return false;
    for (std::size_t i = 0; i < seats; ++i) {
        BotSpec spec;
        contest.written.push_back(given[std::min(i, given.size() - 1)]);
        if (const Message problem = parse_bot(contest.written.back(), spec)) {
            complain(contest.call, problem);
            return false;
        }
        if (spec.budget.milliseconds == 0 && spec.budget.iterations == 0) spec.budget.milliseconds = milliseconds;
        contest.bots.push_back(spec);
    }
    return true;
}

void print(const Contest& contest, const std::vector<std::pair<std::string, Tally>>& tallies, double seconds,
           std::uint64_t unfinished) {
    const AnyRules& rules = *contest.setup.rules;
    std::vector<JsonLine> lines;
    char row[160];
    std::string table;
    for (const auto& [name, tally] : tallies) {
        const Outcome95 rated = rate(tally, rules.seats());
        const double mean = tally.answers == 0 ? 0 : tally.milliseconds / static_cast<double>(tally.answers);
        lines.push_back(JsonLine()
                            .add("name", name)
                            .add("games", tally.games)
                            .add("wins", tally.wins)
                            .add("score", rated.score)
                            .add("elo", rated.elo)
                            .add("elo_low", rated.low)
                            .add("elo_high", rated.high)
                            .add("ms_mean", mean)
                            .add("ms_max", tally.slowest));
        std::snprintf(row, sizeof row, "  %s %6llu %6llu  %6.3f  %+6.0f [%+.0f, %+.0f]  %8.3f %8.3f\n",
                      padded(name, 24).c_str(), static_cast<unsigned long long>(tally.games),
                      static_cast<unsigned long long>(tally.wins), rated.score, rated.elo, rated.low, rated.high, mean,
                      tally.slowest);
        table += row;
    }
    if (contest.call.has("--json")) {
        std::printf("%s\n", JsonLine()
                                .add("game", rules.facts().id)
                                .add("seats", rules.seats())
                                .add("games", contest.games)
                                .add("seed", contest.seed)
                                .add("seconds", seconds)
                                .add("unfinished", unfinished)
                                .add_list("bots", lines)
                                .text()
                                .c_str());
        return;
    }
    std::snprintf(row, sizeof row, "%.1f", seconds);
    static constexpr Text head = {"games   wins   score     elo [95 %]              ms    max ms",
                                  "  gry  wygr.   wynik     elo [95 %]              ms   maks ms",
                                  "part.   vitt.  quota     elo [95 %]              ms   max ms"};
    std::printf("%s\n  %s %s\n%s",
                say(heading, contest.call.language, rules.facts().id, rules.seats(), contest.games, row).c_str(),
                padded(columns[contest.call.language], 25).c_str(), std::string(head[contest.call.language]).c_str(),
                table.c_str());
}

int contest_run(const Contest& contest, int threads) {
    const auto start = std::chrono::steady_clock::now();
    const auto seats = static_cast<std::size_t>(contest.setup.rules->seats());
    std::vector<std::pair<std::string, Tally>> tallies;
    std::uint64_t unfinished = 0;
    std::uint64_t lost = 0;
    std::string broken;
    std::uint64_t finished = 0;
    std::atomic<std::uint64_t> next{0};
    std::mutex mutex;
    {
        Progress progress(contest.games);
        const auto work = [&] {
            for (std::uint64_t number = next++; number < contest.games; number = next++) {
                const Played played = play_one(contest, number);
                const std::scoped_lock lock(mutex);
                unfinished += played.unfinished ? 1 : 0;
                lost += played.record_lost ? 1 : 0;
                if (!played.broken.empty()) broken = played.broken;
                for (std::size_t i = 0; i < seats; ++i) {
                    const std::string& name = contest.written[i];
                    auto at = std::find_if(tallies.begin(), tallies.end(),
                                           [&](const auto& each) { return each.first == name; });
                    if (at == tallies.end()) at = tallies.insert(at, {name, Tally{}});
                    add(at->second, played.by_seat[(i + number) % seats]);
                }
                progress.show(++finished);
            }
        };
        std::vector<std::thread> workers;
        for (int i = 1; i < threads; ++i) workers.emplace_back(work);
        work();
        for (std::thread& worker : workers) worker.join();
    }
    print(contest, tallies, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(),
          unfinished);
    if (!broken.empty()) return complain(contest.call, Message(broken_bot, broken));
    if (lost > 0) return complain(contest.call, Message(record_lost, lost, contest.records));
    return done;
}

int run_arena(const Invocation& call) {
    if (!call.has("--bots") || !call.has("--games")) return complain(call, Message(bots_missing));
    const AnyGame* const game = game_of(call, call.operands[0]);
    if (game == nullptr) return bad_use;
    const auto named = static_cast<int>(split_list(call.value("--bots").value_or("")).size());
    Contest contest{.call = call,
                    .setup = setup_of(call, std::max(game->facts().min_seats, named)),
                    .bots = {},
                    .written = {},
                    .records = {}};
    int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    if (contest.setup.rules == nullptr || !read_bots(contest) ||
        !call.number("--games", contest.games, 1, 100'000'000) ||
        !call.number("--seed", contest.seed, 0, UINT64_MAX / 2) || !call.number("--threads", threads, 1, 1024))
        return bad_use;
    contest.records = call.value("--records").value_or("");
    if (!contest.records.empty()) {
        struct stat about{};
        mkdir(contest.records.c_str(), 0777);
        if (stat(contest.records.c_str(), &about) != 0 || !S_ISDIR(about.st_mode))
            return complain(call, Message(no_folder, contest.records));
    }
    return contest_run(contest, threads);
}

constexpr Flag flags[] = {
    {"--bots",
     "A,B,…",
     {"who plays; the last one takes the seats that are left", "kto gra; ostatni zajmuje pozostałe miejsca",
      "chi gioca; l'ultimo occupa i posti rimasti"}},
    {"--games",
     "N",
     {"how many games; seats rotate from game to game", "ile gier; miejsca zmieniają się z gry na grę",
      "quante partite; i posti ruotano a ogni partita"}},
    seats_flag,
    seed_flag,
    {"--threads",
     "T",
     {"games at the same time (all cores)", "ile gier naraz (wszystkie rdzenie)",
      "partite in parallelo (tutti i core)"}},
    {"--time",
     "MS",
     {"time for each turn, for bots that search", "czas na turę, dla botów szukających",
      "tempo per turno, per i bot che cercano"}},
    {"--records", "DIR", {"keeps every game there", "zachowuje tam każdą grę", "conserva lì ogni partita"}},
    option_flag,
    pack_flag,
    json_flag};

}  // namespace

Command arena_command() {
    return {"arena", "GAME", 1, 1, {"bots against bots", "boty przeciw botom", "bot contro bot"}, flags, run_arena};
}

}  // namespace mehen::cli
