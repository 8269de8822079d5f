// How a client looks back: at what was played, at a record of its own, at what a search thinks of it.
#include "server/replay.h"
#include "server/session.h"

namespace mehen::server {

namespace {

constexpr Text no_replay = {"No record is being replayed.", "Żaden zapis nie jest odtwarzany.",
                            "Nessun replay in corso."};

constexpr std::string_view replay_table = "replay";

}  // namespace

void Session::history(const JsonValue& message) {
    if (message.text("table") != replay_table) return order(message, order::LookHistory{});
    if (replay_ == nullptr) return refuse(message, make_error("unknown", no_replay));
    say(message.raw("id"), history_body(*replay_, {}, language_));
}

void Session::look_at(const JsonValue& message) {
    const auto position = message.number("position");
    const std::string seat = message.text("seat").value_or("");
    if (!position) return refuse(message, missing_field("position"));
    if (message.text("table") != replay_table) return order(message, order::LookAt{*position, seat});
    if (replay_ == nullptr) return refuse(message, make_error("unknown", no_replay));
    const auto body = moment_body(*replay_, {}, *position, replay_->seat_from(seat), language_);
    if (!body) return refuse(message, missing_field("position"));
    say(message.raw("id"), *body);
}

void Session::replay(const JsonValue& message) {
    const auto record = message.text("record");
    if (!record) return refuse(message, missing_field("record"));
    auto read = read_replay(*record, language_);
    if (const auto* error = std::get_if<Error>(&read)) return refuse(message, *error);
    replay_ = std::make_unique<LiveTable>(std::get<LiveTable>(std::move(read)));
    ++replays_;
    say(message.raw("id"), replaying_body(*replay_, language_));
}

void Session::analyse(const JsonValue& message) {
    const auto table = message.text("table");
    if (!table) return refuse(message, missing_field("table"));
    const std::string id = message.raw("id");
    if (*table == replay_table) {
        if (replay_ == nullptr) return refuse(message, make_error("unknown", no_replay));
        const std::string key = "replay/" + std::to_string(connection_->id()) + "/" + std::to_string(replays_);
        return analyse(key, *replay_, id);
    }
    const std::weak_ptr<Session> weak = weak_from_this();
    const auto found = [weak, id](const std::variant<const LiveTable*, Error>& which) {
        const auto self = weak.lock();
        if (self == nullptr) return;
        if (const auto* error = std::get_if<Error>(&which)) return self->refuse(id, *error);
        const LiveTable& live = *std::get<const LiveTable*>(which);
        self->analyse(live.id(), live, id);
    };
    hall_.tables.with_table(*table, person_, found);
}

void Session::analyse(const std::string& key, const LiveTable& table, const std::string& id) {
    const std::weak_ptr<Session> weak = weak_from_this();
    const auto progress = [weak, id, replay = &table == replay_.get() ? replays_ : 0](const std::string& body) {
        const auto self = weak.lock();
        if (self == nullptr || self->gone_ || (replay != 0 && replay != self->replays_)) return false;
        self->say(id, body);
        return true;
    };
    const SeatMask counted = looker_at(table, person_.id).counted();
    if (const auto error = hall_.analyses.ask(key, table, counted, language_, person_, progress)) refuse(id, *error);
}

}  // namespace mehen::server
