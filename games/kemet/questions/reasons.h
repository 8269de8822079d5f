// Why an answer is not legal: the reasons, and how a narrowing gives one.
#pragma once

#include "core/narrow.h"
#include "games/kemet/questions/section_id.h"

namespace mehen::kemet {

// Arguments in brackets, in the order of Refusal::arg.
enum class Reason : std::uint8_t {
    legal,
    game_over,
    not_your_turn,
    another_question,  // [ask kind now open]
    not_an_answer,     // no such area, card, tile, seat or number
    must_act,          // an action that can be carried out is carried out
    // areas and units
    not_own_district,   // [area]
    rival_holds,        // [area]: and units placed there would start no battle
    no_troop_there,     // [area]
    too_many_units,     // [how many may still be placed]
    reserve_too_small,  // [units in reserve]
    troop_limit,        // [area, limit]
    cannot_pay,         // [cost, means]
    // set-up
    colour_chosen,      // [colour]
    city_taken,         // [city]
    start_levels,       // 1, 1, 1 or 2, 1
    already_deployed,   // [area]
    full_troop_needed,  // [units]
    too_few_units,      // the others would find no room
    // pyramids
    no_pyramid_there,    // [area]
    pyramid_there,       // [area]
    not_your_pyramid,    // [area]
    colour_not_in_play,  // [colour]
    colour_used,         // [colour]
    level_not_higher,    // [area, level now]
    level_too_high,      // [highest]
    one_level_only,
    // tokens
    space_taken,     // [space]
    balance,         // [levels without a token, bit n]
    no_token_left,   // [0 own, 1 silver, 2 golden]
    token_used,      // [1 silver, 2 golden]: one for each turn
    no_gold_action,  // none of one's tiles gives it
    no_such_action,  // [0 own, 1 silver, 2 golden]: not to be carried out now
    // power tiles
    tile_sold_out,          // [tile]
    tile_not_in_match,      // [tile]
    tile_owned,             // [own tile with that picture]
    no_pyramid_of_colour,   // [colour]
    pyramid_too_low,        // [colour, level of the tile, highest pyramid]
    space_of_other_colour,  // [colour of the space]
    colour_has_own_space,   // [colour]
    first_tile_level,       // the free tile has level 1
    tile_level_later,       // [highest level for sale]
    tile_chosen,            // a tile has been bought already
    tile_first,             // no tile has been bought yet
    // creatures
    creature_not_yours,       // [creature]
    creature_not_in_reserve,  // [creature]
    creature_placed,          // [creature]: in this turn already
    creature_there,           // [area]
    creatures_by_recruiting,  // not before a token is placed
    one_creature,             // for each recruit action
    only_this_creature,       // [creature]: the one just bought, or the one without a troop
    nothing_to_exchange,      // [creature, area]: no creature there to change places with
    no_units_placed_there,    // [area]: creatures join units just placed
    creature_not_now,         // not at this moment
    // moving
    fewer_units_there,   // [area, units]
    too_many_stay,       // [area, limit]
    too_many_here,       // [area, limit]: the troop cannot stop
    creature_not_there,  // [creature, area]
    troop_elsewhere,     // [area]: the moving troop stands there
    nowhere_to_go,       // [area]
    party_too_large,     // [area, most that can go on together]
    no_land_moves,
    not_adjacent,        // [from, to]
    no_port,             // [area]
    military_port,       // [area]
    walls,               // [area]
    walls_again,         // [area]: no second step into that city
    no_room,             // [area, limit]
    too_many_to_attack,  // [area, limit]
    two_creatures,       // [area]
    creature_left,       // [area]: alone, to join the one there
    two_creatures_here,  // [area]: one goes on, one stays with a unit
    toll,                // [area, PP, means]
    no_teleport,         // this action allows none
    teleports_used,
    no_portal,          // [area]
    no_portal_here,     // [area]: where an obelisk would do as well
    no_obelisk,         // [area]
    teleported_before,  // [area]
    already_there,      // [area]
    // DI cards
    not_in_hand,     // [DI card]
    wrong_moment,    // [DI card]
    no_effect,       // [DI card]
    no_escape,       // [DI card]: no empty area beside the troop
    only_at_start,   // [DI card]: before the first step of a move
    no_march_after,  // [DI card]: no troop could move even with it
    own_units,
    no_units_of,       // [area, seat]
    unharmed,          // [area]
    not_discarded,     // [DI card]
    takes_not_itself,  // [DI card]
    personal_card,     // [DI card]: never discarded
    // battle
    battle_card_not_in_hand,  // [battle card]
    choose_first,
    discard_first,
    already_chosen,     // [battle card played]
    already_discarded,  // [battle card]
    same_card,          // [battle card]
    last_card,          // nothing to discard
    not_for_battle,     // [DI card]
    di_cards_shown,     // the rival has seen them: they stay as they are
    not_shown,          // [DI card]
    costs_nothing,      // [DI card]
    no_retreat,
    may_not_stay,
    no_border,        // [from, to]
    area_not_empty,   // [area]
    rivals_district,  // [area]
    no_battle_there,  // [area]
    only_there,       // [area]: units join the troop in the battle
    // night and order
    too_few_veterans,  // [how many one has]
    veterans_in_pairs,
    not_laid_out,  // [DI card]
    seat_placed,   // [seat]
    place_taken,   // [place]
    unexplained,   // never appears: a test holds us to it
};

// The number of a reason, of Reason or of PactReason, and the part of the rules that it comes from.
template <class AnyReason, class... Arguments>
constexpr Refusal refused(AnyReason reason, SectionId section, Arguments... arguments) {
    return {as_byte(reason), as_byte(section), {low_byte(arguments)...}};
}
template <class... Arguments>
constexpr Refusal because(Reason reason, SectionId section, Arguments... arguments) {
    return refused(reason, section, arguments...);
}

// What a narrowing says about whatever it drops: a reason that names it, or one that does not.
template <class AnyReason>
constexpr auto said(AnyReason reason, SectionId section) {
    return [=](unsigned which) { return because(reason, section, which); };
}
template <class AnyReason>
constexpr auto plain(AnyReason reason, SectionId section) {
    return [=](unsigned) { return because(reason, section); };
}

}  // namespace mehen::kemet
