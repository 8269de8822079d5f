// The shape of a game's answers, said once: a row for each kind, with its verb and what it names. Writing, reading and
// checking an answer, marking what it is about and describing it for programs all follow that table.
//
// A game brings an enumeration of its nouns, whose first means nothing, and functions found by its type:
//     std::size_t count_of(const Rules&, Noun)                  its values are smaller than this
//     std::string word_for(const Rules&, Noun, std::size_t)     the word for a value; empty where none stands for it
// and, where they are needed,
//     bool has_value(const Rules&, Noun, std::size_t)           where not all numbers below the count are such a thing
//     std::string_view word_before(Noun)                        the word before a noun that is left out when it is 0;
//                                                               of one that is just a word, or nothing, that word
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/action.h"
#include "core/number.h"
#include "core/text.h"

namespace mehen {

template <class Noun>
struct Part {
    Noun noun{};
    std::uint8_t arg = 0;  // place in Action::arg
    // NOLINTNEXTLINE(readability-redundant-member-init): most rows have none, and say nothing
    std::string_view field{};  // what it is called for programs, if not after its noun
};

// Parts stand in the order in which they are written, which need not be that of the arguments.
template <class Noun>
struct Shape {
    std::string_view verb;  // the first word, different for each kind
    std::array<Part<Noun>, 3> parts{};
    bool passes = false;  // whoever answers so wants nothing of what is offered
};

// In the order of the kinds, with a row for "no answer" first.
template <class Noun, std::size_t Kinds>
using Shapes = std::array<Shape<Noun>, Kinds>;

// Calls visit(part, value) for each thing that is named by an answer, or by an event, of that shape.
template <class Noun, class Arguments, class Visit>
constexpr void each_part(const Shape<Noun>& shape, const Arguments& arg, Visit&& visit) {
    for (const Part<Noun>& part : shape.parts)
        if (part.noun != Noun{}) visit(part, Element(arg[part.arg]));
}
template <class Noun, std::size_t Kinds, class Visit>
constexpr void each_part(const Shapes<Noun, Kinds>& shapes, Action action, Visit&& visit) {
    each_part(shapes[action.kind], action.arg, visit);
}

namespace nouns {

template <class Noun, class Rules>
bool exists(const Rules& rules, Noun noun, std::size_t value) {
    if constexpr (requires { has_value(rules, noun, value); })
        return has_value(rules, noun, value);
    else
        return value < count_of(rules, noun);
}
template <class Noun>
std::string_view before(Noun noun) {
    if constexpr (requires { word_before(noun); })
        return word_before(noun);
    else
        return {};
}

}  // namespace nouns

// Whether there is such a kind of answer, and the bytes after its arguments are zero.
template <class Noun, std::size_t Kinds>
constexpr bool well_formed(const Shapes<Noun, Kinds>& shapes, Action action) {
    if (action.kind == 0 || action.kind >= Kinds) return false;
    std::size_t used = 0;
    each_part(shapes, action,
              [&](const Part<Noun>& part, std::uint8_t) { used = std::max<std::size_t>(used, part.arg + 1U); });
    return std::all_of(action.arg.begin() + static_cast<std::ptrdiff_t>(used), action.arg.end(),
                       [](std::uint8_t byte) { return byte == 0; });
}

// Whether everything that an answer names exists in this match.
template <class Noun, std::size_t Kinds, class Rules>
bool names_something(const Shapes<Noun, Kinds>& shapes, const Rules& rules, Action action) {
    bool known = true;
    each_part(shapes, action, [&](const Part<Noun>& part, std::size_t value) {
        known = known && nouns::exists(rules, part.noun, value);
    });
    return known;
}

template <class Noun, std::size_t Kinds, class Rules>
std::string write_action(const Shapes<Noun, Kinds>& shapes, const Rules& rules, Action action) {
    if (action.kind == 0 || action.kind >= Kinds) return "?";
    std::string text(shapes[action.kind].verb);
    each_part(shapes, action, [&](const Part<Noun>& part, std::size_t value) {
        const std::string word = word_for(rules, part.noun, value);
        if (const std::string_view before = nouns::before(part.noun); !before.empty()) {
            if (value == 0) return;
            if (word != before) text.append(" ").append(before);
        }
        text.append(" ").append(word.empty() ? "?" : word);
    });
    return text;
}

template <class Noun, class Rules>
std::optional<std::uint8_t> value_of(const Rules& rules, Noun noun, std::string_view word) {
    const std::size_t count = count_of(rules, noun);
    for (std::size_t value = 0; value < count; ++value)
        if (word_for(rules, noun, value) == word) return as_byte(value);
    return std::nullopt;
}

template <class Noun, class Rules>
bool read_parts(const Shape<Noun>& shape, const Rules& rules, const std::vector<std::string_view>& words,
                Action& action) {
    std::size_t at = 1;
    for (const Part<Noun>& part : shape.parts) {
        if (part.noun == Noun{}) break;
        if (const std::string_view before = nouns::before(part.noun); !before.empty()) {
            if (at == words.size()) break;
            if (words[at] != before) return false;
            if (word_for(rules, part.noun, 1) != before) ++at;
        }
        if (at == words.size()) return false;
        const auto value = value_of(rules, part.noun, words[at++]);
        if (!value) return false;
        action.arg[part.arg] = *value;
    }
    return at == words.size();
}

// Reads what `write_action` writes. False: it is no answer, and `action` is left alone.
template <class Noun, std::size_t Kinds, class Rules>
bool read_action(const Shapes<Noun, Kinds>& shapes, const Rules& rules, std::string_view text, Action& action) {
    const auto words = split_words(text);
    if (words.empty()) return false;
    for (std::size_t kind = 1; kind < Kinds; ++kind) {
        if (shapes[kind].verb != words[0]) continue;
        Action read = make_action(kind);
        if (!read_parts(shapes[kind], rules, words, read)) return false;
        action = read;
        return true;
    }
    return false;
}

}  // namespace mehen
