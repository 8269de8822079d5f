// Choosing one of many answers by typing: the words of the answers form a tree, and each word or number
// goes one branch down.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"

namespace mehen::cli {

class Menu {
public:
    Menu(const AnyRules& rules, ViewBytes view, std::vector<Action> actions, Language language);

    enum class Step : std::uint8_t { unknown, narrowed, settled };
    // Takes a number, the next words, or the whole answer.
    Step narrow(std::string_view line);
    void restart();

    std::span<const Action> left() const { return left_; }  // the answers still possible
    std::string prompt(const std::string& who, bool colours) const;
    std::string everything() const;  // the question and all answers left, in words

private:
    struct Branch {
        std::string word;
        std::vector<Action> actions;
    };

    std::vector<Branch> branches() const;
    std::string answers(bool colours) const;
    std::string beginnings() const;
    std::string word_at(Action action, std::size_t depth) const;
    void go_down(std::vector<Action> actions, std::size_t depth);
    bool follow(std::string_view line, std::size_t depth, std::vector<Action> from);

    const AnyRules& rules_;
    ViewBytes view_;
    Language language_;
    std::vector<Action> all_;
    std::vector<Action> left_;
    std::size_t depth_ = 0;  // words settled so far
};

}  // namespace mehen::cli
