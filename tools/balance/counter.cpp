#include "tools/balance/counter.h"

#include <algorithm>

#include "games/registry.h"
#include "json/pack.h"

namespace mehen::balance {

namespace {

std::string heading_of(const Record& record) {
    std::string text = record.game + " " + record.pack;
    for (const Record::Fact& option : record.options) text += " " + option.name + "=" + option.value;
    for (const Record::Fact& seat : record.seats) text += " " + seat.name;
    return text;
}

std::string words(const RecordProblem& problem) {
    return (problem.line > 0 ? "line " + std::to_string(problem.line) + ": " : "") + problem.why.in(Language::en);
}

std::string names_of_bots(const Record& record) {
    std::vector<std::string> names;
    for (const Record::Fact& seat : record.seats)
        if (std::find(names.begin(), names.end(), seat.value) == names.end()) names.push_back(seat.value);
    return joined(names);
}

}  // namespace

std::string Counter::prepare(const Record& record) {
    const AnyGame* const game = find_game(record.game);
    if (game == nullptr) return "unknown game '" + record.game + "'";
    RecordProblem problem;
    rules_ = make_rules(*game, record, Language::en, problem);
    if (rules_ == nullptr) return words(problem);
    heading_ = heading_of(record);
    tallies_.game = record.game;
    tallies_.title = game->facts().title[Language::en];
    tallies_.seats = rules_->seats();
    tallies_.rules_revision = game->facts().rules_revision;
    tallies_.bot = names_of_bots(record);
    seats_ = &tallies_.new_shares("seat");
    for (Seat seat = 0; seat < rules_->seats(); ++seat)
        seats_->rows.push_back({std::string(rules_->seat_id(seat)), rules_->seat_name(seat, Language::en)});
    decisions_ = &tallies_.new_spread("decisions");
    scores_ = &tallies_.new_spread("score");
    winning_scores_ = &tallies_.new_spread("winning_score");
    margins_ = &tallies_.new_spread("margin");
    for (const auto& make : {kemet_witness, fertility_witness})
        if (witness_ == nullptr) witness_ = make(*rules_, tallies_);
    return {};
}

std::string Counter::take(std::string_view text, std::uint64_t group) {
    Record record;
    if (const auto problem = parse_record(text, record)) return words(*problem);
    if (rules_ == nullptr)
        if (std::string problem = prepare(record); !problem.empty()) return problem;
    if (heading_of(record) != heading_)
        return "another game, other seats or options than the records before; keep one folder for each";
    if (group_ && *group_ != group) tallies_.close_group();
    group_ = group;
    if (record.result_line == 0) {
        ++tallies_.unfinished;
        return {};
    }
    Match match(rules_);
    if (witness_ != nullptr) witness_->begin(match);
    const auto problem = replay_record(record, match, [&] {
        if (witness_ != nullptr) witness_->saw(match);
    });
    if (problem) return words(*problem);
    count(match);
    return {};
}

void Counter::count(const Match& match) {
    const auto seats = static_cast<std::size_t>(rules_->seats());
    const Result result = rules_->result(match.state());
    std::vector<int> scores(result.score.begin(), result.score.begin() + rules_->seats());
    for (const int score : scores) scores_->add(score);
    std::sort(scores.rbegin(), scores.rend());
    const auto winners = std::count(result.place.begin(), result.place.begin() + rules_->seats(), 1);
    Wins wins{};
    for (std::size_t seat = 0; seat < seats; ++seat) {
        wins[seat] = share_of_win(result.place, seat);
        seats_->rows[seat].share.add(wins[seat]);
    }
    ++tallies_.games;
    if (winners > 1) ++tallies_.shared_wins;
    if (scores[0] == scores[1]) ++tallies_.equal_tops;
    winning_scores_->add(scores[0]);
    margins_->add(scores[0] - scores[1]);
    decisions_->add(static_cast<int>(std::count_if(match.history().begin(), match.history().end(),
                                                   [](const Move& move) { return move.seat != chance; })));
    if (witness_ != nullptr) witness_->over(match, wins);
}

const Tallies& Counter::finish() {
    tallies_.close_group();
    return tallies_;
}

}  // namespace mehen::balance
