// mehen-tune: fits the weights of the bots' evaluation to the results of played games, and prints their rows.
//     mehen-tune GAME[,GAME…] [--seats A-B] [--games N] [--seed N] [--bots BOT[,BOT…]] [--strays PERCENT] [--rounds N]
// Games named together share their weights (the editions of one game), and so do all numbers of seats. Of several bots,
// one plays the first game with itself, the next one the second. A few answers are given at random, so that the fit
// learns from positions that the bots would not seek.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "arena/in_threads.h"
#include "bots/bot.h"
#include "core/any_game_of.h"
#include "games/list.h"
#include "games/registry.h"
#include "tools/tune/samples.h"

namespace mehen::tune {

namespace {

struct Order {
    std::vector<std::string> games;
    int fewest = 0;  // seats
    int most = static_cast<int>(max_seats);
    std::uint64_t count = 2000;  // of each game and number of seats
    std::uint64_t seed = 1;
    std::vector<BotSpec> bots = {{"greedy", {}}};
    std::uint32_t strays = 8;  // per cent of answers given at random
    std::uint32_t taken = 35;  // per cent of quiet positions that become samples
    int rounds = 12;

    bool wants(std::string_view id) const { return std::find(games.begin(), games.end(), id) != games.end(); }
    bool wants_seats(int seats) const { return fewest <= seats && seats <= most; }
};

constexpr std::size_t longest_match = 100'000;

// Every tenth game shows whether the fit holds for games that it has not learned from.
bool learned_from(const Order& order, std::uint64_t number) {
    return number / order.bots.size() % 10 != 9;
}

// Adds the positions of one game.
template <Game G>
void play(const Order& order, const AnyRulesOf<GameOf<G>>& any, std::uint64_t number, Samples& samples) {
    const typename G::Rules& rules = any.rules();
    Rng rng(order.seed + number);
    const BotSpec& spec = order.bots[number % order.bots.size()];
    const bool learned = learned_from(order, number);
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
            samples.positions.push_back(
                {static_cast<float>(G::phase(rules, s)) / last_phase, any.seats(), learned, {}});
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
    for (std::size_t at = first; at < samples.positions.size(); ++at)
        for (std::size_t seat = 0; seat < rules.seats; ++seat)
            samples.positions[at].share[seat] = static_cast<float>(share_of_win(result.place, seat));
}

template <Game G>
void collect(const Order& order, Samples& samples) {
    for (int seats = G::facts().min_seats; seats <= G::facts().max_seats; ++seats) {
        if (!order.wants_seats(seats)) continue;
        const Setup setup = default_setup(G::facts(), seats);
        typename G::Rules rules;
        if (!G::make_rules(setup, nullptr, rules)) std::abort();
        const AnyRulesOf<GameOf<G>> any(G::facts(), setup, rules);
        std::vector<Samples> games(order.count);  // in their order, whichever was finished first
        in_threads(all_cores(), order.count, [&](std::uint64_t number) {
            games[number].features = samples.features;
            play<G>(order, any, number, games[number]);
        });
        for (const Samples& game : games) {
            samples.positions.insert(samples.positions.end(), game.positions.begin(), game.positions.end());
            samples.values.insert(samples.values.end(), game.values.begin(), game.values.end());
        }
        std::fprintf(stderr, "%s, %d seats: %zu positions so far\n", std::string(G::facts().id).c_str(), seats,
                     samples.positions.size());
    }
}

// Those to learn from come first. Neighbours in the list come from one game: shuffled, every batch is a fair draw.
void shuffle(Samples& samples) {
    Rng rng(1);
    const std::size_t row = samples.features * max_seats;
    const auto exchange = [&](std::size_t a, std::size_t b) {
        std::swap(samples.positions[a], samples.positions[b]);
        const auto at = [&](std::size_t i) { return samples.values.begin() + static_cast<std::ptrdiff_t>(i * row); };
        if (a != b) std::swap_ranges(at(a), at(a + 1), at(b));
    };
    const std::size_t count = samples.positions.size();
    std::size_t learned = 0;
    for (std::size_t i = 0; i < count; ++i)
        if (samples.positions[i].learned) exchange(i, learned++);
    for (std::size_t i = learned; i > 1; --i) exchange(i - 1, rng.below(static_cast<std::uint32_t>(i)));
}

// What all games of an order share.
struct Shared {
    const void* weights = nullptr;  // whose table it is
    Fitted start;
    std::vector<std::string> names;
};

// False: games and numbers of seats that do not share their weights cannot be fitted together.
template <Game G>
bool share_weights(const Order& order, Shared& shared) {
    if (!order.wants(G::facts().id)) return true;
    for (int seats = G::facts().min_seats; seats <= G::facts().max_seats; ++seats) {
        if (!order.wants_seats(seats)) continue;
        typename G::Rules rules;
        if (!G::make_rules(default_setup(G::facts(), seats), nullptr, rules)) std::abort();
        const auto& weights = G::weights(rules);
        if (shared.weights != nullptr && shared.weights != &weights) return false;
        if (shared.weights != nullptr) continue;
        shared.weights = &weights;
        shared.start.early.assign(weights.early.begin(), weights.early.end());
        shared.start.late.assign(weights.late.begin(), weights.late.end());
        for (std::size_t i = 0; i < weights.early.size(); ++i) shared.names.emplace_back(G::feature_name(i));
    }
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
        std::fprintf(stderr,
                     "mehen-tune: these games or numbers of seats do not share their weights; fit them one by one, "
                     "such as with --seats 2 or --seats 3-5\n");
        return 2;
    }
    if (shared.weights == nullptr) {
        std::fprintf(stderr, "mehen-tune: none of these games has such a number of seats; see mehen games\n");
        return 2;
    }
    Samples samples;
    samples.features = shared.names.size();
    ((order.wants(Games::facts().id) ? collect<Games>(order, samples) : void()), ...);
    shuffle(samples);
    const std::size_t all = samples.positions.size();
    const auto learned = static_cast<std::size_t>(std::count_if(samples.positions.begin(), samples.positions.end(),
                                                                [](const Sample& each) { return each.learned; }));
    const Fitted fitted = fit(samples, shared.start, learned, order.rounds);
    std::fprintf(stderr, "loss on %zu positions not learned from: %.5f before, %.5f after\n", all - learned,
                 loss(samples, shared.start, learned, all), loss(samples, fitted, learned, all));
    print(samples, fitted, shared.names);
    return 0;
}

// Says what is wrong.
bool refuse(const std::string& words) {
    std::fprintf(stderr, "mehen-tune: %s\n", words.c_str());
    return false;
}

bool read_bots(std::string_view list, Order& order) {
    order.bots.clear();
    for (const std::string& text : split_list(list)) {
        order.bots.emplace_back();
        if (const Message wrong = parse_bot(text, order.bots.back())) return refuse(wrong.in(Language::en));
    }
    return !order.bots.empty() || refuse("--bots must name a bot");
}

// "4" or "3-5".
bool read_seats(std::string_view text, Order& order) {
    const std::size_t dash = text.find('-');
    const auto first = parse_number(text.substr(0, dash));
    const auto last = dash == std::string_view::npos ? first : parse_number(text.substr(dash + 1));
    if (!first || !last || *first > *last || *last > max_seats)
        return refuse("--seats must be a number such as 4 or two such as 3-5, not '" + std::string(text) + "'");
    order.fewest = static_cast<int>(*first);
    order.most = static_cast<int>(*last);
    return true;
}

bool read_flag(std::string_view flag, std::string_view text, Order& order) {
    if (flag == "--bots") return read_bots(text, order);
    if (flag == "--seats") return read_seats(text, order);
    const auto number = parse_number(text);
    const std::uint64_t most = flag == "--strays" ? 100 : 1'000'000'000;
    if (!number || *number > most)
        return refuse(std::string(flag) + " must be a number up to " + std::to_string(most) + ", not '" +
                      std::string(text) + "'");
    if (flag == "--games") order.count = *number;
    if (flag == "--seed") order.seed = *number;
    if (flag == "--strays") order.strays = static_cast<std::uint32_t>(*number);
    if (flag == "--rounds") order.rounds = static_cast<int>(*number);
    const bool known = flag == "--games" || flag == "--seed" || flag == "--strays" || flag == "--rounds";
    return known || refuse("unknown option '" + std::string(flag) + "'");
}

bool read_order(int count, char** words, Order& order) {
    if (count < 2 || count % 2 != 0) {
        std::fprintf(stderr,
                     "usage: mehen-tune GAME[,GAME...] [--seats A-B] [--games N] [--seed N] [--bots BOT[,BOT...]] "
                     "[--strays PERCENT] [--rounds N]\n");
        return false;
    }
    order.games = split_list(words[1]);
    for (int i = 2; i + 1 < count; i += 2)
        if (!read_flag(words[i], words[i + 1], order)) return false;
    const std::uint64_t least = 10 * order.bots.size();  // of which one for each bot is kept aside
    return order.count >= least || refuse("--games must be " + std::to_string(least) + " or more");
}

}  // namespace

}  // namespace mehen::tune

int main(int count, char** words) {
    mehen::tune::Order order;
    if (!mehen::tune::read_order(count, words, order)) return 2;
    return mehen::tune::run(mehen::AllGames{}, order);
}
