// The order of play: turns, their phases, the end of a turn and the end of the match
// [fertility.turn, fertility.end-of-turn, fertility.end].
#include "games/fertility/flow/frames.h"
#include "games/fertility/metropolis.h"
#include "games/fertility/reasons.h"

namespace mehen::fertility {

Flow run(Table& table, Course& frame) {
    OpenTable& t = table.s.table;
    switch (frame.step) {
        case Course::Step::set_up: frame.step = Course::Step::first_turn; return call(table, SetUp{});
        case Course::Step::first_turn:
            frame = {.step = Course::Step::turns, .seat = t.first};
            t.turn = 1;
            return call(table, Turn{.step = Turn::Step::place, .seat = frame.seat});
        case Course::Step::turns:
            if (t.ending != 0 && t.last_turns == 0) return Flow::done;  // everybody has had the last turn
            frame.seat = Seat::of((frame.seat + 1) % table.rules.seats);
            ++t.turn;
            if (t.last_turns > 0) --t.last_turns;
            return call(table, Turn{.step = Turn::Step::place, .seat = frame.seat});
    }
    return Flow::done;
}

Flow run(Table& table, Turn& frame) {
    using Step = Turn::Step;
    const OpenTable& t = table.s.table;
    switch (frame.step) {
        case Step::place:
            frame.step = Step::build;
            table.tell(make_event(EventKind::turn_begins, frame.seat, (t.turn - 1U) / table.rules.seats + 1U));
            return call(table, PlaceTile{.seat = frame.seat});
        case Step::build: frame.step = Step::supply; return call(table, BuildDistrict{.seat = frame.seat});
        case Step::supply: frame.step = Step::end; return call(table, SupplyShops{.seat = frame.seat});
        case Step::end: frame.step = Step::over; return call(table, EndOfTurn{.seat = frame.seat});
        case Step::over: return Flow::done;
    }
    return Flow::done;
}

namespace {

void return_leftovers(Table& table, Seat seat) {
    OpenTable& t = table.s.table;
    Player& player = t.player[seat];
    for (std::size_t r = 0; r < resource_count; ++r) {
        if (player.loose[r] == 0) continue;
        table.tell(make_event(EventKind::returned, seat, r, player.loose[r]));
        add_to(t.stock[r], player.loose[r]);
        player.loose[r] = 0;
    }
}

bool pool_offers_a_choice(const OpenTable& t) {
    return t.pool[0] != t.pool[t.pool.size() - 1];
}

void take_from_pool(Table& table, Seat seat, PairId pair) {
    OpenTable& t = table.s.table;
    t.pool.remove(pair);
    t.player[seat].reserve.insert_sorted(pair);
    table.tell(make_event(EventKind::refilled, seat, pair));
}

void remove_from_pool(Table& table, Seat seat, PairId pair) {
    table.s.table.pool.remove(pair);
    table.tell(make_event(EventKind::removed, seat, pair));
}

}  // namespace

Flow run(Table& table, EndOfTurn& frame) {
    using Step = EndOfTurn::Step;
    const Rules& rules = table.rules;
    OpenTable& t = table.s.table;
    switch (frame.step) {
        case Step::leftovers:
            return_leftovers(table, frame.seat);
            // In the last round everybody has three tiles and needs no more: refills would change nothing.
            frame.step = t.ending != 0 ? Step::district : Step::reserve;
            return Flow::next;
        case Step::reserve:  // own choice from the common pool
            frame.step = rules.two_player_variant ? Step::remove : Step::pool;
            if (pool_offers_a_choice(t)) return ask_seat(table, frame.seat, AskKind::refill);
            take_from_pool(table, frame.seat, t.pool[0]);
            return Flow::next;
        case Step::remove:  // two-player variant: one more tile leaves the pool and the game
            frame.step = Step::pool;
            if (pool_offers_a_choice(t)) return ask_seat(table, frame.seat, AskKind::remove);
            remove_from_pool(table, frame.seat, t.pool[0]);
            return Flow::next;
        case Step::pool:  // refilled to three from the stack
            if (t.pool.size() < pool_size && t.stack > 0) return ask_chance(table, AskKind::valley_tile);
            if (t.pool.size() < pool_size) {
                t.ending = 1;
                t.last_turns = rules.seats;
                table.tell(make_event(EventKind::last_round, frame.seat));
            }
            frame.step = Step::district;
            return Flow::next;
        case Step::district:  // a district built this turn is replaced
            if (t.display.size() < rules.components.display && t.unseen_districts != 0)
                return ask_chance(table, AskKind::district);
            return Flow::done;
    }
    return Flow::done;
}

namespace {

template <ActionKind Kind>
struct OfThePool : AnswerOf<Kind, 1> {
    template <class Pairs>
    static void narrow(const Asked<EndOfTurn>& at, Pairs& pairs) {
        pairs.only(bits_of(at.s.table.pool), said(Reason::not_in_pool, SectionId::end_of_turn));
    }
};

}  // namespace

constexpr Block blocks::refill = make_block<Question<OfThePool<ActionKind::take>>, EndOfTurn, Rules, State>();
constexpr Block blocks::remove = make_block<Question<OfThePool<ActionKind::remove>>, EndOfTurn, Rules, State>();

void outcomes(const Rules&, const State& s, const EndOfTurn& frame, OutcomeList& out) {
    if (frame.step == EndOfTurn::Step::pool)
        valley_tile_outcomes(s.table, out);
    else
        district_outcomes(s.table, out);
}

Action sample(const Rules&, const State& s, const EndOfTurn& frame, Rng& rng) {
    return frame.step == EndOfTurn::Step::pool ? sample_valley_tile(s.table, rng) : sample_district(s.table, rng);
}

Answered answer(Table& table, EndOfTurn& frame, Seat seat, Action action) {
    OpenTable& t = table.s.table;
    if (is(action, ActionKind::take)) {
        take_from_pool(table, seat, action[0]);
    } else if (is(action, ActionKind::remove)) {
        remove_from_pool(table, seat, action[0]);
    } else if (is(action, ActionKind::valley_tile)) {
        const PairId pair = draw_valley_tile(t, action);
        t.pool.insert_sorted(pair);
        table.tell(make_event(EventKind::pool_tile, frame.seat, pair));
    } else {
        open_district(table, action);
    }
    return Answered::finished;
}

}  // namespace mehen::fertility
