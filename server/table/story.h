// What is told of a table's log, and the small parts that messages are made of.
#pragma once

#include <string>
#include <vector>

#include "json/line.h"
#include "server/table/messages.h"

namespace mehen::server {

// Everything that can be known through these eyes of entries from `since` to `until`, at the looker's positions:
// objects.
std::vector<std::string> happenings(const LiveTable& table, const Looker& looker, SeatMask eyes, std::size_t since,
                                    std::size_t until, Language language);

std::string list_of(const std::vector<std::string>& objects);
JsonLine& add_text_or_nothing(JsonLine& line, std::string_view name, std::string_view value);
void add_seat(JsonLine& line, const AnyRules& rules, std::optional<int> seat);
std::vector<std::string_view> seat_ids(const AnyRules& rules, SeatMask seats);

}  // namespace mehen::server
