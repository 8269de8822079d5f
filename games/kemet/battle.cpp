#include "games/kemet/battle.h"

#include <algorithm>
#include <bit>
#include <utility>

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

namespace {

// Collects what one source after the other adds.
class Terms {
public:
    void add(Term::What what, std::string_view source, int amount) {
        if (amount != 0) terms_.push_back({what, source, amount});
    }
    // Whatever a power means for a side in this battle.
    void add_powers(std::string_view source, const GivesList& gives, int times, const Fighter& fighter, bool at_home) {
        const auto of = [&](Power which) { return times * amount(gives, which); };
        const bool attacker = fighter.attacker;
        const bool defends_home = !attacker && at_home;
        add(Term::What::strength, source,
            of(Power::strength) + of(attacker ? Power::attack_strength : Power::defence_strength) +
                (defends_home ? of(Power::home_defence_strength) : 0));
        add(Term::What::damage, source, of(Power::damage) + (attacker ? of(Power::attack_damage) : 0));
        add(Term::What::unblockable, source,
            of(Power::unblockable) + of(attacker ? Power::attack_unblockable : Power::defence_unblockable));
        add(Term::What::protection, source,
            of(Power::protection) + (defends_home ? of(Power::home_defence_protection) : 0));
        add(Term::What::spared, source, of(Power::no_losses_if_won));
    }
    void add_card(const BattleCard& card) {
        add(Term::What::strength, card.id, card.strength);
        add(Term::What::damage, card.id, card.damage);
        add(Term::What::unblockable, card.id, card.unblockable);
        add(Term::What::protection, card.id, card.protection);
        add(Term::What::own_losses, card.id, card.own_losses);
    }
    std::vector<Term> take() { return std::move(terms_); }

private:
    std::vector<Term> terms_;
};

}  // namespace

std::vector<Term> terms_of(const Rules& rules, const OpenTable& t, const Fighter& fighter, const Council& council) {
    const bool at_home = owner_of_district(rules, t, fighter.area) == fighter.seat;
    Terms terms;
    terms.add(Term::What::units, {}, fighter.units);
    if (council.played != no_card) terms.add_card(rules.set.battle_cards[council.played]);
    if (at_home) terms.add(Term::What::strength, "home", rules.set.home_strength);
    for (std::uint64_t left = t.player[fighter.seat].tiles; left != 0; left &= left - 1) {
        const Tile& tile = rules.set.tiles[static_cast<std::size_t>(std::countr_zero(left))];
        terms.add_powers(tile.id, tile.gives, 1, fighter, at_home);
    }
    if (fighter.creature != no_creature &&
        creature_gives(rules, fighter.rival_creature, Power::cancels_creature) == 0) {
        const Creature& creature = rules.set.creatures[fighter.creature];
        terms.add_powers(creature.id, creature.gives, 1, fighter, false);
    }
    for (std::size_t i = 0; i < rules.set.di_cards.size(); ++i)
        if (council.di_cards[i] > 0)
            terms.add_powers(rules.set.di_cards[i].id, rules.set.di_cards[i].gives, council.di_cards[i], fighter,
                             false);
    terms.add(Term::What::strength, "wound", fighter.wounds * power(t, fighter.seat, Power::strength_per_discard));
    return terms.take();
}

}  // namespace mehen::kemet
