// What is printed on boards and tiles. The tables are data rows in components.cpp; a pack replaces any of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/id.h"
#include "core/text.h"
#include "games/fertility/cells.h"

namespace mehen::fertility {

using BoardId = Id<struct BoardTag>;  // of the valley
using MetropolisId = Id<struct MetropolisTag>;
using DistrictId = Id<struct DistrictTag>;
using PairId = Id<struct PairTag>;  // of scenes: a kind of valley tile

enum class Resource : std::uint8_t { alabaster, cattle, papyrus, grapes };
inline constexpr std::size_t resource_count = 4;
inline constexpr std::uint8_t any_resource = 4;  // only as the need of a shop
inline constexpr std::array<std::string_view, resource_count + 1> resource_ids = {"alabaster", "cattle", "papyrus",
                                                                                  "grapes", "any"};

// A valley tile is a pair of scenes; the smaller resource is its first scene.
inline constexpr std::size_t pair_count = 10;
struct Pair {
    Resource first;
    Resource second;
};
inline constexpr std::array<Pair, pair_count> pairs = {{
    {Resource::alabaster, Resource::alabaster},
    {Resource::alabaster, Resource::cattle},
    {Resource::alabaster, Resource::papyrus},
    {Resource::alabaster, Resource::grapes},
    {Resource::cattle, Resource::cattle},
    {Resource::cattle, Resource::papyrus},
    {Resource::cattle, Resource::grapes},
    {Resource::papyrus, Resource::papyrus},
    {Resource::papyrus, Resource::grapes},
    {Resource::grapes, Resource::grapes},
}};
inline constexpr std::array<std::string_view, pair_count> pair_ids = {"aa", "ac", "ap", "ag", "cc",
                                                                      "cp", "cg", "pp", "pg", "gg"};

enum class Benefit : std::uint8_t { debens, specialist, wheat, exchange, statue };
inline constexpr std::array<std::string_view, 5> benefit_ids = {"debens", "specialist", "wheat", "exchange", "statue"};

inline constexpr std::size_t max_deities = 8;
inline constexpr std::uint8_t any_deity = max_deities;
inline constexpr std::array<std::string_view, max_deities + 1> deity_ids = {"ptah", "hathor", "thoth",  "osiris", "ra",
                                                                            "isis", "horus",  "anubis", "any"};

inline constexpr std::size_t max_needs = 4;    // four bits each in `Player::supplied`
inline constexpr std::size_t max_statues = 2;  // the rulebook's example has a shop with two

struct Shop {
    std::uint8_t need_count;
    std::array<std::uint8_t, max_needs> need;  // a Resource or any_resource
    Benefit benefit;
    std::uint8_t amount;    // debens, debens per piece, or wheat
    std::uint8_t resource;  // specialist: whose pieces count
    std::uint8_t kinds;     // exchange: which resources, bit n = resource n
    std::uint8_t statue_count;
    std::array<std::uint8_t, max_statues> statue;  // a deity or any_deity

    friend constexpr bool operator==(const Shop&, const Shop&) = default;
};

inline constexpr std::size_t max_district_shops = 3;
inline constexpr std::size_t printed_shops = 4;
inline constexpr std::size_t max_plots = 7;
inline constexpr std::size_t max_shops = printed_shops + max_plots * max_district_shops;
inline constexpr std::size_t district_count = 40;
inline constexpr std::size_t metropolis_count = 4;
inline constexpr std::size_t max_display = 6;
inline constexpr std::size_t max_granary = 16;
inline constexpr std::size_t max_monuments = 8;

struct ValleyBoard {
    std::array<char, rows * board_columns> cells;  // row by row: . A C P G S W ~
    bool house;
};
inline constexpr std::string_view cell_codes = ".ACPGSW~";

struct District {
    std::uint8_t cost;
    std::uint8_t shop_count;
    std::array<Shop, max_district_shops> shop;
    bool house;
};

struct MetropolisBoard {
    std::array<Shop, printed_shops> shop;
    bool house;
};

// All printed values of the box, and the numbers of the rulebook's setup.
struct Components {
    std::array<ValleyBoard, max_boards> valley;
    std::array<std::uint8_t, pair_count> different;  // valley tiles of each pair, option tiles=different
    bool different_house;
    std::array<std::uint8_t, pair_count> with_equal;  // option tiles=pairs
    bool with_equal_house;
    std::array<District, district_count> district;
    std::array<MetropolisBoard, metropolis_count> metropolis;
    std::array<std::uint8_t, max_granary> granary;  // debens for 0, 1, 2 … wheat
    std::uint8_t granary_size;
    bool granary_house;
    std::array<std::uint8_t, max_deities + 1> statues;  // debens for 0, 1, 2 … different statues
    std::uint8_t deities;
    bool statues_house;
    std::array<std::uint8_t, 3> tiles_in_play;  // with 2, 3, 4 players
    std::uint8_t tiles_in_play_variant;
    std::uint8_t stock;      // pieces of each resource
    std::uint8_t monuments;  // pieces of each player
    std::uint8_t display;    // open district tiles
    std::uint8_t plots;      // empty places of a metropolis
    std::uint8_t most_monuments;
    std::uint8_t second_monuments;
};

extern const Components printed;

inline constexpr std::size_t valley_tiles = 50;
std::string_view district_id(DistrictId district);  // "D01" to "D40"
const Text& district_name(DistrictId district);     // the name of its family, ours

}  // namespace mehen::fertility
