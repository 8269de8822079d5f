#include "tools/balance/tallies.h"

#include <vector>

namespace mehen::balance {

void Share::close_group() {
    seats_ += group_seats_;
    wins_ += group_wins_;
    const auto seats = static_cast<double>(group_seats_);
    seats_squared_ += group_seats_ * group_seats_;
    seats_times_wins_ += seats * group_wins_;
    wins_squared_ += group_wins_ * group_wins_;
    group_seats_ = 0;
    group_wins_ = 0;
}

JsonLine Share::json() const {
    return JsonLine()
        .add("seats", seats_)
        .add("wins", wins_)
        .add("seats_squared", seats_squared_)
        .add("seats_times_wins", seats_times_wins_)
        .add("wins_squared", wins_squared_);
}

void Tallies::close_group() {
    for (ShareTable& table : shares)
        for (ShareTable::Row& row : table.rows) row.share.close_group();
    for (Purchase& purchase : purchases) {
        purchase.bought.close_group();
        purchase.first.close_group();
        for (auto& [round, share] : purchase.when) share.close_group();
    }
}

namespace {

JsonLine named(const std::string& id, const std::string& name) {
    return JsonLine().add("id", id).add("name", name);
}

JsonLine json(const ShareTable& table) {
    std::vector<JsonLine> rows;
    for (const ShareTable::Row& row : table.rows)
        rows.push_back(named(row.id, row.name).add("share", row.share.json()));
    return JsonLine().add("id", table.id).add_list("rows", rows);
}

JsonLine json(const Purchase& purchase) {
    std::vector<JsonLine> when;
    for (const auto& [round, share] : purchase.when)
        when.push_back(JsonLine().add("round", round).add("share", share.json()));
    return named(purchase.id, purchase.name)
        .add("family", purchase.family)
        .add("level", purchase.level)
        .add("offered", purchase.offered)
        .add("bought", purchase.bought.json())
        .add("first", purchase.first.json())
        .add_list("when", when);
}

JsonLine json(const AmountTable& table) {
    std::vector<JsonLine> rows;
    for (const AmountTable::Row& row : table.rows)
        rows.push_back(named(row.id, row.name).add("all", row.all).add("winners", row.winners));
    return JsonLine().add("id", table.id).add_list("rows", rows);
}

JsonLine json(const Spread& spread) {
    std::vector<JsonLine> times;
    for (const auto& [value, count] : spread.times) times.push_back(JsonLine().add("value", value).add("times", count));
    return JsonLine().add("id", spread.id).add_list("times", times);
}

JsonLine json(const Ending& ending) {
    return named(ending.id, ending.name).add("games", ending.games);
}

template <class Tables>
std::vector<JsonLine> each_json(const Tables& tables) {
    std::vector<JsonLine> lines;
    for (const auto& table : tables) lines.push_back(json(table));
    return lines;
}

}  // namespace

std::string Tallies::json() const {
    return JsonLine()
        .add("game", game)
        .add("title", title)
        .add("seats", seats)
        .add("rules_revision", rules_revision)
        .add("bot", bot)
        .add("games", games)
        .add("unfinished", unfinished)
        .add("shared_wins", shared_wins)
        .add("equal_tops", equal_tops)
        .add("round_word", round_word)
        .add_list("shares", each_json(shares))
        .add_list("purchases", each_json(purchases))
        .add_list("amounts", each_json(amounts))
        .add_list("spreads", each_json(spreads))
        .add_list("endings", each_json(endings))
        .text();
}

}  // namespace mehen::balance
