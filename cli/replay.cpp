// mehen replay: plays a record again, shows it, verifies it.
#include <cstdio>

#include "cli/commands.h"
#include "cli/setup.h"
#include "cli/terminal.h"
#include "json/line.h"

namespace mehen::cli {

namespace {

constexpr std::size_t largest_record = 16U * 1024 * 1024;

constexpr Text unreadable = {"the record '{0}' cannot be read, or is larger than 16 MiB",
                             "zapisu '{0}' nie można odczytać albo przekracza 16 MiB",
                             "la registrazione '{0}' non si può leggere, o supera 16 MiB"};
constexpr Text in_line = {"{0}, line {1}: {2}", "{0}, wiersz {1}: {2}", "{0}, riga {1}: {2}"};
constexpr Text in_record = {"{0}: {1}", "{0}: {1}", "{0}: {1}"};
constexpr Text verified = {"{0}: {1}, {2} {2:move|moves}, verified", "{0}: {1}, {2} {2:ruch|ruchy|ruchów}, sprawdzono",
                           "{0}: {1}, {2} {2:mossa|mosse}, verificata"};
constexpr Text not_finished = {"not finished", "niedokończona", "non finita"};
constexpr Text no_such_move = {"the record has {0} {0:move|moves}; --at must be from 0 to {0}",
                               "zapis ma {0} {0:ruch|ruchy|ruchów}; --at musi być od 0 do {0}",
                               "la registrazione ha {0} {0:mossa|mosse}; --at deve essere da 0 a {0}"};

int refuse(const Invocation& call, const RecordProblem& problem, const AnyRules* rules = nullptr) {
    std::string why = problem.why.in(call.language);
    if (problem.refusal && rules != nullptr) why += ": " + rules->refusal_text(problem.refusal, call.language);
    const std::string& path = call.operands[0];
    complain(call, problem.line > 0 ? Message(in_line, path, problem.line, why) : Message(in_record, path, why));
    return call.has("--verify") ? answer_is_no : bad_use;
}

std::string state_hash(const Match& match) {
    Hash hash;
    hash.add_bytes(match.state(), match.rules().state_bytes());
    return hash.hex();
}

// Everything that is printed on the way is kept until the whole record has proved good.
class Printer {
public:
    Printer(const Invocation& call, const Match& match) : call_(call), match_(match) {}

    void move_played() {
        const Move& move = match_.history().back();
        const AnyRules& rules = match_.rules();
        if (call_.has("--json")) {
            out_ += JsonLine()
                        .add("n", match_.history().size())
                        .add("seat", rules.seat_id(move.seat))
                        .add("action", rules.action_text(move.action))
                        .add("hash", state_hash(match_))
                        .text() +
                    "\n";
        } else if (!call_.has("--verify") && !call_.has("--at")) {
            out_ += std::to_string(match_.history().size()) + " " + std::string(rules.seat_id(move.seat)) + ": " +
                    rules.action_text(move.action) + "\n";
            for (const Event& event : match_.events()) {
                const std::string text = rules.event_text(event, call_.language);
                if (!text.empty()) out_ += "      " + text + "\n";
            }
        }
    }

    void draw() {
        Canvas canvas;
        match_.rules().draw(match_.rules().observe(match_.state(), spectator), call_.language, {}, canvas);
        out_ += canvas.print(use_colours());
    }

    void finish(const std::string& path) {
        const AnyRules& rules = match_.rules();
        const std::string result = match_.over() ? result_text(rules, rules.result(match_.state())) : "";
        if (call_.has("--json"))
            out_ += JsonLine().add("result", result).text() + "\n";
        else if (call_.has("--verify"))
            out_ += say(verified, call_.language, path, result.empty() ? not_finished[call_.language] : result,
                        match_.history().size()) +
                    "\n";
        else if (!call_.has("--at"))
            out_ += "result " + (result.empty() ? std::string(not_finished[call_.language]) : result) + "\n";
        std::fputs(out_.c_str(), stdout);
    }

private:
    const Invocation& call_;
    const Match& match_;
    std::string out_;
};

int run_replay(const Invocation& call) {
    const std::string& path = call.operands[0];
    const auto text = read_file(path, largest_record);
    if (!text) return complain(call, Message(unreadable, path));
    Record record;
    if (const auto problem = parse_record(*text, record)) return refuse(call, *problem);
    std::size_t at = record.moves.size();
    if (!call.number("--at", at, 0, UINT64_MAX)) return bad_use;
    if (at > record.moves.size()) return complain(call, Message(no_such_move, record.moves.size()));
    RecordProblem problem;
    const MatchSetup setup = setup_of(record, call.language, problem);
    if (setup.rules == nullptr) return refuse(call, problem);

    Match match(setup.rules);
    Printer printer(call, match);
    const bool show = call.has("--at") && !call.has("--json");
    if (show && at == 0) printer.draw();
    const auto wrong = replay_record(record, match, [&] {
        printer.move_played();
        if (show && match.history().size() == at) printer.draw();
    });
    if (wrong) return refuse(call, *wrong, setup.rules.get());
    printer.finish(path);
    return done;
}

constexpr Flag flags[] = {
    {"--verify",
     "",
     {"only says whether the record is good", "mówi tylko, czy zapis jest poprawny",
      "dice solo se la registrazione è valida"}},
    {"--at", "N", {"shows the table after move N", "pokazuje stół po ruchu N", "mostra il tavolo dopo la mossa N"}},
    json_flag};

}  // namespace

Command replay_command() {
    return {"replay", "FILE",    1, 1, {"plays a record again", "odtwarza zapis gry", "riproduce una registrazione"},
            flags,    run_replay};
}

}  // namespace mehen::cli
