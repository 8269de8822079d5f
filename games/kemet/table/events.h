// What happens at a table of Kemet, told for the log and for animation.
#pragma once

#include <cstdint>

namespace mehen::kemet {

// Arguments in brackets, in the order of Event::arg.
enum class EventKind : std::uint8_t {
    none,
    day_begins,  // [day]
    night_begins,
    turn_begins,
    city,             // [city]
    order,            // [place]
    token,            // [space]
    silver_token,     // [space]
    gold_token,       // [Power of the golden action]
    action_lost,      // [space; none: the golden token's]: it could not be carried out
    prayer_gained,    // [how many]
    prayer_paid,      // [how many]
    prayer_lost,      // [how many]
    pyramid,          // [area, colour, level]
    tile,             // [tile]
    units_placed,     // [area, how many]
    units_removed,    // [area, how many]
    units_moved,      // [from, to, how many]
    teleported,       // [from, to, how many]
    creature_placed,  // [creature, area]
    creature_home,    // [creature]
    battle,           // [area, defender]
    battle_cards,     // [card played]
    strengths,        // [attacker's, defender's, defender]
    battle_won,       // [area]
    losses,           // [how many, the rival's damage, unblockable damage, own protection, damage to oneself]
    retreat,          // [from, to]
    recall,           // [how many, PP]
    battle_point,
    divinity_point,
    temporary_point,  // [area]
    temporary_lost,   // [area]
    veteran,          // [how many]
    card_drawn,       // a DI card, from the deck
    card_seen,        // [card]: which one, for its owner only
    card_played,      // [card]
    card_vetoed,      // [card]
    card_discarded,   // [card]
    card_taken_back,  // [card]: a DI card, from the discards
    cards_back,       // battle cards return to the hand
    end_called,
    game_won,          // [1: by the whole Alliance]
    lone,              // stands against all the others
    lone_token,        // [space of the lone god's board, 1 + seat whose token it is or whom it is against, or 0]
    lone_action_lost,  // [space; none: the golden token's]
    temple_raised,     // [area, level]
    power_gained,      // [power token]
    ceremony_held,
    creature_seized,  // [creature, area]
    card_stolen,      // [from]: a DI card
    unit_corrupted,   // [area, whose]
};

}  // namespace mehen::kemet
