// What decides where a troop may go [kemet.move]. `m` is a move under way (s.moving), or one that is only thought of.
#pragma once

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
    return m.payer == 0 ? seat : static_cast<Seat>(m.payer - 1);
}
// PP that are left, less what a move in thought has spent.
int prayer_left(const State& s, const Moving& m, Seat seat);
int teleport_price(const Rules& rules, const State& s, const Moving& m, Seat seat);
// Whether a tile or its creature lets the troop teleport from obelisks too.
bool teleports_from_obelisks(const Rules& rules, const State& s, const Moving& m, Seat seat);
// Whether the troop stands where a teleport may start, whatever it costs.
bool at_portal(const Rules& rules, const State& s, const Moving& m, Seat seat);
bool may_start_teleport(const Rules& rules, const State& s, const Moving& m, Seat seat);
// Walls count less from now on: all of them, or so many more.
void lift_walls(Moving& m, bool all, int more);
// Whether walls keep the troop out of a rival's district [kemet.move.walls].
bool walls_stop(const Rules& rules, const State& s, const Moving& m, Seat seat, std::size_t area);
// What a rival's creature asks for entering its area.
int toll_in(const Rules& rules, const State& s, Seat seat, std::size_t area);
// Whether the limits of units and creatures let the troop into an area [kemet.move.limits].
bool fits_in(const Rules& rules, const State& s, const Moving& m, Seat seat, std::size_t area, Way way);
// Changes a move, real or thought of, as a step does. What the step costs is added to `spent`.
void take_step(const Rules& rules, const State& s, Moving& m, Seat seat, std::size_t area, Way way);
// Where the next step could lead for walls and tolls, whatever the limits say.
Reach steps_out(const Rules& rules, const State& s, const Moving& m, Seat seat);
// Areas without those that walls keep the troop out of, or whose toll it could not pay beside `cost`.
AreaMask within_walls(const Rules& rules, const State& s, const Moving& m, Seat seat, AreaMask areas);
AreaMask within_means(const Rules& rules, const State& s, const Moving& m, Seat seat, int cost, AreaMask areas);
// Creatures of a seat in an area, bit n; two only while a move goes on.
unsigned creatures_in(const Rules& rules, const State& s, std::size_t area, Seat seat);
AreaMask reached_by_port(const Rules& rules, const State& s, const Moving& m, Seat seat);

struct Party;

// Whether parties of some troop could take any step. Where the steps lead is the same for all, and looked at once.
class StepsOut {
public:
    // Steps to areas that the move has passed in thought do not count.
    StepsOut(const Rules& rules, const State& s, const Moving& m, Seat seat, AreaMask passed = 0);

    // For so many units of the seat's own.
    bool any_for(int units) const;
    // For a joint party that keeps to the limits by itself.
    bool any_for(const Party& party) const;

private:
    const Rules& rules_;
    const State& s_;
    Moving m_;
    Seat seat_;
    AreaMask passed_;
    Reach steps_;
    int most_room_ = 0;      // where no troop is joint
    bool any_free_ = false;  // some step leads where the own side has no troop
};

}  // namespace mehen::kemet
