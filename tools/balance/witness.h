// Watches games of one kind being played again and counts what happens in them.
#pragma once

#include <array>
#include <memory>

#include "core/any_game_of.h"
#include "core/match.h"
#include "games/list.h"
#include "tools/balance/tallies.h"

namespace mehen::balance {

using Wins = std::array<double, max_seats>;  // the share of the win that each seat had; in all 1

class Witness {
public:
    Witness() = default;
    Witness(const Witness&) = delete;
    Witness& operator=(const Witness&) = delete;
    virtual ~Witness() = default;

    virtual void begin(const Match& match) = 0;
    virtual void saw(const Match& match) = 0;  // after each answer of a seat or of chance
    virtual void over(const Match& match, const Wins& wins) = 0;
};

// One for each game that has something of its own to count; null if the rules are of another game.
std::unique_ptr<Witness> kemet_witness(const AnyRules& rules, Tallies& tallies);
std::unique_ptr<Witness> fertility_witness(const AnyRules& rules, Tallies& tallies);

// The rules of whatever game of the registry is played with rules of that type, or null.
template <class Rules, class... Games>
const Rules* rules_among(GameList<Games...>, const AnyRules& any) {
    const Rules* found = nullptr;
    const auto look = [&]<class G>(std::type_identity<G>) {
        if constexpr (std::is_same_v<typename G::Rules, Rules>)
            if (&any.facts() == &G::facts()) found = &static_cast<const AnyRulesOf<GameOf<G>>&>(any).rules();
    };
    (look(std::type_identity<Games>{}), ...);
    return found;
}

template <class State>
State state_of(const Match& match) {
    State s;
    std::memcpy(&s, match.state(), sizeof s);
    return s;
}

template <class Kind>
bool tells(const Event& event, Kind kind) {
    return event.kind == static_cast<std::uint8_t>(kind);
}

// What a seat bought, in the order in which it did.
struct Bought {
    std::size_t which;
    int round;
};
inline void count_purchases(std::deque<Purchase>& purchases, const std::vector<Bought>& bought, double win) {
    for (std::size_t i = 0; i < bought.size(); ++i) {
        Purchase& purchase = purchases[bought[i].which];
        purchase.bought.add(win);
        purchase.when[bought[i].round].add(win);
        if (i == 0) purchase.first.add(win);
    }
}

// Points and the like of one seat; `values` in the order of the rows.
template <class Values>
void count_amounts(AmountTable& table, const Values& values, double win) {
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        table.rows[i].all += values[i];
        table.rows[i].winners += values[i] * win;
    }
}

}  // namespace mehen::balance
