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
        int line;  // in the text, from 1, here as everywhere
        std::string seat;
        std::string action;
    };

    std::string game;
    int rules_revision = 0;
    struct Fact {
        int line;
        std::string name;
        std::string value;
    };
    std::vector<Fact> options;
    std::vector<Fact> seats;  // seat id and who sat there
    std::string pack;         // one line of JSON; see pack_line
    std::vector<Line> moves;
    std::string result;
    std::string hash;
    int pack_line = 0;         // 0: built-in tables
    int result_line = 0;       // 0: the match is not finished
    int hash_line = 0;         // 0: not sealed
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
