// The kinds of things that actions and events name, and the words for them: ids, or numbers (words/nouns.cpp). Whatever
// writes, reads or shows an action or an event goes by these.
#pragma once

#include <string>
#include <string_view>

#include "core/show.h"
#include "games/kemet/box/rules.h"

namespace mehen::kemet {

enum class Noun : std::uint8_t {
    nothing,
    seat,
    colour,
    city,
    area,
    space,
    tile,
    creature,
    with_creature,  // in an action two words, "with phoenix", or none: 0 stands for no creature
    di_card,
    battle_card,
    gold_action,
    action,    // of several: own, silver, gold; at night units, level
    level,     // 1 to 4
    units,     // 1 to 99
    tokens,    // 0 to 99
    position,  // counted from 1 in words, from 0 in the action
    lone_space,
    creature_card,
    power_token,
    prayer_token,
    against_seat,  // in an action two words, "against seth", or none: 0 stands for nobody
    prayer,        // PP, 0 to 99
    some_units,    // 0 to 99
    number,        // any, in events
};

// How many values a noun has, from 0.
std::size_t count_of(const Rules& rules, Noun noun);
// Whether it has that value: there is such an area, card or number.
bool has_value(const Rules& rules, Noun noun, std::size_t value);
// The word for a value; empty where none stands for it.
std::string word_for(const Rules& rules, Noun noun, std::size_t value);
// The word before a noun that an answer may leave out, which it does when the value is 0; empty: it may not.
constexpr std::string_view word_before(Noun noun) {
    if (noun == Noun::with_creature) return "with";
    return noun == Noun::against_seat ? "against" : "";
}
// What the field is called that holds such a value, where nothing more is to be said about it.
std::string_view field_of(Noun noun);
std::string_view type_of(Noun noun);
// The value as a named field: a number, an id, or nothing where no word stands for it.
void show_noun(const Rules& rules, Noun noun, std::size_t value, std::string_view name, Show& show);

}  // namespace mehen::kemet
