// mehen analyse: what a search thinks of every choice of a match that was played.
#include "cli/analyse.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <mutex>

#include "arena/in_threads.h"
#include "cli/analyse_words.h"
#include "cli/commands.h"
#include "cli/terminal.h"
#include "json/line.h"

namespace mehen::cli {

std::uint64_t Report::iterations() const {
    std::uint64_t sum = 0;
    for (const Verdict& verdict : analysis.verdicts) sum += verdict.iterations;
    return sum;
}

std::vector<std::string> Report::told(const TurningPoint& stretch) const {
    std::vector<std::string> all;
    for (std::size_t move = stretch.from; move < stretch.to; ++move) {
        const auto& lines = course[move + 1].told;
        all.insert(all.end(), lines.begin(), lines.end());
    }
    if (!all.empty()) return all;
    // Nothing came to light: then the answers themselves are what happened.
    for (const Choice& choice : analysis.choices)
        if (choice.move >= stretch.from && choice.move < stretch.to)
            all.push_back(seat_name(choice.seat) + ": " + played(choice));
    return all;
}

std::vector<std::size_t> Report::mistakes_in(const TurningPoint& stretch) const {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < analysis.choices.size(); ++i)
        if (analysis.verdicts[i].mistake && analysis.choices[i].move >= stretch.from &&
            analysis.choices[i].move < stretch.to)
            found.push_back(i);
    return found;
}

std::string Report::whose(const Choice& choice) const {
    return seat_name(choice.seat) + ", " + lower(words::move[language]) + " " + std::to_string(choice.move + 1);
}

std::string moves_of(const TurningPoint& stretch) {
    const std::string first = std::to_string(stretch.from + 1);
    return stretch.to == stretch.from + 1 ? first : first + "–" + std::to_string(stretch.to);
}

std::string Report::options() const {
    std::vector<std::string> given;
    const GameFacts& facts = rules().facts();
    for (std::size_t i = 0; i < facts.options.size(); ++i) {
        const OptionSpec& option = facts.options[i];
        const std::uint8_t value = rules().setup().option[i];
        if (value != option.default_value)
            given.push_back(std::string(option.title[language]) + ": " +
                            std::string(option.value_titles[value][language]));
    }
    return joined(given, "; ");
}

std::vector<ChancePoint> chance_curve(const Report& report) {
    std::vector<ChancePoint> curve;
    for (std::size_t i = 0; i < report.analysis.choices.size(); ++i)
        curve.push_back({report.analysis.choices[i].move, report.analysis.verdicts[i].before});
    if (report.over) curve.push_back({report.moves(), shares_of_win(report.result)});
    return curve;
}

std::string percent(double share) {
    const long rounded = std::lround(share * 100);
    return (rounded < 0 ? "−" : "") + std::to_string(std::labs(rounded)) + "\u00A0%";
}

std::string decimal(double value, int digits, Language language) {
    char text[32];
    std::snprintf(text, sizeof text, "%.*f", digits, value);
    std::string result = text;
    if (language != Language::en) std::replace(result.begin(), result.end(), '.', ',');
    return result;
}

std::string_view mark_of(const Verdict& verdict) {
    return !verdict.mistake ? "" : verdict.loss >= grave_from ? "??" : "?";
}

std::string_view sign_of(Seat seat) {
    static constexpr std::array<std::string_view, max_seats> signs = {"●", "■", "▲", "◆", "★", "✚"};
    return signs[seat];
}

namespace {

constexpr Text bad_page = {"the page '{0}' cannot be written", "strony '{0}' nie można zapisać",
                           "la pagina '{0}' non si può scrivere"};
constexpr Text page_is_record = {"--html must name another file than the record '{0}'",
                                 "--html musi wskazywać inny plik niż zapis '{0}'",
                                 "--html deve indicare un file diverso dalla registrazione '{0}'"};

CoursePoint standing_of(const Match& match, Language language) {
    const AnyRules& rules = match.rules();
    CoursePoint standing{rules.gauges(match.state(), language), rules.chapter(match.state(), language), {}};
    for (const Event& event : match.events()) {
        std::string line = rules.event_text(event, language);
        const bool heading = line.starts_with("—");  // whose turn it is: a heading in a log, no news here
        if (!line.empty() && !heading) standing.told.push_back(std::move(line));
    }
    return standing;
}

std::optional<Choice> choice_before(const Match& match, const Record::Line& move) {
    for (Seat seat = 0; seat < match.rules().seats(); ++seat)
        if (match.rules().seat_id(seat) == move.seat && contains(match.ask().seats, seat))
            return choice_in(match, seat);
    return std::nullopt;
}

// Plays the record and gathers the choices in it.
std::optional<RecordProblem> follow(Report& report) {
    const Record& record = report.file.record;
    Match match(report.file.setup.rules);
    if (auto problem = check_record_header(record, match.rules())) return problem;
    report.course.push_back(standing_of(match, report.language));
    for (const Record::Line& move : record.moves) {
        auto choice = choice_before(match, move);
        if (auto problem = replay_move(move, match)) return problem;
        report.course.push_back(standing_of(match, report.language));
        if (!choice) continue;
        choice->played = match.history().back().action;
        report.analysis.choices.push_back(std::move(*choice));
    }
    report.result = match.rules().result(match.state());
    report.over = match.over();
    return check_record_end(record, match);
}

// Choices are judged independently of each other, so threads change nothing but the time it takes.
void judge_all(Report& report, int threads) {
    const auto start = std::chrono::steady_clock::now();
    Analysis& analysis = report.analysis;
    analysis.verdicts.resize(analysis.choices.size());
    const Studying search = [&](const ViewBytes& view, Seat seat, std::span<const Action> actions, const Budget& budget,
                                Rng& rng) { return study(report.rules(), view, seat, actions, budget, rng); };
    std::mutex mutex;
    std::uint64_t finished = 0;
    Progress progress(analysis.choices.size());
    in_threads(threads, analysis.choices.size(), [&](std::uint64_t i) {
        analysis.verdicts[i] = judge(analysis.choices[i], report.budget, search);
        const std::scoped_lock lock(mutex);
        progress.show(++finished);
    });
    const Chances end = shares_of_win(report.result);
    conclude(analysis, report.moves(), report.over ? &end : nullptr);
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Where nobody says how long: a minute and a quarter for the whole match, whatever its length.
Budget usual_budget(std::size_t choices, int threads) {
    constexpr std::size_t whole = 75'000;
    const std::size_t each = whole * static_cast<std::size_t>(threads) / std::max<std::size_t>(1, choices);
    return {.milliseconds = static_cast<int>(std::clamp<std::size_t>(each, 10, 2000))};
}

bool same_file(const std::string& a, const std::string& b) {
    std::error_code missing;
    return std::filesystem::equivalent(a, b, missing);
}

int run_analyse(const Invocation& call) {
    Report report;
    report.language = call.language;
    report.path = call.operands[0];
    int threads = all_cores();
    if (!call.number("--time", report.budget.milliseconds, 1, 3'600'000) ||
        !call.number("--iterations", report.budget.iterations, 1, 1'000'000'000) ||
        !call.number("--threads", threads, 1, 1024))
        return bad_use;
    if (open_record(call, report.file) != done) return bad_use;
    const std::string page = call.value("--html").value_or("");
    if (call.has("--html")) {
        if (same_file(page, report.path)) return complain(call, Message(page_is_record, report.path));
        if (!can_write(page)) return complain(call, Message(bad_page, page));
    }
    if (const auto problem = follow(report)) {
        refuse_record(call, *problem, &report.rules());
        return bad_use;
    }
    if (report.budget.milliseconds == 0 && report.budget.iterations == 0)
        report.budget = usual_budget(report.analysis.choices.size(), threads);
    judge_all(report, threads);
    if (call.has("--html") && !write_file(page, page_report(report))) return complain(call, Message(bad_page, page));
    const std::string out = call.has("--json") ? json_report(report) : text_report(report, use_colours());
    std::fputs(out.c_str(), stdout);
    return done;
}

constexpr Flag flags[] = {
    {"--time",
     "MS",
     {"time for each choice (the whole match in about 75 s)", "czas na każdy wybór (cała partia w około 75 s)",
      "tempo per ogni scelta (tutta la partita in circa 75 s)"}},
    {"--iterations",
     "N",
     {"instead of time: the same answer every time", "zamiast czasu: za każdym razem ta sama odpowiedź",
      "invece del tempo: ogni volta la stessa risposta"}},
    {"--html",
     "OUT",
     {"writes a page with graphs and tables", "zapisuje stronę z wykresami i tabelami",
      "scrive una pagina con grafici e tabelle"}},
    {"--threads",
     "T",
     {"choices examined at the same time (all cores)", "ile wyborów badać naraz (wszystkie rdzenie)",
      "scelte esaminate in parallelo (tutti i core)"}},
    json_flag};

}  // namespace

Command analyse_command() {
    return {"analyse",
            "FILE",
            1,
            1,
            {"win chances, turning points and mistakes of a match", "szanse, punkty zwrotne i błędy rozegranej partii",
             "probabilità, svolte ed errori di una partita"},
            flags,
            run_analyse};
}

}  // namespace mehen::cli
