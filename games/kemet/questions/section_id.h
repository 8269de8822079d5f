// The sections of the rules: a reason names the one that it comes from, words/sections/ has what they say.
#pragma once

#include <cstdint>

namespace mehen::kemet {

// In the order of the table in words/sections.cpp.
enum class SectionId : std::uint8_t {
    setup,
    round,
    turn,
    balance,  // kemet.turn.balance
    tokens,   // kemet.turn.tokens
    pray,
    raise,
    tiles,
    recruit,
    move,
    walls,     // kemet.move.walls
    ports,     // kemet.move.ports
    teleport,  // kemet.move.teleport
    limits,    // kemet.move.limits
    control,
    creatures,
    battle,
    council,   // kemet.battle.council
    strength,  // kemet.battle.strength
    losses,    // kemet.battle.losses
    fate,      // kemet.battle.fate
    cards,
    scoring,
    night,
    order,
    end,
    tie,  // kemet.end.tie
    prayer,
    points,
    troops,
    veterans,
    house,
    alliance,
    allied_day,  // kemet.alliance.day
    temples,     // kemet.alliance.temples
    ceremony,    // kemet.alliance.ceremony
    joint,       // kemet.alliance.joint
    lone,
    seizing,  // kemet.lone.seize
    assault,  // kemet.lone.assault
};

}  // namespace mehen::kemet
