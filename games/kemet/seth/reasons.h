// Why an answer is not legal where one god stands against all the others.
#pragma once

#include "games/kemet/questions/reasons.h"

namespace mehen::kemet {

// Numbered after Reason. Arguments in brackets, in the order of Refusal::arg.
enum class PactReason : std::uint8_t {
    not_a_member = as_byte(Reason::unexplained) + 1,  // [seat]
    // sacrifice temples
    level_begun,     // [area, units still to be given]
    no_site,         // [area]
    no_temple_left,  // [how many there are]
    raised_already,  // [area]: in this phase
    complete,        // [area]
    level_price,     // [area, units that it asks for, units there]
    // a phase of the Alliance, and the Great Ceremony
    has_acted,        // [seat]
    still_to_act,     // [seat]
    ceremony_held,    // it is held once
    no_payer,         // nobody stands where one may pay
    ceremony_price,   // [PP, means of those who may pay]
    may_not_pay,      // [seat]
    share_known,      // [seat]
    share_first,      // [seat]
    share_too_small,  // [least PP]
    share_too_large,  // [most PP]
    no_share,         // [seat]
    has_less,         // [seat, PP]
    no_handing_over,  // no tile allows it
    handed_over,      // in this phase already
    to_oneself,
    hands_over,   // [most PP]
    no_room_for,  // [seat, PP]
    power_owned,  // [power token]
    // joint troops
    companions_first,   // [seat]
    fewer_units_of,     // [area, seat, units]
    so_many_along,      // [seat, fewest, most]
    walks_with_own,     // [creature, area]
    joint_limit,        // [area, limit]
    too_many_go,        // [area, limit]
    friends_creature,   // [area]
    not_in_troop,       // [seat, area]
    fights_against,     // [seat]: for the seized troop
    defends_against,    // [seat]: alone against the seized troop
    lost_there,         // [area]
    not_of_the_beaten,  // [area]: a district of another member
    // tokens of the lone god
    tokens_of_lone,
    no_such_tokens,  // of the lone god, who has violet and taken ones
    yellow_space,    // [space]
    token_gone,      // [seat]: the one taken from that member
    too_few_spaces,  // [space]: for the violet tokens
    space_covered,   // [space]
    against_whom,    // [space]
    against_nobody,  // [space]
    // tiles and pyramids
    violet_level,  // [level of the tile, lowest own pyramid]
    violet_held,   // [area]: the own pyramid there
    violet_at_start,
    tile_of_alliance,  // [tile]
    tile_of_lone,      // [tile]
    violet_by_seizing,
    seized_none,     // [seat, colour]
    seized_too_low,  // [seat, level of the tile, highest pyramid of that colour]
    own_too_low,     // [level of the tile, violet pyramid]
    one_pyramid,
    // what the lone god seizes and destroys
    no_creature_card,    // [creature]
    creature_bought,     // [creature]
    creature_level,      // [creature, its level, violet pyramid]
    no_prey,             // [creature, seat]
    against_another,     // [seat whom it is against]
    not_in_cities,       // [area, creature]
    called_after,        // [area, seat]
    never_split,         // [area, units]
    with_its_creature,   // [area, creature]
    guarded,             // [area]
    seized_closed,       // [area]
    seized_own,          // [area, seat]
    no_card_for_seized,  // [DI card]
    portal_closed,       // [area]
    // the assault, and cards
    troop_has_moved,  // [area]
    not_in_battle,    // [area]
    second_card_first,
    in_first_battle,  // [battle card]
    two_cards_played,
    meant_for_second,  // [DI card]
    of_other_deck,     // [DI card]
    no_rival,          // [seat]
    no_di_card,        // [seat]
};
inline constexpr std::size_t pact_reasons = index_of(PactReason::no_di_card) - index_of(Reason::unexplained);

template <class... Arguments>
constexpr Refusal because(PactReason reason, SectionId section, Arguments... arguments) {
    return refused(reason, section, arguments...);
}

}  // namespace mehen::kemet
