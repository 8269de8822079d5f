// How good a position looks: what a player has, and what the actions and the battle under way promise. For bots; no
// rule reads it.
#include <algorithm>
#include <bit>
#include <optional>
#include <type_traits>

#include "games/kemet/battle.h"
#include "games/kemet/flow/battle.h"
#include "games/kemet/flow/cards.h"
#include "games/kemet/flow/day.h"
#include "games/kemet/flow/joint_move.h"
#include "games/kemet/game.h"
#include "games/kemet/table.h"
#include "games/kemet/weights.h"

namespace mehen::kemet {

namespace {

// Looks at the table from one seat. It works on copies of the open table in which battles are thought to their end.
class Onlooker {
public:
    Onlooker(const Rules& rules, const View& view, Seat seat)
        : rules_(rules), view_(view), seat_(seat), table_worth_(rules, weight::now(rules, view)) {
        static_cast<OpenTable&>(now_) = view;
        for (Seat each = 0; each < rules.seats; ++each) {
            const unsigned unseen = rules.battle_hand & ~unsigned{view.size[each].shown};
            now_.hand[each].cards.hand = static_cast<std::uint16_t>(unseen != 0 ? unseen : rules.battle_hand);
        }
        if (view.seat < rules.seats) now_.hand[view.seat] = view.hand;
        count_cards();
    }

    int value() {
        if (const auto battle = under_way<Battle>(view_.flow)) return battle_outlook(now_, *battle, true, {});
        int value = outlook_now();
        for (std::size_t at = 0; at < view_.flow.depth; ++at) value += promise(at);
        return value;
    }

private:
    // The cards of every seat: one's own without those that lie ready in a council, rivals' by their number.
    void count_cards() {
        unsigned last = 0;  // most rivals may hold the same
        int quality_of_last = 0;
        for (Seat each = 0; each < rules_.seats; ++each) {
            const HandSize& size = view_.size[each];
            const unsigned possible = now_.hand[each].cards.hand;
            if (possible != last) quality_of_last = hand_quality(rules_, last = possible);
            int quality = quality_of_last;
            if (each != view_.seat) quality = quality * size.battle_cards / std::max(1, std::popcount(possible));
            holding_[each] = {size.di_cards, static_cast<std::int16_t>(quality)};
        }
        for (std::size_t side = 0; side < 2; ++side) {
            if (view_.sides[side] != view_.seat || view_.revealed != 0) continue;
            const Council& council = view_.council[side];
            unsigned chosen = 0;
            for (const std::uint8_t card : {council.played, council.discarded})
                if (card != no_card) chosen |= 1U << card;
            Holding& own = holding_[view_.seat];
            own.battle_cards = static_cast<std::int16_t>(own.battle_cards - hand_quality(rules_, chosen));
            for (const std::uint8_t count : council.di_cards)
                own.di_cards = static_cast<std::int16_t>(own.di_cards - count);
        }
    }

    int worth(const State& s, Seat seat) const { return table_worth_(s, holding_[seat], seat); }

    // What the table as it is comes to for a player; worked out when somebody asks.
    int worth_now(Seat seat) const {
        std::optional<int>& known = known_now_[seat];
        if (!known) known = worth(settled_now(), seat);
        return *known;
    }

    const State& settled_now() const {
        if (now_.unsettled == 0) return now_;
        if (!settled_now_) {
            settled_now_ = now_;
            settle(*settled_now_);
        }
        return *settled_now_;
    }

    void settle(State& s) const {
        kemet::Table table{rules_, s, nullptr};
        settle_control(table);
    }

    // Whether something has happened to a rival: a battle, a temple won or lost, one's own troops in or out of the
    // city. That somebody has come nearer does not count.
    bool changed(const State& s, Seat rival, SeatMask fought) const {
        const AreaMask marched = s.troops[seat_] ^ now_.troops[seat_];
        return contains(fought, rival) || s.held[rival] != settled_now().held[rival] ||
               (marched & own_districts(rules_, s, rival)) != 0;
    }

    // One's own worth against the rivals': the best of them counts most. A rival is looked at anew when something has
    // happened to him.
    int standing(const State& s, SeatMask fought) const {
        int best = 0;
        int sum = 0;
        for (Seat rival = 0; rival < rules_.seats; ++rival) {
            if (rival == seat_) continue;
            const int rivals = changed(s, rival, fought) ? worth(s, rival) : worth_now(rival);
            best = std::max(best, rivals);
            sum += rivals;
        }
        return 2 * worth(s, seat_) - (best + sum / std::max(1, rules_.seats - 1)) / 2;
    }

    // --- battles

    AreaMask shared_areas(const State& s) const {
        AreaMask one = 0;
        AreaMask several = 0;
        for (Seat each = 0; each < rules_.seats; ++each) {
            several |= one & s.troops[each];
            one |= s.troops[each];
        }
        return several;
    }

    // Where two troops meet, what their battle leads to on average; else the table with control settled, which is done
    // in place.
    int outlook(State& s, SeatMask fought = {}) const {
        if (const AreaMask contested = shared_areas(s); contested != 0) {
            const auto area = static_cast<std::size_t>(std::countr_zero(contested));
            const SeatMask there = seats_in(s, area);
            Battle battle{};
            battle.area = static_cast<std::uint8_t>(area);
            battle.side[0] = contains(there, seat_) ? seat_ : lowest_seat(there);
            battle.side[1] = rival_in(s, area, battle.side[0]);
            return battle_outlook(s, battle, false, fought);
        }
        settle(s);
        return standing(s, fought);
    }

    int outlook_now() const {
        if (!outlook_now_ && shared_areas(now_) == 0) outlook_now_ = standing(settled_now(), {});
        if (!outlook_now_) {
            State s = now_;
            outlook_now_ = outlook(s);
        }
        return *outlook_now_;
    }

    // How often each side wins over all cards it may hold, and what that costs.
    struct Odds {
        std::array<int, 2> wins{};
        std::array<std::array<int, 2>, 2> lost{};  // by winner, then side
    };

    // One side of a battle, once with each card that it may have chosen.
    using Choices = Buffer<Side, max_battle_cards>;

    // Without a battle card.
    Side side_in(const State& s, const Battle& battle, Council council, std::size_t i) const {
        const Seat seat = battle.side[i];
        council.played = no_card;
        Side side = side_of(rules_, s, battle.area, seat, battle.side[1 - i], i == 0, council,
                            battle.wound[i] * power(s, seat, Power::strength_per_discard));
        // A rival with DI cards in hand may well add one.
        if (seat != view_.seat && view_.revealed == 0) side.strength += (view_.size[seat].di_cards + 1) / 3;
        return side;
    }

    void list_choices(const State& s, const Battle& battle, const Council& council, std::size_t i,
                      Choices& choices) const {
        const Side without = side_in(s, battle, council, i);
        const Seat seat = battle.side[i];
        const unsigned possible = council.played != no_card ? 1U << council.played : unsigned{s.hand[seat].cards.hand};
        for (unsigned left = possible; left != 0; left &= left - 1)
            choices.push(with_card(without, rules_.set.battle_cards[static_cast<std::size_t>(std::countr_zero(left))]));
    }

    Odds odds_of(const State& s, const Battle& battle, const std::array<Council, 2>& councils) const {
        Choices first;
        Choices second;
        list_choices(s, battle, councils[0], 0, first);
        list_choices(s, battle, councils[1], 1, second);
        Odds odds;
        std::array<Side, 2> sides{};
        for (const Side& attacker : first) {
            sides[0] = attacker;
            for (const Side& defender : second) {
                sides[1] = defender;
                const BattleResult result = resolve(sides);
                const auto won = static_cast<std::size_t>(result.winner);
                ++odds.wins[won];
                for (std::size_t k = 0; k < 2; ++k) odds.lost[won][k] += result.lost[k];
            }
        }
        return odds;
    }

    int battle_outlook(const State& s, const Battle& battle, bool under_way, SeatMask fought) const {
        if (is_fought(battle)) return parted(s, battle, battle.winner, {}, false, fought);
        constexpr Council nothing = {{}, no_card, no_card};
        const std::array<Council, 2> councils = under_way ? view_.council : std::array<Council, 2>{nothing, nothing};
        const Odds odds = odds_of(s, battle, councils);
        const int all = odds.wins[0] + odds.wins[1];
        int value = 0;
        for (std::size_t won = 0; won < 2; ++won) {
            if (odds.wins[won] == 0) continue;
            std::array<int, 2> lost{};
            for (std::size_t i = 0; i < 2; ++i) lost[i] = (odds.lost[won][i] + odds.wins[won] / 2) / odds.wins[won];
            value += parted(s, battle, won, lost, true, fought) * odds.wins[won] / std::max(1, all);
        }
        return value;
    }

    // The table after a battle: losses taken, the point given, the loser recalled.
    int parted(const State& s, const Battle& battle, std::size_t won, const std::array<int, 2>& lost, bool with_point,
               SeatMask fought) const {
        State after = s;
        kemet::Table table{rules_, after, nullptr};
        for (std::size_t i = 0; i < 2; ++i) remove_units(table, battle.area, battle.side[i], lost[i]);
        const Seat winner = battle.side[won];
        const Seat loser = battle.side[1 - won];
        const int recalled = after.units[battle.area][loser];
        remove_units(table, battle.area, loser, recalled);
        gain_prayer(table, loser, recalled - rules_.set.recall_less);
        const bool scores = won == 0 || power(s, winner, Power::defender_point) > 0;
        if (with_point && scores && after.units[battle.area][winner] > 0) gain_battle_point(table, winner);
        return outlook(after, static_cast<SeatMask>(fought | mask_of(winner) | mask_of(loser)));
    }

    // --- what is under way promises: the best of the answers that are still to come

    int promise(std::size_t at) const {
        const FlowSlots& flow = view_.flow;
        switch (static_cast<FrameId>(flow.frame[at])) {
            case FrameId::turn: return promise_of(read_frame<Turn>(flow, at));
            case FrameId::raise: return promise_of(read_frame<Raise>(flow, at));
            case FrameId::buy: return promise_of(read_frame<Buy>(flow, at));
            case FrameId::recruit: return promise_of(read_frame<Recruit>(flow, at));
            case FrameId::move: return promise_of(read_frame<MoveTroop>(flow, at));
            case FrameId::place_units: return promise_of(read_frame<PlaceUnits>(flow, at));
            case FrameId::play_card: return promise_of(read_frame<PlayCard>(flow, at));
            case FrameId::none:
            case FrameId::course:
            case FrameId::set_up:
            case FrameId::day:
            case FrameId::battle:
            case FrameId::window:
            case FrameId::homecoming:
            case FrameId::scoring:
            case FrameId::night:
            case FrameId::turn_order:
            case FrameId::phases:
            case FrameId::alliance_phase:
            case FrameId::great_ceremony:
            case FrameId::losses:
            case FrameId::shares:
            case FrameId::seize_creature:
            case FrameId::destroy_two:
            case FrameId::assault:
            case FrameId::invocation: return 0;
        }
        return 0;
    }

    int promise_of(const Turn& turn) const {
        if (turn.seat != seat_) return 0;
        int promised = 0;
        for (std::size_t which = 0; which < 2; ++which)
            if (((unsigned{turn.pending} >> which) & 1U) != 0)
                promised += promise_of_space(spaces_of(rules_, now_, seat_)[turn.space[which]].space);
        if ((turn.pending & 4U) != 0) promised += promise_of_gold(static_cast<Power>(turn.gold));
        return promised;
    }

    int promise_of_space(Space space) const {
        switch (space) {
            case Space::pray: {
                State after = now_;
                kemet::Table table{rules_, after, nullptr};
                gain_prayer(table, seat_, pray_prayer(rules_, now_, seat_));
                return own_outlook(after) - own_outlook_now();
            }
            case Space::raise: return promise_of(Raise{seat_, 0, 0});
            case Space::move: return promise_of(new_move_of(seat_));
            case Space::recruit: return promise_of(Recruit{seat_, 0, 0, 0, 0, 0});
            case Space::tile_red: return promise_of(Buy{{}, seat_, 0, 0, 0, 0, 0});
            case Space::tile_blue: return promise_of(Buy{{}, seat_, 1, 0, 0, 0, 0});
            case Space::tile_white: return promise_of(Buy{{}, seat_, 2, 0, 0, 0, 0});
            case Space::tile_any: return promise_of(Buy{{}, seat_, colour_count, 0, 0, 0, 0});
            case Space::tile_violet: return promise_of(Buy{{}, seat_, 4, 0, 0, 0, 0});
            case Space::assault: return promise_of(new_move_of(seat_));
            case Space::invocation:
            case Space::seize_creature:
            case Space::seize_troop:
            case Space::destroy_units:
            case Space::seize_pyramid: return 0;
        }
        return 0;
    }

    int promise_of_gold(Power which) const {
        if (which == Power::gold_tile_dearer)
            return promise_of(
                Buy{{}, seat_, colour_count, static_cast<std::uint8_t>(power(now_, seat_, which)), 0, 0, 0});
        if (which == Power::free_recruits) return promise_of(Recruit{seat_, 0, 0, 0, 0, 0});
        if (which == Power::gold_pray) return promise_of_space(Space::pray);
        MoveTroop move = new_move_of(seat_);
        move.rules = static_cast<std::uint8_t>(which);
        return promise_of(move);
    }

    int promise_of(const Raise& frame) const { return frame.done != 0 ? 0 : best_answer(frame); }
    int promise_of(const Recruit& frame) const { return frame.done != 0 ? 0 : best_answer(frame); }
    int promise_of(const PlaceUnits& frame) const { return frame.done != 0 ? 0 : best_answer(frame); }
    int promise_of(const Buy& frame) const { return frame.step != Buy::Step::choose ? 0 : best_answer(frame); }

    int promise_of(const PlayCard& frame) const {
        const bool to_come = frame.seat == seat_ && frame.step == PlayCard::Step::effect && now_.vetoed == 0;
        return to_come ? 2 * weight::played_card : 0;
    }

    int promise_of(const MoveTroop& frame) const {
        if (frame.seat != seat_) return 0;
        switch (frame.step) {
            case MoveTroop::Step::begin:
            case MoveTroop::Step::march:
            case MoveTroop::Step::go_on: return best_march(frame);
            case MoveTroop::Step::where: return best_step(now_, frame) - outlook_now();
            case MoveTroop::Step::companions:
            case MoveTroop::Step::struck:
            case MoveTroop::Step::arrive:
            case MoveTroop::Step::entered:
            case MoveTroop::Step::escaped:
            case MoveTroop::Step::over: return 0;
        }
        return 0;
    }

    // Answers that change the table by themselves; `done` and its like leave it as it is.
    static bool acts(Action action) {
        constexpr std::array kinds = {ActionKind::pyramid, ActionKind::raise, ActionKind::tile,
                                      ActionKind::recruit, ActionKind::place, ActionKind::creature};
        return std::any_of(kinds.begin(), kinds.end(), [&](ActionKind kind) { return is(action, kind); });
    }

    // Settles control. What the seat itself makes of a table on which nobody else has gained or lost anything.
    int own_outlook(State& s) const {
        settle(s);
        return 2 * worth(s, seat_);
    }

    int own_outlook_now() const { return 2 * worth_now(seat_); }

    // What the best single answer to a procedure would add. Building and buying is nobody else's affair.
    template <class Frame>
    int best_answer(const Frame& frame) const {
        if (frame.seat != seat_) return 0;
        Buffer<Action, Kemet::max_actions> actions;
        kemet::legal(rules_, now_, frame, seat_, actions);
        if (actions.empty()) return 0;
        constexpr bool alone = std::is_same_v<Frame, Raise> || std::is_same_v<Frame, Buy>;
        const int before = alone ? own_outlook_now() : outlook_now();
        bool any = false;
        int best = before;
        for (const Action& action : actions) {
            int value = before;
            if (acts(action)) {
                State after = now_;
                kemet::Table table{rules_, after, nullptr};
                Frame then = frame;
                kemet::answer(table, then, seat_, action);
                value = alone ? own_outlook(after) : outlook(after);
            }
            best = any ? std::max(best, value) : value;
            any = true;
        }
        return best - before;
    }

    // Whole troops and troops that leave one unit behind: other parties seldom are the best.
    int best_march(const MoveTroop& frame) const {
        Buffer<Action, Kemet::max_actions> parties;
        kemet::legal(rules_, now_, frame, seat_, parties);
        const int before = outlook_now();
        bool any = frame.step == MoveTroop::Step::go_on;  // then it may stay
        int best = before;
        for (const Action& party : parties) {
            if (!is(party, ActionKind::march) || party.arg[1] + 1 < now_.units[party.arg[0]][seat_]) continue;
            State set_out = now_;
            kemet::Table table{rules_, set_out, nullptr};
            MoveTroop then = frame;
            kemet::answer(table, then, seat_, party);
            if (then.step == MoveTroop::Step::companions) take_all_along(rules_, set_out, then);
            const int value = best_step(set_out, then);
            best = any ? std::max(best, value) : value;
            any = true;
        }
        return best - before;
    }

    int best_step(const State& s, const MoveTroop& frame) const {
        Buffer<Action, Kemet::max_actions> steps;
        kemet::legal(rules_, s, frame, seat_, steps);
        if (steps.empty()) {
            State stays = s;
            return outlook(stays);
        }
        int best = 0;
        bool any = false;
        for (const Action& step : steps) {
            State after = s;
            kemet::Table table{rules_, after, nullptr};
            MoveTroop then = frame;
            kemet::answer(table, then, seat_, step);
            const int value = outlook(after);
            best = any ? std::max(best, value) : value;
            any = true;
        }
        return best;
    }

    const Rules& rules_;
    const View& view_;
    Seat seat_;
    mutable TableWorth table_worth_;
    State now_{};  // the open table, one's own hand, and the cards that rivals may hold; no question is open in it
    std::array<Holding, max_players> holding_{};
    // Of the table as it is, worked out once.
    mutable std::optional<State> settled_now_;
    mutable std::array<std::optional<int>, max_players> known_now_;
    mutable std::optional<int> outlook_now_;
};

}  // namespace

int Kemet::evaluate(const Rules& rules, const View& view, Seat seat) {
    if (view.flow.ask.open()) return Onlooker(rules, view, seat).value();
    State s{};
    static_cast<OpenTable&>(s) = view;
    const Result end = result(rules, s);
    return end.place[seat] == 1 ? weight::won : -weight::won * (end.place[seat] - 1) / rules.seats;
}

}  // namespace mehen::kemet
