// What guests may be called.
#include "server/names.h"

#include <gtest/gtest.h>

#include "server/table/setup.h"
#include "tests/support/tables.h"

namespace mehen::server {
namespace {

using mehen::test::all_languages;

TEST(Names, OfPeopleAreGood) {
    for (const char* const name : {"Ines",
                                   "Żółw i ćma na łące, ąęłó",
                                   "אינס",
                                   "علي",
                                   "李雷",
                                   "Ινές",
                                   "Инес",
                                   "नेहा",
                                   "O'Neill",
                                   "x",
                                   "?!",
                                   "7",
                                   "Robot",
                                   "Botticelli",
                                   "Abbot",
                                   "Botek",
                                   "Sabotage",
                                   "expert",
                                   "Ekspert",
                                   "Hard Rock",
                                   "👩‍👩‍👧",
                                   "❤️ Ra",
                                   "e\u0301va",
                                   "نیما\u200cنیما"})
        EXPECT_EQ(problem_with_name(name).in(Language::en), "") << name;
}

TEST(Names, AreOneTo24CharactersWithoutControls) {
    for (const std::string name : {"", "a\nb", "a\x7f", "a\u0085", "abcdefghijklmnopqrstuvwxy"})
        EXPECT_NE(problem_with_name(name).in(Language::en).find("1 to 24"), std::string::npos) << name;
}

// Nobody could be told from nobody, and what turns the writing around reaches beyond the name.
TEST(Names, CanBeSeen) {
    for (const char* const name : {" ", "\u00a0", "\u3000 \u2003", "\u200d", "\ufe0f\ufe0f", "\u0301", " \u0308 "})
        EXPECT_NE(problem_with_name(name).in(Language::en).find("at least one"), std::string::npos) << name;
    for (const char* const name :
         {"\u200b", "\u202e", "\u200f\u200f", "\u2066\u2069", "\u061c", "\u00ad", "\u3164", "\u2800", "\ufeff",
          "\u2060", "Ines\u202e", "a\u200bb", "\U000e0041", "\ue000", "\u115f"})
        EXPECT_NE(problem_with_name(name).in(Language::en).find("cannot be seen"), std::string::npos) << name;
}

TEST(Names, AreNotThoseOfBots) {
    for (const std::string_view level : levels())
        for (const Language language : all_languages)
            for (const std::string& name :
                 {bot_title(level, language), lower(bot_title(level, language)), level_name(level, language) + " bot",
                  "bot" + level_name(level, language), "B o t  " + level_name(level, language)})
                EXPECT_NE(problem_with_name(name).in(Language::en).find("Only bots"), std::string::npos) << name;
    for (const char* const name : {"Bot",
                                   "BOT",
                                   "b0t",
                                   "Bot 2",
                                   "Bots, expert",
                                   "botsexpert",
                                   "Boty",
                                   "BOTS",
                                   "Bot, expert",
                                   "bot,expert",
                                   "Bot,\u00a0expert",
                                   "Bot\u2003·\u2003hard",
                                   "B.O.T.",
                                   "Вот, expert",
                                   "Βοτ",
                                   "бот",
                                   "Ｂｏｔ, expert",
                                   "𝐁𝐨𝐭, hard",
                                   "Ⓑⓞⓣ",
                                   "bót",
                                   "Bo\u0301t",
                                   "Horus (bot)",
                                   "ʙᴏᴛ",
                                   "Bo\u200dt, normal",
                                   "Bot, łatwy",
                                   "BOT: DIFFICILE",
                                   "🅱🅾🆃"})
        EXPECT_NE(problem_with_name(name).in(Language::en).find("Only bots"), std::string::npos) << name;
}

TEST(Names, OfBotsThemselvesAreTaken) {
    for (const std::string_view name : names_of_bots())
        for (const std::string& like : {std::string(name), lower(name), " " + std::string(name) + "!"})
            EXPECT_NE(problem_with_name(like).in(Language::en).find("Only bots"), std::string::npos) << like;
    for (const char* const like : {"lmhotep", "1mhotep", "|mhotep", "Irnhotep", "lrnhotep", "Imh0tep", "Іmhotep",
                                   "Khufu 1", "Nefertarl", "Nefertar1", "T\u0456ye", "Tlye", "MERYT", "Ahrnose"})
        EXPECT_NE(problem_with_name(like).in(Language::en).find("Only bots"), std::string::npos) << like;
    for (const char* const fine : {"Imhotepa", "Mery", "Lily", "Til", "Carmen", "Bottega", "Robots", "Botylia"})
        EXPECT_FALSE(problem_with_name(fine)) << fine;
    EXPECT_FALSE(problem_with_name(std::string(names_of_bots().front()) + " II"));
}

TEST(Names, AreRefusedInEveryLanguage) {
    for (const char* const name : {"", " ", "\u202e", "Bot, expert"})
        for (const Language language : all_languages)
            EXPECT_TRUE(mehen::test::readable(problem_with_name(name).in(language))) << name;
}

}  // namespace
}  // namespace mehen::server
