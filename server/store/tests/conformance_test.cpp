// What every store does, whatever it is made of.
#include <algorithm>
#include <atomic>
#include <thread>

#include "server/store/memory_store.h"
#include "server/store/tests/support.h"

namespace mehen::server {

namespace {

enum class Kind : std::uint8_t { memory, sqlite };

ChatLine line_of(const std::string& guest, const std::string& text) {
    ChatLine line;
    line.guest = guest;
    line.text = text;
    return line;
}

class StoreConformance : public testing::TestWithParam<Kind> {
protected:
    StoreConformance() {
        if (GetParam() == Kind::memory) {
            desk_ = std::make_unique<Desk>();
            desk_->store = std::make_unique<MemoryStore>(desk_->inbox.post());
        } else {
            desk_ = desk_at(folder_.path());
        }
    }

    // Two guests and a table of the first.
    void SetUp() override {
        ASSERT_TRUE(desk().ask(&Store::create_guest, guest_named("ines", "Ines")).done());
        ASSERT_TRUE(desk().ask(&Store::create_guest, guest_named("olek", "Olek")).done());
        ASSERT_TRUE(desk().ask(&Store::create_table, table_of("t1", "ines")).done());
    }

    Desk& desk() { return *desk_; }
    Store& store() { return *desk_->store; }
    TableRow table(const std::string& id) { return desk().ask<TableRow>(&Store::load_table, id).value; }
    std::vector<std::string> tables_of(const std::string& guest, std::size_t limit = 50) {
        std::vector<std::string> ids;
        for (const TableRow& found : desk().ask<std::vector<TableRow>>(&Store::list_tables, guest, limit).value)
            ids.push_back(found.id);
        return ids;
    }
    StoreOutcome change(const std::string& table, TableChange change) {
        return desk().ask(&Store::change_table, table, std::move(change)).outcome;
    }

private:
    TemporaryFolder folder_;
    std::unique_ptr<Desk> desk_;
};

TEST_P(StoreConformance, AGuestIsFoundAsItWasMade) {
    const auto found = desk().ask<Guest>(&Store::find_guest, "ines");
    ASSERT_TRUE(found.done());
    EXPECT_EQ(found.value.id, "ines");
    EXPECT_EQ(found.value.name, "Ines");
    EXPECT_EQ(found.value.created, 1000);
    EXPECT_EQ(found.value.secrets, std::vector{hash_with(1)});
}

TEST_P(StoreConformance, AnIdBelongsToOneGuest) {
    const auto second = desk().ask(&Store::create_guest, guest_named("ines", "Somebody else"));
    EXPECT_EQ(second.outcome, StoreOutcome::conflict);
    EXPECT_EQ(second.why.in(Language::en), "this id is already in use");
    EXPECT_EQ(desk().ask<Guest>(&Store::find_guest, "ines").value.name, "Ines");
}

TEST_P(StoreConformance, AGuestMayBeRenamed) {
    EXPECT_TRUE(desk().ask(&Store::rename_guest, "ines", "Inês").done());
    EXPECT_EQ(desk().ask<Guest>(&Store::find_guest, "ines").value.name, "Inês");
    EXPECT_EQ(table("t1").creator_name, "Inês");
}

TEST_P(StoreConformance, WhoIsNotThereIsMissing) {
    EXPECT_EQ(desk().ask<Guest>(&Store::find_guest, "nobody").outcome, StoreOutcome::missing);
    EXPECT_EQ(desk().ask(&Store::rename_guest, "nobody", "X").outcome, StoreOutcome::missing);
    EXPECT_EQ(desk().ask(&Store::add_device_code, DeviceCode{hash_with(9), "nobody", 5}).outcome,
              StoreOutcome::missing);
    EXPECT_EQ(desk().ask(&Store::create_table, table_of("t2", "nobody")).outcome, StoreOutcome::missing);
    EXPECT_EQ(desk().ask<TableRow>(&Store::load_table, "t2").outcome, StoreOutcome::missing);
    EXPECT_EQ(change("t2", {}), StoreOutcome::missing);
    EXPECT_EQ(desk().outcome_of_append("t2", {row_at(1)}), StoreOutcome::missing);
    EXPECT_EQ(desk().ask<std::vector<LogRow>>(&Store::load_log, "t2").outcome, StoreOutcome::missing);
    EXPECT_EQ(desk().ask<std::vector<ChatLine>>(&Store::load_chat, "t2").outcome, StoreOutcome::missing);
    EXPECT_EQ(desk().ask<std::int64_t>(&Store::append_chat, "t2", line_of("ines", "")).outcome, StoreOutcome::missing);
    EXPECT_EQ(desk().ask<std::int64_t>(&Store::append_chat, "t1", line_of("nobody", "")).outcome,
              StoreOutcome::missing);
}

TEST_P(StoreConformance, ADeviceCodeWorksOnce) {
    ASSERT_TRUE(desk().ask(&Store::add_device_code, DeviceCode{hash_with(9), "ines", 600}).done());
    const auto used = desk().ask<Guest>(&Store::use_device_code, hash_with(9), hash_with(2), 599);
    ASSERT_TRUE(used.done());
    EXPECT_EQ(used.value.id, "ines");
    EXPECT_EQ(used.value.secrets, (std::vector{hash_with(1), hash_with(2)}));
    const auto again = desk().ask<Guest>(&Store::use_device_code, hash_with(9), hash_with(3), 599);
    EXPECT_EQ(again.outcome, StoreOutcome::missing);
    EXPECT_EQ(desk().ask<Guest>(&Store::find_guest, "ines").value.secrets.size(), 2U);
}

TEST_P(StoreConformance, ADeviceCodeExpires) {
    ASSERT_TRUE(desk().ask(&Store::add_device_code, DeviceCode{hash_with(9), "ines", 600}).done());
    EXPECT_EQ(desk().ask<Guest>(&Store::use_device_code, hash_with(9), hash_with(2), 600).outcome,
              StoreOutcome::missing);
}

TEST_P(StoreConformance, ANewDeviceCodeReplacesTheEarlierOne) {
    ASSERT_TRUE(desk().ask(&Store::add_device_code, DeviceCode{hash_with(8), "ines", 600}).done());
    ASSERT_TRUE(desk().ask(&Store::add_device_code, DeviceCode{hash_with(9), "ines", 600}).done());
    EXPECT_EQ(desk().ask<Guest>(&Store::use_device_code, hash_with(8), hash_with(2), 0).outcome, StoreOutcome::missing);
    EXPECT_EQ(desk().ask<Guest>(&Store::use_device_code, hash_with(9), hash_with(2), 0).outcome, StoreOutcome::done);
}

TEST_P(StoreConformance, TheOldestOfTooManyDevicesIsForgotten) {
    for (std::uint8_t device = 2; device <= max_secrets + 1; ++device) {
        ASSERT_TRUE(desk().ask(&Store::add_device_code, DeviceCode{hash_with(99), "ines", 600}).done());
        ASSERT_TRUE(desk().ask<Guest>(&Store::use_device_code, hash_with(99), hash_with(device), 0).done());
    }
    const Guest guest = desk().ask<Guest>(&Store::find_guest, "ines").value;
    ASSERT_EQ(guest.secrets.size(), max_secrets);
    EXPECT_EQ(guest.secrets.front(), hash_with(2));
    EXPECT_EQ(guest.secrets.back(), hash_with(max_secrets + 1));
    EXPECT_EQ(desk().ask<Guest>(&Store::find_guest, "olek").value.secrets.size(), 1U);
}

TEST_P(StoreConformance, ATableIsLoadedAsItWasMade) {
    TableRow made = table_of("t2", "ines");
    made.seats = {{2, "ines", {}}, {0, "olek", {}}};
    ASSERT_TRUE(desk().ask(&Store::create_table, made).done());
    const TableRow found = table("t2");
    EXPECT_EQ(found.game, made.game);
    EXPECT_EQ(found.rules_revision, made.rules_revision);
    EXPECT_EQ(found.setup, made.setup);
    EXPECT_EQ(found.creator, "ines");
    EXPECT_EQ(found.creator_name, "Ines");
    EXPECT_EQ(found.stage, Stage::waiting);
    EXPECT_EQ(found.created, 2000);
    EXPECT_EQ(found.changed, 2000);
    ASSERT_EQ(found.seats.size(), 2U);
    EXPECT_EQ(found.seats[0].seat, 0);
    EXPECT_EQ(found.seats[0].guest, "olek");
    EXPECT_EQ(found.seats[0].name, "Olek");
    EXPECT_EQ(found.seats[1].seat, 2);
}

TEST_P(StoreConformance, AnIdBelongsToOneTable) {
    EXPECT_EQ(desk().ask(&Store::create_table, table_of("t1", "olek")).outcome, StoreOutcome::conflict);
    EXPECT_EQ(table("t1").creator, "ines");
}

TEST_P(StoreConformance, OnlyWhatIsNamedChanges) {
    const std::vector<Seated> seats = {{0, "olek", {}}};
    EXPECT_EQ(change("t1", {.changed = 5000, .stage = Stage::playing, .setup = "{}", .seats = seats}),
              StoreOutcome::done);
    EXPECT_EQ(change("t1", {.changed = 6000}), StoreOutcome::done);
    const TableRow found = table("t1");
    EXPECT_EQ(found.changed, 6000);
    EXPECT_EQ(found.stage, Stage::playing);
    EXPECT_EQ(found.setup, "{}");
    ASSERT_EQ(found.seats.size(), 1U);
    EXPECT_EQ(found.seats[0].guest, "olek");
}

TEST_P(StoreConformance, AChangeWithAnUnknownGuestChangesNothing) {
    const std::vector<Seated> seats = {{0, "olek", {}}, {1, "nobody", {}}};
    EXPECT_EQ(change("t1", {.changed = 5000, .stage = Stage::playing, .seats = seats}), StoreOutcome::missing);
    EXPECT_EQ(table("t1").stage, Stage::waiting);
    EXPECT_EQ(table("t1").changed, 2000);
    EXPECT_TRUE(table("t1").seats.empty());
}

TEST_P(StoreConformance, AGuestsTablesAreThoseMadeOrSatAt) {
    TableRow other = table_of("t2", "olek");
    other.changed = 9000;
    other.seats = {{1, "ines", {}}};
    ASSERT_TRUE(desk().ask(&Store::create_table, other).done());
    TableRow finished = table_of("t3", "ines");
    finished.stage = Stage::over;
    finished.changed = 7000;
    ASSERT_TRUE(desk().ask(&Store::create_table, finished).done());
    TableRow given_up = table_of("t4", "ines");
    given_up.stage = Stage::closed;
    ASSERT_TRUE(desk().ask(&Store::create_table, given_up).done());

    EXPECT_EQ(tables_of("ines"), (std::vector<std::string>{"t2", "t3", "t1"}));
    EXPECT_EQ(tables_of("ines", 2), (std::vector<std::string>{"t2", "t3"}));
    EXPECT_EQ(tables_of("olek"), (std::vector<std::string>{"t2"}));
    EXPECT_TRUE(tables_of("nobody").empty());
    EXPECT_EQ(change("t2", {.changed = 1, .seats = std::vector<Seated>{}}), StoreOutcome::done);
    EXPECT_EQ(tables_of("ines"), (std::vector<std::string>{"t3", "t1"}));
}

TEST_P(StoreConformance, UnfinishedTablesAreThoseWaitingOrPlaying) {
    for (const Stage stage : {Stage::waiting, Stage::playing, Stage::over, Stage::closed}) {
        TableRow made = table_of("s" + std::to_string(static_cast<int>(stage)), "olek");
        made.stage = stage;
        made.created = 1999 - static_cast<int>(stage);
        ASSERT_TRUE(desk().ask(&Store::create_table, made).done());
    }
    const auto found = desk().ask<std::vector<TableRow>>(&Store::load_unfinished_tables).value;
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[0].id, "s1");
    EXPECT_EQ(found[0].creator_name, "Olek");
    EXPECT_EQ(found[1].id, "s0");
    EXPECT_EQ(found[2].id, "t1");
}

TEST_P(StoreConformance, ALogIsReadInTheOrderOfPositions) {
    EXPECT_TRUE(desk().log("t1").empty());
    EXPECT_EQ(desk().outcome_of_append("t1", {row_at(1, "first")}), StoreOutcome::done);
    LogRow chance = row_at(3, "draw prayer");
    chance.seat.reset();
    EXPECT_EQ(desk().outcome_of_append("t1", {row_at(2, "second"), chance}), StoreOutcome::done);
    const std::vector<LogRow> log = desk().log("t1");
    ASSERT_EQ(log.size(), 3U);
    EXPECT_EQ(log[0].text, "first");
    EXPECT_EQ(log[0].seat, 0);
    EXPECT_EQ(log[1].text, "second");
    EXPECT_EQ(log[2].position, 3);
    EXPECT_EQ(log[2].kind, "act");
    EXPECT_EQ(log[2].seat, std::nullopt);
    EXPECT_EQ(log[2].text, "draw prayer");
    EXPECT_EQ(log[2].time, 3003);
}

TEST_P(StoreConformance, APositionIsWrittenOnce) {
    ASSERT_EQ(desk().outcome_of_append("t1", {row_at(1, "mine"), row_at(2, "mine")}), StoreOutcome::done);
    const auto second = desk().ask(&Store::append, "t1", std::vector{row_at(2, "theirs"), row_at(3, "theirs")},
                                   TableChange{.changed = 9, .stage = Stage::over});
    EXPECT_EQ(second.outcome, StoreOutcome::conflict);
    EXPECT_EQ(second.why.in(Language::en), "position 2 is not the next one; the next one is 3");
    const std::vector<LogRow> log = desk().log("t1");
    ASSERT_EQ(log.size(), 2U);
    EXPECT_EQ(log[1].text, "mine");
    EXPECT_EQ(table("t1").stage, Stage::waiting);
}

TEST_P(StoreConformance, ALogHasNoGaps) {
    EXPECT_EQ(desk().outcome_of_append("t1", {row_at(0)}), StoreOutcome::conflict);
    EXPECT_EQ(desk().outcome_of_append("t1", {row_at(2)}), StoreOutcome::conflict);
    EXPECT_EQ(desk().outcome_of_append("t1", {row_at(1), row_at(3)}), StoreOutcome::conflict);
    EXPECT_TRUE(desk().log("t1").empty());
}

TEST_P(StoreConformance, RowsAndChangeAreWrittenTogether) {
    EXPECT_EQ(desk().outcome_of_append("t1", {row_at(1)}, TableChange{.changed = 8000, .stage = Stage::over}),
              StoreOutcome::done);
    EXPECT_EQ(table("t1").stage, Stage::over);
    const std::vector<Seated> unknown = {{0, "nobody", {}}};
    EXPECT_EQ(desk().outcome_of_append("t1", {row_at(2)}, TableChange{.changed = 9000, .seats = unknown}),
              StoreOutcome::missing);
    EXPECT_EQ(desk().log("t1").size(), 1U);
    EXPECT_EQ(table("t1").changed, 8000);
}

TEST_P(StoreConformance, LogsOfTablesAreApart) {
    ASSERT_TRUE(desk().ask(&Store::create_table, table_of("t2", "olek")).done());
    EXPECT_EQ(desk().outcome_of_append("t1", {row_at(1), row_at(2)}), StoreOutcome::done);
    EXPECT_EQ(desk().outcome_of_append("t2", {row_at(1)}), StoreOutcome::done);
    EXPECT_EQ(desk().log("t1").size(), 2U);
    EXPECT_EQ(desk().log("t2").size(), 1U);
}

TEST_P(StoreConformance, TextsComeBackAsTheyWere) {
    std::string text = "zażółć gęślą jaźń 𓆙 'quoted' \"twice\" %s; DROP TABLE log; --\n";
    text += '\0';
    text += std::string(300'000, 'x');
    ASSERT_EQ(desk().outcome_of_append("t1", {row_at(1, text), row_at(2, "")}), StoreOutcome::done);
    EXPECT_EQ(desk().log("t1")[0].text, text);
    EXPECT_EQ(desk().log("t1")[1].text, "");
}

TEST_P(StoreConformance, ChatLinesAreNumbered) {
    ChatLine line = line_of("ines", "Good game!");
    line.from = "Ines";
    line.seat = 1;
    line.time = 4000;
    EXPECT_EQ(desk().ask<std::int64_t>(&Store::append_chat, "t1", line).value, 1);
    ASSERT_TRUE(desk().ask(&Store::rename_guest, "ines", "Inês").done());
    EXPECT_EQ(desk().ask<std::int64_t>(&Store::append_chat, "t1", line_of("olek", "Thanks")).value, 2);
    const auto chat = desk().ask<std::vector<ChatLine>>(&Store::load_chat, "t1").value;
    ASSERT_EQ(chat.size(), 2U);
    EXPECT_EQ(chat[0].number, 1);
    EXPECT_EQ(chat[0].guest, "ines");
    EXPECT_EQ(chat[0].from, "Ines");
    EXPECT_EQ(chat[0].seat, 1);
    EXPECT_EQ(chat[0].text, "Good game!");
    EXPECT_EQ(chat[0].time, 4000);
    EXPECT_EQ(chat[1].seat, std::nullopt);
}

TEST_P(StoreConformance, ALaterChatLineHasAHigherNumberAtWhateverTable) {
    ASSERT_TRUE(desk().ask(&Store::create_table, table_of("t2", "olek")).done());
    std::int64_t last = 0;
    for (int i = 0; i < 6; ++i) {
        const auto said = desk().ask<std::int64_t>(&Store::append_chat, i % 3 == 0 ? "t1" : "t2", line_of("ines", "x"));
        EXPECT_GT(said.value, last);
        last = said.value;
    }
    EXPECT_EQ(desk().ask<std::vector<ChatLine>>(&Store::load_chat, "t1").value.size(), 2U);
    EXPECT_EQ(desk().ask<std::vector<ChatLine>>(&Store::load_chat, "t2").value.back().number, last);
}

TEST_P(StoreConformance, TalkEndsWithATableThatIsGivenUp) {
    for (const Stage stage : {Stage::over, Stage::closed}) {
        ASSERT_TRUE(desk().ask<std::int64_t>(&Store::append_chat, "t1", line_of("ines", "Hello")).done());
        TableChange change;
        change.stage = stage;
        ASSERT_TRUE(desk().ask(&Store::change_table, "t1", change).done());
        const auto chat = desk().ask<std::vector<ChatLine>>(&Store::load_chat, "t1").value;
        EXPECT_EQ(chat.size(), stage == Stage::closed ? 0U : 1U);
    }
}

// Packs are large, and nobody will look at it again.
TEST_P(StoreConformance, OfATableThatIsGivenUpTheSetupIsForgotten) {
    EXPECT_EQ(change("t1", {.changed = 5000, .stage = Stage::closed, .setup = R"({"pack": "long"})"}),
              StoreOutcome::done);
    EXPECT_EQ(table("t1").setup, "{}");
}

TEST_P(StoreConformance, TheLastHundredChatLinesAreLoaded) {
    for (int i = 1; i <= 130; ++i) store().append_chat("t1", line_of("ines", std::to_string(i)), [](const auto&) {});
    const auto chat = desk().ask<std::vector<ChatLine>>(&Store::load_chat, "t1").value;
    ASSERT_EQ(chat.size(), chat_kept);
    EXPECT_EQ(chat.front().text, "31");
    EXPECT_EQ(chat.back().number, 130);
}

TEST_P(StoreConformance, AnswersComeInTheOrderOfRequests) {
    std::vector<int> order;
    for (int i = 1; i <= 200; ++i)
        store().append("t1", {row_at(i)}, std::nullopt, [&order, i](const StoreReply<Nothing>& answer) {
            EXPECT_TRUE(answer.done());
            order.push_back(i);
        });
    std::size_t seen = 0;  // a reader sees what was asked for before it
    store().load_log("t1", [&](const auto& log) {
        seen = log.value.size();
        EXPECT_EQ(order.size(), 200U);
    });
    ASSERT_TRUE(desk().inbox.run_until([&] { return seen != 0; }));
    EXPECT_EQ(seen, 200U);
    EXPECT_TRUE(std::ranges::is_sorted(order));
}

TEST_P(StoreConformance, OfManyWritersOneHasEachPosition) {
    constexpr int writers = 4;
    constexpr int positions = 100;
    std::atomic<int> answered{0};
    std::array<std::atomic<int>, positions + 1> winners{};
    std::vector<std::thread> threads;
    for (int writer = 0; writer < writers; ++writer)
        threads.emplace_back([&, writer] {
            for (int position = 1; position <= positions; ++position)
                store().append("t1", {row_at(position, std::to_string(writer))}, std::nullopt,
                               [&, position](const StoreReply<Nothing>& answer) {
                                   if (answer.done()) ++winners[static_cast<std::size_t>(position)];
                                   ++answered;
                               });
        });
    for (std::thread& thread : threads) thread.join();
    ASSERT_TRUE(desk().inbox.run_until([&] { return answered == writers * positions; }));
    const std::vector<LogRow> log = desk().log("t1");
    ASSERT_EQ(log.size(), static_cast<std::size_t>(positions));
    for (std::size_t position = 1; position <= positions; ++position) EXPECT_EQ(winners[position], 1);
}

TEST_P(StoreConformance, ClosingDoesWhatWasAskedForAndNoMore) {
    int done = 0;
    int refused = 0;
    for (int i = 1; i <= 50; ++i)
        store().append("t1", {row_at(i)}, std::nullopt, [&](const auto& answer) { done += answer.done() ? 1 : 0; });
    store().close();
    store().append("t1", {row_at(51)}, std::nullopt, [&](const StoreReply<Nothing>& answer) {
        EXPECT_EQ(answer.outcome, StoreOutcome::failed);
        EXPECT_FALSE(answer.why.in(Language::pl).empty());
        ++refused;
    });
    ASSERT_TRUE(desk().inbox.run_until([&] { return refused == 1; }));
    EXPECT_EQ(done, 50);
    store().close();
}

INSTANTIATE_TEST_SUITE_P(Stores, StoreConformance, testing::Values(Kind::memory, Kind::sqlite),
                         [](const auto& kind) { return kind.param == Kind::memory ? "memory" : "sqlite"; });

TEST(MemoryStore, FailsWhenTold) {
    Desk desk;
    auto memory = std::make_unique<MemoryStore>(desk.inbox.post());
    MemoryStore& told = *memory;
    desk.store = std::move(memory);
    static constexpr Text full = {"full", "pełny", "pieno"};
    told.fail_with(Message(full));
    const auto failed = desk.ask(&Store::create_guest, guest_named("ines", "Ines"));
    EXPECT_EQ(failed.outcome, StoreOutcome::failed);
    EXPECT_EQ(failed.why.in(Language::it), "pieno");
    told.fail_with({});
    EXPECT_TRUE(desk.ask(&Store::create_guest, guest_named("ines", "Ines")).done());
}

}  // namespace

}  // namespace mehen::server
