// White tiles that work at night.
#include "games/kemet/tests/rows/row_helpers.h"

namespace mehen::kemet::test {
namespace {

KEMET_ROW("white-2-high-priest", in_first | in_revised) {
    Position p(row.rules(2));
    p.tiles(0, "white-2-high-priest").prayer(0, 1).prayer(1, 1).night().draw_by_chance();
    EXPECT_EQ(p.prayer_of(0), 5);
    EXPECT_EQ(p.prayer_of(1), 3);
    Position bought(row.rules(2));  // nothing by day
    bought.pyramid("nw-1", Colour::white, 2).prayer(0, 2).buy(0, Colour::white).answer("tile white-2-high-priest");
    EXPECT_EQ(bought.prayer_of(0), 0);
    Position both(row.rules(2));
    both.tiles(0, "white-2-high-priest white-4-priest-of-amon").prayer(0, 0).night().draw_by_chance();
    EXPECT_EQ(both.prayer_of(0), 2 + 2 + 5);
}

// Each night; what happens on purchase differs.
void expect_priest_of_amon(const RowRules& row, int at_once) {
    Position p(row.rules(2));
    p.pyramid("nw-1", Colour::white, 4).prayer(0, 4).buy(0, Colour::white).answer("tile white-4-priest-of-amon");
    EXPECT_EQ(p.prayer_of(0), at_once);
    p.prayer(0, 0).prayer(1, 0).night().draw_by_chance();
    EXPECT_EQ(p.prayer_of(0), 7);
    EXPECT_EQ(p.prayer_of(1), 2);
    p.night().draw_by_chance();
    EXPECT_EQ(p.prayer_of(0), 11);  // the surplus is lost
}
KEMET_ROW("white-4-priest-of-amon", in_first) {
    expect_priest_of_amon(row, 0);
}
KEMET_ROW("white-4-priest-of-amon", in_revised | in_blood_and_sand) {
    expect_priest_of_amon(row, 5);
}

KEMET_ROW("white-2-divine-boon", in_all) {
    Position p(row.rules(2));
    p.tiles(0, "white-2-divine-boon");
    const int before = p.hand_of(0);
    p.night().draw_by_chance();
    EXPECT_EQ(p.hand_of(0), before + 2);
    EXPECT_EQ(p.hand_of(1), before + 1);
    p.creature(0, "mummy").night().draw_by_chance();  // each night, and one more with the Mummy
    EXPECT_EQ(p.hand_of(0), before + 2 + 3);
}
KEMET_ROW("white-2-divine-boon", in_all) {  // no card on purchase
    Position p(row.rules(2));
    p.pyramid("nw-1", Colour::white, 2).prayer(0, 2);
    const int before = p.hand_of(0);
    p.buy(0, Colour::white).answer("tile white-2-divine-boon");
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.hand_of(0), before);
    p.night().draw_by_chance();
    EXPECT_EQ(p.hand_of(0), before + 2);
}

KEMET_ROW("white-3-hand-of-god", in_all) {
    Position p(row.rules(2));
    p.tiles(0, "white-3-hand-of-god").pyramid("nw-1", Colour::white, 3).pyramid("nw-2", Colour::red, 1);
    p.prayer(0, 0).night().draw_by_chance();
    ASSERT_EQ(p.asked(), AskKind::raise);
    EXPECT_EQ(p.asked_seat(), 0);
    EXPECT_TRUE(p.can("raise nw-2 2"));
    EXPECT_FALSE(p.can("raise nw-2 3"));        // one level
    EXPECT_TRUE(p.can("pyramid nw-3 blue 1"));  // a new pyramid too
    EXPECT_FALSE(p.can("pyramid nw-3 blue 2"));
    EXPECT_TRUE(p.can("done"));  // if its owner wants
    p.answer("raise nw-1 4");
    EXPECT_EQ(p.asked(), AskKind::none);  // of one pyramid
    EXPECT_EQ(p.prayer_of(0), 2);         // without cost
    EXPECT_EQ(p.temporary_points_of(0), 1);
    p.night().draw_by_chance();
    EXPECT_FALSE(p.can("raise nw-1 4"));
    p.answer("pyramid nw-3 blue 1");
    EXPECT_EQ(pyramid_at(p.rules, p.s, p.area("nw-3"))->level, 1);
}
KEMET_ROW("white-3-hand-of-god", in_all) {  // own pyramids, at night
    Position p(row.rules(2));
    p.tiles(0, "white-3-hand-of-god").pyramid("nw-1", Colour::white, 3).pyramid("sw-1", Colour::blue, 2);
    p.units("sw-1", 0, 1).night().draw_by_chance();
    ASSERT_EQ(p.asked(), AskKind::raise);
    EXPECT_FALSE(p.can("raise sw-1 3"));  // held, but a rival's
    p.answer("done");
    EXPECT_EQ(p.asked(), AskKind::none);
    p.prayer(0, 3).raise(0);
    EXPECT_FALSE(p.can("raise nw-1 4"));  // by day a level has its price
}

// --- Vision

// Lets chance draw the cards named.
void draw(Position& p, std::string_view ids) {
    for (const std::string_view id : split_words(ids)) p.answer("card " + std::string(id));
}

KEMET_ROW("white-3-vision", in_first) {
    Position p(row.rules(2));
    p.tiles(0, "white-3-vision").night();
    draw(p, "prayer escape veto enlistment prayer");
    ASSERT_EQ(p.asked(), AskKind::keep_card);
    EXPECT_EQ(p.asked_seat(), 0);
    EXPECT_FALSE(p.can("keep war-fury"));
    p.answer("keep escape");
    EXPECT_EQ(p.hand_of(0), 1);
    const auto in_deck = [&](std::string_view id) { return int{p.s.deck[index_of(p.rules.set.di_cards, id)]}; };
    EXPECT_EQ(in_deck("escape"), 0);
    const auto in_box = [&](std::string_view id) { return int{p.rules.set.di_cards.named(id).count}; };
    EXPECT_EQ(in_deck("prayer"), in_box("prayer"));  // the others go back into the deck
    EXPECT_EQ(in_deck("veto"), in_box("veto"));
    ASSERT_EQ(p.asked(), AskKind::draw_card);  // the rival draws one, and has no choice
    p.draw_by_chance();
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.hand_of(1), 1);
}
KEMET_ROW("white-3-vision", in_first) {  // the first card only: those of other tiles are drawn as usual
    Position p(row.rules(2));
    p.tiles(0, "white-3-vision white-2-divine-boon").night();
    int chosen = 0;
    while (p.asked() == AskKind::draw_card || p.asked() == AskKind::keep_card) {
        chosen += p.asked() == AskKind::keep_card ? 1 : 0;
        p.answer(p.legal().front());
    }
    EXPECT_EQ(chosen, 1);
    EXPECT_EQ(p.hand_of(0), 2);
    EXPECT_EQ(p.hand_of(1), 1);
}

// Four more, then four out of the hand, old ones too.
void expect_filter(const RowRules& row, std::string_view tile) {
    Position p(row.rules(2));
    p.tiles(0, tile).cards(0, "war-rage");
    const int before = p.hand_of(0);
    const int rivals = p.hand_of(1);
    p.night();
    draw(p, "war-fury war-fury prayer enlistment bloodbath");
    ASSERT_EQ(p.asked(), AskKind::discard_card);
    EXPECT_EQ(p.asked_seat(), 0);
    EXPECT_EQ(p.hand_of(0), before + 5);
    EXPECT_FALSE(p.can("drop iron-wall"));
    p.answer("drop war-rage").answer("drop war-fury").answer("drop prayer").answer("drop enlistment");
    EXPECT_EQ(p.hand_of(0), before + 1);
    EXPECT_EQ(p.s.discards[index_of(p.rules.set.di_cards, "war-rage")], 1);
    EXPECT_EQ(p.s.hand[0].di_cards[index_of(p.rules.set.di_cards, "bloodbath")], 1);
    ASSERT_EQ(p.asked(), AskKind::draw_card);  // now the rival, who draws one
    p.draw_by_chance();
    EXPECT_EQ(p.asked(), AskKind::none);
    EXPECT_EQ(p.hand_of(1), rivals + 1);

    Position more(row.rules(2));  // beside the cards of other tiles
    more.tiles(0, std::string(tile) + " white-2-divine-boon");
    more.night();
    draw(more, "war-fury war-fury prayer enlistment bloodbath bloodbath");
    ASSERT_EQ(more.asked(), AskKind::discard_card);
    for (int n = 0; n < 4; ++n) more.answer(more.legal().front());
    EXPECT_EQ(more.asked(), AskKind::draw_card);
}
KEMET_ROW("white-3-vision", in_revised) {
    expect_filter(row, "white-3-vision");
}
KEMET_ROW("white-2-vision", in_blood_and_sand) {
    expect_filter(row, "white-2-vision");
    Position p(row.rules(2));  // a personal card stays
    p.tiles(0, "white-2-vision").night().draw_by_chance();
    ASSERT_EQ(p.asked(), AskKind::discard_card);
    EXPECT_FALSE(p.can("drop diversion"));
}

// The four cards go back before anything else is drawn, so that the card of another tile may be one of them. Fails
// [kemet.night]: it is drawn while the five lie out, and there may be none left for it.
TEST(KemetRowWhite, VisionGivesTheFourBackBeforeFurtherCardsAreDrawn) {
    Position p(Edition::first, 2);
    p.tiles(0, "white-3-vision white-2-divine-boon");
    p.s.deck = {};
    for (const std::string_view id : {"prayer", "escape", "veto", "war-fury", "war-rage"})
        p.s.deck[index_of(p.rules.set.di_cards, id)] = 1;
    p.night();
    draw(p, "prayer escape veto war-fury war-rage");
    ASSERT_EQ(p.asked(), AskKind::keep_card);
    p.answer("keep escape");
    ASSERT_EQ(p.asked(), AskKind::draw_card);
    draw(p, "veto prayer");
    EXPECT_EQ(p.hand_of(0), 2);
    EXPECT_EQ(p.hand_of(1), 1);
}

}  // namespace
}  // namespace mehen::kemet::test
