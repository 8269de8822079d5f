// The tokens of the Alliance, the lone god's board and the track of the day, one test for each row.
#include "games/kemet/tests/seth/lone_row.h"

namespace mehen::kemet::test {
namespace {

// --- powers

// The Great Ceremony costs nothing here; its power is the Alliance's choice.
void take_power(LoneRow& p, const std::string& token) {
    p.run(GreatCeremony{});
    EXPECT_EQ(p.asked(), AskKind::choose_power);
    EXPECT_EQ(p.asked_seat(), green);
    p.answer("power " + token);
}

KEMET_ROW("act-of-the-gods", in_lone) {
    LoneRow p(row);
    take_power(p, "act-of-the-gods");
    p.turn(p.lone).answer("violet raise");
    EXPECT_NE(p.asked(), AskKind::more_tokens);  // not for the lone god
    p.prayer(blue, 0).turn(blue).answer("token pray-1");
    ASSERT_EQ(p.asked(), AskKind::more_tokens);  // from this day on, for any member
    EXPECT_TRUE(p.can("done"));
    EXPECT_FALSE(p.can("silver pray-1"));
    p.answer("silver pray-2").answer("first silver").skip_windows();
    EXPECT_EQ(p.prayer_of(blue), 4);
    p.turn(green).answer("token pray-1");
    EXPECT_NE(p.asked(), AskKind::more_tokens);  // one token for all of them
    p.night().draw_by_chance().turn(green).answer("token pray-1");
    EXPECT_EQ(p.asked(), AskKind::more_tokens);  // every day
}

// In battles against the lone god, for every member, attacking and defending; not against a friend.
void expect_power_in_battle(const RowRules& row, const std::string& token, int strength, int damage, int protection) {
    for (const bool attacks : {true, false}) {
        LoneRow p(row);
        take_power(p, token);
        p.fight(attacks ? blue : p.lone, "mixed-tactics", attacks ? p.lone : blue, "mixed-tactics");
        EXPECT_EQ(strength_of(p, attacks ? 0 : 1), 3 + 2 + strength);
        EXPECT_EQ(strength_of(p, attacks ? 1 : 0), 3 + 2);
        EXPECT_EQ(lost_by(p, p.lone), 2 - 1 + damage);
        EXPECT_EQ(lost_by(p, blue), 2 - 1 - protection);
    }
    LoneRow seized(row);
    take_power(seized, token);
    seized.units("west-bank", green, 3).units("nw-front", blue, 3);
    seized.seize_troop().answer("march 3 west-bank").answer("to nw-front");
    seized.councils(green, "mixed-tactics", blue, "mixed-tactics");
    EXPECT_EQ(attack_of(seized), 3 + 2);
    EXPECT_EQ(defence_of(seized), 3 + 2);
    EXPECT_EQ(lost_by(seized, green), 2 - 1);
    EXPECT_EQ(lost_by(seized, blue), 2 - 1);
}

KEMET_ROW("strength-of-the-gods", in_lone) {
    expect_power_in_battle(row, "strength-of-the-gods", 1, 0, 0);
}
KEMET_ROW("shelter-of-the-gods", in_lone) {
    expect_power_in_battle(row, "shelter-of-the-gods", 0, 0, 1);
}
KEMET_ROW("wrath-of-the-gods", in_lone) {
    expect_power_in_battle(row, "wrath-of-the-gods", 0, 1, 0);
}

KEMET_ROW("breath-of-the-gods", in_lone) {
    for (const Seat seat : {green, blue}) {
        LoneRow p(row);
        take_power(p, "breath-of-the-gods");
        EXPECT_EQ(land_moves_of(p, "", seat), 2);
    }
    LoneRow p(row);
    take_power(p, "breath-of-the-gods");
    EXPECT_EQ(land_moves_of(p, "", p.lone), 1);
}

KEMET_ROW("favour-of-the-gods", in_lone) {
    LoneRow p(row);
    take_power(p, "favour-of-the-gods");
    for (Seat seat = 0; seat < p.rules.seats; ++seat) p.prayer(seat, 0);
    p.night().draw_by_chance();
    EXPECT_EQ(p.prayer_of(green), 2 + 1);
    EXPECT_EQ(p.prayer_of(blue), 2 + 1);
    EXPECT_EQ(p.prayer_of(p.lone), 2);  // one for each member
}

// --- what sacrifice temples pay

void expect_prayer_token(const RowRules& row, const std::string& token, int prayer) {
    LoneRow p(row);
    const auto paid = [&](Seat holder) {
        p.units("west-bank", holder, 1).prayer(holder, 0).scoring();
        const int gained = p.prayer_of(holder);
        Table table{p.rules, p.s, nullptr};
        remove_units(table, p.area("west-bank"), holder, 1);
        return gained;
    };
    p.s.pact.temple_area[0] = p.area("west-bank");
    p.s.pact.temple_level[0] = 2;
    EXPECT_EQ(paid(blue), 1);  // face down, whichever it is
    p.units("west-bank", green, 3).run(AlliancePhase{});
    for (int unit = 0; unit < 3; ++unit) p.answer("build west-bank anubis");
    ASSERT_EQ(p.asked(), AskKind::draw_power);
    p.answer("power breath-of-the-gods");
    ASSERT_EQ(p.asked(), AskKind::draw_prayer);
    EXPECT_EQ(p.legal().size(), 4U);
    p.answer("offering " + token);
    for (const Seat holder : {green, blue, p.lone}) EXPECT_EQ(paid(holder), prayer);
    p.s.pact.temple_level[1] = 2;  // it lies there: another temple has another
    p.s.pact.temple_area[1] = p.area("nw-front");
    p.units("nw-front", green, 3).run(AlliancePhase{});
    for (int unit = 0; unit < 3; ++unit) p.answer("build nw-front anubis");
    p.answer("power wrath-of-the-gods");
    EXPECT_EQ(p.legal().size(), 3U);
    EXPECT_FALSE(p.can("offering " + token));
}
KEMET_ROW("prayer-2", in_lone) {
    expect_prayer_token(row, "prayer-2", 2);
}
KEMET_ROW("prayer-3-first", in_lone) {
    expect_prayer_token(row, "prayer-3-first", 3);
}
KEMET_ROW("prayer-3-second", in_lone) {
    expect_prayer_token(row, "prayer-3-second", 3);
}
KEMET_ROW("prayer-4", in_lone) {
    expect_prayer_token(row, "prayer-4", 4);
}

// --- the lone god's board

// A token lies on a space from then on: its own only where the space is violet, a taken one anywhere.
void put_token(LoneRow& p, const std::string& space, unsigned level, bool yellow_space) {
    const std::uint8_t place = index_of(p.rules.set.lone_spaces, space);
    EXPECT_EQ(levels_covered(p.rules, p.s, p.lone, 1U << place), 1U << level) << "row of the board";
    p.turn(p.lone);
    EXPECT_EQ(p.can("violet " + space), !yellow_space);
    EXPECT_TRUE(p.can("taken " + space + " horus"));
    p.answer(yellow_space ? "taken " + space + " anubis" : "violet " + space);
    EXPECT_EQ(p.s.pact.taken_tokens, yellow_space ? mask_of(blue) : mask_of(green) | mask_of(blue));
    EXPECT_EQ(p.player(p.lone).spaces, 1U << place);
}
void expect_taken(LoneRow& p, const std::string& space) {
    p.turn(p.lone);
    EXPECT_FALSE(p.can("violet " + space));
    EXPECT_FALSE(p.can("taken " + space + " horus"));
}

KEMET_ROW("tile-violet", in_lone) {
    LoneRow p(row);
    p.violet_level(2).pyramid("seth-2", Colour::red, 4).prayer(p.lone, 2);
    put_token(p, "tile-violet", 1, false);
    EXPECT_TRUE(can_buy(p, "violet-2-kill-them-all"));
    EXPECT_FALSE(can_buy(p, "violet-3-ambush"));
    EXPECT_FALSE(can_buy(p, "red-1-charge"));
    p.answer("tile violet-2-kill-them-all");
    EXPECT_EQ(p.prayer_of(p.lone), 0);
    expect_taken(p, "tile-violet");
}
KEMET_ROW("pray", in_lone) {
    LoneRow p(row);
    p.prayer(p.lone, 0);
    put_token(p, "pray", 1, false);
    EXPECT_EQ(p.prayer_of(p.lone), 3);
    expect_taken(p, "pray");
}
KEMET_ROW("invocation", in_lone) {
    LoneRow p(row);
    put_token(p, "invocation", 1, false);
    ASSERT_TRUE(p.s.flow.ask.to_chance());
    for (const Action& action : p.legal_actions(chance)) EXPECT_TRUE(p.rules.set.di_cards[action.arg[0]].lone);
    p.draw_by_chance();
    EXPECT_EQ(p.hand_of(p.lone), 1);
    expect_taken(p, "invocation");
}
KEMET_ROW("destroy-units", in_lone) {
    LoneRow p(row);
    p.units("west-bank", green, 2).units("west-bank", blue, 2);
    put_token(p, "destroy-units", 1, true);
    ASSERT_EQ(p.asked(), AskKind::destroy);
    EXPECT_EQ(joined(p.legal()), "lose nw-3 anubis, lose west-bank anubis");  // in a city too
    p.answer("lose west-bank anubis").answer("lose nw-3 anubis");
    EXPECT_EQ(p.units_in("west-bank", green), 1);
    EXPECT_NE(p.asked(), AskKind::destroy);
    expect_taken(p, "destroy-units");
}
KEMET_ROW("seize-pyramid", in_lone) {
    LoneRow p(row);
    p.violet_level(2).pyramid("nw-1", Colour::red, 3).pyramid("sw-1", Colour::blue, 2).prayer(p.lone, 3);
    put_token(p, "seize-pyramid", 1, true);
    EXPECT_TRUE(can_buy(p, "red-2-open-gates"));
    EXPECT_FALSE(can_buy(p, "red-3-royal-scarab"));  // above the violet pyramid
    EXPECT_FALSE(can_buy(p, "blue-1-defense"));      // another's pyramid
    EXPECT_FALSE(can_buy(p, "violet-1-energy-drain"));
    p.answer("tile red-2-open-gates");
    EXPECT_EQ(p.prayer_of(p.lone), 0);  // one more than its level
    expect_taken(p, "seize-pyramid");
}

void expect_move(const RowRules& row, const std::string& space, unsigned level) {
    LoneRow p(row);
    p.units("seth-gate", p.lone, 3).prayer(p.lone, 0);
    put_token(p, space, level, false);
    ASSERT_EQ(p.asked(), AskKind::march);
    p.answer("march 2 seth-gate").answer("to west-bank");
    EXPECT_EQ(p.units_in("west-bank", p.lone), 2);
    EXPECT_NE(p.asked(), AskKind::second_march);  // one troop
    expect_taken(p, space);
}
KEMET_ROW("move-1", in_lone) {
    expect_move(row, "move-1", 2);
}
KEMET_ROW("move-2", in_lone) {
    expect_move(row, "move-2", 3);
}
KEMET_ROW("recruit", in_lone) {
    LoneRow p(row);
    p.prayer(p.lone, 2);
    put_token(p, "recruit", 2, false);
    ASSERT_EQ(p.asked(), AskKind::recruit);
    EXPECT_FALSE(p.can("recruit 3 seth-1"));
    p.answer("recruit 2 seth-1");
    EXPECT_EQ(p.units_in("seth-1", p.lone), 2);
    EXPECT_EQ(p.prayer_of(p.lone), 0);
    expect_taken(p, "recruit");
}
KEMET_ROW("raise", in_lone) {
    LoneRow p(row);
    p.prayer(p.lone, 5);
    put_token(p, "raise", 2, false);
    ASSERT_EQ(p.asked(), AskKind::raise);
    EXPECT_EQ(joined(p.legal()), "raise seth-1 2, raise seth-1 3");  // 2 and 3 PP; no second pyramid
    p.answer("raise seth-1 3");
    EXPECT_EQ(p.prayer_of(p.lone), 0);
    expect_taken(p, "raise");
}
KEMET_ROW("seize-troop", in_lone) {
    LoneRow p(row);
    p.units("west-bank", green, 2).units("west-bank", blue, 1).units("sw-front", blue, 2).prayer(p.lone, 0);
    put_token(p, "seize-troop", 2, true);
    ASSERT_EQ(p.asked(), AskKind::seize_march);
    EXPECT_EQ(p.asked_seat(), p.lone);
    EXPECT_EQ(joined(p.legal()), "march 1 nw-3, march 3 west-bank");  // whole, and none without green's units
    p.answer("march 3 west-bank").answer("to nw-front");
    EXPECT_EQ(p.units_in("nw-front", green), 2);
    EXPECT_EQ(p.units_in("nw-front", blue), 1);
    expect_taken(p, "seize-troop");
}
KEMET_ROW("assault", in_lone) {
    LoneRow p(row);
    p.units("seth-gate", p.lone, 3).units("nw-front", p.lone, 3).prayer(p.lone, 0);
    put_token(p, "assault", 3, false);
    ASSERT_EQ(p.asked(), AskKind::march);
    p.answer("march 2 seth-gate").answer("to west-bank");
    ASSERT_EQ(p.asked(), AskKind::second_march);
    EXPECT_FALSE(p.can("march 2 west-bank"));  // another troop
    EXPECT_FALSE(p.can("march 1 seth-gate"));
    EXPECT_TRUE(p.can("stay"));  // up to two
    p.answer("march 3 nw-front").answer("to w-obelisk");
    EXPECT_EQ(p.units_in("w-obelisk", p.lone), 3);
    expect_taken(p, "assault");
}
KEMET_ROW("seize-creature", in_lone) {
    LoneRow p(row);
    p.violet_level(2).units("west-bank", green, 2).units("nw-front", blue, 2);
    put_token(p, "seize-creature", 3, true);
    ASSERT_EQ(p.asked(), AskKind::seize_card);
    EXPECT_EQ(joined(p.legal()), "seize ancestral-elephant, seize deep-desert-snake");
    p.answer("seize ancestral-elephant");
    EXPECT_EQ(joined(p.legal()), "attack west-bank anubis");  // a troop of the token's player
    expect_taken(p, "seize-creature");
}

// --- the track of the day

// S: an action of the lone god, A: one of each member.
void expect_day(const RowRules& row, int count, std::string_view actions) {
    LoneRow p(row, count);
    for (Seat seat = 0; seat < p.lone; ++seat)
        for (std::size_t place = 0; place < 2; ++place)
            p.units(p.rules.area(p.rules.map.district[seat][place]).id, seat, 5);
    p.run(Phases{});
    Rng rng(11);
    while (p.s.flow.ask.open()) {
        const Move move = any_move(p.rules, p.s, rng);
        Kemet::apply(p.rules, p.s, move.seat, move.action, &p.log);
    }
    std::string course;
    SeatMask acted = no_seats;  // of the members, in this phase
    for (const Event& event : p.log) {
        if (event.kind != static_cast<std::uint8_t>(EventKind::turn_begins)) continue;
        if (event.seat == p.lone) {
            course += 'S';
            continue;
        }
        EXPECT_FALSE(contains(acted, event.seat)) << "each once";
        acted |= mask_of(event.seat);
        if (acted != members(p.rules, p.s)) continue;
        course += 'A';
        acted = no_seats;
    }
    EXPECT_EQ(course, actions);
    EXPECT_EQ(tokens_left(p.rules, p.s, p.lone), 0);
}
KEMET_ROW("day-track-2", in_lone) {
    expect_day(row, 2, "SASASASSA");
}
KEMET_ROW("day-track-3", in_lone) {
    expect_day(row, 3, "SASSASSASSA");
}
KEMET_ROW("day-track-4", in_lone) {
    expect_day(row, 4, "SSASSASSASSSA");
}
KEMET_ROW("day-track-5", in_lone) {
    expect_day(row, 5, "SSASSSASSSASSSA");
}

}  // namespace
}  // namespace mehen::kemet::test
