// One god against an alliance: whoever may not do something reads what was wrong and what would be right.
#include <gtest/gtest.h>

#include <bit>
#include <string>

#include "games/kemet/seth/flow/assault.h"
#include "games/kemet/seth/flow/takeover.h"
#include "games/kemet/seth/words/refusals.h"
#include "games/kemet/tests/seth/lone_table.h"
#include "games/kemet/words/words.h"

namespace mehen::kemet::test {
namespace {

class LoneRefusals : public ::testing::Test {
protected:
    // What the one who is asked reads about an answer.
    std::string why_not(std::string_view words) const { return why_not(lowest_seat(p.s.flow.ask.seats), words); }
    std::string why_not(Seat seat, std::string_view words) const {
        Action action{};
        if (!Kemet::parse_action(p.rules, words, action)) return "no action: " + std::string(words);
        const Refusal refusal = Kemet::explain(p.rules, p.s, seat, action);
        return refusal ? Kemet::refusal_text(p.rules, refusal, Language::en) : "legal";
    }
    std::string name(AreaId area) const { return area_name(p.rules, area, Language::en); }
    AreaId obelisk() const {  // a desert area with one
        for (AreaId area = 0; area < p.rules.map.areas; ++area)
            if (p.rules.area(area).kind == AreaKind::desert && p.rules.area(area).obelisk) return area;
        return max_areas;
    }
    void violet_pyramid(std::uint8_t level) {
        put_pyramid(p.table, p.rules.map.district[p.rules.map.lone_city][0],
                    {level, static_cast<std::uint8_t>(Colour::violet)});
    }
    void phase() {
        p.s.pact.speaker = green;
        p.run(AlliancePhase{});
    }

    LonePosition p{3};
    AreaId desert = p.area("west-bank");
    AreaId home = p.rules.map.district[p.s.player[green].city][0];
};

// --- the Alliance

TEST_F(LoneRefusals, OfTemples) {
    p.units(desert, green, 1);
    p.units(desert, blue, 3);
    p.units(home, green, 2);
    p.units(obelisk(), yellow, 1);
    phase();
    EXPECT_EQ(why_not("build " + p.id(home) + " anubis"),
              name(home) + ": sacrifice temples stand on desert areas without an obelisk.");
    EXPECT_EQ(why_not("build " + p.id(obelisk()) + " sobek"),
              name(obelisk()) + ": sacrifice temples stand on desert areas without an obelisk.");
    EXPECT_EQ(why_not("build west-bank bastet"), "Bastet is not a player of the Alliance.");
    EXPECT_EQ(why_not("build west-bank sobek"), name(desert) + ": this player has no units there: Sobek.");
    p.answer("build west-bank horus");
    EXPECT_TRUE(p.refused.empty()) << p.refused;
    p.s.pact.temple_level[0] = 3;
    phase();
    EXPECT_TRUE(is(p.s.flow.ask, AskKind::next_member)) << "nothing is left to build";
}

TEST_F(LoneRefusals, OfALevelThatHasBeenBegun) {
    p.units(desert, blue, 4);
    p.s.pact.temple_area[0] = desert;
    p.s.pact.temple_level[0] = 2;
    phase();
    p.answer("build west-bank horus");
    EXPECT_EQ(why_not("done"),
              name(desert) + ": the level begun there is finished first; 2 more units of the Alliance are due.");
    EXPECT_EQ(why_not("build " + p.id(home) + " horus"), why_not("done"));
    EXPECT_EQ(p.refused, "");
}

TEST_F(LoneRefusals, OfALevelThatCostsTooMuchOrIsNotDueOrStandsTooFar) {
    const AreaId other = p.empty(AreaKind::desert) == desert ? p.area("east-bank") : p.empty(AreaKind::desert);
    p.units(desert, blue, 2);
    p.units(other, green, 1);
    p.s.pact.temple_area[0] = desert;
    p.s.pact.temple_level[0] = 2;
    phase();
    EXPECT_EQ(why_not("build west-bank horus"),
              name(desert) + ": the next level costs 3 units of the Alliance; 2 stand there.");
    p.s.pact.temple_level[0] = 3;
    EXPECT_EQ(why_not("build west-bank horus"), name(desert) + ": this sacrifice temple is complete.");
    p.answer("build " + p.id(other) + " anubis");
    EXPECT_EQ(p.refused, "");
}

TEST_F(LoneRefusals, OfThePhaseAndTheCeremony) {
    p.units(home, green, 1);
    phase();
    EXPECT_EQ(why_not("member bastet"), "Bastet is not a player of the Alliance.");
    EXPECT_EQ(why_not("done"), "Every player of the Alliance acts once in a phase; not yet: Anubis.");
    EXPECT_EQ(why_not("ceremony"),
              "Only players of the Alliance with a troop on a desert area with an obelisk pay for the Great Ceremony: "
              "there is none.");
    EXPECT_EQ(why_not("hand-over anubis horus 1"), "No tile lets players of the Alliance hand PP over.");
    p.units(obelisk(), blue, 1);
    p.s.player[blue].prayer = 9;
    EXPECT_EQ(why_not("ceremony"),
              "The Great Ceremony costs 30 PP; those with a troop on a desert area with an obelisk have 9.");
    p.s.pact.ceremony = 1;
    EXPECT_EQ(why_not("ceremony"), "The Great Ceremony is held only once, and it has been held.");
}

TEST_F(LoneRefusals, OfAMemberWhoHasActed) {
    p.units(home, green, 1);
    p.s.pact.speaker = green;
    AlliancePhase frame{};
    frame.step = AlliancePhase::Step::next;
    frame.acted = mask_of(blue);
    p.run(frame);
    EXPECT_EQ(why_not("member horus"), "Horus has already acted in this phase.");
}

TEST_F(LoneRefusals, OfHandingOver) {
    p.units(home, green, 1);
    own_tile(p.table, blue, p.tile("white-3-shared-devotion"));
    p.s.player[green].prayer = 2;
    p.s.player[blue].prayer = 10;
    phase();
    EXPECT_EQ(why_not("hand-over anubis horus 3"), "Anubis has only 2 PP.");
    EXPECT_EQ(why_not("hand-over horus anubis 4"), "At most 3 PP are handed over.");
    EXPECT_EQ(why_not("hand-over anubis horus 2"), "Horus can take only 1 PP more.");
    EXPECT_EQ(why_not("hand-over horus horus 1"), "PP are handed to another player of the Alliance.");
    EXPECT_EQ(why_not("hand-over horus bastet 1"), "Bastet is not a player of the Alliance.");
}

TEST_F(LoneRefusals, OfPayingForTheCeremony) {
    p.units(obelisk(), green, 1);
    p.units(obelisk(), blue, 1);
    p.s.player[green].prayer = p.s.player[blue].prayer = 10;
    p.s.pact.speaker = green;
    p.run(GreatCeremony{.step = {}, .due = 16, .paid = no_seats});
    EXPECT_EQ(why_not("give horus 8"), "Now it is about the share of Anubis.");
    EXPECT_EQ(why_not("give sobek 1"),
              "Sobek may not pay: only those with a troop on a desert area with an obelisk do.");
    EXPECT_EQ(why_not("give anubis 11"), "Anubis has only 10 PP.");
    EXPECT_EQ(why_not("give anubis 5"), "At least 6 PP: the others cannot pay the rest.");
    p.answer("give anubis 10");
    EXPECT_EQ(why_not("give anubis 6"), "Anubis: this has already been decided.");
    EXPECT_EQ(why_not("give horus 7"), "Only 6 PP are left to be shared out.");
    p.s.pact.power_tokens = 1;
    p.answer("give horus 6");
    EXPECT_EQ(why_not("power act-of-the-gods"), "Act of the Gods: the Alliance already has this power.");
}

// --- joint troops

TEST_F(LoneRefusals, OfJointMoves) {
    p.units(desert, green, 1);
    p.units(desert, blue, 2);
    p.units(home, green, 1);
    p.creature("blue-2-ancestral-elephant", blue, desert);
    p.run(new_move_of(green));
    EXPECT_EQ(why_not("march 2 west-bank"), name(desert) + ": only 1 of your units stands there.");
    EXPECT_EQ(why_not("march 1 " + p.id(home) + " with ancestral-elephant"),
              "Ancestral Elephant is not with your troop there: " + name(home) + ".");
    p.answer("march 1 west-bank with ancestral-elephant");
    ASSERT_TRUE(is(p.s.flow.ask, AskKind::companions)) << p.refused;
    EXPECT_EQ(why_not("along sobek 1"), name(desert) + ": this player has no units there: Sobek.");
    EXPECT_EQ(why_not("along horus 3"), name(desert) + ": only 2 units of this player stand there: Horus.");
    EXPECT_EQ(
        why_not("along horus 0"),
        "Horus: no fewer than 1 and no more than 2 of these units can go along, so that those who go and those who "
        "stay keep to the limits.");
    p.answer("along horus 2");
    EXPECT_EQ(why_not("to seth-gate"),
              name(p.area("seth-gate")) + ": the portal is closed until the Great Ceremony has been held.");
    EXPECT_EQ(p.refused, "");
}

// With one step left, and one unit wherever it leads.
TEST_F(LoneRefusals, OfMoreThanFindRoomTogether) {
    for (const char* const beside : {"seth-1", "seth-3", "seth-gate"}) p.units(p.area(beside), p.lone(), 1);
    p.units(p.area("seth-2"), p.lone(), 6);
    p.s.player[p.lone()].prayer = 0;
    p.run(new_move_of(p.lone()));
    EXPECT_TRUE(p.allows("march 5 seth-2"));
    EXPECT_EQ(why_not("march 6 seth-2"),
              name(p.area("seth-2")) +
                  ": at most 5 units can go on together from there: more would find no room within the limit.");
}

TEST_F(LoneRefusals, OfJointLimits) {
    p.units(home, green, 2);
    p.units(home, blue, 3);
    p.s.player[green].prayer = 5;
    p.run(Recruit{green, 0, 0, 0, 0, 0});
    EXPECT_EQ(why_not("recruit 1 " + p.id(home)), name(home) + ": the Alliance may have at most 5 units there in all.");
}

TEST_F(LoneRefusals, OfJointBattles) {
    p.units(home, yellow, 1);
    p.units(desert, green, 2);
    p.units(desert, blue, 3);
    p.units(desert, p.lone(), 4);
    p.run(new_battle(desert, p.lone(), blue));
    EXPECT_EQ(why_not("fights sobek"), "Sobek has no unit in the troop that fights: " + name(desert) + ".");
    p.answer("fights horus");
    p.council(p.lone(), "fervent-purge", "cavalry-blitz");
    p.council(blue, "cavalry-blitz", "fervent-purge");
    ASSERT_TRUE(is(p.s.flow.ask, AskKind::casualty)) << p.refused;
    EXPECT_EQ(why_not("lose " + p.id(home) + " sobek"), "The units are lost here: " + name(desert) + ".");
    EXPECT_EQ(why_not("lose west-bank sobek"), name(desert) + ": this player has no units there: Sobek.");
    p.run(Shares{mask_of(green) | mask_of(blue), blue, 3});
    EXPECT_EQ(why_not("give horus 1"), "Now it is about the share of Anubis.");
    EXPECT_EQ(why_not("give sobek 1"), "Sobek has no share in this, or has already had it.");
    EXPECT_EQ(why_not("give anubis 4"), "Only 3 PP are left to be shared out.");
}

TEST_F(LoneRefusals, OfTilesForOneSide) {
    for (std::uint8_t i = 0; i < 3; ++i)
        put_pyramid(p.table, p.rules.map.district[p.s.player[green].city][i], {static_cast<std::uint8_t>(i + 1), i});
    p.s.player[green].prayer = 11;
    p.run(Buy{{}, green, 0, 0, 0, 0, none});
    EXPECT_EQ(why_not("tile violet-2-annexation"),
              "A violet tile of level 2 needs your three own pyramids at that level; your lowest has level 1.");
    EXPECT_EQ(why_not("tile violet-4-magic-versatility"), "Magic Versatility: this tile is for Seth only.");
    p.run(Buy{{}, green, colour_count, 0, 0, 1, none});
    EXPECT_EQ(why_not("tile violet-1-energy-drain"), "The free tile at the start is not a violet one.");
}

// --- the lone god

TEST_F(LoneRefusals, OfTokens) {
    p.units(home, green, 1);
    p.run(new_turn(p.lone()));
    p.pass_windows();
    EXPECT_EQ(
        why_not("violet " + std::string(p.rules.set.lone_spaces[8].id)),
        lone_space_name(p.rules, 8, Language::en) + ": only a token taken from the Alliance goes on a yellow space.");
    EXPECT_EQ(why_not("token pray-1"), "You place violet tokens, and the tokens taken from the Alliance.");
    p.s.player[p.lone()].spaces = 1;
    EXPECT_EQ(why_not("violet " + std::string(p.rules.set.lone_spaces[0].id)),
              "A token already lies on this space: " + lone_space_name(p.rules, 0, Language::en) + ".");
    p.s.pact.taken_tokens = mask_of(blue);
    EXPECT_EQ(why_not("taken " + std::string(p.rules.set.lone_spaces[8].id) + " anubis"),
              "The token taken from Anubis has already been placed today.");
    p.s.player[p.lone()].tokens = 0;
    EXPECT_EQ(why_not("violet " + std::string(p.rules.set.lone_spaces[1].id)), "You have no violet token left.");
    p.run(new_turn(green));
    p.pass_windows();
    EXPECT_EQ(why_not("violet " + std::string(p.rules.set.lone_spaces[1].id)), "Only Seth has such tokens.");
}

TEST_F(LoneRefusals, OfSeizedPyramids) {
    violet_pyramid(2);
    put_pyramid(p.table, home, {3, static_cast<std::uint8_t>(Colour::red)});
    p.units(home, green, 1);
    p.s.player[p.lone()].prayer = 11;
    p.run(Buy{{}, p.lone(), colour_count, p.rules.set.seized_pyramid_surcharge, 0, 0, green});
    EXPECT_EQ(why_not("tile violet-1-energy-drain"), "A seized pyramid is not for violet tiles.");
    EXPECT_EQ(why_not("tile blue-1-defense"), "Anubis controls no pyramid of this colour: blue.");
    EXPECT_EQ(why_not("tile red-3-osiris"), "Osiris: this tile is for the Alliance only.");
    EXPECT_EQ(why_not("tile red-3-royal-scarab"),
              "A tile of level 3 needs a violet pyramid of that level; yours has level 2.");
    p.run(Raise{p.lone(), 0, 0});
    EXPECT_EQ(why_not("pyramid seth-2 red 1"), "You have one pyramid, the violet one: raise it.");
}

TEST_F(LoneRefusals, OfSeizedCreatures) {
    violet_pyramid(2);
    p.units(desert, green, 2);
    p.units(home, green, 2);
    own_tile(p.table, blue, p.tile("blue-2-ancestral-elephant"));
    p.run(SeizeCreature{{}, p.lone(), green, 0});
    EXPECT_EQ(why_not("seize ancestral-elephant"),
              "Ancestral Elephant: its tile has been bought; only creatures for sale can be seized.");
    EXPECT_EQ(why_not("seize phoenix"), "Phoenix has level 4; your violet pyramid has only level 2.");
    p.answer("seize deep-desert-snake");
    EXPECT_EQ(why_not("attack " + p.id(home) + " anubis"),
              name(home) + ": Deep Desert Snake attacks only outside cities.");
    EXPECT_EQ(why_not("attack west-bank horus"), "This action is against Anubis.");
    EXPECT_EQ(why_not("attack west-bank bastet"), "Bastet is not a player of the Alliance.");
    p.run(DestroyTwo{p.lone(), green, units_destroyed_at_once});
    EXPECT_EQ(why_not("lose west-bank horus"), "This action is against Anubis.");
}

TEST_F(LoneRefusals, OfSeizedTroops) {
    const AreaId near = lowest(p.rules.map.land[desert]);
    p.units(desert, green, 3);
    p.units(near, green, 1);
    p.s.player[p.lone()].prayer = 5;
    MoveTroop move = new_move_of(green);
    move.mode = MoveTroop::Mode::seized;
    p.run(move);
    EXPECT_EQ(why_not("march 2 west-bank"), name(desert) + ": a seized troop is never split; 3 units go.");
    EXPECT_EQ(why_not("stay"), "An action that can be carried out must be carried out.");
    p.answer("march 3 west-bank");
    EXPECT_EQ(why_not("to " + p.id(near)),
              name(near) + ": only units of Anubis stand there, and nobody attacks their own.");
    remove_units(p.table, near, green, 1);
    p.units(near, p.lone(), 1);
    EXPECT_EQ(why_not("to " + p.id(near)),
              name(near) + ": a seized troop neither enters your city nor meets your troops.");
    EXPECT_EQ(p.refused, "");
}

TEST_F(LoneRefusals, OfCardsForTwoBattles) {
    p.units(home, yellow, 1);
    p.units(desert, green, 1);
    p.s.council.fill(nothing_chosen);
    p.s.planned.fill(nothing_chosen);
    Assault frame{};
    frame.step = Assault::Step::council;
    frame.seat = p.lone();
    frame.area[0] = desert;
    frame.area[1] = home;
    frame.defender[0] = green;
    frame.defender[1] = yellow;
    p.run(frame);
    ASSERT_TRUE(is(p.s.flow.ask, AskKind::assault_cards));
    EXPECT_EQ(why_not(green, "second cavalry-blitz"), name(home) + ": you do not fight in this battle.");
    EXPECT_EQ(why_not(p.lone(), "second cavalry-blitz"), "First choose the battle card you play.");
    p.answer_as(p.lone(), "choose cavalry-blitz");
    EXPECT_EQ(why_not(p.lone(), "second cavalry-blitz"),
              "Cavalry Blitz: this card is for the first battle, choose another.");
    EXPECT_EQ(why_not(p.lone(), "discard fervent-purge"),
              "Whoever fights in both battles plays two cards and discards none.");
    EXPECT_EQ(why_not(p.lone(), "done"), "First choose the battle card for the second battle.");
    p.answer_as(green, "choose cavalry-blitz");
    EXPECT_EQ(why_not(green, "done"), "First choose the battle card you discard.");
    EXPECT_EQ(p.refused, "");
}

// --- every reason has its words

TEST_F(LoneRefusals, AreReadableInEveryLanguage) {
    for (std::size_t i = 0; i < pact_reasons; ++i) {
        const auto reason = static_cast<PactReason>(static_cast<std::size_t>(PactReason::not_a_member) + i);
        for (const Language language : {Language::en, Language::pl, Language::it}) {
            const std::string words = Kemet::refusal_text(p.rules, because(reason, SectionId::lone, 1, 2, 3), language);
            EXPECT_GT(words.size(), 10U);
            EXPECT_EQ(words.find_first_of("{}?"), std::string::npos) << words;
        }
    }
}

}  // namespace
}  // namespace mehen::kemet::test
