// What the program knows about the terminal it runs in.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/canvas.h"

namespace mehen::cli {

bool use_colours();                            // standard output is a terminal, and NO_COLOR is not set
bool input_is_terminal();                      // somebody types
std::string printable(std::string_view text);  // without line breaks and control characters: fits one line

// A bar on standard error while work goes on; nothing when that is no terminal.
class Progress {
public:
    explicit Progress(std::uint64_t total);
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress();  // takes the bar away
    void show(std::uint64_t done);

private:
    std::uint64_t total_;
    int shown_ = -1;
    bool visible_;
};

// Whole files. Reading refuses more than `limit` bytes; writing goes to a neighbour first and replaces the
// file only when everything is on disk, so that nothing is ever half-written.
std::optional<std::string> read_file(const std::string& path, std::size_t limit);
bool write_file(const std::string& path, std::string_view content);
bool can_write(const std::string& path);  // changes nothing

}  // namespace mehen::cli
