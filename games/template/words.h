// What a person reads about Offering. Sections are the rules in our words; their ids are stable.
#pragma once

#include <span>

#include "core/game.h"

namespace mehen::offering {

enum class SectionId : std::uint8_t { deal, round, offer, open, end };
std::span<const Section> sections();

}  // namespace mehen::offering
