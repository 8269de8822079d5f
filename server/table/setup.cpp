#include "server/table/setup.h"

#include <algorithm>
#include <array>

#include "core/shortened.h"
#include "games/registry.h"
#include "json/line.h"
#include "json/pack.h"

namespace mehen::server {

namespace {

constexpr Text bad_who = {"A seat's 'who' is me, open or bot, not '{0}'.",
                          "'who' miejsca to me, open lub bot, nie '{0}'.",
                          "'who' di un posto è me, open o bot, non '{0}'."};
constexpr Text bad_clock = {"A clock's 'kind' is none, move, bank or days, not '{0}'.",
                            "'kind' zegara to none, move, bank lub days, nie '{0}'.",
                            "'kind' di un orologio è none, move, bank o days, non '{0}'."};
constexpr Text bad_amount = {"'{0}' of this clock is a whole number from {1} to {2}.",
                             "'{0}' tego zegara to liczba całkowita od {1} do {2}.",
                             "'{0}' di questo orologio è un numero intero da {1} a {2}."};
constexpr Text bad_delay = {"The delay of spectators is 0 to 50 moves, not {0}.",
                            "Opóźnienie widzów to od 0 do 50 ruchów, nie {0}.",
                            "Il ritardo degli spettatori va da 0 a 50 mosse, non {0}."};
constexpr Text bad_pack = {"The component pack is not valid: {0}", "Pakiet komponentów jest nieprawidłowy: {0}",
                           "Il pacchetto di componenti non è valido: {0}"};
constexpr Text bot_text = {"bot, {0}", "bot, {0}", "bot, {0}"};
// One for each seat, so that two bots at a table never share a name. Nobody else may bear one.
constexpr std::array<std::string_view, max_seats> bot_names = {"Imhotep", "Tiye",  "Ahmose",
                                                               "Meryt",   "Khufu", "Nefertari"};
constexpr std::array<std::string_view, 5> level_ids = {"random", "easy", "normal", "hard", "expert"};
constexpr std::array<Text, 5> level_texts = {{{"random", "losowy", "casuale"},
                                              {"easy", "łatwy", "facile"},
                                              {"normal", "zwykły", "normale"},
                                              {"hard", "trudny", "difficile"},
                                              {"expert", "ekspert", "esperto"}}};

std::optional<Error> read_options(const JsonValue& message, const GameFacts& facts, Setup& choices) {
    if (!message.has("options")) return std::nullopt;
    const auto options = message.object("options");
    const auto texts = options ? options->texts() : std::nullopt;
    if (!texts) return missing_field("options");
    for (const auto& [name, value] : *texts)
        if (const Message wrong = set_option(facts, name, value, choices)) return make_error("unknown", wrong);
    return std::nullopt;
}

std::optional<Error> read_chair(const JsonValue& seat, const Person& me, Chair& chair) {
    const auto who = seat.text("who");
    if (!who) return missing_field("who");
    if (*who == "open") return std::nullopt;
    if (*who == "me") {
        if (me.id.empty()) return name_needed();
        chair.who = Chair::Who::guest;
        chair.guest = me;
        return std::nullopt;
    }
    if (*who != "bot") return make_error("malformed", bad_who, shortened(*who));
    chair.who = Chair::Who::bot;
    chair.bot = seat.text("bot").value_or("normal");
    if (!is_level(chair.bot)) return unknown_level(chair.bot);
    return std::nullopt;
}

std::optional<Error> read_chairs(const JsonValue& message, const Person& me, TableSetup& setup) {
    const auto seats = message.objects("seats");
    if (!seats) return missing_field("seats");
    const GameFacts& facts = find_game(setup.game)->facts();
    if (const Message wrong = set_seats(facts, std::to_string(seats->size()), setup.choices))
        return make_error("unknown", wrong);
    for (const JsonValue& seat : *seats)
        if (auto error = read_chair(seat, me, setup.chairs.emplace_back())) return error;
    return std::nullopt;
}

constexpr int day = 86'400;
constexpr std::array<std::string_view, 4> clock_kinds = {"none", "move", "bank", "days"};

// What each kind of clock is told, in seconds where it is not days.
struct Amount {
    ClockSetup::Kind kind;
    std::string_view field;
    int low;
    int high;
    int unit;
    int ClockSetup::* where;
};
constexpr std::array<Amount, 4> amounts = {{
    {ClockSetup::Kind::move, "seconds", 10, 3'600, 1, &ClockSetup::seconds},
    {ClockSetup::Kind::bank, "seconds", 60, 21'600, 1, &ClockSetup::seconds},
    {ClockSetup::Kind::bank, "increment", 0, 600, 1, &ClockSetup::increment},
    {ClockSetup::Kind::days, "days", 1, 30, day, &ClockSetup::seconds},
}};

std::optional<Error> read_clock(const JsonValue& stated, ClockSetup& clock) {
    const std::string kind = stated.text("kind").value_or("");
    const auto at = std::find(clock_kinds.begin(), clock_kinds.end(), kind);
    if (at == clock_kinds.end()) return make_error("malformed", bad_clock, shortened(kind));
    clock.kind = static_cast<ClockSetup::Kind>(at - clock_kinds.begin());
    for (const Amount& each : amounts) {
        if (each.kind != clock.kind) continue;
        const auto number = stated.number(each.field);
        if (!number || *number < each.low || *number > each.high)
            return make_error("malformed", bad_amount, each.field, each.low, each.high);
        clock.*each.where = static_cast<int>(*number) * each.unit;
    }
    clock.bot = stated.text("bot").value_or("normal");
    if (!is_level(clock.bot)) return unknown_level(clock.bot);
    return std::nullopt;
}

std::optional<Error> read_customs(const JsonValue& message, TableSetup& setup) {
    setup.listed = message.flag("public").value_or(false);
    if (const auto clock = message.object("clock"))
        if (auto error = read_clock(*clock, setup.clock)) return error;
    if (const auto watching = message.object("spectators")) {
        setup.watching = watching->flag("allowed").value_or(true);
        const std::int64_t delay = watching->number("delay").value_or(0);
        if (delay < 0 || delay > 50) return make_error("malformed", bad_delay, delay);
        setup.delay = static_cast<int>(delay);
    }
    return std::nullopt;
}

std::optional<Error> make_table_rules(std::string_view pack, TableSetup& setup) {
    const AnyGame& game = *find_game(setup.game);
    if (const Message wrong = game.check_setup(setup.choices)) return make_error("unknown", wrong);
    PackProblem problem;
    setup.rules = make_rules(game, setup.choices, pack, problem, &setup.pack);
    if (setup.rules != nullptr) return std::nullopt;
    Error error = make_error("malformed", bad_pack, "");
    for (std::size_t i = 0; i < language_count; ++i)
        error.reason[i] = say(bad_pack, static_cast<Language>(i), problem.in(static_cast<Language>(i)));
    return error;
}

std::variant<TableSetup, Error> read_all(const JsonValue& message, std::string_view game, const Person& me) {
    TableSetup setup;
    setup.game = game;
    const AnyGame* const known = find_game(game);
    if (known == nullptr) return unknown_game(game);
    setup.choices = default_setup(known->facts(), known->facts().min_seats);
    if (auto error = read_chairs(message, me, setup)) return *error;
    if (auto error = read_options(message, known->facts(), setup.choices)) return *error;
    if (auto error = read_customs(message, setup)) return *error;
    if (auto error = make_table_rules(message.text("pack").value_or(""), setup)) return *error;
    return setup;
}

}  // namespace

std::string_view word_for(Chair::Who who) {
    constexpr std::array<std::string_view, 3> words = {"open", "guest", "bot"};
    return words[static_cast<std::size_t>(who)];
}

JsonLine clock_json(const ClockSetup& clock) {
    JsonLine line;
    line.add("kind", clock_kinds[static_cast<std::size_t>(clock.kind)]);
    for (const Amount& each : amounts)
        if (each.kind == clock.kind) line.add(each.field, clock.*each.where / each.unit);
    return line.add("bot", clock.bot);
}

std::variant<TableSetup, Error> read_create(const JsonValue& message, const Person& me) {
    const auto game = message.text("game");
    if (!game) return missing_field("game");
    return read_all(message, *game, me);
}

std::string write_setup(const TableSetup& setup) {
    const GameFacts& facts = setup.rules->facts();
    JsonLine options;
    for (std::size_t i = 0; i < facts.options.size(); ++i)
        options.add(facts.options[i].name, facts.options[i].values[setup.choices.option[i]]);
    std::vector<JsonLine> seats;
    for (const Chair& chair : setup.chairs) {
        // Whose seat it is stands in a row of its own, so that names stay up to date.
        JsonLine seat;
        seat.add("who", chair.who == Chair::Who::guest ? "open" : word_for(chair.who));
        if (chair.who == Chair::Who::bot) seat.add("bot", chair.bot);
        seats.push_back(seat);
    }
    JsonLine stored;
    stored.add("options", options)
        .add_list("seats", seats)
        .add("clock", clock_json(setup.clock))
        .add("public", setup.listed);
    stored.add("spectators", JsonLine().add("allowed", setup.watching).add("delay", setup.delay));
    if (!setup.pack.empty()) stored.add("pack", setup.pack);
    return stored.text();
}

std::variant<TableSetup, Error> read_setup(std::string_view game, std::string_view stored) {
    const auto message = JsonValue::parse(stored);
    if (!message) return missing_field("setup");
    return read_all(*message, game, {});
}

void seat_guests(TableSetup& setup, const std::vector<Seated>& seats) {
    for (const Seated& each : seats)
        if (each.seat >= 0 && static_cast<std::size_t>(each.seat) < setup.chairs.size())
            setup.chairs[static_cast<std::size_t>(each.seat)] = {Chair::Who::guest, {each.guest, each.name}, {}};
}

std::span<const std::string_view> levels() {
    return level_ids;
}

bool is_level(std::string_view name) {
    return std::find(level_ids.begin(), level_ids.end(), name) != level_ids.end();
}

std::string level_name(std::string_view level, Language language) {
    const auto at = std::find(level_ids.begin(), level_ids.end(), level) - level_ids.begin();
    return std::string(level_texts[static_cast<std::size_t>(at)][language]);
}

std::string bot_title(std::string_view level, Language language) {
    return say(bot_text, language, level_name(level, language));
}

std::string_view bot_name(Seat seat) {
    return bot_names[seat];
}

std::span<const std::string_view> names_of_bots() {
    return bot_names;
}

}  // namespace mehen::server
