// The box for programs: what does not change during a match.
#include "games/fertility/show.h"

namespace mehen::fertility {

namespace {

template <class Name>
void show_named(std::string_view name, std::span<const std::string_view> ids, Show& show, Name&& words) {
    show.list(name, [&] {
        for (std::size_t i = 0; i < ids.size(); ++i)
            show.object([&] {
                show.add("id", ids[i]);
                show.add("name", words(i));
            });
    });
}

void show_shop(const Shop& shop, Language language, Show& show) {
    show.list("needs", [&] {
        for (std::size_t need = 0; need < shop.need_count; ++need) show.word(resource_ids[shop.need[need]]);
    });
    show.add("benefit", benefit_ids[index_of(shop.benefit)]);
    show.add("amount", shop.amount);
    const bool specialist = shop.benefit == Benefit::specialist;
    show.add("resource", specialist ? std::optional(resource_ids[shop.resource]) : std::nullopt);
    show.list("offers", [&] {  // of an exchange
        for (std::size_t r = 0; r < resource_count; ++r)
            if (((unsigned{shop.kinds} >> r) & 1U) != 0) show.word(resource_ids[r]);
    });
    show.list("statues", [&] {
        for (std::size_t i = 0; i < shop.statue_count; ++i) show.word(deity_ids[shop.statue[i]]);
    });
    show.add("text", shop_rule(shop, language));
}

void show_shops(std::span<const Shop> shops, Language language, Show& show) {
    show.list("shops", [&] {
        for (const Shop& shop : shops) show.object([&] { show_shop(shop, language, show); });
    });
}

void show_boards(const Components& box, Show& show) {
    show.list("boards", [&] {
        for (BoardId i = 0; i < max_boards; ++i)
            show.object([&] {
                show.add("id", board_id(i));
                show.list("cells", [&] {
                    for (std::size_t row = 0; row < rows; ++row)
                        show.word({box.valley[i].cells.data() + row * board_columns, std::size_t{board_columns}});
                });
                show.add("house", box.valley[i].house);
            });
    });
}

void show_metropolises(const Components& box, Language language, Show& show) {
    show.list("metropolises", [&] {
        for (MetropolisId i = 0; i < metropolis_count; ++i)
            show.object([&] {
                show.add("id", metropolis_id(i));
                show.add("name", metropolis_name(i, language));
                show_shops(box.metropolis[i].shop, language, show);
                show.add("house", box.metropolis[i].house);
            });
    });
    show.list("districts", [&] {
        for (DistrictId i = 0; i < district_count; ++i) {
            const District& row = box.district[i];
            show.object([&] {
                show.add("id", district_id(i));
                show.add("name", district_name(i)[language]);
                show.add("cost", row.cost);
                show_shops(std::span(row.shop).first(row.shop_count), language, show);
                show.add("house", row.house);
            });
        }
    });
}

void show_valley_tiles(const Rules& rules, Language language, Show& show) {
    show.list("tiles", [&] {
        for (PairId i = 0; i < pair_count; ++i) {
            if (rules.tiles()[i] == 0) continue;
            show.object([&] {
                show.add("id", pair_ids[i]);
                show.add("name", pair_name(i, language));
                show.list("scenes", [&] {
                    for (const Resource scene : {pairs[i].first, pairs[i].second})
                        show.word(resource_ids[index_of(scene)]);
                });
                show.add("copies", rules.tiles()[i]);
            });
        }
    });
}

void show_tables(const Components& box, Show& show) {
    show.list("granary", [&] {
        for (std::size_t i = 0; i < box.granary_size; ++i) show.value(box.granary[i]);
    });
    show.list("statues", [&] {
        for (std::size_t i = 0; i <= box.deities; ++i) show.value(box.statues[i]);
    });
    show.add("most_monuments", box.most_monuments);
    show.add("second_monuments", box.second_monuments);
    show.add("monuments", box.monuments);
    show.add("plots", box.plots);
    show.add("stock", box.stock);
}

}  // namespace

void Fertility::show_components(const Rules& rules, Language language, Show& show) {
    const Components& box = rules.components;
    show.add("columns", rules.columns());
    show.add("rows", rows);
    show.add("rounds", rules.rounds());
    show_named("resources", std::span(resource_ids).first(resource_count), show,
               [&](std::size_t i) { return resource_name(i)[language]; });
    show_named("deities", std::span(deity_ids).first(box.deities), show,
               [&](std::size_t i) { return deity_name(i)[language]; });
    show_tables(box, show);
    show_boards(box, show);
    show_valley_tiles(rules, language, show);
    show_metropolises(box, language, show);
}

}  // namespace mehen::fertility
