// Why something was not done, for whoever asked for it (docs/protocol.md, "Errors").
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "core/any_game.h"
#include "core/text.h"

namespace mehen::server {

struct Error {
    std::string_view code;
    std::array<std::string, language_count> reason;
    std::string rule;  // a section of the rules; empty: none explains it

    const std::string& in(Language language) const { return reason[static_cast<std::size_t>(language)]; }
};

inline Error make_error(std::string_view code, const Message& why) {
    return {code, {why.in(Language::en), why.in(Language::pl), why.in(Language::it)}, {}};
}

template <class... Args>
Error make_error(std::string_view code, const Text& why, const Args&... arguments) {
    return make_error(code, Message(why, arguments...));
}

// With a reason that was found elsewhere inside.
Error make_error(std::string_view code, const Text& why, const Message& inside);

// The rules do not allow it.
inline Error make_error(const AnyRules& rules, const Refusal& refusal) {
    Error error{"illegal", {}, std::string(rules.facts().sections[refusal.section].id)};
    for (std::size_t i = 0; i < language_count; ++i)
        error.reason[i] = rules.refusal_text(refusal, static_cast<Language>(i));
    return error;
}

// As a message or an answer says it, without the opening brace.
std::string error_body(const Error& error, Language language);

// --- what is said in several places
Error missing_field(std::string_view field);
Error name_needed();
Error slow_down();
Error foreign_seat(std::string_view seat);
Error unknown_game(std::string_view game);
Error unknown_level(std::string_view level);

}  // namespace mehen::server
