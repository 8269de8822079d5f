// One test for every row of the tables, tagged with its id:
//
//     KEMET_ROW("red-1-charge", in_all) {
//         Position p(row.rules(2));
//         ...
//     }
//
// A body runs with the printed rules, where it has to pass, and again with each single effect of the row taken out,
// where it has to fail. rows_test.cpp runs them and lists the rows that have none.
#pragma once

#include <string>
#include <vector>

#include "games/kemet/tests/table.h"

namespace mehen::kemet::test {

// Sets of editions a body is good for.
constexpr unsigned in(Edition edition) {
    return 1U << static_cast<unsigned>(edition);
}
inline constexpr unsigned in_lone = in(Edition::lone_first) | in(Edition::lone_revised);
// Where one god stands against an alliance the rows of the edition below do what they do there.
inline constexpr unsigned in_first = in(Edition::first) | in(Edition::lone_first);
inline constexpr unsigned in_revised = in(Edition::revised) | in(Edition::lone_revised);
inline constexpr unsigned in_blood_and_sand = in(Edition::blood_and_sand);
inline constexpr unsigned in_all = in_first | in_revised | in_blood_and_sand;
// Without them: rows that are not there, or exchanged; no others are spared (rows_test.cpp).
constexpr unsigned base(unsigned editions) {
    return editions & ~in_lone;
}

// The rules a body plays by: one edition, as printed or with something taken out.
struct RowRules {
    Edition edition = Edition::first;
    Ruleset set{};

    // Whether it is that edition, or lies over it.
    bool over(Edition base) const { return base_of(edition) == base; }
    // For so many seats. Where one stands against all the others seat 1 does, so that it is the rival of seat 0 as in
    // every other edition, and another member comes last.
    const Rules& rules(int seats) const { return set.alliance ? made(seats + 1, 1) : made(seats, -1); }
    // For a table where the last seat stands alone.
    const Rules& lone_rules(int members) const { return made(members + 1, members); }

private:
    // Stays where it is as long as a test is under way.
    const Rules& made(int seats, int lone) const {
        Rules& its = made_[static_cast<std::size_t>(seats - 2)][lone == 1 ? 1 : 0];
        if (its.set.tiles.size() == 0) its = rules_of(set, seats, lone);
        return its;
    }

    mutable std::vector<std::array<Rules, 2>> made_ = std::vector<std::array<Rules, 2>>(5);
};

struct RowCase {
    std::string_view id;
    unsigned editions = 0;
    void (*body)(const RowRules& row) = nullptr;
};
inline std::vector<RowCase>& row_cases() {
    static std::vector<RowCase> cases;
    return cases;
}
inline bool add_row_case(std::string_view id, unsigned editions, void (*body)(const RowRules&)) {
    row_cases().push_back({id, editions, body});
    return true;
}

#define KEMET_ROW_NAME_2(prefix, line) prefix##line
#define KEMET_ROW_NAME(prefix, line) KEMET_ROW_NAME_2(prefix, line)
#define KEMET_ROW(id, editions)                                               \
    static void KEMET_ROW_NAME(row_body_, __LINE__)(const RowRules& row);     \
    [[maybe_unused]] static const bool KEMET_ROW_NAME(row_added_, __LINE__) = \
        add_row_case(id, editions, &KEMET_ROW_NAME(row_body_, __LINE__));     \
    static void KEMET_ROW_NAME(row_body_, __LINE__)([[maybe_unused]] const RowRules& row)

}  // namespace mehen::kemet::test
