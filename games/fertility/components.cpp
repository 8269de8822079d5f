// The tables of the box. Rows marked `house` are our own: no public source tells what is printed there,
// only the totals, the shapes and the worked examples they fit. `mehen pack fertility` prints them for an
// owner of the box to correct.
#include "games/fertility/components.h"

namespace mehen::fertility {

namespace {

constexpr std::uint8_t A = 0;
constexpr std::uint8_t C = 1;
constexpr std::uint8_t P = 2;
constexpr std::uint8_t G = 3;
constexpr std::uint8_t any = any_resource;

constexpr std::uint8_t ptah = 0;
constexpr std::uint8_t hathor = 1;
constexpr std::uint8_t thoth = 2;
constexpr std::uint8_t osiris = 3;
constexpr std::uint8_t ra = 4;

struct Needs {
    std::uint8_t count;
    std::array<std::uint8_t, max_needs> of;
};
template <class... Each>
constexpr Needs needs(Each... each) {
    return {sizeof...(Each), {each...}};
}

constexpr Shop general(Needs n, std::uint8_t debens) {
    return {n.count, n.of, Benefit::debens, debens, 0, 0, 0, {}};
}
constexpr Shop specialist(Needs n, std::uint8_t each, std::uint8_t resource) {
    return {n.count, n.of, Benefit::specialist, each, resource, 0, 0, {}};
}
constexpr Shop wheat(Needs n, std::uint8_t amount) {
    return {n.count, n.of, Benefit::wheat, amount, 0, 0, 0, {}};
}
constexpr Shop exchange(Needs n) {  // one of the three other kinds
    const auto others = as_byte(15U & ~(1U << n.of[0]));
    return {n.count, n.of, Benefit::exchange, 0, 0, others, 0, {}};
}
constexpr Shop statue(Needs n, std::uint8_t deity) {
    return {n.count, n.of, Benefit::statue, 0, 0, 0, 1, {deity, 0}};
}
constexpr Shop statues(Needs n, std::uint8_t one, std::uint8_t two) {
    return {n.count, n.of, Benefit::statue, 0, 0, 0, 2, {one, two}};
}

constexpr bool house = true;
constexpr District row(std::uint8_t cost, Shop a) {
    return {cost, 1, {a}, house};
}
constexpr District row(std::uint8_t cost, Shop a, Shop b) {
    return {cost, 2, {a, b}, house};
}
constexpr District row(std::uint8_t cost, Shop a, Shop b, Shop c) {
    return {cost, 3, {a, b, c}, house};
}

constexpr std::array<char, rows * board_columns> drawn(std::string_view cells) {
    std::array<char, rows * board_columns> result{};
    std::size_t at = 0;
    for (const char c : cells)
        if (c != ' ') result[at++] = c;
    return result;
}

// Ten families of four, one for each leading resource.
constexpr std::array<Text, 10> families = {{
    {"Two stalls", "Dwa kramy", "Due banchi"},
    {"Grand specialist", "Wielki specjalista", "Grande specialista"},
    {"Specialist", "Specjalista", "Specialista"},
    {"Small specialist", "Mały specjalista", "Piccolo specialista"},
    {"Shrine", "Kapliczka", "Sacello"},
    {"Open shrine", "Otwarta kapliczka", "Sacello aperto"},
    {"Twin shrine", "Podwójna kapliczka", "Doppio sacello"},
    {"Great stall", "Wielki kram", "Grande banco"},
    {"Three mills", "Trzy młyny", "Tre mulini"},
    {"Exchange", "Targ wymiany", "Mercato di scambio"},
}};

constexpr std::array<std::string_view, district_count> district_ids = {
    "D01", "D02", "D03", "D04", "D05", "D06", "D07", "D08", "D09", "D10", "D11", "D12", "D13", "D14",
    "D15", "D16", "D17", "D18", "D19", "D20", "D21", "D22", "D23", "D24", "D25", "D26", "D27", "D28",
    "D29", "D30", "D31", "D32", "D33", "D34", "D35", "D36", "D37", "D38", "D39", "D40"};

}  // namespace

std::string_view district_id(DistrictId district) {
    return district_ids[district];
}
const Text& district_name(DistrictId district) {
    return families[district / 4];
}

constinit const Components printed = {
    .valley = {{
        {drawn("..W. .A.. ~... ..SC .W.. P..~ ...~ W.G."), house},
        {drawn("~~.. ...G .W.. A... .S.W ..~. C... ..WP"), house},
        {drawn(".W.. ...P G.~. ..~. WS.. ...A .~.. ..CW"), house},
        {drawn("C..~ ..W. .... W.SA .... ~G.. ~.W. ..P."), house},
    }},
    //            aa ac ap ag cc cp cg pp pg gg
    .different = {0, 9, 8, 8, 0, 8, 8, 0, 9, 0},
    .different_house = house,
    .with_equal = {5, 5, 5, 5, 5, 5, 5, 5, 5, 5},
    .with_equal_house = house,
    .district = {{
        row(2, general(needs(A), 5), general(needs(C), 5)),                  // D01
        row(2, general(needs(C), 5), general(needs(P), 5)),                  // D02
        row(2, general(needs(P), 5), general(needs(G), 5)),                  // D03
        row(2, general(needs(G), 5), general(needs(A), 5)),                  // D04
        row(2, specialist(needs(A, A, A), 3, A)),                            // D05
        row(2, specialist(needs(C, C, C), 3, C)),                            // D06
        row(2, specialist(needs(P, P, P), 3, P)),                            // D07
        row(2, specialist(needs(G, G, G), 3, G)),                            // D08
        row(1, specialist(needs(A, A), 2, A), general(needs(any), 2)),       // D09
        row(1, specialist(needs(C, C), 2, C), general(needs(any), 2)),       // D10
        row(1, specialist(needs(P, P), 2, P), general(needs(any), 2)),       // D11
        row(1, specialist(needs(G, G), 2, G), general(needs(any), 2)),       // D12
        row(0, specialist(needs(A), 1, A), general(needs(A, C), 4)),         // D13
        row(0, specialist(needs(C), 1, C), general(needs(C, P), 4)),         // D14
        row(0, specialist(needs(P), 1, P), general(needs(P, G), 4)),         // D15
        row(0, specialist(needs(G), 1, G), general(needs(G, A), 4)),         // D16
        row(1, statue(needs(A), ptah), wheat(needs(C), 1)),                  // D17
        row(1, statue(needs(C), hathor), wheat(needs(P), 1)),                // D18
        row(1, statue(needs(P), thoth), wheat(needs(G), 1)),                 // D19
        row(1, statue(needs(G), osiris), wheat(needs(A), 1)),                // D20
        row(0, statue(needs(A, P), any_deity), general(needs(any), 2)),      // D21
        row(0, statue(needs(C, G), any_deity), general(needs(any), 2)),      // D22
        row(0, statue(needs(P, A), any_deity), general(needs(any), 2)),      // D23
        row(0, statue(needs(G, C), any_deity), general(needs(any), 2)),      // D24
        row(1, statues(needs(A, C), ra, thoth), wheat(needs(G), 1)),         // D25
        row(1, statues(needs(C, P), ra, osiris), wheat(needs(A), 1)),        // D26
        row(1, statues(needs(P, G), ra, ptah), wheat(needs(C), 1)),          // D27
        row(1, statues(needs(G, A), ra, hathor), wheat(needs(P), 1)),        // D28
        row(0, general(needs(A, A, C), 7)),                                  // D29
        row(0, general(needs(C, C, P), 7)),                                  // D30
        row(0, general(needs(P, P, G), 7)),                                  // D31
        row(0, general(needs(G, G, A), 7)),                                  // D32
        row(2, wheat(needs(A), 1), wheat(needs(C), 1), wheat(needs(P), 1)),  // D33
        row(2, wheat(needs(C), 1), wheat(needs(P), 1), wheat(needs(G), 1)),  // D34
        row(2, wheat(needs(P), 1), wheat(needs(G), 1), wheat(needs(A), 1)),  // D35
        row(2, wheat(needs(G), 1), wheat(needs(A), 1), wheat(needs(C), 1)),  // D36
        row(1, exchange(needs(A)), general(needs(C, P, G), 9)),              // D37
        row(1, exchange(needs(C)), general(needs(P, G, A), 9)),              // D38
        row(1, exchange(needs(P)), general(needs(G, A, C), 9)),              // D39
        row(1, exchange(needs(G)), general(needs(A, C, P), 9)),              // D40
    }},
    .metropolis = {{
        {{general(needs(any), 2), wheat(needs(G), 1), general(needs(A, C), 4), general(needs(P, P), 5)}, house},
        {{general(needs(any), 2), wheat(needs(A), 1), general(needs(C, P), 4), general(needs(G, G), 5)}, house},
        {{general(needs(any), 2), wheat(needs(C), 1), general(needs(P, G), 4), general(needs(A, A), 5)}, house},
        {{general(needs(any), 2), wheat(needs(P), 1), general(needs(G, A), 4), general(needs(C, C), 5)}, house},
    }},
    .granary = {0, 1, 3, 6, 10, 14, 18, 23, 26, 29, 32, 34, 36, 38, 40},
    .granary_size = 15,
    .granary_house = house,
    .statues = {0, 4, 7, 10, 14, 19},
    .deities = 5,
    .statues_house = house,
    .tiles_in_play = {24, 35, 46},
    .tiles_in_play_variant = 39,
    .stock = 20,
    .monuments = 4,
    .display = 4,
    .plots = 7,
    .most_monuments = 15,
    .second_monuments = 7,
};

}  // namespace mehen::fertility
