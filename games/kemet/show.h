// What the parts of showing Kemet to programs have in common (docs/views.md).
#pragma once

#include <optional>
#include <string_view>

#include "core/show.h"
#include "games/kemet/game.h"

namespace mehen::kemet {

// Ids where there may be nobody and nothing.
inline std::optional<std::string_view> seat_or_nobody(const Rules& rules, Seat seat) {
    return seat < rules.seats ? std::optional(Kemet::seat_id(rules, seat)) : std::nullopt;
}
inline std::optional<std::string_view> area_or_nowhere(const Rules& rules, std::size_t area) {
    return area < rules.map.areas ? std::optional(rules.area(area).id) : std::nullopt;
}
template <class Row, std::size_t Capacity>
std::optional<std::string_view> row_or_none(const Rows<Row, Capacity>& rows, std::size_t index) {
    return index < rows.size() ? std::optional(rows[index].id) : std::nullopt;
}

// Ids of the rows in a set, as a list.
template <class Row, std::size_t Capacity>
void show_set(std::string_view name, const Rows<Row, Capacity>& rows, std::uint64_t set, Show& show) {
    show.list(name, [&] {
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (((set >> i) & 1U) != 0) show.word(rows[i].id);
    });
}
// How many there are of each row, those of which there are any.
template <class Row, std::size_t Capacity, class Counts>
void show_counts(std::string_view name, const Rows<Row, Capacity>& rows, const Counts& counts, Show& show) {
    show.object(name, [&] {
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (counts[i] > 0) show.add(rows[i].id, counts[i]);
    });
}

// The battle under way, or nothing.
void show_battle(const Rules& rules, const View& view, Show& show);

}  // namespace mehen::kemet
