// A view for programs (docs/views.md): the valley, what is on offer, and every metropolis.
#include "games/fertility/show.h"

#include "games/fertility/metropolis.h"
#include "games/fertility/placement.h"
#include "games/fertility/scoring.h"

namespace mehen::fertility {

namespace {

std::optional<std::string> cell_or_none(Cell cell) {
    return cell == none ? std::nullopt : std::optional(cell_name(cell));
}

void show_cells(std::string_view name, const Cells& cells, Show& show) {
    show.list(name, [&] { cells.for_each([&](Cell cell) { show.word(cell_name(cell)); }); });
}

// The valley as it is printed, row by row; blank where no board lies yet.
std::string printed_row(const Rules& rules, const Valley& valley, int row) {
    std::string codes;
    for (int column = 0; column < rules.columns(); ++column) {
        const std::uint8_t board = valley.board[index_of(column / board_columns)];
        const int at = row * board_columns + column % board_columns;
        const bool turned = (board & 8U) != 0;
        const int printed_at = turned ? rows * board_columns - 1 - at : at;
        const auto which = index_of(board & 7U);
        codes += board == 0 ? ' ' : rules.components.valley[which - 1].cells[index_of(printed_at)];
    }
    return codes;
}

std::string_view scene_on(const Valley& valley, Cell cell) {
    std::size_t r = 0;
    while (r + 1 < resource_count && !valley.scene[r].has(cell)) ++r;
    return resource_ids[r];
}

void show_laid_tiles(const Valley& valley, Show& show) {
    const auto tile = [&](Cell cell, Direction direction) {
        const Cell other = step(cell, direction);
        show.object([&] {
            show.add("cell", cell_name(cell));
            show.add("other", cell_name(other));
            show.list("scenes", [&] {
                show.word(scene_on(valley, cell));
                show.word(scene_on(valley, other));
            });
        });
    };
    show.list("tiles", [&] {
        valley.joined_right.for_each([&](Cell cell) { tile(cell, Direction::right); });
        valley.joined_down.for_each([&](Cell cell) { tile(cell, Direction::down); });
    });
}

void show_valley(const Rules& rules, const Valley& valley, Show& show) {
    show.add("columns", rules.columns());
    show.add("rows", rows);
    show.list("cells", [&] {
        for (int row = 0; row < rows; ++row) show.word(printed_row(rules, valley, row));
    });
    show_laid_tiles(valley, show);
    show.object("symbols", [&] {
        for (std::size_t r = 0; r < resource_count; ++r)
            valley.symbol[r].for_each([&](Cell cell) { show.add(cell_name(cell), resource_ids[r]); });
    });
    show_cells("free", valley.free, show);
    show.add("start", cell_or_none(valley.start));
    show_cells("quarries", closed_cells(valley.free, rules.quarry_needs_corners), show);
    show.object("monuments", [&] {
        for (Seat seat = 0; seat < rules.seats; ++seat)
            valley.monument[seat].for_each(
                [&](Cell cell) { show.add(cell_name(cell), Fertility::seat_id(rules, seat)); });
    });
}

// Debens that a shop brings when it is full, as the metropolis is now.
int worth(const Shop& shop, const Player& player) {
    if (shop.benefit == Benefit::debens) return shop.amount;
    return shop.benefit == Benefit::specialist ? shop.amount * player.in_shops[shop.resource] : 0;
}

void show_shop(const Rules& rules, const Player& player, std::size_t number, Language language, Show& show) {
    const Shop& shop = *shop_of(rules, player, number);
    const std::uint16_t supplied = player.supplied[number];
    show.add("shop", shop_name(number));
    show.list("needs", [&] {
        for (std::size_t need = 0; need < shop.need_count; ++need)
            show.object([&] {
                const unsigned piece = piece_on(supplied, need);
                show.add("wants", resource_ids[shop.need[need]]);
                show.add("has", piece == 0 ? std::nullopt : std::optional(resource_ids[piece - 1]));
            });
    });
    show.add("full", is_full(shop, supplied));
    show.add("benefit", benefit_ids[index_of(shop.benefit)]);
    show.add("worth", worth(shop, player));
    show.add("text", shop_rule(shop, language));
}

void show_districts(const Player& player, const Rules& rules, Show& show) {
    show.list("districts", [&] {
        for (std::size_t plot = 0; plot < player.district.size(); ++plot)
            show.object([&] {
                show.add("plot", plot + 1);
                show.add("district", district_id(player.district[plot]));
                show.list("shops", [&] {
                    const std::size_t first = printed_shops + plot * max_district_shops;
                    for (std::size_t i = 0; i < rules.components.district[player.district[plot]].shop_count; ++i)
                        show.word(shop_name(first + i));
                });
            });
    });
}

// The lines of the account with ids beside their words.
void show_score(const Rules& rules, const View& view, Seat seat, Language language, Show& show) {
    static constexpr std::array<std::string_view, 5> ids = {"general", "specialist", "statues", "monuments", "granary"};
    const auto lines = Fertility::breakdown(rules, view, seat, language);
    show.list("score", [&] {
        for (std::size_t i = 0; i < ids.size(); ++i)
            show.object([&] {
                show.add("what", ids[i]);
                show.add("name", lines[i].words);
                show.add("value", lines[i].value);
            });
    });
    show.add("total", score(rules, view.table, seat).total());
}

void show_player(const Rules& rules, const View& view, Seat seat, Language language, Show& show) {
    const Player& player = view.table.player[seat];
    const bool settled = player.metropolis != none;
    show.add("seat", Fertility::seat_id(rules, seat));
    show.add("metropolis", settled ? std::optional(metropolis_id(player.metropolis)) : std::nullopt);
    show.add("wheat", player.wheat);
    show.add("wheat_points", rules.components.granary[player.wheat]);
    show.add("monuments", player.monuments);
    show_tiles("reserve", player.reserve, show);
    show_resources("loose", player.loose, show);
    show_resources("in_shops", player.in_shops, show);
    show_districts(player, rules, show);
    show.list("shops", [&] {
        for (std::size_t i = 0; i < max_shops; ++i)
            if (shop_of(rules, player, i) != nullptr) show.object([&] { show_shop(rules, player, i, language, show); });
    });
    show_score(rules, view, seat, language, show);
}

bool first_is_known(const View& view) {
    const auto setting_up = under_way<SetUp>(view.flow);
    if (!setting_up) return true;
    return setting_up->step > SetUp::Step::first_player && !is(view.flow.ask, AskKind::first_player);
}

// What a turn has come to: the quarry to be rewarded, the district to be paid, the shop that exchanges.
void show_turn(const Rules& rules, const View& view, Show& show) {
    const OpenTable& t = view.table;
    const auto turn = under_way<Turn>(view.flow);
    show.add("setting_up", t.set_up == 0);
    show.add("turn", t.turn);
    show.add("round", t.turn == 0 ? 0 : (t.turn - 1) / rules.seats + 1);
    show.add("rounds", rules.rounds());
    show.add("ending", t.ending != 0);
    show.add("last_turns", t.last_turns);
    show.add("first", first_is_known(view) ? std::optional(Fertility::seat_id(rules, t.first)) : std::nullopt);
    show.add("active", turn ? std::optional(Fertility::seat_id(rules, turn->seat)) : std::nullopt);
    const auto placing = under_way<PlaceTile>(view.flow);
    const bool rewarded = placing && is(view.flow.ask, AskKind::quarry);
    show.add("quarry", rewarded ? cell_or_none(placing->quarries.first()) : std::nullopt);
    show.name("building");
    const auto building = under_way<BuildDistrict>(view.flow);
    if (building && is(view.flow.ask, AskKind::pay))
        show.object([&] {
            show.add("district", district_id(building->district));
            show.add("due", building->due);
        });
    else
        show.nothing();
    const auto supplying = under_way<SupplyShops>(view.flow);
    const bool exchanging = supplying && is(view.flow.ask, AskKind::exchange);
    show.add("exchange", exchanging ? std::optional(shop_name(supplying->source)) : std::nullopt);
}

}  // namespace

void Fertility::show_view(const Rules& rules, const View& view, Language language, Show& show) {
    const OpenTable& t = view.table;
    show_turn(rules, view, show);
    show_valley(rules, t.valley, show);
    show.add("stack", t.stack);
    show_tiles("pool", t.pool, show);
    show.list("display", [&] {
        for (const DistrictId district : t.display) show.word(district_id(district));
    });
    show_resources("stock", t.stock, show);
    show.list("players", [&] {
        for (Seat seat = 0; seat < rules.seats; ++seat)
            show.object([&] { show_player(rules, view, seat, language, show); });
    });
}

}  // namespace mehen::fertility
