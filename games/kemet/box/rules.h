// The immutable rules of one match: an edition, the options chosen, and what follows from them.
#pragma once

#include <array>
#include <cstdint>

#include "core/game.h"
#include "games/kemet/box/ruleset.h"

namespace mehen::kemet {

using AreaMask = std::uint64_t;
constexpr AreaMask mask_of_area(AreaId area) {
    return AreaMask{1} << area;
}
constexpr bool has_area(AreaMask mask, AreaId area) {
    return ((mask >> area) & 1U) != 0;
}

// The board in play as sets of areas.
struct Map {
    std::uint8_t areas = 0;
    std::uint8_t cities = 0;
    std::array<AreaMask, max_areas> land{};                    // neighbours by land
    std::array<AreaMask, max_areas> ports{};                   // neighbours over the Nile, for anybody
    std::array<std::array<AreaId, 3>, max_cities> district{};  // the areas of each city
    std::array<AreaMask, max_cities> districts_of{};           // the same as a set
    std::array<CityId, max_areas> city{};                      // of a district
    std::array<std::uint8_t, max_areas> place{};               // of a district in its city, from 0
    std::array<AreaId, max_cities> front{};                    // the desert around it
    AreaMask districts = 0;
    AreaMask temples = 0;  // the Delta's too
    AreaMask obelisks = 0;
    AreaMask port_areas = 0;  // where any port leads to any
    AreaMask commercial_ports = 0;
    AreaId delta = none;
    AreaId sanctuary = none;
    CityId lone_city = none;
    std::array<AreaMask, max_areas> portal{};  // the other end of a portal that may be closed
};

// What a seat plays with.
struct SeatRules {
    Rows<SpaceRow, max_spaces> Ruleset::* spaces = &Ruleset::spaces;  // of its board
    std::array<std::uint16_t, 4> spaces_on_level{};                   // of these, bit n: space n
    std::uint32_t deck = 0;                                           // DI cards that it draws from, bit n = row n
    std::uint8_t units = 0;
    std::uint8_t placed_units = 0;  // of these, at the start
    std::uint8_t start_districts = 0;
    bool units_need_pyramids = false;
    bool builds_pyramids = true;  // else it has one, and that stands
    std::uint8_t troop_limit = 0;
    std::uint8_t tokens = 0;  // for a day
    std::uint8_t pray_prayer = 0;
    std::uint8_t night_prayer = 0;
};

struct Rules {
    Ruleset set{};
    std::uint8_t seats = 2;
    std::uint8_t colours_in_play = 0b0111;  // bit n: colour n; drawn at the start where a box has more than are used
    bool colours_drawn = false;
    bool colours_chosen = false;  // by the first seat, instead of drawn
    bool beginners = false;
    bool renewal = false;  // some tiles are drawn to take the place of others
    Map map{};

    // What each card and creature gives, looked up by power.
    std::array<AllPowers, max_di_cards> card_gives{};
    std::array<AllPowers, max_creatures> creature_gives{};
    std::array<std::uint32_t, 256> cards_by_moments{};  // bit n = row n
    std::array<std::uint32_t, 32> cards_up_to{};        // DI cards by cost
    std::uint32_t personal_cards = 0;
    std::uint32_t cards_in_doubt = 0;  // DI cards that may come to nothing as the table is
    Moments moments{};                 // for which there are cards at all

    // Tiles by what they have in common, bit n = row n.
    TileSet creature_tiles{};
    TileSet golden_tiles{};                           // that give the golden token an action
    std::array<CreatureId, max_tiles> creature_of{};  // of a tile
    std::array<TileSet, max_tiles> same_picture{};
    std::array<std::array<TileSet, 5>, colour_count> tiles_up_to{};  // of a colour, up to a level
    std::uint16_t battle_hand = 0;                                   // cards everybody starts with
    std::array<BattleCardId, 4> special_card{};                      // the special cards 1 to 3

    std::array<SeatRules, 2> of_seat{};     // of everybody, and of who stands alone against all the others
    bool actions_answered_at_once = false;  // by cards, after the last action of a turn too; else before the next turn
    Seat lone_seat = none;                  // who that is, if agreed before the match; else drawn

    // Whether one god stands against an alliance. Seldom: editions without one have the straight way through the code.
    constexpr bool allied() const {
        if (set.alliance) [[unlikely]]
            return true;
        return false;
    }
    // DI cards for any of some moments.
    std::uint32_t cards_for(Moments any) const { return cards_by_moments[any.bits()]; }
    // How many play as the rules of an edition without an alliance count them: all, or the members of the Alliance.
    unsigned players() const { return allied() ? seats - 1U : seats; }
    const Board& board() const { return set.boards[players() - 2U]; }
    const Area& area(std::size_t index) const { return board().areas[index]; }
};

// Works out everything that follows from the ruleset. Called once, after a pack has been laid over it.
void complete(Rules& rules);

}  // namespace mehen::kemet
