// The fast rules of the valley against the plain ones. A grid of characters, written from the rulebook and fed with
// nothing but what the game tells, follows random games and must agree with every question and every gain.
#include "games/fertility/placement.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "core/any_game.h"
#include "games/fertility/game.h"

namespace mehen::fertility {
namespace {

#ifdef NDEBUG
constexpr std::uint64_t games = 20;
#else
constexpr std::uint64_t games = 3;
#endif

struct Place {
    int column;
    int row;
    friend auto operator<=>(const Place&, const Place&) = default;
};
constexpr std::array<Place, 4> steps = {{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};  // right, down, left, up
Place beside(Place place, Place step) {
    return {place.column + step.column, place.row + step.row};
}
Place place_of(std::uint8_t cell) {
    return {cell / 8, cell % 8};
}

// Desert '.', wheat 'W', water '~', scenes 'a' 'c' 'p' 'g', the start tile '*'; anything outside is '#'.
class Grid {
public:
    void lay_board(const Components& box, int position, int board, bool turned) {
        for (int row = 0; row < 8; ++row)
            for (int column = 0; column < 4; ++column) {
                const int from = turned ? (7 - row) * 4 + (3 - column) : row * 4 + column;
                const char code = box.valley[static_cast<std::size_t>(board)].cells[static_cast<std::size_t>(from)];
                const Place place = {position * 4 + column, row};
                ground_[place] = code == 'W' || code == '~' ? code : '.';
                if (std::string_view("ACPG").find(code) != std::string_view::npos)
                    symbol_[place] = static_cast<char>(code - 'A' + 'a');
                if (code == 'S') start_symbols_.insert(place);
            }
    }

    char at(Place place) const {
        const auto found = ground_.find(place);
        return found == ground_.end() ? '#' : found->second;
    }

    std::set<Place> start_symbols_nearest_the_middle() const {
        std::map<int, std::set<Place>> by_distance;
        const int columns = static_cast<int>(ground_.size()) / 8;
        for (const Place place : start_symbols_) {
            const int x = 2 * place.column + 1 - columns;
            const int y = 2 * place.row + 1 - 8;
            by_distance[x * x + y * y].insert(place);
        }
        return by_distance.begin()->second;
    }
    void lay_start_tile(Place place) {
        ground_[place] = '*';
        symbol_.erase(place);
    }

    int contacts(Place place, char scene) const {
        return static_cast<int>(std::count_if(steps.begin(), steps.end(), [&](Place step) {
            const char other = at(beside(place, step));
            return other == scene || other == '*';
        }));
    }

    bool fits(std::string_view pair, std::size_t direction, Place first) const {
        const Place second = beside(first, steps[direction]);
        if (at(first) != '.' || at(second) != '.') return false;
        return contacts(first, pair[0]) + contacts(second, pair[1]) > 0;
    }

    struct Gain {
        std::map<char, int> resources;
        int wheat = 0;
        std::set<Place> quarries;
    };
    Gain lay_tile(std::string_view pair, std::size_t direction, Place first, bool corners) {
        const std::array<Place, 2> places = {first, beside(first, steps[direction])};
        const std::set<Place> before = quarries(corners);
        Gain gain;
        std::set<Place> fields;
        for (std::size_t i = 0; i < 2; ++i) {
            gain.resources[pair[i]] += contacts(places[i], pair[i]);
            for (const Place step : steps)
                if (at(beside(places[i], step)) == 'W') fields.insert(beside(places[i], step));
            if (const auto symbol = symbol_.find(places[i]); symbol != symbol_.end()) {
                ++gain.resources[symbol->second];
                symbol_.erase(symbol);
            }
        }
        for (std::size_t i = 0; i < 2; ++i) ground_[places[i]] = pair[i];
        gain.wheat = static_cast<int>(fields.size());
        for (const Place place : quarries(corners))
            if (!before.contains(place)) gain.quarries.insert(place);
        return gain;
    }

    // Single empty desert cells closed in on all eight sides, or on the four that count by the option.
    std::set<Place> quarries(bool corners) const {
        std::set<Place> closed;
        for (const auto& [place, code] : ground_) {
            if (code != '.') continue;
            bool open = false;
            for (int x = -1; x <= 1; ++x)
                for (int y = -1; y <= 1; ++y)
                    if ((x != 0 || y != 0) && (corners || x == 0 || y == 0)) open |= at(beside(place, {x, y})) == '.';
            if (!open) closed.insert(place);
        }
        return closed;
    }

    const std::map<Place, char>& cells() const { return ground_; }

private:
    std::map<Place, char> ground_;
    std::map<Place, char> symbol_;
    std::set<Place> start_symbols_;
};

std::set<Place> places(const Cells& cells) {
    std::set<Place> result;
    cells.for_each([&](Cell cell) { result.insert(place_of(cell)); });
    return result;
}

// A table that only listens.
class Listener {
public:
    explicit Listener(const Rules& rules) : rules_(rules) {}

    void hear_chance(Action action) {
        const auto [a, b, c, d, e, f, g] = elements_of(action.arg);
        if (is(action, ActionKind::board)) {
            grid.lay_board(rules_.components, boards_, a, b != 0);
            if (++boards_ == rules_.boards() && grid.start_symbols_nearest_the_middle().size() == 1)
                grid.lay_start_tile(*grid.start_symbols_nearest_the_middle().begin());
        } else if (is(action, ActionKind::start_cell)) {
            ASSERT_TRUE(grid.start_symbols_nearest_the_middle().contains(place_of(a)));
            grid.lay_start_tile(place_of(a));
        } else if (is(action, ActionKind::first)) {
            first_ = a;
        } else if (is(action, ActionKind::valley_tile) && dealt_ < 3 * rules_.seats) {
            reserve[static_cast<std::size_t>((first_ + dealt_ / 3) % rules_.seats)].insert(std::string(pair_ids[a]));
            ++dealt_;
        }
    }

    void hear(const Event& event) {
        const auto [a, b, c, d, e] = elements_of(event.arg);
        switch (static_cast<EventKind>(event.kind)) {
            case EventKind::turn_begins: nothing_is_left(); return;
            case EventKind::placed: placed(event.seat, pair_ids[a], b, place_of(c)); return;
            case EventKind::discarded:
                EXPECT_TRUE(placements(event.seat).empty()) << "a tile was discarded though one fits";
                take(event.seat, pair_ids[a]);
                return;
            case EventKind::refilled: reserve[event.seat].insert(std::string(pair_ids[a])); return;
            case EventKind::gathered:
                if (static_cast<Source>(c) == Source::quarry)
                    --due_quarries_;
                else
                    due_.resources["acpg"[a]] -= b;
                return;
            case EventKind::stock_empty: due_.resources["acpg"[a]] -= b; return;
            case EventKind::wheat_gained:
                if (static_cast<Source>(b) == Source::field) due_.wheat -= a;
                return;
            case EventKind::wheat_lost: due_.wheat -= std::min<int>(due_.wheat, a); return;  // or that of a shop
            case EventKind::monument:
                --due_quarries_;
                EXPECT_TRUE(due_.quarries.contains(place_of(a)));
                return;
            case EventKind::none:
            case EventKind::built:
            case EventKind::paid:
            case EventKind::supplied:
            case EventKind::shop_full:
            case EventKind::returned:
            case EventKind::removed:
            case EventKind::pool_tile:
            case EventKind::district_opened:
            case EventKind::last_round:
            case EventKind::metropolis:
            case EventKind::first: return;
        }
    }

    // Everything that a placement gives has been given.
    void nothing_is_left() const {
        for (const auto& [resource, count] : due_.resources) EXPECT_EQ(count, 0) << resource;
        EXPECT_EQ(due_.wheat, 0);
        EXPECT_EQ(due_quarries_, 0);
    }

    using Placement = std::tuple<std::string, std::size_t, Place>;  // pair, direction, where the first scene lies
    std::set<Placement> placements(Seat seat) const {
        std::set<Placement> found;
        for (const std::string& pair : reserve[seat])
            for (std::size_t direction = 0; direction < (pair[0] == pair[1] ? 2U : 4U); ++direction)
                for (const auto& [place, code] : grid.cells())
                    if (grid.fits(pair, direction, place)) found.insert({pair, direction, place});
        return found;
    }

    Grid grid;
    std::array<std::multiset<std::string>, 4> reserve;

private:
    void take(Seat seat, std::string_view pair) {
        const auto at = reserve[seat].find(std::string(pair));
        ASSERT_NE(at, reserve[seat].end());
        reserve[seat].erase(at);
    }
    void placed(Seat seat, std::string_view pair, std::size_t direction, Place first) {
        EXPECT_TRUE(grid.fits(pair, direction, first));
        take(seat, pair);
        due_ = grid.lay_tile(pair, direction, first, rules_.quarry_needs_corners);
        due_quarries_ = static_cast<int>(due_.quarries.size());
    }

    const Rules& rules_;
    int boards_ = 0;
    int dealt_ = 0;
    int first_ = 0;
    Grid::Gain due_;  // what the last tile gives and has not given yet
    int due_quarries_ = 0;
};

void compare(const Rules& rules, const State& s, const Listener& listener) {
    const Valley& valley = s.table.valley;
    for (const bool corners : {true, false})
        ASSERT_EQ(places(closed_cells(valley.free, corners)), listener.grid.quarries(corners)) << "corners " << corners;
    if (!is(s.flow.ask, AskKind::place) && !is(s.flow.ask, AskKind::discard)) return;
    const Seat seat = lowest_seat(s.flow.ask.seats);
    const auto expected = listener.placements(seat);
    Buffer<Action, Fertility::max_actions> actions;
    Fertility::legal(rules, s, seat, actions);
    std::set<Listener::Placement> found;
    for (const Action& action : actions)
        if (is(action, ActionKind::place))
            found.insert({std::string(pair_ids[action.arg[0]]), action.arg[1], place_of(action.arg[2])});
    ASSERT_EQ(found, expected);
    ASSERT_EQ(expected.empty(), is(s.flow.ask, AskKind::discard));
    for (PairId pair = 0; pair < pair_count; ++pair) {
        bool fits = false;
        for (std::size_t direction = 0; direction < 4; ++direction)
            for (const auto& [place, code] : listener.grid.cells())
                fits |= listener.grid.fits(pair_ids[pair], direction, place);
        ASSERT_EQ(Placements(valley).fits(pair), fits) << pair_ids[pair];
    }
}

void follow(const Rules& rules, std::uint64_t seed) {
    Rng rng(seed);
    State s;
    Listener listener(rules);
    EventLog log;
    Fertility::start(rules, s, &log);
    Buffers<Fertility> buffers;
    while (Fertility::ask(s).open() && !testing::Test::HasFailure()) {
        const bool by_chance = Fertility::ask(s).to_chance();
        const Seat seat = by_chance ? chance : lowest_seat(Fertility::ask(s).seats);
        Action action{};
        if (by_chance) {
            buffers.outcomes.clear();
            Fertility::outcomes(rules, s, buffers.outcomes);
            action = pick_outcome(buffers.outcomes, rng);
            listener.hear_chance(action);
        } else {
            buffers.actions.clear();
            Fertility::legal(rules, s, seat, buffers.actions);
            action = buffers.actions[rng.below(static_cast<std::uint32_t>(buffers.actions.size()))];
        }
        log.clear();
        Fertility::apply(rules, s, seat, action, &log);
        for (const Event& event : log) listener.hear(event);
        compare(rules, s, listener);
    }
    listener.nothing_is_left();
}

Rules rules_with(int seats, bool equal_pairs, bool four_sides) {
    Setup setup = default_setup(Fertility::facts(), seats);
    setup.option[static_cast<std::size_t>(Option::tiles)] = equal_pairs ? 1 : 0;
    setup.option[static_cast<std::size_t>(Option::quarry)] = four_sides ? 1 : 0;
    Rules rules;
    EXPECT_TRUE(Fertility::make_rules(setup, nullptr, rules));
    return rules;
}

TEST(PlacementDifferential, AgreesWithThePlainRules) {
    for (int seats = 2; seats <= 4; ++seats)
        for (const bool equal_pairs : {false, true})
            for (const bool four_sides : {false, true}) {
                const Rules rules = rules_with(seats, equal_pairs, four_sides);
                for (std::uint64_t seed = 1; seed <= games; ++seed) {
                    SCOPED_TRACE(testing::Message() << seats << " seats, seed " << seed);
                    follow(rules, seed);
                    if (HasFailure()) return;
                }
            }
}

// Valleys that no game reaches, so that every edge and corner has its turn.
TEST(PlacementDifferential, AgreesOnRandomValleys) {
    Rng rng(1);
    for (int round = 0; round < 2'000; ++round) {
        Valley valley{};
        const int columns = rng.below(2) == 0 ? 12 : 16;
        std::map<Place, char> ground;
        for (int column = 0; column < columns; ++column)
            for (int row = 0; row < rows; ++row) {
                const char code = "..~Wacpg*"[rng.below(9)];
                const Cell cell = cell_at(column, row);
                ground[{column, row}] = code;
                if (code == '.') valley.free.add(cell);
                if (code == 'W') valley.wheat.add(cell);
                for (std::size_t r = 0; r < resource_count; ++r)
                    if (code == "acpg"[r] || code == '*') valley.scene[r].add(cell);
            }
        const auto at = [&](Place place) { return ground.contains(place) ? ground[place] : '#'; };
        const auto meets = [&](Place place, char scene) {
            return std::any_of(steps.begin(), steps.end(), [&](Place step) {
                return at(beside(place, step)) == scene || at(beside(place, step)) == '*';
            });
        };
        for (PairId pair = 0; pair < pair_count; ++pair)
            for (std::size_t d = 0; d < direction_count; ++d) {
                std::set<Place> expected;
                for (const auto& [place, code] : ground) {
                    const Place second = beside(place, steps[d]);
                    if (code == '.' && at(second) == '.' &&
                        (meets(place, pair_ids[pair][0]) || meets(second, pair_ids[pair][1])))
                        expected.insert(place);
                }
                ASSERT_EQ(places(Placements(valley).first_cells(pair, static_cast<Direction>(d))), expected);
            }
    }
}

}  // namespace
}  // namespace mehen::fertility
