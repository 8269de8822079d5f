#include "tests/support/tables.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "games/registry.h"

namespace mehen::test {

namespace {

std::string letters_and_digits(std::string_view text) {
    std::string name(text);
    for (char& c : name)
        if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
    return name;
}

void add_table(std::vector<TableSetup>& tables, const AnyGame& game, const Setup& setup, std::string_view option) {
    if (game.check_setup(setup)) return;  // these choices do not go together
    tables.push_back({&game, setup,
                      letters_and_digits(game.facts().id) + "_" + std::to_string(setup.seats) + "_seats" +
                          letters_and_digits(option)});
}

std::vector<TableSetup> make_tables() {
    std::vector<TableSetup> tables;
    for (const AnyGame* game : all_games()) {
        const GameFacts& facts = game->facts();
        for (int seats = facts.min_seats; seats <= facts.max_seats; ++seats) {
            const Setup defaults = default_setup(facts, seats);
            add_table(tables, *game, defaults, "");
            for (std::size_t i = 0; i < facts.options.size(); ++i) {
                const OptionSpec& option = facts.options[i];
                for (std::size_t value = 0; value < option.values.size(); ++value) {
                    // Of a long list of values, such as seats, the first and the last will do.
                    const bool between = value > 1 && value + 1 < option.values.size();
                    if (value == option.default_value || (between && option.values.size() > 3)) continue;
                    Setup setup = defaults;
                    setup.option[i] = static_cast<std::uint8_t>(value);
                    add_table(tables, *game, setup,
                              "_" + std::string(option.name) + "_" + std::string(option.values[value]));
                }
            }
        }
    }
    return tables;
}

std::uint8_t random_byte(Rng& rng) {
    // Mostly small: that is where the numbers of a game lie.
    return static_cast<std::uint8_t>(rng.below(4) == 0 ? rng.below(256) : rng.below(12));
}

}  // namespace

std::ostream& operator<<(std::ostream& out, const TableSetup& table) {
    return out << table.name;
}

std::string TestName::name(const AnyGame* game) {
    return letters_and_digits(game->facts().id);
}

const std::vector<TableSetup>& all_tables() {
    static const std::vector<TableSetup> tables = make_tables();
    return tables;
}

StateBytes start(const AnyRules& rules, EventLog* log) {
    StateBytes s(rules.state_bytes());
    rules.start(s.data(), log);
    return s;
}

StateBytes after(const AnyRules& rules, const StateBytes& s, const Move& move, EventLog* log) {
    StateBytes next = s;
    rules.apply(next.data(), move.seat, move.action, log);
    return next;
}

Move any_move(const AnyRules& rules, const StateBytes& s, Rng& rng) {
    const Ask ask = rules.ask(s.data());
    if (ask.to_chance()) return random_move(rules, s.data(), rng);
    std::vector<Seat> asked;
    for (Seat seat = 0; seat < max_seats; ++seat)
        if (mehen::contains(ask.seats, seat)) asked.push_back(seat);
    const Seat seat = asked[rng.below(static_cast<std::uint32_t>(asked.size()))];
    const auto actions = rules.legal(s.data(), seat);
    return {seat, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]};
}

std::vector<Seat> viewers(const AnyRules& rules) {
    std::vector<Seat> result;
    for (int seat = 0; seat < rules.seats(); ++seat) result.push_back(Seat::of(seat));
    result.push_back(spectator);
    return result;
}

void ActionMaker::learn(const AnyRules& rules, const StateBytes& s) {
    const auto outcomes = rules.outcomes(s.data());
    const std::size_t enough = 4000;  // old ones are overwritten, so that late questions are known too
    const auto keep = [&](Action action) {
        if (seen_.size() < enough)
            seen_.push_back(action);
        else
            seen_[action.bits() % enough] = action;
    };
    for (const Outcome& outcome : outcomes) keep(outcome.action);
    for (const Seat seat : viewers(rules))
        for (const Action& action : rules.legal(s.data(), seat)) keep(action);
}

Action ActionMaker::make(Rng& rng) const {
    const std::uint32_t way = rng.below(8);
    Action action{};
    if (way == 0 || seen_.empty()) {  // anything at all
        action.kind = random_byte(rng);
        for (std::size_t i = 0, used = rng.below(5); i < used; ++i) action.arg[i] = random_byte(rng);
        return action;
    }
    action = seen_[rng.below(static_cast<std::uint32_t>(seen_.size()))];
    if (way <= 2) return action;  // legal once
    const std::uint32_t at = rng.below(way == 3 ? 7 : 3);
    action.arg[at] = static_cast<std::uint8_t>(way <= 5 ? random_byte(rng) : action.arg[at] + 1U + 254U * rng.below(2));
    return action;
}

bool contains(const std::vector<Action>& actions, Action action) {
    return std::find(actions.begin(), actions.end(), action) != actions.end();
}

std::string hex(Action action) {
    std::ostringstream out;
    out << "kind " << int{action.kind} << " [";
    for (const std::uint8_t byte : action.arg) out << ' ' << int{byte};
    out << " ]";
    return out.str();
}

bool readable(std::string_view text) {
    if (text.empty()) return false;
    std::size_t following = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte & 0xC0U) == 0x80U) {
            if (following-- == 0) return false;
            continue;
        }
        if (following != 0 || byte < 0x20 || byte >= 0xF8 || c == '{' || c == '}') return false;
        following = byte < 0x80 ? 0 : byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3;
    }
    return following == 0;
}

bool regenerating() {
    return std::getenv("MEHEN_REGENERATE") != nullptr;
}

std::string read_file(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

void write_file(const std::string& path, std::string_view text) {
    std::ofstream(path, std::ios::binary) << text;
}

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

void expect_lines(std::string_view file, std::string_view beginning, const std::vector<std::string>& found) {
    const std::string path = source_path(file);
    std::vector<std::string> expected;
    std::string before;
    std::string after;
    for (const std::string& line : lines_of(read_file(path))) {
        if (line.starts_with(beginning))
            expected.push_back(line);
        else
            (expected.empty() ? before : after) += line + "\n";
    }
    if (regenerating())
        write_file(path, before + joined(found, "\n") + "\n" + after);
    else
        EXPECT_EQ(expected, found) << file << ": if that is meant, run tools/regenerate-playthroughs numbers";
}

}  // namespace mehen::test
