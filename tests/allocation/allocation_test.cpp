// The engine asks the heap for nothing while it plays: every function of every game but those that return words.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "core/any_game.h"
#include "core/playout.h"
#include "games/list.h"

namespace {
std::uint64_t allocations = 0;

void* counted(std::size_t size) {
    ++allocations;
    void* const memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) std::abort();
    return memory;
}
}  // namespace

void* operator new(std::size_t size) {
    return counted(size);
}
void* operator new[](std::size_t size) {
    return counted(size);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace mehen {
namespace {

constexpr std::uint64_t games = 20;

template <class G>
class Allocation : public testing::Test {
protected:
    // each(rules) for every number of seats; whatever it allocates is a failure.
    template <class Each>
    static void with_every_seat_count(Each&& each) {
        for (int seats = G::facts().min_seats; seats <= G::facts().max_seats; ++seats) {
            typename G::Rules rules;
            ASSERT_TRUE(G::make_rules(default_setup(G::facts(), seats), nullptr, rules));
            const std::uint64_t before = allocations;
            each(rules);
            EXPECT_EQ(allocations - before, 0U) << G::facts().id << " with " << seats << " seats";
        }
    }
};

template <class List>
struct AsTypes;
template <class... Games>
struct AsTypes<GameList<Games...>> {
    using Type = testing::Types<Games...>;
};

struct GameName {
    template <class G>
    static std::string GetName(int) {
        return std::string(G::facts().id);
    }
};
TYPED_TEST_SUITE(Allocation, AsTypes<AllGames>::Type, GameName);

TYPED_TEST(Allocation, NoneInPlayouts) {
    using G = TypeParam;
    this->with_every_seat_count([](const typename G::Rules& rules) {
        static Buffers<G> buffers;
        for (std::uint64_t seed = 1; seed <= games; ++seed) {
            Hash signature;
            play_seed<G>(rules, seed, buffers, &signature);
        }
    });
}

TYPED_TEST(Allocation, NoneInAnyFunctionOfTheRules) {
    using G = TypeParam;
    this->with_every_seat_count([](const typename G::Rules& rules) {
        static Buffers<G> buffers;
        for (std::uint64_t seed = 1; seed <= games; ++seed) {
            Rng rng(seed);
            typename G::State s;
            G::start(rules, s, nullptr);
            play_on<G>(rules, s, rng, buffers, [&](Seat seat, Action action) {
                const Seat viewer = seat == chance ? spectator : seat;
                const auto view = G::observe(rules, s, viewer);
                typename G::State other = G::determinize(rules, view, rng);
                G::apply(rules, other, seat, action, nullptr);
                G::evaluate(rules, view, 0);
                G::explain(rules, s, viewer, action);
                G::explain(rules, s, viewer, Action{1, {255}});
                G::result(rules, s);
                G::invariant_holds(rules, s);
            });
        }
    });
}

}  // namespace
}  // namespace mehen
