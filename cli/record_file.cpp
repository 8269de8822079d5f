#include "cli/record_file.h"

#include "cli/terminal.h"

namespace mehen::cli {

namespace {

constexpr Text unreadable = {"the record '{0}' cannot be read, or is larger than 16 MiB",
                             "zapisu '{0}' nie można odczytać albo przekracza 16 MiB",
                             "la registrazione '{0}' non si può leggere, o supera 16 MiB"};

}  // namespace

int refuse_record(const Invocation& call, const RecordProblem& problem, const AnyRules* rules) {
    complain(problem_text(call.operands[0], problem, rules, call.language));
    return answer_is_no;
}

int open_record(const Invocation& call, RecordFile& file) {
    const std::string& path = call.operands[0];
    const auto text = read_file(path, largest_record);
    if (!text) return complain(call, Message(unreadable, path));
    if (const auto problem = parse_record(*text, file.record)) return refuse_record(call, *problem);
    RecordProblem problem;
    file.setup = setup_of(file.record, call.language, problem);
    return file.setup.rules == nullptr ? refuse_record(call, problem) : done;
}

}  // namespace mehen::cli
