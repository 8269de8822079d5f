// mehen analyse --json: a line per choice, then one about the whole match.
#include <span>

#include "cli/analyse.h"
#include "json/line.h"

namespace mehen::cli {

namespace {

std::string choice_line(const Report& report, std::size_t i) {
    const AnyRules& rules = report.rules();
    const Choice& choice = report.analysis.choices[i];
    const Verdict& verdict = report.analysis.verdicts[i];
    std::vector<JsonLine> options;
    for (const Study::Option& option : verdict.options)
        options.push_back(JsonLine()
                              .add("action", rules.action_text(option.action))
                              .add("chance", option.chance)
                              .add("visits", option.visits));
    return JsonLine()
        .add("n", choice.move + 1)
        .add("line", report.file.record.moves[choice.move].line)
        .add("seat", rules.seat_id(choice.seat))
        .add("action", rules.action_text(choice.played))
        .add("legal", choice.actions.size())
        .add("sealed", choice.sealed)
        .add_list("chance", std::span(verdict.before).first(report.seats()))
        .add_list("after", std::span(verdict.after).first(report.seats()))
        .add("best", rules.action_text(verdict.best))
        .add("best_chance", verdict.best_chance)
        .add("loss", verdict.loss)
        .add("mistake", verdict.mistake)
        .add_list("options", options)
        .add("iterations", verdict.iterations)
        .text();
}

std::string summary_line(const Report& report) {
    const AnyRules& rules = report.rules();
    std::vector<JsonLine> seats;
    for (Seat seat = 0; seat < report.seats(); ++seat) {
        const Accuracy& accuracy = report.analysis.accuracy[seat];
        seats.push_back(JsonLine()
                            .add("seat", rules.seat_id(seat))
                            .add("player", report.player(seat))
                            .add("choices", accuracy.choices)
                            .add("best", accuracy.best)
                            .add("mistakes", accuracy.mistakes)
                            .add("average_loss", accuracy.average_loss()));
    }
    std::vector<JsonLine> turning_points;
    for (const TurningPoint& point : report.analysis.turning_points)
        turning_points.push_back(JsonLine()
                                     .add("from", point.from + 1)
                                     .add("to", point.to)
                                     .add("seat", rules.seat_id(point.seat))
                                     .add("before", point.before)
                                     .add("after", point.after));
    return JsonLine()
        .add("game", rules.facts().id)
        .add("moves", report.moves())
        .add("result", report.over ? result_text(rules, report.result) : "")
        .add_list("seats", seats)
        .add_list("turning_points", turning_points)
        .add("iterations", report.iterations())
        .add("seconds", report.seconds)
        .text();
}

}  // namespace

std::string json_report(const Report& report) {
    std::string out;
    for (std::size_t i = 0; i < report.analysis.choices.size(); ++i) out += choice_line(report, i) + "\n";
    return out + summary_line(report) + "\n";
}

}  // namespace mehen::cli
