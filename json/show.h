// Views, actions, events and components as JSON text, in the shapes of docs/views.md and docs/protocol.md.
#pragma once

#include <string>
#include <string_view>

#include "core/any_game.h"

namespace mehen {

// Writes compact JSON along a walk. What it is given must be UTF-8.
class JsonShow final : public Show {
public:
    void begin_object() override { open('{'); }
    void end_object() override { close('}'); }
    void begin_list() override { open('['); }
    void end_list() override { close(']'); }
    void name(std::string_view name) override;
    void number(std::int64_t value) override;
    void word(std::string_view value) override;
    void flag(bool value) override;
    void nothing() override;
    void raw(std::string_view json);  // a value that is JSON already

    const std::string& text() const { return text_; }
    std::string take() { return std::move(text_); }

private:
    void open(char bracket);
    void close(char bracket);
    void begin_value();
    void quote(std::string_view text);

    std::string text_;
    bool first_ = true;  // in the present object or list
    bool after_name_ = false;
};

std::string view_json(const AnyRules& rules, const ViewBytes& view, Language language);
// With `label`, the words for a person.
std::string action_json(const AnyRules& rules, const ViewBytes& view, Action action, Language language);
// With `text`; who may see the event is for the caller to look at.
std::string event_json(const AnyRules& rules, const Event& event, Language language);
// Everything that does not change during a match: seats, what can be looked up, the rules, the components.
std::string catalogue_json(const AnyRules& rules, Language language);

}  // namespace mehen
