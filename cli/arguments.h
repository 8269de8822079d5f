// The command line as a table: each command lists its flags, and everything else (parsing, help, errors in
// three languages) follows from it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text.h"

namespace mehen::cli {

struct Flag {
    std::string_view name;   // "--seats"
    std::string_view value;  // "N"; empty: a switch
    Text help;
};

class Invocation;

struct Command {
    std::string_view name;
    std::string_view operands;  // "GAME [WORD]", for help; in brackets: may be missing
    std::size_t min_operands;
    std::size_t max_operands;
    Text help;
    std::span<const Flag> flags;
    int (*run)(const Invocation&);
};

// One call of the program, understood.
class Invocation {
public:
    const Command* command = nullptr;
    Language language = Language::en;
    std::vector<std::string> operands;
    std::vector<std::pair<std::string_view, std::string>> flags;

    bool has(std::string_view flag) const;
    // The last value given for it.
    std::optional<std::string> value(std::string_view flag) const;
    std::vector<std::string> values(std::string_view flag) const;
    // A whole number within low..high. False, after saying so, if it is none; a missing flag changes nothing.
    template <class Int>
    bool number(std::string_view flag, Int& result, std::uint64_t low, std::uint64_t high) const {
        std::uint64_t given = static_cast<std::uint64_t>(result);
        if (!read_number(flag, given, low, high)) return false;
        result = static_cast<Int>(given);
        return true;
    }

private:
    bool read_number(std::string_view flag, std::uint64_t& result, std::uint64_t low, std::uint64_t high) const;
};

// Exit states of the program.
inline constexpr int done = 0;
inline constexpr int answer_is_no = 1;
inline constexpr int bad_use = 2;

// One line on standard error; returns `bad_use`.
int complain(const Invocation& call, const Message& what);
int complain(const std::string& what);

std::span<const Command> commands();
int run(std::vector<std::string> arguments);

}  // namespace mehen::cli
