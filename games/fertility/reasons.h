// Why an answer is not legal. Arguments in brackets, in the order of Refusal::arg.
#pragma once

#include "core/question.h"
#include "games/fertility/words.h"

namespace mehen::fertility {

enum class Reason : std::uint8_t {
    legal,  // the first five are those of every game
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
};
// With words of its own: what every game says is said in core.
inline constexpr std::size_t reason_kinds = index_of(Reason::not_in_pool) + 1 - index_of(Reason::not_an_answer);

}  // namespace mehen::fertility
