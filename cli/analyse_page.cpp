// mehen analyse --html: one page that needs nothing but itself, without a script.
#include <algorithm>

#include "cli/analyse.h"
#include "cli/analyse_charts.h"
#include "cli/analyse_style.h"
#include "cli/analyse_words.h"
#include "cli/html.h"

namespace mehen::cli {

namespace {

constexpr std::size_t lines_told = 6;
constexpr std::uint64_t visits_to_show = 30;  // an alternative that was looked at less says nothing

class Page {
public:
    explicit Page(const Report& report) : report_(report) {}

    std::string write() const {
        const bool empty = report_.analysis.choices.empty();
        return "<!DOCTYPE html>\n<html lang='" +
               std::string(language_codes[static_cast<std::size_t>(report_.language)]) +
               "'>\n<head>\n<meta charset='utf-8'>\n"
               "<meta name='viewport' content='width=device-width, initial-scale=1'>\n" +
               element("title", escaped(page_title())) + "\n<style>" + std::string(page_style) +
               "</style>\n</head>\n<body>\n" + head() + "\n<main>\n" +
               (empty ? element("p", in(words::no_choices)) : body()) + "\n</main>\n" + (empty ? "" : foot()) +
               "\n</body>\n</html>\n";
    }

private:
    std::string in(const Text& text) const { return escaped(text[report_.language]); }
    template <class... Args>
    std::string in(const Text& text, const Args&... arguments) const {
        return escaped(say(text, report_.language, arguments...));
    }
    static std::string seat_class(Seat seat) { return "s" + std::to_string(seat); }
    std::string seat(Seat seat) const {
        return element("span", "class='seat " + seat_class(seat) + "'",
                       std::string(sign_of(seat)) + " " + escaped(report_.seat_name(seat)));
    }
    std::string page_title() const {
        std::string title = std::string(report_.rules().facts().title[report_.language]) + ":";
        for (Seat seat = 0; seat < report_.seats(); ++seat)
            title += (seat == 0 ? " " : " – ") + report_.seat_name(seat) + " (" + report_.player(seat) + ")";
        return title;
    }

    std::string head() const {
        std::string facts = in(words::players, report_.seats()) + " · " + in(words::moves_count, report_.moves());
        if (const std::string options = report_.options(); !options.empty()) facts += " · " + escaped(options);
        if (!report_.over) facts += " · " + in(words::not_finished);
        std::string players;
        for (Seat seat = 0; seat < report_.seats(); ++seat) players += player(seat);
        return element("header",
                       element("p", "class='over'", std::string(page_serpent) + "Mehen · " + in(words::analysis)) +
                           element("h1", in(report_.rules().facts().title)) + element("p", "class='facts'", facts) +
                           element("ul", "class='players'", players));
    }

    std::string player(Seat seat) const {
        const bool first = report_.over && report_.result.place[seat] == 1;
        const Accuracy& accuracy = report_.analysis.accuracy[seat];
        std::string score = element("strong", in(words::points, report_.result.score[seat]));
        if (report_.over) score += " · " + in(words::place, report_.result.place[seat]);
        const auto fact = [&](const Text& name, const std::string& value) {
            return element("div", element("dt", in(name)) + element("dd", value));
        };
        const std::string facts =
            fact(words::best_found, percent(accuracy.best_share())) +
            fact(words::average_loss, decimal(accuracy.average_loss() * 100, 1, report_.language) + "\u00A0%") +
            fact(words::mistake_count, std::to_string(accuracy.mistakes));
        return element("li", "class='player " + seat_class(seat) + (first ? " first" : "") + "'",

                       element("p", element("b", std::string(sign_of(seat)) + " " + escaped(report_.seat_name(seat)))) +
                           element("p", "class='who'", escaped(report_.player(seat))) +
                           element("p", "class='score'", score) + element("dl", facts));
    }

    std::string body() const {
        std::string out = section(words::chance_to_win, chance_chart(report_));
        std::string gauges;
        for (std::size_t i = 0; i < report_.course.front().gauges.size(); ++i) gauges += gauge_chart(report_, i);
        out += section(words::course, gauges);
        out += section(words::turning_points, turning_points());
        out += section(words::mistakes, mistakes());
        return out + section(words::all_choices, all_choices());
    }
    std::string section(const Text& title, const std::string& content) const {
        return element("section", element("h2", in(title)) + content);
    }

    // Roles are named, because a telephone shows the rows as cards, and a browser then forgets that it is a table.
    static std::string table(std::string_view kind, const std::vector<std::string>& columns, const std::string& rows) {
        std::string head;
        for (const std::string& column : columns) head += element("th", "scope='col' role='columnheader'", column);
        return element("table", "role='table' class='" + std::string(kind) + "'",
                       element("thead", "role='rowgroup'", element("tr", "role='row'", head)) +
                           element("tbody", "role='rowgroup'", rows));
    }
    static std::string cell(const std::string& content, std::string_view attributes = {}) {
        return element("td", "role='cell' " + std::string(attributes), content);
    }
    std::string labelled_cell(const Text& label, const std::string& content) const {
        return cell(content, "data-label='" + in(label) + "'");
    }
    std::string chapter_of(std::size_t moves) const {
        const std::string& chapter = report_.course[moves].chapter;
        return chapter.empty() ? "" : element("span", "class='sub'", escaped(chapter));
    }

    std::string happened(const TurningPoint& point) const {
        const std::vector<std::string> told = report_.told(point);
        std::string first;
        std::string rest;
        const std::size_t shown = told.size() > lines_told + 1 ? lines_told : told.size();
        for (std::size_t i = 0; i < told.size(); ++i) (i < shown ? first : rest) += element("li", escaped(told[i]));
        for (const std::size_t i : report_.mistakes_in(point))
            first += element("li", element("span", "class='mark'", mark_of(report_.analysis.verdicts[i])) +
                                       escaped(report_.whose(report_.analysis.choices[i])));
        std::string out = element("ul", first);
        if (!rest.empty())
            out +=
                element("details", element("summary", in(words::and_more, told.size() - shown)) + element("ul", rest));
        return out;
    }

    std::string turning_points() const {
        if (report_.analysis.turning_points.empty()) return element("p", in(words::no_turning_points));
        std::string rows;
        for (const TurningPoint& point : report_.analysis.turning_points) {
            const bool up = point.change() > 0;
            rows +=
                element("tr", "role='row'",
                        cell(moves_of(point) + chapter_of(point.from), "class='number inline'") +
                            cell(seat(point.seat), "class='inline'") +
                            cell(element("span", std::string("class='") + (up ? "up" : "down") + "'", up ? "▲" : "▼") +
                                     " " + percent(point.before) + " → " + percent(point.after),
                                 "class='number inline'") +
                            cell(happened(point)));
        }
        return table("cards", {in(words::moves), in(words::seat), in(words::chance_to_win), in(words::what_happened)},
                     rows);
    }

    std::string alternatives(const Choice& choice, const Verdict& verdict) const {
        std::string out =
            escaped(report_.words(choice, verdict.best)) + element("span", "class='sub'", percent(verdict.best_chance));
        for (const Study::Option& option : verdict.options)
            if (option.action != verdict.best && option.action != choice.played && option.visits >= visits_to_show &&
                option.chance > verdict.after[choice.seat] && option.chance <= verdict.best_chance)
                out += element("span", "class='sub'",
                               in(words::also) + ": " + escaped(report_.words(choice, option.action)) + ", " +
                                   percent(option.chance));
        return out;
    }

    std::string mistakes() const {
        if (report_.analysis.mistakes.empty()) return element("p", in(words::no_mistakes));
        std::string rows;
        for (const std::size_t i : report_.told_mistakes()) {
            const Choice& choice = report_.analysis.choices[i];
            const Verdict& verdict = report_.analysis.verdicts[i];
            const std::string line = in(words::line, report_.file.record.moves[choice.move].line);
            rows += element(
                "tr", "role='row' id='move-" + std::to_string(choice.move + 1) + "'",
                cell(std::to_string(choice.move + 1) + chapter_of(choice.move) + element("span", "class='sub'", line),
                     "class='number inline'") +
                    cell(seat(choice.seat), "class='inline'") +
                    cell(element("span", "class='mark'", mark_of(verdict)) + percent(-verdict.loss),
                         "class='number inline'") +
                    labelled_cell(words::played,
                                  escaped(report_.played(choice)) +
                                      element("span", "class='sub'", percent(verdict.after[choice.seat]))) +
                    labelled_cell(words::better, alternatives(choice, verdict)));
        }
        return table("cards", {in(words::move), in(words::seat), in(words::loss), in(words::played), in(words::better)},
                     rows);
    }

    std::string choice_row(std::size_t i) const {
        const Choice& choice = report_.analysis.choices[i];
        const Verdict& verdict = report_.analysis.verdicts[i];
        std::string played = escaped(report_.played(choice));
        if (choice.sealed) played += " " + element("span", "class='sub'", in(words::sealed));
        std::string cells =
            cell(std::to_string(choice.move + 1), "class='number'") + cell(seat(choice.seat)) + cell(played);
        for (Seat each = 0; each < report_.seats(); ++each)
            cells += cell(percent(verdict.before[each]), "class='number'");
        const bool lost = verdict.loss > 0;
        cells += cell(lost ? escaped(report_.words(choice, verdict.best)) : "–");
        cells += cell((verdict.mistake ? element("span", "class='mark'", mark_of(verdict)) : "") +
                          (lost ? percent(-verdict.loss) : "–"),
                      "class='number'");
        return element("tr", verdict.mistake ? "role='row' class='wrong'" : "role='row'", cells);
    }

    std::string all_choices() const {
        std::vector<std::string> columns = {in(words::move), in(words::seat), in(words::played)};
        for (Seat each = 0; each < report_.seats(); ++each)
            columns.push_back(std::string(sign_of(each)) + " " + escaped(report_.seat_name(each)));
        columns.push_back(in(words::better));
        columns.push_back(in(words::loss));
        std::string rows;
        std::string chapter;
        for (std::size_t i = 0; i < report_.analysis.choices.size(); ++i) {
            const std::string& now = report_.course[report_.analysis.choices[i].move].chapter;
            if (now != chapter && !now.empty())
                rows += element("tr", "role='row'",
                                element("th",
                                        "class='part' colspan='" + std::to_string(columns.size()) +
                                            "' role='rowheader' scope='colgroup'",
                                        escaped(now)));
            chapter = now;
            rows += choice_row(i);
        }
        return element(
            "details",
            element("summary", in(words::choices_made, report_.analysis.choices.size())) +
                element("div", "class='scroll' tabindex='0' role='region' aria-label='" + in(words::all_choices) + "'",
                        table("all", columns, rows)));
    }

    std::string foot() const {
        return element("footer", element("p", in(words::how, percent(mistake_from), percent(grave_from),
                                                 percent(sealed_mistake_from))) +
                                     element("p", in(words::effort, report_.analysis.choices.size(),
                                                     decimal(report_.seconds, 1, report_.language),
                                                     report_.iterations() / report_.analysis.choices.size())) +
                                     element("p", "Mehen " MEHEN_VERSION));
    }

    const Report& report_;
};

}  // namespace

std::string page_report(const Report& report) {
    return Page(report).write();
}

}  // namespace mehen::cli
