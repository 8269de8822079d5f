// mehen diff: how two games differ, or one game under other options, in sentences.
#include <algorithm>
#include <array>
#include <cstdio>

#include "cli/commands.h"
#include "cli/setup.h"
#include "cli/terminal.h"
#include "json/line.h"

namespace mehen::cli {

namespace {

constexpr int line_width = 118;

constexpr Text rules_topic = {"The rules in words", "Zasady słowami", "Le regole a parole"};
constexpr Text options_topic = {"Options", "Opcje", "Opzioni"};
constexpr Text only_in = {"only in {0}:", "tylko w {0}:", "solo in {0}:"};
constexpr Text only_the_name = {"only the name differs", "różni się tylko nazwa", "cambia solo il nome"};
constexpr Text no_difference = {"{0} and {1} say the same", "{0} i {1} mówią to samo", "{0} e {1} dicono lo stesso"};
constexpr Text written_twice = {"'{0}' is written twice; it can be compared with: {1}",
                                "'{0}' podano dwa razy; można porównać z: {1}",
                                "'{0}' compare due volte; si può confrontare con: {1}"};
constexpr Text nothing_in_common = {"{0} and {1} have no rule in common; {0} can be compared with: {2}",
                                    "{0} i {1} nie mają wspólnych zasad; {0} można porównać z: {2}",
                                    "{0} e {1} non hanno regole in comune; {0} si può confrontare con: {2}"};
constexpr Text bad_part = {"write GAME:OPTION=VALUE, not '{0}'", "pisz GRA:OPCJA=WARTOŚĆ, nie '{0}'",
                           "scrivi GIOCO:OPZIONE=VALORE, non '{0}'"};
constexpr Text seats_do_not_fit = {"--seats must fit both games: {0} to {1}, not {2}",
                                   "--seats musi pasować do obu gier: od {0} do {1}, nie {2}",
                                   "--seats deve andare bene per entrambi: da {0} a {1}, non {2}"};

// A statement, and what the thing it is about is called in every language.
struct Said : Statement {
    std::array<std::string, language_count> names{};
};

// One of the two that are compared, as it was written: "GAME" or "GAME:OPTION=VALUE:…".
struct Side {
    std::string written;
    const AnyGame* game = nullptr;
    Setup setup;
    std::unique_ptr<AnyRules> rules;
    std::vector<Said> said;
};

struct Difference {
    const Said* left = nullptr;  // null: only the right one has it
    const Said* right = nullptr;

    const Said& any() const { return left != nullptr ? *left : *right; }
    bool only_renamed() const { return left != nullptr && right != nullptr && left->words == right->words; }
};

// Games that are editions of one another share the sections of their rules.
bool comparable(const GameFacts& a, const GameFacts& b) {
    return std::any_of(a.sections.begin(), a.sections.end(), [&](const Section& mine) {
        return std::any_of(b.sections.begin(), b.sections.end(),
                           [&](const Section& other) { return other.id == mine.id; });
    });
}

// Other editions, and the game itself with an option that is not chosen by default: "fertility:tiles=pairs".
std::string comparable_games(const GameFacts& facts) {
    std::vector<std::string> names;
    for (const AnyGame* game : all_games())
        if (&game->facts() != &facts && comparable(game->facts(), facts)) names.emplace_back(game->facts().id);
    for (const OptionSpec& option : facts.options)
        names.push_back(joined(std::array{facts.id, option.name}, ":") + "=" +
                        std::string(option.values[option.default_value == 0 ? 1 : 0]));
    return joined(names);
}

std::string heading(std::string words) {
    if (words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 'a' + 'A');
    return words;
}

bool read_side(const Invocation& call, const std::string& written, Side& side) {
    side.written = written;
    std::size_t colon = written.find(':');
    side.game = game_of(call, written.substr(0, colon));
    if (side.game == nullptr) return false;
    side.setup = default_setup(side.game->facts(), side.game->facts().max_seats);
    while (colon != std::string::npos) {
        const std::size_t next = written.find(':', colon + 1);
        const std::string part = written.substr(colon + 1, next == std::string::npos ? next : next - colon - 1);
        const std::size_t equals = part.find('=');
        const Message problem = equals == std::string::npos ? Message(bad_part, written)
                                                            : set_option(side.game->facts(), part.substr(0, equals),
                                                                         part.substr(equals + 1), side.setup);
        if (problem) {
            complain(call, problem);
            return false;
        }
        colon = next;
    }
    return true;
}

// As many as both games allow, unless said otherwise: the largest board shows most.
bool read_seats_of_both(const Invocation& call, Side& left, Side& right) {
    const GameFacts& a = left.game->facts();
    const GameFacts& b = right.game->facts();
    const auto low = static_cast<std::uint64_t>(std::max(a.min_seats, b.min_seats));
    const auto high = static_cast<std::uint64_t>(std::min(a.max_seats, b.max_seats));
    const auto text = call.value("--seats");
    const auto seats = text ? parse_number(*text) : high;
    if (!seats || *seats < low || *seats > high) {
        complain(call, Message(seats_do_not_fit, low, high, text.value_or("")));
        return false;
    }
    left.setup.seats = right.setup.seats = static_cast<int>(*seats);
    return true;
}

void tell(Side& side, std::string key, std::string topic, std::string_view about, std::string words,
          const std::array<std::string, language_count>& names = {}) {
    side.said.push_back({{std::move(key), std::move(topic), std::string(about), std::move(words)}, names});
}

// Within one game the options chosen are the first thing that differs.
void tell_options(Side& side, Language language) {
    const auto options = side.game->facts().options;
    for (std::size_t i = 0; i < options.size(); ++i)
        tell(side, "option " + std::string(options[i].name), std::string(options_topic[language]),
             options[i].title[language], std::string(options[i].value_titles[side.setup.option[i]][language]));
}

void tell_entries(Side& side, Language language) {
    const std::array entries = {side.rules->entries(Language::en), side.rules->entries(Language::pl),
                                side.rules->entries(Language::it)};
    for (std::size_t i = 0; i < entries[0].size(); ++i) {
        const Entry& entry = entries[static_cast<std::size_t>(language)][i];
        tell(side, entries[0][i].kind + " " + entry.id, heading(entry.kind), entry.name, entry.rule,
             {entries[0][i].name, entries[1][i].name, entries[2][i].name});
    }
}

// The rules in words, whole paragraphs: for a game that does not say its values one by one.
void tell_sections(Side& side, Language language) {
    const auto sections = side.rules->facts().sections;
    for (std::size_t i = 0; i < sections.size(); ++i)
        if (std::string body = side.rules->section_body(i, language); !body.empty())
            tell(side, std::string(sections[i].id), std::string(rules_topic[language]), sections[i].title[language],
                 std::move(body));
}

// What the game says of its values or, with their numbers, in its rules, and everything that can be looked up.
bool gather(const Invocation& call, Side& side, bool same_game) {
    if (const Message problem = side.game->check_setup(side.setup)) {
        complain(call, problem);
        return false;
    }
    const Language language = call.language;
    side.rules = side.game->make_rules(side.setup, nullptr);
    if (same_game) tell_options(side, language);
    const auto statements = side.rules->statements(language);
    for (const Statement& each : statements) tell(side, each.key, each.topic, each.about, each.words);
    if (statements.empty()) tell_sections(side, language);
    tell_entries(side, language);
    return true;
}

bool share_a_name(const Said& a, const Said& b) {
    for (std::size_t i = 0; i < language_count; ++i)
        if (!a.names[i].empty() && a.names[i] == b.names[i]) return true;
    return false;
}

// The statement with that key; else the one with that name, for things that an edition has put elsewhere.
const Said* partner(const Said& one, const std::vector<Said>& others, const std::vector<Said>& own) {
    const auto has_key = [](const std::vector<Said>& list, const std::string& key) {
        return std::any_of(list.begin(), list.end(), [&](const Said& each) { return each.key == key; });
    };
    for (const Said& other : others)
        if (other.key == one.key) return &other;
    for (const Said& other : others)
        if (other.topic == one.topic && share_a_name(one, other) && !has_key(own, other.key)) return &other;
    return nullptr;
}

std::vector<Difference> differences(const Side& left, const Side& right) {
    std::vector<Difference> result;
    for (const Said& one : left.said) {
        const Said* const other = partner(one, right.said, left.said);
        if (other == nullptr || other->words != one.words || other->about != one.about) result.push_back({&one, other});
    }
    for (const Said& one : right.said)
        if (partner(one, left.said, right.said) == nullptr) result.push_back({nullptr, &one});
    return result;
}

// In the order of the games, not of what differs.
std::vector<std::string> topics_of(const Side& left, const Side& right) {
    std::vector<std::string> topics;
    for (const Side* side : {&left, &right})
        for (const Said& each : side->said)
            if (std::find(topics.begin(), topics.end(), each.topic) == topics.end()) topics.push_back(each.topic);
    return topics;
}

std::string full(const Statement& statement) {
    return statement.about.empty() ? statement.words : statement.about + ": " + statement.words;
}

class Printer {
public:
    Printer(const Side& left, const Side& right, Language language)
        : left_(left.written),
          right_(right.written),
          topics_(topics_of(left, right)),
          margin_(std::max(text_width(left_), text_width(right_)) + 4),
          language_(language) {}

    void print(const std::vector<Difference>& all) {
        for (const std::string& topic : topics_) {
            std::vector<Difference> here;
            for (const Difference& each : all)
                if (each.any().topic == topic) here.push_back(each);
            if (here.empty()) continue;
            std::printf("%s\n", styled(topic, {.bold = true}, use_colours()).c_str());
            print_pairs(here);
            print_renamed(here);
            print_only(here, &Difference::left, left_);
            print_only(here, &Difference::right, right_);
            std::printf("\n");
        }
    }

private:
    void put(const std::string& label, const std::string& text, std::int16_t ink) const {
        std::string start = "  " + styled(padded(label, margin_ - 2), {.ink = ink, .bold = true}, use_colours());
        for (const std::string& line : wrapped(text, line_width - margin_)) {
            std::printf("%s%s\n", start.c_str(), line.c_str());
            start = std::string(static_cast<std::size_t>(margin_), ' ');
        }
    }

    void print_pairs(const std::vector<Difference>& all) {
        for (const Difference& each : all) {
            if (each.left == nullptr || each.right == nullptr || each.only_renamed()) continue;
            put(left_, full(*each.left), left_ink);
            put(right_, full(*each.right), right_ink);
        }
    }

    // Things that come several times, such as one in each colour, are renamed once.
    void print_renamed(const std::vector<Difference>& all) {
        std::vector<std::string> lines;
        for (const Difference& each : all) {
            if (!each.only_renamed()) continue;
            const std::string line = each.left->about + " = " + each.right->about;
            if (std::find(lines.begin(), lines.end(), line) == lines.end()) lines.push_back(line);
        }
        for (const std::string& line : lines)
            std::printf("  %s (%s)\n", line.c_str(), say(only_the_name, language_).c_str());
    }

    void print_only(const std::vector<Difference>& all, const Said* Difference::* side, const std::string& name) {
        bool first = true;
        for (const Difference& each : all) {
            if (each.*side == nullptr || (each.left != nullptr && each.right != nullptr)) continue;
            if (first)
                std::printf("  %s\n", styled(say(only_in, language_, name), {.bold = true}, use_colours()).c_str());
            first = false;
            std::string start = "    ";
            for (const std::string& line : wrapped(full(*(each.*side)), line_width - 6)) {
                std::printf("%s%s\n", start.c_str(), line.c_str());
                start = "      ";
            }
        }
    }

    static constexpr std::int16_t left_ink = 172;
    static constexpr std::int16_t right_ink = 39;
    const std::string& left_;
    const std::string& right_;
    std::vector<std::string> topics_;
    int margin_;
    Language language_;
};

void print_json(const std::vector<Difference>& all) {
    for (const Difference& each : all) {
        JsonLine line;
        line.add("key", each.any().key).add("topic", each.any().topic);
        if (each.left != nullptr) line.add("first", full(*each.left));
        if (each.right != nullptr) line.add("second", full(*each.right));
        std::printf("%s\n", line.text().c_str());
    }
}

// Why the two cannot be compared; nothing if they can.
Message unfit(const Side& left, const Side& right) {
    const GameFacts& facts = left.game->facts();
    if (left.written == right.written) return Message(written_twice, left.written, comparable_games(facts));
    if (!comparable(facts, right.game->facts()))
        return Message(nothing_in_common, facts.id, right.game->facts().id, comparable_games(facts));
    return {};
}

int run_diff(const Invocation& call) {
    Side left;
    Side right;
    if (!read_side(call, call.operands[0], left) || !read_side(call, call.operands[1], right)) return bad_use;
    if (const Message problem = unfit(left, right)) return complain(call, problem);
    const bool same = left.game == right.game;
    if (!read_seats_of_both(call, left, right) || !gather(call, left, same) || !gather(call, right, same))
        return bad_use;
    const auto all = differences(left, right);
    if (call.has("--json"))
        print_json(all);
    else if (all.empty())
        std::printf("%s\n", say(no_difference, call.language, left.written, right.written).c_str());
    else
        Printer(left, right, call.language).print(all);
    return done;
}

constexpr Flag flags[] = {{"--seats",
                           "N",
                           {"compares the boards for so many (as many as both allow)",
                            "porównuje plansze dla tylu graczy (tyle, ile dopuszczają obie gry)",
                            "confronta i tabelloni per tanti posti (quanti entrambi ammettono)"}},
                          json_flag};

}  // namespace

Command diff_command() {
    return {"diff",
            "GAME GAME",
            2,
            2,
            {"how two editions differ, or one game with other options (GAME:OPTION=VALUE)",
             "czym różnią się dwie edycje albo jedna gra z innymi opcjami (GRA:OPCJA=WARTOŚĆ)",
             "in che cosa differiscono due edizioni, o un gioco con altre opzioni (GIOCO:OPZIONE=VALORE)"},
            flags,
            run_diff};
}

}  // namespace mehen::cli
