// Numbers that only a change of the rules may change. tests/signatures.txt: `game seats signature`, a hash over 1,000
// random games. tests/perft.txt: `game seats seed depth nodes`, the leaves below the set-up that the seed gives.
#include "tests/support/tables.h"

#include <gtest/gtest.h>

#include "games/registry.h"
#include "tools/signatures.h"

namespace mehen::test {
namespace {

constexpr std::uint64_t most_leaves = 300'000;  // about a second with sanitizers

class Numbers : public testing::TestWithParam<const AnyGame*> {
protected:
    const AnyGame& game_ = *GetParam();
    std::string id_ = std::string(game_.facts().id);

    std::uint64_t perft(int seats, std::uint64_t seed, int depth) const {
        const auto rules = game_.make_rules(default_setup(game_.facts(), seats), nullptr);
        return rules->perft(play_set_up(*rules, seed).data(), depth);
    }
};

TEST_P(Numbers, SignaturesAreAsBefore) {
    std::vector<std::string> found;
    for (int seats = game_.facts().min_seats; seats <= game_.facts().max_seats; ++seats)
        found.push_back(id_ + " " + std::to_string(seats) + " " + signature_of(game_, seats));
    expect_lines("tests/signatures.txt", id_ + " ", found);
}

TEST_P(Numbers, LeafCountsAreAsBefore) {
    std::vector<std::string> found;
    for (int seats = game_.facts().min_seats; seats <= game_.facts().max_seats; ++seats)
        for (const std::uint64_t seed : {1U, 2U})
            for (int depth = 1; depth <= 6; ++depth) {
                // A depth is left out where it would take too long: the breadth hardly changes from ply to ply.
                const std::uint64_t nodes = perft(seats, seed, depth);
                found.push_back(id_ + " " +
                                joined(std::vector<std::string>{std::to_string(seats), std::to_string(seed),
                                                                std::to_string(depth), std::to_string(nodes)},
                                       " "));
                if (nodes > 1000 && nodes * (nodes / perft(seats, seed, depth - 1)) > most_leaves) break;
            }
    expect_lines("tests/perft.txt", id_ + " ", found);
}

INSTANTIATE_TEST_SUITE_P(AllGames, Numbers, testing::ValuesIn(all_games().begin(), all_games().end()), TestName());

TEST(NumberFiles, AreOfKnownGames) {
    for (const std::string_view file : {"tests/signatures.txt", "tests/perft.txt"})
        for (const std::string& line : lines_of(read_file(source_path(file))))
            EXPECT_NE(find_game(split_words(line).front()), nullptr) << file << ": " << line;
}

}  // namespace
}  // namespace mehen::test
