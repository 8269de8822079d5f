// Actions as text, as in records. One table says how each action is written; reading follows the same table, so
// whatever is written is read back.
#include <array>
#include <optional>
#include <vector>

#include "games/kemet/game.h"
#include "games/kemet/words.h"

namespace mehen::kemet {

namespace {

// What a word of an action names.
enum class Noun : std::uint8_t {
    nothing,
    seat,
    colour,
    city,
    area,
    space,
    tile,
    creature,
    with_creature,  // two words, "with phoenix", or none: 0 stands for no creature
    di_card,
    battle_card,
    gold_action,
    action,    // of several: own, silver, gold; at night units, level
    level,     // 1 to 4
    units,     // 1 to 99
    tokens,    // 0 to 99
    position,  // counted from 1 in words, from 0 in the action
};

struct Part {
    Noun noun = Noun::nothing;
    std::uint8_t arg = 0;  // place in Action::arg
};

struct Form {
    std::string_view verb;
    std::array<Part, 3> parts{};
};

constexpr std::size_t kinds = static_cast<std::size_t>(ActionKind::pass) + 1;
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
}};
static_assert(forms[static_cast<std::size_t>(ActionKind::swap)].verb == "swap");  // in the order of ActionKind
static_assert(forms[kinds - 1].verb == "pass");

constexpr std::array<std::string_view, 5> action_ids = {"own", "silver", "gold", "units", "level"};

constexpr std::string_view gold_id(std::size_t power) {
    if (power == static_cast<std::size_t>(Power::gold_move_or_recruit)) return "move";
    if (power == static_cast<std::size_t>(Power::free_recruits)) return "recruit";
    if (power == static_cast<std::size_t>(Power::gold_move_through_walls)) return "siege";
    if (power == static_cast<std::size_t>(Power::gold_move_without_teleport)) return "march";
    if (power == static_cast<std::size_t>(Power::gold_tile_dearer)) return "tile";
    return {};
}

// How many values a noun has, from 0.
std::size_t count_of(const Rules& rules, Noun noun) {
    switch (noun) {
        case Noun::seat:
        case Noun::position: return rules.seats;
        case Noun::colour: return colour_count;
        case Noun::city: return rules.map.cities;
        case Noun::area: return rules.map.areas;
        case Noun::space: return rules.set.spaces.size();
        case Noun::tile: return rules.set.tiles.size();
        case Noun::creature: return rules.set.creatures.size();
        case Noun::with_creature: return rules.set.creatures.size() + 1;
        case Noun::di_card: return rules.set.di_cards.size();
        case Noun::battle_card: return rules.set.battle_cards.size();
        case Noun::gold_action: return power_count;
        case Noun::action: return action_ids.size();
        case Noun::level: return 5;
        case Noun::units:
        case Noun::tokens: return 100;
        case Noun::nothing: break;
    }
    return 0;
}

// The word for a value below `count_of`; empty where none stands for it.
std::string word_for(const Rules& rules, Noun noun, std::size_t value) {
    switch (noun) {
        case Noun::seat: return std::string(Kemet::seat_id(rules, static_cast<Seat>(value)));
        case Noun::colour: return std::string(colour_ids[value]);
        case Noun::city: return city_id(rules, value);
        case Noun::area: return std::string(rules.area(value).id);
        case Noun::space: return space_id(rules, value);
        case Noun::tile: return std::string(rules.set.tiles[value].id);
        case Noun::creature: return std::string(rules.set.creatures[value].id);
        case Noun::with_creature: return value == 0 ? std::string() : std::string(rules.set.creatures[value - 1].id);
        case Noun::di_card: return std::string(rules.set.di_cards[value].id);
        case Noun::battle_card: return std::string(rules.set.battle_cards[value].id);
        case Noun::gold_action: return std::string(gold_id(value));
        case Noun::action: return std::string(action_ids[value]);
        case Noun::level:
        case Noun::units: return value == 0 ? std::string() : std::to_string(value);
        case Noun::tokens: return std::to_string(value);
        case Noun::position: return std::to_string(value + 1);
        case Noun::nothing: break;
    }
    return {};
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
        if (part.noun == Noun::with_creature) {
            if (at == words.size()) break;
            if (words[at++] != "with") return false;
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
        if (part.noun == Noun::with_creature) {
            if (value == 0) break;
            text += " with";
        }
        const std::string word = value < count_of(rules, part.noun) ? word_for(rules, part.noun, value) : std::string();
        text += " " + (word.empty() ? "?" : word);
    }
    return text;
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
