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

namespace {

// What one card, tile or creature adds to a side.
struct Gain {
    int strength;
    int damage;
    int unblockable;
    int protection;
    int own_losses;
};

Gain gain_of(const BattleCard& card) {
    return {card.strength, card.damage, card.unblockable, card.protection, card.own_losses};
}

// By powers: `gives` says how much of each there is.
template <class Gives>
Gain gain_of(bool attacker, bool defends_home, Gives&& gives) {
    return {gives(Power::strength) + gives(attacker ? Power::attack_strength : Power::defence_strength) +
                (defends_home ? gives(Power::home_defence_strength) : 0),
            gives(Power::damage) + (attacker ? gives(Power::attack_damage) : 0),
            gives(Power::unblockable) + gives(attacker ? Power::attack_unblockable : Power::defence_unblockable),
            gives(Power::protection) + (defends_home ? gives(Power::home_defence_protection) : 0), 0};
}

Side with(const Side& side, const Gain& gain) {
    return {side.units,
            side.strength + gain.strength,
            side.damage + gain.damage,
            side.unblockable + gain.unblockable,
            side.protection + gain.protection,
            side.own_losses + gain.own_losses,
            side.spared_if_won};
}

}  // namespace

Side with_card(const Side& side, const BattleCard& card) {
    return with(side, gain_of(card));
}

namespace {

// What DI cards add.
void add_di_cards(const Rules& rules, const Council& council, bool attacker, Side& side) {
    for (std::size_t i = 0; i < rules.set.di_cards.size(); ++i) {
        if (council.di_cards[i] == 0) continue;
        side = with(side, gain_of(attacker, false,
                                  [&](Power which) { return council.di_cards[i] * card_gives(rules, i, which); }));
        side.spared_if_won |= card_gives(rules, i, Power::no_losses_if_won) > 0;
    }
}

// What counts in battles between the lone god and the Alliance alone.
void add_enmity(const OpenTable& t, const PowerSums& powers, Seat seat, Seat rival, bool attacker, Side& side) {
    const auto gives = [&](Power which) { return int{powers[static_cast<std::size_t>(which)]}; };
    if (is_lone(t, rival)) {
        side.strength += gives(Power::lone_strength);
        side.damage += gives(Power::lone_damage);
        side.protection += gives(Power::lone_protection) + (attacker ? 0 : gives(Power::lone_defence_protection));
    }
    if (attacker && taken_over(t) && t.sides[0] == seat)
        side.strength += power(t, t.pact.lone, Power::takeover_strength);
}

// A side whose troop may be joint: what all its members have counts.
Side joint_side_of(const Rules& rules, const State& s, std::size_t area, Seat seat, Seat rival, bool attacker,
                   const Council& council, int wound_strength) {
    const std::uint8_t place = place_of_side(s, area, attacker);
    const bool alone = attacker && s.pact.seized_creature != 0;  // a creature without a troop
    const SeatMask troop = alone ? SeatMask{0} : troop_in(s, place, seat);
    const bool at_home = contains(troop, owner_of_district(rules, s, area));
    Side side{};
    side.units = alone ? 0 : joint_units(s, place, seat);
    side.strength = wound_strength + (at_home ? rules.set.home_strength : 0);
    if (alone) side.strength += rules.set.creature_cards[s.pact.seized_creature - 1U].value;
    if (council.played != no_card) side = with_card(side, rules.set.battle_cards[council.played]);
    const PowerSums powers = troop_powers(rules, s, troop);
    side = with(side, gain_of(attacker, !attacker && at_home,
                              [&](Power which) { return int{powers[static_cast<std::size_t>(which)]}; }));
    add_enmity(s, powers, seat, rival, attacker, side);
    const std::uint8_t creature = creature_of_side(rules, s, area, seat, attacker);
    const std::uint8_t other = creature_of_side(rules, s, area, rival, !attacker);
    if (creature_gives(rules, other, Power::cancels_creature) == 0 && creature != no_creature)
        side =
            with(side, gain_of(attacker, false, [&](Power which) { return creature_gives(rules, creature, which); }));
    add_di_cards(rules, council, attacker, side);
    if (creature_gives(rules, creature, Power::cancels_creature) == 0)
        side.protection = std::max(0, side.protection - creature_gives(rules, other, Power::venom));
    return side;
}

}  // namespace

int strength_per_discard(const Rules& rules, const OpenTable& t, Seat fighter, SeatMask troop) {
    if (!rules.allied()) return power(t, fighter, Power::strength_per_discard);
    const PowerSums powers = troop_powers(rules, t, static_cast<SeatMask>(troop | mask_of(fighter)));
    return powers[static_cast<std::size_t>(Power::strength_per_discard)];
}

std::uint64_t troop_tiles(const Rules& rules, const OpenTable& t, SeatMask troop) {
    std::uint64_t tiles = 0;
    each_seat(troop, [&](Seat seat) {
        for (std::uint64_t own = t.player[seat].tiles; own != 0; own &= own - 1) {
            const auto tile = static_cast<std::size_t>(std::countr_zero(own));
            if ((tiles & rules.same_picture[tile]) == 0) tiles |= std::uint64_t{1} << tile;
        }
    });
    return tiles;
}

std::uint8_t place_of_side(const OpenTable& t, std::size_t area, bool attacker) {
    const bool seized = attacker && t.pact.seized_from != 0;
    return static_cast<std::uint8_t>(seized ? t.pact.seized_from - 1U : area);
}

std::uint8_t joint_creature(const Rules& rules, const OpenTable& t, std::size_t area, Seat seat, bool attacker) {
    if (attacker && t.pact.seized_creature != 0) return rules.set.creature_cards[t.pact.seized_creature - 1U].creature;
    return creature_in(rules, t, place_of_side(t, area, attacker), seat);
}

Side side_of(const Rules& rules, const State& s, std::size_t area, Seat seat, Seat rival, bool attacker,
             const Council& council, int wound_strength) {
    if (rules.allied()) return joint_side_of(rules, s, area, seat, rival, attacker, council, wound_strength);
    const bool at_home = owner_of_district(rules, s, area) == seat;
    Side side{};
    side.units = s.units[area][seat];
    side.strength = wound_strength + (at_home ? rules.set.home_strength : 0);
    if (council.played != no_card) side = with_card(side, rules.set.battle_cards[council.played]);
    const auto add = [&](bool defends_home, auto&& gives) {
        side = with(side, gain_of(attacker, defends_home, gives));
    };
    add(!attacker && at_home, [&](Power which) { return power(s, seat, which); });
    const std::uint8_t creature = creature_in(rules, s, area, seat);
    const std::uint8_t other = creature_in(rules, s, area, rival);
    if (creature != no_creature && creature_gives(rules, other, Power::cancels_creature) == 0)
        add(false, [&](Power which) { return creature_gives(rules, creature, which); });
    add_di_cards(rules, council, attacker, side);
    return side;
}

namespace {

// Collects what one source after the other adds.
class Terms {
public:
    void add(Term::What what, std::string_view source, int amount) {
        if (amount != 0) terms_.push_back({what, source, amount});
    }
    void add(std::string_view source, const Gain& gain) {
        add(Term::What::strength, source, gain.strength);
        add(Term::What::damage, source, gain.damage);
        add(Term::What::unblockable, source, gain.unblockable);
        add(Term::What::protection, source, gain.protection);
        add(Term::What::own_losses, source, gain.own_losses);
    }
    void add_powers(std::string_view source, const GivesList& gives, int times, bool attacker, bool defends_home) {
        const auto of = [&](Power which) { return times * amount(gives, which); };
        add(source, gain_of(attacker, defends_home, of));
        add(Term::What::spared, source, of(Power::no_losses_if_won));
    }
    // As add_enmity.
    void add_enmity(std::string_view source, const GivesList& gives, bool attacker) {
        const int defence = attacker ? 0 : amount(gives, Power::lone_defence_protection);
        add(source, {amount(gives, Power::lone_strength), amount(gives, Power::lone_damage), 0,
                     amount(gives, Power::lone_protection) + defence, 0});
    }
    int protection() const {
        int sum = 0;
        for (const Term& term : terms_) sum += term.what == Term::What::protection ? term.amount : 0;
        return sum;
    }
    std::vector<Term> take() { return std::move(terms_); }

private:
    std::vector<Term> terms_;
};

// Tiles of the whole troop, and what the Alliance has besides.
void add_tiles(const Rules& rules, const OpenTable& t, const Fighter& fighter, SeatMask troop, bool at_home,
               Terms& terms) {
    const bool against_lone = rules.allied() && is_lone(t, fighter.rival);
    const auto add = [&](std::string_view source, const GivesList& gives) {
        terms.add_powers(source, gives, 1, fighter.attacker, !fighter.attacker && at_home);
        if (against_lone) terms.add_enmity(source, gives, fighter.attacker);
    };
    std::uint64_t tiles = rules.allied() ? troop_tiles(rules, t, troop) : t.player[fighter.seat].tiles;
    for (; tiles != 0; tiles &= tiles - 1) {
        const Tile& tile = rules.set.tiles[static_cast<std::size_t>(std::countr_zero(tiles))];
        add(tile.id, tile.gives);
    }
    if (!rules.allied() || troop == 0 || contains(troop, t.pact.lone)) return;
    for (unsigned tokens = t.pact.power_tokens; tokens != 0; tokens &= tokens - 1) {
        const PowerToken& token = rules.set.power_tokens[static_cast<std::size_t>(std::countr_zero(tokens))];
        add(token.id, token.gives);
    }
}

// What the lone god adds to what it has seized, and what a seized creature that fights alone is worth.
void add_takeover(const Rules& rules, const OpenTable& t, const Fighter& fighter, Terms& terms) {
    const Pact& pact = t.pact;
    const bool seized_troop = same_side(t, fighter.seat, fighter.rival);  // even when it has left the battle since
    if (!fighter.attacker || (pact.seized_creature == 0 && !seized_troop)) return;
    if (pact.seized_creature != 0) {
        const CreatureCard& card = rules.set.creature_cards[pact.seized_creature - 1U];
        terms.add(Term::What::strength, card.id, card.value);
    }
    for (std::uint64_t tiles = t.player[pact.lone].tiles; tiles != 0; tiles &= tiles - 1) {
        const Tile& tile = rules.set.tiles[static_cast<std::size_t>(std::countr_zero(tiles))];
        terms.add(Term::What::strength, tile.id, amount(tile.gives, Power::takeover_strength));
    }
}

void add_creature(const Rules& rules, const Fighter& fighter, Terms& terms) {
    if (fighter.creature == no_creature || creature_gives(rules, fighter.rival_creature, Power::cancels_creature) > 0)
        return;
    const Creature& creature = rules.set.creatures[fighter.creature];
    terms.add_powers(creature.id, creature.gives, 1, fighter.attacker, false);
}

// The rival's creature takes protection away, but no more than there is.
void add_venom(const Rules& rules, const Fighter& fighter, Terms& terms) {
    const int venom = creature_gives(rules, fighter.rival_creature, Power::venom);
    if (venom == 0 || creature_gives(rules, fighter.creature, Power::cancels_creature) > 0) return;
    terms.add(Term::What::protection, rules.set.creatures[fighter.rival_creature].id,
              -std::clamp(terms.protection(), 0, venom));
}

}  // namespace

std::vector<Term> terms_of(const Rules& rules, const OpenTable& t, const Fighter& fighter, const Council& council) {
    const SeatMask troop = rules.allied() ? fighter.troop : mask_of(fighter.seat);
    const bool at_home = contains(troop, owner_of_district(rules, t, fighter.area));
    Terms terms;
    terms.add(Term::What::units, {}, fighter.units);
    if (council.played != no_card) {
        const BattleCard& card = rules.set.battle_cards[council.played];
        terms.add(card.id, gain_of(card));
    }
    if (at_home) terms.add(Term::What::strength, "home", rules.set.home_strength);
    add_tiles(rules, t, fighter, troop, at_home, terms);
    add_takeover(rules, t, fighter, terms);
    add_creature(rules, fighter, terms);
    for (std::size_t i = 0; i < rules.set.di_cards.size(); ++i)
        if (council.di_cards[i] > 0)
            terms.add_powers(rules.set.di_cards[i].id, rules.set.di_cards[i].gives, council.di_cards[i],
                             fighter.attacker, false);
    add_venom(rules, fighter, terms);
    terms.add(Term::What::strength, "wound", fighter.wounds * strength_per_discard(rules, t, fighter.seat, troop));
    return terms.take();
}

}  // namespace mehen::kemet
