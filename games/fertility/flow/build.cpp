// Phase 2: build a district [fertility.build].
#include <bit>
#include <numeric>

#include "games/fertility/flow/frames.h"
#include "games/fertility/metropolis.h"
#include "games/fertility/reasons.h"

namespace mehen::fertility {

namespace {

using Step = BuildDistrict::Step;

int means(const Player& player) {
    return std::accumulate(player.loose.begin(), player.loose.end(), int{player.wheat});
}

bool affordable(const Rules& rules, const Player& player, DistrictId district) {
    return rules.components.district[district].cost <= means(player);
}

bool may_build(const Rules& rules, const OpenTable& t, const Player& player) {
    if (player.district.size() >= rules.components.plots) return false;
    for (const DistrictId district : t.display)
        if (affordable(rules, player, district)) return true;
    return false;
}

// Kinds of payment at hand: the resources that lie loose, and wheat.
Bits payments(const Player& player) {
    return kinds_in(player.loose) | Bits{player.wheat > 0} << pay_wheat;
}

void pay(Table& table, BuildDistrict& frame, std::uint8_t with) {
    OpenTable& t = table.s.table;
    Player& player = t.player[frame.seat];
    if (with == pay_wheat) {
        --player.wheat;
    } else {
        --player.loose[with];
        ++t.stock[with];
    }
    --frame.due;
    table.tell(make_event(EventKind::paid, frame.seat, with));
}

using AtBuild = Asked<BuildDistrict>;
using InBuild = Answering<BuildDistrict>;

struct BuildOne : AnswerOf<ActionKind::build, 1> {
    template <class Districts>
    static void narrow(const AtBuild& at, Districts& districts) {
        const int pieces = means(at.s.table.player[at.frame.seat]);
        const auto cost = [&](DistrictId district) { return at.rules.components.district[district].cost; };
        Bits displayed = 0;
        Bits affordable = 0;
        for (const DistrictId district : at.s.table.display) {
            displayed |= bit(district);
            affordable |= Bits{cost(district) <= pieces} << district;
        }
        districts.only(displayed, said(Reason::not_on_display, SectionId::build));
        districts.only(affordable, [&](DistrictId district) {
            return because(Reason::cannot_pay, SectionId::build, cost(district), pieces);
        });
    }
    static Answered take(InBuild& in, Action action) {
        in.frame.district = action[0];
        in.frame.due = in.table.rules.components.district[action[0]].cost;
        in.frame.step = Step::pay;
        return Answered::finished;
    }
};

struct BuildNothing : AlwaysPossible<ActionKind::skip> {
    static Answered take(InBuild& in, Action) {
        in.frame.step = Step::skipped;
        return Answered::finished;
    }
};

struct PayWith : AnswerOf<ActionKind::pay, 1> {
    template <class Kinds>
    static void narrow(const AtBuild& at, Kinds& kinds) {
        kinds.only(payments(at.s.table.player[at.frame.seat]), said(Reason::nothing_to_pay_with, SectionId::build));
    }
    static Answered take(InBuild& in, Action action) {
        pay(in.table, in.frame, action[0]);
        return Answered::finished;
    }
};

using WhatToBuild = Question<BuildOne, BuildNothing>;
using WhatToPay = Question<PayWith>;

}  // namespace

Flow run(Table& table, BuildDistrict& frame) {
    OpenTable& t = table.s.table;
    const Player& player = t.player[frame.seat];
    switch (frame.step) {
        case Step::choose:
            if (!may_build(table.rules, t, player)) return Flow::done;
            return ask_seat(table, frame.seat, AskKind::build);
        case Step::pay: {
            if (frame.due == 0) {
                frame.step = Step::place;
                return Flow::next;
            }
            const Bits kinds = payments(player);
            if (std::has_single_bit(kinds) || means(player) == frame.due) {  // nothing to choose
                pay(table, frame, lowest(kinds));
                return Flow::next;
            }
            return ask_seat(table, frame.seat, AskKind::pay);
        }
        case Step::place:
            t.display.remove(frame.district);
            add_district(table, frame.seat, frame.district);
            return Flow::done;
        case Step::skipped: return Flow::done;
    }
    return Flow::done;
}

constexpr Block blocks::build = make_block<WhatToBuild, BuildDistrict, Rules, State>();
constexpr Block blocks::pay = make_block<WhatToPay, BuildDistrict, Rules, State>();

Answered answer(Table& table, BuildDistrict& frame, Seat seat, Action action) {
    InBuild in{table, frame, seat};
    return Question<BuildOne, BuildNothing, PayWith>::take(in, action);
}

}  // namespace mehen::fertility
