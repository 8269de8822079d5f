#include "json/pack.h"

#include <algorithm>
#include <set>

#include "core/shortened.h"
#include "json/reader.h"

namespace mehen {

namespace {

using Json = nlohmann::json;
using OrderedJson = nlohmann::ordered_json;  // for what we write: it is read from top to bottom

constexpr Text too_large = {"the pack has {0} bytes, {1} are allowed", "pakiet ma {0} bajtów, dozwolone {1}",
                            "il pacchetto ha {0} byte, ne sono ammessi {1}"};
constexpr Text wrong_format = {"must be {0}", "musi być {0}", "deve essere {0}"};
constexpr Text wrong_game = {"the pack is for '{0}', not for '{1}'", "pakiet jest do gry '{0}', nie do '{1}'",
                             "il pacchetto è per '{0}', non per '{1}'"};
constexpr Text unknown_field = {"unknown field; allowed: {0}", "nieznane pole; dozwolone: {0}",
                                "campo sconosciuto; ammessi: {0}"};
constexpr Text need_object = {"must be an object in braces", "musi być obiektem w nawiasach klamrowych",
                              "deve essere un oggetto fra graffe"};
constexpr Text need_integer = {"must be a whole number from {0} to {1}", "musi być liczbą całkowitą od {0} do {1}",
                               "deve essere un numero intero da {0} a {1}"};
constexpr Text need_flag = {"must be true or false", "musi być true albo false", "deve essere true o false"};
constexpr Text need_choice = {"must be one of {0}", "musi być jednym z: {0}", "deve essere uno fra {0}"};
constexpr Text need_list = {"must be a list of {0} to {1} items", "musi być listą od {0} do {1} elementów",
                            "deve essere un elenco da {0} a {1} elementi"};
constexpr Text need_list_exact = {"must be a list of {0} items", "musi być listą {0} elementów",
                                  "deve essere un elenco di {0} elementi"};
constexpr Text need_grid = {"must be {0} lines of {1} characters out of {2}",
                            "musi mieć {0} wierszy po {1} znaków z: {2}",
                            "deve essere di {0} righe di {1} caratteri fra {2}"};

// Walks a game's tables with a pack in hand: takes over what the pack gives, remembers the first problem.
class Reader final : public PackVisitor {
public:
    explicit Reader(const Json& root) { open(&root, ""); }

    const PackProblem& problem() const { return problem_; }

    bool enter(std::string_view name) override {
        const Json* const value = field(name);
        if (value == nullptr) return false;
        if (!value->is_object()) {
            fail(path(name), Message(need_object));
            return false;
        }
        open(value, path(name));
        return true;
    }

    void leave() override {
        if (!failed() && levels_.back().value->is_object()) refuse_unknown(levels_.back());
        levels_.pop_back();
    }

    void integer(std::string_view name, int& value, int low, int high) override {
        if (const Json* const given = field(name)) read_integer(*given, path(name), value, low, high);
    }

    void flag(std::string_view name, bool& value) override {
        const Json* const given = field(name);
        if (given == nullptr) return;
        if (given->is_boolean())
            value = given->get<bool>();
        else
            fail(path(name), Message(need_flag));
    }

    void choice(std::string_view name, int& value, std::span<const std::string_view> names) override {
        if (const Json* const given = field(name)) read_choice(*given, path(name), value, names);
    }

    bool enter_list(std::string_view name, int& size, int low, int high) override {
        const Json* const given = field(name);
        if (given == nullptr) return false;
        const auto count = static_cast<int>(given->is_array() ? std::min<std::size_t>(given->size(), 1000) : 1000);
        if (count < low || count > high) {
            fail(path(name), low == high ? Message(need_list_exact, low) : Message(need_list, low, high));
            return false;
        }
        size = count;
        open(given, path(name));
        return true;
    }

    void enter_item(int index) override {
        const Json& item = (*levels_.back().value)[static_cast<std::size_t>(index)];
        static const Json nothing = Json::object();
        if (!item.is_object()) fail(item_path(index), Message(need_object));
        open(item.is_object() ? &item : &nothing, item_path(index));
    }

    void integer_item(int index, int& value, int low, int high) override {
        read_integer((*levels_.back().value)[static_cast<std::size_t>(index)], item_path(index), value, low, high);
    }

    void choice_item(int index, int& value, std::span<const std::string_view> names) override {
        read_choice((*levels_.back().value)[static_cast<std::size_t>(index)], item_path(index), value, names);
    }

    void grid(std::string_view name, std::span<char> cells, int rows, int columns, std::string_view allowed) override {
        const Json* const given = field(name);
        if (given == nullptr) return;
        const Message wrong(need_grid, rows, columns, allowed);
        if (!given->is_array() || given->size() != static_cast<std::size_t>(rows)) return fail(path(name), wrong);
        const auto width = static_cast<std::size_t>(columns);
        for (std::size_t row = 0; row < given->size(); ++row) {
            const auto* const line = (*given)[row].get_ptr<const std::string*>();
            if (line == nullptr || line->size() != width || line->find_first_not_of(allowed) != std::string::npos)
                return fail(path(name) + "[" + std::to_string(row) + "]", wrong);
            std::copy(line->begin(), line->end(), cells.begin() + static_cast<std::ptrdiff_t>(row * width));
        }
    }

    void refuse(std::string_view name, const Message& why) override {
        fail(name.empty() ? levels_.back().path : path(name), why);
    }
    bool failed() const override { return static_cast<bool>(problem_); }

private:
    struct Level {
        const Json* value;
        std::string path;
        std::vector<std::string> known;  // fields asked for so far: every other one is a mistake
    };

    // The first field that nothing asked for.
    void refuse_unknown(const Level& level) {
        const std::set<std::string_view> known(level.known.begin(), level.known.end());
        for (const auto& [key, value] : level.value->items())
            if (!known.contains(key)) return fail(path(shortened(key)), Message(unknown_field, joined(level.known)));
    }

    void open(const Json* value, std::string where) { levels_.push_back({value, std::move(where), {}}); }

    std::string path(std::string_view name) const {
        const std::string& where = levels_.back().path;
        return where.empty() ? std::string(name) : where + "." + std::string(name);
    }
    std::string item_path(int index) const { return levels_.back().path + "[" + std::to_string(index) + "]"; }

    const Json* field(std::string_view name) {
        Level& level = levels_.back();
        level.known.emplace_back(name);
        const auto found = level.value->find(std::string(name));
        return found == level.value->end() ? nullptr : &*found;
    }

    void fail(std::string where, Message why) {
        if (!failed()) problem_ = {std::move(where), std::move(why)};
    }

    void read_integer(const Json& given, const std::string& where, int& value, int low, int high) {
        const bool fits = given.is_number_unsigned()
                              ? given.get<std::uint64_t>() <= 1'000'000
                              : given.is_number_integer() && given.get<std::int64_t>() >= -1'000'000;
        const int number = fits ? given.get<int>() : 0;
        if (!fits || number < low || number > high) return fail(where, Message(need_integer, low, high));
        value = number;
    }

    void read_choice(const Json& given, const std::string& where, int& value, std::span<const std::string_view> names) {
        const auto* const word = given.get_ptr<const std::string*>();
        const auto found = word == nullptr ? names.end() : std::find(names.begin(), names.end(), *word);
        if (found == names.end()) return fail(where, Message(need_choice, joined(names)));
        value = static_cast<int>(found - names.begin());
    }

    std::vector<Level> levels_;
    PackProblem problem_;
};

// Walks a game's tables and writes them down.
class Writer final : public PackVisitor {
public:
    explicit Writer(OrderedJson root) { levels_.push_back({"", std::move(root)}); }

    const OrderedJson& root() const { return levels_.front().value; }

    bool enter(std::string_view name) override {
        levels_.push_back({std::string(name), OrderedJson::object()});
        return true;
    }
    void leave() override {
        Level done = std::move(levels_.back());
        levels_.pop_back();
        if (levels_.back().value.is_array())
            levels_.back().value.push_back(std::move(done.value));
        else
            levels_.back().value[done.name] = std::move(done.value);
    }
    void integer(std::string_view name, int& value, int, int) override { put(name, value); }
    void flag(std::string_view name, bool& value) override { put(name, value); }
    void choice(std::string_view name, int& value, std::span<const std::string_view> names) override {
        put(name, names[static_cast<std::size_t>(value)]);
    }
    bool enter_list(std::string_view name, int&, int, int) override {
        levels_.push_back({std::string(name), OrderedJson::array()});
        return true;
    }
    void enter_item(int) override { levels_.push_back({"", OrderedJson::object()}); }
    void integer_item(int, int& value, int, int) override { levels_.back().value.push_back(value); }
    void choice_item(int, int& value, std::span<const std::string_view> names) override {
        levels_.back().value.push_back(names[static_cast<std::size_t>(value)]);
    }
    void grid(std::string_view name, std::span<char> cells, int rows, int columns, std::string_view) override {
        OrderedJson lines = OrderedJson::array();
        for (int row = 0; row < rows; ++row)
            lines.push_back(std::string(cells.data() + row * columns, static_cast<std::size_t>(columns)));
        put(name, std::move(lines));
    }
    void refuse(std::string_view, const Message&) override {}  // tables in use have been checked
    bool failed() const override { return false; }

private:
    struct Level {
        std::string name;
        OrderedJson value;
    };
    template <class T>
    void put(std::string_view name, T&& value) {
        levels_.back().value[std::string(name)] = std::forward<T>(value);
    }
    std::vector<Level> levels_;
};

Json parse(std::string_view text, PackProblem& problem) {
    if (text.size() > largest_pack) {
        problem = {"", Message(too_large, text.size(), largest_pack)};
        return {};
    }
    return read_json(text, problem.why).value_or(Json());
}

PackProblem check_heading(const Json& root, std::string_view game) {
    if (!root.is_object()) return {"", Message(need_object)};
    const auto version = root.find("mehen_pack");
    if (version == root.end() || *version != 1) return {"mehen_pack", Message(wrong_format, 1)};
    const auto name = root.find("game");
    if (name == root.end() || !name->is_string()) return {"game", Message(wrong_format, game)};
    if (*name != game) return {"game", Message(wrong_game, shortened(name->get<std::string>()), game)};
    return {};
}

}  // namespace

std::unique_ptr<AnyRules> make_rules(const AnyGame& game, const Setup& setup, std::string_view pack,
                                     PackProblem& problem, std::string* compact) {
    if (pack.empty()) return game.make_rules(setup, nullptr);
    Json root = parse(pack, problem);
    if (!problem) problem = check_heading(root, game.facts().id);
    if (problem) return nullptr;
    if (compact != nullptr) *compact = compact_json(pack);
    root.erase("mehen_pack");
    root.erase("game");
    Reader reader(root);
    auto rules = game.make_rules(setup, &reader);
    reader.leave();  // fields at the top that no table asked for
    problem = reader.problem();
    return problem ? nullptr : std::move(rules);
}

std::unique_ptr<AnyRules> make_rules(const AnyGame& game, const Record& record, Language language,
                                     RecordProblem& problem, std::string* compact) {
    static constexpr Text in_pack = {"pack: {0}", "pakiet: {0}", "pacchetto: {0}"};
    const GameFacts& facts = game.facts();
    const auto refuse = [&](int line, const Message& why) {
        problem = {line, why, {}};
        return nullptr;
    };
    Setup setup = default_setup(facts, facts.min_seats);
    const int seats_line = record.seats.empty() ? 0 : record.seats.back().line;
    if (const Message why = set_seats(facts, std::to_string(record.seats.size()), setup))
        return refuse(seats_line, why);
    int options_line = 0;
    for (const Record::Fact& option : record.options) {
        if (const Message why = set_option(facts, option.name, option.value, setup)) return refuse(option.line, why);
        options_line = option.line;
    }
    if (const Message why = game.check_setup(setup)) return refuse(options_line, why);
    if (record.pack_line == 0) return game.make_rules(setup, nullptr);
    PackProblem wrong;
    auto rules = make_rules(game, setup, record.pack.empty() ? " " : record.pack, wrong, compact);
    if (wrong) return refuse(record.pack_line, Message(in_pack, wrong.in(language)));
    return rules;
}

std::string print_pack(const AnyRules& rules) {
    OrderedJson heading = OrderedJson::object();
    heading["mehen_pack"] = 1;
    heading["game"] = std::string(rules.facts().id);
    Writer writer(std::move(heading));
    rules.visit(writer);
    return writer.root().dump(2) + "\n";
}

}  // namespace mehen
