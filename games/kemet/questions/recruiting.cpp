#include "games/kemet/questions/recruiting.h"

#include <algorithm>

#include "games/kemet/questions/battle.h"
#include "games/kemet/questions/blocks.h"
#include "games/kemet/questions/limits.h"
#include "games/kemet/questions/placing_creatures.h"
#include "games/kemet/questions/playing.h"

namespace mehen::kemet {

// --- recruiting

int due_for(const State& s, const Recruit& frame, int more) {
    const int charged = std::max(0, frame.count + more - power(s, frame.seat, Power::free_recruits));
    return price(s, frame.seat, charged) - frame.paid;
}

AreaMask recruiting_areas(const Rules& rules, const State& s, Seat seat) {
    AreaMask areas = own_districts(rules, s, seat);  // never a rival's district
    if (power(s, seat, Power::recruits_with_troops) > 0) areas |= s.troops[seat];
    return areas;
}

// Limits may be passed within an action [BS glossary]; the battle at its end takes what is too many [BS 3.5.8].
int recruiting_room(const Rules& rules, const State& s, Seat seat, AreaId area) {
    const bool attacks = rules.set.recruits_attack_over_limit && rival_in(s, area, seat) != none;
    return attacks ? s.player[seat].reserve : room_in(rules, s, area, seat);
}

namespace {

struct AtRecruiting : Asked<Recruit> {
    int within_means;  // units

    AtRecruiting(const Rules& r, const State& state, const Recruit& asking, Seat who)
        : Asked{r, state, asking, who}, within_means(state.player[who].reserve) {
        while (within_means > 0 && due_for(s, frame, within_means) > s.player[seat].prayer) --within_means;
    }
};

struct RecruitCreature : PlaceCreature {
    static CreatureMoment moment(const AtRecruiting& at) {
        if (at.rules.set.creatures_return_by_recruiting) return {};
        return joining(at.rules, at.s, at.seat, at.frame.placed);
    }
    template <class Creatures>
    MEHEN_NARROWING static void narrow(const AtRecruiting& at, Creatures& creatures) {
        const bool comes_back = at.rules.set.creatures_return_by_recruiting;
        creatures.unless([&] { return comes_back && at.frame.creature != 0; },
                         plain(Reason::one_creature, SectionId::creatures));
        if (creatures.any()) narrow_creature(at.rules, at.s, at.seat, moment(at), creatures);
    }
    template <class Areas>
    MEHEN_NARROWING static void narrow(const AtRecruiting& at, CreatureId creature, Areas& areas) {
        narrow_creature_area(at.rules, at.s, mask_of(at.seat), moment(at), creature, areas);
    }
};

struct RecruitUnits {
    static constexpr auto kind = ActionKind::recruit;
    static constexpr unsigned arguments = 2;
    static constexpr SectionId here = SectionId::recruit;

    template <class Areas>
    MEHEN_NARROWING static void narrow(const AtRecruiting& at, Areas& areas) {
        areas.only(recruiting_areas(at.rules, at.s, at.seat), [&](AreaId area) {
            const bool with_troops = power(at.s, at.seat, Power::recruits_with_troops) > 0;
            return because(with_troops ? Reason::no_troop_there : Reason::not_own_district, here, area);
        });
    }
    template <class Units>
    MEHEN_NARROWING static void narrow(const AtRecruiting& at, AreaId area, Units& units) {
        narrow_to_reserve(at.s, at.seat, here, units);
        units.only(one_to(recruiting_room(at.rules, at.s, at.seat, area)),
                   [&](unsigned) { return over_limit(at.rules, at.s, at.seat, area); });
        units.only(one_to(at.within_means), [&](unsigned count) {
            return too_dear(at.s, at.seat, due_for(at.s, at.frame, fit<int>(count)), here);
        });
    }
};

// An action that can be carried out is carried out: recruiting nobody is not recruiting.
struct EndRecruiting {
    static constexpr auto kind = ActionKind::done;
    static constexpr unsigned arguments = 0;

    template <class Only>
    MEHEN_NARROWING static void narrow(const AtRecruiting& at, Only& only) {
        only.unless(
            [&] {
                if (at.frame.count > 0) return false;
                return answers::any<RecruitUnits>(at) || !answers::any<RecruitCreature>(at);
            },
            plain(Reason::must_act, SectionId::recruit));
    }
};

using Recruiting = Question<RecruitCreature, RecruitUnits, PlayInAction, EndRecruiting>;

}  // namespace

void list_answers(const Rules& rules, const State& s, const Recruit& frame, Seat seat, ActionList& out) {
    Recruiting::list(AtRecruiting(rules, s, frame, seat), out);
}

// --- units placed without recruiting

AreaMask placing_areas(const Rules& rules, const State& s, const PlaceUnits& frame, Seat seat) {
    using Where = PlaceUnits::Where;
    if (frame.where == Where::one_area) return mask_of_area(frame.area);
    const AreaMask districts = own_districts(rules, s, seat);
    return frame.where == Where::districts ? districts : districts | s.troops[seat];
}

bool may_attack_with(const Rules& rules, const PlaceUnits& frame) {
    using Attack = PlaceUnits::Attack;
    return frame.attack == Attack::as_edition_says ? rules.set.placing_starts_battles : frame.attack == Attack::always;
}

bool battle_begun(const Rules& rules, const State& s) {
    if (s.sides[0] == none) return false;
    const auto battle = under_way<Battle>(s.flow);
    return !battle || battle->step != Battle::Step::show || !others_may_come_first(rules, s);
}

namespace {

struct AtPlacing : Asked<PlaceUnits> {
    bool may_attack;
    AreaMask fought_for;  // areas where a battle is due: by two sides, never by a third

    AtPlacing(const Rules& r, const State& state, const PlaceUnits& asking, Seat who)
        : Asked{r, state, asking, who},
          may_attack(may_attack_with(r, asking) && !battle_begun(r, state)),
          fought_for(may_attack ? due_battles(state.flow).areas : AreaMask{0}) {}
};

struct PlaceJoining : PlaceCreature {
    template <class Creatures>
    MEHEN_NARROWING static void narrow(const AtPlacing& at, Creatures& creatures) {
        narrow_joining(at.rules, at.s, at.seat, at.frame.placed, creatures);
    }
    template <class Areas>
    MEHEN_NARROWING static void narrow(const AtPlacing& at, CreatureId creature, Areas& areas) {
        narrow_creature_area(at.rules, at.s, mask_of(at.seat), joining(at.rules, at.s, at.seat, at.frame.placed),
                             creature, areas);
    }
};

struct PlaceSome {
    static constexpr auto kind = ActionKind::place;
    static constexpr unsigned arguments = 2;
    static constexpr SectionId here = SectionId::troops;

    template <class Areas>
    MEHEN_NARROWING static void narrow(const AtPlacing& at, Areas& areas) {
        areas.only(placing_areas(at.rules, at.s, at.frame, at.seat), [&](AreaId area) {
            using Where = PlaceUnits::Where;
            if (at.frame.where == Where::one_area) return because(Reason::only_there, here, at.frame.area);
            const bool districts = at.frame.where == Where::districts;
            return because(districts ? Reason::not_own_district : Reason::no_troop_there, here, area);
        });
    }
    // With a rival only where a battle is under way, or to start one.
    static bool attacks_in_vain(const AtPlacing& at, AreaId area) {
        const bool beside_own = troop_in(at.s, area, at.seat) != no_seats;
        const bool attacks = !beside_own && rival_in(at.s, area, at.seat) != none;
        return attacks && (!at.may_attack || has_area(at.fought_for, area));
    }
    template <class Units>
    MEHEN_NARROWING static void narrow(const AtPlacing& at, AreaId area, Units& units) {
        const std::uint8_t left = at.frame.left;
        units.only(one_to(left), [&](unsigned) { return because(Reason::too_many_units, here, left); });
        narrow_to_reserve(at.s, at.seat, here, units);
        units.only(one_to(room_in(at.rules, at.s, area, at.seat)),
                   [&](unsigned) { return over_limit(at.rules, at.s, at.seat, area); });
        units.unless([&] { return attacks_in_vain(at, area); },
                     [&](unsigned) { return because(Reason::rival_holds, SectionId::control, area); });
    }
};

struct EndPlacing {
    static constexpr auto kind = ActionKind::done;
    static constexpr unsigned arguments = 0;

    template <class Only>
    MEHEN_NARROWING static void narrow(const AtPlacing& at, Only& only) {
        const bool must_place = at.frame.attack == PlaceUnits::Attack::always;
        only.unless([&] { return must_place && answers::any<PlaceSome>(at); },
                    plain(Reason::must_act, SectionId::troops));
    }
};

using Placing = Question<PlaceJoining, PlaceSome, EndPlacing>;

}  // namespace

void list_answers(const Rules& rules, const State& s, const PlaceUnits& frame, Seat seat, ActionList& out) {
    Placing::list(AtPlacing(rules, s, frame, seat), out);
}

// --- which battle comes first

// Not where a battle is under way: that one has its attacker.
AreaMask districts_to_fight_for(const Rules& rules, const State& s, Seat seat) {
    AreaMask contested = 0;
    each_area(own_districts(rules, s, seat) & s.troops[seat], [&](AreaId area) {
        if (rival_in(s, area, seat) != none) contested |= mask_of_area(area);
    });
    return contested == 0 ? contested : contested & ~due_battles(s.flow).areas;
}

namespace {

struct FightFirst {
    static constexpr auto kind = ActionKind::fight;
    static constexpr unsigned arguments = 1;

    template <class At, class Areas>
    MEHEN_NARROWING static void narrow(const At& at, Areas& areas) {
        areas.only(districts_to_fight_for(at.rules, at.s, at.seat), said(Reason::no_battle_there, SectionId::recruit));
    }
};

using WhichBattle = Question<FightFirst>;

}  // namespace

// --- where a creature goes whose troop was destroyed

namespace {

// One that belongs to the whole side may go to any of its members.
struct GoHome : PlaceCreature {
    static SeatMask hosts(const Asked<Homecoming>& at) {
        return at.rules.set.creatures[at.frame.creature].common ? at.s.side[at.seat] : mask_of(at.seat);
    }
    template <class Creatures>
    MEHEN_NARROWING static void narrow(const Asked<Homecoming>& at, Creatures& creatures) {
        narrow_creature(at.rules, at.s, at.seat, only_creature(at.frame.creature), creatures);
    }
    template <class Areas>
    MEHEN_NARROWING static void narrow(const Asked<Homecoming>& at, CreatureId creature, Areas& areas) {
        narrow_creature_area(at.rules, at.s, hosts(at), only_creature(at.frame.creature), creature, areas);
    }
};

using Homes = Question<GoHome>;

}  // namespace

void list_answers(const Rules& rules, const State& s, const Homecoming& frame, Seat seat, ActionList& out) {
    Homes::list(Asked<Homecoming>{rules, s, frame, seat}, out);
}

const Block blocks::recruit = block_of<Recruiting, Recruit, AtRecruiting>();
const Block blocks::place_units = block_of<Placing, PlaceUnits, AtPlacing>();
const Block blocks::creature_home = block_of<Homes, Homecoming>();
const Block blocks::battle_of_recruits = block_of<WhichBattle, Recruit>();
const Block blocks::battle_of_placed = block_of<WhichBattle, PlaceUnits>();

}  // namespace mehen::kemet
