#include "cli/analyse_charts.h"

#include <algorithm>
#include <cmath>
#include <ranges>

#include "cli/analyse_words.h"
#include "cli/html.h"

namespace mehen::cli {

namespace {

constexpr double width = 1000;
constexpr double height = 100;

double x_of(const Report& report, std::size_t moves) {
    return width * static_cast<double>(moves) / static_cast<double>(std::max<std::size_t>(1, report.moves()));
}

std::string at_left(double x) {
    return "left:" + coordinate(100 * x / width) + "%";
}

std::string seat_class(Seat seat) {
    return "s" + std::to_string(seat);
}

std::string seat_words(const Report& report, Seat seat) {
    return std::string(sign_of(seat)) + " " + escaped(report.seat_name(seat));
}

struct Chapter {
    std::size_t moves;
    std::string name;
};

std::vector<Chapter> chapters(const Report& report) {
    std::vector<Chapter> result;
    for (std::size_t n = 1; n < report.course.size(); ++n)
        if (report.course[n].chapter != report.course[n - 1].chapter) result.push_back({n, report.course[n].chapter});
    return result;
}

std::string chapter_lines(const Report& report) {
    std::string path;
    for (const Chapter& chapter : chapters(report))
        path += "M" + coordinate(x_of(report, chapter.moves)) + " 0V" + coordinate(height);
    return path.empty() ? "" : "<path class='chapters' d='" + path + "'/>";
}

// Names of the parts below the plot; none where the one before leaves no room. Every second one goes on a narrow page.
std::string chapter_names(const Report& report) {
    constexpr double room = 75;  // about what the longest name takes on a wide page
    std::string names;
    double free_from = 0;
    int shown = 0;
    for (const Chapter& chapter : chapters(report)) {
        const double x = x_of(report, chapter.moves);
        if (x < free_from || x > width - room / 2) continue;
        free_from = x + room;
        names += element("span", std::string(++shown % 2 == 0 ? "class='second' " : "") + "style='" + at_left(x) + "'",
                         escaped(chapter.name));
    }
    return names.empty() ? "" : element("div", "class='ruler' aria-hidden='true'", names);
}

std::string axis_label(double y, const std::string& text) {
    return element("span", "class='tick' style='top:" + coordinate(y) + "%'", text);
}

std::string svg(const std::string& label, const std::string& shapes) {
    return element("svg", "viewBox='0 0 1000 100' preserveAspectRatio='none' role='img' aria-label='" + label + "'",
                   shapes);
}

// The upper edge of a seat's band: what the seats before it have.
double above(const Chances& chance, Seat seat) {
    double sum = 0;
    for (Seat other = 0; other < seat; ++other) sum += chance[other];
    return height * sum;
}

std::string band(const Report& report, const std::vector<ChancePoint>& curve, Seat seat) {
    std::string top = "M0 " + coordinate(above(curve.front().chance, seat));
    std::string bottom;
    const auto add = [&](double x, const Chances& chance) {
        top += "L" + coordinate(x) + " " + coordinate(above(chance, seat));
        bottom = "L" + coordinate(x) + " " + coordinate(above(chance, seat) + height * chance[seat]) + bottom;
    };
    add(0, curve.front().chance);
    for (const ChancePoint& point : curve) add(x_of(report, point.moves), point.chance);
    return "<path class='band " + seat_class(seat) + "' d='" + top + bottom + "Z'/>";
}

// How broad a seat's band is around there: its mean over what a name takes.
double breadth(const Report& report, const std::vector<ChancePoint>& curve, Seat seat, double x) {
    constexpr double half_a_name = 60;
    double sum = 0;
    int count = 0;
    for (const ChancePoint& point : curve) {
        if (std::abs(x_of(report, point.moves) - x) > half_a_name) continue;
        sum += point.chance[seat];
        ++count;
    }
    return count == 0 ? 0 : sum / count;
}

// A seat's name where its band is broadest, so that it need not be looked up in the legend.
std::string band_name(const Report& report, const std::vector<ChancePoint>& curve, Seat seat) {
    constexpr double least = 0.14;
    const ChancePoint* broadest = nullptr;
    double best = least;
    for (const ChancePoint& point : curve) {
        const double x = x_of(report, point.moves);
        if (x < 0.1 * width || x > 0.9 * width || point.chance[seat] < least) continue;
        const double here = breadth(report, curve, seat, x);
        if (here <= best) continue;
        best = here;
        broadest = &point;
    }
    if (broadest == nullptr) return "";
    const double y = above(broadest->chance, seat) + height * broadest->chance[seat] / 2;
    return element("span",
                   "class='name " + seat_class(seat) + "' aria-hidden='true' style='" +
                       at_left(x_of(report, broadest->moves)) + ";top:" + coordinate(y) + "%'",
                   seat_words(report, seat));
}

// An invisible stripe over each choice that tells about it when pointed at.
std::string stripes(const Report& report) {
    std::string result;
    const Analysis& analysis = report.analysis;
    for (std::size_t i = 0; i < analysis.choices.size(); ++i) {
        const double from = x_of(report, analysis.choices[i].move);
        const double to = x_of(report, i + 1 < analysis.choices.size() ? analysis.choices[i + 1].move : report.moves());
        std::string words = say(words::move, report.language) + " " + std::to_string(analysis.choices[i].move + 1) +
                            " · " + report.seat_name(analysis.choices[i].seat) + ": " +
                            report.played(analysis.choices[i]);
        for (Seat seat = 0; seat < report.seats(); ++seat)
            words += " · " + report.seat_name(seat) + " " + percent(analysis.verdicts[i].before[seat]);
        result += element(
            "rect",
            "class='stripe' x='" + coordinate(from) + "' y='0' width='" + coordinate(to - from) + "' height='100'",
            element("title", escaped(words)));
    }
    return result;
}

// Moves places, in ascending order, apart where they would cover each other, within 0 and `end`.
void spread(std::vector<std::pair<double, std::size_t>>& places, double room, double end) {
    std::sort(places.begin(), places.end());
    double free_from = 0;
    for (auto& [place, what] : places) {
        place = std::max(place, free_from);
        free_from = place + room;
    }
    double limit = end;
    for (auto& [place, what] : std::views::reverse(places)) {
        place = std::min(place, limit);
        limit = place - room;
    }
}

std::string mistake_mark(const Report& report, std::size_t i, double x) {
    const Choice& choice = report.analysis.choices[i];
    const Verdict& verdict = report.analysis.verdicts[i];
    const std::string words = escaped(report.whose(choice) + ": " + percent(-verdict.loss));
    return element("a",
                   "href='#move-" + std::to_string(choice.move + 1) + "' style='" + at_left(x) + "' title='" + words +
                       "' aria-label='" + words + "'",
                   mark_of(verdict));
}

// Those mistakes that the table below tells about.
std::string mistake_lanes(const Report& report) {
    constexpr double room = 24;
    std::string lanes;
    for (Seat seat = 0; seat < report.seats(); ++seat) {
        std::vector<std::pair<double, std::size_t>> places;
        for (const std::size_t i : report.told_mistakes())
            if (report.analysis.choices[i].seat == seat)
                places.emplace_back(x_of(report, report.analysis.choices[i].move), i);
        spread(places, room, width);
        std::string marks;
        for (const auto& [x, i] : places) marks += mistake_mark(report, i, x);
        lanes += element("div", "class='lane " + seat_class(seat) + "'",
                         element("span", "class='tick' aria-hidden='true'", sign_of(seat)) + marks);
    }
    return lanes;
}

// In words what the graph shows, for those who cannot see it.
std::string chance_words(const Report& report, const std::vector<ChancePoint>& curve) {
    std::string words = say(words::chance_to_win, report.language);
    for (Seat seat = 0; seat < report.seats(); ++seat)
        words += (seat == 0 ? ": " : "; ") + report.seat_name(seat) + " " + percent(curve.front().chance[seat]) +
                 " → " + percent(curve.back().chance[seat]);
    return escaped(words);
}

// A line that keeps its value until the next move changes it.
std::string steps(const Report& report, std::size_t gauge, Seat seat, double top) {
    const auto y = [&](std::size_t n) {
        return coordinate(height - height * report.course[n].gauges[gauge].value[seat] / top);
    };
    std::string path = "M0 " + y(0);
    for (std::size_t n = 1; n < report.course.size(); ++n)
        if (n + 1 == report.course.size() || y(n) != y(n - 1)) path += "H" + coordinate(x_of(report, n)) + "V" + y(n);
    return "<path class='line " + seat_class(seat) + "' d='" + path + "'/>";
}

// The last values beside the plot.
std::string end_labels(const Report& report, std::size_t gauge, double top) {
    const auto& value = report.course.back().gauges[gauge].value;
    std::vector<std::pair<double, std::size_t>> places;
    for (std::size_t seat = 0; seat < report.seats(); ++seat)
        places.emplace_back(height - height * value[seat] / top, seat);
    spread(places, 12, height);
    std::string labels;
    for (const auto& [y, place] : places) {
        const auto seat = Seat::of(place);
        labels += element("span", "class='end " + seat_class(seat) + "' style='top:" + coordinate(y) + "%'",
                          std::string(sign_of(seat)) + "\u00A0" + std::to_string(value[seat]));
    }
    return labels;
}

int highest(const Report& report, std::size_t gauge) {
    int result = 1;
    for (const CoursePoint& standing : report.course)
        for (Seat seat = 0; seat < report.seats(); ++seat)
            result = std::max<int>(result, standing.gauges[gauge].value[seat]);
    return result;
}

}  // namespace

std::string chance_chart(const Report& report) {
    const std::vector<ChancePoint> curve = chance_curve(report);
    std::string shapes;
    std::string names;
    for (Seat seat = 0; seat < report.seats(); ++seat) {
        shapes += band(report, curve, seat);
        names += band_name(report, curve, seat);
    }
    shapes += "<path class='grid' d='M0 50H1000'/>" + chapter_lines(report) + stripes(report);
    const std::string ticks =
        axis_label(0, "100\u00A0%") + axis_label(height / 2, "50\u00A0%") + axis_label(height, "0");
    const std::string plot =
        element("div", "class='plot tall'", svg(chance_words(report, curve), shapes) + names + ticks);
    return element("figure", "class='chart'", plot + mistake_lanes(report) + chapter_names(report));
}

std::string gauge_chart(const Report& report, std::size_t gauge) {
    const int top = highest(report, gauge);
    std::string shapes = "<path class='grid' d='M0 0H1000M0 50H1000M0 100H1000'/>" + chapter_lines(report);
    std::string words = report.course.back().gauges[gauge].name;
    for (Seat seat = 0; seat < report.seats(); ++seat) {
        shapes += steps(report, gauge, seat, top);
        words += (seat == 0 ? ": " : "; ") + report.seat_name(seat) + " " +
                 std::to_string(report.course.back().gauges[gauge].value[seat]);
    }
    const std::string middle = top % 2 == 0 ? axis_label(height / 2, std::to_string(top / 2)) : "";
    const std::string ticks = axis_label(0, std::to_string(top)) + middle + axis_label(height, "0");
    const std::string plot =
        element("div", "class='plot'", svg(escaped(words), shapes) + ticks + end_labels(report, gauge, top));
    return element(
        "figure", "class='chart'",
        element("figcaption", escaped(report.course.back().gauges[gauge].name)) + plot + chapter_names(report));
}

}  // namespace mehen::cli
