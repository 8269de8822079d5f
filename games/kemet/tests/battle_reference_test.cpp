// The engine's battles against the second, literal resolution, over random troops, tiles, creatures and cards.
#include "games/kemet/tests/battle_reference.h"

#include "core/rng.h"
#include "games/kemet/table/battle.h"
#include "games/kemet/tests/table.h"
#include "games/kemet/tests/terms.h"

namespace mehen::kemet::test {
namespace {

#ifdef NDEBUG
constexpr int battles = 300'000;
#else
constexpr int battles = 50'000;  // sanitizers are slow
#endif

bool toss(Rng& rng, std::uint32_t one_in) {
    return rng.below(one_in) == 0;
}

// Two troops in one area with whatever tiles and creatures, whoever could have bought them.
class RandomBattle {
public:
    RandomBattle(Edition its_edition, Rng& rng)
        : edition(its_edition), rules(rules_of(its_edition, 2 + static_cast<int>(rng.below(4)))) {
        start(rng);
        area = AreaId::of(rng.below(rules.map.areas));
        side = toss(rng, 2) ? std::array<Seat, 2>{0, 1} : std::array<Seat, 2>{1, 0};
        for (const Seat seat : side) equip(seat, rng);
        for (const Seat seat : side) add_creature(seat, rng);
    }

    // What the reference has to know of a side before any card is chosen.
    reference::Fighter fighter(std::size_t which) const {
        const Seat seat = side[which];
        reference::Fighter result;
        result.units = s.units[area][seat];
        for (TileId tile = 0; tile < rules.set.tiles.size(); ++tile)
            if (has_bit(s.player[seat].tiles, tile)) result.tiles.push_back(rules.set.tiles[tile].picture);
        for (std::size_t i = 0; i < rules.set.creatures.size(); ++i)
            if (s.creature[i] == area && s.creature_owner[i] == seat) result.creature = rules.set.creatures[i].id;
        result.at_home = rules.area(area).kind == AreaKind::district && rules.area(area).city == s.player[seat].city;
        return result;
    }

    Edition edition;
    const Rules& rules;
    State s{};
    AreaId area = 0;
    std::array<Seat, 2> side{};

private:
    void start(Rng& rng) {
        Kemet::start(rules, s, nullptr);
        s.flow = {};
        s.colours = rules.colours_in_play;
        s.set_up = s.day = 1;
        for (Seat seat = 0; seat < rules.seats; ++seat) {
            s.city_owner[seat] = seat;
            s.player[seat].city = CityId::of(std::uint8_t{seat});
            s.order[seat] = seat;
            s.player[seat].prayer = static_cast<std::uint8_t>(rng.below(12));
        }
    }

    void equip(Seat seat, Rng& rng) {
        Player& player = s.player[seat];
        TileSet taken{};
        for (TileId tile = 0; tile < rules.set.tiles.size(); ++tile) {
            if (rules.set.tiles[tile].creature != none || !toss(rng, 4)) continue;
            if (is_empty(taken & rules.same_picture[tile])) put_in(taken, tile);
        }
        player.tiles = taken;
        refresh_powers(rules, s, seat);
        player.reserve = static_cast<std::uint8_t>(player.reserve + power(s, seat, Power::mercenaries));
        const auto limit = static_cast<std::uint32_t>(troop_limit(rules, s, seat));
        kemet::Table table{rules, s, nullptr};
        add_units(table, area, seat, 1 + static_cast<int>(rng.below(limit)));
        for (std::size_t i = 0; i < 6; ++i) {  // DI cards from the deck
            const std::size_t card = rng.below(static_cast<std::uint32_t>(rules.set.di_cards.size()));
            if (s.deck[card] == 0) continue;
            // Units placed in the very district of the battle have a test of their own.
            if (amount(rules.set.di_cards[card].gives, Power::units_if_won) > 0 && has_area(rules.map.districts, area))
                continue;
            --s.deck[card];
            ++s.hand[seat].di_cards[card];
        }
        for (const BattleCardId special : {rules.special_card[1], rules.special_card[2]})
            if (toss(rng, 3))
                s.hand[seat].cards.hand = static_cast<std::uint16_t>(s.hand[seat].cards.hand | (1U << special));
    }

    // Whether the creature to be added is one and the other is there already.
    bool stands(std::size_t which, std::string_view added, std::string_view other) const {
        if (rules.set.creatures[which].id != added) return false;
        for (std::size_t i = 0; i < rules.set.creatures.size(); ++i)
            if (rules.set.creatures[i].id == other && s.creature[i] == area) return true;
        return false;
    }

    void add_creature(Seat seat, Rng& rng) {
        const std::size_t which = rng.below(static_cast<std::uint32_t>(rules.set.creatures.size()));
        if (toss(rng, 3) || s.creature[which] != none) return;
        // A creature that devours against one that switches it off has a test of its own.
        if (stands(which, "ammut", "deep-desert-snake") || stands(which, "deep-desert-snake", "ammut")) return;
        put_creature(s, CreatureId::of(which), area);
        s.creature_owner[which] = seat;
        for (TileId tile = 0; tile < rules.set.tiles.size(); ++tile)
            if (rules.set.tiles[tile].creature == which) put_in(s.player[seat].tiles, tile);
        refresh_powers(rules, s, seat);
    }
};

std::string described(const reference::Fighter& fighter) {
    return std::to_string(fighter.units) + " units, " + std::string(fighter.card) + ", creature " +
           std::string(fighter.creature) + (fighter.at_home ? ", at home" : "") + ", wounds " +
           std::to_string(fighter.wounds) + ", DI: " + joined(fighter.di_cards, " ") + "; " +
           joined(fighter.tiles, " ");
}
std::string described(const std::array<reference::Fighter, 2>& fighter) {
    return "attacker " + described(fighter[0]) + "\ndefender " + described(fighter[1]);
}

// The arithmetic alone: what each side amounts to, who wins, who falls.
void compare_arithmetic(const RandomBattle& battle, Rng& rng) {
    const Rules& rules = battle.rules;
    std::array<reference::Fighter, 2> fighter;
    std::array<Side, 2> side{};
    for (std::size_t i = 0; i < 2; ++i) {
        const Seat seat = battle.side[i];
        fighter[i] = battle.fighter(i);
        Council council = nothing_chosen;
        council.played = BattleCardId::of(rng.below(static_cast<std::uint32_t>(rules.set.battle_cards.size())));
        fighter[i].card = rules.set.battle_cards[council.played].id;
        for (std::size_t card = 0; card < rules.set.di_cards.size(); ++card) {
            const DiCard& row = rules.set.di_cards[card];
            if (row.when != When::battle || !toss(rng, 4)) continue;
            council.di_cards[card] = static_cast<std::uint8_t>(1 + rng.below(2));
            for (int n = 0; n < council.di_cards[card]; ++n) fighter[i].di_cards.push_back(row.id);
        }
        if (power(battle.s, seat, Power::strength_per_discard) > 0) fighter[i].wounds = static_cast<int>(rng.below(4));
        const Fighter its =
            fighter_of(rules, battle.s, battle.area, seat, battle.side[1 - i], i == 0, fighter[i].wounds);
        side[i] = side_of(rules, battle.s, its, council);
        EXPECT_EQ(sum_of(terms_of(rules, battle.s, its, council)), side[i]) << described(fighter[i]);
    }
    const BattleResult result = resolve(side);
    const reference::Fought expected = reference::fight(battle.edition, fighter);
    EXPECT_EQ(result.strength, expected.strength) << described(fighter);
    EXPECT_EQ(result.winner, expected.winner) << described(fighter);
    EXPECT_EQ(result.lost, expected.lost) << described(fighter);
    EXPECT_EQ(result.killed, expected.killed) << described(fighter);
}

// A whole battle with random answers. What was chosen is written down as it is answered.
class PlayedBattle {
public:
    explicit PlayedBattle(RandomBattle& battle) : battle_(battle), s_(battle.s), rules_(battle.rules) {
        for (std::size_t i = 0; i < 2; ++i) {
            fighter_[i] = battle.fighter(i);
            prayer_[i] = s_.player[battle.side[i]].prayer;
        }
    }

    void play(Rng& rng) {
        kemet::Table table{rules_, s_, &log_};
        call(table, new_battle(battle_.area, battle_.side[0], battle_.side[1]));
        Kemet::Driver::run_until_question(table);
        while (s_.flow.ask.open()) {
            const Seat seat = lowest_seat(s_.flow.ask.seats);
            Buffer<Action, Kemet::max_actions> actions;
            if (s_.flow.ask.to_chance()) {
                Buffer<Outcome, Kemet::max_outcomes> outcomes;
                Kemet::outcomes(rules_, s_, outcomes);
                Kemet::apply(rules_, s_, chance, pick_outcome(outcomes, rng), &log_);
                continue;
            }
            Kemet::legal(rules_, s_, seat, actions);
            ASSERT_FALSE(actions.empty()) << "question " << int{s_.flow.ask.kind};
            Action action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
            // Cards outside battles are not what is looked at here.
            if (is(s_.flow.ask, AskKind::window)) action = make_action(ActionKind::pass);
            write_down(seat, action);
            Kemet::apply(rules_, s_, seat, action, &log_);
        }
    }

    void compare() {
        for (std::size_t i = 0; i < 2; ++i) fighter_[i].card = rules_.set.battle_cards[played_[i]].id;
        const reference::Fought expected = reference::fight(battle_.edition, fighter_);
        const Event strengths = find(EventKind::strengths);
        EXPECT_EQ(strengths.arg[0], expected.strength[0]) << described(fighter_);
        EXPECT_EQ(strengths.arg[1], expected.strength[1]) << described(fighter_);
        EXPECT_EQ(find(EventKind::battle_won).seat, battle_.side[static_cast<std::size_t>(expected.winner)]);
        for (std::size_t i = 0; i < 2; ++i) compare_side(expected, i);
    }

private:
    void compare_side(const reference::Fought& expected, std::size_t i) const {
        const Player& player = s_.player[battle_.side[i]];
        const reference::Reward& reward = expected.reward[i];
        EXPECT_EQ(player.battle_points, reward.battle_points) << "side " << i << "\n" << described(fighter_);
        EXPECT_EQ(player.veterans, reward.veterans) << "side " << i << "\n" << described(fighter_);
        int prayer = prayer_[i] - cost_[i];
        for (const int gain : reward.prayer) prayer = std::min(11, prayer + gain);
        // Enlisted units and conscripts may have joined the troop before it was recalled.
        const int troop = expected.left[i] + conscripts_[i];
        if (recalled_[i]) prayer = std::min(11, prayer + reference::recall_prayer(battle_.edition, troop));
        EXPECT_EQ(player.prayer, prayer) << "side " << i << " had " << prayer_[i] << ", cards cost " << cost_[i]
                                         << (recalled_[i] ? ", recalled " : ", kept ") << troop << "\n"
                                         << described(fighter_);
        const int here = (recalled_[i] || retreated_[i] ? 0 : troop) + later_[i];
        EXPECT_EQ(s_.units[battle_.area][battle_.side[i]], here) << "side " << i << "\n" << described(fighter_);
    }

    bool has_tile(std::size_t i, std::string_view picture) const {
        return std::find(fighter_[i].tiles.begin(), fighter_[i].tiles.end(), picture) != fighter_[i].tiles.end();
    }

    int price_of(std::size_t i, std::uint8_t card) const {
        const bool saves = battle_.edition != Edition::blood_and_sand && has_tile(i, "priest-of-ra");
        return std::max(0, rules_.set.di_cards[card].cost - (saves ? 1 : 0));
    }

    void write_down(Seat seat, Action action) {
        const std::size_t i = battle_.side[0] == seat ? 0 : 1;
        const std::uint8_t which = action.arg[0];
        std::vector<std::string_view>& di_cards = fighter_[i].di_cards;
        if (is(action, ActionKind::choose)) played_[i] = which;
        if (is(action, ActionKind::discard)) discarded_[i] = which;
        if (is(action, ActionKind::swap)) std::swap(played_[i], discarded_[i]);
        if (is(action, ActionKind::wound)) ++fighter_[i].wounds;
        if (is(action, ActionKind::recall)) recalled_[i] = true;
        if (is(action, ActionKind::retreat)) retreated_[i] = true;
        const bool over = s_.sides[0] == none;  // a tile may place units when all is done
        if (is(action, ActionKind::place) && which == battle_.area) (over ? later_ : conscripts_)[i] += action.arg[1];
        if (is(action, ActionKind::add)) {
            di_cards.push_back(rules_.set.di_cards[which].id);
            cost_[i] += price_of(i, which);
        }
        if (is(action, ActionKind::drop)) {  // not paid for: no effect
            di_cards.erase(std::find(di_cards.begin(), di_cards.end(), rules_.set.di_cards[which].id));
            cost_[i] -= price_of(i, which);
        }
    }

    Event find(EventKind kind) const {
        for (const Event& event : log_)
            if (event.kind == static_cast<std::uint8_t>(kind)) return event;
        ADD_FAILURE() << "no event " << static_cast<int>(kind);
        return {};
    }

    RandomBattle& battle_;
    State& s_;
    const Rules& rules_;
    EventLog log_;
    std::array<reference::Fighter, 2> fighter_;
    std::array<std::uint8_t, 2> played_{};
    std::array<std::uint8_t, 2> discarded_{};
    std::array<int, 2> prayer_{};
    std::array<int, 2> cost_{};
    std::array<int, 2> conscripts_{};
    std::array<int, 2> later_{};
    std::array<bool, 2> recalled_{};
    std::array<bool, 2> retreated_{};
};

TEST(KemetBattleReference, StrengthsWinnerAndLossesAgree) {
    Rng rng(1);
    for (int n = 0; n < battles && !testing::Test::HasFailure(); ++n) {
        const RandomBattle battle(all_editions[static_cast<std::size_t>(n) % all_editions.size()], rng);
        compare_arithmetic(battle, rng);
    }
}

TEST(KemetBattleReference, WholeBattlesAgree) {
    Rng rng(2);
    for (int n = 0; n < battles && !testing::Test::HasFailure(); ++n) {
        RandomBattle battle(all_editions[static_cast<std::size_t>(n) % all_editions.size()], rng);
        PlayedBattle played(battle);
        ASSERT_NO_FATAL_FAILURE(played.play(rng));
        played.compare();
    }
}

}  // namespace
}  // namespace mehen::kemet::test
