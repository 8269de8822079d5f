// docs/views.md names just what the games show: no name too many, none too few.
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "games/fertility/game.h"
#include "games/kemet/questions/asks.h"
#include "json/show.h"
#include "tests/support/tables.h"

namespace mehen::test {
namespace {

using Json = nlohmann::json;
using Words = std::set<std::string>;

const std::vector<std::string>& page() {
    static const std::vector<std::string> lines = lines_of(read_file(source_path("docs/views.md")));
    return lines;
}

// The example fenced as "json KIND GAME".
Json example(const std::string& kind, const std::string& game) {
    std::string text;
    bool inside = false;
    for (const std::string& line : page()) {
        if (inside && line == "```") break;
        if (inside) text += line + "\n";
        if (line == "```json " + kind + " " + game) inside = true;
    }
    const Json json = Json::parse(text, nullptr, false);
    EXPECT_TRUE(json.is_object()) << kind << " " << game << ": " << text;
    return json;
}

// Objects under these names are maps: their keys are ids, not names.
const Words maps = {"areas", "units",   "creatures", "market", "discards", "di_cards", "gives",   "party",
                    "troop", "symbols", "monuments", "stock",  "loose",    "in_shops", "gathers", "tokens_on"};

// Every name in a value, with the names around it: "players.creatures.*".
void add_names(const Json& value, const std::string& path, bool is_map, Words& names) {
    if (value.is_array())
        for (const Json& item : value) add_names(item, path, false, names);
    if (!value.is_object()) return;
    for (const auto& [key, inner] : value.items()) {
        const std::string here = path + "." + (is_map ? "*" : key);
        names.insert(here);
        add_names(inner, key == "next" ? path : here, maps.contains(key), names);  // a battle like the one before it
    }
}
Words names_in(const Json& value) {
    Words names;
    add_names(value, "", false, names);
    return names;
}

std::vector<TableSetup> tables_of(const std::string& game) {
    std::vector<TableSetup> tables;
    for (const TableSetup& table : all_tables())
        if (table.name.starts_with(game)) tables.push_back(table);
    return tables;
}

// The names in all views of some games, through the eyes of whoever is asked.
Words names_in_views(const std::string& game) {
    Words names;
    for (const TableSetup& table : tables_of(game)) {
        const auto rules = table.rules();
        for (std::uint64_t seed = 1; seed <= 2; ++seed)
            for_each_position(*rules, seed, [&](const StateBytes& s, Rng& rng) {
                const Ask ask = rules->ask(s.data());
                if (!ask.open() || rng.below(3) != 0) return;
                const ViewBytes view = rules->observe(s.data(), ask.to_chance() ? spectator : lowest_seat(ask.seats));
                add_names(Json::parse(view_json(*rules, view, Language::en)), "", false, names);
            });
    }
    return names;
}

Words names_in_components(const std::string& game) {
    Words names;
    for (const TableSetup& table : tables_of(game))
        names.merge(names_in(Json::parse(catalogue_json(*table.rules(), Language::en))["components"]));
    return names;
}

TEST(ViewsPage, NamesWhatKemetShows) {
    Json view = example("view", "kemet");
    view["battle"] = example("battle", "kemet");
    view["alliance"] = example("alliance", "kemet");
    EXPECT_EQ(names_in(view), names_in_views("kemet"));
    Json components = example("components", "kemet");
    components["alliance"] = example("alliance-components", "kemet");
    EXPECT_EQ(names_in(components), names_in_components("kemet"));
}

TEST(ViewsPage, NamesWhatFertilityShows) {
    EXPECT_EQ(names_in(example("view", "fertility")), names_in_views("fertility"));
    EXPECT_EQ(names_in(example("components", "fertility")), names_in_components("fertility"));
}

TEST(ViewsPage, NamesWhatAGameWithoutDescriptionShows) {
    EXPECT_EQ(names_in(example("view", "template")), names_in_views("template"));
}

Words quoted_words(const std::string& text) {
    static const std::regex quoted("`([a-z_-]+)`");
    Words words;
    for (std::sregex_iterator at(text.begin(), text.end(), quoted), end; at != end; ++at) words.insert((*at)[1]);
    return words;
}

// The table under a heading of a game: what each kind's row says.
std::map<std::string, Words> rows_under(const std::string& game, const std::string& heading) {
    std::map<std::string, Words> rows;
    std::string part;
    std::string title;
    for (const std::string& line : page()) {
        if (line.starts_with("## ")) part = line.substr(3);
        if (line.starts_with("### ")) title = line.substr(4);
        if (part != game || title != heading || !line.starts_with("| `")) continue;
        const std::size_t middle = line.find(" | ");
        for (const std::string& kind : quoted_words(line.substr(0, middle))) {
            EXPECT_FALSE(rows.contains(kind)) << kind << " stands there twice";
            rows[kind] = quoted_words(line.substr(middle));
        }
    }
    return rows;
}

// What stands in ` under a heading of a game.
Words words_under(const std::string& game, const std::string& heading) {
    Words words;
    std::string part;
    std::string title;
    for (const std::string& line : page()) {
        if (line.starts_with("## ")) part = line.substr(3);
        if (line.starts_with("### ")) title = line.substr(4);
        if (part == game && title == heading) words.merge(quoted_words(line));
    }
    return words;
}

template <class Rows>
Words ids_of(const Rows& rows) {
    Words ids;
    for (const auto& row : rows) {
        if (row.id.empty()) continue;
        EXPECT_TRUE(ids.insert(std::string(row.id)).second) << row.id << " is there twice";
    }
    return ids;
}

TEST(ViewsPage, ListsEveryQuestion) {
    EXPECT_EQ(words_under("Kemet", "Questions"), ids_of(kemet::ask_rows()));
    EXPECT_EQ(words_under("Fertility", "Questions"), ids_of(fertility::Fertility::asks));
}

// Each object's kind has a row that names its fields, and there is no other row.
void expect_rows(const std::map<std::string, Words>& rows, const std::vector<Json>& shown, const Words& always) {
    Words kinds;
    for (const Json& object : shown) {
        const std::string kind = object["kind"];
        kinds.insert(kind);
        ASSERT_TRUE(rows.contains(kind)) << kind << " is not on the page";
        for (const auto& [name, value] : object.items())
            EXPECT_TRUE(always.contains(name) || rows.at(kind).contains(name)) << kind << " has " << name;
    }
    for (const auto& [kind, fields] : rows) EXPECT_TRUE(kinds.contains(kind)) << "there is no " << kind;
}

template <class ActionKind, class EventKind>
void expect_tables(const std::string& game, const std::string& title, ActionKind last_action, EventKind last_event) {
    const auto rules = tables_of(game).front().rules();
    const ViewBytes view = rules->observe(start(*rules).data(), spectator);
    std::vector<Json> actions;
    for (unsigned kind = 1; kind <= static_cast<unsigned>(last_action); ++kind) {
        JsonShow json;  // without a label: not every such action can be put into words
        json.object([&] { rules->show_action(view, make_action(kind), json); });
        actions.push_back(Json::parse(json.text()));
    }
    expect_rows(rows_under(title, "Actions"), actions, {"action", "kind"});
    std::vector<Json> events;
    for (unsigned kind = 1; kind <= static_cast<unsigned>(last_event); ++kind) {
        JsonShow json;
        json.object([&] { rules->show_event(make_event(kind, 0), json); });
        events.push_back(Json::parse(json.text()));
    }
    expect_rows(rows_under(title, "Events"), events, {"kind", "seat"});
}

TEST(ViewsPage, ListsEveryActionAndEvent) {
    expect_tables("kemet", "Kemet", kemet::ActionKind::steal, kemet::EventKind::unit_corrupted);
    expect_tables("fertility", "Fertility", fertility::ActionKind::remove, fertility::EventKind::first);
}

TEST(ViewsPage, ShowsActionsAsTheyAre) {
    for (const std::string game : {"kemet", "fertility"}) {
        const auto rules = tables_of(game).front().rules();
        const Json action = example("action", game);
        const auto parsed = rules->parse_action(action["action"].get<std::string>());
        ASSERT_TRUE(parsed) << action;
        const ViewBytes view = rules->observe(start(*rules).data(), spectator);
        JsonShow json;
        json.object([&] { rules->show_action(view, *parsed, json); });
        const Json shown = Json::parse(json.text());
        for (const auto& [name, value] : shown.items()) EXPECT_EQ(action[name], value) << name;
    }
}

}  // namespace
}  // namespace mehen::test
