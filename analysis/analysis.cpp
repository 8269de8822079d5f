#include "analysis/analysis.h"

#include <algorithm>
#include <cmath>

namespace mehen {

namespace {

constexpr std::size_t options_kept = 4;
constexpr std::size_t most_turning_points = 6;
constexpr double turning_point_from = 0.1;

Budget share(const Budget& budget, int parts) {
    const auto part = [&](int whole) { return whole == 0 ? 0 : std::max(1, whole / parts); };
    return {
        .milliseconds = part(budget.milliseconds), .iterations = part(budget.iterations), .threads = budget.threads};
}

// The square of the standard error of a mean over so many visits, as if each had been a win or a loss: visits of a
// search vary less, so this errs on the careful side. Two visits of either kind are added, so that a run of equal ones
// does not look like certainty.
double error_square(double chance, std::uint64_t visits) {
    const double count = static_cast<double>(visits) + 4;
    const double middle = (chance * static_cast<double>(visits) + 2) / count;
    return middle * (1 - middle) / count;
}

void set_chance(std::vector<Study::Option>& options, Action action, double chance, std::uint64_t visits) {
    for (Study::Option& option : options)
        if (option.action == action) option = {action, chance, visits};
}

// The best few in the order of the search, and the one that was played.
std::vector<Study::Option> few(std::vector<Study::Option> options, Action best, Action played) {
    std::stable_partition(options.begin(), options.end(), [&](const auto& option) { return option.action == best; });
    std::vector<Study::Option> result;
    for (const Study::Option& option : options)
        if (result.size() < options_kept || option.action == played) result.push_back(option);
    return result;
}

std::uint64_t seed_of(const Choice& choice) {
    return (choice.move + 1) * 0x9E3779B97F4A7C15U;
}

void settle(const Choice& choice, double best_chance, double played_chance, double noise, Verdict& verdict) {
    const double difference = best_chance - played_chance;
    if (difference > noise && difference >= (choice.sealed ? sealed_mistake_from : 0)) {
        verdict.best_chance = best_chance;
        verdict.loss = difference;
        verdict.mistake = difference >= mistake_from;
    } else {
        verdict.best = choice.played;
        verdict.best_chance = played_chance;
    }
}

// A search looks at what seems best far more often than at the rest, and of many estimates the highest is the luckiest.
// So the best and the played answer are looked at again, each alone and equally long, and only that is compared.
void compare(const Choice& choice, const Budget& budget, const Studying& search, Rng& rng, Verdict& verdict) {
    const auto alone = [&](const Action& action) {
        return search(choice.view, choice.seat, std::span(&action, 1), budget, rng);
    };
    const Study best = alone(verdict.best);
    const Study played = alone(choice.played);
    const double best_chance = best.chance[choice.seat];
    const double played_chance = played.chance[choice.seat];
    const double noise =
        2 * std::sqrt(error_square(best_chance, best.iterations) + error_square(played_chance, played.iterations));
    set_chance(verdict.options, verdict.best, best_chance, best.iterations);
    set_chance(verdict.options, choice.played, played_chance, played.iterations);
    verdict.iterations += best.iterations + played.iterations;
    verdict.after = played.chance;
    settle(choice, best_chance, played_chance, noise, verdict);
}

// Where all answer in secret, an answer looked at alone would be one that the rivals know. So both are taken as the
// whole question values them: against what the rivals do when they know nothing.
void compare_sealed(const Choice& choice, Verdict& verdict) {
    double played_chance = verdict.best_chance;
    for (const Study::Option& option : verdict.options)
        if (option.action == choice.played) played_chance = option.chance;
    const double rest = 1 - verdict.before[choice.seat];
    for (double& chance : verdict.after) chance *= rest > 0 ? (1 - played_chance) / rest : 0;
    verdict.after[choice.seat] = played_chance;
    settle(choice, verdict.best_chance, played_chance, 0, verdict);
}

}  // namespace

std::optional<Choice> choice_in(const Match& match, Seat seat) {
    std::vector<Action> actions = match.legal(seat);
    if (actions.size() < 2) return std::nullopt;
    return Choice{.move = match.history().size(),
                  .seat = seat,
                  .sealed = match.ask().sealed != 0,
                  .view = match.rules().observe(match.state(), seat),
                  .actions = std::move(actions)};
}

Verdict judge(const Choice& choice, const Budget& budget, const Studying& search) {
    Rng rng(seed_of(choice));
    const Study first = search(choice.view, choice.seat, choice.actions, share(budget, choice.sealed ? 1 : 2), rng);
    Verdict verdict{.before = first.chance,
                    .after = first.chance,
                    .best = first.options.front().action,
                    .best_chance = first.chance[choice.seat],
                    .options = first.options,
                    .iterations = first.iterations};
    if (verdict.best != choice.played && choice.sealed)
        compare_sealed(choice, verdict);
    else if (verdict.best != choice.played)
        compare(choice, share(budget, 4), search, rng, verdict);
    verdict.options = few(std::move(verdict.options), verdict.best, choice.played);
    return verdict;
}

Chances shares_of_win(const Result& result) {
    Chances shares{};
    for (std::size_t seat = 0; seat < max_seats; ++seat) shares[seat] = share_of_win(result.place, seat);
    return shares;
}

namespace {

// From each choice of a seat to its next one: two looks at the match by the same player, so that nothing but what
// happened in between tells them apart.
std::vector<TurningPoint> changes(const Analysis& analysis, std::size_t moves, const Chances* end) {
    std::vector<TurningPoint> result;
    for (std::size_t i = 0; i < analysis.choices.size(); ++i) {
        const Choice& choice = analysis.choices[i];
        const double before = analysis.verdicts[i].before[choice.seat];
        std::size_t next = i + 1;
        while (next < analysis.choices.size() && analysis.choices[next].seat != choice.seat) ++next;
        if (next < analysis.choices.size())
            result.push_back({choice.move, analysis.choices[next].move, choice.seat, before,
                              analysis.verdicts[next].before[choice.seat]});
        else if (end != nullptr)
            result.push_back({choice.move, moves, choice.seat, before, (*end)[choice.seat]});
    }
    return result;
}

// The largest changes, none overlapping another: one battle moves the chances of everybody at the table.
std::vector<TurningPoint> turning_points(std::vector<TurningPoint> all) {
    std::stable_sort(all.begin(), all.end(), [](const TurningPoint& a, const TurningPoint& b) {
        return std::abs(a.change()) > std::abs(b.change());
    });
    std::vector<TurningPoint> result;
    for (const TurningPoint& each : all) {
        const bool told = std::any_of(result.begin(), result.end(), [&](const TurningPoint& other) {
            return each.from < other.to && other.from < each.to;
        });
        if (!told && std::abs(each.change()) >= turning_point_from && result.size() < most_turning_points)
            result.push_back(each);
    }
    std::sort(result.begin(), result.end(), [](const auto& a, const auto& b) { return a.from < b.from; });
    return result;
}

}  // namespace

void conclude(Analysis& analysis, std::size_t moves, const Chances* end) {
    analysis.mistakes.clear();
    analysis.accuracy = {};
    for (std::size_t i = 0; i < analysis.verdicts.size(); ++i) {
        const Verdict& verdict = analysis.verdicts[i];
        Accuracy& accuracy = analysis.accuracy[analysis.choices[i].seat];
        ++accuracy.choices;
        accuracy.best += verdict.loss > 0 ? 0 : 1;
        accuracy.mistakes += verdict.mistake ? 1 : 0;
        accuracy.loss += verdict.loss;
        if (verdict.mistake) analysis.mistakes.push_back(i);
    }
    std::stable_sort(analysis.mistakes.begin(), analysis.mistakes.end(), [&](std::size_t a, std::size_t b) {
        return analysis.verdicts[a].loss > analysis.verdicts[b].loss;
    });
    analysis.turning_points = turning_points(changes(analysis, moves, end));
}

}  // namespace mehen
