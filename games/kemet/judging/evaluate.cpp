// How good a position looks: what a player has, and what the actions and the battle under way promise. For bots; no
// rule reads it.
#include <algorithm>
#include <bit>

#include "games/kemet/game.h"
#include "games/kemet/judging/onlooker.h"
#include "games/kemet/questions/battle.h"
#include "games/kemet/seth/flow/joint_battle.h"
#include "games/kemet/table/cards.h"
#include "games/kemet/table/table.h"

namespace mehen::kemet {

Onlooker::Onlooker(const Rules& rules, const View& view, Seat seat)
    : rules_(rules), view_(view), seat_(seat), table_worth_(rules, weight::now(rules, view)) {
    static_cast<OpenTable&>(now_) = view;
    for (Seat each = 0; each < rules.seats; ++each) {
        const unsigned unseen = rules.battle_hand & ~unsigned{view.size[each].shown};
        now_.hand[each].cards.hand = fit<std::uint16_t>(unseen != 0 ? unseen : rules.battle_hand);
    }
    if (view.seat < rules.seats) now_.hand[view.seat] = view.hand;
    count_cards();
}

int Onlooker::value() {
    if (const auto battle = under_way<Battle>(view_.flow)) return battle_outlook(now_, *battle, view_.council, {});
    int value = outlook_now();
    for (std::size_t at = 0; at < view_.flow.depth; ++at) value += promise(at);
    return value;
}

// The cards of every seat: one's own without those that lie ready in a council, rivals' by their number.
void Onlooker::count_cards() {
    unsigned last = 0;  // most rivals may hold the same
    int quality_of_last = 0;
    for (Seat each = 0; each < rules_.seats; ++each) {
        const HandSize& size = view_.size[each];
        const unsigned possible = now_.hand[each].cards.hand;
        if (possible != last) quality_of_last = hand_quality(rules_, last = possible);
        int quality = quality_of_last;
        if (each != view_.seat) quality = quality * size.battle_cards / std::max(1, std::popcount(possible));
        holding_[each] = {size.di_cards, fit<std::int16_t>(quality)};
    }
    for (std::size_t side = 0; side < 2; ++side) {
        if (view_.sides[side] != view_.seat || view_.revealed != 0) continue;
        lay_down(view_.council[side]);
    }
    if (rules_.allied()) lay_down_plans();
}

void Onlooker::lay_down(const Council& council) {
    unsigned chosen = 0;
    for (const BattleCardId card : {council.played, council.discarded})
        if (card != none) chosen |= 1U << card;
    chosen &= ~unsigned{view_.size[view_.seat].shown};  // a discard that lies open has left the hand already
    Holding& own = holding_[view_.seat];
    take_from(own.battle_cards, hand_quality(rules_, chosen));
    take_from(own.di_cards, count_of(council.di_cards));
}

// What the table as it is comes to for a player; worked out when somebody asks.
int Onlooker::worth_now(Seat seat) const {
    std::optional<int>& known = known_now_[seat];
    if (!known) known = worth(settled_now(), seat);
    return *known;
}

const State& Onlooker::settled_now() const {
    if (now_.unsettled == 0) return now_;
    if (!settled_now_) {
        settled_now_ = now_;
        settle(*settled_now_);
    }
    return *settled_now_;
}

void Onlooker::settle(State& s) const {
    kemet::Table table{rules_, s, nullptr};
    settle_control(table);
}

// Whether something has happened to a rival: a battle, a temple won or lost, one's own troops in or out of the
// city. That somebody has come nearer does not count.
bool Onlooker::changed(const State& s, Seat rival, SeatMask fought) const {
    const AreaMask marched = s.troops[seat_] ^ now_.troops[seat_];
    return contains(fought, rival) || s.held[rival] != settled_now().held[rival] ||
           (marched & own_districts(rules_, s, rival)) != 0;
}

// One's own worth against the rivals': the best of them counts most. A rival is looked at anew when something has
// happened to him.
int Onlooker::standing(const State& s, SeatMask fought) const {
    if (rules_.allied()) return standing_of_side(s);
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

AreaMask Onlooker::shared_areas(const State& s) const {
    AreaMask one = 0;
    AreaMask several = 0;
    for (Seat each = 0; each < rules_.seats; ++each) {
        several |= one & s.troops[each];
        one |= s.troops[each];
    }
    return several;
}

bool Onlooker::battle_due(const State& s) const {
    return rules_.allied() ? next_battle(s).has_value() : shared_areas(s) != 0;
}

// Where two troops meet, what their battle leads to on average; else the table with control settled, which is done
// in place.
int Onlooker::outlook(State& s, SeatMask fought) const {
    if (rules_.allied()) return outlook_of_side(s);
    if (const AreaMask contested = shared_areas(s); contested != 0) {
        const AreaId area = lowest(contested);
        const SeatMask there = seats_in(s, area);
        Battle battle{};
        battle.area = area;
        battle.side[0] = contains(there, seat_) ? seat_ : lowest_seat(there);
        battle.side[1] = rival_in(s, area, battle.side[0]);
        return battle_outlook(s, battle, no_councils, fought);
    }
    settle(s);
    return standing(s, fought);
}

int Onlooker::outlook_now() const {
    if (!outlook_now_ && !battle_due(now_)) outlook_now_ = standing(settled_now(), {});
    if (!outlook_now_) {
        State s = now_;
        outlook_now_ = outlook(s);
    }
    return *outlook_now_;
}

// Without a battle card.
Side Onlooker::side_in(const State& s, const Battle& battle, Council council, std::size_t i) const {
    council.played = none;
    Side side = side_of(rules_, s, fighter_of(rules_, s, battle, i), council);
    // A rival with DI cards in hand may well add one.
    const Seat seat = battle.side[i];
    if (seat != view_.seat && view_.revealed == 0) side.strength += (view_.size[seat].di_cards + 1) / 3;
    return side;
}

void Onlooker::list_choices(const State& s, const Battle& battle, const Council& council, std::size_t i,
                            Choices& choices) const {
    const Side without = side_in(s, battle, council, i);
    const Seat seat = battle.side[i];
    const unsigned possible = council.played != none ? 1U << council.played : unsigned{s.hand[seat].cards.hand};
    for (unsigned left = possible; left != 0; left &= left - 1)
        choices.push(with_card(without, rules_.set.battle_cards[lowest(left)]));
}

Onlooker::Odds Onlooker::odds_of(const State& s, const Battle& battle, const Councils& councils) const {
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
            const auto won = index_of(result.winner);
            ++odds.wins[won];
            for (std::size_t k = 0; k < 2; ++k) odds.lost[won][k] += result.lost[k];
        }
    }
    return odds;
}

int Onlooker::battle_outlook(const State& s, const Battle& battle, const Councils& councils, SeatMask fought) const {
    if (is_fought(battle)) return parted(s, battle, battle.winner, {}, false, fought);
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
int Onlooker::parted(const State& s, const Battle& battle, std::size_t won, const std::array<int, 2>& lost,
                     bool with_point, SeatMask fought) const {
    if (rules_.allied()) return parted_sides(s, battle, won, lost, with_point);
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
    return outlook(after, fought | mask_of(winner) | mask_of(loser));
}

int Kemet::evaluate(const Rules& rules, const View& view, Seat seat) {
    if (view.flow.ask.open()) return Onlooker(rules, view, seat).value();
    State s{};
    static_cast<OpenTable&>(s) = view;
    const Result end = result(rules, s);
    return end.place[seat] == 1 ? weight::won : -weight::won * (end.place[seat] - 1) / rules.seats;
}

}  // namespace mehen::kemet
