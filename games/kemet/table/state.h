// What lies on the table, nothing else.
#pragma once

#include <array>
#include <cstdint>

#include "core/fixed_list.h"
#include "core/flow.h"
#include "games/kemet/box/components.h"

namespace mehen::kemet {

// A creature's place: on its tile; none, if nobody owns that.
inline constexpr AreaId in_reserve = 0xFE;
inline constexpr std::uint8_t unlimited = 0xFF;   // of a count that has no end
inline constexpr std::uint8_t temple_levels = 3;  // of a complete sacrifice temple

// Who knows where a battle card is: in hand and secretly discarded or removed cards look the same from outside.
struct BattleCards {
    std::uint16_t hand;
    std::uint16_t shown;    // played and discarded face up
    std::uint16_t hidden;   // discarded face down
    std::uint16_t removed;  // given up for a special card, face down

    friend constexpr bool operator==(const BattleCards&, const BattleCards&) = default;
};

struct Player {
    TileSet tiles;
    // What these tiles give in all: derived, kept because everything asks for it.
    PowerSums power;
    std::uint16_t spaces;                     // bit n: a token lies on space n
    std::array<std::uint8_t, 3> acquisition;  // colour + 1 of each acquisition space, 0: no token
    std::uint8_t prayer;
    std::uint8_t battle_points;    // permanent
    std::uint8_t divinity_points;  // permanent: tiles, temples, Sanctuary
    std::uint8_t track;            // VP that count for the end, where VP enter at the end of a turn
    std::uint8_t reserve;          // units
    CityId city;
    std::uint8_t tokens;  // own action tokens left
    std::uint8_t silver;  // silver tokens left
    std::uint8_t gold;    // golden tokens left
    std::uint8_t veterans;
    std::uint8_t acquisition_used;  // bit n: a token lies on acquisition space n

    friend constexpr bool operator==(const Player&, const Player&) = default;
};

struct Pyramid {
    std::uint8_t level;  // 0: none here
    std::uint8_t colour;

    friend constexpr bool operator==(const Pyramid&, const Pyramid&) = default;
};

// What one side of a battle has chosen in secret.
struct Council {
    std::array<std::uint8_t, max_di_cards> di_cards;
    BattleCardId played;
    BattleCardId discarded;

    friend constexpr bool operator==(const Council&, const Council&) = default;
};
inline constexpr Council nothing_chosen = {{}, none, none};
inline constexpr std::array<Council, 2> no_councils = {nothing_chosen, nothing_chosen};

// A move action under way. It lies in the state rather than in its frame, because cards played in it change it.
struct Moving {
    std::uint64_t teleported_to;  // areas, so that no chain of teleports comes round
    AreaId area;                  // where the moving troop stands
    AreaId start;                 // where it began
    std::uint8_t units;           // that move on
    CreatureId creature;          // that walks with them
    std::uint8_t land_moves;      // left
    std::uint8_t teleports;       // left; unlimited: as many as are paid for
    std::uint8_t walls;           // that tiles and cards let it ignore in this action; unlimited: every one
    std::uint8_t walls_ignored;   // so far
    std::uint8_t entered;         // rivals' cities entered in this action, bit n
    std::uint8_t free_teleport;   // 1: a card lets it teleport from wherever it stands, without price
    std::uint8_t moved;           // 1: at least one step was taken
    std::uint8_t no_teleport;     // 1: this action allows none
    std::uint8_t spent;           // PP given away in thought: 0 in a move that is really made
    std::array<std::uint8_t, max_players> party;  // units of each seat that move on, where troops are joint
    ZeroIsNone<Seat> payer;                       // who pays for it and decides; none: the troop's own
    std::uint8_t left_creature;                   // 1: goes without a creature that stays alone, as if it were along
    std::uint8_t unused[3];

    friend constexpr bool operator==(const Moving&, const Moving&) = default;
};

using FlowStack = FlowState<16, 192>;  // even a chain of battles, 31 bytes for every two procedures, fits

// A player's cards, for the owner's eyes.
struct Hand {
    std::array<std::uint8_t, max_di_cards> di_cards;
    BattleCards cards;

    friend constexpr bool operator==(const Hand&, const Hand&) = default;
};

// What lies on the table besides, where one god stands against an alliance of all the others.
struct Pact {
    std::uint16_t creature_cards;                            // in the lone god's hand, bit n
    std::array<std::uint8_t, max_players> captives;          // units of each seat that serve a rival
    std::array<AreaId, 3> temple_area;                       // where sacrifice temples stand
    std::array<std::uint8_t, 3> temple_level;                // 1 to 3
    std::array<ZeroIsNone<PrayerTokenId>, 3> temple_prayer;  // that lies open
    std::uint8_t prayer_tokens;                              // that still lie face down, bit n
    std::uint8_t power_tokens;                               // that the Alliance has, bit n
    SeatMask taken_tokens;                                   // members whose token the lone god can still use today
    std::array<ZeroIsNone<SpaceId>, max_players> token_on;   // where it placed the token of each member today
    Seat lone;                                               // who stands against the Alliance
    Seat speaker;                                            // member who decides today what the Alliance agrees on
    std::uint8_t portal_open;                                // 1: for everybody
    std::uint8_t ceremony;                                   // 1: the Great Ceremony has been held
    ZeroIsNone<CreatureCardId> seized_creature;              // whose creature fights for the lone god
    ZeroIsNone<AreaId> seized_from;                          // where the troop stands that fights for it
    std::uint8_t foreign;                                    // DI cards of the other deck in the hand of whoever steals
    std::uint8_t grey;                                       // 1: the Alliance's grey token can still be placed today

    friend constexpr bool operator==(const Pact&, const Pact&) = default;
};

// Everything that lies open.
struct OpenTable {
    std::array<Player, max_players> player;
    Moving moving;
    std::array<std::uint64_t, max_players> held;    // temples and pyramids whose temporary VP a seat has, by area
    std::uint64_t counted;                          // bit n: the temporary VP of area n is on its holder's track
    std::uint64_t unsettled;                        // areas where units or pyramids changed since control was settled
    TileSet for_sale;                               // tiles of which copies are left: derived from `copies`
    std::array<std::uint64_t, max_players> troops;  // areas with units of each seat: derived from `units`
    std::uint64_t creature_areas;                   // where creatures stand: derived from `creature`
    std::uint64_t built_temples;                    // where sacrifice temples are complete
    std::array<std::array<std::uint8_t, max_players>, max_areas> units;  // of each seat in each area
    std::array<SeatMask, max_areas> standing;                            // who has units there: derived from `units`
    std::array<std::array<Pyramid, 3>, max_cities> pyramid;              // on each district
    std::uint16_t homeless;                                              // creatures that look for a district, bit n
    std::array<AreaId, max_creatures> creature;                          // or in_reserve
    std::array<Seat, max_creatures> creature_owner;
    std::array<Seat, max_cities> city_owner;          // derived from `city`
    std::array<std::uint8_t, max_tiles> copies;       // of each tile still for sale
    std::array<std::uint8_t, max_di_cards> discards;  // every card there has been seen
    std::array<Seat, max_players> order;              // of the turns
    std::array<SeatMask, max_players> side;           // who plays together with a seat, itself too
    std::array<Seat, 2> sides;                        // attacker and defender of the battle under way
    std::uint8_t shown;                               // 1 + side whose battle card its rival has seen, 0: none
    std::uint8_t shown_di;                            // likewise whose DI cards
    std::uint8_t revealed;                            // 1: the cards of the battle lie open
    std::uint8_t laid_out;                            // DI cards laid out for a choice
    std::uint8_t day;                                 // from 1
    std::uint8_t night;                               // 1: it is night
    Seat caller;                                      // who set off the end
    Seat winner;                                      // who won at once
    Seat actor;                                       // who took the last action of the day
    std::uint8_t acting;                              // 1: an action is being carried out
    std::uint8_t spent;                               // PP that the actor has spent in it, or in the last one
    std::uint8_t set_up;                              // 1: the set-up is over
    std::uint8_t colours;                             // in play, bit n
    std::uint8_t vetoed;                              // 1: the card just played is cancelled
    std::uint8_t escaped;                             // 1: the troop just met has slipped away
    std::uint8_t tile_level;                          // highest level of tiles for sale now
    Pact pact;  // behind what every edition uses: there it costs nothing to have it
    std::array<std::uint8_t, 4> unused;

    friend constexpr bool operator==(const OpenTable&, const OpenTable&) = default;
};

struct State : OpenTable {
    std::array<Hand, max_players> hand;
    std::array<Council, 2> council;  // attacker, defender
    std::array<Council, 2> planned;  // of the second battle of an assault
    std::array<std::uint8_t, max_di_cards> deck;
    std::array<ZeroIsNone<DiCardId>, 8> choice;  // kinds laid out for a choice
    FlowStack flow;

    friend constexpr bool operator==(const State&, const State&) = default;
};

}  // namespace mehen::kemet
