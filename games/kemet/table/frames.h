// The procedures of Kemet as frames, the questions they ask and the answers.
#pragma once

#include <cstdint>

#include "core/action.h"
#include "core/flow.h"
#include "games/kemet/box/rules.h"
#include "games/kemet/table/state.h"
#include "games/kemet/table/table.h"

namespace mehen::kemet {

enum class AskKind : std::uint8_t {
    none,
    draw_colour,  // chance
    draw_order,   // chance
    draw_card,    // chance
    draw_tile,    // chance: which tile takes a place that several may take
    city,
    pyramid,
    deploy,
    turn,         // what the active player does: cards, creatures, a token
    more_tokens,  // silver and golden tokens beside the own one
    which_first,  // of several actions
    raise,
    buy,
    give_up_card,  // for a special battle card; secret
    recruit,
    which_battle,  // of several after recruiting
    place_units,
    creature_home,  // where a creature goes whose troop was destroyed
    march,          // which troop sets out
    go_on,          // how many go on, or stop
    where,          // where to
    window,         // a DI card, or pass
    target,         // of a card that removes units
    take_card,      // from the DI discards
    council,        // sealed
    show_card,      // for a rival who sees it
    show_di,        // likewise the DI cards
    pay_cards,
    wound,  // DI cards discarded for strength
    snare,  // exchange the two battle cards
    loser,
    retreat_to,
    winner,
    sacrifice,
    veterans,
    keep_card,     // one of several drawn
    discard_card,  // from hand, after drawing more
    night_tile,    // which of several tiles works first
    order,
    place_in_order,
    // where one god stands against an alliance
    draw_lone,     // chance
    draw_power,    // chance: the power of a complete temple
    draw_prayer,   // chance: what it pays
    build_temple,  // before the actions of an Alliance phase
    next_member,   // who acts next in it; also the Great Ceremony
    pay_ceremony,
    choose_power,
    hand_over,   // PP to another member
    companions,  // whose units go along
    fighter,     // who fights for a joint troop
    casualty,    // whose unit is lost
    share,       // of PP between the members of a troop
    seize_card,  // which creature
    seize_at,    // which troop it attacks
    seize_march,
    destroy,
    second_march,   // of an assault
    assault_cards,  // sealed: for both battles
    first_battle,
    steal_from,  // whose DI card
    draw_theft,  // chance: which one
};

// Arguments in brackets, in the order of Action::arg.
enum class ActionKind : std::uint8_t {
    none,
    colour,    // [colour]
    next,      // [seat]: next in the first order
    card,      // [DI card]: drawn
    city,      // [city]
    pyramid,   // [area, colour, level]
    deploy,    // [area, units]
    tile,      // [tile]
    token,     // [space]
    silver,    // [space]
    gold,      // [Power of the golden action]
    first,     // [0 own, 1 silver, 2 golden token's action; at night 3 units, 4 a level]
    raise,     // [area, level]
    creature,  // [creature, area]
    give_up,   // [battle card]
    recruit,   // [area, units]
    fight,     // [area]: the battle there comes first
    place,     // [area, units]
    march,     // [area, units, 1 + creature or 0]
    to,        // [area]
    teleport,  // [area]
    play,      // [DI card]
    target,    // [area, seat]
    choose,    // [battle card]: to be played
    discard,   // [battle card]: discarded unused
    add,       // [DI card]: hidden under the battle card
    wound,     // [DI card]
    swap,
    retreat,
    recall,
    stay,
    sacrifice,
    veterans,  // [how many]
    keep,      // [DI card]
    drop,      // [DI card]
    seat,      // [seat]: next in the new order
    position,  // [place, from 0]
    done,
    pass,
    lone,       // [seat]: stands against all the others; drawn
    power,      // [power token]: drawn or chosen
    offering,   // [prayer token]: drawn
    build,      // [area, seat]: a unit of that seat is sacrificed for a temple
    member,     // [seat]: acts next
    ceremony,   // the Great Ceremony is held
    give,       // [seat, PP]: a part of a payment or of a gain
    hand_over,  // [from, to, PP]
    along,      // [seat, units]: goes along
    fights,     // [seat]: for a joint troop
    lose,       // [area, seat]: a unit
    violet,     // [space of the lone god's board]: an own token
    taken,      // [space, seat]: a token taken from that member
    clear,      // [space, 1 + seat that it is against, or 0]: the token that may lie anywhere
    seize,      // [creature card]
    attack,     // [area, seat]
    second,     // [battle card]: to be played in the second battle
    support,    // [DI card]: hidden under the card of the second battle
    steal,      // [seat]
};
inline constexpr std::size_t action_kinds = index_of(ActionKind::steal) + 1;

enum class FrameId : std::uint8_t {
    none,
    course,
    set_up,
    day,
    turn,
    raise,
    buy,
    recruit,
    move,
    battle,
    window,
    play_card,
    place_units,
    homecoming,
    scoring,
    night,
    turn_order,
    losses,
    shares,
    // of Seth
    take_sides,
    phases,
    alliance_phase,
    great_ceremony,
    seize_creature,
    destroy_two,
    assault,
    invocation,
    name_fighters,
    aftermath,
    winners_cards,
    companions,
    theft,
};

// The whole game: set-up, then days and nights until somebody has won.
struct Course {
    static constexpr FrameId id = FrameId::course;
    enum class Step : std::uint8_t { set_up, opening_night, day, scoring, victory, night, dawn, order } step;
};

struct SetUp {
    static constexpr FrameId id = FrameId::set_up;
    enum class Step : std::uint8_t {
        colours,
        renewal,
        sides,
        cities,
        cards,
        first_units,
        order,
        pyramids,
        units,
        tiles,
        finish
    } step;
    std::uint8_t at;     // place in the order, or seat
    std::uint8_t count;  // within it
};

struct Day {
    static constexpr FrameId id = FrameId::day;
    std::uint8_t started;
    std::uint8_t turn;  // turns taken, of five for each player
};

struct Turn {
    static constexpr FrameId id = FrameId::turn;
    enum class Step : std::uint8_t { begin, answers, prepare, more_tokens, next_action, act, after } step;
    Seat seat;
    SpaceId space[2];      // of the own and the silver token
    std::uint8_t gold;     // Power of the golden action, 0: none
    std::uint8_t pending;  // actions still to carry out: bit 0 own, 1 silver, 2 golden
    std::uint8_t now;      // which of them is being carried out
    std::uint8_t token_placed;
    std::uint8_t placed[2];  // creatures placed this turn, bit n: none is placed twice, so exchanging comes to an end
    Seat victim[2];          // whom the own and the silver token's action of the lone god is against
};

struct Raise {
    static constexpr FrameId id = FrameId::raise;
    Seat seat;
    std::uint8_t free_level;  // 1: one level for nothing, at night
    std::uint8_t done;
};

struct Buy {
    static constexpr FrameId id = FrameId::buy;
    enum class Step : std::uint8_t { choose, creature, units, special, over } step;
    Seat seat;
    std::uint8_t
        space;  // colour of the space; colour_count: any; above: acquisition space number space - colour_count - 1
    std::uint8_t surcharge;
    TileId tile;
    std::uint8_t free_tile;   // 1: the free tile of the set-up
    ZeroIsNone<Seat> seized;  // whose pyramids are seized for it; none: one's own count
};

struct Recruit {
    static constexpr FrameId id = FrameId::recruit;
    Seat seat;
    std::uint8_t count;  // units so far
    std::uint8_t paid;
    std::uint8_t creature;  // 1: the creature of this action has come back
    std::uint8_t placed;    // own districts that got units, bit n: place n in the city
    std::uint8_t done;
};

struct MoveTroop {
    static constexpr FrameId id = FrameId::move;
    enum class Step : std::uint8_t { begin, march, where, arrive, entered, escaped, struck, attack, go_on, over } step;
    enum class Mode : std::uint8_t {
        plain,
        // of Seth
        seized,        // by the lone god: the whole troop of a member of the Alliance
        assault,       // one of two moves of an assault: what comes of it comes later
        consequences,  // of such a move: all that comes before the battle
    };
    Seat seat;
    std::uint8_t rules;  // Power of the golden action, or 0
    Seat rival;
    Mode mode;
    ZeroIsNone<AreaId> except[2];  // areas from which no troop sets out
    std::uint8_t unused;           // eight bytes are copied at once
};

struct Battle {
    static constexpr FrameId id = FrameId::battle;
    enum class Step : std::uint8_t {
        begin,
        cards_before,
        show,
        show_di,
        council,
        reveal,
        pay_attacker,
        pay_defender,
        snare_attacker,
        snare_defender,
        wound_attacker,
        wound_defender,
        day_cards_attacker,
        day_cards_defender,
        resolve,
        join_attacker,
        join_defender,
        conscripts,
        reward,
        loser,
        retreat,
        winner,
        finish,
        consolation,
        draw_attacker,
        draw_defender,
        after,
        over
    } step;
    AreaId area;
    Seat side[2];  // attacker, defender; of a troop of several players whoever fights for it
    std::uint8_t wound[2];
    std::uint8_t paid[2];     // 1: this side has said which cards it pays for
    std::uint8_t winner;      // 0 attacker, 1 defender
    std::uint8_t retreating;  // 1: the loser retreats
    std::uint8_t killed[2];   // units each side lost to the other's damage
    std::uint8_t devours[2];  // kills that a side's creature asks for a VP, 0: none
    std::uint8_t drawn[2];    // DI cards drawn after the battle
    // The troops as they fought, so that a view can still say how strong they were.
    std::uint8_t fought_units[2];
    ZeroIsNone<CreatureId> fought_creature[2];
    std::uint8_t lost[2];  // units each side is still to lose
    SeatMask troop[2];     // who had units there
};

// A moment at which DI cards may be played outside battle: asks every seat that holds cards.
struct Window {
    static constexpr FrameId id = FrameId::window;
    Seat from;  // asked first
    SeatMask allowed;
    SeatMask passed;
    When when;      // the moment
    Seat actor;     // whose action it was, for cards that answer one
    Seat player;    // who played the card that may be answered
    DiCardId card;  // which one
};

struct PlayCard {
    static constexpr FrameId id = FrameId::play_card;
    enum class Step : std::uint8_t { veto, effect, over, home } step;
    Seat seat;
    DiCardId card;
};

struct PlaceUnits {
    static constexpr FrameId id = FrameId::place_units;
    enum class Where : std::uint8_t { districts_or_troops, districts, one_area } where;
    Seat seat;
    std::uint8_t left;
    AreaId area;  // where it is one area
    // Whether units may be placed beside a rival's troop in an own district. `always`: as many as find room must be.
    enum class Attack : std::uint8_t { as_edition_says, always, never } attack;
    std::uint8_t placed;  // own districts that got units, bit n: place n in the city
    std::uint8_t done;
};

// Creatures whose troops were destroyed look for a district [kemet.creatures].
struct Homecoming {
    static constexpr FrameId id = FrameId::homecoming;
    CreatureId creature;
};

struct Scoring {
    static constexpr FrameId id = FrameId::scoring;
    enum class Step : std::uint8_t { first, second, third, fourth, over } step;
};

struct Night {
    static constexpr FrameId id = FrameId::night;
    enum class Step : std::uint8_t {
        prayer,
        veteran_prayer,
        veteran_cards,
        cards,
        filter,
        veteran_units,
        units,
        levels,
        tokens
    } step;
    std::uint8_t at;      // place in the order
    std::uint8_t left;    // cards still to draw, or dropped so far
    std::uint8_t drawn;   // 1: the cards to choose from, 2: the others are being drawn
    std::uint8_t choice;  // out of how many one is kept
    std::uint8_t bought;  // cards or units for veteran tokens
    std::uint8_t asked;   // 1: this player has said how many tokens to give up
    std::uint8_t worked;  // tiles of this player that have worked, bit 0 units, 1 level
};

struct TurnOrder {
    static constexpr FrameId id = FrameId::turn_order;
    Seat old_order[max_players];
    Seat new_order[max_players];  // none: still free
    SeatMask placed;
    std::uint8_t started;
    Seat decider;
};

// Units of a side's troop that are destroyed: whose, if several have units there [kemet.alliance.joint].
struct Losses {
    static constexpr FrameId id = FrameId::losses;
    AreaId area;
    Seat seat;  // of the side
    std::uint8_t left;
};

// PP that the members of a joint troop share [kemet.alliance.joint].
struct Shares {
    static constexpr FrameId id = FrameId::shares;
    SeatMask members;  // still to be given their part
    Seat decider;
    std::uint8_t left;
};

Flow run(Table& table, Course& frame);
Flow run(Table& table, SetUp& frame);
Flow run(Table& table, Day& frame);
Flow run(Table& table, Turn& frame);
Flow run(Table& table, Raise& frame);
Flow run(Table& table, Buy& frame);
Flow run(Table& table, Recruit& frame);
Flow run(Table& table, MoveTroop& frame);
Flow run(Table& table, Battle& frame);
Flow run(Table& table, Window& frame);
Flow run(Table& table, PlayCard& frame);
Flow run(Table& table, PlaceUnits& frame);
Flow run(Table& table, Homecoming& frame);
Flow run(Table& table, Scoring& frame);
Flow run(Table& table, Night& frame);
Flow run(Table& table, TurnOrder& frame);
Flow run(Table& table, Losses& frame);
Flow run(Table& table, Shares& frame);

Answered answer(Table& table, SetUp& frame, Seat seat, Action action);
Answered answer(Table& table, Turn& frame, Seat seat, Action action);
Answered answer(Table& table, Raise& frame, Seat seat, Action action);
Answered answer(Table& table, Buy& frame, Seat seat, Action action);
Answered answer(Table& table, Recruit& frame, Seat seat, Action action);
Answered answer(Table& table, MoveTroop& frame, Seat seat, Action action);
Answered answer(Table& table, Battle& frame, Seat seat, Action action);
Answered answer(Table& table, Window& frame, Seat seat, Action action);
Answered answer(Table& table, PlayCard& frame, Seat seat, Action action);
Answered answer(Table& table, PlaceUnits& frame, Seat seat, Action action);
Answered answer(Table& table, Homecoming& frame, Seat seat, Action action);
Answered answer(Table& table, Scoring& frame, Seat seat, Action action);
Answered answer(Table& table, Night& frame, Seat seat, Action action);
Answered answer(Table& table, TurnOrder& frame, Seat seat, Action action);
Answered answer(Table& table, Losses& frame, Seat seat, Action action);
Answered answer(Table& table, Shares& frame, Seat seat, Action action);

// Pays for a card and discards it; its effect follows when nobody vetoes it.
Flow play_card(Table& table, Seat seat, DiCardId card);
// An action that cannot be carried out.
Flow lose_action(Table& table, Seat seat);
PlaceUnits place_units(Seat seat, int units, PlaceUnits::Where where);
Turn new_turn(Seat seat);
MoveTroop new_move_of(Seat seat);
// Whose turn it is; without a turn, at night, `otherwise`.
Seat active_seat(const State& s, Seat otherwise);
Battle new_battle(AreaId area, Seat attacker, Seat defender);
// Areas beside one that a troop may slip away to: without any troop, no rival's district.
AreaMask escape_areas(const Rules& rules, const State& s, Seat seat, AreaId area);
// The same for a troop that is beaten: its own players' districts only.
AreaMask retreat_areas(const Rules& rules, const State& s, Seat seat, AreaId area);

void outcomes(const Rules& rules, const State& s, const SetUp& frame, OutcomeList& out);
void outcomes(const Rules& rules, const State& s, const Battle& frame, OutcomeList& out);
void outcomes(const Rules& rules, const State& s, const Night& frame, OutcomeList& out);

Action sample(const Rules& rules, const State& s, const SetUp& frame, Rng& rng);
Action sample(const Rules& rules, const State& s, const Battle& frame, Rng& rng);
Action sample(const Rules& rules, const State& s, const Night& frame, Rng& rng);

}  // namespace mehen::kemet
