#include "games/fertility/nouns.h"

#include "games/fertility/game.h"
#include "games/fertility/words.h"

namespace mehen::fertility {

namespace {

constexpr std::array<std::string_view, direction_count> direction_ids = {"right", "down", "left", "up"};
constexpr std::array<std::string_view, 5> source_ids = {"contact", "field", "symbol", "quarry", "shop"};
static_assert(source_ids.size() == index_of(Source::shop) + 1);

// A field that holds a value, for programs, and its type: a definition in protocol/fertility.schema.json. In the order
// of Noun.
struct Field {
    std::string_view name;
    std::string_view type;
};
constexpr std::array<Field, index_of(Noun::number) + 1> fields = {{
    {"", ""},
    {"board", "BoardId"},
    {"turned", "Flag"},
    {"cell", "Cell"},
    {"seat", "SeatId"},
    {"tile", "TileId"},
    {"direction", "Direction"},
    {"district", "DistrictId"},
    {"metropolis", "MetropolisId"},
    {"resource", "ResourceId"},
    {"shop", "ShopId"},
    {"plot", "Count"},
    {"source", "Source"},
    {"count", "Count"},
}};
static_assert(fields[index_of(Noun::source)].name == "source");

}  // namespace

std::size_t count_of(const Rules&, Noun noun) {
    switch (noun) {
        case Noun::board: return max_boards;
        case Noun::turned: return 2;
        case Noun::cell: return cell_count;
        case Noun::seat: return max_players;
        case Noun::tile: return pair_count;
        case Noun::direction: return direction_count;
        case Noun::district: return district_count;
        case Noun::metropolis: return metropolis_count;
        case Noun::payment: return resource_count + 1;
        case Noun::shop: return max_shops;
        case Noun::plot: return max_plots;
        case Noun::source: return source_ids.size();
        case Noun::number: return 256;
        case Noun::nothing: break;
    }
    return 0;
}

std::string word_for(const Rules& rules, Noun noun, std::size_t value) {
    if (value >= count_of(rules, noun)) return {};
    switch (noun) {
        case Noun::board:
        case Noun::metropolis:
        case Noun::plot: return std::to_string(value + 1);
        case Noun::turned: return value == 0 ? std::string() : std::string(word_before(noun));
        case Noun::cell: return cell_name(Cell::of(value));
        case Noun::seat: return std::string(Fertility::seat_id(rules, Seat::of(value)));
        case Noun::tile: return std::string(pair_ids[value]);
        case Noun::direction: return std::string(direction_ids[value]);
        case Noun::district: return std::string(district_id(DistrictId::of(value)));
        case Noun::payment: return std::string(value == pay_wheat ? "wheat" : resource_ids[value]);
        case Noun::shop: return shop_name(value);
        case Noun::source: return std::string(source_ids[value]);
        case Noun::number: return std::to_string(value);
        case Noun::nothing: break;
    }
    return {};
}

std::string_view field_of(Noun noun) {
    return fields[index_of(noun)].name;
}

std::string_view type_of(Noun noun) {
    return fields[index_of(noun)].type;
}

void show_noun(const Rules& rules, Noun noun, Element value, std::string_view name, Show& show) {
    if (noun == Noun::turned) return show.add(name, value != 0);
    if (noun == Noun::number) return show.add(name, index_of(value));
    if (noun == Noun::plot) return show.add(name, value + 1);
    if (noun == Noun::board) return show.add(name, board_id(value));
    if (noun == Noun::metropolis) return show.add(name, metropolis_id(value));
    show.add(name, word_for(rules, noun, value));
}

}  // namespace mehen::fertility
