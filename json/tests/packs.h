// Packs of Fertility for tests.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>

#include "core/any_game_of.h"
#include "games/fertility/game.h"
#include "games/registry.h"
#include "json/pack.h"

namespace mehen::test {

using fertility::Fertility;

inline const AnyGame& fertility_game() {
    return *find_game("fertility");
}

// A pack of Fertility with these tables.
inline std::string pack_of(std::string_view tables) {
    return R"({"mehen_pack": 1, "game": "fertility")" + (tables.empty() ? "" : ", " + std::string(tables)) + "}";
}

// Rules for two seats, seat 1 beginning.
inline std::unique_ptr<AnyRules> rules_under(std::string_view pack, PackProblem& problem,
                                             std::string* compact = nullptr) {
    Setup setup;
    setup.option[static_cast<std::size_t>(fertility::Option::first)] = 1;
    return make_rules(fertility_game(), setup, pack, problem, compact);
}

// The rules under tables that are in order.
inline fertility::Rules rules_with_tables(std::string_view tables) {
    PackProblem problem;
    const auto any = rules_under(pack_of(tables), problem);
    EXPECT_TRUE(any) << problem.in(Language::en);
    return any ? static_cast<const AnyRulesOf<Fertility>&>(*any).rules() : fertility::Rules{};
}

}  // namespace mehen::test
