// What is told of a battle term by term, added up.
#pragma once

#include <gtest/gtest.h>

#include "games/kemet/table/battle.h"

namespace mehen::kemet {

inline bool operator==(const Side& a, const Side& b) {
    return a.units == b.units && a.strength == b.strength && a.damage == b.damage && a.unblockable == b.unblockable &&
           a.protection == b.protection && a.own_losses == b.own_losses && a.spared_if_won == b.spared_if_won;
}
inline void PrintTo(const Side& side, std::ostream* out) {
    *out << side.units << " units, strength " << side.strength << ", damage " << side.damage << " + "
         << side.unblockable << ", protection " << side.protection << ", own losses " << side.own_losses
         << (side.spared_if_won ? ", spared if won" : "");
}

namespace test {

inline Side sum_of(const std::vector<Term>& terms) {
    Side sum{};
    for (const Term& term : terms) {
        EXPECT_NE(term.amount, 0) << term.source;
        switch (term.what) {
            case Term::What::units: sum.units += term.amount; break;
            case Term::What::strength: sum.strength += term.amount; break;
            case Term::What::damage: sum.damage += term.amount; break;
            case Term::What::unblockable: sum.unblockable += term.amount; break;
            case Term::What::protection: sum.protection += term.amount; break;
            case Term::What::own_losses: sum.own_losses += term.amount; break;
            case Term::What::spared: sum.spared_if_won = true; break;
        }
    }
    return sum;
}

}  // namespace test
}  // namespace mehen::kemet
