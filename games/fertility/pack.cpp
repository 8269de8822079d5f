// The tables as a walk over named fields: printed by `mehen pack`, replaced and checked by --pack.
#include <limits>
#include <numeric>

#include "games/fertility/rules.h"

namespace mehen::fertility {

namespace {

constexpr Text total_text = {"the numbers add up to {0}, but the box has {1} valley tiles",
                             "liczby dają razem {0}, a w pudełku jest {1} płytek doliny",
                             "i numeri danno in totale {0}, ma la scatola ha {1} tessere valle"};
constexpr Text start_text = {"a valley board needs at least one start symbol S",
                             "plansza doliny wymaga co najmniej jednego symbolu startowego S",
                             "una plancia valle richiede almeno un simbolo iniziale S"};
constexpr Text order_text = {"the values may not fall from one space to the next",
                             "wartości nie mogą maleć z pola na pole",
                             "i valori non possono calare da uno spazio al successivo"};
constexpr Text in_play_text = {"{0} tiles are too few: {1} are dealt at the start and one more is needed",
                               "{0} płytek to za mało: na początku rozdaje się {1} i potrzebna jest jeszcze jedna",
                               "{0} tessere sono troppo poche: {1} si danno all'inizio e ne serve ancora una"};
constexpr Text equal_scenes_text = {"tiles with two equal scenes belong to the table tiles_pairs, not here",
                                    "płytki z dwiema jednakowymi ilustracjami należą do tabeli tiles_pairs, nie tutaj",
                                    "le tessere con due scene uguali stanno nella tabella tiles_pairs, non qui"};
constexpr Text deity_text = {"deity {0} is not among the first {1}", "bóstwa {0} nie ma wśród pierwszych {1}",
                             "la divinità {0} non è fra le prime {1}"};
constexpr Text second_text = {"the second place may not be worth more than the first",
                              "drugie miejsce nie może być warte więcej niż pierwsze",
                              "il secondo posto non può valere più del primo"};

constexpr Text missing_text = {"must be given with the benefit {0}", "trzeba podać przy korzyści {0}",
                               "va indicato con il beneficio {0}"};
constexpr Text repeated_text = {"{0} appears twice", "{0} występuje dwa razy", "{0} compare due volte"};
constexpr Text new_shop_text = {"must be given for a new shop", "trzeba podać dla nowego sklepu",
                                "va indicato per un nuovo negozio"};

void byte(PackVisitor& pack, std::string_view name, std::uint8_t& value, int low, int high) {
    int number = value;
    pack.integer(name, number, low, high);
    value = as_byte(number);
}

template <class Chosen, std::size_t N>
void choice(PackVisitor& pack, std::string_view name, Chosen& value, const std::array<std::string_view, N>& names) {
    int number = as_byte(value);
    pack.choice(name, number, names);
    value = static_cast<Chosen>(number);
}

// A list of words, such as the needs of a shop.
template <std::size_t Capacity, std::size_t N>
void words(PackVisitor& pack, std::string_view name, std::uint8_t& count, std::array<std::uint8_t, Capacity>& list,
           int low, const std::array<std::string_view, N>& names) {
    int size = count;
    if (!pack.enter_list(name, size, low, fit<int>(Capacity))) return;
    count = as_byte(size);
    for (std::size_t i = 0; i < Capacity; ++i) {
        int number = i < count ? list[i] : 0;
        if (i < count) pack.choice_item(fit<int>(i), number, names);
        list[i] = as_byte(number);
    }
    pack.leave();
}

// A row of numbers from the first space on, such as the granary.
template <std::size_t Capacity>
void numbers(PackVisitor& pack, std::string_view name, int& size, std::array<std::uint8_t, Capacity>& list, int low) {
    if (!pack.enter_list(name, size, low, fit<int>(Capacity))) return;
    for (std::size_t i = 0; i < Capacity; ++i) {
        const bool used = fit<int>(i) < size;
        int number = used ? list[i] : 0;
        if (used) pack.integer_item(fit<int>(i), number, 0, 200);
        list[i] = as_byte(number);
    }
    pack.leave();
    for (int i = 1; i < size; ++i)
        if (list[index_of(i)] < list[index_of(i) - 1]) pack.refuse(name, Message(order_text));
}

constexpr std::array<std::string_view, resource_count> four_resources = {resource_ids[0], resource_ids[1],
                                                                         resource_ids[2], resource_ids[3]};

void exchange_kinds(PackVisitor& pack, std::uint8_t& kinds) {
    std::array<std::uint8_t, resource_count> list{};
    std::uint8_t count = 0;
    for (std::uint8_t r = 0; r < resource_count; ++r)
        if (((unsigned{kinds} >> r) & 1U) != 0) list[count++] = r;
    words(pack, "kinds", count, list, 1, four_resources);
    kinds = 0;
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t before = 0; before < i; ++before)
            if (list[before] == list[i]) pack.refuse("kinds", Message(repeated_text, four_resources[list[i]]));
    for (std::size_t i = 0; i < count; ++i) kinds = as_byte(kinds | (1U << list[i]));
}

// What a shop gives. After a change of benefit nothing of the old one is left, so all of the new one must be given.
void visit_benefit(PackVisitor& pack, Shop& shop) {
    constexpr auto not_given = std::numeric_limits<std::uint8_t>::max();
    const Benefit before = shop.benefit;
    choice(pack, "benefit", shop.benefit, benefit_ids);
    if (shop.benefit != before || shop.need_count == 0) {
        shop.amount = shop.resource = not_given;
        shop.kinds = shop.statue_count = 0;
        shop.statue = {};
    }
    const auto number = [&](std::string_view name, int low, int high) {
        byte(pack, name, shop.amount, low, high);
        if (shop.amount == not_given) pack.refuse(name, Message(missing_text, benefit_ids[index_of(shop.benefit)]));
    };
    const auto required = [&](std::string_view name, bool given) {
        if (!given) pack.refuse(name, Message(missing_text, benefit_ids[index_of(shop.benefit)]));
    };
    switch (shop.benefit) {
        case Benefit::debens: number("debens", 0, 50); break;
        case Benefit::wheat: number("wheat", 1, 10); break;
        case Benefit::specialist:
            number("debens", 0, 10);
            if (shop.resource == not_given) {
                shop.resource = resource_count;  // no valid choice: stays so unless the pack gives one
                choice(pack, "each", shop.resource, four_resources);
                required("each", shop.resource < resource_count);
            } else {
                choice(pack, "each", shop.resource, four_resources);
            }
            break;
        case Benefit::exchange:
            exchange_kinds(pack, shop.kinds);
            required("kinds", shop.kinds != 0);
            break;
        case Benefit::statue:
            words(pack, "statues", shop.statue_count, shop.statue, 1, deity_ids);
            required("statues", shop.statue_count != 0);
            break;
    }
    if (shop.benefit != Benefit::specialist) shop.resource = 0;
    if (shop.benefit == Benefit::exchange || shop.benefit == Benefit::statue) shop.amount = 0;
}

void visit_shop(PackVisitor& pack, Shop& shop) {
    const bool new_shop = shop.need_count == 0;
    std::uint8_t needs = shop.need_count;
    words(pack, "needs", needs, shop.need, 1, resource_ids);
    if (needs == 0) pack.refuse("needs", Message(new_shop_text));
    visit_benefit(pack, shop);  // looks whether the shop is new
    shop.need_count = needs;
    if (new_shop && needs == 0) shop = Shop{};
}

void visit_valley_board(PackVisitor& pack, ValleyBoard& board) {
    pack.grid("cells", board.cells, rows, board_columns, cell_codes);
    if (std::string_view(board.cells.data(), board.cells.size()).find('S') == std::string_view::npos)
        pack.refuse("cells", Message(start_text));
    pack.flag("house", board.house);
}

void visit_tiles(PackVisitor& pack, std::string_view name, std::array<std::uint8_t, pair_count>& tiles, bool& house,
                 bool equal_scenes) {
    if (!pack.enter(name)) return;
    for (PairId i = 0; i < pair_count; ++i) byte(pack, pair_ids[i], tiles[i], 0, fit<int>(valley_tiles));
    pack.flag("house", house);
    for (PairId i = 0; i < pair_count; ++i)
        if (!equal_scenes && pairs[i].first == pairs[i].second && tiles[i] > 0)
            pack.refuse(pair_ids[i], Message(equal_scenes_text));
    const int total = std::accumulate(tiles.begin(), tiles.end(), 0);
    if (total != fit<int>(valley_tiles)) pack.refuse("", Message(total_text, total, valley_tiles));
    pack.leave();
}

void visit_districts(PackVisitor& pack, Components& box) {
    if (!pack.enter("districts")) return;
    for (DistrictId i = 0; i < district_count; ++i) {
        District& row = box.district[i];
        if (!pack.enter(district_id(i))) continue;
        byte(pack, "cost", row.cost, 0, 10);
        int size = row.shop_count;
        if (pack.enter_list("shops", size, 1, fit<int>(max_district_shops))) {
            row.shop_count = as_byte(size);
            for (std::size_t k = 0; k < max_district_shops; ++k) {
                if (k >= row.shop_count) {
                    row.shop[k] = Shop{};
                    continue;
                }
                pack.enter_item(fit<int>(k));
                visit_shop(pack, row.shop[k]);
                pack.leave();
            }
            pack.leave();
        }
        pack.flag("house", row.house);
        pack.leave();
    }
    pack.leave();
}

void visit_metropolises(PackVisitor& pack, Components& box) {
    static constexpr std::array<std::string_view, metropolis_count> ids = {"metropolis-1", "metropolis-2",
                                                                           "metropolis-3", "metropolis-4"};
    if (!pack.enter("metropolises")) return;
    for (MetropolisId i = 0; i < metropolis_count; ++i) {
        if (!pack.enter(ids[i])) continue;
        int size = fit<int>(printed_shops);
        if (pack.enter_list("shops", size, size, size)) {
            for (std::size_t k = 0; k < printed_shops; ++k) {
                pack.enter_item(fit<int>(k));
                visit_shop(pack, box.metropolis[i].shop[k]);
                pack.leave();
            }
            pack.leave();
        }
        pack.flag("house", box.metropolis[i].house);
        pack.leave();
    }
    pack.leave();
}

// Every statue that a shop shows has its place in the table of statues.
void check_deities(PackVisitor& pack, const Components& box) {
    const auto check = [&](const std::string& where, std::size_t number, const Shop& shop) {
        for (std::size_t i = 0; i < shop.statue_count; ++i)
            if (shop.statue[i] != any_deity && shop.statue[i] >= box.deities)
                pack.refuse(where + ".shops[" + std::to_string(number) + "].statues",
                            Message(deity_text, deity_ids[shop.statue[i]], box.deities));
    };
    for (DistrictId i = 0; i < district_count; ++i)
        for (std::size_t k = 0; k < box.district[i].shop_count; ++k)
            check("districts." + std::string(district_id(i)), k, box.district[i].shop[k]);
    for (MetropolisId i = 0; i < metropolis_count; ++i)
        for (std::size_t k = 0; k < printed_shops; ++k)
            check("metropolises.metropolis-" + std::to_string(i + 1), k, box.metropolis[i].shop[k]);
}

void visit_numbers(PackVisitor& pack, Components& box) {
    if (!pack.enter("numbers")) return;
    const auto tiles = [&](std::string_view name, std::uint8_t& value, int seats) {
        byte(pack, name, value, 1, fit<int>(valley_tiles));
        const int dealt = reserve_size * seats + pool_size;
        if (value <= dealt) pack.refuse(name, Message(in_play_text, value, dealt));
    };
    tiles("tiles_2_players", box.tiles_in_play[0], 2);
    tiles("tiles_3_players", box.tiles_in_play[1], 3);
    tiles("tiles_4_players", box.tiles_in_play[2], 4);
    tiles("tiles_2_players_variant", box.tiles_in_play_variant, 2);
    byte(pack, "stock_of_each_resource", box.stock, 1, 60);
    byte(pack, "monuments_of_each_player", box.monuments, 0, fit<int>(max_monuments));
    byte(pack, "open_districts", box.display, 1, fit<int>(max_display));
    byte(pack, "plots", box.plots, 0, fit<int>(max_plots));
    byte(pack, "most_monuments", box.most_monuments, 0, 100);
    byte(pack, "second_monuments", box.second_monuments, 0, 100);
    if (box.second_monuments > box.most_monuments) pack.refuse("second_monuments", Message(second_text));
    pack.leave();
}

}  // namespace

void visit(PackVisitor& pack, Components& box) {
    visit_numbers(pack, box);
    static constexpr std::array<std::string_view, max_boards> boards = {"valley-1", "valley-2", "valley-3", "valley-4"};
    if (pack.enter("valley_boards")) {
        for (BoardId i = 0; i < max_boards; ++i) {
            if (!pack.enter(boards[i])) continue;
            visit_valley_board(pack, box.valley[i]);
            pack.leave();
        }
        pack.leave();
    }
    visit_tiles(pack, "tiles_different", box.different, box.different_house, false);
    visit_tiles(pack, "tiles_pairs", box.with_equal, box.with_equal_house, true);
    visit_districts(pack, box);
    visit_metropolises(pack, box);
    if (pack.enter("granary")) {
        int size = box.granary_size;
        numbers(pack, "debens", size, box.granary, 2);
        box.granary_size = as_byte(size);
        pack.flag("house", box.granary_house);
        pack.leave();
    }
    if (pack.enter("statues")) {
        int size = box.deities + 1;
        numbers(pack, "debens", size, box.statues, 2);
        box.deities = as_byte(size - 1);
        pack.flag("house", box.statues_house);
        pack.leave();
    }
    check_deities(pack, box);
}

}  // namespace mehen::fertility
