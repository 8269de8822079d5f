// The rules in our words, put together.
#include "games/kemet/seth/words/sections.h"

#include <algorithm>
#include <array>
#include <utility>

#include "games/kemet/game.h"
#include "games/kemet/words/sections/actions.h"
#include "games/kemet/words/sections/battle.h"
#include "games/kemet/words/sections/course.h"
#include "games/kemet/words/sections/night.h"
#include "games/kemet/words/sections/things.h"
#include "games/kemet/words/words.h"

namespace mehen::kemet {

namespace section {

bool has_space(const Rules& rules, Space space) {
    return std::any_of(rules.set.spaces.begin(), rules.set.spaces.end(),
                       [&](const SpaceRow& row) { return row.space == space; });
}

bool unblockable_damage(const Rules& rules) {
    const auto gives_it = [](const auto& row) {
        return std::any_of(row.gives.begin(), row.gives.end(), [](const Gives& each) {
            return each.power == Power::unblockable || each.power == Power::attack_unblockable ||
                   each.power == Power::defence_unblockable;
        });
    };
    const Ruleset& set = rules.set;
    return std::any_of(set.tiles.begin(), set.tiles.end(), gives_it) ||
           std::any_of(set.creatures.begin(), set.creatures.end(), gives_it) ||
           std::any_of(set.di_cards.begin(), set.di_cards.end(), gives_it) ||
           std::any_of(set.battle_cards.begin(), set.battle_cards.end(),
                       [](const BattleCard& card) { return card.unblockable > 0; });
}

bool own_losses(const Rules& rules) {
    return std::any_of(rules.set.battle_cards.begin(), rules.set.battle_cards.end(),
                       [](const BattleCard& card) { return card.own_losses > 0; });
}

bool house_versions(const Rules& rules) {
    return Kemet::house_versions(rules) > 0;
}

std::vector<Argument> of_alliance(const Rules& rules, Language language) {
    static constexpr Text words = {" of the Alliance", " Przymierza", " dell'Alleanza"};
    return {rules.set.alliance ? words[language] : std::string_view()};
}

std::vector<Argument> first_units(const Rules& rules, Language language) {
    const Ruleset& set = rules.set;
    return {set.placed_units, set.start_districts, set.units - set.placed_units, of_alliance(rules, language)[0]};
}

std::vector<Argument> colours(const Rules& rules, Language) {
    const auto& in_play = rules.set.colours_in_play;
    return {in_play[0], in_play[1], in_play[2], in_play[3], rules.set.colours};
}

std::vector<Argument> personal_cards(const Rules& rules, Language language) {
    std::vector<std::string> names;
    for (DiCardId i = 0; i < rules.set.di_cards.size(); ++i)
        if (rules.set.di_cards[i].personal) names.push_back(di_card_name(rules, i, language));
    return {joined(names)};
}

std::vector<Argument> moments_of_cards(const Rules& rules, Language language) {
    return {moment_words(rules, rules.moments, language)};
}

// Every board has the same Delta temple, but a pack may change one of them: that of the board in play counts.
std::vector<Argument> scored(const Rules& rules, Language) {
    const AreaId delta = rules.map.delta;
    return {rules.set.sanctuary_units, delta < rules.map.areas ? rules.area(delta).income : std::uint8_t{0}};
}

std::vector<Argument> temples_for_point(const Rules& rules, Language) {
    const auto& needed = rules.set.temples_for_point;
    return {needed[0], needed[1], needed[2], needed[3]};
}

std::vector<Argument> lone_start(const Rules& rules, Language) {
    const Ruleset& set = rules.set;
    return {set.lone_units, set.lone_placed_units, set.lone_units - set.lone_placed_units, set.lone_prayer,
            set.start_cards};
}

}  // namespace section

namespace {

using section::Chapter;
using section::Passage;

// In the order of SectionId.
constexpr std::array<Chapter, index_of(SectionId::assault) + 1> chapters = {{
    section::setup,    section::round,  section::turn,     section::balance,    section::tokens,  section::pray,
    section::raise,    section::tiles,  section::recruit,  section::move,       section::walls,   section::ports,
    section::teleport, section::limits, section::control,  section::creatures,  section::battle,  section::council,
    section::strength, section::losses, section::fate,     section::cards,      section::scoring, section::night,
    section::order,    section::end,    section::tie,      section::prayer,     section::points,  section::troops,
    section::veterans, section::house,  section::alliance, section::allied_day, section::temples, section::ceremony,
    section::joint,    section::lone,   section::seizing,  section::assault,
}};

constexpr bool stands_at(SectionId id, std::string_view name) {
    return chapters[index_of(id)].id == name;
}
static_assert(stands_at(SectionId::tokens, "kemet.turn.tokens") && stands_at(SectionId::recruit, "kemet.recruit") &&
              stands_at(SectionId::limits, "kemet.move.limits") && stands_at(SectionId::creatures, "kemet.creatures") &&
              stands_at(SectionId::fate, "kemet.battle.fate") && stands_at(SectionId::night, "kemet.night") &&
              stands_at(SectionId::tie, "kemet.end.tie") && stands_at(SectionId::house, "kemet.house") &&
              stands_at(SectionId::joint, "kemet.alliance.joint") &&
              stands_at(SectionId::assault, "kemet.lone.assault"));

// Bodies are put together from passages, below.
constexpr Section heading(std::size_t at) {
    return {chapters[at].id, chapters[at].title, no_text};
}
template <std::size_t... at>
constexpr std::array<Section, sizeof...(at)> headings(std::index_sequence<at...>) {
    return {{heading(at)...}};
}
constexpr std::array table = headings(std::make_index_sequence<chapters.size()>());

}  // namespace

std::span<const Section> sections() {
    return std::span(table).first(index_of(SectionId::alliance));
}
std::span<const Section> sections_with_alliance() {
    return table;
}

std::string Kemet::section_body(const Rules& rules, std::size_t section, Language language) {
    std::vector<std::string> said;
    for (const Passage& passage : chapters[section].passages) {
        if (passage.holds != nullptr && !passage.holds(rules)) continue;
        const auto numbers = passage.numbers == nullptr ? std::vector<Argument>{} : passage.numbers(rules, language);
        said.push_back(format(passage.words[language], language, numbers));
    }
    return joined(said, " ");
}

}  // namespace mehen::kemet
