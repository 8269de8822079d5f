// Component packs as JSON.
//     { "mehen_pack": 1, "game": "fertility", TABLE: …, TABLE: … }
// A pack may give as much or as little as it likes: what it does not give keeps its built-in value.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/any_game.h"
#include "core/record.h"

namespace mehen {

inline constexpr std::size_t largest_pack = 128 * 1024;  // bytes; the built-in tables take about 12,000

struct PackProblem {
    std::string field;  // "districts.D05.cost"; empty: the pack as a whole
    Message why;

    explicit operator bool() const { return static_cast<bool>(why); }
    std::string in(Language language) const { return (field.empty() ? "" : field + ": ") + why.in(language); }
};

// The rules with a pack laid over the built-in tables; null, with the problem, if the pack is no good.
// An empty text means no pack. `compact` becomes the pack on one line, as records hold it.
std::unique_ptr<AnyRules> make_rules(const AnyGame& game, const Setup& setup, std::string_view pack,
                                     PackProblem& problem, std::string* compact = nullptr);

// The rules that a record was played under; null, with the problem and its line, if its header is no good.
std::unique_ptr<AnyRules> make_rules(const AnyGame& game, const Record& record, Language language,
                                     RecordProblem& problem, std::string* compact = nullptr);

// The tables in use as a pack, indented for reading.
std::string print_pack(const AnyRules& rules);

}  // namespace mehen
