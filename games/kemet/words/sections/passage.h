// A section of the rules is a list of passages. Each is said where it holds, with the numbers of the rules at hand, so
// that an edition reads as if it were the only one.
#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "games/kemet/box/rules.h"

namespace mehen::kemet::section {

struct Passage {
    bool (*holds)(const Rules& rules) = nullptr;  // null: everywhere
    std::vector<Argument> (*numbers)(const Rules& rules, Language language) = nullptr;
    Text words;
};

struct Chapter {
    std::string_view id;
    Text title;
    std::span<const Passage> passages;
};

// --- where a passage holds

template <auto field>
bool yes(const Rules& rules) {
    return rules.set.*field != 0;
}
template <auto field>
bool no(const Rules& rules) {
    return rules.set.*field == 0;
}
template <auto field, auto value>
bool when(const Rules& rules) {
    return rules.set.*field == value;
}
template <auto... conditions>
bool all(const Rules& rules) {
    return (conditions(rules) && ...);
}
inline bool allied(const Rules& rules) {
    return rules.set.alliance;
}
inline bool apart(const Rules& rules) {
    return !rules.set.alliance;
}
inline bool drawn_colours(const Rules& rules) {
    return rules.colours_drawn && !rules.colours_chosen;
}
inline bool chosen_colours(const Rules& rules) {
    return rules.colours_drawn && rules.colours_chosen;
}
inline bool beginners(const Rules& rules) {
    return rules.beginners;
}
inline bool renewal(const Rules& rules) {
    return rules.renewal;
}
inline bool long_game_possible(const Rules& rules) {
    return rules.set.long_goal > rules.set.goal && !rules.beginners;
}
inline bool long_lone_game_possible(const Rules& rules) {
    return rules.set.lone_long_goal > rules.set.lone_goal;
}
inline bool top_level(const Rules& rules) {  // a pyramid of which is a temporary VP
    return rules.set.highest_level >= 4;
}
inline bool no_top_level(const Rules& rules) {
    return !top_level(rules);
}
inline bool personal_card(const Rules& rules) {
    return rules.personal_cards != 0;
}
bool has_space(const Rules& rules, Space space);
inline bool coloured_spaces(const Rules& rules) {
    return has_space(rules, Space::tile_red) || has_space(rules, Space::tile_blue) ||
           has_space(rules, Space::tile_white);
}
inline bool any_spaces(const Rules& rules) {
    return has_space(rules, Space::tile_any);
}
bool unblockable_damage(const Rules& rules);
bool own_losses(const Rules& rules);
bool house_versions(const Rules& rules);

// --- with which numbers

template <auto... fields>
std::vector<Argument> count(const Rules& rules, Language) {
    return {Argument(rules.set.*fields)...};
}
// Placed, districts, left in reserve; " of the Alliance" where the first units of the others are told elsewhere.
std::vector<Argument> first_units(const Rules& rules, Language language);
std::vector<Argument> of_alliance(const Rules& rules, Language language);  // the same, or nothing
std::vector<Argument> colours(const Rules& rules, Language language);      // with 2, 3, 4, 5 players; of the box
std::vector<Argument> personal_cards(const Rules& rules, Language language);
std::vector<Argument> moments_of_cards(const Rules& rules, Language language);
std::vector<Argument> scored(const Rules& rules, Language language);  // units at the Sanctuary, PP of the Delta temple
std::vector<Argument> temples_for_point(const Rules& rules, Language language);  // with 2, 3, 4, 5 members
std::vector<Argument> lone_start(const Rules& rules, Language language);  // units, placed, left in reserve, PP, cards

}  // namespace mehen::kemet::section
