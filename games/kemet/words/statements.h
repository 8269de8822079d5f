// An edition's values as sentences: what `mehen diff` sets side by side. A new field of Ruleset gets one line in a
// table of statements_rows.cpp; a test finds the fields that no sentence speaks of.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "games/kemet/box/components.h"
#include "games/kemet/box/rules.h"

namespace mehen::kemet {

enum class Topic : std::uint8_t { set_up, day, moving, creatures, battle, end, alliance };

struct FlagStatement {
    std::string_view key;  // as the field is called
    Topic topic;
    bool Ruleset::* field;
    Text yes;
    Text no;
};

struct NumberStatement {
    std::string_view key;
    Topic topic;
    std::uint8_t Ruleset::* field;
    Text some;
    Text none = no_text;  // for 0, where that means something else than a number
};

std::span<const FlagStatement> flag_statements();
std::span<const NumberStatement> number_statements();

// Where one god stands against an alliance: all of this topic.
struct PactStatement {
    std::string key;
    std::string words;
};
std::vector<PactStatement> pact_statements(const Rules& rules, Language language);

}  // namespace mehen::kemet
