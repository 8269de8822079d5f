// mehen-tune: fits the weights of the bots' evaluation to the results of played games, and prints their rows.
//     mehen-tune GAME[,GAME…] [--games N] [--seed N] [--bot BOT] [--strays PERCENT] [--rounds N]
// Games named together share their weights (the editions of one game). Every number of seats is played alike. A few
// answers are given at random, so that the fit learns from positions that the bot would not seek.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

#include "bots/bot.h"
#include "core/any_game_of.h"
#include "games/list.h"
#include "games/registry.h"
#include "tools/tune/samples.h"

namespace mehen::tune {

namespace {

struct Order {
    std::vector<std::string> games;
    std::uint64_t count = 2000;  // of each game and number of seats
    std::uint64_t seed = 1;
    std::string bot = "greedy";
    std::uint32_t strays = 8;  // per cent of answers given at random
    std::uint32_t taken = 35;  // per cent of quiet positions that become samples
    int rounds = 12;

    bool wants(std::string_view id) const { return std::find(games.begin(), games.end(), id) != games.end(); }
};

constexpr std::size_t longest_match = 100'000;

// Adds the positions of one game.
template <Game G>
void play(const Order& order, const AnyRulesOf<G>& any, std::uint64_t seed, Samples& samples) {
    const typename G::Rules& rules = any.rules();
    Rng rng(seed);
    BotSpec spec;
    parse_bot(order.bot, spec);
    std::vector<std::unique_ptr<AnyBot>> bots;
    for (int i = 0; i < any.seats(); ++i) bots.push_back(make_bot(spec.name, any));
    typename G::State s;
    G::start(rules, s, nullptr);
    Buffers<G> buffers;
    const std::size_t first = samples.positions.size();
    std::size_t answers = 0;
    for (Ask ask = G::ask(s); ask.open(); ask = G::ask(s)) {
        if (ask.to_chance()) {
            G::apply(rules, s, chance, sample_chance<G>(rules, s, rng, buffers), nullptr);
            continue;
        }
        if (++answers > longest_match) break;
        if (G::quiet(s) && !G::setting_up(s) && rng.below(100) < order.taken) {
            samples.positions.push_back({static_cast<float>(G::phase(rules, s)) / last_phase, any.seats(), {}});
            for (Seat seat = 0; seat < max_seats; ++seat) {
                const auto values =
                    seat < rules.seats ? G::features(rules, s, seat) : decltype(G::features(rules, s, 0)){};
                samples.values.insert(samples.values.end(), values.begin(), values.end());
            }
        }
        const Seat seat = lowest_seat(ask.seats);
        buffers.actions.clear();
        G::legal(rules, s, seat, buffers.actions);
        const std::vector<Action> actions(buffers.actions.begin(), buffers.actions.end());
        ViewBytes view(sizeof(typename G::View));
        const auto seen = G::observe(rules, s, seat);
        std::memcpy(view.data(), &seen, sizeof seen);
        const Action action = rng.below(100) < order.strays
                                  ? actions[rng.below(static_cast<std::uint32_t>(actions.size()))]
                                  : bots[seat]->choose(view, seat, actions, spec.budget, rng);
        G::apply(rules, s, seat, action, nullptr);
    }
    const Result result = G::result(rules, s);
    const auto winners = static_cast<float>(std::count(result.place.begin(), result.place.begin() + rules.seats, 1));
    for (std::size_t at = first; at < samples.positions.size(); ++at)
        for (std::size_t seat = 0; seat < rules.seats; ++seat)
            samples.positions[at].share[seat] = result.place[seat] == 1 ? 1 / winners : 0;
}

template <Game G>
void collect(const Order& order, Samples& samples) {
    for (int seats = G::facts().min_seats; seats <= G::facts().max_seats; ++seats) {
        const Setup setup = default_setup(G::facts(), seats);
        typename G::Rules rules;
        if (!G::make_rules(setup, nullptr, rules)) std::abort();
        const AnyRulesOf<G> any(setup, rules);
        std::atomic<std::uint64_t> next{0};
        std::mutex mutex;
        const auto work = [&] {
            Samples own;
            own.features = samples.features;
            for (std::uint64_t i = next++; i < order.count; i = next++) play<G>(order, any, order.seed + i, own);
            const std::scoped_lock lock(mutex);
            samples.positions.insert(samples.positions.end(), own.positions.begin(), own.positions.end());
            samples.values.insert(samples.values.end(), own.values.begin(), own.values.end());
        };
        std::vector<std::thread> workers;
        for (unsigned i = 1; i < std::thread::hardware_concurrency(); ++i) workers.emplace_back(work);
        work();
        for (std::thread& worker : workers) worker.join();
        std::fprintf(stderr, "%s, %d seats: %zu positions so far\n", std::string(G::facts().id).c_str(), seats,
                     samples.positions.size());
    }
}

// Neighbours in the list come from one game: shuffled, every batch is a fair draw.
void shuffle(Samples& samples) {
    Rng rng(1);
    const std::size_t row = samples.features * max_seats;
    for (std::size_t i = samples.positions.size(); i > 1; --i) {
        const std::size_t j = rng.below(static_cast<std::uint32_t>(i));
        std::swap(samples.positions[i - 1], samples.positions[j]);
        std::swap_ranges(samples.values.begin() + static_cast<std::ptrdiff_t>((i - 1) * row),
                         samples.values.begin() + static_cast<std::ptrdiff_t>(i * row),
                         samples.values.begin() + static_cast<std::ptrdiff_t>(j * row));
    }
}

// What all games of an order share.
struct Shared {
    const void* weights = nullptr;  // whose table it is
    Fitted start;
    std::vector<std::string> names;
};

// False: games that do not share their weights cannot be fitted together.
template <Game G>
bool share_weights(const Order& order, Shared& shared) {
    if (!order.wants(G::facts().id)) return true;
    const auto& weights = G::weights();
    if (shared.weights != nullptr) return shared.weights == &weights;
    shared.weights = &weights;
    shared.start.early.assign(weights.early.begin(), weights.early.end());
    shared.start.late.assign(weights.late.begin(), weights.late.end());
    for (std::size_t i = 0; i < weights.early.size(); ++i) shared.names.emplace_back(G::feature_name(i));
    return true;
}

// The rows of a weights.h, for every feature that was ever seen.
void print(const Samples& samples, const Fitted& fitted, const std::vector<std::string>& names) {
    std::vector<std::size_t> seen(samples.features, 0);
    for (std::size_t at = 0; at < samples.values.size(); ++at)
        seen[at % samples.features] += samples.values[at] != 0 ? 1U : 0U;
    for (std::size_t i = 0; i < samples.features; ++i)
        if (seen[i] > 0)
            std::printf("    {%s, %ld, %ld},\n", names[i].c_str(), std::lround(fitted.early[i]),
                        std::lround(fitted.late[i]));
}

template <class... Games>
int run(GameList<Games...>, const Order& order) {
    for (const std::string& name : order.games)
        if (find_game(name) == nullptr) {
            std::fprintf(stderr, "mehen-tune: unknown game '%s'; see mehen games\n", name.c_str());
            return 2;
        }
    Shared shared;
    if (!(share_weights<Games>(order, shared) && ...)) {
        std::fprintf(stderr, "mehen-tune: these games do not share their weights; fit them one by one\n");
        return 2;
    }
    Samples samples;
    samples.features = shared.names.size();
    ((order.wants(Games::facts().id) ? collect<Games>(order, samples) : void()), ...);
    shuffle(samples);
    const std::size_t all = samples.positions.size();
    const std::size_t learned = all - all / 10;  // the rest shows whether the fit holds for other positions
    const Fitted fitted = fit(samples, shared.start, learned, order.rounds);
    std::fprintf(stderr, "loss on %zu positions not learned from: %.5f before, %.5f after\n", all - learned,
                 loss(samples, shared.start, learned, all), loss(samples, fitted, learned, all));
    print(samples, fitted, shared.names);
    return 0;
}

bool read_order(int count, char** words, Order& order) {
    if (count < 2) return false;
    std::string list = words[1];
    for (char& letter : list)
        if (letter == ',') letter = ' ';
    for (std::size_t at = 0; at < list.size();) {
        const std::size_t end = std::min(list.find(' ', at), list.size());
        if (end > at) order.games.push_back(list.substr(at, end - at));
        at = end + 1;
    }
    for (int i = 2; i + 1 < count; i += 2) {
        const std::string_view flag = words[i];
        if (flag == "--bot") {
            order.bot = words[i + 1];
            continue;
        }
        const auto number = parse_number(words[i + 1]);
        if (!number || *number > 1'000'000'000) return false;
        if (flag == "--games")
            order.count = *number;
        else if (flag == "--seed")
            order.seed = *number;
        else if (flag == "--strays")
            order.strays = static_cast<std::uint32_t>(*number);
        else if (flag == "--rounds")
            order.rounds = static_cast<int>(*number);
        else
            return false;
    }
    BotSpec spec;
    return count % 2 == 0 && !order.games.empty() && !parse_bot(order.bot, spec);
}

}  // namespace

}  // namespace mehen::tune

int main(int count, char** words) {
    mehen::tune::Order order;
    if (!mehen::tune::read_order(count, words, order)) {
        std::fprintf(
            stderr,
            "usage: mehen-tune GAME[,GAME...] [--games N] [--seed N] [--bot BOT] [--strays PERCENT] [--rounds N]\n");
        return 2;
    }
    return mehen::tune::run(mehen::AllGames{}, order);
}
