// A reason in words: a sentence, and what its blanks name. One row for each reason, here and in an expansion's words.
#pragma once

#include <array>
#include <string>

#include "core/game.h"
#include "core/text.h"
#include "games/kemet/box/rules.h"

namespace mehen::kemet {

enum class Blank : std::uint8_t {
    number,
    area,
    seat,
    creature,
    city,
    colour,
    tile,
    space,
    lone_space,
    power_token,
    di_card,
    moment_of_card,  // when the DI card named first is played
    battle_card,
    token,   // whose action it is: the own one's, the silver one's, the golden one's
    levels,  // several, bit n
    place,   // counted from 1 in words, from 0 in the reason
};

struct ReasonRow {
    Text text;
    std::array<Blank, 3> blanks{};  // what {0}, {1} and {2} name
};

std::string refusal_in_words(const Rules& rules, const ReasonRow& row, const Refusal& refusal, Language language);

}  // namespace mehen::kemet
