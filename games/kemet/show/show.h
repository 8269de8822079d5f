// What the parts of showing Kemet to programs have in common (docs/views.md).
#pragma once

#include <optional>
#include <string_view>

#include "core/show.h"
#include "games/kemet/game.h"
#include "games/kemet/table/table.h"

namespace mehen::kemet {

// Ids where there may be nobody and nothing.
inline std::optional<std::string_view> seat_or_nobody(const Rules& rules, Seat seat) {
    return seat < rules.seats ? std::optional(Kemet::seat_id(rules, seat)) : std::nullopt;
}
inline std::optional<std::string_view> area_or_nowhere(const Rules& rules, AreaId area) {
    return area < rules.map.areas ? std::optional(rules.area(area).id) : std::nullopt;
}
template <class Row, std::size_t Capacity, class Tag>
std::optional<std::string_view> row_or_none(const Rows<Row, Capacity>& rows, Id<Tag> which) {
    return which < rows.size() ? std::optional(rows[which].id) : std::nullopt;
}

// Which side somebody is on, where one god stands against an alliance; none in other editions and before it is known.
inline std::optional<std::string_view> side_or_none(const View& view, Seat seat) {
    if (view.pact.lone == none || seat >= max_players) return std::nullopt;
    return is_lone(view, seat) ? "lone" : "alliance";
}
// A joint troop, or any other: units of each seat.
template <class Units>
void show_troop(std::string_view name, const Rules& rules, SeatMask seats, const Units& units, Show& show) {
    show.object(name, [&] {
        for (Seat seat = 0; seat < rules.seats; ++seat)
            if (contains(seats, seat) && units[seat] > 0) show.add(Kemet::seat_id(rules, seat), units[seat]);
    });
}
void show_seats(std::string_view name, const Rules& rules, SeatMask seats, Show& show);

// Ids of the rows in a set, as a list.
template <class Row, std::size_t Capacity>
void show_set(std::string_view name, const Rows<Row, Capacity>& rows, BitsOf<Capacity> set, Show& show) {
    show.list(name, [&] {
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (has_bit(set, i)) show.word(rows[i].id);
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

// What lies on the table where one god stands against an alliance, or nothing.
void show_alliance(const Rules& rules, const View& view, Show& show);
// The battle under way, or nothing.
void show_battle(const Rules& rules, const View& view, Show& show);

}  // namespace mehen::kemet
