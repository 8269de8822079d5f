// A record on disk, for the commands that read one.
#pragma once

#include "cli/arguments.h"
#include "cli/setup.h"
#include "core/record.h"

namespace mehen::cli {

struct RecordFile {
    Record record;
    MatchSetup setup;
};

// Reads the record that the first operand names and makes its rules; its moves are not played yet. Otherwise says what
// is wrong: `bad_use` if there is nothing to read, `answer_is_no` if it is not a good record.
int open_record(const Invocation& call, RecordFile& file);

// What is wrong with that record, in one line that says where. Returns `answer_is_no`.
int refuse_record(const Invocation& call, const RecordProblem& problem, const AnyRules* rules = nullptr);

}  // namespace mehen::cli
