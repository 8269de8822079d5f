// Plays records again and counts what happened in them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/record.h"
#include "tools/balance/witness.h"

namespace mehen::balance {

class Counter {
public:
    // Counts one more game. `group` is the same for games with the same draws, which must follow one another. The first
    // record says what is counted: all others must have its game, seats, options and pack. What is wrong with the
    // record, if anything is; nothing is counted then.
    std::string take(std::string_view text, std::uint64_t group);
    const Tallies& finish();  // after the last game

private:
    std::string prepare(const Record& record);
    void count(const Match& match);

    std::shared_ptr<const AnyRules> rules_;
    std::unique_ptr<Witness> witness_;
    std::string heading_;  // everything of a record that stands before its moves
    std::optional<std::uint64_t> group_;
    ShareTable* seats_ = nullptr;
    Spread* decisions_ = nullptr;
    Spread* scores_ = nullptr;
    Spread* winning_scores_ = nullptr;
    Spread* margins_ = nullptr;
    Tallies tallies_;
};

}  // namespace mehen::balance
