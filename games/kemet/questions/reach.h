// What decides where a troop may go [kemet.move]. `m` is a move under way (s.moving), or one that is only thought of.
#pragma once

#include <bit>

#include "games/kemet/table/frames.h"

namespace mehen::kemet {

// How a troop enters an area: over a border or the Nile, or by teleport.
enum class Way : std::uint8_t { land, teleport };

// Areas that a moving troop could reach with its next step, by land or port and by teleport.
struct Reach {
    AreaMask walking = 0;
    AreaMask teleport = 0;

    bool any() const { return (walking | teleport) != 0; }
};
Reach reach_of(const Rules& rules, const State& s, const Moving& m, Seat seat);

// Who pays for a move: the troop's own player, or whoever has seized it.
inline Seat payer_of(const Moving& m, Seat seat) {
    return m.payer == none ? seat : Seat(m.payer);
}
// PP that are left, less what a move in thought has spent.
int prayer_left(const State& s, const Moving& m, Seat seat);
int teleport_price(const Rules& rules, const State& s, const Moving& m, Seat seat);
// Whether a tile or its creature lets the troop teleport from obelisks too.
bool teleports_from_obelisks(const Rules& rules, const State& s, const Moving& m, Seat seat);
// Whether the troop stands where a teleport may start, whatever it costs.
bool at_portal(const Rules& rules, const State& s, const Moving& m, Seat seat);
bool teleports_used_up(const Rules& rules, const Moving& m);
// Walls count less from now on: all of them, or so many more.
void lift_walls(Moving& m, bool all, int more);
// Whether walls keep the troop out of a rival's district [kemet.move.walls].
bool walls_stop(const Rules& rules, const State& s, const Moving& m, Seat seat, AreaId area);
// What a rival's creature asks for entering its area.
int toll_in(const Rules& rules, const State& s, Seat seat, AreaId area);
// Whether the limits of units and creatures let the troop into an area [kemet.move.limits].
bool fits_in(const Rules& rules, const State& s, const Moving& m, Seat seat, AreaId area, Way way);
// Changes a move, real or thought of, as a step does. What the step costs is added to `spent`.
void take_step(const Rules& rules, const State& s, Moving& m, Seat seat, AreaId area, Way way);
// Where the next step could lead for walls and tolls, whatever the limits say.
Reach steps_out(const Rules& rules, const State& s, const Moving& m, Seat seat);
// Creatures of a seat's side in an area, bit n; two only while a move goes on.
unsigned creatures_in(const Rules& rules, const State& s, AreaId area, Seat seat);
AreaMask reached_by_port(const Rules& rules, const State& s, const Moving& m, Seat seat);

// A move before any troop is chosen, with what the golden token's action gives or takes away.
Moving new_move(const Rules& rules, const State& s, const MoveTroop& frame);
// What a troop can do is fixed when it sets out. `m` has what cards played before have given.
Moving set_out(const Rules& rules, const State& s, Moving m, Seat seat, AreaId area, CreatureId creature);
// What a card changes about a move under way.
void change_move(const Rules& rules, Moving& m, DiCardId card);
// A move that goes on with a creature or with none. One that was left alone would have stayed with those it passes now.
inline Moving with_creature(Moving m, CreatureId creature) {
    m.creature = creature;
    if (creature != none) m.left_creature = 0;
    return m;
}
// Whether a troop would have two creatures, with one that it has left alone on its way.
inline bool more_than_one(unsigned creatures, const Moving& m) {
    return std::popcount(creatures) + (creatures != 0 ? int{m.left_creature} : 0) > 1;
}
// Whether creatures stay without a unit where that is not allowed for them to join another.
inline bool leaves_alone(const Rules& rules, unsigned creatures, bool nobody_stays) {
    return !rules.set.creature_left_to_join_another && creatures != 0 && nobody_stays;
}
// A move that goes on without a creature. If nobody stays with those there, they are left alone.
inline Moving leaving_creatures(const Rules& rules, Moving m, unsigned creatures, bool nobody_stays) {
    if (leaves_alone(rules, creatures, nobody_stays)) m.left_creature = 1;
    return m;
}
// The limits hold where the troop stands, so the move may end.
bool may_stay(const Rules& rules, const State& s, Seat seat);

// How a troop is to set out, or to go on.
struct SettingOut {
    AskKind question = AskKind::march;
    bool must = true;  // if any can
    bool own = true;   // as its own players like: in any size, and with cards
    AreaMask from = ~AreaMask{0};
};
SettingOut setting_out(const Rules& rules, const MoveTroop& frame);

// Whether parties of some troop could take any step. Where the steps lead is the same for all, and looked at once.
class StepsOut {
public:
    // Steps to areas that the move has passed in thought do not count.
    StepsOut(const Rules& rules, const State& s, const Moving& m, Seat seat, AreaMask passed = 0);

    // So many units of the seat's own find room somewhere.
    int most_room() const;
    // More of them: where they could keep to the limits by going on at once.
    bool any_beyond_room(int units) const;
    // For a party of that move, which keeps to the limits by itself.
    bool any_for(const Moving& party) const;

private:
    const Rules& rules_;
    const State& s_;
    const Moving& m_;
    Seat seat_;
    AreaMask passed_;
    Reach steps_;
    bool any_free_;  // some step leads where the own side has no troop
};

}  // namespace mehen::kemet
