// What the program knows about the terminal it runs in.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
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
    // Often enough to be called for every step. What `note` returns stands behind the bar.
    void show(std::uint64_t steps, const std::function<std::string()>& note = {});

private:
    std::uint64_t total_;
    int shown_ = -1;
    std::chrono::steady_clock::time_point shown_at_;
    bool visible_;
};

// While it lives, Ctrl-C (or a polite kill) is a wish to stop: the first one sets the flag, a second one ends the
// program as usual. At most one at a time.
class Interrupt {
public:
    explicit Interrupt(std::atomic<bool>& stop);
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;
    ~Interrupt();
    bool caught() const { return caught_; }

private:
    static std::atomic<Interrupt*>& watching();  // all that a signal handler can reach
    static void handle(int signal);

    std::atomic<bool>& stop_;
    std::atomic<bool> caught_ = false;
};

// Whole files. Reading refuses more than `limit` bytes; writing goes to a neighbour first and replaces the
// file only when everything is on disk, so that nothing is ever half-written.
std::optional<std::string> read_file(const std::string& path, std::size_t limit);
bool write_file(const std::string& path, std::string_view content);
bool can_write(const std::string& path);  // changes nothing

}  // namespace mehen::cli
