#include "games/kemet/questions/where.h"

#include "games/kemet/questions/blocks.h"
#include "games/kemet/questions/steps.h"
#include "games/kemet/table/troop.h"

namespace mehen::kemet {

Refusal no_room_there(const AtStep& at, AreaId area) {
    constexpr SectionId here = SectionId::limits;
    const auto& [rules, s, m, seat] = at;
    const Troop there = troop_at(rules, s, area, seat);
    if (m.creature != none && there.creature != none) {
        Refusal why = because(Reason::two_creatures, here, area);
        join(Seam<TwoCreatures>{}, rules, s, seat, area, why);
        return why;
    }
    if (m.left_creature != 0 && there.creature != none) return because(Reason::creature_left, here, area);
    const Reason why = rival_in(s, area, seat) == none ? Reason::no_room : Reason::too_many_to_attack;
    return because(why, here, area, (there + troop_of(rules, s, m, seat)).limit);
}

namespace {

struct Walk {
    static constexpr auto kind = ActionKind::to;
    static constexpr unsigned arguments = 1;

    template <class Areas>
    MEHEN_NARROWING static void narrow(const AtStep& at, Areas& areas) {
        narrow_walking(at, areas);
        narrow_walls(at, areas);
        narrow_room(at, Way::land, areas);
        narrow_tolls(at, Way::land, areas);
    }
};

struct Teleport {
    static constexpr auto kind = ActionKind::teleport;
    static constexpr unsigned arguments = 1;

    template <class Areas>
    MEHEN_NARROWING static void narrow(const AtStep& at, Areas& areas) {
        narrow_teleport(at, areas);
        narrow_walls(at, areas);
        narrow_room(at, Way::teleport, areas);
        narrow_tolls(at, Way::teleport, areas);
    }
};

// As the question sees it: the mover's step, whoever decides.
struct AtWhere : AtStep {
    AtWhere(const Rules& r, const State& state, const MoveTroop& frame, Seat)
        : AtStep{r, state, state.moving, frame.seat} {}
};
using Where = Question<Walk, Teleport>;

}  // namespace

Reach reach_of(const Rules& rules, const State& s, const Moving& m, Seat seat) {
    const AtStep at{rules, s, m, seat};
    return {answers::choices<Walk>(at), answers::choices<Teleport>(at)};
}

void list_steps(const Rules& rules, const State& s, const MoveTroop& frame, ActionList& out) {
    Where::list(AtWhere(rules, s, frame, frame.seat), out);
}

const Block blocks::where = block_of<Where, MoveTroop, AtWhere>();

}  // namespace mehen::kemet
