#include "games/kemet/battle.h"

#include <algorithm>

#include "games/kemet/table.h"

namespace mehen::kemet {

// [kemet.battle.strength, kemet.battle.losses]
BattleResult resolve(const std::array<Side, 2>& side) {
    BattleResult result;
    for (std::size_t i = 0; i < 2; ++i) result.strength[i] = side[i].units + side[i].strength;
    result.winner = result.strength[0] > result.strength[1] ? 0 : 1;  // a tie goes to the defender
    for (std::size_t i = 0; i < 2; ++i) {
        const Side& own = side[i];
        const Side& rival = side[1 - i];
        const bool spared = own.spared_if_won && result.winner == static_cast<int>(i);
        const int blocked = std::max(0, rival.damage - own.protection);
        const int hit = spared ? 0 : rival.unblockable + blocked;
        // What one does to oneself comes first: the rest finds fewer units to destroy.
        const int self = std::min(own.units, own.own_losses);
        result.killed[i] = std::min(own.units - self, hit);
        result.lost[i] = self + result.killed[i];
    }
    return result;
}

Side with_card(const Side& side, const BattleCard& card) {
    return {side.units,
            side.strength + card.strength,
            side.damage + card.damage,
            side.unblockable + card.unblockable,
            side.protection + card.protection,
            side.own_losses + card.own_losses,
            side.spared_if_won};
}

Side side_of(const Rules& rules, const State& s, std::size_t area, Seat seat, Seat rival, bool attacker,
             const Council& council, int wound_strength) {
    Side side{};
    side.units = s.units[area][seat];
    side.strength = wound_strength;
    if (council.played != no_card) side = with_card(side, rules.set.battle_cards[council.played]);
    const auto add = [&](auto&& gives) {
        side.strength += gives(Power::strength) + gives(attacker ? Power::attack_strength : Power::defence_strength);
        side.damage += gives(Power::damage) + (attacker ? gives(Power::attack_damage) : 0);
        side.unblockable +=
            gives(Power::unblockable) + gives(attacker ? Power::attack_unblockable : Power::defence_unblockable);
        side.protection += gives(Power::protection);
    };
    add([&](Power which) { return power(s, seat, which); });
    const std::uint8_t creature = creature_in(rules, s, area, seat);
    const std::uint8_t other = creature_in(rules, s, area, rival);
    if (creature != no_creature && creature_gives(rules, other, Power::cancels_creature) == 0)
        add([&](Power which) { return creature_gives(rules, creature, which); });
    for (std::size_t i = 0; i < rules.set.di_cards.size(); ++i) {
        if (council.di_cards[i] == 0) continue;
        add([&](Power which) { return council.di_cards[i] * card_gives(rules, i, which); });
        side.spared_if_won |= card_gives(rules, i, Power::no_losses_if_won) > 0;
    }
    if (owner_of_district(rules, s, area) == seat) {
        side.strength += rules.set.home_strength;
        if (!attacker) {
            side.strength += power(s, seat, Power::home_defence_strength);
            side.protection += power(s, seat, Power::home_defence_protection);
        }
    }
    return side;
}

}  // namespace mehen::kemet
