// Tables: what is accepted, what is refused and why, and that nothing is lost.
#include "server/table/tables.h"

#include <gtest/gtest.h>

#include "server/table/tests/duel.h"

namespace mehen::server::test {
namespace {

TEST_F(TablesTest, WhatCannotBeMadeIsRefusedWithAReason) {
    const auto code = [&](const std::string& message) {
        const auto made = room.create(message, ines);
        const auto* error = std::get_if<Error>(&made);
        return error == nullptr ? std::string() : std::string(error->code) + ": " + error->in(Language::en);
    };
    EXPECT_EQ(code(R"({"game": "chess", "seats": []})").substr(0, 36), "unknown: There is no game 'chess'; t");
    EXPECT_EQ(code(R"({"seats": []})").substr(0, 10), "malformed:");
    EXPECT_EQ(code(R"({"game": "kemet-revised", "seats": [{"who": "me"}]})").substr(0, 8), "unknown:");
    EXPECT_EQ(code(R"({"game": "kemet-revised", "seats": [{"who": "me"}, {"who": "cat"}]})").substr(0, 10),
              "malformed:");
    EXPECT_EQ(code(R"({"game": "kemet-revised", "seats": [{"who": "me"}, {"who": "bot", "bot": "x"}]})").substr(0, 8),
              "unknown:");
    EXPECT_EQ(
        code(R"({"game": "kemet-first", "options": {"length": "odd"}, "seats": [{"who": "me"}, {"who": "open"}]})")
            .substr(0, 8),
        "unknown:");
    EXPECT_EQ(code(R"({"game": "fertility", "pack": "{", "seats": [{"who": "me"}, {"who": "open"}]})").substr(0, 10),
              "malformed:");
}

TEST_F(TablesTest, SeatsBelongToThoseWhoSitThere) {
    const std::string table = std::get<std::string>(room.create(duel, ines, false));
    const std::string open = seat_id(table, 1);
    EXPECT_EQ(code_of(room.send(table, {}, order::Sit{open})), "guest");
    EXPECT_EQ(code_of(room.send(table, ines, order::Start{})), "full");  // a seat is still open
    EXPECT_EQ(code_of(room.send(table, marek, order::Sit{seat_id(table, 0)})), "full");
    EXPECT_EQ(code_of(room.send(table, marek, order::Sit{"nobody"})), "unknown");
    EXPECT_EQ(code_of(room.send(table, marek, order::Sit{open})), "");
    EXPECT_EQ(code_of(room.send(table, ola, order::Leave{open})), "forbidden");
    EXPECT_EQ(code_of(room.send(table, ola, order::Assign{open, {}})), "forbidden");
    EXPECT_EQ(code_of(room.send(table, ines, order::Assign{open, {}})), "");  // the creator may remove somebody
    EXPECT_EQ(code_of(room.send(table, ola, order::Sit{open})), "");
    EXPECT_EQ(code_of(room.send(table, ola, order::Start{})), "forbidden");
    EXPECT_EQ(code_of(room.send(table, ines, order::Start{})), "");
    EXPECT_EQ(code_of(room.send(table, ola, order::Leave{open})), "full");
}

TEST_F(TablesTest, AnswersAreCheckedBeforeAnythingHappens) {
    const std::string table = running_duel();
    play(table, 1);
    Seat seat = 0;
    const order::Act good = any_move(table, seat);
    const Person& asked = holder(seat);
    const Person& other = holder(Seat::of(1 - seat));
    const std::size_t before = live(table).chronicle().size();
    EXPECT_EQ(code_of(room.send(table, other, good)), "forbidden");
    EXPECT_EQ(
        code_of(room.send(table, other, order::Act{seat_id(table, Seat::of(1 - seat)), good.position, good.action})),
        "illegal");
    EXPECT_EQ(code_of(room.send(table, asked, order::Act{good.seat, good.position, "gibberish"})), "malformed");
    EXPECT_EQ(code_of(room.send(table, asked, order::Act{good.seat, good.position, "recall"})), "illegal");
    EXPECT_EQ(code_of(room.send(table, asked, order::Act{good.seat, good.position - 1, good.action})), "stale");
    EXPECT_EQ(code_of(room.send(table, asked, order::Act{good.seat, good.position + 1, good.action})), "stale");
    EXPECT_EQ(code_of(room.send("no-such-table", asked, good)), "unknown");
    EXPECT_EQ(live(table).chronicle().size(), before);
    EXPECT_EQ(code_of(room.send(table, asked, good)), "");
    EXPECT_GT(live(table).chronicle().size(), before);
    EXPECT_EQ(code_of(room.send(table, asked, good)), "stale");  // sent again, it does nothing
}

TEST_F(TablesTest, RefusalsNameTheirRule) {
    const std::string table = running_duel();
    Seat seat = 0;
    const order::Act good = any_move(table, seat);
    const ReplyOr reply = room.send(table, holder(seat), order::Act{good.seat, good.position, "recall"});
    const Error& error = std::get<Error>(reply);
    EXPECT_FALSE(error.rule.empty());
    for (const std::string& reason : error.reason) EXPECT_FALSE(reason.empty());
}

TEST_F(TablesTest, WhatCannotBeWrittenHasNotHappened) {
    const std::string table = running_duel();
    play(table, 6);
    const std::string before = std::get<Reply>(room.send(table, ines, order::LookPosition{-1})).body;
    static constexpr Text full = {"The disk is full.", "Dysk jest pełny.", "Il disco è pieno."};
    Seat seat = 0;
    const order::Act answer = any_move(table, seat);
    room.store.fail_with(Message(full));
    EXPECT_EQ(code_of(room.send(table, holder(seat), answer)), "failed");
    room.store.fail_with({});
    EXPECT_EQ(std::get<Reply>(room.send(table, ines, order::LookPosition{-1})).body, before);
    EXPECT_EQ(code_of(room.send(table, holder(seat), answer)), "");
}

TEST_F(TablesTest, ARestartBringsEveryTableBack) {
    const std::string table = running_duel();
    for (int round = 0; round < 25; ++round) {
        play(table, 7);
        const std::string before = std::get<Reply>(room.send(table, marek, order::LookPosition{0})).body;
        const std::string history = std::get<Reply>(room.send(table, ines, order::LookHistory{})).body;
        room.open();
        EXPECT_EQ(std::get<Reply>(room.send(table, marek, order::LookPosition{0})).body, before);
        EXPECT_EQ(std::get<Reply>(room.send(table, ines, order::LookHistory{})).body, history);
    }
}

TEST_F(TablesTest, UndoGoesBackAndIsToldOf) {
    const std::string table = running_duel();
    for (int i = 0; i < 200; ++i) {
        Seat seat = 0;
        const order::Act answer = any_move(table, seat);
        const std::string before = live(table).rules().action_text(live(table).chronicle().match().legal(seat)[0]);
        ASSERT_EQ(code_of(room.send(table, holder(seat), answer)), "");
        if (!live(table).chronicle().match().can_undo(seat)) continue;
        const std::int64_t position = room.position(table, holder(seat)).number("position").value();
        EXPECT_EQ(code_of(room.send(table, holder(seat), order::Undo{answer.seat, position - 1})), "stale");
        EXPECT_EQ(code_of(room.send(table, holder(seat), order::Undo{answer.seat, position})), "");
        const JsonValue after = room.position(table, holder(seat), position);
        EXPECT_EQ(after.objects("happened")->back().text("kind"), "table-undo");
        Seat again = 0;
        EXPECT_EQ(any_move(table, again).action, before);
        return;
    }
    FAIL() << "nothing could be taken back";
}

TEST_F(TablesTest, BotsPlayAndAMatchEnds) {
    const std::string table = std::get<std::string>(room.create(
        R"({"game": "fertility", "seats": [{"who": "bot", "bot": "easy"}, {"who": "bot", "bot": "random"}]})", ines));
    EXPECT_TRUE(room.jobs.run_until([&] { return live(table).over(); }));
    const JsonValue end = room.position(table, ines);
    EXPECT_EQ(end.flag("over"), true);
    EXPECT_EQ(end.object("result")->objects("places")->size(), 2U);
    // A finished table can be looked at from every side, and played again.
    EXPECT_EQ(code_of(room.send(table, ola, order::LookAt{5, seat_id(table, 0)})), "");
    EXPECT_EQ(code_of(room.send(table, ola, order::Rematch{})), "forbidden");
    EXPECT_EQ(code_of(room.send(table, ines, order::Rematch{})), "");
}

TEST_F(TablesTest, AtZeroABotActsUntilThePlayerReturns) {
    const std::string table = std::get<std::string>(room.create(
        R"({"game": "fertility", "seats": [{"who": "me"}, {"who": "bot", "bot": "easy"}],
            "clock": {"kind": "move", "seconds": 60, "bot": "easy"}})",
        ines));
    room.jobs.run_until([&] { return contains(live(table).ask().seats, 0); });
    const std::size_t before = live(table).chronicle().size();
    room.pass(59);
    EXPECT_EQ(live(table).chronicle().size(), before);
    int heard = 0;
    room.bus.listen(table, 1, [&](const std::string&, Notice notice) { heard += notice == Notice::table ? 1 : 0; });
    room.pass(1);
    EXPECT_TRUE(room.jobs.run_until([&] { return live(table).chronicle().size() > before + 3; }));
    EXPECT_TRUE(live(table).away(0));
    EXPECT_EQ(heard, 1);  // that a bot acts; afterwards only what it plays
    EXPECT_EQ(code_of(room.send(table, ines, order::Enter{})), "");
    EXPECT_TRUE(room.jobs.run_until([&] { return !live(table).away(0); }));
    EXPECT_TRUE(room.jobs.run_until([&] { return heard == 3; }));  // somebody came, and took the seat back
}

TEST_F(TablesTest, ResigningHandsTheSeatToABot) {
    const std::string table = running_duel();
    play(table, 10);
    EXPECT_EQ(code_of(room.send(table, ola, order::Resign{seat_id(table, 0), "easy"})), "forbidden");
    EXPECT_EQ(code_of(room.send(table, ines, order::Resign{seat_id(table, 0), "random"})), "");
    EXPECT_EQ(code_of(room.send(table, marek, order::Resign{seat_id(table, 1), "random"})), "");
    EXPECT_TRUE(room.jobs.run_until([&] { return live(table).over(); }));
}

// Whoever has the table open hears that it has changed, not only that something was played.
TEST_F(TablesTest, EveryoneHearsWhoPlaysAndWhoWantsToEnd) {
    const std::string table = running_duel();
    int heard = 0;
    room.bus.listen(table, 1, [&](const std::string&, Notice notice) { heard += notice == Notice::table ? 1 : 0; });
    const auto tells = [&](const Person& who, What what) {
        const int before = heard;
        EXPECT_EQ(code_of(room.send(table, who, std::move(what))), "");
        return heard > before;
    };
    Seat asked = 0;
    const order::Act answer = any_move(table, asked);
    EXPECT_FALSE(tells(holder(asked), answer));
    EXPECT_TRUE(tells(ines, order::AgreeToEnd{seat_id(table, 0), true}));
    EXPECT_TRUE(tells(ines, order::AgreeToEnd{seat_id(table, 0), false}));
    EXPECT_TRUE(tells(ines, order::Resign{seat_id(table, 0), "random"}));
    EXPECT_FALSE(tells(marek, order::Return{seat_id(table, 1)}));  // was there all the time: nothing has changed
}

TEST_F(TablesTest, AllMayAgreeToEnd) {
    const std::string table = running_duel();
    play(table, 10);
    EXPECT_EQ(code_of(room.send(table, ines, order::AgreeToEnd{seat_id(table, 0), true})), "");
    EXPECT_FALSE(live(table).over());
    EXPECT_EQ(code_of(room.send(table, ines, order::AgreeToEnd{seat_id(table, 0), false})), "");
    EXPECT_EQ(code_of(room.send(table, marek, order::AgreeToEnd{seat_id(table, 1), true})), "");
    EXPECT_FALSE(live(table).over());
    EXPECT_EQ(code_of(room.send(table, ines, order::AgreeToEnd{seat_id(table, 0), true})), "");
    EXPECT_TRUE(live(table).over());
    EXPECT_EQ(room.position(table, ines).object("result")->text("ended"), "agreed");
    room.open();
    EXPECT_TRUE(live(table).over());
}

TEST_F(TablesTest, TalkIsForThoseWhoSitThereAndLimited) {
    const std::string table = running_duel();
    EXPECT_EQ(code_of(room.send(table, ola, order::Chat{"hello"})), "forbidden");
    EXPECT_EQ(code_of(room.send(table, ines, order::Chat{""})), "malformed");
    EXPECT_EQ(code_of(room.send(table, ines, order::Chat{std::string(301, 'x')})), "malformed");
    for (int i = 0; i < 5; ++i) EXPECT_EQ(code_of(room.send(table, ines, order::Chat{"hello"})), "");
    EXPECT_EQ(code_of(room.send(table, ines, order::Chat{"hello"})), "busy");
    room.now += 2;
    EXPECT_EQ(code_of(room.send(table, ines, order::Chat{"hello"})), "");
}

TEST_F(TablesTest, ALogThatNoLongerReplaysIsSuspendedAndLeftAlone) {
    const std::string table = running_duel();
    play(table, 5);
    const auto rows = static_cast<std::int64_t>(live(table).chronicle().size());
    bool done = false;
    room.store.append(table, {{rows + 1, "play", 0, "march 9 nowhere", room.now}}, std::nullopt,
                      [&](const StoreReply<Nothing>&) { done = true; });
    room.jobs.run_until([&] { return done; });
    room.open();
    EXPECT_TRUE(live(table).suspended().has_value());
    const JsonValue shown =
        *JsonValue::parse("{" + std::get<Reply>(room.send(table, ines, order::LookTable{"http://x"})).body);
    EXPECT_EQ(shown.text("stage"), "suspended");
    EXPECT_FALSE(shown.text("suspended")->empty());
}

}  // namespace
}  // namespace mehen::server::test
