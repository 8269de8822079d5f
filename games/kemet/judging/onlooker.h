// How one seat looks at the table: what it is worth now, and what the actions and battles under way promise. For
// `evaluate`; no rule reads it.
#pragma once

#include <optional>

#include "games/kemet/judging/weights.h"
#include "games/kemet/seth/frames.h"
#include "games/kemet/table/battle.h"
#include "games/kemet/table/view.h"

namespace mehen::kemet {

// Works on copies of the open table in which battles are thought to their end. Everything is in hundredths of a logit,
// twice what it is worth to the seat.
class Onlooker {
public:
    Onlooker(const Rules& rules, const View& view, Seat seat);

    int value();

private:
    using Councils = std::array<Council, 2>;

    // --- what the table is worth (evaluate.cpp)

    void count_cards();
    void lay_down(const Council& council);  // one's own
    void lay_down_plans();
    int worth(const State& s, Seat seat) const {
        return rules_.allied() ? table_worth_.of_side(s, holding_, seat) : table_worth_(s, holding_[seat], seat);
    }
    int worth_now(Seat seat) const;
    const State& settled_now() const;
    void settle(State& s) const;
    bool changed(const State& s, Seat rival, SeatMask fought) const;
    int standing(const State& s, SeatMask fought) const;
    // Settles control. What the seat itself makes of a table on which nobody else has gained or lost anything.
    int own_outlook(State& s) const {
        settle(s);
        return 2 * worth(s, seat_);
    }
    int own_outlook_now() const { return 2 * worth_now(seat_); }

    // --- battles (evaluate.cpp)

    // How often each side wins over all cards it may hold, and what that costs.
    struct Odds {
        std::array<int, 2> wins{};
        std::array<std::array<int, 2>, 2> lost{};  // by winner, then side
    };
    // One side of a battle, once with each card that it may have chosen.
    using Choices = Buffer<Side, max_battle_cards>;

    bool battle_due(const State& s) const;
    AreaMask shared_areas(const State& s) const;
    int outlook(State& s, SeatMask fought = {}) const;
    int outlook_now() const;
    Side side_in(const State& s, const Battle& battle, Council council, std::size_t i) const;
    void list_choices(const State& s, const Battle& battle, const Council& council, std::size_t i,
                      Choices& choices) const;
    Odds odds_of(const State& s, const Battle& battle, const Councils& councils) const;
    int battle_outlook(const State& s, const Battle& battle, const Councils& councils, SeatMask fought) const;
    int parted(const State& s, const Battle& battle, std::size_t won, const std::array<int, 2>& lost, bool with_point,
               SeatMask fought) const;

    // --- what is under way (promise.cpp): the best of the answers that are still to come

    int promise(std::size_t at) const;
    int promise_of(const Turn& turn) const;
    int promise_of_space(Space space, Seat victim) const;
    int promise_of_gold(PlayerPower which) const;
    int promise_of(const Raise& frame) const;
    int promise_of(const Recruit& frame) const;
    int promise_of(const PlaceUnits& frame) const;
    int promise_of(const Buy& frame) const;
    int promise_of(const PlayCard& frame) const;
    int promise_of(const MoveTroop& frame) const;
    template <class Frame>
    int best_answer(const Frame& frame) const;
    int best_march(const MoveTroop& frame) const;
    int best_march_of(const State& s, const MoveTroop& move) const;
    int best_step(const State& s, const MoveTroop& frame) const;

    // --- where one god stands against an alliance (seth/judging/evaluate.cpp)

    int standing_of_side(const State& s) const;
    AreaMask contested_areas(const State& s) const;
    std::optional<Battle> next_battle(const State& s) const;
    Councils councils_for(AreaId area) const;
    int outlook_of_side(State& s) const;
    int parted_sides(const State& s, const Battle& battle, std::size_t won, const std::array<int, 2>& lost,
                     bool with_point) const;
    int promise_of_takeover(Space space, Seat victim) const;
    int promise_of_card() const;
    int promise_of(const AlliancePhase& frame) const;
    int promise_of(const GreatCeremony& frame) const;
    int promise_of(const Shares& frame) const;
    int promise_of(const SeizeCreature& frame) const;
    int promise_of(const DestroyTwo& frame) const;
    int promise_of(const Invocation& frame) const;

    const Rules& rules_;
    const View& view_;
    Seat seat_;
    mutable TableWorth table_worth_;
    State now_{};  // the open table, one's own hand, and the cards that rivals may hold; no question is open in it
    Holdings holding_{};
    // Of the table as it is, worked out once.
    mutable std::optional<State> settled_now_;
    mutable std::array<std::optional<int>, max_players> known_now_;
    mutable std::optional<int> outlook_now_;
};

}  // namespace mehen::kemet
