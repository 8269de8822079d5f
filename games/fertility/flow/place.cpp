// Phase 1: place a valley tile and gather [fertility.place, fertility.gather].
#include <algorithm>

#include "games/fertility/flow/frames.h"
#include "games/fertility/metropolis.h"
#include "games/fertility/placement.h"
#include "games/fertility/reasons.h"

namespace mehen::fertility {

namespace {

using Step = PlaceTile::Step;

// How many answers the placing question has, counted up to 2: none forces a discard, a single one is no question.
int count_placements(const Player& player, const Placements& placements, Action& only_one) {
    int found = 0;
    PairId last = none;
    for (const PairId pair : player.reserve) {
        if (pair == last) continue;  // the reserve is sorted
        last = pair;
        for (std::size_t d = 0; d < directions_of(pair); ++d) {
            const Cells cells = placements.first_cells(pair, static_cast<Direction>(d));
            if (cells.empty()) continue;
            only_one = make_action(ActionKind::place, pair, d, cells.first());
            found += cells.count();
            if (found > 1) return found;
        }
    }
    return found;
}

void gather(Table& table, Seat seat, std::size_t resource, int count, Source source) {
    if (count == 0) return;
    OpenTable& t = table.s.table;
    const int received = std::min<int>(count, t.stock[resource]);  // what the stock has run out of is not received
    take_from(t.stock[resource], received);
    add_to(t.player[seat].loose[resource], received);
    const unsigned r = as_byte(resource);
    if (received > 0) table.tell(make_event(EventKind::gathered, seat, r, received, source));
    if (received < count) table.tell(make_event(EventKind::stock_empty, seat, r, count - received));
}

// Lays the tile and gathers by contact, wheat fields and symbols; leaves the quarries it closed in the frame.
void lay_tile(Table& table, PlaceTile& frame, Action action) {
    Valley& valley = table.s.table.valley;
    const PairId pair = action[0];
    const auto direction = static_cast<Direction>(action[1]);
    const Cell first = action[2];
    const Cell second = step(first, direction);
    const Harvest harvest = harvest_of(valley, pair, direction, first, table.rules.quarry_needs_corners);
    table.s.table.player[frame.seat].reserve.remove(pair);
    table.tell(make_event(EventKind::placed, frame.seat, pair, action[1], first));

    const Cells tile = only(first) | only(second);
    valley.free = valley.free.without(tile);
    for (Cells& symbol : valley.symbol) symbol = symbol.without(tile);
    valley.scene[index_of(pairs[pair].first)].add(first);
    valley.scene[index_of(pairs[pair].second)].add(second);
    const bool lying = direction == Direction::right || direction == Direction::left;
    (lying ? valley.joined_right : valley.joined_down).add(std::min(first, second));

    for (std::size_t r = 0; r < resource_count; ++r) gather(table, frame.seat, r, harvest.contacts[r], Source::contact);
    gain_wheat(table, frame.seat, harvest.wheat, Source::field);
    for (std::size_t r = 0; r < resource_count; ++r) gather(table, frame.seat, r, harvest.symbols[r], Source::symbol);
    frame.quarries = harvest.quarries;
}

void discard(Table& table, Seat seat, PairId pair) {
    table.s.table.player[seat].reserve.remove(pair);
    table.tell(make_event(EventKind::discarded, seat, pair));
}

// --- Which tile is placed, and where

using AtPlace = Asked<PlaceTile>;
using InPlace = Answering<PlaceTile>;

const Player& player_of(const AtPlace& at) {
    return at.s.table.player[at.frame.seat];
}

// Of a place where a tile may not lie. The last reason is what is left.
Refusal why_not_there(const AtPlace& at, Direction direction, Cell first) {
    const int columns = at.rules.columns();
    if (column_of(first) >= columns || !inside(first, direction, columns))
        return because(Reason::off_the_valley, SectionId::place);
    const Valley& valley = at.s.table.valley;
    const Cells tiles = valley.scene[0] | valley.scene[1] | valley.scene[2] | valley.scene[3];
    const Cell second = step(first, direction);
    for (const Cell cell : {first, second}) {
        if (valley.wheat.has(cell)) return because(Reason::on_wheat, SectionId::place);
        if (tiles.has(cell)) return because(Reason::on_a_tile, SectionId::place);
        if (!valley.free.has(cell)) return because(Reason::on_water, SectionId::place);
    }
    if (((only(first) | only(second)).neighbours() & tiles).empty())
        return because(Reason::touches_no_tile, SectionId::match);
    return because(Reason::no_identical_scene, SectionId::match);
}

struct LayTile : AnswerOf<ActionKind::place, 3> {
    using Set = WideBits;  // of cells

    template <class Pairs>
    static void narrow(const AtPlace& at, Pairs& pairs) {
        pairs.only(bits_of(player_of(at).reserve), said(Reason::not_in_reserve, SectionId::place));
    }
    template <class Directions>
    static void narrow(const AtPlace&, PairId pair, Directions& directions) {
        directions.only(first_bits(directions_of(pair)),
                        [&](unsigned) { return because(Reason::same_the_other_way, SectionId::place, pair); });
    }
    template <class Firsts>
    static void narrow(const AtPlace& at, PairId pair, Element direction, Firsts& cells) {
        const auto towards = static_cast<Direction>(direction);
        const Cells first = Placements(at.s.table.valley).first_cells(pair, towards);
        cells.only(WideBits{first.word[0], first.word[1]},
                   [&](unsigned cell) { return why_not_there(at, towards, Cell::of(cell)); });
    }

    // The same, by hand: what the placements of all tiles share is worked out once. A tile that lies to the left or
    // upwards is one that lies to the right or downwards from its other cell, the scenes exchanged.
    static void list(const AtPlace& at, ActionList& out) {
        const Valley& valley = at.s.table.valley;
        const Placements placements(valley);
        std::array<Cells, resource_count> on_the_right{};
        std::array<Cells, resource_count> below{};
        for (std::size_t r = 0; r < resource_count; ++r) {
            on_the_right[r] = placements.match[r].seen_towards(Direction::right);
            below[r] = placements.match[r].seen_towards(Direction::down);
        }
        const Cells& lying = placements.room[index_of(Direction::right)];
        const Cells& standing = placements.room[index_of(Direction::down)];
        Action* const first = out.room_for(most_placements + placements_at_once);
        Action* next = first;
        each_bit(bits_of(player_of(at).reserve), [&](PairId pair) {
            const auto x = index_of(pairs[pair].first);
            const auto y = index_of(pairs[pair].second);
            const Cells& match_x = placements.match[x];
            const Cells& match_y = placements.match[y];
            next = write(lying & (match_x | on_the_right[y]), pair, Direction::right, 0, next);
            next = write(standing & (match_x | below[y]), pair, Direction::down, 0, next);
            if (x == y) return;
            next = write(lying & (match_y | on_the_right[x]), pair, Direction::left, rows, next);
            next = write(standing & (match_y | below[x]), pair, Direction::up, 1, next);
        });
        out.count_in(index_of(next - first));
    }
    static Answered take(InPlace& in, Action action) {
        lay_tile(in.table, in.frame, action);
        return Answered::finished;
    }

private:
    // An answer for each cell; the first scene lies so many cells after it. How many cells there are nobody can
    // foresee, so they are written three at a time: what is too much is written over.
    MEHEN_NARROWING static Action* write(const Cells& cells, PairId pair, Direction direction, unsigned after,
                                         Action* next) {
        const std::uint64_t action = make_action(ActionKind::place, pair, direction).bits();
        for (std::size_t i = 0; i < 2; ++i) {
            const std::uint64_t base = action + ((64 * i + after) << cell_shift);
            std::uint64_t left = cells.word[i];
            Action* const end = next + std::popcount(left);
            while (next < end)
                for (std::size_t k = 0; k < placements_at_once; ++k, left &= left - 1)
                    *next++ = Action::of_bits(base + (first_of(left) << cell_shift));
            next = end;
        }
        return next;
    }
    static std::uint64_t first_of(std::uint64_t cells) {
        constexpr std::uint64_t last = std::uint64_t{1} << 63;  // taken where none is left, and then not counted
        return static_cast<std::uint64_t>(std::countr_zero(cells | last));
    }
    static constexpr unsigned cell_shift = 24;  // of Action::arg[2], behind the kind and two arguments
};

// Only if no tile fits: then the question is which.
struct DiscardTile : AnswerOf<ActionKind::discard, 1> {
    template <class Pairs>
    static void narrow(const AtPlace& at, Pairs& pairs) {
        const auto& reserve = player_of(at).reserve;
        pairs.unless([&] { return is(at.s.flow.ask, AskKind::place); },
                     [&](unsigned) {
                         const Placements placements(at.s.table.valley);
                         const auto fitting = std::find_if(reserve.begin(), reserve.end(),
                                                           [&](PairId pair) { return placements.fits(pair); });
                         return because(Reason::a_tile_fits, SectionId::discard, *fitting);
                     });
        pairs.only(bits_of(reserve), said(Reason::not_in_reserve, SectionId::discard));
    }
    static Answered take(InPlace& in, Action action) {
        discard(in.table, in.frame.seat, action[0]);
        return Answered::finished;
    }
};

// --- What a quarry gives

void take_quarry_reward(Table& table, PlaceTile& frame, Action action) {
    OpenTable& t = table.s.table;
    const Cell quarry = frame.quarries.first();
    frame.quarries.remove(quarry);
    if (is(action, ActionKind::gather)) {
        gather(table, frame.seat, action[0], 1, Source::quarry);
        return;
    }
    --t.player[frame.seat].monuments;
    t.valley.monument[frame.seat].add(quarry);
    table.tell(make_event(EventKind::monument, frame.seat, quarry));
}

struct GatherFromQuarry : AnswerOf<ActionKind::gather, 1> {
    template <class Kinds>
    static void narrow(const AtPlace& at, Kinds& kinds) {
        kinds.only(first_bits(resource_count), plain(Reason::wheat_is_no_resource, SectionId::quarry));
        kinds.only(kinds_in(at.s.table.stock), said(Reason::stock_is_empty, SectionId::stock));
    }
    static Answered take(InPlace& in, Action action) {
        take_quarry_reward(in.table, in.frame, action);
        return Answered::finished;
    }
};

struct PutMonument : AnswerOf<ActionKind::monument, 0> {
    template <class Only>
    static void narrow(const AtPlace& at, Only& only) {
        only.unless([&] { return player_of(at).monuments == 0; }, plain(Reason::no_monument_left, SectionId::quarry));
    }
    static Answered take(InPlace& in, Action action) { return GatherFromQuarry::take(in, action); }
};

using WhereToPlace = Question<LayTile, DiscardTile>;
using AtQuarry = Question<GatherFromQuarry, PutMonument>;

}  // namespace

Flow run(Table& table, PlaceTile& frame) {
    OpenTable& t = table.s.table;
    const Player& player = t.player[frame.seat];
    switch (frame.step) {
        case Step::choose: {
            frame.step = Step::quarries;
            if (has_several_placements(t.valley, player.reserve[0])) return ask_seat(table, frame.seat, AskKind::place);
            Action only_one{};
            const int found = count_placements(player, Placements(t.valley), only_one);
            if (found > 1) return ask_seat(table, frame.seat, AskKind::place);
            if (found == 1) {
                lay_tile(table, frame, only_one);
                return Flow::next;
            }
            // None of the three fits: one of them is discarded.
            if (player.reserve[0] != player.reserve[player.reserve.size() - 1])
                return ask_seat(table, frame.seat, AskKind::discard);
            discard(table, frame.seat, player.reserve[0]);
            return Flow::next;
        }
        case Step::quarries: {  // one reward for each
            if (frame.quarries.empty()) return Flow::done;
            Buffer<Action, resource_count + 1> choices;
            AtQuarry::list(AtPlace{table.rules, table.s, frame, frame.seat}, choices);
            if (choices.size() > 1) return ask_seat(table, frame.seat, AskKind::quarry);
            if (choices.size() == 1)
                take_quarry_reward(table, frame, choices[0]);
            else
                frame.quarries.remove(frame.quarries.first());
            return Flow::next;
        }
    }
    return Flow::done;
}

constexpr Block blocks::place = make_block<WhereToPlace, PlaceTile, Rules, State>();
constexpr Block blocks::quarry = make_block<AtQuarry, PlaceTile, Rules, State>();

Answered answer(Table& table, PlaceTile& frame, Seat seat, Action action) {
    InPlace in{table, frame, seat};
    return Question<LayTile, DiscardTile, GatherFromQuarry, PutMonument>::take(in, action);
}

}  // namespace mehen::fertility
