// What a person reads about Offering. Sections are the rules in our words; their ids are stable.
#pragma once

#include <span>

#include "core/game.h"
#include "core/shape.h"
#include "games/template/flow.h"

namespace mehen::offering {

// What answers name.
enum class Noun : std::uint8_t { nothing, card };
std::size_t count_of(const Rules& rules, Noun noun);
std::string word_for(const Rules& rules, Noun noun, std::size_t value);

inline constexpr Shapes<Noun, static_cast<std::size_t>(ActionKind::done) + 1> shapes = {{
    {"", {}},
    {"deal", {{{Noun::card, 0}}}},
    {"offer", {{{Noun::card, 0}}}},
    {"back", {{{Noun::card, 0}}}},
    {"done", {}},
}};

enum class SectionId : std::uint8_t { deal, round, offer, open, end };
std::span<const Section> sections();

}  // namespace mehen::offering
