// What can be asked of a table.
#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "core/text.h"
#include "server/table/live_table.h"

namespace mehen::server {

namespace order {
// What is to be done with it.
enum class Kind : std::uint8_t { seats, play, again, talk, come_or_go, look, chat };

struct Sit {
    static constexpr Kind kind = Kind::seats;
    std::string seat;
};
struct Leave {
    static constexpr Kind kind = Kind::seats;
    std::string seat;
};
struct Assign {  // opens a seat, gives it to a bot, removes somebody
    static constexpr Kind kind = Kind::seats;
    std::string seat;
    Chair chair;
};
struct Start {
    static constexpr Kind kind = Kind::play;
};
struct Rematch {
    static constexpr Kind kind = Kind::again;
};
struct Act {
    static constexpr Kind kind = Kind::play;
    std::string seat;
    std::int64_t position;
    std::string action;
};
struct Undo {
    static constexpr Kind kind = Kind::play;
    std::string seat;
    std::int64_t position;
};
struct Resign {
    static constexpr Kind kind = Kind::play;
    std::string seat;
    std::string bot;
};
struct Return {
    static constexpr Kind kind = Kind::play;
    std::string seat;
};
struct SetAutoPass {
    static constexpr Kind kind = Kind::play;
    std::string seat;
    AutoPass when;
};
struct AgreeToEnd {
    static constexpr Kind kind = Kind::play;
    std::string seat;
    bool agree;
};
struct Chat {
    static constexpr Kind kind = Kind::talk;
    std::string text;
};
// Comes to the table, or goes.
struct Enter {
    static constexpr Kind kind = Kind::come_or_go;
};
struct Exit {
    static constexpr Kind kind = Kind::come_or_go;
};
// Only looks: nothing is changed.
struct LookTable {
    static constexpr Kind kind = Kind::look;
    std::string site;  // for links
};
struct LookPosition {
    static constexpr Kind kind = Kind::look;
    std::int64_t seen;  // the last position shown; negative: nothing yet
};
struct LookHistory {
    static constexpr Kind kind = Kind::look;
};
struct LookAt {
    static constexpr Kind kind = Kind::look;
    std::int64_t position;
    std::string seat;  // empty: as a spectator
};
struct LookChat {
    static constexpr Kind kind = Kind::chat;
    std::int64_t after = 0;  // the last line that was shown
};
struct Why {
    static constexpr Kind kind = Kind::look;
    std::string seat;
    std::string action;
};
}  // namespace order

using What = std::variant<order::Sit, order::Leave, order::Assign, order::Start, order::Rematch, order::Act,
                          order::Undo, order::Resign, order::Return, order::SetAutoPass, order::AgreeToEnd, order::Chat,
                          order::Enter, order::Exit, order::LookTable, order::LookPosition, order::LookHistory,
                          order::LookAt, order::LookChat, order::Why>;

struct Order {
    std::string table;
    Person from;
    Language language = Language::en;
    What what;
};

}  // namespace mehen::server
