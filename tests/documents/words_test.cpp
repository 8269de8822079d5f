// What people read keeps to the words of docs/glossary.md: the words that it says we do not use are nowhere.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>

#include "tests/support/tables.h"

namespace mehen::test {
namespace {

namespace fs = std::filesystem;

// A word that must not be said: whole, or with any ending.
struct Unused {
    std::string word;
    bool any_ending = false;
};

// Only letters without accents change; the others stand as the texts write them.
std::string lower(std::string text) {
    for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}
bool is_letter(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80;
}

// The first column of the glossary's last table, one entry for each comma.
std::vector<Unused> unused_words() {
    static constexpr std::string_view ending = "…";
    std::vector<Unused> words;
    bool inside = false;
    for (const std::string& line : lines_of(read_file(source_path("docs/glossary.md")))) {
        if (line.starts_with("## ")) inside = line == "## Words we do not use";
        if (!inside || !line.starts_with("| ") || line.starts_with("| not ") || line.starts_with("| ---")) continue;
        const std::string column = line.substr(2, line.find(" |") - 2) + ", ";
        for (std::size_t at = 0, comma = 0; (comma = column.find(", ", at)) != std::string::npos; at = comma + 2) {
            Unused each{lower(column.substr(at, comma - at))};
            each.any_ending = each.word.ends_with(ending);
            if (each.any_ending) each.word.resize(each.word.size() - ending.size());
            words.push_back(each);
        }
    }
    return words;
}

// A file without comments; a literal that goes on in the next line is one text.
std::string said_in(const std::string& file) {
    std::string said;
    for (std::string line : lines_of(read_file(file))) {
        const std::size_t first = line.find_first_not_of(' ');
        if (first == std::string::npos) continue;
        for (const std::string_view comment : {"//", "/*", "*", "<!--"})
            if (line.compare(first, comment.size(), comment) == 0) line.resize(first);
        if (line.size() == first) continue;
        line.resize(std::min(line.find(" //"), line.size()));
        const bool goes_on = line[first] == '"' && said.ends_with("\"\n");
        if (goes_on) said.resize(said.size() - 2);
        said += line.substr(goes_on ? first + 1 : first) + "\n";
    }
    return lower(said);
}

std::string found_in(const std::string& text, const Unused& unused) {
    const std::string& word = unused.word;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        const bool begins = at == 0 || !is_letter(word.front()) || !is_letter(text[at - 1]);
        const std::size_t end = at + word.size();
        if (begins && (unused.any_ending || end >= text.size() || !is_letter(text[end]))) return text.substr(at, 60);
    }
    return "";
}

TEST(Documents, WordsWeDoNotUseAreNowhere) {
    const std::vector<Unused> words = unused_words();
    ASSERT_GT(words.size(), 10U);
    int read = 0;
    for (const std::string folder : {"core", "games", "bots", "arena", "analysis", "json", "cli", "server", "web/src"})
        for (const fs::directory_entry& file : fs::recursive_directory_iterator(source_path(folder))) {
            const std::string extension = file.path().extension();
            const bool code = extension == ".h" || extension == ".cpp" || extension == ".ts" || extension == ".svelte";
            if (!code || file.path().string().find("/tests/") != std::string::npos) continue;
            ++read;
            const std::string text = said_in(file.path());
            for (const Unused& each : words) EXPECT_EQ(found_in(text, each), "") << file.path();
        }
    EXPECT_GT(read, 200);
}

}  // namespace
}  // namespace mehen::test
