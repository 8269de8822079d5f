// Setting up the table [fertility.setup].
#include "games/fertility/flow/frames.h"
#include "games/fertility/metropolis.h"
#include "games/fertility/placement.h"
#include "games/fertility/reasons.h"

namespace mehen::fertility {

namespace {

using Step = SetUp::Step;

// Puts a printed board beside those already there; `turned` is a half-turn.
void lay_board(const Rules& rules, Valley& valley, std::size_t position, BoardId board, bool turned) {
    const int columns = fit<int>(position) * board_columns;
    const BoardCells& cells = rules.board_cells[board][turned ? 1 : 0];
    valley.board[position] = as_byte(1 + board + (turned ? 8 : 0));
    valley.free = valley.free | cells.free.moved_right(columns);
    valley.wheat = valley.wheat | cells.wheat.moved_right(columns);
    for (std::size_t r = 0; r < resource_count; ++r)
        valley.symbol[r] = valley.symbol[r] | cells.symbol[r].moved_right(columns);
}

// The start symbols nearest the middle of the valley: one, or several equally near.
Cells nearest_start_symbols(const Rules& rules, const Valley& valley) {
    Cells nearest{};
    int best = 0;
    for (std::size_t position = 0; position < index_of(rules.boards()); ++position) {
        const auto board = BoardId::of((valley.board[position] & 7U) - 1U);
        const Cells& start = rules.board_cells[board][valley.board[position] >= 8 ? 1 : 0].start;
        start.moved_right(fit<int>(position) * board_columns).for_each([&](Cell cell) {
            const int dx = 2 * column_of(cell) - (rules.columns() - 1);  // doubled, so that the middle is whole
            const int dy = 2 * row_of(cell) - (rows - 1);
            const int distance = dx * dx + dy * dy;
            if (!nearest.empty() && distance > best) return;
            if (distance < best) nearest = Cells{};
            best = distance;
            nearest.add(cell);
        });
    }
    return nearest;
}

void lay_start_tile(Valley& valley, Cell cell) {
    valley.start = cell;
    valley.free.remove(cell);
    for (std::size_t r = 0; r < resource_count; ++r) {
        valley.scene[r].add(cell);  // it shows all four resources
        valley.symbol[r].remove(cell);
    }
}

Flow next_step(SetUp& frame, Step step) {
    frame = {.step = step, .count = 0};
    return Flow::next;
}

}  // namespace

Flow run(Table& table, SetUp& frame) {
    const Rules& rules = table.rules;
    OpenTable& t = table.s.table;
    switch (frame.step) {
        case Step::boards:  // side by side in any order, either way round
            if (frame.count < rules.boards()) return ask_chance(table, AskKind::board);
            return next_step(frame, Step::start_tile);
        case Step::start_tile: {  // on the start symbol nearest the middle
            next_step(frame, Step::first_player);
            const Cells symbols = nearest_start_symbols(rules, t.valley);
            if (symbols.count() > 1) return ask_chance(table, AskKind::start_cell);
            lay_start_tile(t.valley, symbols.first());
            return Flow::next;
        }
        case Step::first_player:
            t.stack = rules.tiles_in_play();
            next_step(frame, Step::reserves);
            if (rules.random_first) return ask_chance(table, AskKind::first_player);
            return Flow::next;
        case Step::reserves:  // three tiles for each player
            if (frame.count < reserve_size * rules.seats) return ask_chance(table, AskKind::valley_tile);
            return next_step(frame, Step::pool);
        case Step::pool:  // three more lie open
            if (t.pool.size() < pool_size) return ask_chance(table, AskKind::valley_tile);
            return next_step(frame, Step::metropolises);
        case Step::metropolises:  // each picks a board; the last of four has no choice left
            if (frame.count < rules.seats) {
                const auto seat = Seat::of((t.first + frame.count) % rules.seats);
                if (metropolis_count - frame.count > 1) return ask_seat(table, seat, AskKind::metropolis);
                for (MetropolisId board = 0; board < metropolis_count; ++board)
                    if (!metropolis_taken(t, board)) take_metropolis(table, seat, board);
            }
            return next_step(frame, Step::districts);
        case Step::districts:
            if (t.display.size() < rules.components.display) return ask_chance(table, AskKind::district);
            t.set_up = 1;
            return Flow::done;
    }
    return Flow::done;
}

void outcomes(const Rules& rules, const State& s, const SetUp& frame, OutcomeList& out) {
    const OpenTable& t = s.table;
    const Ask& asked = s.flow.ask;
    if (is(asked, AskKind::board)) {
        for (BoardId board = 0; board < max_boards; ++board) {
            bool laid = false;
            for (std::size_t i = 0; i < frame.count; ++i) laid |= (t.valley.board[i] & 7U) == board + 1U;
            if (laid) continue;
            for (unsigned turned = 0; turned < 2; ++turned)
                out.push({make_action(ActionKind::board, board, turned), 1});
        }
    } else if (is(asked, AskKind::start_cell)) {
        nearest_start_symbols(rules, t.valley).for_each([&](Cell cell) {
            out.push({make_action(ActionKind::start_cell, cell), 1});
        });
    } else if (is(asked, AskKind::first_player)) {
        for (unsigned seat = 0; seat < rules.seats; ++seat) out.push({make_action(ActionKind::first, seat), 1});
    } else if (is(asked, AskKind::valley_tile)) {
        valley_tile_outcomes(t, out);
    } else {
        district_outcomes(t, out);
    }
}

namespace {

struct ChooseMetropolis : AnswerOf<ActionKind::metropolis, 1> {
    template <class Boards>
    static void narrow(const Asked<SetUp>& at, Boards& boards) {
        boards.sooner(first_bits(metropolis_count));
        boards.only_if([&](MetropolisId board) { return !metropolis_taken(at.s.table, board); },
                       said(Reason::metropolis_taken, SectionId::setup));
    }
};

}  // namespace

constexpr Block blocks::metropolis = make_block<Question<ChooseMetropolis>, SetUp, Rules, State>();

Answered answer(Table& table, SetUp& frame, Seat seat, Action action) {
    OpenTable& t = table.s.table;
    if (is(action, ActionKind::start_cell)) {
        lay_start_tile(t.valley, action[0]);
        return Answered::finished;
    }
    if (is(action, ActionKind::first)) {
        t.first = action[0];
        table.tell(make_event(EventKind::first, t.first));
        return Answered::finished;
    }
    if (is(action, ActionKind::board)) {
        lay_board(table.rules, t.valley, frame.count, action[0], action[1] != 0);
    } else if (is(action, ActionKind::valley_tile)) {
        const PairId pair = draw_valley_tile(t, action);
        const auto holder = Seat::of((t.first + frame.count / reserve_size) % table.rules.seats);
        if (frame.step == Step::pool)
            t.pool.insert_sorted(pair);
        else
            t.player[holder].reserve.insert_sorted(pair);
    } else if (is(action, ActionKind::metropolis)) {
        take_metropolis(table, seat, action[0]);
    } else {
        open_district(table, action);
    }
    ++frame.count;
    return Answered::finished;
}

void valley_tile_outcomes(const OpenTable& t, OutcomeList& out) {
    for (PairId pair = 0; pair < pair_count; ++pair)
        if (t.unseen[pair] > 0) out.push({make_action(ActionKind::valley_tile, pair), t.unseen[pair]});
}

void district_outcomes(const OpenTable& t, OutcomeList& out) {
    for (std::uint64_t left = t.unseen_districts; left != 0; left &= left - 1)
        out.push({make_action(ActionKind::district, lowest(left)), 1});
}

// The same draws as from the lists above, without writing these down.
Action sample_valley_tile(const OpenTable& t, Rng& rng) {
    std::uint32_t total = 0;
    for (const std::uint8_t count : t.unseen) total += count;
    std::uint32_t left = rng.below(total);
    PairId pair = 0;
    for (; left >= t.unseen[pair]; ++pair) left -= t.unseen[pair];
    return make_action(ActionKind::valley_tile, pair);
}

Action sample_district(const OpenTable& t, Rng& rng) {
    std::uint64_t unseen = t.unseen_districts;
    for (std::uint32_t left = rng.below(count_bits(unseen)); left > 0; --left) unseen &= unseen - 1;
    return make_action(ActionKind::district, lowest(unseen));
}

Action sample(const Rules& rules, const State& s, const SetUp& frame, Rng& rng) {
    if (is(s.flow.ask, AskKind::valley_tile)) return sample_valley_tile(s.table, rng);
    if (is(s.flow.ask, AskKind::district)) return sample_district(s.table, rng);
    Buffer<Outcome, cell_count> possible;  // a pack may put many start symbols equally near the middle
    outcomes(rules, s, frame, possible);
    return pick_outcome(possible, rng);
}

PairId draw_valley_tile(OpenTable& t, Action action) {
    const PairId pair = action[0];
    --t.unseen[pair];
    --t.stack;
    return pair;
}

void open_district(Table& table, Action action) {
    OpenTable& t = table.s.table;
    t.unseen_districts &= ~(std::uint64_t{1} << action[0]);
    t.display.push(action[0]);
    if (t.set_up != 0) table.tell(make_event(EventKind::district_opened, chance, action[0]));
}

}  // namespace mehen::fertility
