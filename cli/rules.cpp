// mehen rules: look up a rule, a tile, a board.
#include "cli/rules.h"

#include <algorithm>
#include <cstdio>

#include "cli/commands.h"
#include "cli/setup.h"
#include "cli/terminal.h"

namespace mehen::cli {

namespace {

constexpr Text nothing = {"nothing found for '{0}' in {1}; mehen rules {1} lists everything",
                          "nie ma nic o '{0}' w {1}; mehen rules {1} wypisuje wszystko",
                          "nulla su '{0}' in {1}; mehen rules {1} elenca tutto"};
constexpr std::string_view house_word = "house";  // finds every row that is one
constexpr Text house_mark = {"house version", "wersja własna", "versione della casa"};

bool mentions(std::string_view word, std::initializer_list<std::string_view> texts) {
    for (const std::string_view text : texts)
        if (lower(text).find(lower(word)) != std::string::npos) return true;
    return false;
}

std::string entry_text(const Entry& entry, std::size_t width, Language language, bool colours) {
    std::string text = "  " + styled(padded(entry.id, static_cast<int>(width)), {.bold = true}, colours) + entry.name +
                       " (" + entry.kind + ")";
    if (entry.house) text += "  ⌂ " + std::string(house_mark[language]);
    text += "\n";
    for (const std::string& line : wrapped(entry.rule, 96)) text += "                " + line + "\n";
    return text;
}

std::string section_text(const AnyRules& rules, std::size_t index, Language language, bool colours) {
    const Section& section = rules.facts().sections[index];
    std::string text = styled(section.title[language], {.bold = true}, colours) + "  " +
                       styled("[" + std::string(section.id) + "]", {.ink = 245}, colours) + "\n";
    for (const std::string& line : wrapped(rules.section_body(index, language), 100)) text += "  " + line + "\n";
    return text;
}

std::string option_text(const OptionSpec& option, Language language, bool colours) {
    return "  " + styled("--option " + option_choices(option), {.bold = true}, colours) + "\n                " +
           option_titles(option, language) + "\n                " + std::string(option.help[language]) + "\n";
}

int run_rules(const Invocation& call) {
    const MatchSetup match = setup_of(call);
    if (match.rules == nullptr) return bad_use;
    const std::string word = call.operands.size() > 1 ? call.operands[1] : "";
    const std::string found = look_up(*match.rules, word, call.language, use_colours());
    if (found.empty()) {
        complain(call, Message(nothing, word, match.rules->facts().id));
        return answer_is_no;
    }
    std::fputs(found.c_str(), stdout);
    return done;
}

constexpr Flag flags[] = {option_flag, pack_flag, seats_flag};

}  // namespace

std::string look_up(const AnyRules& rules, std::string_view word, Language language, bool colours) {
    std::string text;
    const auto sections = rules.facts().sections;
    for (std::size_t i = 0; i < sections.size(); ++i) {
        const std::string body = rules.section_body(i, language);
        if (!body.empty() && mentions(word, {sections[i].id, sections[i].title[language], body}))
            text += section_text(rules, i, language, colours);
    }
    const auto entries = rules.entries(language);
    std::size_t width = 0;  // of the longest id, and some space
    for (const Entry& entry : entries) width = std::max(width, entry.id.size() + 2);
    for (const Entry& entry : entries) {
        const std::string_view mark = entry.house ? house_word : std::string_view();
        if (mentions(word, {entry.id, entry.kind, entry.name, entry.rule, mark}))
            text += entry_text(entry, width, language, colours);
    }
    for (const OptionSpec& option : rules.facts().options)
        if (mentions(word, {option.name, option_titles(option, language), option.help[language]}))
            text += option_text(option, language, colours);
    return text;
}

std::string section_named(const AnyRules& rules, std::size_t index, Language language, bool colours) {
    return section_text(rules, index, language, colours);
}

Command rules_command() {
    return {"rules",
            "GAME [WORD]",
            1,
            2,
            {"looks up a rule, a tile, a board", "szuka zasady, płytki, planszy",
             "cerca una regola, una tessera, una plancia"},
            flags,
            run_rules};
}

}  // namespace mehen::cli
