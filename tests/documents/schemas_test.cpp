// The part of a game's schema that follows from its questions and the shapes of its answers.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/fertility/game.h"
#include "games/fertility/shapes.h"
#include "games/kemet/questions/asks.h"
#include "games/kemet/questions/shapes.h"
#include "games/kemet/words/asking.h"
#include "json/schema.h"
#include "tests/support/tables.h"

namespace mehen::test {
namespace {

template <class Rows>
std::vector<std::string_view> ids_of(const Rows& rows) {
    std::vector<std::string_view> ids;
    for (const auto& row : rows)
        if (!row.id.empty()) ids.push_back(row.id);
    return ids;
}

// Everything from the first of these definitions on is printed, and nothing else.
void expect_printed(const std::string& file, std::string_view game, std::span<const std::string_view> asks,
                    std::span<const SchemaKind> kinds) {
    const std::string path = source_path("protocol/" + file + ".schema.json");
    const std::string schema = read_file(path);
    const std::size_t from = schema.find("    \"" + std::string(game) + "Ask\": {");
    ASSERT_NE(from, std::string::npos) << path;
    const std::string printed = schema.substr(0, from) + answer_definitions(game, asks, kinds);
    if (regenerating())
        write_file(path, printed);
    else
        EXPECT_EQ(schema, printed) << "tools/regenerate-playthroughs schemas writes it anew";
}

TEST(Schemas, KemetsAnswersAreThoseOfItsShapes) {
    std::vector<SchemaKind> kinds = schema_kinds(kemet::shapes);
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const auto kind = static_cast<kemet::ActionKind>(i + 1);
        if (kemet::may_cost(kind)) kinds[i].fields.push_back({"price", "Count", false});
    }
    expect_printed("kemet", "Kemet", ids_of(kemet::ask_rows()), kinds);
}

TEST(Schemas, FertilitysAnswersAreThoseOfItsShapes) {
    std::vector<SchemaKind> kinds = schema_kinds(fertility::shapes);
    auto& place = kinds[static_cast<std::size_t>(fertility::ActionKind::place) - 1].fields;
    place.insert(place.end(), {{"other", "Cell"}, {"gathers", "Counts"}, {"wheat", "Count"}, {"quarries", "Cells"}});
    expect_printed("fertility", "Fertility", ids_of(fertility::Fertility::asks), kinds);
}

}  // namespace
}  // namespace mehen::test
