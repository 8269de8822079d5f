// The procedures of Fertility as frames, the questions they ask, the answers and what they tell.
#pragma once

#include <cstdint>

#include "core/action.h"
#include "core/flow.h"
#include "core/question.h"
#include "games/fertility/rules.h"
#include "games/fertility/state.h"

namespace mehen::fertility {

using Table = mehen::Table<Rules, State>;

enum class AskKind : std::uint8_t {
    none,
    board,         // chance: the next valley board from the left
    start_cell,    // chance: two start symbols equally near the middle
    first_player,  // chance
    valley_tile,   // chance: the next tile of the stack
    district,      // chance: the next district tile
    metropolis,
    place,
    discard,
    quarry,
    build,
    pay,
    supply,
    exchange,
    refill,
    remove,
};
inline constexpr std::size_t ask_kinds = index_of(AskKind::remove) + 1;

// Arguments in brackets, in the order of Action::arg.
enum class ActionKind : std::uint8_t {
    none,
    board,        // [board, turned]
    start_cell,   // [cell]
    first,        // [seat]
    valley_tile,  // [pair]
    district,     // [district]
    metropolis,   // [board]
    place,        // [pair, direction, cell of the first scene]
    discard,      // [pair]
    gather,       // [resource]: from a new quarry
    monument,     // instead of gathering
    build,        // [district]
    skip,         // builds nothing this turn
    pay,          // [resource, or 4 for wheat]
    supply,       // [resource, shop]; wheat is parsed too, so that `explain` can say why not
    stop,         // supplies nothing more this turn
    exchange,     // [resource, shop]
    take,         // [pair]: from the pool to the reserve
    remove,       // [pair]: out of the game
};
inline constexpr std::uint8_t pay_wheat = 4;

// Arguments in brackets, in the order of Event::arg.
enum class EventKind : std::uint8_t {
    none,
    turn_begins,      // [round]
    placed,           // [pair, direction, cell]
    discarded,        // [pair]
    gathered,         // [resource, how many, Source]
    stock_empty,      // [resource, how many not received]
    wheat_gained,     // [how many, Source]
    wheat_lost,       // [how many]: the granary was full
    monument,         // [cell]
    built,            // [district, plot]
    paid,             // [resource or pay_wheat]
    supplied,         // [resource, shop, whose printing: the metropolis board or the district]
    shop_full,        // [shop, likewise]
    returned,         // [resource, how many]
    refilled,         // [pair]
    removed,          // [pair]
    pool_tile,        // [pair]
    district_opened,  // [district]
    last_round,
    metropolis,  // [board]
    first,
};
enum class Source : std::uint8_t { contact, field, symbol, quarry, shop };

enum class FrameId : std::uint8_t { none, course, setup, turn, place_tile, build_district, supply_shops, end_of_turn };

// The whole game: set-up, then turns until everybody has had the last one.
struct Course {
    static constexpr FrameId id = FrameId::course;
    enum class Step : std::uint8_t { set_up, first_turn, turns } step;
    Seat seat;  // whose turn it is
};

struct SetUp {
    static constexpr FrameId id = FrameId::setup;
    static constexpr bool sets_up = true;
    enum class Step : std::uint8_t { boards, start_tile, first_player, reserves, pool, metropolises, districts } step;
    std::uint8_t count;  // how many of the present step are done
};

struct Turn {
    static constexpr FrameId id = FrameId::turn;
    enum class Step : std::uint8_t { place, build, supply, end, over } step;
    Seat seat;
};

struct PlaceTile {
    static constexpr FrameId id = FrameId::place_tile;
    enum class Step : std::uint8_t { choose, quarries };
    Cells quarries;  // closed by this tile, reward still to come
    Step step;
    Seat seat;
    std::uint8_t unused[6];
};

struct BuildDistrict {
    static constexpr FrameId id = FrameId::build_district;
    enum class Step : std::uint8_t { choose, pay, place, skipped } step;
    Seat seat;
    DistrictId district;
    std::uint8_t due;  // pieces still to pay
};

struct SupplyShops {
    static constexpr FrameId id = FrameId::supply_shops;
    enum class Step : std::uint8_t { supply, exchange } step;
    Seat seat;
    std::uint8_t source;   // the exchange shop that was filled
    std::uint8_t stopped;  // 1: the player supplies nothing more
};

struct EndOfTurn {
    static constexpr FrameId id = FrameId::end_of_turn;
    enum class Step : std::uint8_t { leftovers, reserve, remove, pool, district } step;
    Seat seat;
};

Flow run(Table& table, Course& frame);
Flow run(Table& table, SetUp& frame);
Flow run(Table& table, Turn& frame);
Flow run(Table& table, PlaceTile& frame);
Flow run(Table& table, BuildDistrict& frame);
Flow run(Table& table, SupplyShops& frame);
Flow run(Table& table, EndOfTurn& frame);

void outcomes(const Rules& rules, const State& s, const SetUp& frame, OutcomeList& out);
void outcomes(const Rules& rules, const State& s, const EndOfTurn& frame, OutcomeList& out);
Action sample(const Rules& rules, const State& s, const SetUp& frame, Rng& rng);
Action sample(const Rules& rules, const State& s, const EndOfTurn& frame, Rng& rng);

Answered answer(Table& table, SetUp& frame, Seat seat, Action action);
Answered answer(Table& table, PlaceTile& frame, Seat seat, Action action);
Answered answer(Table& table, BuildDistrict& frame, Seat seat, Action action);
Answered answer(Table& table, SupplyShops& frame, Seat seat, Action action);
Answered answer(Table& table, EndOfTurn& frame, Seat seat, Action action);

// What may be answered, and why not: each question beside what its answers do.
template <class Frame>
using Asked = mehen::AtQuestion<Rules, State, Frame>;
template <class Frame>
using Answering = mehen::InAnswer<Table, Frame>;
using Block = mehen::QuestionBlock<Rules, State>;
namespace blocks {
extern const Block metropolis;        // setup.cpp
extern const Block place, quarry;     // place.cpp
extern const Block build, pay;        // build.cpp
extern const Block supply, exchange;  // supply.cpp
extern const Block refill, remove;    // turn.cpp
}  // namespace blocks

// Shared by set-up and end of turn: the stacks are counts, a draw is an answer of chance.
void valley_tile_outcomes(const OpenTable& t, OutcomeList& out);
void district_outcomes(const OpenTable& t, OutcomeList& out);
Action sample_valley_tile(const OpenTable& t, Rng& rng);
Action sample_district(const OpenTable& t, Rng& rng);
PairId draw_valley_tile(OpenTable& t, Action action);
void open_district(Table& table, Action action);

}  // namespace mehen::fertility
