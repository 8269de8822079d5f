#include "games/fertility/game.h"

#include <algorithm>
#include <numeric>

#include "games/fertility/metropolis.h"
#include "games/fertility/placement.h"
#include "games/fertility/scoring.h"
#include "games/fertility/words.h"

namespace mehen::fertility {

static_assert(Edition<Fertility>);

namespace {

constexpr std::array<std::string_view, 2> variant_values = {"standard", "two-player"};
constexpr std::array<std::string_view, 2> tiles_values = {"different", "pairs"};
constexpr std::array<std::string_view, 2> quarry_values = {"eight", "four"};
constexpr std::array<std::string_view, 2> first_values = {"random", "1"};

constexpr std::array<Text, 2> variant_titles = {
    {{"standard", "standardowy", "standard"}, {"for two players", "dla dwóch graczy", "per due giocatori"}}};
constexpr std::array<Text, 2> tiles_titles = {{{"always different", "zawsze różne", "sempre diverse"},
                                               {"may be the same", "mogą być jednakowe", "possono essere uguali"}}};
constexpr std::array<Text, 2> quarry_titles = {{{"on all eight sides", "z ośmiu stron", "su tutti gli otto lati"},
                                                {"on its four edges", "z czterech boków", "sui quattro bordi"}}};
constexpr std::array<Text, 2> first_titles = {
    {{"drawn at random", "losowo", "a caso"}, {"seat 1", "miejsce 1", "il posto 1"}}};

constexpr std::array<OptionSpec, 4> options = {{
    {"variant",
     variant_values,
     0,
     {"Variant", "Wariant", "Variante"},
     variant_titles,
     {"for two players: a tile of the pool is removed each turn", "dla dwóch graczy: co turę usuwa się płytkę z puli",
      "per due giocatori: ogni turno si toglie una tessera dall'offerta"}},
    {"tiles",
     tiles_values,
     0,
     {"Scenes on a tile", "Ilustracje na płytce", "Scene su una tessera"},
     tiles_titles,
     {"whether the two scenes of a tile may be the same", "czy dwie ilustracje na płytce mogą być jednakowe",
      "se le due scene di una tessera possono essere uguali"}},
    {"quarry",
     quarry_values,
     0,
     {"Closed quarry", "Zamknięty kamieniołom", "Cava chiusa"},
     quarry_titles,
     {"where tiles must lie around a quarry to close it",
      "gdzie wokół kamieniołomu muszą leżeć płytki, by był zamknięty",
      "dove attorno a una cava devono esserci tessere perché sia chiusa"}},
    {"first",
     first_values,
     0,
     {"Who begins", "Kto zaczyna", "Chi inizia"},
     first_titles,
     {"who takes the first turn", "kto gra pierwszą turę", "chi gioca il primo turno"}},
}};

// The pieces in a shop are ones that it needs; counts them.
bool pieces_agree(const Shop* shop, unsigned supplied, std::array<std::uint8_t, resource_count>& in_shops) {
    for (std::size_t need = 0; supplied != 0; ++need, supplied >>= 4U) {
        const unsigned piece = supplied & 15U;
        if (piece == 0) continue;
        if (shop == nullptr || need >= shop->need_count || piece > resource_count) return false;
        if (shop->need[need] != any_resource && shop->need[need] != piece - 1) return false;
        ++in_shops[piece - 1];
    }
    return true;
}

bool shops_agree(const Rules& rules, const Player& player) {
    std::array<std::uint8_t, resource_count> in_shops{};
    for (std::size_t i = 0; i < max_shops; ++i) {
        const Shop* const shop = shop_of(rules, player, i);
        if (!pieces_agree(shop, player.supplied[i], in_shops)) return false;
        // As numbers: comparing truth values, g++ 12.2 at -O3 takes equal ones for different.
        for (std::size_t r = 0; r < resource_count; ++r) {
            const unsigned open = shop != nullptr && need_for(*shop, player.supplied[i], r) >= 0 ? 1 : 0;
            if (open != ((player.open_for[r] >> i) & 1U)) return false;
        }
    }
    return in_shops == player.in_shops;
}

}  // namespace

const GameFacts& Fertility::facts() {
    static const GameFacts facts = {
        .id = "fertility",
        .title = {"Fertility", "Dolina Nilu", "Fertility"},
        .about =
            {"Place tiles along the Nile, gather what the valley gives, and supply the shops of your metropolis.",
             "Układaj płytki nad Nilem, zbieraj dary doliny i zaopatruj sklepy swojej metropolii.",
             "Piazza tessere lungo il Nilo, raccogli i doni della valle e rifornisci i negozi della tua metropoli."},
        .min_seats = 2,
        .max_seats = 4,
        .rules_revision = 2,
        .sample = false,
        .secrets = false,
        .options = options,
        .sections = sections(),
    };
    return facts;
}

Message Fertility::check_setup(const Setup& setup) {
    static constexpr Text variant_seats = {"variant=two-player needs 2 seats, not {0}",
                                           "variant=two-player wymaga 2 miejsc, nie {0}",
                                           "variant=two-player richiede 2 posti, non {0}"};
    const bool variant = setup.option[index_of(Option::variant)] == 1;
    return variant && setup.seats != 2 ? Message(variant_seats, setup.seats) : Message();
}

void Fertility::lay_out(const Rules& rules, State& s) {
    OpenTable& t = s.table;
    t.valley.start = none;
    t.unseen_districts = (std::uint64_t{1} << district_count) - 1;
    t.unseen = rules.tiles();
    t.stock.fill(rules.components.stock);
    for (Player& player : t.player) {
        player.metropolis = none;
        player.monuments = rules.components.monuments;
    }
}

Result Fertility::result(const Rules& rules, const State& s) {
    return standing(rules, s.table);
}

int Fertility::house_versions(const Rules& rules) {
    const Components& box = rules.components;
    int count = (rules.equal_pairs ? box.with_equal_house : box.different_house) ? 1 : 0;
    count += (box.granary_house ? 1 : 0) + (box.statues_house ? 1 : 0);
    for (const auto& row : box.valley) count += row.house ? 1 : 0;
    for (const auto& row : box.district) count += row.house ? 1 : 0;
    for (const auto& row : box.metropolis) count += row.house ? 1 : 0;
    return count;
}

bool Fertility::invariant_holds(const Rules& rules, const State& s) {
    const OpenTable& t = s.table;
    for (std::size_t r = 0; r < resource_count; ++r) {
        int pieces = t.stock[r];
        for (const Player& player : t.player) pieces += player.loose[r] + player.in_shops[r];
        if (pieces != rules.components.stock) return false;
    }
    int drawn = rules.tiles_in_play() - t.stack;
    if (t.turn == 0 && t.stack == 0) drawn = 0;  // the stack is not there yet
    const int unseen = std::accumulate(t.unseen.begin(), t.unseen.end(), 0);
    if (unseen + drawn != fit<int>(valley_tiles)) return false;

    std::size_t districts = count_bits(t.unseen_districts) + t.display.size();
    Cells covered{};
    for (std::size_t i = 0; i < resource_count; ++i) {
        if (!(t.valley.scene[i] & t.valley.free).empty()) return false;
        if (!(t.valley.symbol[i] & t.valley.scene[i]).empty()) return false;
        covered = covered | t.valley.scene[i];
    }
    if (!(covered & t.valley.wheat).empty()) return false;
    for (std::size_t seat = 0; seat < max_players; ++seat) {
        const Player& player = t.player[seat];
        districts += player.district.size();
        if (player.wheat > rules.granary_top() || player.reserve.size() > reserve_size) return false;
        if (player.monuments + t.valley.monument[seat].count() != rules.components.monuments) return false;
        if (!t.valley.monument[seat].without(closed_cells(t.valley.free, rules.quarry_needs_corners)).empty())
            return false;
        if (!shops_agree(rules, player)) return false;
    }
    return districts == district_count;
}

}  // namespace mehen::fertility
