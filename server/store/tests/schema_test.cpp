// Databases of earlier and later versions. The steps here are made up; the mechanism is the real one.
#include "server/store/schema.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include "server/store/tests/support.h"

namespace mehen::server {

namespace {

constexpr const char* makes_cats =
    "CREATE TABLE cats (name TEXT PRIMARY KEY) STRICT; INSERT INTO cats VALUES ('Bastet')";
constexpr const char* adds_age = "ALTER TABLE cats ADD COLUMN age INTEGER; UPDATE cats SET age = 7";
constexpr const char* adds_kittens = "CREATE TABLE kittens (mother TEXT REFERENCES cats) STRICT";
constexpr std::array first_version = {makes_cats};
constexpr std::array third_version = {makes_cats, adds_age, adds_kittens};

class Schema : public testing::Test {
protected:
    std::filesystem::path file() const { return folder_.path() / "mehen.db"; }
    std::filesystem::path copy() const { return folder_.path() / "mehen.db.before-v3"; }
    static int version(const std::filesystem::path& file) { return number(file, "PRAGMA user_version"); }
    static int number(const std::filesystem::path& file, const char* sql) {
        SQLite::Database database(file.string());
        return database.execAndGet(sql).getInt();
    }
    static constexpr const char* columns = "SELECT count(*) FROM pragma_table_info('cats')";

private:
    TemporaryFolder folder_;
};

TEST_F(Schema, ANewDatabaseIsMadeWithoutACopy) {
    EXPECT_FALSE(bring_up_to_date(file(), third_version));
    EXPECT_EQ(version(file()), 3);
    EXPECT_EQ(number(file(), "SELECT age FROM cats"), 7);
    EXPECT_FALSE(std::filesystem::exists(copy()));
}

TEST_F(Schema, AnOlderDatabaseIsCopiedThenChanged) {
    ASSERT_FALSE(bring_up_to_date(file(), first_version));
    EXPECT_FALSE(bring_up_to_date(file(), third_version));
    EXPECT_EQ(version(file()), 3);
    EXPECT_EQ(number(file(), "SELECT age FROM cats WHERE name = 'Bastet'"), 7);
    EXPECT_EQ(version(copy()), 1);
    EXPECT_EQ(number(copy(), columns), 1);
    EXPECT_EQ(number(copy(), "SELECT count(*) FROM cats"), 1);
}

TEST_F(Schema, ACopyIsNeverOverwritten) {
    ASSERT_FALSE(bring_up_to_date(copy(), first_version));  // stands for that of an earlier attempt
    ASSERT_FALSE(bring_up_to_date(file(), first_version));
    EXPECT_FALSE(bring_up_to_date(file(), third_version));
    EXPECT_EQ(version(copy()), 1);
    EXPECT_EQ(version(copy().string() + ".2"), 1);
}

TEST_F(Schema, AnUpToDateDatabaseIsLeftAlone) {
    ASSERT_FALSE(bring_up_to_date(file(), third_version));
    EXPECT_FALSE(bring_up_to_date(file(), third_version));
    EXPECT_FALSE(std::filesystem::exists(copy()));
}

TEST_F(Schema, AStepThatFailsUndoesAll) {
    constexpr std::array wrong = {makes_cats, adds_age, "INSERT INTO dogs VALUES ('Anubis')"};
    ASSERT_FALSE(bring_up_to_date(file(), first_version));
    EXPECT_NE(bring_up_to_date(file(), wrong).in(Language::en).find("dogs"), std::string::npos);
    EXPECT_EQ(version(file()), 1);
    EXPECT_EQ(number(file(), columns), 1);
}

TEST_F(Schema, AStepThatBreaksReferencesIsUndone) {
    constexpr std::array wrong = {makes_cats, adds_kittens, "INSERT INTO kittens VALUES ('Sekhmet')"};
    ASSERT_FALSE(bring_up_to_date(file(), first_version));
    const Message problem = bring_up_to_date(file(), wrong);
    EXPECT_NE(problem.in(Language::en).find("kittens refers to something that is not there"), std::string::npos);
    EXPECT_EQ(version(file()), 1);
}

TEST_F(Schema, ANewerDatabaseIsRefused) {
    ASSERT_FALSE(bring_up_to_date(file(), third_version));
    const Message problem = bring_up_to_date(file(), first_version);
    EXPECT_NE(problem.in(Language::en).find("newer Mehen (its form is 3, this program knows forms up to 1)"),
              std::string::npos);
    EXPECT_EQ(version(file()), 3);
}

TEST_F(Schema, TalkOfTheFirstFormIsKeptInTheOrderInWhichItWasSaid) {
    ASSERT_FALSE(bring_up_to_date(file(), schema_steps().first(1)));
    SQLite::Database(file().string(), SQLite::OPEN_READWRITE)
        .exec(
            "INSERT INTO guests VALUES ('g', 'G', 1);"
            "INSERT INTO tables VALUES ('t1', 'fertility', 1, '{}', 'g', 'over', 1, 1);"
            "INSERT INTO tables VALUES ('t2', 'fertility', 1, '{}', 'g', 'over', 1, 1);"
            "INSERT INTO chat VALUES ('t2', 1, 'g', 'G', NULL, 'one', 10), ('t1', 1, 'g', 'G', 0, 'two', 20),"
            " ('t1', 2, 'g', 'G', 0, 'three', 20), ('t2', 2, 'g', 'G', NULL, 'four', 30)");
    EXPECT_FALSE(bring_up_to_date(file()));
    SQLite::Database database(file().string());
    EXPECT_EQ(database.execAndGet("SELECT group_concat(table_id || text) FROM (SELECT * FROM chat ORDER BY number)")
                  .getString(),
              "t2one,t1two,t1three,t2four");
}

TEST_F(Schema, TheRealStepsMakeTheStoresDatabase) {
    EXPECT_FALSE(bring_up_to_date(file()));
    EXPECT_EQ(version(file()), static_cast<int>(schema_steps().size()));
    EXPECT_EQ(number(file(), "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE '%STRICT%'"), 0);
}

}  // namespace

}  // namespace mehen::server
