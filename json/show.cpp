#include "json/show.h"

#include <array>
#include <charconv>

namespace mehen {

void JsonShow::begin_value() {
    if (!first_ && !after_name_) text_ += ',';
    first_ = after_name_ = false;
}

void JsonShow::open(char bracket) {
    begin_value();
    text_ += bracket;
    first_ = true;
}

void JsonShow::close(char bracket) {
    text_ += bracket;
    first_ = false;
}

void JsonShow::quote(std::string_view text) {
    static constexpr std::string_view hex = "0123456789abcdef";
    text_ += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            text_ += '\\';
            text_ += c;
        } else if (byte < 0x20) {
            text_ += "\\u00";
            text_ += hex[byte >> 4U];
            text_ += hex[byte & 15U];
        } else {
            text_ += c;
        }
    }
    text_ += '"';
}

void JsonShow::name(std::string_view name) {
    begin_value();
    quote(name);
    text_ += ':';
    after_name_ = true;
}

void JsonShow::number(std::int64_t value) {
    begin_value();
    std::array<char, 24> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    text_.append(digits.data(), end.ptr);
}

void JsonShow::word(std::string_view value) {
    begin_value();
    quote(value);
}

void JsonShow::flag(bool value) {
    raw(value ? "true" : "false");
}

void JsonShow::nothing() {
    raw("null");
}

void JsonShow::raw(std::string_view json) {
    begin_value();
    text_ += json;
}

std::string view_json(const AnyRules& rules, const ViewBytes& view, Language language) {
    JsonShow json;
    json.object([&] { rules.show_view(view, language, json); });
    return json.take();
}

std::string action_json(const AnyRules& rules, const ViewBytes& view, Action action, Language language) {
    JsonShow json;
    json.object([&] {
        rules.show_action(view, action, json);
        json.add("label", rules.describe(view, action, language));
    });
    return json.take();
}

std::string event_json(const AnyRules& rules, const Event& event, Language language) {
    JsonShow json;
    json.object([&] {
        rules.show_event(event, json);
        json.add("text", rules.event_text(event, language));
    });
    return json.take();
}

namespace {

void show_entries(const AnyRules& rules, Language language, Show& show) {
    show.list("entries", [&] {
        for (const Entry& entry : rules.entries(language))
            show.object([&] {
                show.add("id", entry.id);
                show.add("kind", entry.kind);
                show.add("name", entry.name);
                show.add("rule", entry.rule);
                show.add("house", entry.house);
            });
    });
}

void show_sections(const AnyRules& rules, Language language, Show& show) {
    show.list("sections", [&] {
        const auto sections = rules.facts().sections;
        for (std::size_t i = 0; i < sections.size(); ++i) {
            const std::string body = rules.section_body(i, language);
            if (body.empty()) continue;  // nothing of the kind in these rules
            show.object([&] {
                show.add("id", sections[i].id);
                show.add("title", sections[i].title[language]);
                show.add("body", body);
            });
        }
    });
}

}  // namespace

std::string catalogue_json(const AnyRules& rules, Language language) {
    JsonShow json;
    json.object([&] {
        json.add("game", rules.facts().id);
        json.add("title", rules.facts().title[language]);
        json.add("rules_revision", rules.facts().rules_revision);
        json.list("seats", [&] {
            for (Seat seat = 0; seat < rules.seats(); ++seat)
                json.object([&] {
                    json.add("seat", rules.seat_id(seat));
                    json.add("name", rules.seat_name(seat, language));
                });
        });
        show_entries(rules, language, json);
        show_sections(rules, language, json);
        json.object("components", [&] { rules.show_components(language, json); });
    });
    return json.take();
}

}  // namespace mehen
