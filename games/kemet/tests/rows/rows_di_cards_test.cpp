// DI cards outside battle, one test each.
#include "games/kemet/tests/rows/row_cards.h"

namespace mehen::kemet::test {
namespace {

constexpr unsigned in_older = in_first | in_revised;

int discarded(const Position& p, std::string_view card) {
    return p.s.discards[index_of(p.rules.set.di_cards, card)];
}

// In seat 0's turn, up to its question; a card of the Revised Edition is played in the window before it.
Position& own_turn(Position& p) {
    p.turn(0);
    return p;
}

// --- day cards

KEMET_ROW("raining-fire", in_all) {
    EXPECT_EQ(moments_of(row, "raining-fire"), day_moments(row));
    Position p(row.rules(3));
    p.units("west-temple", 1, 1).units("sw-2", 1, 3).units("west-nile-temple", 2, 3).units("nw-1", 0, 2).prayer(0, 1);
    const int reserve = p.player(1).reserve;
    own_turn(p.cards(0, "raining-fire")).answer("play raining-fire");
    EXPECT_EQ(p.prayer_of(0), 0);
    ASSERT_EQ(p.asked(), AskKind::target);
    EXPECT_TRUE(p.can("target sw-2 horus"));                               // anywhere on the board
    EXPECT_FALSE(p.can("target nw-1 anubis"));                             // no unit of one's own
    EXPECT_EQ(p.can("target west-nile-temple sobek"), !row.set.alliance);  // nor a friend's
    EXPECT_EQ(p.temporary_points_of(1), row.set.alliance ? 0 : 1);         // the lone god's are for battles only
    p.answer("target west-temple horus");
    EXPECT_EQ(p.units_in("west-temple", 1), 0);
    EXPECT_EQ(p.units_in("sw-2", 1), 3);  // one unit, no more
    EXPECT_EQ(p.player(1).reserve, reserve + 1);
    EXPECT_EQ(p.temporary_points_of(1), 0);  // with its last unit the temple is gone at once
    EXPECT_EQ(discarded(p, "raining-fire"), 1);
    Position poor(row.rules(2));
    poor.units("west-temple", 1, 1).prayer(0, 0).cards(0, "raining-fire");
    EXPECT_FALSE(own_turn(poor).can("play raining-fire"));
}

KEMET_ROW("raining-fire", in_revised) {  // in battle
    Position p(row.rules(2));
    p.units("west-bank", 0, 4).units("west-bank", 1, 4).cards(0, "raining-fire").prayer(0, 1).battle("west-bank", 0, 1);
    p.council(0, "shield-push", "chariot-raid", "raining-fire").council(1, "phalanx-defense", "chariot-raid");
    p.answer("done");
    EXPECT_EQ(p.told(EventKind::strengths).arg[0], 4 + 3);
    EXPECT_EQ(p.told(EventKind::strengths).arg[1], 3 + 2);  // gone before strengths are compared, whatever protects it
    EXPECT_EQ(p.units_in("west-bank", 1), 3);
    EXPECT_EQ(p.prayer_of(0), 0);
}

KEMET_ROW("raining-fire", in_blood_and_sand) {  // not against Ammut's troop
    Position p(row.rules(2));
    p.units("west-bank", 1, 2).creature(1, "ammut", "west-bank").units("sw-1", 1, 1).cards(0, "raining-fire");
    own_turn(p.prayer(0, 1)).answer("play raining-fire");
    ASSERT_EQ(p.asked(), AskKind::target);
    EXPECT_FALSE(p.can("target west-bank horus"));
    EXPECT_TRUE(p.can("target sw-1 horus"));
}

KEMET_ROW("prayer", in_all) {
    EXPECT_EQ(moments_of(row, "prayer"), day_moments(row));
    Position p(row.rules(2));  // no pray action: the Priest adds nothing
    p.prayer(0, 3).tiles(0, "white-1-priest").cards(0, "prayer prayer");
    own_turn(p).answer("play prayer");
    EXPECT_EQ(p.prayer_of(0), 5);
    p.answer("play prayer");
    EXPECT_EQ(p.prayer_of(0), 7);
    EXPECT_EQ(discarded(p, "prayer"), 2);
    Position full(row.rules(2));
    full.prayer(0, 10).cards(0, "prayer");
    EXPECT_EQ(own_turn(full).answer("play prayer").prayer_of(0), 11);
}

KEMET_ROW("prayer", in_revised) {  // in battle, whoever wins
    Position p(row.rules(2));
    p.units("west-bank", 0, 1).units("west-bank", 1, 4).cards(0, "prayer").prayer(0, 0).battle("west-bank", 0, 1);
    p.council(0, "shield-push", "chariot-raid", "prayer").council(1, "shield-push", "chariot-raid");
    EXPECT_EQ(p.told(EventKind::battle_won).seat, 1);
    EXPECT_EQ(p.prayer_of(0), 2);
}

KEMET_ROW("enlistment", in_all) {
    EXPECT_EQ(moments_of(row, "enlistment"), day_moments(row));
    Position p(row.rules(2));  // no recruit action: the Scribe brings nobody
    p.units("west-bank", 0, 4).units("nw-front", 1, 1).tiles(0, "blue-1-recruiting-scribe").cards(0, "enlistment");
    own_turn(p.prayer(0, 0)).answer("play enlistment");
    ASSERT_EQ(p.asked(), AskKind::place_units);
    EXPECT_TRUE(p.can("place 2 nw-1"));
    EXPECT_FALSE(p.can("place 3 nw-1"));
    EXPECT_FALSE(p.can("place 2 west-bank"));  // the limit holds
    EXPECT_FALSE(p.can("place 1 w-obelisk"));  // no troop of one's own
    EXPECT_FALSE(p.can("place 1 sw-1"));       // nor a rival's district
    p.answer("place 1 west-bank").answer("place 1 nw-2");
    EXPECT_EQ(p.units_in("west-bank", 0), 5);
    EXPECT_EQ(p.units_in("nw-2", 0), 1);
    EXPECT_EQ(p.prayer_of(0), 0);
    EXPECT_NE(p.asked(), AskKind::place_units);  // no third unit
    EXPECT_EQ(discarded(p, "enlistment"), 1);
    Position one(row.rules(2));  // up to two
    one.cards(0, "enlistment");
    own_turn(one).answer("play enlistment").answer("place 1 nw-1").answer("done");
    EXPECT_EQ(one.player(0).reserve, 12 - 1);
}

KEMET_ROW("enlistment", in_all) {  // a district that a rival holds
    Position p(row.rules(2));
    p.units("nw-1", 1, 1).cards(0, "enlistment");
    own_turn(p).answer("play enlistment");
    ASSERT_EQ(p.asked(), AskKind::place_units);
    EXPECT_TRUE(p.can("place 2 nw-2"));
    ASSERT_EQ(p.can("place 2 nw-1"), row.edition != Edition::blood_and_sand);
    if (row.edition == Edition::blood_and_sand) return;
    p.answer("place 2 nw-1").skip_windows();
    ASSERT_EQ(p.asked(), AskKind::council);
    EXPECT_EQ(p.told(EventKind::battle).seat, 0);  // whoever placed them attacks
}

KEMET_ROW("enlistment", in_revised) {  // in battle: too late for the fight itself
    Position p(row.rules(2));
    p.units("west-bank", 0, 3).units("west-bank", 1, 3).cards(0, "enlistment").battle("west-bank", 0, 1);
    p.council(0, "shield-push", "chariot-raid", "enlistment").council(1, "fervent-purge", "shield-push");
    EXPECT_EQ(p.told(EventKind::strengths).arg[0], 3 + 3);
    if (p.asked() == AskKind::place_units) p.answer("place 2 west-bank");
    EXPECT_EQ(p.units_in("west-bank", 0), 3 - 1 + 2);
}

KEMET_ROW("mana-theft", base(in_first)) {
    EXPECT_EQ(moments_of(row, "mana-theft"), "turn action");
    Position p(row.rules(4));
    p.prayer(0, 4).prayer(1, 3).prayer(2, 0).prayer(3, 1).cards(0, "mana-theft");
    own_turn(p).answer("play mana-theft");
    EXPECT_EQ(p.prayer_of(0), 5);  // one in all, however many rivals lose
    EXPECT_EQ(p.prayer_of(1), 2);
    EXPECT_EQ(p.prayer_of(2), 0);
    EXPECT_EQ(p.prayer_of(3), 0);
    EXPECT_EQ(discarded(p, "mana-theft"), 1);
    Position ra(row.rules(2));  // losing is not paying
    ra.prayer(1, 3).tiles(1, "white-4-priest-of-ra").cards(0, "mana-theft");
    EXPECT_EQ(own_turn(ra).answer("play mana-theft").prayer_of(1), 2);
}

KEMET_ROW("mana-theft", base(in_revised)) {
    EXPECT_EQ(moments_of(row, "mana-theft"), "answer council");  // hidden in battle it does nothing
    Position p(row.rules(2));
    p.pyramid("nw-1", Colour::red, 1).prayer(0, 5).prayer(1, 0).cards(1, "mana-theft");
    p.course(Course::Step::day).skip_windows().answer("token raise").answer("raise nw-1 3");
    ASSERT_EQ(p.asked_seat(), 1);
    p.answer("play mana-theft");
    EXPECT_EQ(p.prayer_of(1), 1 + 2);  // 5 were spent: two full pairs
    EXPECT_EQ(p.prayer_of(0), 0);      // nobody loses any
    Position nothing(row.rules(2));    // without any PP spent
    nothing.prayer(0, 5).prayer(1, 0).cards(1, "mana-theft").course(Course::Step::day).skip_windows();
    nothing.answer("token pray-1").answer("play mana-theft");
    EXPECT_EQ(nothing.prayer_of(1), 1);
}

KEMET_ROW("divine-memory", in_blood_and_sand) {
    EXPECT_EQ(moments_of(row, "divine-memory"), "turn action");
    Position p(row.rules(2));
    const std::uint8_t fury = index_of(p.rules.set.di_cards, "war-fury");
    const std::uint8_t wall = index_of(p.rules.set.di_cards, "iron-wall");
    p.s.deck[fury] = 0;
    p.s.discards[fury] = 2;
    p.s.deck[wall] = 1;
    p.s.discards[wall] = 1;
    p.prayer(0, 1).cards(0, "divine-memory");
    own_turn(p).answer("play divine-memory");
    EXPECT_EQ(p.prayer_of(0), 0);
    ASSERT_EQ(p.asked(), AskKind::take_card);
    EXPECT_TRUE(p.can("keep iron-wall"));
    EXPECT_FALSE(p.can("keep prayer"));         // not among the discards
    EXPECT_FALSE(p.can("keep divine-memory"));  // not itself
    p.answer("keep war-fury");
    EXPECT_EQ(p.s.hand[0].di_cards[fury], 1);
    EXPECT_EQ(p.s.deck[fury], 1);  // the rest goes into the deck
    EXPECT_EQ(p.s.deck[wall], 2);
    EXPECT_EQ(discarded(p, "war-fury") + discarded(p, "iron-wall"), 0);
    EXPECT_EQ(discarded(p, "divine-memory"), 1);  // when it has worked
    Position empty(row.rules(2));                 // no discards: nothing to play it for
    empty.prayer(0, 1).cards(0, "divine-memory");
    EXPECT_FALSE(own_turn(empty).can("play divine-memory"));
    Position poor(row.rules(2));
    poor.s.deck[fury] = 1;
    poor.s.discards[fury] = 1;
    poor.prayer(0, 0).cards(0, "divine-memory");
    EXPECT_FALSE(own_turn(poor).can("play divine-memory"));
}

// --- cards of a move action

KEMET_ROW("teleportation", in_all) {
    EXPECT_EQ(moments_of(row, "teleportation"), move_moments(row));
    Position p(row.rules(2));
    p.units("west-bank", 0, 3).cards(0, "teleportation").prayer(0, 1).move(0);
    p.answer("play teleportation").answer("march 2 west-bank");  // the card's cost, and no other
    EXPECT_EQ(p.prayer_of(0), 0);
    EXPECT_TRUE(p.can("teleport west-nile-temple"));
    EXPECT_FALSE(p.can("teleport nw-front"));  // no obelisk there
    p.answer("teleport west-nile-temple");
    EXPECT_EQ(p.units_in("west-nile-temple", 0), 2);
    EXPECT_EQ(p.prayer_of(0), 0);
    p.answer("march 2 west-nile-temple");
    EXPECT_EQ(p.areas_of(ActionKind::teleport), "");  // once
    EXPECT_NE(p.areas_of(ActionKind::to), "");        // and no land move is used
    EXPECT_EQ(discarded(p, "teleportation"), 1);
    Position poor(row.rules(2));
    poor.units("west-bank", 0, 3).cards(0, "teleportation").prayer(0, 0).move(0);
    EXPECT_FALSE(poor.can("play teleportation"));
    if (row.over(Edition::revised)) return;  // there before the first step only
    Position on_the_way(row.rules(2));       // from wherever the troop stands by then
    on_the_way.units("nw-front", 0, 3).tiles(0, "red-1-god-speed").cards(0, "teleportation").prayer(0, 1).move(0);
    on_the_way.answer("march 3 nw-front").answer("to west-bank").answer("play teleportation");
    on_the_way.answer("march 3 west-bank").answer("teleport west-temple");
    EXPECT_EQ(on_the_way.units_in("west-temple", 0), 3);
}

KEMET_ROW("teleportation", in_blood_and_sand) {  // not in a move without teleport
    Position p(row.rules(2));
    p.units("west-bank", 0, 3).tiles(0, "black-3-forced-march").cards(0, "teleportation").prayer(0, 1);
    p.move(0, Power::gold_move_without_teleport);
    EXPECT_EQ(p.asked(), AskKind::march);
    EXPECT_FALSE(p.can("play teleportation"));
    p.answer("march 3 west-bank");
    EXPECT_EQ(p.areas_of(ActionKind::teleport), "");
    Position q(row.rules(2));
    q.units("west-bank", 0, 3).cards(0, "teleportation").prayer(0, 1).move(0);
    q.answer("play teleportation").answer("march 3 west-bank").answer("teleport delta-temple");
    EXPECT_EQ(q.units_in("delta-temple", 0), 3);
}

KEMET_ROW("open-gates", base(in_all)) {
    EXPECT_EQ(moments_of(row, "open-gates"), move_moments(row));
    Position p(row.rules(2));
    p.units("west-bank", 0, 3).creature(0, "royal-scarab", "west-bank").cards(0, "open-gates").prayer(0, 1).move(0);
    p.answer("play open-gates");
    EXPECT_EQ(p.prayer_of(0), 0);
    EXPECT_EQ(discarded(p, "open-gates"), 1);
    p.answer("march 3 west-bank with royal-scarab").answer("to sw-front");
    p.answer("march 3 sw-front with royal-scarab").answer("to sw-1").answer("march 3 sw-1 with royal-scarab");
    // All walls in the first edition; later one wall, or one district all the same.
    EXPECT_EQ(p.areas_of(ActionKind::to), row.over(Edition::first) ? "sw-2 sw-3 sw-front" : "sw-front");
    Position poor(row.rules(2));
    poor.units("west-bank", 0, 3).cards(0, "open-gates").prayer(0, 0).move(0);
    EXPECT_FALSE(poor.can("play open-gates"));
}

KEMET_ROW("swiftness", in_blood_and_sand | in_lone) {
    EXPECT_EQ(moments_of(row, "swiftness"), move_moments(row));
    Position p(row.rules(2));
    p.units("nw-1", 0, 2).cards(0, "swiftness swiftness").prayer(0, 0).move(0);
    p.answer("play swiftness").answer("play swiftness").answer("march 2 nw-1").answer("to nw-front");
    EXPECT_EQ(discarded(p, "swiftness"), 2);
    p.answer("march 2 nw-front").answer("to west-bank").answer("march 2 west-bank").answer("to west-nile-temple");
    EXPECT_EQ(p.units_in("west-nile-temple", 0), 2);
    EXPECT_EQ(p.asked(), AskKind::none);  // three land moves, no fourth
    Position late(row.rules(2));          // the number of land moves is fixed at the start
    late.units("nw-1", 0, 2).tiles(0, "red-1-god-speed").cards(0, "swiftness").prayer(0, 0).move(0);
    late.answer("march 2 nw-1").answer("to nw-front");
    EXPECT_FALSE(late.can("play swiftness"));
}

// --- cards that answer

KEMET_ROW("veto", in_older) {
    EXPECT_EQ(moments_of(row, "veto"), "");  // only after a card
    Position p(row.rules(2));
    p.units("sw-1", 1, 2).prayer(0, 1).prayer(1, 0).cards(0, "raining-fire").cards(1, "veto");
    own_turn(p).answer("play raining-fire");
    ASSERT_EQ(p.asked(), AskKind::window);
    EXPECT_EQ(p.asked_seat(), 1);
    p.answer("play veto").skip_windows();
    EXPECT_EQ(p.asked(), AskKind::turn);
    EXPECT_EQ(p.units_in("sw-1", 1), 2);  // no effect
    EXPECT_EQ(p.prayer_of(0), 0);         // but paid for, and discarded
    EXPECT_EQ(discarded(p, "raining-fire"), 1);
    EXPECT_EQ(discarded(p, "veto"), 1);
    EXPECT_EQ(p.prayer_of(1), 0);
    Position own(row.rules(2));  // not for one's own card
    own.prayer(0, 0).cards(0, "prayer veto");
    own_turn(own).answer("play prayer");
    EXPECT_EQ(own.prayer_of(0), 2);
}

KEMET_ROW("veto", base(in_older)) {  // a veto against a veto, of which Seth has no two
    Position p(row.rules(3));
    p.prayer(0, 0).cards(0, "prayer").cards(1, "veto").cards(2, "veto");
    own_turn(p).answer("play prayer").answer("play veto");
    const bool may_answer = p.asked() == AskKind::window && p.asked_seat() == 2 && p.can("play veto");
    ASSERT_EQ(may_answer, row.edition == Edition::first);
    if (may_answer) p.answer("play veto");
    p.skip_windows();
    EXPECT_EQ(p.prayer_of(0), row.edition == Edition::first ? 2 : 0);
    Position unanswered(row.rules(2));
    unanswered.prayer(0, 0).cards(0, "prayer veto").cards(1, "veto");
    own_turn(unanswered).answer("play prayer").answer("play veto").skip_windows();
    EXPECT_EQ(unanswered.prayer_of(0), 0);
}

KEMET_ROW("veto", in_older) {  // never against cards of a battle
    for (const Seat holder : {Seat{1}, Seat{2}}) {
        Position p(row.rules(3));
        p.units("west-bank", 0, 3).units("west-bank", 1, 3).cards(0, "war-rage").cards(holder, "veto");
        p.battle("west-bank", 0, 1).skip_windows();
        p.answer_for(1, "choose shield-push").answer_for(1, "discard chariot-raid").answer_for(1, "done");
        p.council(0, "shield-push", "chariot-raid", "war-rage");
        EXPECT_EQ(p.asked(), AskKind::loser);
        EXPECT_EQ(p.told(EventKind::strengths).arg[0], 3 + 3 + 1);
    }
    Position q(row.rules(2));  // while outside battle it works
    q.prayer(0, 0).cards(0, "prayer").cards(1, "veto");
    own_turn(q).answer("play prayer").answer("play veto").skip_windows();
    EXPECT_EQ(q.prayer_of(0), 0);
}

KEMET_ROW("escape", in_older) {
    EXPECT_EQ(moments_of(row, "escape"), "");  // only when a rival's troop comes
    Position p(row.rules(2));
    p.units("nw-front", 0, 3).units("west-bank", 1, 3).creature(1, "sphinx", "west-bank").units("sw-front", 0, 1);
    p.prayer(1, 0).cards(1, "escape").tiles(0, "red-1-god-speed red-4-initiative").move(0);
    p.answer("march 3 nw-front").answer("to west-bank").answer("play escape").skip_windows();
    ASSERT_EQ(p.asked(), AskKind::retreat_to);
    EXPECT_EQ(p.asked_seat(), 1);  // it goes where it likes, if nobody is there
    EXPECT_EQ(p.areas_of(ActionKind::to), "nw-front w-obelisk west-nile-temple");
    p.answer("to w-obelisk");
    EXPECT_EQ(p.units_in("w-obelisk", 1), 3);  // Initiative destroys nobody
    EXPECT_EQ(p.creature_at("sphinx"), "w-obelisk");
    EXPECT_EQ(p.units_in("west-bank", 0), 3);
    EXPECT_EQ(p.happened(EventKind::battle), 0);
    EXPECT_EQ(p.player(0).battle_points, 0);
    EXPECT_EQ(discarded(p, "escape"), 1);
    EXPECT_EQ(p.asked(), row.over(Edition::first) ? AskKind::go_on : AskKind::none);
}

KEMET_ROW("escape", in_older) {  // where it leads
    Position nowhere_to_go(row.rules(2));
    nowhere_to_go.units("west-bank", 0, 3).units("west-nile-temple", 1, 3).cards(1, "escape").move(0);
    nowhere_to_go.answer("march 2 west-bank").answer("to west-nile-temple");
    EXPECT_FALSE(nowhere_to_go.asked() == AskKind::window && nowhere_to_go.can("play escape"));
    Position walls(row.rules(2));  // rivals' districts are closed to it after the first edition
    walls.units("west-bank", 1, 1).units("nw-front", 0, 3).units("sw-front", 1, 3).cards(0, "escape").move(1);
    walls.answer("march 1 west-bank").answer("to nw-front").answer("play escape").skip_windows();
    EXPECT_EQ(walls.areas_of(ActionKind::to), "nw-1 nw-2 nw-3 w-obelisk west-bank west-temple");
    Position rivals(row.rules(2));
    rivals.units("west-bank", 1, 1).units("sw-front", 0, 3).cards(0, "escape").move(1);
    rivals.answer("march 1 west-bank").answer("to sw-front").answer("play escape").skip_windows();
    EXPECT_EQ(rivals.areas_of(ActionKind::to), row.over(Edition::first)
                                                   ? "sw-1 sw-2 sw-3 w-obelisk west-bank west-temple"
                                                   : "w-obelisk west-bank west-temple");
}

}  // namespace
}  // namespace mehen::kemet::test
