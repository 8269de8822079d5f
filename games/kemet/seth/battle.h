// A battle where troops may be of several members of the Alliance, and where the lone god fights with what it seized
// [kemet.alliance.battle, kemet.lone.seize].
#pragma once

#include "games/kemet/flow/battle.h"
#include "games/kemet/seth/expansion.h"

namespace mehen::kemet {

// --- what a side fights with

template <>
inline constexpr bool serves<Seth, Seam<FighterOf>> = true;
void at(Seth, Seam<FighterOf>, const Rules& rules, const OpenTable& t, Fighter& fighter);

// Powers that count against the lone god alone.
template <>
inline constexpr bool serves<Seth, Seam<SideOfBattle>> = true;
template <class Gives, class Sink>
void at(Seth, Seam<SideOfBattle>, const Rules&, const OpenTable& t, const Fighter& fighter, std::string_view tile,
        const Gives& gives, Sink& sink) {
    if (!is_lone(t, fighter.rival)) return;
    const int defending = fighter.attacker ? 0 : gives(Power::lone_defence_protection);
    sink.add(tile, Gain{gives(Power::lone_strength), gives(Power::lone_damage), 0,
                        gives(Power::lone_protection) + defending, 0});
}

// What the lone god adds to what it has seized, and what a seized creature that fights alone is worth.
template <>
inline constexpr bool serves<Seth, Seam<SeizedInBattle>> = true;
template <class Sink>
void at(Seth, Seam<SeizedInBattle>, const Rules& rules, const OpenTable& t, const Fighter& fighter, Sink& sink) {
    using What = Term::What;
    const Pact& pact = t.pact;
    const bool seized_troop = same_side(t, fighter.seat, fighter.rival);  // even when it has left the battle since
    if (!fighter.attacker || (pact.seized_creature == none && !seized_troop)) return;
    if (pact.seized_creature != none) {
        const CreatureCard& card = rules.set.creature_cards[CreatureCardId(pact.seized_creature)];
        sink.add(What::strength, card.id, card.value);
    }
    Sink::each_tile(rules, t, mask_of(pact.lone), [&](std::string_view tile, auto&& gives) {
        sink.add(What::strength, tile, gives(Power::takeover_strength));
    });
}

// --- its steps

template <>
inline constexpr bool serves<Seth, Seam<BattleBegins>> = true;
Flow at(Seth, Seam<BattleBegins>, Table& table, const Battle& frame);

template <>
inline constexpr bool serves<Seth, Seam<OthersFirst>> = true;
void at(Seth, Seam<OthersFirst>, const Rules& rules, const State& s, bool& may);

template <>
inline constexpr bool serves<Seth, Seam<BattleStands>> = true;
void at(Seth, Seam<BattleStands>, const Rules& rules, const State& s, const Battle& frame, Standing& standing);

template <>
inline constexpr bool serves<Seth, Seam<BattleCalledOff>> = true;
void at(Seth, Seam<BattleCalledOff>, Table& table, const Battle& frame, const Standing& standing);

template <>
inline constexpr bool serves<Seth, Seam<BattleLosses>> = true;
Flow at(Seth, Seam<BattleLosses>, Table& table, const Battle& frame);

template <>
inline constexpr bool serves<Seth, Seam<BattleReward>> = true;
void at(Seth, Seam<BattleReward>, Table& table, const Battle& frame, bool& rewarded);

// The lone god recalls after a defeat only.
template <>
inline constexpr bool serves<Seth, Seam<WinnerRecalls>> = true;
inline void at(Seth, Seam<WinnerRecalls>, const Rules&, const State& s, Seat winner, bool& may) {
    may = may && !is_lone(s, winner);
}

template <>
inline constexpr bool serves<Seth, Seam<BattleOver>> = true;
void at(Seth, Seam<BattleOver>, Table& table, const Battle& frame);

template <>
inline constexpr bool serves<Seth, Seam<AfterBattle>> = true;
Flow at(Seth, Seam<AfterBattle>, Table& table, const Battle& frame);

// A seized troop may go back to where it stands.
template <>
inline constexpr bool serves<Seth, Seam<RetreatAreas>> = true;
void at(Seth, Seam<RetreatAreas>, const Rules& rules, const State& s, Seat seat, AreaId area, SeatMask& owners,
        AreaMask& besides);

template <>
inline constexpr bool serves<Seth, Seam<TroopRetreated>> = true;
inline void at(Seth, Seam<TroopRetreated>, Table& table, const Battle&, std::size_t side) {
    if (side == 0) table.s.pact.seized_from = none;
}

}  // namespace mehen::kemet
