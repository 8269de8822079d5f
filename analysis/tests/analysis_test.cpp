#include "analysis/analysis.h"

#include <gtest/gtest.h>

#include <map>
#include <numeric>

#include "games/registry.h"

namespace mehen {

namespace {

std::shared_ptr<const AnyRules> rules_of(std::string_view game, int seats) {
    const AnyGame* const found = find_game(game);
    return found->make_rules(default_setup(found->facts(), seats), nullptr);
}

void play_randomly(Match& match, Rng& rng) {
    const Move move = random_move(match.rules(), match.state(), rng);
    if (move.seat == chance)
        EXPECT_TRUE(match.play_outcome(move.action));
    else
        EXPECT_FALSE(match.play(move.seat, move.action));
}

// A choice with four answers, numbered from 0. The fake searches below know nothing else.
Choice four_answers(int played, bool sealed = false) {
    Choice choice{.move = 7, .seat = 1, .sealed = sealed};
    for (unsigned i = 0; i < 4; ++i) choice.actions.push_back(make_action(1, i));
    choice.played = choice.actions[static_cast<std::size_t>(played)];
    return choice;
}

// A search that is sure of the value of every answer, and has looked that often.
Studying knows(const std::array<double, 4>& values, std::uint64_t iterations) {
    return [=](const ViewBytes&, Seat seat, std::span<const Action> actions, const Budget&, Rng&) {
        Study study;
        for (const Action& action : actions) study.options.push_back({action, values[action.arg[0]], iterations});
        std::sort(study.options.begin(), study.options.end(),
                  [](const auto& a, const auto& b) { return a.chance > b.chance; });
        study.chance[seat] = study.options.front().chance;
        study.chance[0] = 1 - study.chance[seat];
        study.iterations = iterations;
        return study;
    };
}

// What playing on at random to the end gives: slow and plain, and right where little is left to decide.
Studying plays_out(const AnyRules& rules, int games) {
    return [&rules, games](const ViewBytes& view, Seat seat, std::span<const Action> actions, const Budget&, Rng& rng) {
        Study study;
        Chances best{};
        for (const Action& action : actions) {
            Chances sum{};
            for (int game = 0; game < games; ++game) {
                StateBytes state = rules.determinize(view, rng);
                rules.apply(state.data(), seat, action, nullptr);
                while (rules.ask(state.data()).open()) {
                    const Move move = random_move(rules, state.data(), rng);
                    rules.apply(state.data(), move.seat, move.action, nullptr);
                }
                const Chances shares = shares_of_win(rules.result(state.data()));
                for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += shares[i] / games;
            }
            study.options.push_back({action, sum[seat], static_cast<std::uint64_t>(games)});
            if (study.options.size() == 1 || sum[seat] > best[seat]) best = sum;
        }
        std::stable_sort(study.options.begin(), study.options.end(),
                         [](const auto& a, const auto& b) { return a.chance > b.chance; });
        study.chance = best;
        study.iterations = static_cast<std::uint64_t>(games) * actions.size();
        return study;
    };
}

double sum_of(const Chances& chances) {
    return std::accumulate(chances.begin(), chances.end(), 0.0);
}

}  // namespace

TEST(Analysis, BestAnswerCostsNothing) {
    const Verdict verdict = judge(four_answers(2), {.iterations = 100}, knows({0.1, 0.2, 0.9, 0.3}, 10'000));
    EXPECT_EQ(verdict.loss, 0);
    EXPECT_FALSE(verdict.mistake);
    EXPECT_EQ(verdict.best, make_action(1, 2));
    EXPECT_DOUBLE_EQ(verdict.before[1], 0.9);
    EXPECT_DOUBLE_EQ(sum_of(verdict.before), 1);
    EXPECT_DOUBLE_EQ(sum_of(verdict.after), 1);
}

TEST(Analysis, WorseAnswerCostsTheDifference) {
    const Verdict verdict = judge(four_answers(0), {.iterations = 100}, knows({0.1, 0.2, 0.9, 0.3}, 10'000));
    EXPECT_DOUBLE_EQ(verdict.loss, 0.8);
    EXPECT_TRUE(verdict.mistake);
    EXPECT_EQ(verdict.best, make_action(1, 2));
    EXPECT_DOUBLE_EQ(verdict.best_chance, 0.9);
    EXPECT_DOUBLE_EQ(verdict.after[1], 0.1);
    EXPECT_EQ(verdict.options.front().action, verdict.best);
}

TEST(Analysis, SmallLossIsNoMistake) {
    const Verdict verdict = judge(four_answers(1), {.iterations = 100}, knows({0.1, 0.47, 0.5, 0.3}, 100'000));
    EXPECT_NEAR(verdict.loss, 0.03, 1e-9);
    EXPECT_FALSE(verdict.mistake);
}

TEST(Analysis, NoiseIsNoLoss) {
    const Verdict verdict = judge(four_answers(1), {.iterations = 100}, knows({0.1, 0.4, 0.5, 0.3}, 20));
    EXPECT_EQ(verdict.loss, 0);
    EXPECT_EQ(verdict.best, make_action(1, 1));
}

TEST(Analysis, SealedAnswersMayBeMixed) {
    const auto search = knows({0.1, 0.4, 0.5, 0.3}, 100'000);
    EXPECT_EQ(judge(four_answers(1, true), {}, search).loss, 0);
    EXPECT_TRUE(judge(four_answers(1, false), {}, search).mistake);
    EXPECT_TRUE(judge(four_answers(0, true), {}, search).mistake);
}

// The first look took a lucky answer for the best; looked at alone it is no better than the one played.
TEST(Analysis, LuckOfTheFirstLookIsNotHeldAgainstAnyone) {
    const Studying search = [](const ViewBytes& view, Seat seat, std::span<const Action> actions, const Budget& budget,
                               Rng& rng) {
        const bool first = actions.size() > 1;
        return knows({0.5, 0.5, first ? 0.9 : 0.5, 0.5}, 10'000)(view, seat, actions, budget, rng);
    };
    const Verdict verdict = judge(four_answers(0), {}, search);
    EXPECT_EQ(verdict.loss, 0);
    EXPECT_EQ(verdict.best, make_action(1, 0));
}

TEST(Analysis, BudgetIsForTheWholeChoice) {
    int spent = 0;
    const Studying search = [&](const ViewBytes& view, Seat seat, std::span<const Action> actions, const Budget& budget,
                                Rng& rng) {
        spent += budget.milliseconds;
        EXPECT_EQ(budget.threads, 3);
        return knows({0.1, 0.2, 0.9, 0.3}, 1000)(view, seat, actions, budget, rng);
    };
    judge(four_answers(0), {.milliseconds = 400, .threads = 3}, search);
    EXPECT_EQ(spent, 400);
}

// The last choice of a match that can still be won for sure or lost for sure: whoever loses it there has made the
// largest mistake.
TEST(Analysis, CertainWinThrownAwayIsTheLargestMistake) {
    const auto rules = rules_of("fertility", 2);
    const Studying search = plays_out(*rules, 60);
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Rng rng(seed);
        Match whole(rules);
        while (!whole.over()) play_randomly(whole, rng);
        Match match(rules);
        Analysis analysis;
        std::optional<std::size_t> thrown;
        for (const Move& move : whole.history()) {
            const bool late = match.history().size() + 12 >= whole.history().size();
            auto choice = move.seat == chance || !late ? std::nullopt : choice_in(match, move.seat);
            Action action = move.action;
            if (choice) {
                const Study study = search(choice->view, choice->seat, choice->actions, {}, rng);
                if (study.options.front().chance > 0.99 && study.options.back().chance < 0.01) {
                    action = study.options.back().action;
                    thrown = choice->move;
                }
                choice->played = action;
                analysis.choices.push_back(*choice);
            }
            if (move.seat == chance ? !match.play_outcome(action) : static_cast<bool>(match.play(move.seat, action)))
                break;
            if (thrown) break;
        }
        if (!thrown) continue;
        while (!match.over()) play_randomly(match, rng);
        for (const Choice& choice : analysis.choices) analysis.verdicts.push_back(judge(choice, {}, search));
        const Chances end = shares_of_win(rules->result(match.state()));
        conclude(analysis, match.history().size(), &end);
        ASSERT_FALSE(analysis.mistakes.empty());
        const std::size_t worst = analysis.mistakes.front();
        EXPECT_EQ(analysis.choices[worst].move, *thrown);
        EXPECT_GT(analysis.verdicts[worst].loss, 0.9);
        EXPECT_NEAR(sum_of(analysis.verdicts[worst].before), 1, 1e-9);
        EXPECT_NEAR(sum_of(analysis.verdicts[worst].after), 1, 1e-9);
        EXPECT_EQ(end[analysis.choices[worst].seat], 0);
        return;
    }
    FAIL() << "no such position found: widen the search for one";
}

TEST(Analysis, TurningPointsAreLargeAndDoNotOverlap) {
    Analysis analysis;
    const std::array<double, 6> share = {0.5, 0.5, 0.52, 0.5, 0.9, 0.1};  // of seat 0
    for (std::size_t i = 0; i < share.size(); ++i) {
        analysis.choices.push_back({.move = 10 * i, .seat = Seat::of(i % 2)});
        analysis.verdicts.push_back({.before = {share[i], 1 - share[i]}});
    }
    const Chances end = {1, 0};
    conclude(analysis, 60, &end);
    ASSERT_EQ(analysis.turning_points.size(), 2U);
    const TurningPoint& first = analysis.turning_points[0];
    const TurningPoint& last = analysis.turning_points[1];
    EXPECT_EQ(first.from, 30U);  // seat 1: 0.5 to 0.9; seat 0 sees part of it between 20 and 40
    EXPECT_EQ(first.to, 50U);
    EXPECT_EQ(last.to, 60U);
    EXPECT_DOUBLE_EQ(last.after, 0);
    conclude(analysis, 60, nullptr);
    EXPECT_EQ(analysis.turning_points.size(), 1U);  // nothing is known of the end
}

TEST(Analysis, AccuracyOfEachSeat) {
    Analysis analysis;
    for (int played = 0; played < 4; ++played) {
        analysis.choices.push_back(four_answers(played));
        analysis.verdicts.push_back(judge(analysis.choices.back(), {}, knows({0.1, 0.48, 0.5, 0.3}, 100'000)));
    }
    conclude(analysis, 20, nullptr);
    const Accuracy& accuracy = analysis.accuracy[1];
    EXPECT_EQ(accuracy.choices, 4U);
    EXPECT_EQ(accuracy.best, 1U);
    EXPECT_EQ(accuracy.mistakes, 2U);
    EXPECT_NEAR(accuracy.average_loss(), (0.4 + 0.02 + 0.2) / 4, 1e-9);
    EXPECT_EQ(analysis.mistakes, (std::vector<std::size_t>{0, 3}));
    EXPECT_EQ(analysis.accuracy[0].choices, 0U);
    EXPECT_EQ(analysis.accuracy[0].average_loss(), 0);
}

TEST(Analysis, SharedWinsAreShared) {
    Result result;
    result.place = {1, 3, 1};
    EXPECT_EQ(shares_of_win(result), (Chances{0.5, 0, 0.5}));
}

// The search that the program uses, in every game: every answer once, chances that make a whole.
TEST(Analysis, StudyOfEveryGame) {
    for (const AnyGame* game : all_games()) {
        const auto rules = rules_of(game->facts().id, game->facts().min_seats);
        Match match(rules);
        Rng rng(5);
        int studied = 0;
        while (!match.over() && studied < 5) {
            const Seat seat = lowest_seat(match.ask().seats);
            if (const auto choice = seat == chance ? std::nullopt : choice_in(match, seat)) {
                const Study seen = study(*rules, choice->view, seat, choice->actions, {.iterations = 20}, rng);
                EXPECT_NEAR(sum_of(seen.chance), 1, 1e-6) << game->facts().id;
                std::map<Action, int> times;
                for (const Study::Option& option : seen.options) ++times[option.action];
                EXPECT_EQ(seen.options.size(), choice->actions.size());
                EXPECT_EQ(times.size(), choice->actions.size());
                const Study alone =
                    study(*rules, choice->view, seat, std::span(choice->actions).first(1), {.iterations = 20}, rng);
                EXPECT_EQ(alone.options.size(), 1U);
                EXPECT_NEAR(sum_of(alone.chance), 1, 1e-6) << game->facts().id;
                ++studied;
            }
            play_randomly(match, rng);
        }
    }
}

// What a game lets one follow is there from the first move to the last, under the same names.
TEST(Analysis, GaugesOfEveryGame) {
    for (const AnyGame* game : all_games()) {
        const auto rules = rules_of(game->facts().id, game->facts().max_seats);
        for (const Language language : {Language::en, Language::pl, Language::it}) {
            Match match(rules);
            Rng rng(1);
            const auto first = rules->gauges(match.state(), language);
            ASSERT_FALSE(first.empty());
            while (!match.over()) {
                play_randomly(match, rng);
                const auto now = rules->gauges(match.state(), language);
                ASSERT_EQ(now.size(), first.size());
                for (std::size_t i = 0; i < now.size(); ++i) EXPECT_EQ(now[i].name, first[i].name);
                EXPECT_EQ(now[0].value, rules->result(match.state()).score) << game->facts().id;
            }
        }
    }
}

}  // namespace mehen
