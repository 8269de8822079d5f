// Actions as text, as in records. One table says how each action is written; reading follows the same table, so
// whatever is written is read back.
#include <array>
#include <optional>
#include <vector>

#include "games/kemet/asking.h"
#include "games/kemet/game.h"
#include "games/kemet/nouns.h"

namespace mehen::kemet {

namespace {

struct Part {
    Noun noun = Noun::nothing;
    std::uint8_t arg = 0;  // place in Action::arg
    // NOLINTNEXTLINE(readability-redundant-member-init): most rows have none, and say nothing
    std::string_view field{};  // what it is called for programs, if not after its noun
};

struct Form {
    std::string_view verb;
    std::array<Part, 3> parts{};
};

constexpr std::size_t kinds = static_cast<std::size_t>(ActionKind::steal) + 1;
constexpr std::array<Form, kinds> forms = {{
    {"", {}},
    {"colour", {{{Noun::colour, 0}}}},
    {"next", {{{Noun::seat, 0}}}},
    {"card", {{{Noun::di_card, 0}}}},
    {"city", {{{Noun::city, 0}}}},
    {"pyramid", {{{Noun::area, 0}, {Noun::colour, 1}, {Noun::level, 2}}}},
    {"deploy", {{{Noun::units, 1}, {Noun::area, 0}}}},
    {"tile", {{{Noun::tile, 0}}}},
    {"token", {{{Noun::space, 0}}}},
    {"silver", {{{Noun::space, 0}}}},
    {"gold", {{{Noun::gold_action, 0}}}},
    {"first", {{{Noun::action, 0}}}},
    {"raise", {{{Noun::area, 0}, {Noun::level, 1}}}},
    {"creature", {{{Noun::creature, 0}, {Noun::area, 1}}}},
    {"give-up", {{{Noun::battle_card, 0}}}},
    {"recruit", {{{Noun::units, 1}, {Noun::area, 0}}}},
    {"fight", {{{Noun::area, 0}}}},
    {"place", {{{Noun::units, 1}, {Noun::area, 0}}}},
    {"march", {{{Noun::units, 1}, {Noun::area, 0}, {Noun::with_creature, 2}}}},
    {"to", {{{Noun::area, 0}}}},
    {"teleport", {{{Noun::area, 0}}}},
    {"play", {{{Noun::di_card, 0}}}},
    {"target", {{{Noun::area, 0}, {Noun::seat, 1}}}},
    {"choose", {{{Noun::battle_card, 0}}}},
    {"discard", {{{Noun::battle_card, 0}}}},
    {"add", {{{Noun::di_card, 0}}}},
    {"wound", {{{Noun::di_card, 0}}}},
    {"swap", {}},
    {"retreat", {}},
    {"recall", {}},
    {"stay", {}},
    {"sacrifice", {}},
    {"veterans", {{{Noun::tokens, 0}}}},
    {"keep", {{{Noun::di_card, 0}}}},
    {"drop", {{{Noun::di_card, 0}}}},
    {"seat", {{{Noun::seat, 0}}}},
    {"position", {{{Noun::position, 0}}}},
    {"done", {}},
    {"pass", {}},
    {"lone", {{{Noun::seat, 0}}}},
    {"power", {{{Noun::power_token, 0}}}},
    {"offering", {{{Noun::prayer_token, 0}}}},
    {"build", {{{Noun::area, 0}, {Noun::seat, 1}}}},
    {"member", {{{Noun::seat, 0}}}},
    {"ceremony", {}},
    {"give", {{{Noun::seat, 0}, {Noun::prayer, 1}}}},
    {"hand-over", {{{Noun::seat, 0, "from"}, {Noun::seat, 1, "to"}, {Noun::prayer, 2}}}},
    {"along", {{{Noun::seat, 0}, {Noun::some_units, 1}}}},
    {"fights", {{{Noun::seat, 0}}}},
    {"lose", {{{Noun::area, 0}, {Noun::seat, 1}}}},
    {"violet", {{{Noun::lone_space, 0}}}},
    {"taken", {{{Noun::lone_space, 0}, {Noun::seat, 1}}}},
    {"clear", {{{Noun::lone_space, 0}, {Noun::against_seat, 1}}}},
    {"seize", {{{Noun::creature_card, 0}}}},
    {"attack", {{{Noun::area, 0}, {Noun::seat, 1}}}},
    {"second", {{{Noun::battle_card, 0}}}},
    {"support", {{{Noun::di_card, 0}}}},
    {"steal", {{{Noun::seat, 0}}}},
}};
static_assert(forms[static_cast<std::size_t>(ActionKind::swap)].verb == "swap");  // in the order of ActionKind
static_assert(forms[static_cast<std::size_t>(ActionKind::pass)].verb == "pass");
static_assert(forms[static_cast<std::size_t>(ActionKind::violet)].verb == "violet");
static_assert(forms[kinds - 1].verb == "steal");

// The word before a part that may be left out; empty: it may not.
constexpr std::string_view word_before(Noun noun) {
    if (noun == Noun::with_creature) return "with";
    return noun == Noun::against_seat ? "against" : "";
}

std::optional<std::uint8_t> value_of(const Rules& rules, Noun noun, std::string_view word) {
    const std::size_t count = count_of(rules, noun);
    for (std::size_t value = 0; value < count; ++value)
        if (word_for(rules, noun, value) == word) return static_cast<std::uint8_t>(value);
    return std::nullopt;
}

bool parse_parts(const Rules& rules, const Form& form, const std::vector<std::string_view>& words, Action& action) {
    std::size_t at = 1;
    for (const Part& part : form.parts) {
        if (part.noun == Noun::nothing) break;
        if (const std::string_view before = word_before(part.noun); !before.empty()) {
            if (at == words.size()) break;
            if (words[at++] != before) return false;
        }
        if (at == words.size()) return false;
        const auto value = value_of(rules, part.noun, words[at++]);
        if (!value) return false;
        action.arg[part.arg] = *value;
    }
    return at == words.size();
}

}  // namespace

std::string Kemet::action_text(const Rules& rules, Action action) {
    if (action.kind == 0 || action.kind >= kinds) return "?";
    const Form& form = forms[action.kind];
    std::string text(form.verb);
    for (const Part& part : form.parts) {
        if (part.noun == Noun::nothing) break;
        const std::size_t value = action.arg[part.arg];
        if (const std::string_view before = word_before(part.noun); !before.empty()) {
            if (value == 0) break;
            text += " " + std::string(before);
        }
        const std::string word = word_for(rules, part.noun, value);
        text += " " + (word.empty() ? "?" : word);
    }
    return text;
}

// The words of the same table, each under the name of its noun.
void Kemet::show_action(const Rules& rules, const View& view, Action action, Show& show) {
    if (action.kind == 0 || action.kind >= kinds) return;
    for (const Part& part : forms[action.kind].parts) {
        if (part.noun == Noun::nothing) break;
        const std::string_view field = part.field.empty() ? field_of(part.noun) : part.field;
        show_noun(rules, part.noun, action.arg[part.arg], field, show);
    }
    if (const auto price = price_of(rules, view, action)) show.add("price", *price);
}

bool Kemet::parse_action(const Rules& rules, std::string_view words, Action& action) {
    const auto split = split_words(words);
    if (split.empty()) return false;
    for (std::size_t kind = 1; kind < kinds; ++kind) {
        if (forms[kind].verb != split[0]) continue;
        Action read = make_action(static_cast<ActionKind>(kind));
        if (!parse_parts(rules, forms[kind], split, read)) return false;
        action = read;
        return true;
    }
    return false;
}

}  // namespace mehen::kemet
