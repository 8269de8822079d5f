// What `mehen diff` can tell: every value of an edition has a sentence, in every language.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstring>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "games/kemet/box/editions/games.h"
#include "games/kemet/tests/edition.h"
#include "games/kemet/words/words.h"

namespace mehen::kemet::test {
namespace {

Rules rules_of(Edition edition) {
    Rules rules;
    Setup setup;
    setup.seats = 5;
    switch (edition) {
        case Edition::first: KemetFirst::make_rules(setup, nullptr, rules); break;
        case Edition::revised: KemetRevised::make_rules(setup, nullptr, rules); break;
        case Edition::blood_and_sand: KemetBloodAndSand::make_rules(setup, nullptr, rules); break;
        case Edition::lone_first:
        case Edition::lone_revised:
            setup.option[0] = edition == Edition::lone_first ? 1 : 0;
            KemetSeth::make_rules(setup, nullptr, rules);
            break;
    }
    return rules;
}

Rules lone_rules() {
    Rules rules;
    Setup setup;
    setup.seats = 5;
    KemetSeth::make_rules(setup, nullptr, rules);
    return rules;
}

// Of all editions.
std::vector<Rules> all_rules() {
    std::vector<Rules> all;
    for (const Edition edition : all_editions) all.push_back(rules_of(edition));
    all.push_back(lone_rules());
    return all;
}

std::map<std::string, std::string> sentences(const Rules& rules, Language language = Language::en) {
    std::map<std::string, std::string> result;
    for (const Statement& each : Kemet::statements(rules, language)) result[each.key] = each.about + each.words;
    return result;
}

// Every value from the number of colours to the last field takes one byte, so no list of fields has to be kept here:
// each byte is changed, and in some edition a sentence must change with it. A field that fails lacks a line in
// statements_rows.cpp or seth/words/statements.cpp.
void expect_sentences(const std::vector<Rules>& editions, std::size_t begin, std::size_t end) {
    for (std::size_t at = begin; at < end; ++at) {
        bool told = false;
        for (Rules rules : editions) {
            const auto before = sentences(rules);
            auto* const byte = reinterpret_cast<unsigned char*>(&rules.set) + at;
            *byte = *byte == 0 ? 1 : 0;  // a value that flags, numbers and choices all have
            told = told || sentences(rules) != before;
        }
        EXPECT_TRUE(told) << "no sentence speaks of the field " << at - begin << " bytes after the first one";
    }
}

TEST(KemetStatements, EveryFieldHasASentence) {
    const std::vector<Rules> editions = all_rules();
    expect_sentences(editions, offsetof(Ruleset, colours), offsetof(Ruleset, alliance) + 1);
    expect_sentences(editions, offsetof(Ruleset, day_track), offsetof(Ruleset, seized_pyramid_surcharge) + 1);
}

TEST(KemetStatements, RowsOfTheLoneGodsBoxHaveSentences) {
    const Rules rules = lone_rules();
    const auto told_of = [](const Rules& some) {
        auto said = sentences(some);
        for (const Entry& each : Kemet::entries(some, Language::en)) said[each.kind + each.id] = each.name + each.rule;
        return said;
    };
    const auto before = told_of(rules);
    const auto changes = [&](auto change) {
        Rules other = rules;
        change(other);
        return told_of(other) != before;
    };
    EXPECT_TRUE(changes([](Rules& r) { r.set.lone_spaces[0].space = Space::move; }));
    EXPECT_TRUE(changes([](Rules& r) { r.set.lone_spaces[0].level = 2; }));
    EXPECT_TRUE(changes([](Rules& r) { r.set.creature_cards[0].value = 5; }));
    EXPECT_TRUE(changes([](Rules& r) { r.set.creature_cards.remove("phoenix"); }));
    EXPECT_TRUE(changes([](Rules& r) { r.set.prayer_tokens[0].prayer = 5; }));
    EXPECT_TRUE(changes([](Rules& r) { r.set.power_tokens.remove("act-of-the-gods"); }));
    for (const CreatureCard& card : rules.set.creature_cards)
        EXPECT_TRUE(before.count("creature cardcard-" + std::string(card.id)));
    for (const PowerToken& token : rules.set.power_tokens)
        EXPECT_TRUE(before.count("power token" + std::string(token.id)));
}

TEST(KemetStatements, PlayerBoardOptionsAndRenewalHaveSentences) {
    const Rules rules = rules_of(Edition::blood_and_sand);
    const auto before = sentences(rules);
    const auto changes = [&](auto change) {
        Rules other = rules;
        change(other);
        return sentences(other) != before;
    };
    EXPECT_TRUE(changes([](Rules& r) { r.set.spaces[0].space = Space::move; }));
    EXPECT_TRUE(changes([](Rules& r) { r.set.spaces[0].level = 2; }));
    EXPECT_TRUE(changes([](Rules& r) { r.renewal = true; }));
    EXPECT_TRUE(changes([](Rules& r) { r.colours_chosen = true; }));
    EXPECT_TRUE(changes([](Rules& r) { r.colours_drawn = false; }));
    EXPECT_TRUE(changes([](Rules& r) { r.beginners = true; }));
}

TEST(KemetStatements, KeysAreUniqueAndTheSameInEveryLanguage) {
    for (const Rules& rules : all_rules()) {
        const auto english = Kemet::statements(rules, Language::en);
        for (const Language language : {Language::en, Language::pl, Language::it}) {
            const auto said = Kemet::statements(rules, language);
            ASSERT_EQ(said.size(), english.size());
            std::set<std::string> keys;
            for (std::size_t i = 0; i < said.size(); ++i) {
                EXPECT_EQ(said[i].key, english[i].key);
                EXPECT_TRUE(keys.insert(said[i].key).second) << said[i].key;
                EXPECT_FALSE(said[i].topic.empty());
                EXPECT_FALSE(said[i].words.empty());
            }
        }
    }
}

bool same_gives(const GivesList& a, const GivesList& b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
}

// What a row does is read in its words, so an edition that changes the one changes the other.
template <class Row, std::size_t Capacity>
void expect_words_follow(const Rules& older, const Rules& newer, Rows<Row, Capacity> Ruleset::* rows) {
    for (const Row& a : older.set.*rows)
        for (const Row& b : newer.set.*rows) {
            if (a.id != b.id || same_gives(a.gives, b.gives)) continue;
            for (const Language language : {Language::en, Language::pl, Language::it})
                EXPECT_NE(rule_of(older, a, language), rule_of(newer, b, language)) << a.id;
        }
}

TEST(KemetStatements, RowsThatDoSomethingElseSaySomethingElse) {
    const Rules first = rules_of(Edition::first);
    const Rules revised = rules_of(Edition::revised);
    const Rules sand = rules_of(Edition::blood_and_sand);
    const Rules lone = lone_rules();
    for (const auto& [older, newer] :
         {std::pair{&first, &revised}, {&revised, &sand}, {&first, &sand}, {&revised, &lone}, {&first, &lone}}) {
        expect_words_follow(*older, *newer, &Ruleset::tiles);
        expect_words_follow(*older, *newer, &Ruleset::di_cards);
    }
}

// A creature has no words of its own: those of its tile tell what it gives.
TEST(KemetStatements, CreaturesAreToldByTheirTiles) {
    const auto words_of = [](const Rules& rules, std::string_view id) {
        for (const Tile& tile : rules.set.tiles)
            if (tile.creature != none && rules.set.creatures[tile.creature].id == id)
                return rule_of(rules, tile, Language::en);
        return std::string();
    };
    const Rules older = rules_of(Edition::revised);
    const Rules newer = rules_of(Edition::blood_and_sand);
    for (const Creature& a : older.set.creatures)
        for (const Creature& b : newer.set.creatures) {
            if (a.id != b.id || same_gives(a.gives, b.gives)) continue;
            EXPECT_NE(words_of(older, a.id), words_of(newer, b.id)) << a.id;
        }
}

}  // namespace
}  // namespace mehen::kemet::test
