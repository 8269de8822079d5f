// The parts every board is made of: two banks of the Nile and the Delta. No print names these areas but for the
// Delta temple and the Sanctuary; the other names are ours: short, so that the map can carry them, and each only once.
#pragma once

#include "games/kemet/box/components.h"

namespace mehen::kemet::printed {

// A city as a board's table writes it: three districts behind walls and the desert around them.
struct CityRow {
    std::array<std::string_view, 3> ids;
    std::array<Text, 3> names;
    std::string_view front_id;
    Text front_name;
};

inline constexpr CityRow city_nw = {
    {"nw-1", "nw-2", "nw-3"},
    {Text{"North-west city, district 1", "Miasto północno-zachodnie, dzielnica 1", "Città di nord-ovest, distretto 1"},
     Text{"North-west city, district 2", "Miasto północno-zachodnie, dzielnica 2", "Città di nord-ovest, distretto 2"},
     Text{"North-west city, district 3", "Miasto północno-zachodnie, dzielnica 3", "Città di nord-ovest, distretto 3"}},
    "nw-front",
    {"North desert", "Pustynia północna", "Deserto del nord"}};

inline constexpr CityRow city_cw = {
    {"cw-1", "cw-2", "cw-3"},
    {Text{"Mid-west city, district 1", "Miasto środkowo-zachodnie, dzielnica 1", "Città di centro-ovest, distretto 1"},
     Text{"Mid-west city, district 2", "Miasto środkowo-zachodnie, dzielnica 2", "Città di centro-ovest, distretto 2"},
     Text{"Mid-west city, district 3", "Miasto środkowo-zachodnie, dzielnica 3", "Città di centro-ovest, distretto 3"}},
    "cw-front",
    {"Inner desert", "Pustynia wewnętrzna", "Deserto interno"}};

inline constexpr CityRow city_sw = {
    {"sw-1", "sw-2", "sw-3"},
    {Text{"South-west city, district 1", "Miasto południowo-zachodnie, dzielnica 1", "Città di sud-ovest, distretto 1"},
     Text{"South-west city, district 2", "Miasto południowo-zachodnie, dzielnica 2", "Città di sud-ovest, distretto 2"},
     Text{"South-west city, district 3", "Miasto południowo-zachodnie, dzielnica 3",
          "Città di sud-ovest, distretto 3"}},
    "sw-front",
    {"South desert", "Pustynia południowa", "Deserto del sud"}};

inline constexpr CityRow city_ne = {
    {"ne-1", "ne-2", "ne-3"},
    {Text{"North-east city, district 1", "Miasto północno-wschodnie, dzielnica 1", "Città di nord-est, distretto 1"},
     Text{"North-east city, district 2", "Miasto północno-wschodnie, dzielnica 2", "Città di nord-est, distretto 2"},
     Text{"North-east city, district 3", "Miasto północno-wschodnie, dzielnica 3", "Città di nord-est, distretto 3"}},
    "ne-front",
    {"Red desert", "Czerwona pustynia", "Deserto rosso"}};

inline constexpr CityRow city_se = {
    {"se-1", "se-2", "se-3"},
    {Text{"South-east city, district 1", "Miasto południowo-wschodnie, dzielnica 1", "Città di sud-est, distretto 1"},
     Text{"South-east city, district 2", "Miasto południowo-wschodnie, dzielnica 2", "Città di sud-est, distretto 2"},
     Text{"South-east city, district 3", "Miasto południowo-wschodnie, dzielnica 3", "Città di sud-est, distretto 3"}},
    "se-front",
    {"Far desert", "Daleka pustynia", "Deserto lontano"}};

// Areas outside the cities.
inline constexpr Area nw_obelisk = {
    .id = "nw-obelisk", .obelisk = true, .name = {"Upper sands", "Górne piaski", "Sabbie alte"}};
inline constexpr Area sw_obelisk = {
    .id = "sw-obelisk", .obelisk = true, .name = {"Lower sands", "Dolne piaski", "Sabbie basse"}};
inline constexpr Area west_obelisk = {
    .id = "w-obelisk", .obelisk = true, .name = {"Western sands", "Zachodnie piaski", "Sabbie occidentali"}};
inline constexpr Area west_bank = {.id = "west-bank", .name = {"West bank", "Zachodni brzeg", "Riva occidentale"}};
inline constexpr Area west_temple = {.id = "west-temple",
                                     .kind = AreaKind::temple,
                                     .obelisk = true,
                                     .income = 2,
                                     .name = {"Sunset temple", "Świątynia Zmierzchu", "Tempio del Tramonto"}};
inline constexpr Area west_nile_temple = {.id = "west-nile-temple",
                                          .kind = AreaKind::temple,
                                          .obelisk = true,
                                          .income = 3,
                                          .name = {"Lotus temple", "Świątynia Lotosu", "Tempio del Loto"}};
inline constexpr Area east_obelisk = {
    .id = "e-obelisk", .obelisk = true, .name = {"Eastern sands", "Wschodnie piaski", "Sabbie orientali"}};
inline constexpr Area east_bank = {.id = "east-bank", .name = {"East bank", "Wschodni brzeg", "Riva orientale"}};
inline constexpr Area east_nile_temple = {.id = "east-nile-temple",
                                          .kind = AreaKind::temple,
                                          .obelisk = true,
                                          .income = 3,
                                          .name = {"Colossus temple", "Świątynia Kolosów", "Tempio dei Colossi"}};
inline constexpr Area east_temple = {.id = "east-temple",
                                     .kind = AreaKind::temple,
                                     .obelisk = true,
                                     .income = 2,
                                     .name = {"Sunrise temple", "Świątynia Świtu", "Tempio dell'Alba"}};
inline constexpr Area delta_desert = {.id = "delta-desert",
                                      .name = {"Delta desert", "Pustynia w Delcie", "Deserto del Delta"}};
inline constexpr Area delta_temple = {.id = "delta-temple",
                                      .kind = AreaKind::delta_temple,
                                      .obelisk = true,
                                      .income = 5,
                                      .name = {"Delta temple", "Świątynia w Delcie", "Tempio del Delta"}};
inline constexpr Area sanctuary = {
    .id = "sanctuary",
    .kind = AreaKind::sanctuary,
    .obelisk = true,
    .name = {"Sanctuary of All Gods", "Sanktuarium Bogów", "Santuario di Tutti gli Dèi"}};

constexpr AreaId area_at(const Board& board, std::string_view id) {
    std::size_t i = 0;
    while (board.areas[i].id != id) ++i;
    return AreaId::of(i);
}
constexpr Link link(const Board& board, std::string_view a, std::string_view b) {
    return {area_at(board, a), area_at(board, b)};
}

struct LinkRow {
    std::string_view a;
    std::string_view b;
};
template <std::size_t Count>
constexpr void join(Board& board, const LinkRow (&rows)[Count]) {
    for (const LinkRow& row : rows) board.land.add(link(board, row.a, row.b));
}

// Each district borders the other two and the desert around the city.
constexpr void add_city(Board& board, const CityRow& city) {
    const auto start = board.areas.size();
    const auto added = CityId::of(board.cities);
    for (std::size_t i = 0; i < city.ids.size(); ++i)
        board.areas.add({.id = city.ids[i], .kind = AreaKind::district, .city = added, .name = city.names[i]});
    board.areas.add({.id = city.front_id, .front = added, .name = city.front_name});
    const auto at = [&](std::size_t offset) { return AreaId::of(start + offset); };
    for (const Link& each : {Link{at(0), at(1)}, Link{at(0), at(2)}, Link{at(1), at(2)}, Link{at(0), at(3)},
                             Link{at(1), at(3)}, Link{at(2), at(3)}})
        board.land.add(each);
    ++board.cities;
}

constexpr void add_west_with_two_cities(Board& board) {
    add_city(board, city_nw);
    add_city(board, city_sw);
    board.areas.add(west_obelisk);
    board.areas.add(west_bank);
    board.areas.add(west_temple);
    board.areas.add(west_nile_temple);
    join(board, {{"nw-front", "w-obelisk"},
                 {"w-obelisk", "sw-front"},
                 {"nw-front", "west-bank"},
                 {"w-obelisk", "west-bank"},
                 {"sw-front", "west-bank"},
                 {"nw-front", "west-temple"},
                 {"w-obelisk", "west-temple"},
                 {"sw-front", "west-temple"},
                 {"west-bank", "west-nile-temple"}});
}

constexpr void add_west_with_three_cities(Board& board) {
    add_city(board, city_nw);
    add_city(board, city_cw);
    add_city(board, city_sw);
    board.areas.add(nw_obelisk);
    board.areas.add(sw_obelisk);
    board.areas.add(west_bank);
    board.areas.add(west_temple);
    board.areas.add(west_nile_temple);
    join(board, {{"nw-front", "nw-obelisk"},
                 {"nw-obelisk", "cw-front"},
                 {"cw-front", "sw-obelisk"},
                 {"sw-obelisk", "sw-front"},
                 {"nw-front", "west-bank"},
                 {"nw-obelisk", "west-bank"},
                 {"cw-front", "west-bank"},
                 {"sw-obelisk", "west-bank"},
                 {"sw-front", "west-bank"},
                 {"nw-front", "west-temple"},
                 {"nw-obelisk", "west-temple"},
                 {"cw-front", "west-temple"},
                 {"sw-obelisk", "west-temple"},
                 {"sw-front", "west-temple"},
                 {"west-bank", "west-nile-temple"}});
}

constexpr void add_east(Board& board) {
    add_city(board, city_ne);
    add_city(board, city_se);
    board.areas.add(east_obelisk);
    board.areas.add(east_bank);
    board.areas.add(east_nile_temple);
    board.areas.add(east_temple);
    join(board, {{"ne-front", "e-obelisk"},
                 {"e-obelisk", "se-front"},
                 {"ne-front", "east-bank"},
                 {"e-obelisk", "east-bank"},
                 {"se-front", "east-bank"},
                 {"ne-front", "east-temple"},
                 {"e-obelisk", "east-temple"},
                 {"se-front", "east-temple"},
                 {"east-bank", "east-nile-temple"}});
}

// Both banks as they are with so many players: the west with the middle city for odd numbers, the east from four on.
constexpr Board banks(std::uint8_t players) {
    Board board;
    board.players = players;
    if (players % 2 == 0)
        add_west_with_two_cities(board);
    else
        add_west_with_three_cities(board);
    if (players >= 4) add_east(board);
    return board;
}

}  // namespace mehen::kemet::printed
