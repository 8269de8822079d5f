// Seth's procedures: one god against an alliance of all the others.
#pragma once

#include "games/kemet/table/frames.h"

namespace mehen::kemet {

// Who stands against all the others: agreed before the match, or drawn.
struct TakeSides {
    static constexpr FrameId id = FrameId::take_sides;
    std::uint8_t unused;
};

// A day on which the lone god and the Alliance take turns [kemet.alliance.day].
struct Phases {
    static constexpr FrameId id = FrameId::phases;
    std::uint8_t started;
    std::uint8_t phase;  // of four
    std::uint8_t taken;  // actions that the lone god has taken in it
};

// Every member acts once [kemet.alliance.phase].
struct AlliancePhase {
    static constexpr FrameId id = FrameId::alliance_phase;
    enum class Step : std::uint8_t { begin, temples, draw_power, draw_prayer, next, over } step;
    SeatMask acted;
    std::uint8_t built;        // sacrifice temples raised in this phase, bit n
    TempleId temple;           // being raised
    std::uint8_t given;        // units sacrificed for it so far
    std::uint8_t handed_over;  // 1: a member has handed PP over
};

// The Great Ceremony: a payment by several, then a power of choice [kemet.alliance.ceremony].
struct GreatCeremony {
    static constexpr FrameId id = FrameId::great_ceremony;
    enum class Step : std::uint8_t { pay, power, over } step;
    std::uint8_t due;  // PP still to be paid
    SeatMask paid;     // who has said how much
};

// The lone god seizes a creature for one battle [kemet.lone.creature].
struct SeizeCreature {
    static constexpr FrameId id = FrameId::seize_creature;
    enum class Step : std::uint8_t { card, target, over } step;
    Seat seat;
    Seat victim;
    CreatureCardId card;
};

// The lone god destroys units of one member of the Alliance, one by one [kemet.lone.destroy].
struct DestroyTwo {
    static constexpr FrameId id = FrameId::destroy_two;
    Seat seat;
    Seat victim;
    std::uint8_t left;
};

// Two troops move, then comes what their moves lead to [kemet.lone.assault].
struct Assault {
    static constexpr FrameId id = FrameId::assault;
    enum class Step : std::uint8_t {
        first_move,
        second_move,
        moved,
        first_entry,
        second_entry,
        battles,
        name_first,
        name_second,
        cards_before,
        prepare,
        show_first,
        show_second,
        council,
        first_battle,
        fight,
        last,
        over
    } step;
    Seat seat;
    AreaId area[2];         // where the troops met rivals
    Seat defender[2];       // who fights there
    std::uint8_t shown[2];  // 1 + side that shows its rival the battle card there before the council, 0: neither
};

// A DI card for an action [kemet.lone.invocation].
struct Invocation {
    static constexpr FrameId id = FrameId::invocation;
    Seat seat;
    std::uint8_t drawn;
};

// Who fights for troops of several players, on both sides of the battle that waits below [kemet.alliance.battle].
struct NameFighters {
    static constexpr FrameId id = FrameId::name_fighters;
    enum class Step : std::uint8_t { attacker, defender, over } step;
};

// PP for the battle that waits below are shared, then its losses taken.
struct Aftermath {
    static constexpr FrameId id = FrameId::aftermath;
    enum class Step : std::uint8_t { shares, attacker, defender, over } step;
};

// DI cards that the winner's side still draws.
struct WinnersCards {
    static constexpr FrameId id = FrameId::winners_cards;
    Seat seat;
    std::uint8_t left;
};

// Who of a joint troop goes along in the move that waits below [kemet.alliance.move].
struct Companions {
    static constexpr FrameId id = FrameId::companions;
    Seat seat;       // who moves
    SeatMask asked;  // members of whom it is known how many go along
};

// DI cards that tiles take from rivals at night.
struct Theft {
    static constexpr FrameId id = FrameId::theft;
    std::uint8_t at;               // place in the order
    std::uint8_t taken;            // cards that this player has taken
    ZeroIsNone<Seat> stolen_from;  // whose card is being taken
};

Flow run(Table& table, TakeSides& frame);
Flow run(Table& table, Phases& frame);
Flow run(Table& table, AlliancePhase& frame);
Flow run(Table& table, GreatCeremony& frame);
Flow run(Table& table, SeizeCreature& frame);
Flow run(Table& table, DestroyTwo& frame);
Flow run(Table& table, Assault& frame);
Flow run(Table& table, Invocation& frame);
Flow run(Table& table, NameFighters& frame);
Flow run(Table& table, Aftermath& frame);
Flow run(Table& table, WinnersCards& frame);
Flow run(Table& table, Companions& frame);
Flow run(Table& table, Theft& frame);

Answered answer(Table& table, TakeSides& frame, Seat seat, Action action);
Answered answer(Table& table, AlliancePhase& frame, Seat seat, Action action);
Answered answer(Table& table, GreatCeremony& frame, Seat seat, Action action);
Answered answer(Table& table, SeizeCreature& frame, Seat seat, Action action);
Answered answer(Table& table, DestroyTwo& frame, Seat seat, Action action);
Answered answer(Table& table, Assault& frame, Seat seat, Action action);
Answered answer(Table& table, Invocation& frame, Seat seat, Action action);
Answered answer(Table& table, NameFighters& frame, Seat seat, Action action);
Answered answer(Table& table, WinnersCards& frame, Seat seat, Action action);
Answered answer(Table& table, Companions& frame, Seat seat, Action action);
Answered answer(Table& table, Theft& frame, Seat seat, Action action);

void outcomes(const Rules& rules, const State& s, const TakeSides& frame, OutcomeList& out);
void outcomes(const Rules& rules, const State& s, const AlliancePhase& frame, OutcomeList& out);
void outcomes(const Rules& rules, const State& s, const Invocation& frame, OutcomeList& out);
void outcomes(const Rules& rules, const State& s, const WinnersCards& frame, OutcomeList& out);
void outcomes(const Rules& rules, const State& s, const Theft& frame, OutcomeList& out);

Action sample(const Rules& rules, const State& s, const TakeSides& frame, Rng& rng);
Action sample(const Rules& rules, const State& s, const AlliancePhase& frame, Rng& rng);
Action sample(const Rules& rules, const State& s, const Invocation& frame, Rng& rng);
Action sample(const Rules& rules, const State& s, const WinnersCards& frame, Rng& rng);
Action sample(const Rules& rules, const State& s, const Theft& frame, Rng& rng);

}  // namespace mehen::kemet
