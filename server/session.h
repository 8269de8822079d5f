// One WebSocket: what its client asks for, and what it is told.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "json/value.h"
#include "server/hall.h"

namespace mehen::server {

class Session : public std::enable_shared_from_this<Session> {
public:
    Session(Hall& hall, ConnectionPtr connection);

    void open();  // finds out who it is
    void hear(std::string_view text);
    void hear_excess(std::string_view text);
    void closed();
    void renamed(const std::string& guest, const std::string& name);

private:
    struct Opened {
        std::int64_t seen = -1;  // the last position shown; negative: none yet
        std::string table;       // the last `table` message, so that it is not said twice
        std::int64_t talk = -1;  // the last line of talk shown; negative: nothing was
    };
    using Handler = void (Session::*)(const JsonValue& message);

    static Handler handler_for(std::string_view type);
    void understand(const std::string& text);

    void hello(const JsonValue& message);
    void set_language(const JsonValue& message);
    void ping(const JsonValue& message);
    void watch_lobby(const JsonValue& message);
    void create(const JsonValue& message);
    void open_table(const JsonValue& message);
    void close_table(const JsonValue& message);
    void sit(const JsonValue& message);
    void leave(const JsonValue& message);
    void assign(const JsonValue& message);
    void start(const JsonValue& message);
    void rematch(const JsonValue& message);
    void act(const JsonValue& message);
    void undo(const JsonValue& message);
    void why(const JsonValue& message);
    void auto_pass(const JsonValue& message);
    void resign(const JsonValue& message);
    void agree_to_end(const JsonValue& message);
    void come_back(const JsonValue& message);
    void history(const JsonValue& message);
    void look_at(const JsonValue& message);
    void replay(const JsonValue& message);
    void analyse(const JsonValue& message);
    void analyse(const std::string& key, const LiveTable& table, const std::string& id);
    void chat(const JsonValue& message);

    // An order to a table; its answer goes to the client with the id of the question.
    void order(const JsonValue& message, What what);
    void show_table(const std::string& table, const std::string& id);  // id as it was written; empty: unasked
    void show_position(const std::string& table, bool anew);
    void show_talk(const std::string& table);
    void enter(const std::string& table, std::int64_t seen, const std::string& id);
    void noticed(const std::string& table, Notice notice);
    void show_lobby(const std::string& id);

    void say(const std::string& id, const std::string& body);
    void refuse(const std::string& id, const Error& error);
    void refuse(const JsonValue& message, const Error& error) { refuse(message.raw("id"), error); }

    Hall& hall_;
    ConnectionPtr connection_;
    Person person_;
    Language language_ = Language::en;
    bool known_ = false;    // who it is has been found out
    bool greeted_ = false;  // hello was said
    bool gone_ = false;
    std::vector<std::string> early_;  // heard before it was known who speaks
    std::map<std::string, Opened> opened_;
    std::size_t creating_ = 0;  // tables that will be opened when they are made
    bool watches_lobby_ = false;
    bool lobby_due_ = false;
    std::string lobby_;  // as it was last shown, so that it is not said twice
    std::unique_ptr<LiveTable> replay_;
    int replays_ = 0;  // so far
};

}  // namespace mehen::server
