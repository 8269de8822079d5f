// What is printed in the boxes of Kemet: tiles, cards, creatures, boards. Every component is one row; what it
// does is a list of powers with amounts, so that no procedure ever names a tile and a pack can change any row.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/bits.h"
#include "core/seat.h"
#include "core/text.h"
#include "games/kemet/box/ids.h"
#include "games/kemet/box/limits.h"

namespace mehen::kemet {

enum class Colour : std::uint8_t { red, blue, white, black, violet };
inline constexpr std::size_t colour_count = 5;
inline constexpr std::array<std::string_view, colour_count> colour_ids = {"red", "blue", "white", "black", "violet"};

// What a tile gives its owner, a creature its troop, a card whoever plays it. Amounts of one player's tiles add up.
enum class Power : std::uint8_t {
    none,
    // moving
    land_moves,             // more land moves in each move action
    teleport_discount,      // PP less for each teleport
    extra_teleports,        // more teleports in each move action, where these are limited
    teleport_from_obelisk,  // a teleport may start from an area with an obelisk
    ignores_walls,          // walls do not count at all
    ignores_one_wall,       // of the walls met in a move action one does not count
    enters_first_strike,    // rival units removed on entering their area in a move action
    prayer_on_entering,     // PP on entering a rival's area in a move action
    // paying
    pray_bonus,        // more PP from each pray action
    tile_discount,     // PP less for a power tile
    level_discount,    // PP less for each level raised
    payment_discount,  // PP less for each payment, whatever for
    more_prayer,       // more PP whenever an effect gives some by day
    // units
    free_recruits,         // units without cost in each recruit action
    recruits_with_troops,  // recruits may also join own troops anywhere
    troop_limit,           // more units in a troop
    units_on_pray,         // units placed with each pray action
    mercenaries,           // units added to one's twelve when bought
    // night
    night_prayer,         // more PP at night
    night_cards,          // more DI cards at night
    night_choice,         // the nightly DI card is chosen out of so many
    night_filter,         // so many more DI cards at night, then as many discarded from hand
    night_units,          // units placed at night
    night_level,          // levels raised for nothing at night
    night_temple_prayer,  // PP at night for holding at least two temples
    // at once, when bought
    victory_point,  // a permanent VP
    silver_token,
    prayer_at_once,
    units_at_once,
    special_card,  // 1: the attack card, 2: the defence card, for one of one's own
    // what the golden token may do
    gold_move_or_recruit,
    gold_move_through_walls,
    gold_move_without_teleport,
    gold_tile_dearer,  // a power tile for so much more
    // battle
    strength,
    damage,
    unblockable,  // damage that protection does not stop
    protection,
    attack_strength,
    attack_damage,
    attack_unblockable,
    defence_strength,
    defence_unblockable,
    home_defence_strength,    // in an own district
    home_defence_protection,  // in an own district
    prayer_per_kill,          // PP for each rival unit destroyed
    prayer_per_loss,          // PP for each own unit destroyed by the rival
    prayer_per_win,           // PP for each battle won
    units_per_defeat,         // units placed in own districts after each battle lost
    cards_per_battle,         // DI cards drawn after each battle
    defender_point,           // a battle VP for a battle won as defender
    sees_battle_card,         // the rival shows the battle card before one chooses
    sees_di_cards,            // the rival shows the DI cards added before one chooses
    strength_per_discard,     // strength for each DI card discarded after the reveal
    // where one god stands against an alliance of all the others
    prayer_when_rivals_pray,  // PP for each pray action of another player
    corrupts,                 // of the units that a battle destroyed so many join one's troop
    takeover_strength,        // strength in battles that the lone god starts with a seized creature or troop
    night_theft,              // DI cards taken at night, at random, from the hand of a rival of one's choice
    night_pick,               // at night so many DI cards more are drawn, of which one is kept
    gold_move,                // what the golden token may do
    gold_pray,
    any_space_token,        // a token more that may lie on any empty space, once a day
    prayer_per_attack_won,  // PP for each battle won as attacker
    cards_per_massacre,     // DI cards for a battle won as attacker that destroyed two units or more
    lone_strength,          // of the Alliance against the lone god
    lone_damage,
    lone_protection,
    lone_defence_protection,
    hands_prayer_over,  // PP that one member of the Alliance may hand to another in each Alliance phase
    grey_token,         // a token more for the whole Alliance, once a day
    // creatures only
    cancels_creature,  // in battle the rival's creature counts for nothing
    toll,              // PP that rivals pay to move into the area
    unharmed_outside,  // loses no units to rivals' effects outside battle
    devours,           // a battle VP for a battle won in which one's damage destroyed so many
    carrion,           // PP for each unit destroyed on either side, so many at most
    venom,             // the other side has so much less protection
    cannot_be_seized,  // nor its troop
    // cards only
    prayer,              // PP gained
    steals_prayer,       // every rival loses so much; whoever plays it gains 1
    duplicates_prayer,   // after a rival's action: 1 PP, and 1 for every so many the rival spent
    places_units,        // units from the reserve into own districts or troops
    removes_units,       // rival units anywhere
    teleports_anywhere,  // a teleport in a move action from wherever the troop stands, without its price
    vetoes,              // cancels a DI card just played; 2: a veto too
    escapes,             // leaves an area that a rival enters, instead of a battle
    prayer_if_won,       // PP if the battle is won
    no_losses_if_won,    // no losses to the rival's damage if the battle is won
    units_if_won,        // units placed if the battle is won
    cards_if_won,        // DI cards drawn if the battle is won
    swaps_battle_cards,  // exchanges the card played with the one discarded
    takes_back_card,     // takes a card from the DI discards
    returns_to_hand,     // goes back to its owner after the battle
    takes_from_lone,     // PP taken from the lone god
    taxes_alliance,      // PP that every member of the Alliance loses; the lone god gains as many for each member
    gives_prayer_over,   // PP handed to another member of the Alliance
};
inline constexpr std::size_t power_count = index_of(Power::gives_prayer_over) + 1;
// Those before are what a player can have.
inline constexpr auto first_power_of_others = index_of(Power::cancels_creature);
extern const std::array<std::string_view, power_count> power_ids;  // as in packs

// A power that a player can have. To ask a player for one that only creatures and cards give does not compile.
class PlayerPower {
public:
    consteval PlayerPower(Power which) : which_(which) {
        if (index_of(which) >= first_power_of_others) only_creatures_and_cards_give_it();
    }
    // One that a frame has noted.
    static constexpr PlayerPower noted(std::uint8_t which) {
        assert(which < first_power_of_others);
        return {which, Noted{}};
    }
    constexpr operator Power() const { return which_; }
    constexpr std::size_t place() const { return index_of(which_); }

private:
    struct Noted {};
    constexpr PlayerPower(std::uint8_t which, Noted) : which_(static_cast<Power>(which)) {}
    static void only_creatures_and_cards_give_it();  // never defined: no constant comes out of calling it

    Power which_;
};

// What the golden token may do. Recruiting instead of moving is written as `free_recruits`.
inline constexpr std::array<PlayerPower, 6> golden_powers = {Power::gold_move_or_recruit,
                                                             Power::gold_move_through_walls,
                                                             Power::gold_move_without_teleport,
                                                             Power::gold_tile_dearer,
                                                             Power::gold_move,
                                                             Power::gold_pray};

struct Gives {
    Power power = Power::none;
    std::int8_t amount = 0;

    friend constexpr bool operator==(const Gives&, const Gives&) = default;
};
using GivesList = std::array<Gives, max_gives>;

static_assert(first_power_of_others <= power_slots);
// What the tiles of a player or a troop give in all, by power.
class PowerSums {
public:
    constexpr int operator()(PlayerPower which) const { return sum_[which.place()]; }
    void add(const GivesList& gives);

    friend constexpr bool operator==(const PowerSums&, const PowerSums&) = default;

private:
    std::array<std::int8_t, power_slots> sum_;
};
// What one creature or card gives.
using AllPowers = std::array<std::int8_t, power_count>;

// A short list that can be built at compile time.
template <class T, std::size_t Capacity>
struct Rows {
    std::array<T, Capacity> row{};
    std::size_t count = 0;

    constexpr void add(const T& value) {
        assert(count < Capacity);
        row[count++] = value;
    }
    constexpr std::size_t size() const { return count; }
    constexpr const T& operator[](std::size_t i) const { return row[i]; }
    constexpr T& operator[](std::size_t i) { return row[i]; }
    constexpr const T* begin() const { return row.data(); }
    constexpr const T* end() const { return row.data() + count; }
    constexpr T* begin() { return row.data(); }
    constexpr T* end() { return row.data() + count; }
    // The row with that id; there must be one.
    constexpr T& named(std::string_view id) { return row[place_of(id)]; }
    constexpr const T& named(std::string_view id) const { return row[place_of(id)]; }
    constexpr void remove(std::string_view id) {
        --count;
        for (std::size_t i = place_of(id); i < count; ++i) row[i] = row[i + 1];
        row[count] = T{};
    }

private:
    constexpr std::size_t place_of(std::string_view id) const {
        std::size_t i = 0;
        while (row[i].id != id) ++i;
        return i;
    }
};

inline constexpr Text no_text = {"–", "–", "–"};

// Tiles may be exchanged for others before a match (an option).
enum class Renewal : std::uint8_t { no, replaced, replacing };

// Who may own a tile, where one god stands against an alliance.
enum class For : std::uint8_t {
    anybody,
    lone,      // the lone god only
    alliance,  // laid on the Alliance's board: every member has what it gives
};

struct Tile {
    std::string_view id;       // "red-1-charge"
    std::string_view picture;  // tiles with one picture are the same tile: nobody owns two of them
    Colour colour = Colour::red;
    std::uint8_t level = 1;
    std::uint8_t copies = 1;
    GivesList gives{};
    CreatureId creature = none;  // index into the creatures
    Text name = no_text;
    Text rule = no_text;
    bool house = false;  // effect, level or count not known from the box: our own version
    Renewal renewal = Renewal::no;
    For whom = For::anybody;
};

struct Creature {
    std::string_view id;
    GivesList gives{};  // to the troop it walks with
    Text name = no_text;
    bool house = false;
    bool common = false;  // belongs to the whole Alliance: walks with any of its units
};

// With such a card the lone god seizes a creature whose tile nobody has bought yet, for one battle.
struct CreatureCard {
    std::string_view id;
    CreatureId creature = none;
    std::uint8_t value = 4;  // the creature fights alone: counts as so many units
    bool in_cities = false;  // may attack in a city, too
    bool anybody = false;    // may attack any member of the Alliance, whoever's token was used
    GivesList gives{};       // beside what the creature gives
    Text rule = no_text;
    bool house = false;
};

// A power that the Alliance gains with a sacrifice temple or the Great Ceremony.
struct PowerToken {
    std::string_view id;
    GivesList gives{};
    Text name = no_text;
    Text rule = no_text;
    bool house = false;
};

// What a complete sacrifice temple pays at the end of a day.
struct PrayerToken {
    std::string_view id;
    std::uint8_t prayer = 0;
    bool house = false;
};

// When a DI card may be played; several may be set.
enum class When : std::uint8_t {
    own_day = 1,        // in one's own turn by day, outside battle
    any_day = 2,        // before or after anybody's action by day, and just before a battle
    own_move = 4,       // in one's own move action
    battle = 8,         // hidden under the battle card
    after_card = 16,    // just after a rival played a DI card outside battle
    on_entry = 32,      // when a rival's troop enters one's area
    after_action = 64,  // after a rival's action
};

// Moments as a set.
class Moments {
public:
    Moments() = default;  // unset, as any number is
    constexpr Moments(When one) : bits_(as_byte(one)) {}
    static constexpr Moments of_bits(std::size_t bits) {
        Moments moments{};
        moments.bits_ = as_byte(bits);
        return moments;
    }

    constexpr std::uint8_t bits() const { return bits_; }
    constexpr bool empty() const { return bits_ == 0; }
    friend constexpr bool operator==(Moments, Moments) = default;
    friend constexpr Moments operator|(Moments a, Moments b) { return of_bits(unsigned{a.bits_} | b.bits_); }
    friend constexpr Moments operator&(Moments a, Moments b) { return of_bits(unsigned{a.bits_} & b.bits_); }
    friend constexpr Moments operator~(Moments all_but) { return of_bits(0xFFU ^ all_but.bits_); }
    constexpr Moments& operator|=(Moments other) { return *this = *this | other; }

private:
    std::uint8_t bits_;
};
constexpr Moments operator|(When a, When b) {
    return Moments(a) | Moments(b);
}
constexpr bool contains(Moments moments, When one) {
    return !(moments & one).empty();
}

inline constexpr std::size_t when_count = 7;
inline constexpr std::array<std::string_view, when_count> when_ids = {  // bit n of When
    "own_day", "any_day", "own_move", "battle", "after_card", "on_entry", "after_action"};

struct DiCard {
    std::string_view id;
    std::uint8_t count = 0;  // in the deck
    std::uint8_t cost = 0;
    Moments when{};
    GivesList gives{};
    Text name = no_text;
    Text rule = no_text;
    bool personal = false;  // every player starts with one; never in the deck
    bool house = false;
    bool lone = false;  // of the lone god's own deck
};

struct BattleCard {
    std::string_view id;
    std::uint8_t strength = 0;
    std::uint8_t damage = 0;
    std::uint8_t unblockable = 0;
    std::uint8_t protection = 0;
    std::uint8_t own_losses = 0;  // hits one's own troop, whatever protects it
    std::uint8_t special = 0;     // 0: everybody has it; 1, 2, 3: special cards that tiles bring
    Text name = no_text;
    bool house = false;
    bool mirror = false;  // when it is shown, the two battle cards change sides
};

enum class AreaKind : std::uint8_t { desert, district, temple, delta_temple, sanctuary };
enum class Port : std::uint8_t { none, commercial, military };
inline constexpr std::array<std::string_view, 3> port_ids = {"none", "commercial", "military"};

struct Area {
    std::string_view id;  // "nw-1"
    AreaKind kind = AreaKind::desert;
    CityId city = none;   // of a district
    CityId front = none;  // a desert around that city, before its walls
    bool obelisk = false;
    Port port = Port::none;   // where ports are places (any to any)
    std::uint8_t income = 0;  // PP of a temple; of the Delta temple: for a unit removed there
    Text name = no_text;
    bool house = false;
};

struct Link {
    AreaId a = 0;
    AreaId b = 0;
};

// A board for one number of players. Land links join areas; port links are the arrows over the Nile.
struct Board {
    std::uint8_t players = 0;
    std::uint8_t cities = 0;
    Link
        portal{};  // two areas that are neighbours for the lone god, and for others when the portal is open; 0, 0: none
    Rows<Area, max_areas> areas{};
    Rows<Link, 96> land{};
    Rows<Link, 16> ports{};
};

// The spaces of a player board, row by row from the bottom.
enum class Space : std::uint8_t {
    pray,
    raise,
    move,
    recruit,
    tile_red,
    tile_blue,
    tile_white,
    tile_any,
    tile_violet,
    // the lone god's
    assault,     // two troops move, then their battles
    invocation,  // a DI card
    // and against the member of the Alliance whose token lies there
    seize_creature,
    seize_troop,
    destroy_units,
    seize_pyramid,
};
struct SpaceRow {
    Space space = Space::pray;
    std::uint8_t level = 1;  // of the three that the balance rule asks for
    std::string_view id{};   // NOLINT(readability-redundant-member-init): most rows have none, and say nothing
    bool house = false;
};
constexpr bool against_alliance(Space space) {
    return space >= Space::seize_creature;
}

}  // namespace mehen::kemet
