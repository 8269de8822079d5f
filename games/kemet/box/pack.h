// The parts of a pack's walk over the tables.
#pragma once

#include <array>
#include <string_view>

#include "core/pack.h"
#include "games/kemet/box/rules.h"

namespace mehen::kemet {

// All of them.
void visit_ruleset(PackVisitor& pack, Ruleset& set);

// A number of one byte.
void visit_byte(PackVisitor& pack, std::string_view name, std::uint8_t& value, int low, int high);
// In an entry that the built-in list does not have everything must be given: `known` says whether it has it.
void visit_entry_number(PackVisitor& pack, std::string_view name, bool known, int& value, int low, int high);
void visit_entry_choice(PackVisitor& pack, std::string_view name, bool known, int& value,
                        std::span<const std::string_view> names);

void visit_tiles(PackVisitor& pack, Ruleset& set);
void visit_creatures(PackVisitor& pack, Ruleset& set);
void visit_di_cards(PackVisitor& pack, Ruleset& set);
void visit_boards(PackVisitor& pack, Ruleset& set);
// Where one god stands against an alliance: its numbers, the lone god's board, the day track, cards and tokens.
void visit_alliance(PackVisitor& pack, Ruleset& set);
// Whether the row's own words still speak of the powers that it gives.
bool visit_creature_card_gives(PackVisitor& pack, GivesList& gives);
bool visit_power_token_gives(PackVisitor& pack, GivesList& gives);

// The most of a power that one player's tiles can add up to, and the tokens of the whole Alliance with them: of tiles
// with one picture nobody owns two.
int most_owned(const Ruleset& set, Power power);

// Units of one player with all mercenaries. Lists of recruits and of troops that set out have room for so many.
inline constexpr int most_units = 40;

}  // namespace mehen::kemet
