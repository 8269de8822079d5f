// What `mehen analyse` found out about a match, and the three ways in which it is told.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "analysis/analysis.h"
#include "cli/record_file.h"

namespace mehen::cli {

// The table after so many moves.
struct CoursePoint {
    std::vector<Gauge> gauges;
    std::string chapter;
    std::vector<std::string> told;  // what the last of these moves brought about, in words
};

struct Report {
    Language language = Language::en;
    std::string path;
    RecordFile file;
    Analysis analysis;
    std::vector<CoursePoint> course;  // [n]: after n moves
    Result result;
    bool over = false;
    Budget budget;  // for each choice
    double seconds = 0;

    const AnyRules& rules() const { return *file.setup.rules; }
    std::size_t seats() const { return static_cast<std::size_t>(rules().seats()); }
    std::size_t moves() const { return file.record.moves.size(); }
    std::uint64_t iterations() const;

    // Words that all three need.
    std::string seat_name(Seat seat) const { return rules().seat_name(seat, language); }
    std::string player(Seat seat) const { return file.record.seats[seat].value; }
    std::string played(const Choice& choice) const { return rules().describe(choice.view, choice.played, language); }
    std::string words(const Choice& choice, Action action) const {
        return rules().describe(choice.view, action, language);
    }
    // What happened in a stretch of the match, told in order.
    std::vector<std::string> told(const TurningPoint& stretch) const;
    // The largest mistakes, as many as the page tells about; the terminal has room for fewer.
    std::span<const std::size_t> told_mistakes(std::size_t most = 20) const {
        return std::span(analysis.mistakes).first(std::min(most, analysis.mistakes.size()));
    }
    std::vector<std::size_t> mistakes_in(const TurningPoint& stretch) const;  // choices, in order
    std::string whose(const Choice& choice) const;                            // "Horus, move 37"
    std::string options() const;  // "Length: long, 10 VP", those that are not as usual
};

// One point of the win-chance graph: the chances after so many moves.
struct ChancePoint {
    std::size_t moves;
    Chances chance;
};
// As each player saw them when choosing; the end, if there is one, as it was.
std::vector<ChancePoint> chance_curve(const Report& report);

std::string moves_of(const TurningPoint& stretch);  // "52–61"
// "48 %", "−7 %", "1,3": numbers as the language writes them. A share is from 0 to 1.
std::string percent(double share);
std::string decimal(double value, int digits, Language language);
// "?" or "??", as chess players mark them.
std::string_view mark_of(const Verdict& verdict);
// A sign for each seat, so that nobody has to tell colours apart.
std::string_view sign_of(Seat seat);

std::string text_report(const Report& report, bool colours);
std::string json_report(const Report& report);
std::string page_report(const Report& report);

}  // namespace mehen::cli
