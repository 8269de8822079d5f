#include "games/kemet/questions/raising.h"

#include <algorithm>

#include "games/kemet/questions/blocks.h"
#include "games/kemet/questions/new_pyramid.h"
#include "games/kemet/questions/playing.h"
#include "games/kemet/questions/tile_levels.h"

namespace mehen::kemet {

int raising_cost(const State& s, Seat seat, int from, int to) {
    int cost = 0;
    for (int level = from + 1; level <= to; ++level) cost += std::max(0, level - power(s, seat, Power::level_discount));
    return cost;
}

bool may_raise(const Rules& rules, const State& s, Seat seat, AreaId area) {
    if (owner_of_district(rules, s, area) == seat) return true;  // also while a rival holds it
    return rules.set.captured_pyramids_may_be_raised && controls(rules, s, area, seat);
}

bool owns_colour(const Rules& rules, const State& s, Seat seat, unsigned colour) {
    for (const AreaId area : rules.map.district[s.player[seat].city]) {
        const Pyramid& pyramid = *pyramid_at(rules, s, area);
        if (pyramid.level > 0 && pyramid.colour == colour) return true;
    }
    return false;
}

int highest_level(const Rules& rules) {
    return std::min<int>(top_level, rules.set.highest_level);
}

namespace {

constexpr SectionId here = SectionId::raise;
using At = Asked<Raise>;

// Levels that can be paid for: the more of them, the dearer.
Bits levels_within_means(const At& at, int from) {
    Bits levels = 0;
    for (int level = from + 1; level <= highest_level(at.rules); ++level) {
        if (!can_pay(at.s, at.seat, raising_cost(at.s, at.seat, from, level))) break;
        levels |= bit(index_of(level));
    }
    return levels;
}

// To which level, from another one: by one for nothing at night, else as far as one can pay.
template <class Levels>
MEHEN_NARROWING void narrow_level(const At& at, int from, Levels& levels) {
    const int highest = highest_level(at.rules);
    levels.only(one_to(highest), [&](unsigned) { return because(Reason::level_too_high, here, highest); });
    if (at.frame.free_level != 0)
        return levels.only(bit(index_of(from) + 1), plain(Reason::one_level_only, SectionId::night));
    levels.only(levels_within_means(at, from), [&](unsigned level) {
        const int cost = raising_cost(at.s, at.seat, from, fit<int>(level));
        return too_dear(at.s, at.seat, price(at.s, at.seat, cost), here);
    });
}

Answered put(Answering<Raise>& in, AreaId area, Pyramid pyramid) {
    in.frame.done = 1;
    const int from = pyramid_at(in.table.rules, in.table.s, area)->level;
    if (in.frame.free_level == 0) pay(in.table, in.seat, raising_cost(in.table.s, in.seat, from, pyramid.level));
    put_pyramid(in.table, area, pyramid);
    in.table.tell(make_event(EventKind::pyramid, in.seat, area, pyramid.colour, pyramid.level));
    return Answered::finished;
}

struct Build {
    static constexpr auto kind = ActionKind::pyramid;
    static constexpr unsigned arguments = 3;

    template <class Areas>
    MEHEN_NARROWING static void narrow(const At& at, Areas& areas) {
        narrow_site(at.rules, at.s, at.seat, here, areas);
    }
    template <class Colours>
    MEHEN_NARROWING static void narrow(const At& at, unsigned, Colours& colours) {
        narrow_colour(at.rules, at.s, at.seat, here, colours);
    }
    template <class Levels>
    MEHEN_NARROWING static void narrow(const At& at, unsigned, unsigned, Levels& levels) {
        narrow_level(at, 0, levels);
    }
    static Answered take(Answering<Raise>& in, Action action) {
        const std::uint8_t colour = action[1];
        if (in.table.rules.set.free_colours) place_acquisition_token(in.table.s, in.seat, colour);
        return put(in, action[0], {action[2], colour});
    }
};

struct RaiseOld {
    static constexpr auto kind = ActionKind::raise;
    static constexpr unsigned arguments = 2;

    template <class Areas>
    MEHEN_NARROWING static void narrow(const At& at, Areas& areas) {
        const auto& [rules, s, frame, seat] = at;
        const AreaMask own = own_districts(rules, s, seat);
        const bool captured = rules.set.captured_pyramids_may_be_raised && frame.free_level == 0;
        areas.sooner(captured ? own | (s.troops[seat] & rules.map.districts) : own);
        areas.only_if(
            [&](AreaId area) {
                const Pyramid* const pyramid = pyramid_at(at.rules, at.s, area);
                return pyramid != nullptr && pyramid->level > 0;
            },
            said(Reason::no_pyramid_there, here));
        areas.only_if(
            [&](AreaId area) {
                if (at.frame.free_level != 0) return owner_of_district(at.rules, at.s, area) == at.seat;
                return may_raise(at.rules, at.s, at.seat, area);
            },
            said(Reason::not_your_pyramid, here));
    }
    template <class Levels>
    MEHEN_NARROWING static void narrow(const At& at, AreaId area, Levels& levels) {
        const int now = pyramid_at(at.rules, at.s, area)->level;
        levels.only(~first_bits(index_of(now) + 1),
                    [&](unsigned) { return because(Reason::level_not_higher, here, area, now); });
        narrow_level(at, now, levels);
    }
    static Answered take(Answering<Raise>& in, Action action) {
        return put(in, action[0], {action[1], pyramid_at(in.table.rules, in.table.s, action[0])->colour});
    }
};

// A level for nothing need not be taken.
struct RaiseNone {
    static constexpr auto kind = ActionKind::done;
    static constexpr unsigned arguments = 0;

    template <class Only>
    MEHEN_NARROWING static void narrow(const At& at, Only& only) {
        only.unless([&] { return at.frame.free_level == 0; }, plain(Reason::must_act, here));
    }
    static Answered take(Answering<Raise>& in, Action) {
        in.frame.done = 1;
        return Answered::finished;
    }
};

using Raising = Question<Build, RaiseOld, PlayInAction, RaiseNone>;

}  // namespace

const Block blocks::raise = block_of<Raising, Raise>();

void list_answers(const Rules& rules, const State& s, const Raise& frame, Seat seat, ActionList& out) {
    Raising::list(At{rules, s, frame, seat}, out);
}
Answered take_raising(Table& table, Raise& frame, Seat seat, Action action) {
    Answering<Raise> in{table, frame, seat};
    return Raising::take(in, action);
}

}  // namespace mehen::kemet
