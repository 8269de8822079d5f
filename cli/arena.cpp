// mehen arena: bots against each other, seats rotated, every seed played once in each rotation; or on fixed seats.
#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <mutex>

#include "arena/in_threads.h"
#include "arena/scoreboard.h"
#include "cli/arena_records.h"
#include "cli/arena_table.h"
#include "cli/commands.h"
#include "cli/setup.h"
#include "cli/terminal.h"

namespace mehen::cli {

namespace {

constexpr Text too_many_bots = {"--bots must name 1 to {0} bots, not {1}",
                                "--bots musi wymienić od 1 do {0} botów, nie {1}",
                                "--bots deve nominare da 1 a {0} bot, non {1}"};
constexpr Text broken_bot = {
    "bot '{0}' gave an illegal answer in game {1} (--seed {2}): please report it",
    "bot '{0}' dał niedozwoloną odpowiedź w grze {1} (--seed {2}): prosimy to zgłosić",
    "il bot '{0}' ha dato una risposta non permessa nella partita {1} (--seed {2}): segnalalo"};
constexpr Text bots_missing = {"arena needs --bots A,B and --games N", "arena wymaga --bots A,B i --games N",
                               "arena richiede --bots A,B e --games N"};
constexpr Text bad_test = {"--sprt must be two numbers E0,E1 from -2000 to 2000, the first one smaller, not '{0}'",
                           "--sprt to dwie liczby E0,E1 od -2000 do 2000, pierwsza mniejsza, nie '{0}'",
                           "--sprt vuole due numeri E0,E1 da -2000 a 2000, il primo minore, non '{0}'"};
constexpr Text nothing_to_test = {"--sprt tests the first bot against the others, so it needs two different bots",
                                  "--sprt sprawdza pierwszego bota przeciw innym, więc potrzeba dwóch różnych botów",
                                  "--sprt mette alla prova il primo bot contro gli altri: servono due bot diversi"};
constexpr Text record_lost = {"{0} {0:record|records} could not be written to '{1}'",
                              "nie udało się zapisać {0} {0:gry|gier|gier} w '{1}'",
                              "non è stato possibile scrivere {0} {0:registrazione|registrazioni} in '{1}'"};
constexpr Text goes_on = {"stopped after {0} of {1} games; the same command goes on from there",
                          "przerwano po {0} z {1} gier; to samo polecenie podejmie je dalej",
                          "interrotto dopo {0} di {1} partite; lo stesso comando riprende da lì"};
constexpr Text starts_anew = {"stopped after {0} of {1} games; with --records DIR it could go on another time",
                              "przerwano po {0} z {1} gier; z --records DIR można by je kiedyś podjąć",
                              "interrotto dopo {0} di {1} partite; con --records DIR si potrebbe riprendere"};
constexpr Text time_left = {"{0} left", "zostało {0}", "mancano {0}"};

struct Order {
    Contest contest;
    std::uint64_t games = 0;
    int threads = 1;
    std::optional<Sprt> test;
    std::pair<double, double> claims;  // of the test, in Elo
};

// Reads --bots and --time; the last bot takes all seats that are left.
bool read_bots(const Invocation& call, Contest& contest) {
    const auto given = split_list(call.value("--bots").value_or(""));
    const std::size_t seats = contest.seats();
    if (given.size() > seats) {
        complain(call, Message(too_many_bots, seats, given.size()));
        return false;
    }
    int milliseconds = 0;
    if (!call.number("--time", milliseconds, 1, 3'600'000)) return false;
    for (std::size_t i = 0; i < seats; ++i) {
        BotSpec spec;
        const std::string& written = given[std::min(i, given.size() - 1)];
        if (const Message problem = parse_bot(written, spec)) {
            complain(call, problem);
            return false;
        }
        if (spec.budget.milliseconds == 0 && spec.budget.iterations == 0) spec.budget.milliseconds = milliseconds;
        spec.budget.cpu_time = call.has("--cpu-time");
        add_seat(contest, written, spec);
    }
    return true;
}

std::optional<double> read_elo(std::string_view text) {
    constexpr double largest = 2000;
    double value = 0;
    if (text.starts_with('+')) text.remove_prefix(1);
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && std::abs(value) <= largest ? std::optional(value) : std::nullopt;  // false for what is no number
}

bool read_test(const Invocation& call, Order& order) {
    const auto text = call.value("--sprt");
    if (!text) return true;
    const auto parts = split_list(*text);
    const auto low = parts.size() == 2 ? read_elo(parts[0]) : std::nullopt;
    const auto high = parts.size() == 2 ? read_elo(parts[1]) : std::nullopt;
    if (!low || !high || *low >= *high) {
        complain(call, Message(bad_test, *text));
        return false;
    }
    if (order.contest.entrants.size() < 2) {
        complain(call, Message(nothing_to_test));
        return false;
    }
    const int own = order.contest.entrants[0].seats;
    const int seats = order.contest.rules->seats();
    order.claims = {*low, *high};
    order.test.emplace(expected_share(*low, own, seats), expected_share(*high, own, seats));
    return true;
}

// As many games at once as keep all cores busy, when each bot uses as many threads as it was given.
int usual_threads(const Contest& contest) {
    int busiest = 1;
    for (const Entrant& entrant : contest.entrants) busiest = std::max(busiest, entrant.bot.budget.threads);
    return std::max(1, all_cores() / busiest);
}

bool read_order(const Invocation& call, Order& order) {
    const AnyGame* const game = game_of(call, call.operands[0]);
    if (game == nullptr) return false;
    const auto named = static_cast<int>(split_list(call.value("--bots").value_or("")).size());
    MatchSetup setup = setup_of(call, std::max(game->facts().min_seats, named));
    if (setup.rules == nullptr) return false;
    order.contest.rules = std::move(setup.rules);
    order.contest.pack = std::move(setup.pack);
    order.contest.fixed = call.has("--fixed");
    if (!read_bots(call, order.contest)) return false;
    order.threads = usual_threads(order.contest);
    return call.number("--games", order.games, 1, 1'000'000) &&
           call.number("--seed", order.contest.seed, 0, UINT64_MAX / 2) &&
           call.number("--threads", order.threads, 1, 1024) && read_test(call, order);
}

std::string clock_text(double seconds) {
    const auto whole = static_cast<long>(seconds);
    char text[64];
    if (whole >= 3600)
        std::snprintf(text, sizeof text, "%ld:%02ld:%02ld", whole / 3600, whole / 60 % 60, whole % 60);
    else
        std::snprintf(text, sizeof text, "%ld:%02ld", whole / 60, whole % 60);
    return text;
}

// One call of the command: several threads hand in games, one lock guards all that they bring.
class Arena {
public:
    Arena(const Invocation& call, const Order& order)
        : call_(call),
          order_(order),
          board_(order.contest, order.games, order.test),
          thinking_(order.contest.entrants.size()) {
        if (const auto path = call.value("--records")) folder_ = std::make_unique<GameFolder>(order.contest, *path);
    }

    int run() {
        if (folder_) {
            if (const Message problem = folder_->open()) return complain(call_, problem);
            if (!read_games()) return bad_use;
        }
        if (!board_.decided()) play_games();
        return report();
    }

private:
    // Every game that lies in the folder counts, or is named as no game of this contest. Nothing is played before.
    bool read_games() {
        std::string problem;
        const std::vector<std::uint64_t> there = folder_->games();
        progress_ = std::make_unique<Progress>(there.size());
        const auto read = [&](std::uint64_t i) {
            if (there[i] >= order_.games) return;
            std::string wrong;
            const auto result = folder_->read(there[i], call_.language, wrong);
            const std::scoped_lock lock(mutex_);
            if (result) {
                board_.enter(there[i], GameEnd::of(*result));
                read_.push_back(there[i]);
                progress_->show(i);
            } else {
                problem = wrong;
                stop_ = true;
            }
        };
        in_threads(order_.threads, there.size(), read, &stop_);
        progress_.reset();
        if (!problem.empty()) complain(problem);
        return problem.empty();
    }

    void play_games() {
        const Interrupt interrupt(stop_);
        start_ = std::chrono::steady_clock::now();
        progress_ = std::make_unique<Progress>(order_.games);
        progress_->show(read_.size());
        const auto play = [&](std::uint64_t number) {
            if (was_read(number)) return;
            Match match(order_.contest.rules);
            const Played played = play_game(order_.contest, number, match, stop_);
            const bool kept = !folder_ || played.end != Played::End::finished || folder_->write(number, match);
            const std::scoped_lock lock(mutex_);
            lost_ += kept ? 0 : 1;
            take(number, played, match);
        };
        in_threads(order_.threads, order_.games, play, &stop_);
        progress_.reset();
        interrupted_ = interrupt.caught() && !board_.decided() && board_.games() < order_.games;
    }

    bool was_read(std::uint64_t number) {
        const std::scoped_lock lock(mutex_);
        return board_.has(number);
    }

    void take(std::uint64_t number, const Played& played, const Match& match) {
        const auto sits = seating(order_.contest, number);
        switch (played.end) {
            case Played::End::stopped: return;
            case Played::End::illegal_answer:
                broken_ = Message(broken_bot, order_.contest.entrants[sits[played.culprit]].name, number + 1,
                                  order_.contest.seed);
                stop_ = true;
                return;
            case Played::End::too_long: board_.enter(number, {GameEnd::State::too_long, {}}); break;
            case Played::End::finished: board_.enter(number, GameEnd::of(match.rules().result(match.state()))); break;
        }
        for (std::size_t seat = 0; seat < sits.size(); ++seat) thinking_[sits[seat]].add(played.thinking[seat]);
        ++played_;
        if (board_.decided()) stop_ = true;
        progress_->show(read_.size() + played_, [&] { return note(); });
    }

    double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }

    // "hard 0.612  LLR 1.20  3:07 left"
    std::string note() const {
        constexpr int longest_name = 24;
        const std::string& name = order_.contest.entrants[0].name;
        char score[32];
        std::snprintf(score, sizeof score, " %.3f", board_.first_score());
        std::string text = padded(name, std::min(longest_name, text_width(name))) + score;
        if (board_.test()) {
            std::snprintf(score, sizeof score, "  LLR %+.2f", board_.test()->log_ratio());
            text += score;
        }
        const double left =
            seconds() / static_cast<double>(played_) * static_cast<double>(order_.games - read_.size() - played_);
        return text + "  " + say(time_left, call_.language, clock_text(left));
    }

    int report() {
        if (broken_) return complain(call_, broken_);
        const auto counts = [&](std::uint64_t number) { return board_.has(number); };  // a test may need fewer
        const ArenaReport report{.contest = order_.contest,
                                 .board = board_,
                                 .thinking = thinking_,
                                 .seconds = seconds(),
                                 .read = static_cast<std::uint64_t>(std::count_if(read_.begin(), read_.end(), counts)),
                                 .interrupted = interrupted_,
                                 .claims = order_.claims};
        if (call_.has("--json"))
            std::printf("%s\n", arena_json(report).c_str());
        else
            std::fputs(arena_table(report, call_.language).c_str(), stdout);
        if (lost_ > 0) return complain(call_, Message(record_lost, lost_, folder_->path()));
        if (interrupted_) complain(call_, Message(folder_ ? goes_on : starts_anew, board_.games(), order_.games));
        return done;
    }

    const Invocation& call_;
    const Order& order_;
    std::unique_ptr<GameFolder> folder_;
    std::atomic<bool> stop_ = false;

    std::mutex mutex_;  // guards everything below while threads run
    Scoreboard board_;
    std::unique_ptr<Progress> progress_;
    std::vector<Thinking> thinking_;
    std::vector<std::uint64_t> read_;  // games taken from the folder
    std::uint64_t played_ = 0;
    std::uint64_t lost_ = 0;
    Message broken_;
    bool interrupted_ = false;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

int run_arena(const Invocation& call) {
    if (!call.has("--bots") || !call.has("--games")) return complain(call, Message(bots_missing));
    Order order;
    if (!read_order(call, order)) return bad_use;
    return Arena(call, order).run();
}

constexpr Flag flags[] = {
    {"--bots",
     "A,B,…",
     {"who plays; the last one takes the seats that are left", "kto gra; ostatni zajmuje pozostałe miejsca",
      "chi gioca; l'ultimo occupa i posti rimasti"}},
    {"--games",
     "N",
     {"how many games; best a multiple of the seats: every seed is played once in each rotation",
      "ile gier; najlepiej wielokrotność liczby miejsc: każde ziarno raz w każdym obrocie miejsc",
      "quante partite; meglio un multiplo dei posti: ogni seme una volta per ogni rotazione"}},
    seats_flag,
    seed_flag,
    {"--fixed",
     "",
     {"everybody keeps the seat: the first bot the first one, and so on; every game has a seed of its own",
      "każdy zostaje na swoim miejscu: pierwszy bot na pierwszym i tak dalej; każda gra ma własne ziarno",
      "ognuno tiene il suo posto: il primo bot il primo, e così via; ogni partita ha il suo seme"}},
    {"--threads",
     "T",
     {"games at the same time (all cores)", "ile gier naraz (wszystkie rdzenie)",
      "partite in parallelo (tutti i core)"}},
    {"--time",
     "MS",
     {"time for each turn, for bots that search", "czas na turę, dla botów szukających",
      "tempo per turno, per i bot che cercano"}},
    {"--cpu-time",
     "",
     {"time counts while a bot is at work: other work on the machine does not make it weaker",
      "czas liczy się, gdy bot pracuje: inna praca maszyny go nie osłabia",
      "il tempo conta mentre il bot lavora: altro lavoro sulla macchina non lo indebolisce"}},
    {"--sprt",
     "E0,E1",
     {"stops when it is clear whether the first bot is E0 or E1 Elo above the others (5 % error)",
      "kończy, gdy jasne, czy pierwszy bot jest o E0 czy o E1 Elo lepszy od innych (5 % błędu)",
      "si ferma quando è chiaro se il primo bot supera gli altri di E0 o di E1 Elo (errore 5 %)"}},
    {"--records",
     "DIR",
     {"keeps every game there; called again, goes on from there",
      "zachowuje tam każdą grę; wywołane ponownie, gra dalej", "conserva lì ogni partita; richiamato, riprende da lì"}},
    option_flag,
    pack_flag,
    json_flag};

}  // namespace

Command arena_command() {
    return {"arena", "GAME", 1, 1, {"bots against bots", "boty przeciw botom", "bot contro bot"}, flags, run_arena};
}

}  // namespace mehen::cli
