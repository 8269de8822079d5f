// Phase 3: supply shops [fertility.supply], and what full shops give at once [fertility.shops].
#include "games/fertility/flow/frames.h"
#include "games/fertility/metropolis.h"
#include "games/fertility/reasons.h"

namespace mehen::fertility {

namespace {

using Step = SupplyShops::Step;

bool can_supply(const Player& player) {
    for (std::size_t r = 0; r < resource_count; ++r)
        if (player.loose[r] > 0 && player.open_for[r] != 0) return true;
    return false;
}

// Fills one need and gives what a full shop gives at once.
void supply(Table& table, SupplyShops& frame, std::size_t shop, std::size_t resource) {
    frame.step = Step::supply;
    if (!put_into_shop(table, frame.seat, shop, resource)) return;
    const Shop& its_shop = *shop_of(table.rules, table.s.table.player[frame.seat], shop);
    if (its_shop.benefit == Benefit::wheat) gain_wheat(table, frame.seat, its_shop.amount, Source::shop);
    if (its_shop.benefit == Benefit::exchange) {
        frame.step = Step::exchange;
        frame.source = as_byte(shop);
    }
}

using AtSupply = Asked<SupplyShops>;
using InSupply = Answering<SupplyShops>;

const Player& player_of(const AtSupply& at) {
    return at.s.table.player[at.frame.seat];
}

// The shops that take a resource.
template <class Shops>
void narrow_shops(const AtSupply& at, unsigned resource, Shops& shops) {
    const Player& player = player_of(at);
    shops.only(player.open_for[resource], [&](unsigned number) {
        const Shop* const shop = shop_of(at.rules, player, number);
        if (shop == nullptr) return because(Reason::no_such_shop, SectionId::supply);
        const std::uint8_t where = printed_on(player, number);
        if (is_full(*shop, player.supplied[number]))
            return because(Reason::shop_is_full, SectionId::supply, number, where);
        return because(Reason::shop_wants_other, SectionId::supply, number, where, resource);
    });
}

struct SupplyShop : AnswerOf<ActionKind::supply, 2> {
    template <class Kinds>
    static void narrow(const AtSupply& at, Kinds& kinds) {
        kinds.only(first_bits(resource_count), plain(Reason::wheat_is_no_resource, SectionId::supply));
        kinds.only(kinds_in(player_of(at).loose), said(Reason::not_loose, SectionId::supply));
    }
    template <class Shops>
    static void narrow(const AtSupply& at, unsigned resource, Shops& shops) {
        narrow_shops(at, resource, shops);
    }
    static Answered take(InSupply& in, Action action) {
        --in.table.s.table.player[in.frame.seat].loose[action[0]];
        supply(in.table, in.frame, action[1], action[0]);
        return Answered::finished;
    }
};

struct SupplyNothing : AlwaysPossible<ActionKind::stop> {
    static Answered take(InSupply& in, Action) {
        in.frame.stopped = 1;
        return Answered::finished;
    }
};

// A kind that the exchange shop shows and the stock still has, for another shop that takes it.
struct Exchange : AnswerOf<ActionKind::exchange, 2> {
    template <class Kinds>
    static void narrow(const AtSupply& at, Kinds& kinds) {
        kinds.only(first_bits(resource_count), plain(Reason::wheat_is_no_resource, SectionId::shops));
        kinds.only(shop_of(at.rules, player_of(at), at.frame.source)->kinds,
                   said(Reason::not_offered, SectionId::shops));
        kinds.only(kinds_in(at.s.table.stock), said(Reason::stock_is_empty, SectionId::stock));
    }
    template <class Shops>
    static void narrow(const AtSupply& at, unsigned resource, Shops& shops) {
        shops.only(~bit(at.frame.source), plain(Reason::same_shop, SectionId::shops));
        narrow_shops(at, resource, shops);
    }
    static Answered take(InSupply& in, Action action) {
        --in.table.s.table.stock[action[0]];
        supply(in.table, in.frame, action[1], action[0]);
        return Answered::finished;
    }
};

using WhatToSupply = Question<SupplyShop, SupplyNothing>;
using WhatToExchange = Question<Exchange>;

}  // namespace

Flow run(Table& table, SupplyShops& frame) {
    OpenTable& t = table.s.table;
    switch (frame.step) {
        case Step::supply:
            if (frame.stopped != 0 || !can_supply(t.player[frame.seat])) return Flow::done;
            return ask_seat(table, frame.seat, AskKind::supply);
        case Step::exchange: {
            Buffer<Action, resource_count * max_shops> choices;
            WhatToExchange::list(AtSupply{table.rules, table.s, frame, frame.seat}, choices);
            if (choices.size() > 1) return ask_seat(table, frame.seat, AskKind::exchange);
            frame.step = Step::supply;
            if (choices.size() == 1) answer(table, frame, frame.seat, choices[0]);  // else nothing is taken
            return Flow::next;
        }
    }
    return Flow::done;
}

constexpr Block blocks::supply = make_block<WhatToSupply, SupplyShops, Rules, State>();
constexpr Block blocks::exchange = make_block<WhatToExchange, SupplyShops, Rules, State>();

Answered answer(Table& table, SupplyShops& frame, Seat seat, Action action) {
    InSupply in{table, frame, seat};
    return Question<SupplyShop, SupplyNothing, Exchange>::take(in, action);
}

}  // namespace mehen::fertility
