#include "games/kemet/tests/battle_reference.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace mehen::kemet::test::reference {

namespace {

// The four values that a battle card shows, and damage with a minus before it.
struct Values {
    int strength = 0;
    int damage = 0;
    int unblockable = 0;
    int protection = 0;
    int own_losses = 0;

    Values& operator+=(const Values& more) {
        strength += more.strength;
        damage += more.damage;
        unblockable += more.unblockable;
        protection += more.protection;
        own_losses += more.own_losses;
        return *this;
    }
};

bool has(const std::vector<std::string_view>& list, std::string_view name) {
    return std::find(list.begin(), list.end(), name) != list.end();
}

int copies(const std::vector<std::string_view>& list, std::string_view name) {
    return static_cast<int>(std::count(list.begin(), list.end(), name));
}

Values of_card(std::string_view card) {
    if (card == "cavalry-blitz") return {.strength = 4, .damage = 1};
    if (card == "fervent-purge") return {.strength = 3, .damage = 2};
    if (card == "shield-push") return {.strength = 3, .protection = 1};
    if (card == "mixed-tactics") return {.strength = 2, .damage = 2, .protection = 1};
    if (card == "phalanx-defense") return {.strength = 2, .protection = 2};
    if (card == "chariot-raid") return {.strength = 1, .damage = 3};
    if (card == "special-attack") return {.strength = 3, .damage = 3};
    if (card == "special-defence") return {.strength = 3, .protection = 3};
    if (card == "sacrificial-charge") return {.strength = 5, .own_losses = 2};
    if (card == "defensive-retreat") return {.strength = 1, .damage = 1, .protection = 3};
    return {};
}

Values of_creature(Edition edition, std::string_view creature) {
    const bool blood_and_sand = edition == Edition::blood_and_sand;
    if (creature == "royal-scarab") return {.strength = 2};
    if (creature == "giant-scorpion") return {.strength = 2, .damage = 2};
    if (creature == "phoenix") return {.strength = blood_and_sand ? 1 : 2};
    if (creature == "ancestral-elephant") return {.strength = 1, .protection = 1};
    if (creature == "deep-desert-snake") return {.strength = blood_and_sand ? 1 : 0};
    if (creature == "sphinx") return {.strength = 2};
    if (creature == "mummy") return {.strength = 2};
    if (creature == "khnums-sphinx") return {.strength = 1};
    if (creature == "griffin-sphinx") return {.strength = 2};
    if (creature == "ammut") return {.strength = 2};
    return {};
}

Values of_di_card(std::string_view card) {
    if (card == "war-rage") return {.strength = 1};
    if (card == "war-fury") return {.strength = 2};
    if (card == "bloody-battle") return {.damage = 1};
    if (card == "bloodbath") return {.damage = 2};
    if (card == "bronze-wall") return {.protection = 1};
    if (card == "iron-wall") return {.protection = 2};
    return {};
}

Values of_tiles(Edition edition, const Fighter& fighter, bool attacker) {
    Values sum;
    for (const std::string_view tile : fighter.tiles) {
        if (tile == "charge" && attacker) sum += {.strength = 1};
        if (tile == "defense" && !attacker) sum += {.strength = 1};
        if (tile == "blades-of-neith") sum += {.strength = 1};
        if (tile == "shield-of-neith") sum += {.protection = 1};
        if (tile == "carnage") sum += {.damage = 1};
        if (tile == "bestial-fury") sum += {.strength = 1, .damage = 1};
        if (tile == "deadly-trap" && !attacker) sum += {.strength = 1, .unblockable = 1};
        if (tile == "perfect-arch" && !attacker && fighter.at_home) sum += {.strength = 1, .protection = 1};
        // Before, it worked on entering an area and so before the battle.
        if (tile == "initiative" && attacker && edition == Edition::blood_and_sand)
            sum += {.strength = 1, .damage = 1, .unblockable = 1};
    }
    return sum;
}

struct Fight {
    Edition edition;
    std::array<Fighter, 2> fighter;
    std::array<Values, 2> values{};
    Fought outcome{};

    // Raining Fire in a battle: one unit of the rival's troop, before strengths are compared.
    void fire_rains() {
        if (edition != Edition::revised) return;
        for (std::size_t side = 0; side < 2; ++side) {
            const int hits = std::min(copies(fighter[1 - side].di_cards, "raining-fire"), fighter[side].units);
            outcome.removed[side] = hits;
            fighter[side].units -= hits;
        }
    }

    // A creature takes part as long as it walks with a unit, and not against the snake.
    bool creature_counts(std::size_t side) const {
        const auto snake = [&](std::size_t of) {
            return fighter[of].units > 0 && fighter[of].creature == "deep-desert-snake";
        };
        return fighter[side].units > 0 && !fighter[side].creature.empty() && !snake(1 - side);
    }

    void add_up() {
        for (std::size_t side = 0; side < 2; ++side) {
            const Fighter& its = fighter[side];
            values[side] += of_card(its.card);
            values[side] += of_tiles(edition, its, side == 0);
            if (creature_counts(side)) values[side] += of_creature(edition, its.creature);
            for (const std::string_view card : its.di_cards) values[side] += of_di_card(card);
            if (has(its.tiles, "divine-wound")) values[side].strength += its.wounds;
            if (its.at_home && edition != Edition::first) values[side].strength += 1;
            outcome.strength[side] = its.units + values[side].strength;
        }
        outcome.winner = outcome.strength[0] > outcome.strength[1] ? 0 : 1;  // a tie goes to the defender
    }

    bool won(std::size_t side) const { return static_cast<std::size_t>(outcome.winner) == side; }

    void casualties() {
        std::array<int, 2> units = {fighter[0].units, fighter[1].units};
        const auto lose = [&](std::size_t side, int count, bool to_rival) {
            count = std::min(count, units[side]);
            units[side] -= count;
            outcome.lost[side] += count;
            if (to_rival) outcome.killed[side] += count;
        };
        const auto spared = [&](std::size_t side) {
            return won(side) && has(fighter[side].di_cards, "divine-protection");
        };
        // Unblockable damage first, the attacker's losses before the defender's; then damage less protection. What
        // hits the own troop is not to be stopped by anything. Which of the two unblockable losses comes first is
        // open, and matters only for who has destroyed the last units: we rule that it is their owner.
        for (std::size_t side = 0; side < 2; ++side) {
            lose(side, values[side].own_losses, false);
            if (!spared(side)) lose(side, values[1 - side].unblockable, true);
        }
        for (std::size_t side = 0; side < 2; ++side)
            if (!spared(side)) lose(side, std::max(0, values[1 - side].damage - values[side].protection), true);
        for (std::size_t side = 0; side < 2; ++side) outcome.left[side] = units[side];
    }

    void pay_prayer() {
        for (std::size_t side = 0; side < 2; ++side) {
            const Fighter& its = fighter[side];
            const auto gain = [&](int count) {
                if (count > 0) outcome.reward[side].prayer.push_back(count);
            };
            if (edition == Edition::revised)
                for (int i = 0; i < copies(its.di_cards, "prayer"); ++i) gain(2);
            if (won(side) && has(its.tiles, "holy-war")) gain(4);
            if (has(its.tiles, "crusade")) gain(2 * outcome.killed[1 - side]);
            if (has(its.tiles, "honor-in-battle")) gain(outcome.killed[side]);
            for (int i = 0; won(side) && i < copies(its.di_cards, "glory"); ++i) gain(4);
        }
    }

    void rewards() {
        std::array<Reward, 2>& reward = outcome.reward;
        if (won(0) && outcome.left[0] > 0) reward[0].battle_points += 1;
        if (won(1) && outcome.left[1] > 0 && has(fighter[1].tiles, "defensive-victory")) reward[1].battle_points += 1;
        for (std::size_t side = 0; side < 2; ++side)
            if (won(side) && fighter[side].creature == "ammut" && creature_counts(side) && outcome.left[side] > 0 &&
                outcome.killed[1 - side] >= 2)
                reward[side].battle_points += 1;
        if (edition != Edition::blood_and_sand) return;
        if (won(1)) reward[1].veterans += 1;
        for (Reward& each : reward)
            if (each.battle_points == 0) each.veterans += 1;
    }
};

}  // namespace

int Reward::prayer_in_all() const {
    return std::accumulate(prayer.begin(), prayer.end(), 0);
}

Fought fight(Edition edition, const std::array<Fighter, 2>& fighter) {
    Fight fight{edition, fighter};
    fight.fire_rains();
    fight.add_up();
    fight.casualties();
    fight.pay_prayer();
    fight.rewards();
    return fight.outcome;
}

int recall_prayer(Edition edition, int units) {
    return edition == Edition::first ? units : std::max(0, units - 1);
}

}  // namespace mehen::kemet::test::reference
