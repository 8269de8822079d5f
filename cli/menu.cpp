#include "cli/menu.h"

#include <algorithm>

namespace mehen::cli {

namespace {

constexpr int widest_margin = 48;
constexpr int line_width = 118;
constexpr std::size_t listed_at_once = 14;  // more answers than this are chosen word by word

}  // namespace

Menu::Menu(const AnyRules& rules, ViewBytes view, std::vector<Action> actions, Language language)
    : rules_(rules), view_(std::move(view)), language_(language), all_(std::move(actions)) {
    restart();
}

void Menu::restart() {
    go_down(all_, 0);
}

std::string Menu::word_at(Action action, std::size_t depth) const {
    const std::string text = rules_.action_text(action);
    const auto words = split_words(text);
    return depth < words.size() ? std::string(words[depth]) : "";
}

std::vector<Menu::Branch> Menu::branches() const {
    std::vector<Branch> result;
    for (const Action& action : left_) {
        const std::string word = word_at(action, depth_);
        auto at = result.begin();
        while (at != result.end() && at->word != word) ++at;
        if (at == result.end()) at = result.insert(at, {word, {}});
        at->actions.push_back(action);
    }
    std::sort(result.begin(), result.end(), [](const Branch& a, const Branch& b) { return a.word < b.word; });
    return result;
}

// Words that all answers share are no choice and are passed over.
void Menu::go_down(std::vector<Action> actions, std::size_t depth) {
    left_ = std::move(actions);
    depth_ = depth;
    while (left_.size() > 1 && branches().size() == 1) ++depth_;
}

bool Menu::follow(std::string_view line, std::size_t depth, std::vector<Action> from) {
    for (const std::string_view word : split_words(line)) {
        std::vector<Action> next;
        for (const Action& action : from)
            if (lower(word_at(action, depth)) == lower(word)) next.push_back(action);
        if (next.empty()) return false;
        from = std::move(next);
        ++depth;
    }
    go_down(std::move(from), depth);
    return true;
}

Menu::Step Menu::narrow(std::string_view line) {
    const auto number = parse_number(split_words(line)[0]);
    bool found = false;
    if (number && split_words(line).size() == 1) {
        const auto ways = branches();
        if (left_.size() <= listed_at_once && *number >= 1 && *number <= left_.size()) {
            left_ = {left_[*number - 1]};
            found = true;
        } else if (left_.size() > listed_at_once && *number >= 1 && *number <= ways.size()) {
            go_down(ways[*number - 1].actions, depth_ + 1);
            found = true;
        }
    }
    // Words from where we are, else from the beginning.
    found = found || follow(line, depth_, left_) || follow(line, 0, all_);
    if (!found) return Step::unknown;
    return left_.size() == 1 ? Step::settled : Step::narrowed;
}

std::string Menu::everything() const {
    std::string text = rules_.question(view_, language_) + "\n";
    for (const Action& action : left_)
        text += "  " + padded(rules_.action_text(action), 24) + " " + rules_.describe(view_, action, language_) + "\n";
    return text;
}

std::string Menu::prompt(const std::string& who, bool colours) const {
    std::string text = styled(who + ": " + rules_.question(view_, language_), {.bold = true}, colours) + "\n";
    return text + (left_.size() <= listed_at_once ? answers(colours) : beginnings()) + "> ";
}

// Every answer on a line: its number, how it is typed, what it means.
std::string Menu::answers(bool colours) const {
    std::vector<std::string> starts;
    int margin = 30;
    for (const Action& action : left_) {
        const std::string number = std::to_string(starts.size() + 1);
        starts.push_back((number.size() > 1 ? "  " : "   ") + number + "  " + rules_.action_text(action));
        margin = std::max(margin, std::min(text_width(starts.back()) + 2, widest_margin));
    }
    std::string text;
    for (std::size_t i = 0; i < left_.size(); ++i) {
        std::string start = padded(starts[i], margin);
        for (const std::string& line : wrapped(rules_.describe(view_, left_[i], language_), line_width - margin)) {
            text += start + styled(line, {.ink = 250}, colours) + "\n";
            start = std::string(static_cast<std::size_t>(margin), ' ');
        }
    }
    return text;
}

// Too many to list: what they begin with, in columns, and how many answers each beginning leads to.
std::string Menu::beginnings() const {
    std::vector<std::string> words;
    int width = 0;
    for (const Branch& branch : branches()) {
        const std::string text = rules_.action_text(branch.actions[0]);
        auto parts = split_words(text);
        if (branch.actions.size() > 1) parts.resize(std::min(parts.size(), depth_ + 1));
        const std::string count = branch.actions.size() > 1 ? " … ·" + std::to_string(branch.actions.size()) : "";
        words.push_back("  " + std::to_string(words.size() + 1) + " " + joined(parts, " ") + count);
        width = std::max(width, text_width(words.back()) + 1);
    }
    const auto columns = static_cast<std::size_t>(std::max(1, line_width / width));
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        text += (i + 1) % columns == 0 || i + 1 == words.size() ? words[i] + "\n" : padded(words[i], width);
    return text;
}

}  // namespace mehen::cli
