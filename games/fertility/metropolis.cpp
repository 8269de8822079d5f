#include "games/fertility/metropolis.h"

#include <algorithm>
#include <cassert>

namespace mehen::fertility {

const Shop* shop_of(const Rules& rules, const Player& player, std::size_t shop) {
    if (player.metropolis == none) return nullptr;
    if (shop < printed_shops) return &rules.components.metropolis[player.metropolis].shop[shop];
    const std::size_t plot = (shop - printed_shops) / max_district_shops;
    const std::size_t which = (shop - printed_shops) % max_district_shops;
    if (plot >= player.district.size()) return nullptr;
    const District& district = rules.components.district[player.district[plot]];
    return which < district.shop_count ? &district.shop[which] : nullptr;
}

std::uint8_t printed_on(const Player& player, std::size_t shop) {
    return shop < printed_shops ? player.metropolis : player.district[(shop - printed_shops) / max_district_shops];
}

const Shop& printed_shop(const Rules& rules, std::size_t shop, std::uint8_t printed_on) {
    if (shop < printed_shops) return rules.components.metropolis[printed_on].shop[shop];
    return rules.components.district[printed_on].shop[(shop - printed_shops) % max_district_shops];
}

bool is_full(const Shop& shop, std::uint16_t supplied) {
    for (std::size_t need = 0; need < shop.need_count; ++need)
        if (!need_is_supplied(supplied, need)) return false;
    return true;
}

int need_for(const Shop& shop, std::uint16_t supplied, std::size_t resource) {
    int any = -1;
    for (std::size_t need = 0; need < shop.need_count; ++need) {
        if (need_is_supplied(supplied, need)) continue;
        if (shop.need[need] == resource) return fit<int>(need);
        if (shop.need[need] == any_resource && any < 0) any = fit<int>(need);
    }
    return any;
}

void gain_wheat(Table& table, Seat seat, int count, Source source) {
    if (count == 0) return;
    std::uint8_t& wheat = table.s.table.player[seat].wheat;
    const int gained = std::min<int>(count, table.rules.granary_top() - wheat);
    add_to(wheat, gained);
    if (gained > 0) table.tell(make_event(EventKind::wheat_gained, seat, gained, source));
    if (gained < count) table.tell(make_event(EventKind::wheat_lost, seat, count - gained));
}

bool metropolis_taken(const OpenTable& t, MetropolisId board) {
    for (const Player& player : t.player)
        if (player.metropolis == board) return true;
    return false;
}

void take_metropolis(Table& table, Seat seat, MetropolisId board) {
    Player& player = table.s.table.player[seat];
    player.metropolis = board;
    for (std::size_t r = 0; r < resource_count; ++r) player.open_for[r] |= table.rules.metropolis_shops[board][r];
    table.tell(make_event(EventKind::metropolis, seat, board));
}

void add_district(Table& table, Seat seat, DistrictId district) {
    Player& player = table.s.table.player[seat];
    const auto plot = fit<unsigned>(player.district.size());
    player.district.push(district);
    const auto first_shop = printed_shops + max_district_shops * plot;
    for (std::size_t r = 0; r < resource_count; ++r)
        player.open_for[r] |= std::uint32_t{table.rules.district_shops[district][r]} << first_shop;
    table.tell(make_event(EventKind::built, seat, district, plot));
}

bool put_into_shop(Table& table, Seat seat, std::size_t shop, std::size_t resource) {
    Player& player = table.s.table.player[seat];
    const Shop& its_shop = *shop_of(table.rules, player, shop);
    const int need = need_for(its_shop, player.supplied[shop], resource);
    assert(need >= 0);  // only a shop that takes the resource is given one
    player.supplied[shop] = fit<std::uint16_t>(player.supplied[shop] | ((resource + 1) << (4 * need)));
    ++player.in_shops[resource];
    for (std::size_t r = 0; r < resource_count; ++r)
        if (need_for(its_shop, player.supplied[shop], r) < 0) player.open_for[r] &= ~(1U << shop);
    const auto number = fit<unsigned>(shop);
    const std::uint8_t where = printed_on(player, shop);
    table.tell(make_event(EventKind::supplied, seat, resource, number, where));
    if (!is_full(its_shop, player.supplied[shop])) return false;
    table.tell(make_event(EventKind::shop_full, seat, number, where));
    return true;
}

}  // namespace mehen::fertility
