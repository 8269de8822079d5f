// The rules in our words, put together.
#include <array>

#include "games/kemet/sections/actions.h"
#include "games/kemet/sections/alliance.h"
#include "games/kemet/sections/battle.h"
#include "games/kemet/sections/course.h"
#include "games/kemet/sections/things.h"
#include "games/kemet/words.h"

namespace mehen::kemet {

namespace {

// In the order of SectionId.
constexpr std::array<Section, static_cast<std::size_t>(SectionId::assault) + 1> table = {{
    section::setup,    section::round,  section::turn,     section::balance,    section::tokens,  section::pray,
    section::raise,    section::tiles,  section::recruit,  section::move,       section::walls,   section::ports,
    section::teleport, section::limits, section::control,  section::creatures,  section::battle,  section::council,
    section::strength, section::losses, section::fate,     section::cards,      section::scoring, section::night,
    section::order,    section::end,    section::tie,      section::prayer,     section::points,  section::troops,
    section::veterans, section::house,  section::alliance, section::allied_day, section::temples, section::ceremony,
    section::joint,    section::lone,   section::seizing,  section::assault,
}};

constexpr bool stands_at(SectionId id, std::string_view name) {
    return table[static_cast<std::size_t>(id)].id == name;
}
static_assert(stands_at(SectionId::tokens, "kemet.turn.tokens") && stands_at(SectionId::recruit, "kemet.recruit") &&
              stands_at(SectionId::limits, "kemet.move.limits") && stands_at(SectionId::creatures, "kemet.creatures") &&
              stands_at(SectionId::fate, "kemet.battle.fate") && stands_at(SectionId::night, "kemet.night") &&
              stands_at(SectionId::tie, "kemet.end.tie") && stands_at(SectionId::house, "kemet.house") &&
              stands_at(SectionId::joint, "kemet.alliance.joint") &&
              stands_at(SectionId::assault, "kemet.lone.assault"));

}  // namespace

std::span<const Section> sections() {
    return std::span(table).first(static_cast<std::size_t>(SectionId::alliance));
}
std::span<const Section> sections_with_alliance() {
    return table;
}

}  // namespace mehen::kemet
