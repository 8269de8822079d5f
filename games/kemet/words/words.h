// What a person reads about Kemet. Sections are the rules in our words; their ids are stable.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/game.h"
#include "games/kemet/box/components.h"
#include "games/kemet/box/rules.h"
#include "games/kemet/questions/section_id.h"
#include "games/kemet/table/frames.h"

namespace mehen::kemet {

std::span<const Section> sections();
std::span<const Section> sections_with_alliance();

// Names. Whatever comes from a record or a client may be out of range: it is then called "?".
const Text& god_name(Seat seat);
const Text& colour_name(std::size_t colour);
const Text& colour_of_thing(std::size_t colour);          // as a pyramid or a tile is called
std::string_view space_action(Space space);               // "move", "red", "acquire"
std::string space_id(const Rules& rules, SpaceId space);  // "move-1", "red", "acquire-2"
std::string space_name(const Rules& rules, SpaceId space, Language language);
std::string lone_space_name(const Rules& rules, SpaceId space, Language language);
std::string city_id(const Rules& rules, CityId city);  // "nw"
std::string city_name(const Rules& rules, CityId city, Language language);
std::string area_name(const Rules& rules, AreaId area, Language language);
std::string tile_name(const Rules& rules, TileId tile, Language language);
std::string creature_name(const Rules& rules, CreatureId creature, Language language);
std::string power_token_name(const Rules& rules, PowerTokenId token, Language language);
std::string di_card_name(const Rules& rules, DiCardId card, Language language);
std::string moment_words(const Rules& rules, Moments of, Language language);  // "in your own move action"
std::string when_played(const Rules& rules, DiCardId card, Language language);
std::string battle_card_name(const Rules& rules, BattleCardId card, Language language);
std::string battle_card_values(const BattleCard& card, Language language);  // "strength 3, damage 2"
// "damage 2, protection 1": what hits a troop and what does not; empty if nothing does.
std::string hit_values(int damage, int unblockable, int protection, int own_losses, Language language);
std::string gold_action_name(std::size_t power, Language language);

// What a row does, with its numbers. In `rule` blanks stand for amounts, in the order in which the row gives them;
// after those of a tile come its creature's, before those of a creature card the units it counts for. A row without
// words of its own, because a pack gives it other powers, is told power by power.
std::string rule_of(const Rules& rules, const Tile& tile, Language language);
std::string rule_of(const Rules& rules, const DiCard& card, Language language);
std::string rule_of(const Rules& rules, const CreatureCard& card, Language language);
std::string rule_of(const Rules& rules, const PowerToken& token, Language language);
const Text& power_words(Power power);  // in {0} the amount, where it matters

}  // namespace mehen::kemet
