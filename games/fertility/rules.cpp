#include "games/fertility/rules.h"

#include "games/fertility/metropolis.h"

namespace mehen::fertility {

namespace {

BoardCells cells_of(const ValleyBoard& board, bool turned) {
    BoardCells result;
    for (std::size_t i = 0; i < board.cells.size(); ++i) {
        const std::size_t at = turned ? board.cells.size() - 1 - i : i;
        const Cell cell = cell_at(fit<int>(at % board_columns), fit<int>(at / board_columns));
        const char code = board.cells[i];
        if (code == 'W') result.wheat.add(cell);
        if (code == 'W' || code == '~') continue;
        result.free.add(cell);
        if (code == 'S') result.start.add(cell);
        const std::size_t resource = std::string_view("ACPG").find(code);
        if (resource != std::string_view::npos) result.symbol[resource].add(cell);
    }
    return result;
}

OpenShops open_shops(std::span<const Shop> shops) {
    OpenShops result{};
    for (std::size_t i = 0; i < shops.size(); ++i)
        for (std::size_t r = 0; r < resource_count; ++r)
            if (need_for(shops[i], 0, r) >= 0) result[r] = as_byte(result[r] | (1U << i));
    return result;
}

}  // namespace

bool make_rules(const Setup& setup, PackVisitor* pack, Rules& rules) {
    const auto option = [&](Option which) { return setup.option[index_of(which)]; };
    rules = Rules{};
    rules.components = printed;
    rules.seats = as_byte(setup.seats);
    rules.two_player_variant = option(Option::variant) == 1 && setup.seats == 2;  // see check_setup
    rules.equal_pairs = option(Option::tiles) == 1;
    rules.quarry_needs_corners = option(Option::quarry) == 0;
    rules.random_first = option(Option::first) == 0;
    if (pack != nullptr) visit(*pack, rules.components);
    if (pack != nullptr && pack->failed()) return false;

    const Components& box = rules.components;
    for (std::size_t i = 0; i < max_boards; ++i)
        for (std::size_t turned = 0; turned < 2; ++turned)
            rules.board_cells[i][turned] = cells_of(box.valley[i], turned != 0);
    for (std::size_t i = 0; i < district_count; ++i)
        rules.district_shops[i] = open_shops(std::span(box.district[i].shop).first(box.district[i].shop_count));
    for (std::size_t i = 0; i < metropolis_count; ++i) rules.metropolis_shops[i] = open_shops(box.metropolis[i].shop);
    return true;
}

}  // namespace mehen::fertility
