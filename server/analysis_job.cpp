#include "server/analysis_job.h"

#include "analysis/analysis.h"
#include "json/line.h"

namespace mehen::server {

namespace {

constexpr Text still_playing = {"A match can be analysed when it is over.", "Grę można analizować, gdy się skończy.",
                                "Una partita si può analizzare quando è finita."};

constexpr Budget for_each_choice = {.milliseconds = 150};

struct Job {
    std::shared_ptr<const AnyRules> rules;
    std::string table;
    std::vector<Choice> choices;
    std::vector<Verdict> verdicts;
    std::function<bool(const std::string&)> progress;
    Workers& workers;
};

JsonLine verdict_json(const Job& job, std::size_t i) {
    const Choice& choice = job.choices[i];
    const Verdict& verdict = job.verdicts[i];
    JsonLine win;
    for (Seat seat = 0; seat < job.rules->seats(); ++seat) win.add(job.rules->seat_id(seat), verdict.before[seat]);
    return JsonLine()
        .add("position", choice.move)
        .add("seat", job.rules->seat_id(choice.seat))
        .add("win", win)
        .add("played", job.rules->action_text(choice.played))
        .add("best", job.rules->action_text(verdict.best))
        .add("loss", verdict.loss);
}

bool tell(const Job& job) {
    const bool done = job.verdicts.size() == job.choices.size();
    std::vector<JsonLine> chances;
    for (std::size_t i = 0; done && i < job.choices.size(); ++i) chances.push_back(verdict_json(job, i));
    JsonLine line;
    line.add("type", "analysis").add("table", job.table).add("done", job.verdicts.size()).add("of", job.choices.size());
    return job.progress(line.add_list("chances", chances).text().substr(1));
}

void judge_next(const std::shared_ptr<Job>& job) {
    if (!tell(*job) || job->verdicts.size() == job->choices.size()) return;
    auto verdict = std::make_shared<Verdict>();
    const std::size_t at = job->verdicts.size();
    job->workers.ask(
        [job, verdict, at] {
            const Studying search = [job](const ViewBytes& view, Seat seat, std::span<const Action> actions,
                                          const Budget& budget,
                                          Rng& with) { return study(*job->rules, view, seat, actions, budget, with); };
            *verdict = judge(job->choices[at], for_each_choice, search);
        },
        [job, verdict] {
            job->verdicts.push_back(std::move(*verdict));
            judge_next(job);
        },
        true);
}

}  // namespace

std::optional<Error> analyse_table(const LiveTable& table, Workers& workers,
                                   std::function<bool(const std::string& body)> progress) {
    if (!table.over()) return make_error("illegal", still_playing);
    auto job = std::make_shared<Job>(Job{table.setup().rules, table.id(), {}, {}, std::move(progress), workers});
    const Match& played = table.chronicle().match();
    Match match(table.setup().rules);
    for (const Move& move : played.history()) {
        if (move.seat == chance) {
            match.play_outcome(move.action);
            continue;
        }
        if (auto choice = choice_in(match, move.seat)) {
            choice->played = move.action;
            job->choices.push_back(std::move(*choice));
        }
        if (match.play(move.seat, move.action)) break;
    }
    judge_next(job);
    return std::nullopt;
}

}  // namespace mehen::server
