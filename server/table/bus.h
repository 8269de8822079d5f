// Between tables and those who look at them. A table says that something has changed; whoever is interested asks it
// what. With several nodes the notices come from elsewhere; nothing else changes for the listeners.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace mehen::server {

enum class Notice : std::uint8_t {
    position,  // something was played
    table,     // seats, stage, presence
    chat,
    lobby,  // what the lobby shows of some table
};

class Bus {
public:
    using Listener = std::function<void(const std::string& table, Notice notice)>;

    Bus() = default;
    Bus(const Bus&) = delete;
    Bus& operator=(const Bus&) = delete;
    virtual ~Bus() = default;

    virtual void publish(const std::string& table, Notice notice) = 0;
    // `who` is the listener's own number; listening twice to one table replaces the first.
    virtual void listen(const std::string& table, std::uint64_t who, Listener listener) = 0;
    virtual void stop_listening(const std::string& table, std::uint64_t who) = 0;

    // The table under whose name the lobby listens.
    static inline const std::string lobby = {};
};

// Everything in one process and on one thread: a notice is heard before `publish` returns.
class LocalBus final : public Bus {
public:
    void publish(const std::string& table, Notice notice) override {
        const auto found = listeners_.find(table);
        if (found == listeners_.end()) return;
        const auto heard = found->second;  // a listener may leave while it listens
        for (const auto& [who, listener] : heard) listener(table, notice);
    }
    void listen(const std::string& table, std::uint64_t who, Listener listener) override {
        listeners_[table][who] = std::move(listener);
    }
    void stop_listening(const std::string& table, std::uint64_t who) override {
        const auto found = listeners_.find(table);
        if (found == listeners_.end()) return;
        found->second.erase(who);
        if (found->second.empty()) listeners_.erase(found);
    }

private:
    std::map<std::string, std::map<std::uint64_t, Listener>> listeners_;
};

}  // namespace mehen::server
