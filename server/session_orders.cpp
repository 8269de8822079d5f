// What a client does at a table: orders, each answered with the id of its question.
#include <chrono>

#include "core/shortened.h"
#include "server/session.h"

namespace mehen::server {

namespace {

constexpr Text bad_who = {"'who' is 'open' or 'bot', not '{0}'.", "'who' to 'open' albo 'bot', nie '{0}'.",
                          "'who' è 'open' o 'bot', non '{0}'."};

}  // namespace

void Session::order(const JsonValue& message, What what) {
    const auto table = message.text("table");
    if (!table) return refuse(message, missing_field("table"));
    const std::string id = message.raw("id");
    const std::weak_ptr<Session> weak = weak_from_this();
    const auto answered = [weak, id, acts = std::holds_alternative<order::Act>(what),
                           begun = std::chrono::steady_clock::now()](const ReplyOr& reply) {
        const auto self = weak.lock();
        if (self == nullptr) return;
        if (const auto* error = std::get_if<Error>(&reply)) return self->refuse(id, *error);
        self->say(id, std::get<Reply>(reply).body);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
        if (acts) self->hall_.metrics.action_took(took.count());
    };
    hall_.tables.send({*table, person_, language_, std::move(what)}, answered);
}

void Session::sit(const JsonValue& message) {
    order(message, order::Sit{message.text("seat").value_or("")});
}

void Session::leave(const JsonValue& message) {
    order(message, order::Leave{message.text("seat").value_or("")});
}

void Session::assign(const JsonValue& message) {
    Chair chair;
    const std::string bot = message.text("bot").value_or("normal");
    const std::string who = message.text("who").value_or("");
    if (who != "open" && who != "bot") return refuse(message, make_error("malformed", bad_who, shortened(who)));
    if (who == "bot") {
        if (!is_level(bot)) return refuse(message, unknown_level(bot));
        chair = {Chair::Who::bot, {}, bot};
    }
    order(message, order::Assign{message.text("seat").value_or(""), chair});
}

void Session::start(const JsonValue& message) {
    order(message, order::Start{});
}

void Session::rematch(const JsonValue& message) {
    const auto table = message.text("table");
    if (!table) return refuse(message, missing_field("table"));
    const std::string id = message.raw("id");
    const std::weak_ptr<Session> weak = weak_from_this();
    hall_.tables.send({*table, person_, language_, order::Rematch{}}, [weak, id](const ReplyOr& reply) {
        const auto self = weak.lock();
        if (self == nullptr) return;
        if (const auto* error = std::get_if<Error>(&reply)) return self->refuse(id, *error);
        self->enter(std::get<Reply>(reply).body, -1, id);
    });
}

void Session::act(const JsonValue& message) {
    const auto position = message.number("position");
    const auto action = message.text("action");
    if (!position) return refuse(message, missing_field("position"));
    if (!action) return refuse(message, missing_field("action"));
    order(message, order::Act{message.text("seat").value_or(""), *position, *action});
}

void Session::undo(const JsonValue& message) {
    const auto position = message.number("position");
    if (!position) return refuse(message, missing_field("position"));
    order(message, order::Undo{message.text("seat").value_or(""), *position});
}

void Session::why(const JsonValue& message) {
    order(message, order::Why{message.text("seat").value_or(""), message.text("action").value_or("")});
}

void Session::auto_pass(const JsonValue& message) {
    const auto when = auto_pass_from(message.text("when").value_or(""));
    if (!when) return refuse(message, missing_field("when"));
    order(message, order::SetAutoPass{message.text("seat").value_or(""), *when});
}

void Session::resign(const JsonValue& message) {
    const std::string bot = message.text("bot").value_or("normal");
    if (!is_level(bot)) return refuse(message, unknown_level(bot));
    order(message, order::Resign{message.text("seat").value_or(""), bot});
}

void Session::agree_to_end(const JsonValue& message) {
    order(message, order::AgreeToEnd{message.text("seat").value_or(""), message.flag("agree").value_or(true)});
}

void Session::come_back(const JsonValue& message) {
    order(message, order::Return{message.text("seat").value_or("")});
}

void Session::chat(const JsonValue& message) {
    order(message, order::Chat{message.text("text").value_or("")});
}

}  // namespace mehen::server
