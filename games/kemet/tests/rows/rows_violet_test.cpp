// Violet tiles, one test each: in the lone god's hands, and in those of a member of the Alliance.
#include "games/kemet/tests/rows/row_tiles.h"
#include "games/kemet/tests/seth/lone_row.h"

namespace mehen::kemet::test {
namespace {

// Three pyramids of a level let a member of the Alliance buy violet tiles up to it.
LoneRow& three_pyramids(LoneRow& p, int level) {
    p.pyramid("nw-1", Colour::red, level).pyramid("nw-2", Colour::blue, level).pyramid("nw-3", Colour::white, level);
    return p;
}

// --- level 1

KEMET_ROW("violet-1-energy-drain", in_lone) {
    LoneRow p(row);
    p.tiles(p.lone, "violet-1-energy-drain").prayer(p.lone, 0).prayer(green, 0).cards(green, "prayer");
    p.turn(green).answer("play prayer");
    EXPECT_EQ(p.prayer_of(p.lone), 0);  // no pray action
    p.answer("token pray-1");
    EXPECT_EQ(p.prayer_of(green), 2 + 2);  // nobody loses any
    EXPECT_EQ(p.prayer_of(p.lone), 1);
    p.turn(p.lone).answer("violet pray");
    EXPECT_EQ(p.prayer_of(p.lone), 1 + 3);  // one's own brings nothing more

    LoneRow member(row);  // of everybody else, friends too
    member.tiles(blue, "violet-1-energy-drain").prayer(blue, 0).turn(green).answer("token pray-1");
    EXPECT_EQ(member.prayer_of(blue), 1);
    member.turn(member.lone).answer("violet pray");
    EXPECT_EQ(member.prayer_of(blue), 2);
}

KEMET_ROW("violet-1-units-corruption", in_lone) {
    LoneRow p(row);
    p.tiles(p.lone, "violet-1-units-corruption").units("west-bank", p.lone, 4).units("west-bank", green, 2);
    p.battle("west-bank", p.lone, green);
    p.councils(p.lone, "fervent-purge", green, "shield-push");  // damage 2 against protection 1
    p.answer("recall");
    EXPECT_EQ(p.units_in("west-bank", p.lone), 4 + 1);
    EXPECT_EQ(p.player(green).reserve, 12 - 1 - 1);  // one at home, one serves
    EXPECT_EQ(p.s.pact.captives[green], 1);
    EXPECT_TRUE(Kemet::invariant_holds(p.rules, p.s));

    LoneRow full(row);  // no room
    full.tiles(full.lone, "violet-1-units-corruption").units("west-bank", full.lone, 6).units("west-bank", green, 2);
    full.battle("west-bank", full.lone, green);
    full.councils(full.lone, "fervent-purge", green, "shield-push").answer("recall");
    EXPECT_EQ(full.units_in("west-bank", full.lone), 6);

    LoneRow bloodless(row);
    bloodless.tiles(bloodless.lone, "violet-1-units-corruption").units("west-bank", bloodless.lone, 4);
    bloodless.units("west-bank", green, 2).battle("west-bank", bloodless.lone, green);
    bloodless.councils(bloodless.lone, "shield-push", green, "shield-push").answer("recall");
    EXPECT_EQ(bloodless.units_in("west-bank", bloodless.lone), 4);

    LoneRow member(row);  // a unit of the lone god that serves a member
    member.tiles(green, "violet-1-units-corruption");
    member.fight(member.lone, "shield-push", green, "fervent-purge");
    member.answer("recall").answer("stay");
    EXPECT_EQ(member.units_in("west-bank", green), 3 + 1);
    EXPECT_EQ(member.s.pact.captives[member.lone], 1);
}

KEMET_ROW("violet-1-servile-corruption", in_lone) {
    for (const bool owned : {false, true}) {
        LoneRow creature(row);
        if (owned) creature.tiles(creature.lone, "violet-1-servile-corruption");
        creature.violet_level(2).units("west-bank", green, 3);
        creature.seize_creature("ancestral-elephant").councils(creature.lone, "shield-push", green, "shield-push");
        EXPECT_EQ(attack_of(creature), 4 + 1 + 3 + (owned ? 1 : 0));
        EXPECT_EQ(defence_of(creature), 3 + 3);

        LoneRow troop(row);  // of a member: the lone god's tile works for it
        if (owned) troop.tiles(troop.lone, "violet-1-servile-corruption");
        troop.units("west-bank", green, 2).units("nw-front", blue, 2);
        troop.seize_troop();
        troop.answer("march 2 west-bank").answer("to nw-front").skip_windows();
        troop.councils(green, "shield-push", blue, "shield-push");
        EXPECT_EQ(attack_of(troop), 2 + 3 + (owned ? 1 : 0));
        EXPECT_EQ(defence_of(troop), 2 + 3);
    }
    LoneRow own(row);  // a battle of one's own
    own.tiles(own.lone, "violet-1-servile-corruption");
    own.fight(own.lone, "shield-push", green, "shield-push");
    EXPECT_EQ(attack_of(own), 3 + 3);
    LoneRow member(row);  // who only keeps it away from the lone god
    member.tiles(green, "violet-1-servile-corruption").units("west-bank", green, 2).units("nw-front", blue, 2);
    member.seize_troop().answer("march 2 west-bank").answer("to nw-front");
    member.councils(green, "shield-push", blue, "shield-push");
    EXPECT_EQ(attack_of(member), 2 + 3);
}

KEMET_ROW("violet-1-scribe-of-the-red-land", in_lone) {
    LoneRow p(row);
    p.tiles(p.lone, "violet-1-scribe-of-the-red-land").prayer(p.lone, 1).recruit(p.lone);
    EXPECT_TRUE(p.can("recruit 3 seth-2"));
    EXPECT_FALSE(p.can("recruit 4 seth-2"));  // two more than are paid for
    p.answer("recruit 2 seth-2");
    EXPECT_EQ(p.prayer_of(p.lone), 1);
    p.answer("recruit 1 seth-1");
    EXPECT_EQ(p.prayer_of(p.lone), 0);
    LoneRow member(row);
    member.tiles(green, "violet-1-scribe-of-the-red-land").prayer(green, 0).recruit(green);
    EXPECT_TRUE(member.can("recruit 2 nw-1"));
    EXPECT_FALSE(member.can("recruit 3 nw-1"));
}

// --- level 2

KEMET_ROW("violet-2-kill-them-all", in_lone) {
    for (const bool lone_god : {true, false}) {
        LoneRow walking(row);
        const Seat seat = lone_god ? walking.lone : green;
        const Seat rival = lone_god ? green : walking.lone;
        walking.tiles(seat, "violet-2-kill-them-all");
        EXPECT_EQ(land_moves_of(walking, "", seat), 2);
        LoneRow p(row);
        p.tiles(seat, "violet-2-kill-them-all");
        p.fight(seat, "mixed-tactics", rival, "mixed-tactics");
        EXPECT_EQ(lost_by(p, rival), 2 + 1 - 1);
        EXPECT_EQ(lost_by(p, seat), 2 - 1);
        LoneRow defence(row);
        defence.tiles(seat, "violet-2-kill-them-all");
        defence.fight(rival, "mixed-tactics", seat, "mixed-tactics");
        EXPECT_EQ(lost_by(defence, rival), 2 + 1 - 1);
    }
}

KEMET_ROW("violet-2-annexation", in_lone) {
    LoneRow p(row);
    p.tiles(p.lone, "violet-2-annexation").night().draw_by_chance();
    ASSERT_EQ(p.asked(), AskKind::steal_from);
    EXPECT_EQ(p.asked_seat(), p.lone);
    EXPECT_EQ(joined(p.legal()), "steal anubis, steal horus");  // the cards have been dealt
    p.answer("steal horus");
    EXPECT_TRUE(p.s.flow.ask.to_chance());  // which one is not chosen
    p.draw_by_chance();
    EXPECT_EQ(p.hand_of(p.lone), 1 + 1);
    EXPECT_EQ(p.hand_of(blue), 0);
    EXPECT_EQ(p.hand_of(green), 1);
    EXPECT_EQ(p.s.pact.foreign, 1);

    LoneRow member(row);  // takes from the lone god only
    member.tiles(green, "violet-2-annexation").night().draw_by_chance();
    ASSERT_EQ(member.asked(), AskKind::steal_from);
    EXPECT_EQ(joined(member.legal()), "steal sobek");
    member.answer("steal sobek").draw_by_chance();
    EXPECT_EQ(member.hand_of(member.lone), 0);
    EXPECT_EQ(member.hand_of(green), 2);
}
KEMET_ROW("violet-2-annexation", in_lone) {  // a stolen card is played as usual and goes to the deck it came from
    LoneRow p(row);
    p.tiles(p.lone, "violet-2-annexation").cards(green, "bloodbath bloodbath").prayer(p.lone, 5).night();
    for (std::size_t card = 0; card < p.s.deck.size(); ++card)  // green draws a third
        p.s.deck[card] =
            p.rules.set.di_cards[card].id == "bloodbath" || p.rules.set.di_cards[card].lone ? p.s.deck[card] : 0;
    p.draw_by_chance();
    ASSERT_EQ(p.asked(), AskKind::steal_from);
    p.answer("steal anubis").draw_by_chance();
    p.s.player[p.lone].prayer = 5;
    p.fight(p.lone, "shield-push", green, "shield-push", "bloodbath");
    EXPECT_EQ(lost_by(p, green), 2 - 1);
    EXPECT_EQ(p.prayer_of(p.lone), 4);
    EXPECT_EQ(p.s.pact.foreign, 0);
}

struct Gift {
    Bonuses bonuses;
    int venom = 0;
};

// What a creature gives to its troop, attacking and defending, whoever owns it.
void expect_creature(const RowRules& row, const std::string& creature, const Gift& gift) {
    LoneRow walking(row);
    EXPECT_EQ(land_moves_of(walking, creature, walking.lone), 1 + gift.bonuses.land_moves);
    for (const bool lone_owns : {true, false})
        for (const bool attacks : {true, false}) {
            LoneRow p(row);
            const Seat owner = lone_owns ? p.lone : green;
            const Seat rival = lone_owns ? green : p.lone;
            p.creature(owner, creature, "west-bank");
            p.fight(attacks ? owner : rival, "mixed-tactics", attacks ? rival : owner, "mixed-tactics");
            EXPECT_EQ(strength_of(p, attacks ? 0 : 1), 3 + 2 + gift.bonuses.strength);
            EXPECT_EQ(strength_of(p, attacks ? 1 : 0), 3 + 2);
            EXPECT_EQ(lost_by(p, rival), 2 + gift.bonuses.damage - (1 - gift.venom));
            EXPECT_EQ(lost_by(p, owner), 2 - 1 - gift.bonuses.protection);
        }
}

// Bought by the lone god: at once into an own district with a troop, or left on its tile.
void expect_lone_purchase(const RowRules& row, const std::string& tile, const std::string& creature, int level) {
    LoneRow p(row);
    p.violet_level(level).units("seth-2", p.lone, 1).prayer(p.lone, level).buy(p.lone, Colour::violet);
    p.answer("tile " + tile);
    EXPECT_EQ(p.prayer_of(p.lone), 0);
    EXPECT_EQ(joined(p.legal()), "creature " + creature + " seth-2, done");
    p.answer("creature " + creature + " seth-2");
    EXPECT_EQ(p.creature_at(creature), "seth-2");
    LoneRow low(row);
    low.violet_level(level - 1).prayer(low.lone, 9).buy(low.lone, Colour::violet);
    EXPECT_FALSE(can_buy(low, tile));
    LoneRow member(row);
    three_pyramids(member, level).prayer(green, 9).buy(green, Colour::red);
    EXPECT_TRUE(can_buy(member, tile));
}

KEMET_ROW("violet-2-vulture", in_lone) {
    expect_lone_purchase(row, "violet-2-vulture", "vulture", 2);
    expect_creature(row, "vulture", {{1, 1, 0, 0}, 0});
    LoneRow p(row);
    p.creature(p.lone, "vulture", "west-bank").prayer(p.lone, 0);
    p.fight(p.lone, "mixed-tactics", green, "mixed-tactics");
    EXPECT_EQ(p.prayer_of(p.lone), 1 + 1);  // a unit of each side
    LoneRow most(row);
    most.creature(most.lone, "vulture", "west-bank").prayer(most.lone, 0);
    most.fight(green, "chariot-raid", most.lone, "chariot-raid");
    EXPECT_EQ(most.prayer_of(most.lone), 3);  // of six
    LoneRow away(row);
    away.units("seth-2", away.lone, 1).creature(away.lone, "vulture", "seth-2").prayer(away.lone, 0);
    away.fight(away.lone, "mixed-tactics", green, "mixed-tactics");
    EXPECT_EQ(away.prayer_of(away.lone), 0);
}
KEMET_ROW("violet-2-vulture", in_lone) {  // with a joint troop
    LoneRow p(row);
    p.units("west-bank", blue, 1).creature(green, "vulture", "west-bank").prayer(green, 0).prayer(blue, 0);
    p.units("west-bank", p.lone, 4).units("west-bank", green, 1).battle("west-bank", p.lone, green);
    p.skip_windows().answer("fights anubis");
    p.councils(p.lone, "fervent-purge", green, "cavalry-blitz");
    ASSERT_EQ(p.asked(), AskKind::share);  // 2 + 1 units
    p.answer("give anubis 1");
    EXPECT_EQ(p.prayer_of(green), 1);
    EXPECT_EQ(p.prayer_of(blue), 2);
    EXPECT_EQ(attack_of(p), 4 + 3);
    EXPECT_EQ(defence_of(p), 2 + 4 + 1);
    LoneRow walking(row);  // also for the walk of those who have it
    EXPECT_EQ(land_moves_of(walking, "vulture", green), 2);
}

// A golden token: together with another token, once a day.
void expect_gold_token(LoneRow& p, Seat seat, const std::string& action) {
    const std::string token = seat == p.lone ? "violet raise" : "token recruit";
    p.turn(seat).answer(token);
    ASSERT_EQ(p.asked(), AskKind::more_tokens);
    EXPECT_TRUE(p.can("done"));
    p.answer("gold " + action).answer("first gold").skip_windows();
}

KEMET_ROW("violet-2-endless-march", in_lone) {
    for (const bool lone_god : {true, false}) {
        LoneRow p(row);
        const Seat seat = lone_god ? p.lone : green;
        p.tiles(seat, "violet-2-endless-march").units("west-bank", seat, 2).prayer(seat, 0);
        expect_gold_token(p, seat, "endless-march");
        p.answer("march 2 west-bank").answer("to sw-front");
        EXPECT_EQ(p.units_in("sw-front", seat), 2);
        p.turn(seat).answer(lone_god ? "violet pray" : "token pray-1");
        EXPECT_NE(p.asked(), AskKind::more_tokens);  // used
        p.night().draw_by_chance().turn(seat).answer(lone_god ? "violet pray" : "token pray-1");
        EXPECT_TRUE(p.can("gold endless-march"));
    }
}

// --- level 3

KEMET_ROW("violet-3-ambush", in_lone) {
    LoneRow p(row);
    p.violet_level(3).prayer(p.lone, 3).battle_cards(p.lone, "shield-push chariot-raid").buy(p.lone, Colour::violet);
    p.answer("tile violet-3-ambush");
    ASSERT_EQ(p.asked(), AskKind::give_up_card);
    EXPECT_EQ(p.legal().size(), 6U);  // all of them have come back
    p.answer("give-up cavalry-blitz");
    EXPECT_EQ(battle_cards_of(p, p.lone), 6);
    EXPECT_TRUE(has_battle_card(p, p.lone, "mirror-clash"));
    EXPECT_FALSE(has_battle_card(p, p.lone, "cavalry-blitz"));
    LoneRow member(row);
    three_pyramids(member, 3).prayer(green, 3).buy(green, Colour::blue).answer("tile violet-3-ambush");
    ASSERT_EQ(member.asked(), AskKind::give_up_card);
    member.answer("give-up phalanx-defense");
    EXPECT_TRUE(has_battle_card(member, green, "mirror-clash"));
}

KEMET_ROW("violet-3-divine-advantage", in_lone) {
    LoneRow p(row);
    p.tiles(p.lone, "violet-3-divine-advantage").night().draw_by_chance();
    ASSERT_EQ(p.asked(), AskKind::keep_card);
    EXPECT_EQ(p.asked_seat(), p.lone);
    EXPECT_EQ(p.s.laid_out, 2);
    p.answer(p.legal().front()).draw_by_chance();
    EXPECT_EQ(p.hand_of(p.lone), 1 + 1);  // and the nightly one
    int discards = 0;
    for (std::size_t card = 0; card < p.s.discards.size(); ++card) {
        discards += p.s.discards[card];
        EXPECT_TRUE(p.s.discards[card] == 0 || p.rules.set.di_cards[card].lone);  // of its own deck
    }
    EXPECT_EQ(discards, 1);
    EXPECT_EQ(p.hand_of(green), 1);
}

KEMET_ROW("violet-3-cobra", in_lone) {
    expect_lone_purchase(row, "violet-3-cobra", "cobra", 3);
    expect_creature(row, "cobra", {{1, 2, 0, 0}, 1});
    LoneRow p(row);  // not below nothing
    p.creature(p.lone, "cobra", "west-bank");
    p.fight(p.lone, "mixed-tactics", green, "cavalry-blitz");
    EXPECT_EQ(lost_by(p, green), 2);
    LoneRow snake(row);  // a creature that cancels another's effects
    snake.creature(snake.lone, "cobra", "west-bank").creature(green, "deep-desert-snake", "west-bank");
    snake.fight(snake.lone, "mixed-tactics", green, "mixed-tactics");
    EXPECT_EQ(attack_of(snake), 3 + 2);
    EXPECT_EQ(lost_by(snake, green), 2 - 1);
}

KEMET_ROW("violet-3-dark-oblation", in_lone) {
    for (const bool lone_god : {true, false}) {
        LoneRow p(row);
        const Seat seat = lone_god ? p.lone : green;
        p.tiles(seat, "violet-3-dark-oblation").tiles(blue, "violet-1-energy-drain").prayer(seat, 0).prayer(blue, 0);
        expect_gold_token(p, seat, "pray");
        EXPECT_EQ(p.prayer_of(seat), lone_god ? 3 : 2);
        EXPECT_EQ(p.prayer_of(blue), 1);  // a pray action as any other
        p.turn(seat).answer(lone_god ? "violet pray" : "token pray-1");
        EXPECT_NE(p.asked(), AskKind::more_tokens);  // once a day
    }
}

// --- level 4

KEMET_ROW("violet-4-magic-versatility", in_lone) {
    LoneRow p(row);
    p.violet_level(4).prayer(p.lone, 4).buy(p.lone, Colour::violet).answer("tile violet-4-magic-versatility");
    EXPECT_EQ(p.prayer_of(p.lone), 0);
    p.units("west-bank", green, 2).turn(p.lone).answer("violet pray");
    ASSERT_EQ(p.asked(), AskKind::more_tokens);
    EXPECT_FALSE(p.can("clear pray"));  // taken
    EXPECT_TRUE(p.can("clear invocation"));
    EXPECT_TRUE(p.can("clear destroy-units against horus"));  // whom it is against is its owner's choice
    EXPECT_TRUE(p.can("done"));
    p.answer("clear destroy-units against anubis").answer("first silver").answer("lose west-bank anubis");
    EXPECT_EQ(p.units_in("west-bank", green), 1);
    p.answer("lose west-bank anubis").skip_windows();
    EXPECT_EQ(p.prayer_of(p.lone), 3);                        // then the action of the other token
    EXPECT_EQ(p.s.pact.taken_tokens, members(p.rules, p.s));  // nobody's token was used
    p.turn(p.lone).answer("violet recruit");
    EXPECT_NE(p.asked(), AskKind::more_tokens);  // once a day
    p.night().draw_by_chance().turn(p.lone).answer("violet pray");
    EXPECT_EQ(p.asked(), AskKind::more_tokens);
    LoneRow member(row);  // the lone god's only
    three_pyramids(member, 4).prayer(green, 9).buy(green, Colour::red);
    EXPECT_FALSE(can_buy(member, "violet-4-magic-versatility"));
    EXPECT_TRUE(can_buy(member, "violet-4-scourge-of-kemet"));
}

KEMET_ROW("violet-4-crocodile", in_lone) {
    expect_lone_purchase(row, "violet-4-crocodile", "crocodile", 4);
    expect_creature(row, "crocodile", {{1, 3, 1, 0}, 0});
}

KEMET_ROW("violet-4-scourge-of-kemet", in_lone) {
    for (const bool lone_god : {true, false})
        for (const bool attacks : {true, false}) {
            LoneRow p(row);
            const Seat seat = lone_god ? p.lone : green;
            const Seat rival = lone_god ? green : p.lone;
            p.tiles(seat, "violet-4-scourge-of-kemet");
            p.fight(attacks ? seat : rival, "fervent-purge", attacks ? rival : seat, "fervent-purge");
            EXPECT_EQ(strength_of(p, attacks ? 0 : 1), 3 + 3 + 1);
            EXPECT_EQ(strength_of(p, attacks ? 1 : 0), 3 + 3);
            EXPECT_EQ(lost_by(p, seat), 2 - 1);
            EXPECT_EQ(lost_by(p, rival), 2);
        }
}

KEMET_ROW("violet-4-dominion-of-chaos", in_lone) {
    LoneRow p(row);
    p.tiles(p.lone, "violet-4-dominion-of-chaos").prayer(p.lone, 0).units("west-bank", p.lone, 1);
    p.fight(p.lone, "fervent-purge", green, "cavalry-blitz").answer("recall");  // 4 + 3 against 3 + 4: lost
    EXPECT_EQ(p.told(EventKind::battle_won).seat, green);
    LoneRow won(row);
    won.tiles(won.lone, "violet-4-dominion-of-chaos").prayer(won.lone, 0).units("west-bank", won.lone, 1);
    won.fight(won.lone, "fervent-purge", green, "phalanx-defense");  // nobody destroyed
    EXPECT_EQ(won.prayer_of(won.lone), 2);
    won.answer("recall");
    EXPECT_EQ(won.asked(), AskKind::none);  // no card
    LoneRow massacre(row);
    massacre.tiles(massacre.lone, "violet-4-dominion-of-chaos").prayer(massacre.lone, 0);
    massacre.units("west-bank", massacre.lone, 1);
    massacre.fight(massacre.lone, "fervent-purge", green, "chariot-raid");
    massacre.answer("recall");
    EXPECT_EQ(massacre.prayer_of(massacre.lone), 2);
    ASSERT_TRUE(massacre.s.flow.ask.to_chance());
    massacre.draw_by_chance();
    EXPECT_EQ(massacre.hand_of(massacre.lone), 1);
    EXPECT_EQ(massacre.asked(), AskKind::none);
    LoneRow defended(row);  // as attacker only
    defended.tiles(defended.lone, "violet-4-dominion-of-chaos").prayer(defended.lone, 0);
    defended.fight(green, "chariot-raid", defended.lone, "fervent-purge").answer("recall");
    EXPECT_EQ(defended.prayer_of(defended.lone), 0);
    EXPECT_EQ(defended.hand_of(defended.lone), 0);
}

}  // namespace
}  // namespace mehen::kemet::test
