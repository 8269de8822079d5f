#include "cli/arena_table.h"

#include <algorithm>
#include <cstdio>

#include "core/canvas.h"
#include "json/line.h"

namespace mehen::cli {

namespace {

constexpr Text heading = {"{0}, {1} {1:seat|seats}, {2} {2:game|games} in {3} s",
                          "{0}, {1} {1:miejsce|miejsca|miejsc}, {2} {2:gra|gry|gier} w {3} s",
                          "{0}, {1} {1:posto|posti}, {2} {2:partita|partite} in {3} s"};
constexpr Text from_folder = {", {0} of them recorded before",
                              ", z tego {0} {0:zapisana|zapisane|zapisanych} wcześniej",
                              ", di cui {0} già {0:registrata|registrate}"};
constexpr Text unfinished_games = {"{0} {0:game|games} not finished: too long",
                                   "{0} {0:gra niedokończona|gry niedokończone|gier niedokończonych}: za długo",
                                   "{0} {0:partita non finita|partite non finite}: troppo lunghe"};
constexpr Text column_names[] = {{"bot", "bot", "bot"},
                                 {"games", "gry", "partite"},
                                 {"wins", "wygrane", "vittorie"},
                                 {"shared", "wspólne", "condivise"},
                                 {"score [95 %]", "wynik [95 %]", "quota [95 %]"},
                                 {"Elo [95 %]", "Elo [95 %]", "Elo [95 %]"},
                                 {"ms", "ms", "ms"},
                                 {"max ms", "maks. ms", "max ms"}};
constexpr Text seat_column = {"seat", "miejsce", "posto"};
constexpr Text side_column = {"side", "strona", "parte"};
constexpr Text score_column = {"score", "wynik", "quota"};
constexpr Text test_line = {"SPRT, '{0}' {1} or {2} Elo above the others: {3} (LLR {4}, bounds {5} and {6})",
                            "SPRT, '{0}' o {1} czy o {2} Elo nad resztą: {3} (LLR {4}, granice {5} i {6})",
                            "SPRT, '{0}' {1} o {2} Elo sopra gli altri: {3} (LLR {4}, limiti {5} e {6})"};
constexpr Text undecided = {"undecided", "nierozstrzygnięte", "non deciso"};

std::string number(const char* format, double value) {
    char text[64];
    std::snprintf(text, sizeof text, format, value);
    return std::string_view(text) == "-0" ? "+0" : text;
}

std::string_view verdict(const Sprt& test) {
    switch (test.verdict()) {
        case Sprt::Verdict::undecided: return "undecided";
        case Sprt::Verdict::h0: return "H0";
        case Sprt::Verdict::h1: return "H1";
    }
    return "";
}

double mean_ms(const Thinking& thinking) {
    return thinking.answers == 0 ? 0 : thinking.milliseconds / static_cast<double>(thinking.answers);
}

std::string right(std::string_view text, int width) {
    return std::string(static_cast<std::size_t>(std::max(0, width - text_width(text))), ' ') + std::string(text);
}

using Rows = std::vector<std::vector<std::string>>;

int column_width(const Rows& rows, std::size_t column) {
    int width = 0;
    for (const auto& row : rows) width = std::max(width, text_width(row[column]));
    return width;
}

// The first column to the left, the others to the right.
std::string lined_up(const Rows& rows) {
    std::string text;
    for (const auto& row : rows) {
        text += "  " + padded(row[0], column_width(rows, 0));
        for (std::size_t i = 1; i < row.size(); ++i) text += "  " + right(row[i], column_width(rows, i));
        text += "\n";
    }
    return text;
}

// "+12 [ -3, +27]" for each: the ends of all intervals stand below each other.
template <class Line>
std::vector<std::string> with_intervals(const char* format, const std::vector<Line>& standings, double Line::* value,
                                        double Line::* low, double Line::* high) {
    Rows parts;
    for (const Line& each : standings)
        parts.push_back({number(format, each.*value), number(format, each.*low), number(format, each.*high)});
    std::vector<std::string> cells;
    for (const auto& part : parts)
        cells.push_back(part[0] + " [" + right(part[1], column_width(parts, 1)) + ", " +
                        right(part[2], column_width(parts, 2)) + "]");
    return cells;
}

std::string bot_table(const ArenaReport& report, Language language) {
    const auto standings = report.board.standings();
    const auto scores =
        with_intervals("%.3f", standings, &Standing::score, &Standing::score_low, &Standing::score_high);
    const auto elos = with_intervals("%+.0f", standings, &Standing::elo, &Standing::elo_low, &Standing::elo_high);
    Rows rows(1);
    for (const Text& name : column_names) rows[0].emplace_back(name[language]);
    for (std::size_t i = 0; i < standings.size(); ++i)
        rows.push_back({standings[i].name, std::to_string(standings[i].games), std::to_string(standings[i].wins),
                        std::to_string(standings[i].shared), scores[i], elos[i],
                        number("%.3f", mean_ms(report.thinking[i])), number("%.3f", report.thinking[i].slowest)});
    return lined_up(rows);
}

std::string seat_table(const ArenaReport& report, Language language) {
    const auto scores = report.board.score_of_seats();
    Rows rows = {{std::string(seat_column[language]), std::string(score_column[language])}};
    for (Seat seat = 0; seat < scores.size(); ++seat)
        rows.push_back({report.contest.rules->seat_name(seat, language), number("%.3f", scores[seat])});
    return lined_up(rows);
}

// How each bot did on each side; a win is the whole side's.
std::string side_table(const ArenaReport& report, Language language) {
    const auto standings = report.board.side_standings();
    const auto scores =
        with_intervals("%.3f", standings, &SideStanding::score, &SideStanding::score_low, &SideStanding::score_high);
    Rows rows(1);
    for (const Text& name : {column_names[0], side_column, column_names[1], column_names[2], column_names[4]})
        rows[0].emplace_back(name[language]);
    for (std::size_t i = 0; i < standings.size(); ++i)
        rows.push_back({report.contest.entrants[standings[i].bot].name,
                        std::string(report.contest.rules->facts().sides[standings[i].side].title[language]),
                        std::to_string(standings[i].games), std::to_string(standings[i].wins), scores[i]});
    return lined_up(rows);
}

std::string test_text(const ArenaReport& report, const Sprt& test, Language language) {
    const bool open = test.verdict() == Sprt::Verdict::undecided;
    return say(test_line, language, report.contest.entrants[0].name, number("%+g", report.claims.first),
               number("%+g", report.claims.second), open ? undecided[language] : verdict(test),
               number("%.2f", test.log_ratio()), number("%.2f", Sprt::lower()), number("%.2f", Sprt::upper())) +
           "\n";
}

JsonLine side_json(const ArenaReport& report, const SideStanding& standing) {
    return JsonLine()
        .add("bot", report.contest.entrants[standing.bot].name)
        .add("side", report.contest.rules->facts().sides[standing.side].id)
        .add("games", standing.games)
        .add("wins", standing.wins)
        .add("score", standing.score)
        .add("score_low", standing.score_low)
        .add("score_high", standing.score_high);
}

JsonLine bot_json(const Standing& standing, const Thinking& thinking) {
    return JsonLine()
        .add("name", standing.name)
        .add("games", standing.games)
        .add("wins", standing.wins)
        .add("shared", standing.shared)
        .add("score", standing.score)
        .add("score_low", standing.score_low)
        .add("score_high", standing.score_high)
        .add("elo", standing.elo)
        .add("elo_low", standing.elo_low)
        .add("elo_high", standing.elo_high)
        .add("ms_mean", mean_ms(thinking))
        .add("ms_max", thinking.slowest);
}

}  // namespace

std::string arena_table(const ArenaReport& report, Language language) {
    const AnyRules& rules = *report.contest.rules;
    std::string text =
        say(heading, language, rules.facts().id, rules.seats(), report.board.games(), number("%.1f", report.seconds));
    if (report.read > 0) text += say(from_folder, language, report.read);
    text += "\n" + bot_table(report, language);
    // When everybody is the same bot, the only thing to learn is what a seat is worth.
    if (report.contest.entrants.size() == 1) text += seat_table(report, language);
    if (!rules.facts().sides.empty()) text += side_table(report, language);
    if (report.board.unfinished() > 0) text += say(unfinished_games, language, report.board.unfinished()) + "\n";
    if (const Sprt* const test = report.board.test()) text += test_text(report, *test, language);
    return text;
}

std::string arena_json(const ArenaReport& report) {
    const auto standings = report.board.standings();
    std::vector<JsonLine> bots;
    for (std::size_t i = 0; i < standings.size(); ++i) bots.push_back(bot_json(standings[i], report.thinking[i]));
    JsonLine line;
    line.add("game", report.contest.rules->facts().id)
        .add("seats", report.contest.rules->seats())
        .add("games", report.board.games())
        .add("seed", report.contest.seed)
        .add("seconds", report.seconds)
        .add("unfinished", report.board.unfinished())
        .add_list("bots", bots)
        .add_list("seat_scores", report.board.score_of_seats())
        .add("recorded_before", report.read)
        .add("interrupted", report.interrupted);
    if (!report.contest.rules->facts().sides.empty()) {
        std::vector<JsonLine> sides;
        for (const SideStanding& each : report.board.side_standings()) sides.push_back(side_json(report, each));
        line.add_list("sides", sides);
    }
    if (const Sprt* const test = report.board.test()) {
        line.add("sprt", JsonLine()
                             .add("elo0", report.claims.first)
                             .add("elo1", report.claims.second)
                             .add("groups", test->groups())
                             .add("llr", test->log_ratio())
                             .add("lower", Sprt::lower())
                             .add("upper", Sprt::upper())
                             .add("result", verdict(*test)));
    }
    return line.text();
}

}  // namespace mehen::cli
