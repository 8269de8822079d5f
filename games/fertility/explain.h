// Why an action is not legal.
#pragma once

#include "core/game.h"
#include "games/fertility/rules.h"
#include "games/fertility/state.h"

namespace mehen::fertility {

enum class Reason : std::uint8_t {
    legal,
    game_over,
    not_your_turn,
    another_question,  // [ask kind now open]
    not_an_answer,     // no such tile, cell, shop or resource exists
    metropolis_taken,  // [board]
    not_in_reserve,    // [pair]
    off_the_valley,
    on_wheat,
    on_water,
    on_a_tile,
    touches_no_tile,
    no_identical_scene,
    same_the_other_way,  // [pair]: both scenes equal, laid right or down only
    a_tile_fits,         // [pair]: no discard while one can be placed
    stock_is_empty,      // [resource]
    wheat_is_no_resource,
    no_monument_left,
    not_on_display,       // [district]
    cannot_pay,           // [cost, means]
    nothing_to_pay_with,  // [resource or wheat]
    not_loose,            // [resource]
    no_such_shop,
    shop_is_full,      // [shop, where it is printed]
    shop_wants_other,  // [shop, where it is printed, resource]
    not_offered,       // [resource]: the exchange shop does not show it
    same_shop,
    not_in_pool,  // [pair]
    unexplained,  // never appears: a test holds us to it
};

Refusal explain(const Rules& rules, const State& s, Seat seat, Action action);

}  // namespace mehen::fertility
