// Records: a whole match as UTF-8 text. docs/record-format.md gives the grammar.
// A record holds everybody's secrets: that of a running match is for nobody's eyes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/match.h"

namespace mehen {

struct Record {
    struct Line {
        int line;  // in the text, from 1
        std::string seat;
        std::string action;
    };

    std::string game;
    int rules_revision = 0;
    std::vector<std::pair<std::string, std::string>> options;
    std::vector<std::pair<std::string, std::string>> seats;  // seat id and who sat there
    std::vector<int> seat_lines;                             // in the text
    std::string pack;                                        // one line of JSON, empty: built-in tables
    std::vector<Line> moves;
    std::string result;  // empty: the match is not finished
    int result_line = 0;
    std::string hash;  // empty: not sealed
    int hash_line = 0;
    std::string content_hash;  // what `hash` should be
};

struct RecordProblem {
    int line = 0;  // 0: the record as a whole
    Message why;
    Refusal refusal;  // of an illegal action: why it is not legal, for the game's own words
};

std::optional<RecordProblem> parse_record(std::string_view text, Record& record);

// Checks header facts that need the rules, plays every move and compares the result and the hash.
// `match` must be new and made with the record's game, options and pack. `each` hears of every move played.
template <class Each>
std::optional<RecordProblem> replay_record(const Record& record, Match& match, Each&& each);

// The problem with one move, after which the match is unchanged, or nothing.
std::optional<RecordProblem> replay_move(const Record::Line& move, Match& match);
std::optional<RecordProblem> check_record_header(const Record& record, const AnyRules& rules);
std::optional<RecordProblem> check_record_end(const Record& record, const Match& match);

// The record of a match so far; finished ones carry result and hash.
std::string write_record(const Match& match, const std::vector<std::string>& players, std::string_view pack);

std::string result_text(const AnyRules& rules, const Result& result);  // "obelisk 65 1 pyramid 44 2"

template <class Each>
std::optional<RecordProblem> replay_record(const Record& record, Match& match, Each&& each) {
    if (auto problem = check_record_header(record, match.rules())) return problem;
    for (const Record::Line& move : record.moves) {
        if (auto problem = replay_move(move, match)) return problem;
        each();
    }
    return check_record_end(record, match);
}

}  // namespace mehen
