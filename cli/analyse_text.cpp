// mehen analyse in the terminal.
#include <algorithm>
#include <array>
#include <cmath>

#include "cli/analyse.h"
#include "cli/analyse_words.h"

namespace mehen::cli {

namespace {

constexpr int page_width = 100;
constexpr int graph_width = 72;
constexpr std::size_t mistakes_shown = 8;
constexpr std::size_t lines_told = 6;
constexpr Style strong = {.bold = true};
constexpr Style faint = {.dim = true};

class TextReport {
public:
    TextReport(const Report& report, bool colours) : report_(report), colours_(colours) {
        for (Seat seat = 0; seat < report.seats(); ++seat)
            name_width_ = std::max(name_width_, text_width(report.seat_name(seat)) + 2);
    }

    std::string write() {
        head();
        if (report_.analysis.choices.empty()) {
            line("\n" + say(words::no_choices, report_.language));
            return out_;
        }
        graph();
        turning_points();
        mistakes();
        accuracy();
        notes();
        return out_;
    }

private:
    void line(const std::string& text) { out_ += text + "\n"; }
    std::string say_in(const Text& text) const { return say(text, report_.language); }
    std::string style(const std::string& text, Style how) const { return styled(text, how, colours_); }
    void title(const Text& text) { line("\n" + style(say_in(text), strong)); }
    static Style ink(Seat seat) {
        static constexpr std::array<std::int16_t, max_seats> inks = {33, 178, 36, 167, 141, 245};
        return {.ink = inks[seat]};
    }
    std::string seat_label(Seat seat) const {
        return style(padded(std::string(sign_of(seat)) + " " + report_.seat_name(seat), name_width_), ink(seat));
    }
    void paragraph(const std::string& text, int indent, Style how = {}) {
        for (const std::string& part : wrapped(text, page_width - indent))
            line(std::string(static_cast<std::size_t>(indent), ' ') + style(part, how));
    }
    // A label and its words, with what does not fit in the line below the words.
    void labelled(const std::string& label, const std::string& text, int indent) {
        const int room = text_width(label) + 2;
        std::string start = style(label, faint) + "  ";
        for (const std::string& part : wrapped(text, page_width - indent - room)) {
            out_.append(static_cast<std::size_t>(indent), ' ');
            line(start.append(part));
            start.assign(static_cast<std::size_t>(room), ' ');
        }
    }

    void head() {
        const GameFacts& facts = report_.rules().facts();
        std::string facts_line = say(words::players, report_.language, report_.seats()) + " · " +
                                 say(words::moves_count, report_.language, report_.moves());
        if (const std::string options = report_.options(); !options.empty()) facts_line += " · " + options;
        if (!report_.over) facts_line += " · " + say_in(words::not_finished);
        line(style(std::string(facts.title[report_.language]), strong) + "  " + style(facts_line, faint));
        for (Seat seat = 0; seat < report_.seats(); ++seat) {
            std::string text = "  " + seat_label(seat) + "  " + padded(report_.player(seat), 20) + "  " +
                               padded(say(words::points, report_.language, report_.result.score[seat]), 12);
            if (report_.over)
                text += style(say(words::place, report_.language, report_.result.place[seat]),
                              report_.result.place[seat] == 1 ? strong : faint);
            line(text);
        }
    }

    // The chance in the middle of each column; between two points the way from one to the other.
    double chance_at(const std::vector<ChancePoint>& curve, Seat seat, int column) const {
        const double at = (column + 0.5) * static_cast<double>(report_.moves()) / graph_width;
        const auto next = std::find_if(curve.begin(), curve.end(),
                                       [&](const ChancePoint& point) { return static_cast<double>(point.moves) > at; });
        if (next == curve.begin()) return curve.front().chance[seat];
        if (next == curve.end()) return curve.back().chance[seat];
        const auto before = std::prev(next);
        const double from = static_cast<double>(before->moves);
        const double part = (at - from) / (static_cast<double>(next->moves) - from);
        return before->chance[seat] + part * (next->chance[seat] - before->chance[seat]);
    }

    void graph() {
        static constexpr std::array<std::string_view, 9> blocks = {" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
        constexpr int rows = 2;
        const std::vector<ChancePoint> curve = chance_curve(report_);
        title(words::chance_to_win);
        for (Seat seat = 0; seat < report_.seats(); ++seat) {
            for (int row = rows - 1; row >= 0; --row) {
                std::string bar;
                for (int column = 0; column < graph_width; ++column) {
                    const long eighths = std::lround(chance_at(curve, seat, column) * 8 * rows) - 8L * row;
                    // The lowest row is never empty, so that every graph has a ground line.
                    bar += blocks[static_cast<std::size_t>(std::clamp(eighths, row == 0 ? 1L : 0L, 8L))];
                }
                const std::string label =
                    row == 0 ? seat_label(seat) : std::string(static_cast<std::size_t>(name_width_), ' ');
                const std::string ends =
                    row == 0 ? percent(curve.front().chance[seat]) + " → " + percent(curve.back().chance[seat]) : "";
                line("  " + label + " " + style(bar, ink(seat)) + (ends.empty() ? "" : "  " + style(ends, faint)));
            }
        }
        ruler();
    }

    // Where each part of the match begins.
    void ruler() {
        std::string marks;
        int at = 0;
        for (std::size_t n = 1; n < report_.course.size(); ++n) {
            const std::string& chapter = report_.course[n].chapter;
            if (chapter.empty() || chapter == report_.course[n - 1].chapter) continue;
            const int column = static_cast<int>(n * graph_width / std::max<std::size_t>(1, report_.moves()));
            const std::string mark = "│" + chapter + " ";
            if (column < at || column + text_width(mark) > graph_width + 12) continue;
            marks += std::string(static_cast<std::size_t>(column - at), ' ') + mark;
            at = column + text_width(mark);
        }
        if (!marks.empty()) line(std::string(static_cast<std::size_t>(name_width_ + 3), ' ') + style(marks, faint));
    }

    void turning_points() {
        title(words::turning_points);
        if (report_.analysis.turning_points.empty()) paragraph(say_in(words::no_turning_points), 2, faint);
        for (const TurningPoint& point : report_.analysis.turning_points) {
            const std::string chapter = report_.course[point.from].chapter;
            line("  " + seat_label(point.seat) + " " +
                 padded(percent(point.before) + " → " + percent(point.after), 14) +
                 style((chapter.empty() ? "" : chapter + ", ") +
                           lower((point.to == point.from + 1 ? words::move : words::moves)[report_.language]) + " " +
                           moves_of(point),
                       faint));
            for (const std::size_t i : report_.mistakes_in(point))
                line("      " + style(std::string(mark_of(report_.analysis.verdicts[i])), strong) + " " +
                     report_.whose(report_.analysis.choices[i]));
            const std::vector<std::string> told = report_.told(point);
            const std::size_t shown = told.size() > lines_told + 1 ? lines_told : told.size();
            for (std::size_t i = 0; i < shown; ++i) paragraph(told[i], 6);
            if (shown < told.size()) paragraph(say(words::and_more, report_.language, told.size() - shown), 6, faint);
        }
    }

    void mistakes() {
        title(words::mistakes);
        if (report_.analysis.mistakes.empty()) paragraph(say_in(words::no_mistakes), 2, faint);
        for (const std::size_t i : report_.told_mistakes(mistakes_shown)) {
            const Choice& choice = report_.analysis.choices[i];
            const Verdict& verdict = report_.analysis.verdicts[i];
            line("  " + seat_label(choice.seat) + " " +
                 padded(percent(verdict.best_chance) + " → " + percent(verdict.after[choice.seat]), 14) +
                 style(padded(std::string(mark_of(verdict)), 4), strong) +
                 style(say(words::move_in_line, report_.language, choice.move + 1,
                           report_.file.record.moves[choice.move].line),
                       faint));
            const int room = std::max(text_width(say_in(words::played)), text_width(say_in(words::better)));
            labelled(padded(say_in(words::played), room), report_.played(choice), 6);
            labelled(padded(say_in(words::better), room), report_.words(choice, verdict.best), 6);
        }
    }

    void accuracy() {
        title(words::accuracy);
        std::string head(static_cast<std::size_t>(name_width_ + 2), ' ');
        for (const Text* text : {&words::choices, &words::best_found, &words::average_loss, &words::mistake_count})
            head += right(say_in(*text), 16);
        line(style(head, faint));
        for (Seat seat = 0; seat < report_.seats(); ++seat) {
            const Accuracy& each = report_.analysis.accuracy[seat];
            line("  " + seat_label(seat) + right(std::to_string(each.choices), 16) +
                 right(percent(each.best_share()), 16) +
                 right(decimal(each.average_loss() * 100, 1, report_.language) + "\u00A0%", 16) +
                 right(std::to_string(each.mistakes), 16));
        }
    }

    void notes() {
        line("");
        paragraph(
            say(words::how, report_.language, percent(mistake_from), percent(grave_from), percent(sealed_mistake_from)),
            2, faint);
        paragraph(
            say(words::effort, report_.language, report_.analysis.choices.size(),
                decimal(report_.seconds, 1, report_.language), report_.iterations() / report_.analysis.choices.size()),
            2, faint);
    }

    static std::string right(const std::string& text, int width) {
        const int missing = std::max(0, width - text_width(text));
        return std::string(static_cast<std::size_t>(missing), ' ') + text;
    }

    const Report& report_;
    bool colours_;
    int name_width_ = 0;
    std::string out_;
};

}  // namespace

std::string text_report(const Report& report, bool colours) {
    return TextReport(report, colours).write();
}

}  // namespace mehen::cli
