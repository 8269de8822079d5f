#include "games/kemet/table/battle.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "games/kemet/expansions.h"
#include "games/kemet/table/table.h"

namespace mehen::kemet {

// [kemet.battle.strength, kemet.battle.losses]
BattleResult resolve(const std::array<Side, 2>& side) {
    BattleResult result;
    for (std::size_t i = 0; i < 2; ++i) result.strength[i] = side[i].units + side[i].strength;
    result.winner = result.strength[0] > result.strength[1] ? 0 : 1;  // a tie goes to the defender
    for (std::size_t i = 0; i < 2; ++i) {
        const Side& own = side[i];
        const Side& rival = side[1 - i];
        const bool spared = own.spared_if_won && result.winner == fit<int>(i);
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

using What = Term::What;

Gain gain_of(const BattleCard& card) {
    return {card.strength, card.damage, card.unblockable, card.protection, card.own_losses};
}

// By powers: `gives` says how much of each there is.
template <class Gives>
Gain gain_of(bool attacker, bool defends_home, Gives&& gives) {
    const auto either = [&](PlayerPower attacking, PlayerPower defending) {
        return gives(attacker ? attacking : defending);
    };
    return {gives(Power::strength) + either(Power::attack_strength, Power::defence_strength) +
                (defends_home ? gives(Power::home_defence_strength) : 0),
            gives(Power::damage) + (attacker ? gives(Power::attack_damage) : 0),
            gives(Power::unblockable) + either(Power::attack_unblockable, Power::defence_unblockable),
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

AreaId place_of_side(const OpenTable& t, AreaId area, bool attacker) {
    const bool seized = attacker && t.pact.seized_from != none;
    return seized ? AreaId(t.pact.seized_from) : area;
}

Fighter fighter_of(const Rules& rules, const OpenTable& t, AreaId area, Seat seat, Seat rival, bool attacker,
                   int wounds) {
    Fighter fighter{area,
                    seat,
                    rival,
                    attacker,
                    t.units[area][seat],
                    mask_of(seat),
                    creature_in(rules, t, area, seat),
                    creature_in(rules, t, area, rival),
                    wounds};
    join(Seam<FighterOf>{}, rules, t, fighter);
    return fighter;
}

std::array<Council, 2> fighting_councils(const Rules& rules, std::array<Council, 2> councils) {
    const auto mirrors = [&](const Council& each) {
        return each.played != none && rules.set.battle_cards[each.played].mirror;
    };
    if (mirrors(councils[0]) || mirrors(councils[1])) std::swap(councils[0].played, councils[1].played);
    return councils;
}

CreatureId creature_that_counts(const Rules& rules, const Fighter& fighter) {
    const bool cancelled = creature_gives(rules, fighter.rival_creature, Power::cancels_creature) > 0;
    return cancelled ? none : fighter.creature;
}

namespace {

// --- the two sinks: what comes out of the sources of a side

// Adds them up. Tiles come as the sums that are kept with a player.
class Sum {
public:
    void add(What what, std::string_view, int amount) {
        switch (what) {
            case What::units: side_.units += amount; break;
            case What::strength: side_.strength += amount; break;
            case What::damage: side_.damage += amount; break;
            case What::unblockable: side_.unblockable += amount; break;
            case What::protection: side_.protection += amount; break;
            case What::own_losses: side_.own_losses += amount; break;
            case What::spared: side_.spared_if_won |= amount > 0; break;
        }
    }
    void add(std::string_view, const Gain& gain) { side_ = with(side_, gain); }

    template <class Visit>
    static void each_tile(const Rules& rules, const OpenTable& t, SeatMask troop, Visit&& visit) {
        if (troop.size() == 1) return visit(std::string_view(), t.player[lowest_seat(troop)].power);
        if (troop != no_seats) visit(std::string_view(), troop_powers(rules, t, troop));
    }

    int protection() const { return side_.protection; }
    const Side& side() const { return side_; }

private:
    Side side_{};
};

// Lists them, and what adds nothing not at all. Tiles and power tokens come one by one.
class Terms {
public:
    void add(What what, std::string_view source, int amount) {
        if (amount != 0) terms_.push_back({what, source, amount});
    }
    void add(std::string_view source, const Gain& gain) {
        add(What::strength, source, gain.strength);
        add(What::damage, source, gain.damage);
        add(What::unblockable, source, gain.unblockable);
        add(What::protection, source, gain.protection);
        add(What::own_losses, source, gain.own_losses);
    }

    template <class Visit>
    static void each_tile(const Rules& rules, const OpenTable& t, SeatMask troop, Visit&& visit) {
        const auto one_of = [&](const auto& rows) {
            return [&](unsigned which) {
                visit(rows[which].id, [&](Power power) { return amount(rows[which].gives, power); });
            };
        };
        each_bit(troop_tiles(rules, t, troop), one_of(rules.set.tiles));
        each_bit(Bits{troop_tokens(t, troop)}, one_of(rules.set.power_tokens));
    }

    int protection() const {
        int sum = 0;
        for (const Term& term : terms_) sum += term.what == What::protection ? term.amount : 0;
        return sum;
    }
    std::vector<Term> take() { return std::move(terms_); }

private:
    std::vector<Term> terms_;
};

// --- the sources of a side, each in one place

template <class Sink>
void add_di_cards(const Rules& rules, bool attacker, const Council& council, Sink& sink) {
    if (council.di_cards == nothing_chosen.di_cards) return;  // mostly so, seen at once
    for (DiCardId i = 0; i < rules.set.di_cards.size(); ++i) {
        if (council.di_cards[i] == 0) continue;
        const std::string_view card = rules.set.di_cards[i].id;
        const auto gives = [&](Power which) { return council.di_cards[i] * card_gives(rules, i, which); };
        sink.add(card, gain_of(attacker, false, gives));
        sink.add(What::spared, card, gives(Power::no_losses_if_won));
    }
}

// The rival's creature takes protection away, but no more than there is.
template <class Sink>
void add_venom(const Rules& rules, const Fighter& fighter, Sink& sink) {
    const int venom = creature_gives(rules, fighter.rival_creature, Power::venom);
    if (venom == 0 || creature_gives(rules, fighter.creature, Power::cancels_creature) > 0) return;
    sink.add(What::protection, rules.set.creatures[fighter.rival_creature].id,
             -std::clamp(sink.protection(), 0, venom));
}

// DI cards discarded after the reveal, by the tile of whoever has one in the troop.
template <class Sink>
void add_wounds(const Rules& rules, const OpenTable& t, const Fighter& fighter, Sink& sink) {
    if (fighter.wounds == 0) return;
    int each = 0;
    Sum::each_tile(rules, t, fighter.troop | mask_of(fighter.seat),
                   [&](std::string_view, const PowerSums& gives) { each = gives(Power::strength_per_discard); });
    sink.add(What::strength, "wound", fighter.wounds * each);
}

// Everything that one side fights with, in the order in which people read it. Protection may be taken away again, so
// venom comes after all that protects.
template <class Sink>
void fight(const Rules& rules, const OpenTable& t, const Fighter& fighter, const Council& council, Sink& sink) {
    const bool attacker = fighter.attacker;
    const bool at_home = contains(fighter.troop, owner_of_district(rules, t, fighter.area));
    sink.add(What::units, {}, fighter.units);
    if (council.played != none) {
        const BattleCard& card = rules.set.battle_cards[council.played];
        sink.add(card.id, gain_of(card));
    }
    if (at_home) sink.add(What::strength, "home", rules.set.home_strength);
    Sink::each_tile(rules, t, fighter.troop, [&](std::string_view tile, auto&& gives) {
        sink.add(tile, gain_of(attacker, !attacker && at_home, gives));
        join(Seam<SideOfBattle>{}, rules, t, fighter, tile, gives, sink);
    });
    join(Seam<SeizedInBattle>{}, rules, t, fighter, sink);
    if (const CreatureId creature = creature_that_counts(rules, fighter); creature != none)
        sink.add(rules.set.creatures[creature].id,
                 gain_of(attacker, false, [&](Power which) { return creature_gives(rules, creature, which); }));
    add_di_cards(rules, attacker, council, sink);
    add_venom(rules, fighter, sink);
    add_wounds(rules, t, fighter, sink);
}

}  // namespace

Side side_of(const Rules& rules, const OpenTable& t, const Fighter& fighter, const Council& council) {
    Sum sum;
    fight(rules, t, fighter, council, sum);
    return sum.side();
}

std::vector<Term> terms_of(const Rules& rules, const OpenTable& t, const Fighter& fighter, const Council& council) {
    Terms terms;
    fight(rules, t, fighter, council, terms);
    return terms.take();
}

}  // namespace mehen::kemet
