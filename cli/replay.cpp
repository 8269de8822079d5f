// mehen replay: plays a record again, shows it, verifies it.
#include <cstdio>

#include "cli/commands.h"
#include "cli/record_file.h"
#include "cli/setup.h"
#include "cli/terminal.h"
#include "json/line.h"

namespace mehen::cli {

namespace {

constexpr Text verified = {"{0}: {1}, {2} {2:move|moves}, verified", "{0}: {1}, {2} {2:ruch|ruchy|ruchów}, sprawdzono",
                           "{0}: {1}, {2} {2:mossa|mosse}, verificata"};
constexpr Text not_finished = {"not finished", "niedokończona", "non finita"};
constexpr Text no_such_move = {"the record has {0} {0:move|moves}; --at must be from 0 to {0}",
                               "zapis ma {0} {0:ruch|ruchy|ruchów}; --at musi być od 0 do {0}",
                               "la registrazione ha {0} {0:mossa|mosse}; --at deve essere da 0 a {0}"};

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

// A record that is no good is what --verify asks about; for everything else it is bad use.
int status_of(const Invocation& call, int status) {
    return status == answer_is_no && !call.has("--verify") ? bad_use : status;
}

int run_replay(const Invocation& call) {
    RecordFile file;
    if (const int status = open_record(call, file)) return status_of(call, status);
    const std::size_t moves = file.record.moves.size();
    std::size_t at = moves;
    if (!call.number("--at", at, 0, UINT64_MAX)) return bad_use;
    if (at > moves) return complain(call, Message(no_such_move, moves));

    Match match(file.setup.rules);
    Printer printer(call, match);
    const bool show = call.has("--at") && !call.has("--json");
    if (show && at == 0) printer.draw();
    const auto wrong = replay_record(file.record, match, [&] {
        printer.move_played();
        if (show && match.history().size() == at) printer.draw();
    });
    if (wrong) return status_of(call, refuse_record(call, *wrong, file.setup.rules.get()));
    printer.finish(call.operands[0]);
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
    return {"replay",
            "FILE",
            1,
            1,
            {"plays a record again", "odtwarza zapis gry", "mostra il replay di una registrazione"},
            flags,
            run_replay};
}

}  // namespace mehen::cli
