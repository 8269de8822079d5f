// Everything that a game says about why an answer is not legal, as a hash for each question: whatever the code of a
// question becomes, the reasons stay the same, or the file says that they were meant to change.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <map>
#include <tuple>

#include "core/any_game_of.h"
#include "core/hash.h"
#include "core/shape.h"
#include "tests/support/tables.h"

namespace mehen::test {

// Of nouns with so many values, which are counts such as units and points, the first few are of interest; of all others
// one more than there are.
inline constexpr std::size_t counted = 100;
inline constexpr std::size_t first_few = 14;

// Calls visit(action) for every answer of a kind that its shape can write, and for some that it cannot.
template <class Noun, std::size_t Kinds, class Rules, class Visit>
void each_answer(const Shapes<Noun, Kinds>& shapes, const Rules& rules, std::uint8_t kind, Visit&& visit) {
    std::array<std::size_t, 3> count = {1, 1, 1};
    for (const Part<Noun>& part : shapes[kind].parts)
        if (part.noun != Noun{}) {
            const std::size_t values = count_of(rules, part.noun);
            count[part.arg] = values == counted ? first_few : values + 1;
        }
    for (unsigned a = 0; a < count[0]; ++a)
        for (unsigned b = 0; b < count[1]; ++b)
            for (unsigned c = 0; c < count[2]; ++c) visit(make_action(kind, a, b, c));
}

// Collects what is said, by question. MEHEN_EXPLANATIONS=FILE writes all of it, to be compared with another build's.
class Explanations {
public:
    Explanations(const AnyRules& rules, std::string name) : rules_(rules), name_(std::move(name)) {}

    void add(std::uint8_t asked, Action action, const Refusal& refusal) {
        const auto key = std::tuple(refusal.reason, refusal.section, refusal.arg);
        const auto [known, is_new] = words_.try_emplace(key);
        if (is_new) {
            const std::string said = std::string(rules_.facts().sections[refusal.section].id) + ": " +
                                     rules_.refusal_text(refusal, Language::en);
            Hash hash;
            hash.add(std::string_view(said));
            known->second = {hash.value(), said};
        }
        Hash& hash = questions_[asked];
        hash.add(action.bits());
        hash.add(known->second.first);
        if (all().is_open())
            all() << name_ << " " << int{asked} << " " << rules_.action_text(action) << ": " << known->second.second
                  << "\n";
    }

    // `name question hash`, for each question.
    std::vector<std::string> lines() const {
        std::vector<std::string> lines;
        for (const auto& [asked, hash] : questions_)
            lines.push_back(name_ + " " + std::to_string(asked) + " " + hash.hex());
        return lines;
    }

private:
    static std::ofstream& all() {
        static std::ofstream file = [] {
            const char* path = std::getenv("MEHEN_EXPLANATIONS");
            return path == nullptr ? std::ofstream() : std::ofstream(path, std::ios::app);
        }();
        return file;
    }

    const AnyRules& rules_;
    std::string name_;
    std::map<std::tuple<std::uint8_t, std::uint8_t, std::array<std::uint8_t, 4>>, std::pair<std::uint64_t, std::string>>
        words_;
    std::map<std::uint8_t, Hash> questions_;
};

// The reason for an answer of a kind that the question does not take, in every game.
inline constexpr std::uint8_t another_question = 3;
// One position in so many.
inline constexpr unsigned every = 7;

// What is said in positions of a random game about every answer of the kinds that the question takes and one of each
// other kind.
template <class G>
void collect_explanations(Explanations& found, const AnyRules& any, std::uint64_t seed) {
    const auto& rules = static_cast<const AnyRulesOf<G>&>(any).rules();
    Buffer<Action, G::max_actions> legal;
    unsigned position = 0;
    for_each_position(any, seed, [&](const StateBytes& bytes, Rng&) {
        const Ask ask = any.ask(bytes.data());
        if (!ask.open() || ask.to_chance() || ++position % every != 0) return;
        typename G::State s;
        std::memcpy(&s, bytes.data(), sizeof s);
        const Seat seat = lowest_seat(ask.seats);
        legal.clear();
        G::legal(rules, s, seat, legal);
        std::size_t allowed = 0;
        const auto look = [&](Action action) {
            const Refusal refusal = G::explain(rules, s, seat, action);
            if (refusal) return found.add(ask.kind, action, refusal);
            ++allowed;
            EXPECT_TRUE(std::binary_search(legal.begin(), legal.end(), action)) << any.action_text(action);
        };
        for (std::uint8_t kind = 1; kind < G::shapes.size(); ++kind)
            if (G::explain(rules, s, seat, make_action(kind)).reason == another_question)
                look(make_action(kind));
            else
                each_answer(G::shapes, rules, kind, look);
        EXPECT_EQ(allowed, legal.size()) << "an answer is legal that its shape cannot write, or refused";
    });
}

#ifdef NDEBUG
inline constexpr bool sanitizers_slow = false;
#else
inline constexpr bool sanitizers_slow = true;
#endif
inline constexpr std::uint64_t explained_games = 20;

// Compares with tests/explanations.txt: the first game in every build, the others where no sanitizer makes it slow.
template <class G>
void expect_explanations_as_before(const AnyGame& game) {
    const auto any = game.make_rules(default_setup(game.facts(), game.facts().max_seats), nullptr);
    const std::string id(game.facts().id);
    if constexpr (requires { G::asks; }) {
        for (std::size_t i = 0; i < G::asks.size(); ++i)
            ASSERT_EQ(static_cast<std::size_t>(G::asks[i].kind), i) << "rows stand in the order of their kinds";
    }
    Explanations first(*any, id + " first");
    Explanations others(*any, id + " others");
    collect_explanations<G>(first, *any, 1);
    expect_lines("tests/explanations.txt", id + " first ", first.lines());
    if (sanitizers_slow && !regenerating()) return;
    for (std::uint64_t seed = 2; seed <= explained_games; ++seed) collect_explanations<G>(others, *any, seed);
    expect_lines("tests/explanations.txt", id + " others ", others.lines());
}

}  // namespace mehen::test
