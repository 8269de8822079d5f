// Setting up the table [fertility.setup].
#include <cmath>
#include <set>

#include "games/fertility/tests/table.h"

namespace mehen::fertility::test {
namespace {

// A table that has just been started: chance is asked for the first valley board.
Position started(const Rules& rules) {
    Position p(rules);
    Fertility::start(rules, p.s, &p.log);
    return p;
}

// Answers chance with its first outcome until a seat is asked.
Position dealt(int seats, std::string_view options = "") {
    Position p = started(rules_with(seats, options));
    p.draw_by_chance();
    return p;
}

struct Count {
    int seats;
    const char* options;
    int tiles;
    int boards;
};
constexpr std::array<Count, 4> counts = {{
    {2, "", 24, 3},
    {3, "", 35, 3},
    {4, "", 46, 4},
    {2, "variant=two-player", 39, 3},
}};

TEST(FertilitySetup, ValleyTilesAndBoardsByNumberOfPlayers) {
    for (const Count& count : counts) {
        const Rules rules = rules_with(count.seats, count.options);
        EXPECT_EQ(rules.tiles_in_play(), count.tiles);
        EXPECT_EQ(rules.boards(), count.boards);
        Position p = dealt(count.seats, count.options);
        EXPECT_EQ(p.table().stack, count.tiles - 3 * count.seats - 3);
        int laid = 0;
        for (const std::uint8_t board : p.table().valley.board) laid += board != 0 ? 1 : 0;
        EXPECT_EQ(laid, count.boards);
    }
}

TEST(FertilitySetup, ThreeTilesInEachReserveAndThreeInThePool) {
    for (const Count& count : counts) {
        Position p = dealt(count.seats, count.options);
        for (Seat seat = 0; seat < count.seats; ++seat) EXPECT_EQ(p.player(seat).reserve.size(), 3U);
        for (std::size_t seat = static_cast<std::size_t>(count.seats); seat < max_players; ++seat)
            EXPECT_TRUE(p.table().player[seat].reserve.empty());
        EXPECT_EQ(p.table().pool.size(), 3U);
    }
}

TEST(FertilitySetup, StockGranaryAndMonumentsAtTheStart) {
    Position p = dealt(4);
    for (const std::uint8_t pieces : p.table().stock) EXPECT_EQ(pieces, 20);
    for (Seat seat = 0; seat < 4; ++seat) {
        EXPECT_EQ(p.player(seat).wheat, 0);
        EXPECT_EQ(p.player(seat).monuments, 4);
        EXPECT_TRUE(p.player(seat).district.empty());
        EXPECT_EQ(p.loose_of(seat), "");
    }
}

TEST(FertilitySetup, FourDistrictsLieOpen) {
    Position p = dealt(2);
    p.answer("metropolis 1").answer("metropolis 2").draw_by_chance();
    EXPECT_EQ(p.table().display.size(), 4U);
    EXPECT_EQ(std::popcount(p.table().unseen_districts), 36);
    EXPECT_EQ(p.asked(), AskKind::place);
    EXPECT_TRUE(Fertility::invariant_holds(p.rules, p.s));
}

TEST(FertilitySetup, EveryBoardBothWaysRoundIsEquallyLikely) {
    Position p = started(rules_with(3));
    for (const std::size_t expected : {8U, 6U, 4U}) {
        Buffer<Outcome, Fertility::max_outcomes> outcomes;
        Fertility::outcomes(p.rules, p.s, outcomes);
        EXPECT_EQ(outcomes.size(), expected);
        for (const Outcome& outcome : outcomes) EXPECT_EQ(outcome.weight, 1U);
        p.answer(p.legal().front());
    }
    EXPECT_NE(p.asked(), AskKind::board);
}

TEST(FertilitySetup, BoardsLieSideBySideAsPrinted) {
    Position p = started(rules_with(2));
    p.answer("board 2").answer("board 1").answer("board 4");
    const Valley& valley = p.table().valley;
    // Board 2 starts with ~~.. / ...G, board 1 with ..W. / .A.., board 4 ends with ..P.
    EXPECT_FALSE(valley.free.has(cell_at(0, 0)));
    EXPECT_FALSE(valley.wheat.has(cell_at(0, 0)));
    EXPECT_TRUE(valley.symbol[resource_of('G')].has(cell_at(3, 1)));
    EXPECT_TRUE(valley.wheat.has(cell_at(4 + 2, 0)));
    EXPECT_TRUE(valley.symbol[resource_of('A')].has(cell_at(4 + 1, 1)));
    EXPECT_TRUE(valley.symbol[resource_of('P')].has(cell_at(8 + 2, 7)));
}

TEST(FertilitySetup, ABoardMayBeTurnedByHalf) {
    const Rules rules = rules_with(4);
    for (MetropolisId board = 0; board < max_boards; ++board) {
        Position p = started(rules);
        p.answer("board " + std::to_string(board + 1) + " turned");
        const auto& printed_cells = rules.components.valley[board].cells;
        for (int column = 0; column < board_columns; ++column)
            for (int row = 0; row < rows; ++row) {
                const auto from =
                    static_cast<std::size_t>((rows - 1 - row) * board_columns + board_columns - 1 - column);
                const char code = printed_cells[from];
                const Cell cell = cell_at(column, row);
                EXPECT_EQ(p.table().valley.wheat.has(cell), code == 'W');
                EXPECT_EQ(p.table().valley.free.has(cell), code != 'W' && code != '~');
                for (std::size_t r = 0; r < resource_count; ++r)
                    EXPECT_EQ(p.table().valley.symbol[r].has(cell), code == "ACPG"[r]);
            }
    }
}

// The start symbols nearest the middle, measured from the drawing with plain geometry.
std::set<Cell> nearest_symbols(const Rules& rules, const Valley& valley) {
    std::set<Cell> nearest;
    double best = 1e9;
    for (int column = 0; column < rules.columns(); ++column)
        for (int row = 0; row < rows; ++row) {
            const std::uint8_t laid = valley.board[static_cast<std::size_t>(column / board_columns)];
            const bool turned = laid >= 8;
            const int inside_column = turned ? board_columns - 1 - column % board_columns : column % board_columns;
            const int inside_row = turned ? rows - 1 - row : row;
            const auto& cells = rules.components.valley[(laid & 7U) - 1U].cells;
            if (cells[static_cast<std::size_t>(inside_row * board_columns + inside_column)] != 'S') continue;
            const double distance = std::hypot(column + 0.5 - rules.columns() / 2.0, row + 0.5 - rows / 2.0);
            if (distance < best - 1e-9) nearest.clear();
            if (distance < best + 1e-9) {
                best = std::min(best, distance);
                nearest.insert(cell_at(column, row));
            }
        }
    return nearest;
}

// Calls `each` with every order and every half-turn of the boards laid.
template <class Each>
void for_each_valley(const Position& p, Each&& each) {
    if (p.asked() != AskKind::board) return each(p);
    for (const std::string& board : p.legal()) {
        Position next = p;
        for_each_valley(next.answer(board), each);
    }
}

TEST(FertilitySetup, StartTileLiesOnTheSymbolNearestTheMiddle) {
    for (const int seats : {2, 4}) {
        int ties = 0;
        for_each_valley(started(rules_with(seats)), [&](Position p) {
            const std::set<Cell> nearest = nearest_symbols(p.rules, p.table().valley);
            if (nearest.size() > 1) {
                ++ties;
                EXPECT_EQ(p.asked(), AskKind::start_cell);
                std::set<Cell> offered;
                for (const Action& action : p.legal_actions()) offered.insert(action[0]);
                EXPECT_EQ(offered, nearest);
                p.answer(p.legal().front());
            }
            const Valley& valley = p.table().valley;
            EXPECT_TRUE(nearest.contains(valley.start));
            EXPECT_FALSE(valley.free.has(valley.start));
            for (std::size_t r = 0; r < resource_count; ++r) EXPECT_EQ(valley.scene[r], only(valley.start));
        });
        EXPECT_EQ(ties > 0, seats == 4) << "with three boards one of the house boards lies in the middle";
    }
}

TEST(FertilitySetup, StartTileTieIsDrawnByChance) {
    Position p = started(rules_with(4));
    // The middle lies between the second and the third board: their start symbols are equally near.
    p.answer("board 1").answer("board 2").answer("board 3 turned").answer("board 4");
    ASSERT_EQ(p.asked(), AskKind::start_cell);
    EXPECT_EQ(p.legal(), (std::vector<std::string>{"start f5", "start k4"}));
    p.answer("start k4");
    EXPECT_EQ(cell_name(p.table().valley.start), "k4");
    EXPECT_TRUE(p.table().valley.free.has(cell_at(5, 4))) << "the other start symbol is plain desert";
}

// Two claims of the house boards: nothing is closed in before the first tile, and the desert hangs together.
TEST(FertilitySetup, InEveryValleyTheDesertIsOneAreaWithoutAClosedCell) {
    for (const int seats : {2, 4})
        for_each_valley(started(rules_with(seats)), [](Position p) {
            if (p.asked() == AskKind::start_cell) p.answer(p.legal().front());
            const Valley& valley = p.table().valley;
            const Cells desert = valley.free | only(valley.start);
            EXPECT_TRUE(closed_cells(valley.free, true).empty());
            Cells reached = only(desert.first());
            for (Cells before{}; before != reached;) {
                before = reached;
                reached = reached | (reached.neighbours() & desert);
            }
            EXPECT_EQ(reached, desert);
        });
}

TEST(FertilitySetup, TilesAreDrawnByTheirNumbers) {
    Position p = started(rules_with(2, "first=1"));
    while (p.asked() != AskKind::valley_tile) p.answer(p.legal().front());
    Buffer<Outcome, Fertility::max_outcomes> outcomes;
    Fertility::outcomes(p.rules, p.s, outcomes);
    std::uint32_t total = 0;
    for (const Outcome& outcome : outcomes) {
        EXPECT_EQ(outcome.weight, printed.different[outcome.action.arg[0]]);
        total += outcome.weight;
    }
    EXPECT_EQ(total, 50U);  // the tiles out of the game are unseen too: each is as likely as any
    p.answer("tile ac");
    Buffer<Outcome, Fertility::max_outcomes> after;
    Fertility::outcomes(p.rules, p.s, after);
    EXPECT_EQ(after[0].weight, printed.different[pair_of("ac")] - 1U);
}

TEST(FertilitySetup, ReservesAndPoolAreOpen) {
    Position p = dealt(3);
    for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}, spectator}) {
        const View view = Fertility::observe(p.rules, p.s, viewer);
        for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(view.table.player[seat].reserve, p.player(seat).reserve);
        EXPECT_EQ(view.table.pool, p.table().pool);
    }
}

TEST(FertilitySetup, FirstPlayerIsDrawnUnlessSeatOneBegins) {
    Position drawn = started(rules_with(3));
    while (drawn.asked() != AskKind::first_player) drawn.answer(drawn.legal().front());
    EXPECT_EQ(drawn.legal().size(), 3U);
    drawn.answer("first sphinx").draw_by_chance();
    EXPECT_EQ(drawn.asked_seat(), 2);

    Position fixed = dealt(3, "first=1");
    EXPECT_EQ(fixed.asked(), AskKind::metropolis);
    EXPECT_EQ(fixed.asked_seat(), 0);
}

TEST(FertilitySetup, MetropolisesArePickedFromTheFirstPlayerOnBeforeDistrictsOpen) {
    Position p = started(rules_with(3));
    while (p.asked() != AskKind::first_player) p.answer(p.legal().front());
    p.answer("first pyramid").draw_by_chance();
    for (const Seat seat : {Seat{1}, Seat{2}, Seat{0}}) {
        ASSERT_EQ(p.asked(), AskKind::metropolis);
        EXPECT_EQ(p.asked_seat(), seat);
        EXPECT_TRUE(p.table().display.empty());
        EXPECT_EQ(p.refusal("metropolis 3"), seat == 1 ? Reason::legal : Reason::metropolis_taken);
        p.answer("metropolis " + std::to_string(seat == 1 ? 3 : seat == 2 ? 1 : 4));
    }
    EXPECT_EQ(p.asked(), AskKind::district);
    p.draw_by_chance();
    EXPECT_EQ(p.player(1).metropolis, 2);
    EXPECT_EQ(p.player(2).metropolis, 0);
    EXPECT_EQ(p.player(0).metropolis, 3);
    EXPECT_EQ(p.asked_seat(), 1) << "the first player begins";
}

TEST(FertilitySetup, TheLastOfFourPlayersTakesTheMetropolisLeftOver) {
    Position p = dealt(4, "first=1");
    p.answer("metropolis 2").answer("metropolis 4").answer("metropolis 1");
    EXPECT_EQ(p.asked(), AskKind::district);
    EXPECT_EQ(p.player(3).metropolis, 2);
}

TEST(FertilitySetup, TheKindOfMonumentGoesWithTheSeat) {
    const Rules rules = rules_with(4);
    const std::array<std::string_view, 4> kinds = {"obelisk", "pyramid", "sphinx", "temple"};
    for (Seat seat = 0; seat < 4; ++seat) EXPECT_EQ(Fertility::seat_id(rules, seat), kinds[seat]);
}

}  // namespace
}  // namespace mehen::fertility::test
