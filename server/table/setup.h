// How a table is set up: what is played there, who sits where, and by which customs.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/any_game.h"
#include "json/line.h"
#include "json/value.h"
#include "server/store/store.h"
#include "server/table/error.h"

namespace mehen::server {

struct Person {
    std::string id;            // empty: somebody without a name, who can only watch
    std::string name;          // as it is now
    std::string address = {};  // what shares are counted by: an account of addresses; empty: not known
};

struct Chair {
    enum class Who : std::uint8_t { open, guest, bot } who = Who::open;
    Person guest;     // if a guest sits here
    std::string bot;  // the level, if a bot does
};

struct ClockSetup {
    enum class Kind : std::uint8_t { none, move, bank, days } kind = Kind::none;
    int seconds = 0;             // for each move; of a bank, at the start
    int increment = 0;           // of a bank: for each turn
    std::string bot = "normal";  // acts at zero
};

struct TableSetup {
    std::string game;
    Setup choices;     // seats and options
    std::string pack;  // on one line, as records hold it; empty: built-in tables
    std::vector<Chair> chairs;
    ClockSetup clock;
    bool listed = false;  // for everybody in the lobby
    bool watching = true;
    int delay = 0;  // of spectators, in moves
    std::shared_ptr<const AnyRules> rules;
};

// From a `create` message. Seats of "me" go to whoever asks.
std::variant<TableSetup, Error> read_create(const JsonValue& message, const Person& me);

// As the store keeps it, without the guests: those have rows of their own.
std::string write_setup(const TableSetup& setup);
// Null rules: what was stored can no longer be played; the error says why.
std::variant<TableSetup, Error> read_setup(std::string_view game, std::string_view stored);

std::string_view word_for(Chair::Who who);
// As messages show it and the store keeps it.
JsonLine clock_json(const ClockSetup& clock);

// Puts guests where the store says they sit; seats that are not there are left out.
void seat_guests(TableSetup& setup, const std::vector<Seated>& seats);

// Levels that a player can choose, weakest first.
std::span<const std::string_view> levels();
bool is_level(std::string_view name);
// "bot, hard": what stands beside its name.
std::string bot_title(std::string_view level, Language language);
// Whoever plays for nobody is called like this, at the same seat always.
std::string_view bot_name(Seat seat);
std::span<const std::string_view> names_of_bots();
std::string level_name(std::string_view level, Language language);

}  // namespace mehen::server
