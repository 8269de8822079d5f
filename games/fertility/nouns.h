// The kinds of things that actions and events name, and the words for them: ids, or numbers. Whatever writes, reads or
// shows an action or an event goes by these.
#pragma once

#include <string>
#include <string_view>

#include "core/show.h"
#include "games/fertility/rules.h"

namespace mehen::fertility {

enum class Noun : std::uint8_t {
    nothing,
    board,
    turned,  // a word of its own, or nothing
    cell,
    seat,
    tile,
    direction,
    district,
    metropolis,
    payment,  // a resource, or wheat: where that is no answer it is read all the same, and the reason told
    shop,
    plot,  // from 1, as in the names of shops
    source,
    number,
};

// How many values a noun has, from 0.
std::size_t count_of(const Rules& rules, Noun noun);
// The word for a value; empty where none stands for it.
std::string word_for(const Rules& rules, Noun noun, std::size_t value);
constexpr std::string_view word_before(Noun noun) {
    return noun == Noun::turned ? "turned" : "";
}
// What the field is called that holds such a value, where nothing more is to be said about it.
std::string_view field_of(Noun noun);
std::string_view type_of(Noun noun);
// The value as a named field.
void show_noun(const Rules& rules, Noun noun, Element value, std::string_view name, Show& show);

}  // namespace mehen::fertility
