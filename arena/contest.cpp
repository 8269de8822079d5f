#include "arena/contest.h"

#include <algorithm>
#include <chrono>

namespace mehen {

namespace {

constexpr Text other_game = {"this is not game {0} of this contest", "to nie jest gra {0} tych zawodów",
                             "non è la partita {0} di questa gara"};
constexpr Text other_draws = {"this is not game {0} of this contest: its seed draws '{1}' here, not '{2}'",
                              "to nie jest gra {0} tych zawodów: jej ziarno losuje tu '{1}', nie '{2}'",
                              "non è la partita {0} di questa gara: qui il suo seme estrae '{1}', non '{2}'"};
constexpr Text not_sealed = {"the game was not recorded to its end", "zapis gry nie sięga jej końca",
                             "la partita non è registrata fino alla fine"};

// Far beyond every game; whoever gets there would go on for ever.
constexpr std::size_t longest_match = 100'000;

std::vector<std::string> names_on_seats(const Contest& contest, std::uint64_t number) {
    std::vector<std::string> names;
    for (const std::size_t entrant : seating(contest, number)) names.push_back(contest.entrants[entrant].name);
    return names;
}

}  // namespace

void add_seat(Contest& contest, const std::string& name, const BotSpec& bot) {
    std::vector<Entrant>& entrants = contest.entrants;
    const auto known =
        std::find_if(entrants.begin(), entrants.end(), [&](const Entrant& each) { return each.name == name; });
    contest.seated.push_back(static_cast<std::size_t>(known - entrants.begin()));
    if (known == entrants.end())
        entrants.push_back({name, bot, 1});
    else
        ++known->seats;
}

std::vector<std::size_t> seating(const Contest& contest, std::uint64_t number) {
    if (contest.fixed) return contest.seated;
    std::vector<std::size_t> around = contest.seated;
    std::sort(around.begin(), around.end());
    // Turning the table does not change who sits beside whom, so the first one stays and the others change places.
    // There are at most 5! orders of them, and the number of different ones divides that: after so many steps all
    // begins anew.
    constexpr std::uint64_t orders = 120;
    for (std::uint64_t step = number / contest.seats() % orders; step > 0; --step)
        std::next_permutation(around.begin() + 1, around.end());
    std::rotate(around.rbegin(), around.rbegin() + static_cast<std::ptrdiff_t>(number % contest.seats()),
                around.rend());
    return around;
}

std::uint64_t seed_of(const Contest& contest, std::uint64_t number) {
    return contest.seed + number / contest.group();
}

void Thinking::add(const Thinking& more) {
    answers += more.answers;
    milliseconds += more.milliseconds;
    slowest = std::max(slowest, more.slowest);
}

Played play_game(const Contest& contest, std::uint64_t number, Match& match, const std::atomic<bool>& stop) {
    using Clock = std::chrono::steady_clock;
    const AnyRules& rules = match.rules();
    const auto sits = seating(contest, number);
    // Everybody thinks with a generator of their own, so that nobody's luck hangs on what the others draw.
    Rng source(~(contest.seed + number));
    std::vector<Rng> thoughts;
    std::vector<std::unique_ptr<AnyBot>> bots;
    for (const std::size_t entrant : sits) {
        thoughts.emplace_back(source.next());
        bots.push_back(make_bot(contest.entrants[entrant].bot.name, rules));
    }
    Played played;
    Rng draws(seed_of(contest, number));
    for (match.play_chance(draws); !match.over(); match.play_chance(draws)) {
        if (stop || match.history().size() > longest_match) {
            played.end = stop ? Played::End::stopped : Played::End::too_long;
            return played;
        }
        const Seat seat = lowest_seat(match.ask().seats);
        const ViewBytes view = rules.observe(match.state(), seat);
        const auto actions = match.legal(seat);
        const auto start = Clock::now();
        const Action action =
            bots[seat]->choose(view, seat, actions, contest.entrants[sits[seat]].bot.budget, thoughts[seat]);
        const double ms = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
        played.thinking[seat].add({.answers = 1, .milliseconds = ms, .slowest = ms});
        if (match.play(seat, action)) {
            played.end = Played::End::illegal_answer;
            played.culprit = seat;
            return played;
        }
    }
    return played;
}

std::string write_game(const Contest& contest, std::uint64_t number, const Match& match) {
    return write_record(match, names_on_seats(contest, number), contest.pack);
}

std::optional<Result> read_game(const Contest& contest, std::uint64_t number, std::string_view text,
                                RecordProblem& problem) {
    Record record;
    Match match(contest.rules);
    const auto wrong = [&](int line, Message why) {
        problem = {line, std::move(why), {}};
        return std::nullopt;
    };
    if (const auto unreadable = parse_record(text, record)) {
        problem = *unreadable;
        return std::nullopt;
    }
    // Before the first move a record is its header: game, options, pack and who sits where.
    if (!text.starts_with(write_game(contest, number, match))) return wrong(0, Message(other_game, number + 1));
    Rng draws(seed_of(contest, number));
    for (const Record::Line& move : record.moves) {
        if (match.ask().to_chance()) {
            const std::string drawn =
                contest.rules->action_text(pick_outcome(contest.rules->outcomes(match.state()), draws));
            if (move.action != drawn) return wrong(move.line, Message(other_draws, number + 1, drawn, move.action));
        }
        if (const auto illegal = replay_move(move, match)) {
            problem = *illegal;
            return std::nullopt;
        }
    }
    if (const auto unfit = check_record_end(record, match)) {
        problem = *unfit;
        return std::nullopt;
    }
    if (record.hash_line == 0) return wrong(0, Message(not_sealed));
    return contest.rules->result(match.state());
}

}  // namespace mehen
