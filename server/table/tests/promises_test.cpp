// What players are promised: nothing lost, nothing undone that came to light, no needless question.
#include <gtest/gtest.h>

#include "server/table/tests/duel.h"

namespace mehen::server::test {
namespace {

class PromisesTest : public TablesTest {
protected:
    // Some legal answer of whoever is asked, chosen by a generator so that troops meet.
    order::Act random_move(const std::string& table, Seat& seat) {
        const LiveTable& now = live(table);
        seat = lowest_seat(now.ask().seats);
        const std::vector<Action> actions = now.chronicle().match().legal(seat);
        const Action action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
        const std::int64_t position = position_for(now, {holder(seat).id, now.seats_of(holder(seat).id)});
        return {seat_id(table, seat), position, now.rules().action_text(action)};
    }

    // Plays until the condition holds after an answer of that seat; false: it never did.
    template <class Condition>
    bool play_until(const std::string& table, const Condition& holds) {
        for (int i = 0; i < 3'000 && !live(table).over(); ++i) {
            Seat seat = 0;
            const order::Act answer = random_move(table, seat);
            EXPECT_EQ(code_of(room.send(table, holder(seat), answer)), "") << answer.action;
            if (holds(seat)) return true;
        }
        return false;
    }

    Rng rng{7};
};

TEST_F(PromisesTest, AnAnswerIsOnDiskBeforeAnybodyHearsOfIt) {
    const std::string table = running_duel();
    room.jobs.run_all();
    int heard = 0;
    room.bus.listen(table, 1, [&](const std::string&, Notice) { ++heard; });
    Seat seat = 0;
    const order::Act answer = any_move(table, seat);
    bool acted = false;
    bool looked = false;
    room.tables->send({table, holder(seat), Language::en, answer}, [&](const ReplyOr&) { acted = true; });
    room.tables->send({table, ola, Language::en, order::LookPosition{-1}}, [&](const ReplyOr&) { looked = true; });
    EXPECT_FALSE(acted || looked || heard > 0);  // the store has not answered yet
    EXPECT_TRUE(room.jobs.run_until([&] { return acted && looked; }));
    EXPECT_GT(heard, 0);
}

TEST_F(PromisesTest, ARestartInTheMiddleOfABattleChangesNothing) {
    const std::string table = running_duel();
    const auto all_say = [&] {
        std::string said;
        for (const Person& who : {ines, marek, ola})
            said += std::get<Reply>(room.send(table, who, order::LookPosition{0})).body +
                    std::get<Reply>(room.send(table, who, order::LookHistory{})).body;
        return said;
    };
    for (int battle = 0; battle < 3; ++battle) {
        // One of the two has answered in secret, the other has not.
        ASSERT_TRUE(play_until(table, [&](Seat) {
            return live(table).ask().sealed != 0 && live(table).chronicle().entries().back().quiet;
        }));
        const std::string before = all_say();
        room.open();
        EXPECT_EQ(all_say(), before);
    }
}

TEST_F(PromisesTest, UndoStopsWhereSomethingCameToLight) {
    const std::string table = running_duel();
    const auto undo = [&](Seat seat) {
        const std::int64_t position = room.position(table, holder(seat)).number("position").value();
        return code_of(room.send(table, holder(seat), order::Undo{seat_id(table, seat), position}));
    };
    int revealed = 0;
    int taken_back = 0;
    const auto both_seen = [&](Seat seat) {
        const bool boundary = live(table).chronicle().match().history().back().boundary;
        if (boundary) {
            EXPECT_EQ(undo(seat), "illegal");
            ++revealed;
        } else if (live(table).chronicle().match().can_undo(seat) && taken_back < 5) {
            EXPECT_EQ(undo(seat), "");
            ++taken_back;
        }
        return revealed > 10 && taken_back == 5;
    };
    EXPECT_TRUE(play_until(table, both_seen));
}

TEST_F(PromisesTest, WhereOnlyOneAnswerIsPossibleNobodyIsAsked) {
    const std::string table = running_duel();  // there both have switched it off
    for (Seat seat = 0; seat < 2; ++seat)
        EXPECT_EQ(code_of(room.send(table, holder(seat),
                                    order::SetAutoPass{seat_id(table, seat), AutoPass::nothing_to_play})),
                  "");
    std::size_t answers = 0;
    for (; answers < 200 && !live(table).over(); ++answers) {
        const auto waits_for_a_choice = [&] {
            const Ask ask = live(table).ask();
            const Seat asked = lowest_seat(ask.seats);
            return live(table).over() || ask.sealed != 0 || live(table).chronicle().match().legal(asked).size() > 1;
        };
        ASSERT_TRUE(room.jobs.run_until(waits_for_a_choice)) << "somebody is asked who has no choice";
        Seat seat = 0;
        if (!live(table).over()) room.send(table, holder(seat), random_move(table, seat));
    }
    EXPECT_GT(live(table).chronicle().size(), answers);
}

TEST_F(PromisesTest, ATableOfOtherRulesIsSuspendedAndLeftAlone) {
    const std::string table = running_duel();
    play(table, 5);
    std::optional<TableRow> stored;
    room.store.load_table(table, [&](const StoreReply<TableRow>& answer) { stored = answer.value; });
    room.jobs.run_until([&] { return stored.has_value(); });
    stored->id = "told";
    stored->rules_revision += 1;
    std::vector<LogRow> rows;
    for (const LogEntry& entry : live(table).chronicle().entries()) rows.push_back(entry.row);
    bool kept = false;
    room.store.create_table(*stored, [](const StoreReply<Nothing>&) {});
    room.store.append("told", rows, std::nullopt, [&](const StoreReply<Nothing>&) { kept = true; });
    room.jobs.run_until([&] { return kept; });
    room.open();
    const auto shown = JsonValue::parse("{" + std::get<Reply>(room.send("told", ines, order::LookTable{""})).body);
    EXPECT_EQ(shown->text("stage"), "suspended");
    EXPECT_NE(shown->text("suspended")->find("revision"), std::string::npos);
    Seat seat = 0;
    order::Act answer = any_move(table, seat);
    EXPECT_EQ(code_of(room.send("told", holder(seat), answer)), "suspended");
    EXPECT_EQ(code_of(room.send("told", ines, order::Resign{seat_id(table, 0), "easy"})), "suspended");
    std::optional<std::size_t> written;
    room.store.load_log("told", [&](const StoreReply<std::vector<LogRow>>& log) { written = log.value.size(); });
    room.jobs.run_until([&] { return written.has_value(); });
    EXPECT_EQ(written, rows.size());
}

TEST_F(PromisesTest, OneGuestMakesOnlySoManyTables) {
    const std::string small = R"({"game": "fertility", "seats": [{"who": "me"}, {"who": "open"}]})";
    for (int i = 0; i < 40; ++i) ASSERT_TRUE(std::holds_alternative<std::string>(room.create(small, ines, false))) << i;
    const auto one_more = room.create(small, ines, false);
    EXPECT_EQ(std::get<Error>(one_more).code, "full");
    EXPECT_TRUE(std::holds_alternative<std::string>(room.create(small, marek, false)));
}

}  // namespace
}  // namespace mehen::server::test
