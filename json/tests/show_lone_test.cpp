// One god against an alliance as programs and the terminal show it.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "games/kemet/tests/seth/lone_table.h"
#include "json/show.h"

namespace mehen::kemet::test {
namespace {

using Json = nlohmann::json;

Json shown(const Rules& rules, const State& s, Seat viewer) {
    JsonShow json;
    json.object([&] { Kemet::show_view(rules, Kemet::observe(rules, s, viewer), Language::en, json); });
    return Json::parse(json.text());
}
Json shown(const LonePosition& p, Seat viewer) {
    return shown(p.rules, p.s, viewer);
}

std::string drawn(const LonePosition& p, Seat viewer) {
    Canvas canvas;
    Kemet::draw(p.rules, Kemet::observe(p.rules, p.s, viewer), Language::en, {}, canvas);
    return canvas.print(false);
}

TEST(KemetLoneShow, SaysWhoIsOnWhichSide) {
    const LonePosition p(3);
    const Json view = shown(p, green);
    EXPECT_EQ(view["alliance"]["lone"], view["players"][p.lone()]["seat"]);
    EXPECT_EQ(view["alliance"]["members"].size(), 3U);
    EXPECT_EQ(view["players"][green]["side"], "alliance");
    EXPECT_EQ(view["players"][p.lone()]["side"], "lone");
    EXPECT_EQ(view["colours"].back(), "violet");
}

// Whose tokens lie on the lone god's board: those taken from members, until the morning.
TEST(KemetLoneShow, TokensOnTheBoardAreTheirOwners) {
    LonePosition p(3);
    p.units(p.area("nw-obelisk"), green, 3);
    p.s.pact.taken_tokens = mask_of(green) | mask_of(blue);
    p.s.player[p.lone()].tokens = 2;
    const auto tokens = [&] { return shown(p, spectator)["alliance"]["tokens_on"]; };
    p.run(new_turn(p.lone()));
    p.pass_windows();
    EXPECT_EQ(tokens(), Json::object());
    p.answer("taken destroy-units horus");
    EXPECT_EQ(tokens(), (Json{{"destroy-units", "horus"}}));
    p.run(new_turn(p.lone()));
    p.pass_windows();
    p.answer("violet pray");
    EXPECT_EQ(tokens(), (Json{{"destroy-units", "horus"}})) << "the other is its own";
    p.run(Phases{});
    EXPECT_EQ(tokens(), Json::object()) << "in the morning all are taken off";
    EXPECT_EQ(p.refused, "");
}

TEST(KemetLoneShow, PointsOfTheAllianceAreEverybodys) {
    LonePosition p(3);
    gain_battle_point(p.table, blue);
    const Json view = shown(p, spectator);
    for (const Seat seat : {green, blue, yellow}) {
        EXPECT_EQ(view["players"][seat]["battle_points"], 1);
        EXPECT_EQ(view["players"][seat]["points"], 1);
    }
    EXPECT_EQ(view["players"][p.lone()]["battle_points"], 0);
    EXPECT_EQ(view["alliance"]["goals"]["alliance"]["points"], 1);
}

TEST(KemetLoneShow, AJointTroopIsOneTroopOfItsSide) {
    LonePosition p(3);
    const AreaId area = p.area("nw-obelisk");
    p.units(area, green, 2);
    p.units(area, blue, 3);
    const Json there = shown(p, green)["areas"]["nw-obelisk"];
    EXPECT_EQ(there["units"], (Json{{"anubis", 2}, {"horus", 3}}));
    EXPECT_EQ(there["controller"], "anubis");
    EXPECT_EQ(there["side"], "alliance");
    EXPECT_NE(drawn(p, green).find("A2B3"), std::string::npos);

    p.units(area, p.lone(), 1);  // a battle is due
    const Json contested = shown(p, green)["areas"]["nw-obelisk"];
    EXPECT_EQ(contested["controller"], nullptr);
    EXPECT_EQ(contested["side"], nullptr);
}

TEST(KemetLoneShow, TellsWhatTheSidesStillNeed) {
    LonePosition p(3);
    const auto site = p.area("nw-front");
    p.units(site, green, 1);
    p.units(p.area("nw-obelisk"), blue, 2);
    p.s.pact.temple_area[0] = site;
    p.s.pact.temple_level[0] = temple_levels;
    p.s.pact.temple_prayer[0] = PrayerTokenId(3);
    const Json alliance = shown(p, spectator)["alliance"];
    EXPECT_EQ(
        alliance["temples"],
        (Json::array({{{"area", "nw-front"}, {"level", 3}, {"prayer_token", "prayer-4"}, {"side", "alliance"}}})));
    EXPECT_EQ(alliance["ceremony"]["payers"], Json::array({"horus"}));
    EXPECT_EQ(alliance["ceremony"]["cost"], 30);
    EXPECT_EQ(alliance["goals"]["alliance"]["temple"], true);
    EXPECT_EQ(alliance["goals"]["alliance"]["ceremony"], false);
    EXPECT_EQ(alliance["goals"]["lone"]["rival_units"], 3);
    EXPECT_NE(drawn(p, green).find("nw-front 3/3"), std::string::npos);
}

// The picture, the prompt and the result: whoever reads in the news that it is Bastet's turn finds both names there.
TEST(KemetLoneShow, TheTerminalSaysWhoTheLoneGodIsAndWhichSeatPlaysIt) {
    LonePosition p(3);
    EXPECT_NE(drawn(p, green).find("D Seth (Bastet)"), std::string::npos) << drawn(p, green);
    EXPECT_EQ(Kemet::name_at_table(p.s, p.lone(), Language::pl), "Set (Bastet)");
    EXPECT_EQ(Kemet::name_at_table(p.s, green, Language::en), "Anubis");
}

TEST(KemetLoneShow, ThePortalIsDrawnOpenOrClosed) {
    LonePosition p(2);
    // A legend explains both signs once; each end of the portal has one of them.
    const auto signs = [&](std::string_view sign) {
        const std::string picture = drawn(p, green);
        int count = 0;
        for (std::size_t at = picture.find(sign); at != std::string::npos; at = picture.find(sign, at + 1)) ++count;
        return count - 1;
    };
    EXPECT_EQ(signs("◌"), 2);
    EXPECT_EQ(signs("◎"), 0);
    p.s.pact.portal_open = 1;
    EXPECT_EQ(signs("◌"), 0);
    EXPECT_EQ(signs("◎"), 2);
}

class ShownAssault : public ::testing::Test {
protected:
    void SetUp() override {
        p.units(p.area("nw-front"), p.lone(), 5);
        p.units(p.area("nw-obelisk"), green, 3);
        p.units(p.area("sw-front"), p.lone(), 5);
        p.units(p.area("sw-obelisk"), blue, 3);
        p.run(Assault{{}, p.lone(), {none, none}, {}, {}});
        for (const char* words : {"march 5 nw-front", "to nw-obelisk", "march 5 sw-front", "to sw-obelisk"})
            p.answer(words);
        p.pass_windows();
        ASSERT_TRUE(is(p.s.flow.ask, AskKind::assault_cards)) << p.refused;
        p.answer_as(p.lone(), "choose cavalry-blitz");
        p.answer_as(p.lone(), "second fervent-purge");
    }

    LonePosition p{3};
};

TEST_F(ShownAssault, HasTwoBattlesAndTheCardsOfEachAreTheirOwnersOnly) {
    const Json own = shown(p, p.lone())["battle"];
    EXPECT_EQ(own["area"], "nw-obelisk");
    EXPECT_EQ(own["step"], "council");
    EXPECT_EQ(own["sides"][0]["played"], "cavalry-blitz");
    EXPECT_EQ(own["sides"][1]["seat"], "anubis");
    EXPECT_EQ(own["next"]["area"], "sw-obelisk");
    EXPECT_EQ(own["next"]["sides"][0]["played"], "fervent-purge");
    EXPECT_EQ(own["next"]["sides"][1]["seat"], "horus");
    EXPECT_EQ(own["next"]["next"], nullptr);
    for (const Seat rival : {green, blue, yellow}) {
        const Json theirs = shown(p, rival)["battle"];
        EXPECT_EQ(theirs["sides"][0]["played"], nullptr);
        EXPECT_EQ(theirs["next"]["sides"][0]["played"], nullptr);
        EXPECT_EQ(theirs["sides"][0]["chosen"], false);
    }
    const std::string picture = drawn(p, p.lone());
    EXPECT_NE(picture.find("Battle in"), std::string::npos);
    EXPECT_NE(picture.find("then "), std::string::npos);
}

TEST_F(ShownAssault, GoesFromCouncilToTheFirstBattleToTheSecond) {
    p.answer_as(p.lone(), "done");
    EXPECT_EQ(shown(p, green)["battle"]["sides"][0]["chosen"], true);
    EXPECT_EQ(shown(p, green)["battle"]["sides"][1]["chosen"], false);
    p.council(green, "chariot-raid", "fervent-purge");
    for (const char* words : {"second chariot-raid", "discard fervent-purge", "done"}) p.answer_as(blue, words);
    ASSERT_TRUE(is(p.s.flow.ask, AskKind::first_battle)) << p.refused;
    EXPECT_EQ(shown(p, green)["battle"]["next"]["sides"][1]["chosen"], true);
    p.answer("fight sw-obelisk");
    const Json first = shown(p, green)["battle"];
    EXPECT_EQ(first["area"], "sw-obelisk");
    EXPECT_EQ(first["sides"][0]["played"], "fervent-purge");
    EXPECT_EQ(first["next"]["area"], "nw-obelisk");
    EXPECT_EQ(first["next"]["revealed"], false);
    EXPECT_EQ(first["next"]["sides"][0]["played"], nullptr);
    EXPECT_EQ(first["next"]["sides"][1]["played"], "chariot-raid") << "one's own";
}

// What is shown of a battle that was fought, term by term, is what the rules fought it with.
void expect_fought_with(const Json& battle, const std::array<Event, 2>& losses, const Event& strengths) {
    for (std::size_t side = 0; side < 2; ++side) {
        const Json& own = battle["sides"][side];
        const Json& rival = battle["sides"][1 - side];
        EXPECT_EQ(own["strength"], strengths.arg[side]) << battle;
        EXPECT_EQ(rival["damage"], losses[side].arg[1]) << battle;
        EXPECT_EQ(rival["unblockable"], losses[side].arg[2]) << battle;
        EXPECT_EQ(own["protection"], losses[side].arg[3]) << battle;
        EXPECT_EQ(own["own_losses"], losses[side].arg[4]) << battle;
    }
}

TEST(KemetLoneShow, SumsAreThoseOfTheBattle) {
    int seen = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Rules rules = lone_rules(2 + static_cast<int>(seed % 4), seed % 2 == 0);
        State s{};
        Kemet::start(rules, s, nullptr);
        Rng rng(seed);
        Event strengths{};
        std::array<Event, 2> losses{};
        for (int step = 0; s.flow.ask.open() && step < 5'000; ++step) {
            EventLog log;
            const Move move = any_move(rules, s, rng);
            Kemet::apply(rules, s, move.seat, move.action, &log);
            for (const Event& event : log) {
                if (event.kind == static_cast<std::uint8_t>(EventKind::strengths)) strengths = event;
                if (event.kind == static_cast<std::uint8_t>(EventKind::losses))
                    losses[event.seat == strengths.seat ? 0 : 1] = event;
            }
            const auto battle = under_way<Battle>(s.flow);
            if (!battle || s.sides[0] == none || s.revealed == 0) continue;
            const Json view = shown(rules, s, spectator)["battle"];
            if (view["winner"].is_null()) continue;
            expect_fought_with(view, losses, strengths);
            ++seen;
            if (testing::Test::HasFailure()) return;
        }
    }
    EXPECT_GT(seen, 100);
}

}  // namespace
}  // namespace mehen::kemet::test
