#include "server/table/messages.h"

#include <algorithm>

#include "json/show.h"
#include "server/table/story.h"

namespace mehen::server {

namespace {

// Those who are asked; chance never keeps anybody waiting.
SeatMask asked(const LiveTable& table, const Match& match) {
    const Ask ask = match.ask();
    const bool playing = table.stage() == Stage::playing || table.over();
    return playing && !ask.to_chance() ? ask.seats : no_seats;
}

// --- one moment

std::string gauges_json(const AnyRules& rules, const std::byte* state, Language language) {
    std::vector<std::string> all;
    for (const Gauge& gauge : rules.gauges(state, language)) {
        JsonLine values;
        for (Seat seat = 0; seat < rules.seats(); ++seat) values.add(rules.seat_id(seat), int{gauge.value[seat]});
        all.push_back(JsonLine().add("name", gauge.name).add("values", values).text());
    }
    return list_of(all);
}

std::string actions_json(const LiveTable& table, const Match& match, const ViewBytes& view, Seat seat,
                         Language language) {
    std::vector<std::string> all;
    for (const Action& action : match.legal(seat)) all.push_back(action_json(table.rules(), view, action, language));
    return list_of(all);
}

std::string seat_json(const LiveTable& table, const Match& match, Seat seat, Language language) {
    const AnyRules& rules = table.rules();
    const ViewBytes view = rules.observe(match.state(), seat);
    // What the table is about to answer for the seat, it need not be asked.
    const bool is_asked = contains(asked(table, match), seat) && !table.over() && !table.own_answer(seat);
    JsonLine line;
    add_seat(line, rules, seat == spectator ? std::nullopt : std::optional<int>(seat));
    add_text_or_nothing(line, "ask", is_asked ? std::string(rules.ask_id(view)) : std::string());
    line.add("question", table.over() ? std::string() : rules.question(view, language));
    line.add("can_undo", seat != spectator && !table.over() && match.can_undo(seat));
    line.add("sealed", is_asked && match.ask().sealed != 0);
    line.raw("view", view_json(rules, view, language));
    line.raw("actions", is_asked ? actions_json(table, match, view, seat, language) : "[]");
    if (seat != spectator) line.add("auto_pass", word_for(table.auto_pass(seat)));
    return line.text();
}

std::string result_json(const LiveTable& table, const Match& match, Language language) {
    const AnyRules& rules = table.rules();
    const Result result = rules.result(match.state());
    const ViewBytes open = rules.observe(match.state(), spectator);
    std::vector<JsonLine> places;
    std::vector<JsonLine> breakdown;
    for (Seat seat = 0; seat < rules.seats(); ++seat) {
        places.push_back(JsonLine()
                             .add("seat", rules.seat_id(seat))
                             .add("place", int{result.place[seat]})
                             .add("score", int{result.score[seat]}));
        if (const int deputised = table.chronicle().deputised(seat, table.chronicle().size()); deputised > 0)
            places.back().add("deputised", deputised);
        std::vector<JsonLine> lines;
        for (const ScoreLine& line : rules.breakdown(open, seat, language))
            lines.push_back(JsonLine().add("words", line.words).add("value", line.value));
        breakdown.push_back(JsonLine().add("seat", rules.seat_id(seat)).add_list("lines", lines));
    }
    return JsonLine()
        .add_list("places", places)
        .add_list("breakdown", breakdown)
        .add("ended", table.ended_by_agreement() ? "agreed" : "played")
        .text();
}

JsonLine clocks_json(const LiveTable& table, Time now) {
    JsonLine clocks;
    for (Seat seat = 0; seat < table.chairs().size(); ++seat)
        if (const Time deadline = table.deadline(seat); deadline != 0)
            clocks.add(table.rules().seat_id(seat), std::max<Time>(0, deadline - now));
    return clocks;
}

// One number for each seat that has one; left out where nobody has.
template <class Number>
void add_by_seat(JsonLine& line, std::string_view name, const LiveTable& table, const Number& number) {
    JsonLine numbers;
    bool any = false;
    for (Seat seat = 0; seat < table.chairs().size(); ++seat) {
        const std::optional<Time> own = number(seat);
        if (!own) continue;
        numbers.add(table.rules().seat_id(seat), *own);
        any = true;
    }
    if (any) line.add(name, numbers);
}

JsonLine chair_json(const LiveTable& table, Seat seat, SeatMask mine, Language language) {
    const Chair& chair = table.chairs()[seat];
    JsonLine line;
    line.add("seat", table.rules().seat_id(seat)).add("name", table.rules().seat_name(seat, language));
    line.add("who", word_for(chair.who)).add("player", table.player_name(seat));
    line.add("mine", contains(mine, seat));
    if (chair.who == Chair::Who::bot) line.add("bot", chair.bot).add("level", bot_title(chair.bot, language));
    return line;
}

}  // namespace

std::string_view word_for(Stage stage) {
    constexpr std::array<std::string_view, 4> words = {"waiting", "playing", "over", "closed"};
    return words[static_cast<std::size_t>(stage)];
}

std::size_t entries_for(const LiveTable& table, const Looker& looker) {
    const Chronicle& chronicle = table.chronicle();
    if (!table.shows_later(looker.seats, table.stage())) return chronicle.size();
    const std::int64_t seen = chronicle.seen(no_seats, chronicle.size());
    return chronicle.entries_seen(no_seats, std::max<std::int64_t>(0, seen - table.setup().delay));
}

std::int64_t position_for(const LiveTable& table, const Looker& looker) {
    return table.chronicle().seen(looker.counted(), entries_for(table, looker));
}

std::string table_body(const LiveTable& table, const Looker& looker, const Presence& presence, const std::string& site,
                       Language language) {
    const GameFacts& facts = table.rules().facts();
    const TableSetup& setup = table.setup();
    std::vector<JsonLine> options;
    for (std::size_t i = 0; i < facts.options.size(); ++i) {
        const OptionSpec& option = facts.options[i];
        const std::uint8_t value = setup.choices.option[i];
        options.push_back(JsonLine()
                              .add("name", option.name)
                              .add("title", option.title[language])
                              .add("value", option.values[value])
                              .add("value_title", option.value_titles[value][language])
                              .add("help", option.help[language]));
    }
    std::vector<JsonLine> seats;
    SeatMask agreed = no_seats;
    for (Seat seat = 0; seat < table.chairs().size(); ++seat) {
        const bool bot = table.chairs()[seat].who == Chair::Who::bot;
        seats.push_back(chair_json(table, seat, looker.seats, language)
                            .add("here", bot || contains(presence.here, seat))
                            .add("away_bot", table.away(seat)));
        if (table.wants_end(seat)) agreed |= mask_of(seat);
    }
    JsonLine line;
    line.add("type", "table").add("table", table.id()).add("game", facts.id).add("title", facts.title[language]);
    line.add("stage", table.suspended() ? "suspended" : word_for(table.stage()));
    line.add("public", setup.listed).add("creator", table.creator().name);
    line.add("mine", !looker.guest.empty() && looker.guest == table.creator().id);
    line.add_list("options", options).add("pack", !setup.pack.empty()).add("link", site + "/#/t/" + table.id());
    line.add("clock", clock_json(setup.clock));
    line.add("spectators",
             JsonLine().add("allowed", setup.watching).add("delay", setup.delay).add("now", presence.watching));
    line.add_list("seats", seats).add_list("end_agreed", seat_ids(table.rules(), agreed));
    add_text_or_nothing(line, "rematch", table.rematch());
    const std::optional<Error>& suspended = table.suspended();
    add_text_or_nothing(line, "suspended", suspended ? suspended->in(language) : std::string());
    return line.body();
}

std::string position_body(const LiveTable& table, const Looker& looker, std::size_t since, Time now,
                          Language language) {
    const std::size_t until = entries_for(table, looker);
    const bool present = until == table.chronicle().size();
    const std::optional<Match> earlier = present ? std::nullopt : std::optional(table.chronicle().match_after(until));
    const Match& past = present ? table.chronicle().match() : *earlier;
    std::vector<std::string> seats;
    for (Seat seat = 0; seat < table.chairs().size(); ++seat)
        if (contains(looker.seats, seat)) seats.push_back(seat_json(table, past, seat, language));
    if (seats.empty()) seats.push_back(seat_json(table, past, spectator, language));
    JsonLine line;
    line.add("type", "position").add("table", table.id()).add("position", position_for(table, looker));
    line.add("over", table.over());
    // Own seats for which the table is about to answer are not waited for; what others have set shows to nobody.
    SeatMask waiting = table.over() ? no_seats : asked(table, past);
    for (Seat seat = 0; seat < table.chairs().size(); ++seat)
        if (contains(looker.seats, seat) && table.own_answer(seat)) waiting &= ~mask_of(seat);
    line.add_list("waiting", seat_ids(table.rules(), waiting));
    line.add("chapter", table.rules().chapter(past.state(), language));
    line.raw("gauges", gauges_json(table.rules(), past.state(), language));
    line.add("clocks", present ? clocks_json(table, now) : JsonLine());
    if (present) add_by_seat(line, "banks", table, [&](Seat seat) { return table.bank(seat, now); });
    // How often bots have answered in place of players.
    add_by_seat(line, "deputised", table, [&](Seat seat) {
        const int count = table.chronicle().deputised(seat, until);
        return count == 0 ? std::nullopt : std::optional<Time>(count);
    });
    line.raw("seats", list_of(seats));
    line.raw("happened", list_of(happenings(table, looker, looker.seats, std::min(since, until), until, language)));
    if (table.over())
        line.raw("result", result_json(table, past, language));
    else
        line.add_nothing("result");
    return line.body();
}

std::optional<std::string> moment_body(const LiveTable& table, const Looker& looker, std::int64_t position,
                                       std::optional<Seat> seat, Language language) {
    if (position < 0 || position > position_for(table, looker)) return std::nullopt;
    // When all is over, everybody may look through everybody's eyes.
    if (seat && !table.over() && !contains(looker.seats, *seat)) return std::nullopt;
    const AnyRules& rules = table.rules();
    const std::size_t entries = table.chronicle().entries_seen(looker.counted(), position);
    const Match then = table.chronicle().match_after(entries);
    const Seat eyes = seat.value_or(spectator);
    const SeatMask own = seat ? mask_of(*seat) : no_seats;
    JsonLine line;
    line.add("type", "moment").add("table", table.id()).add("position", position);
    add_seat(line, rules, seat);
    line.add("chapter", rules.chapter(then.state(), language));
    line.add_list("waiting", seat_ids(rules, asked(table, then)));
    line.raw("gauges", gauges_json(rules, then.state(), language));
    line.raw("view", view_json(rules, rules.observe(then.state(), eyes), language));
    const std::size_t before = entries == 0 ? 0 : entries - 1;
    line.raw("happened", list_of(happenings(table, looker, own, before, entries, language)));
    return line.body();
}

std::string because_body(const LiveTable& table, Seat seat, std::string_view action, Language language) {
    const AnyRules& rules = table.rules();
    JsonLine line;
    line.add("type", "because").add("action", action);
    const auto parsed = rules.parse_action(action);
    if (!parsed) return line.add("legal", false).add("reason", not_an_action(action).in(language)).body();
    const Refusal refusal = rules.explain(table.chronicle().match().state(), seat, *parsed);
    line.add("legal", !refusal);
    if (refusal)
        line.add("reason", rules.refusal_text(refusal, language))
            .add("rule", rules.facts().sections[refusal.section].id);
    return line.body();
}

Shown shown_now(const LiveTable& table, Time changed) {
    const Match& match = table.chronicle().match();
    Shown shown{changed, table.stage(), table.stage() == Stage::playing ? asked(table, match) : no_seats, {}};
    if (table.stage() != Stage::waiting)
        shown.state = std::make_shared<const StateBytes>(match.state(), match.state() + table.rules().state_bytes());
    return shown;
}

std::string summary(const LiveTable& table, const Shown& shown, const std::string& guest, Language language) {
    const GameFacts& facts = table.rules().facts();
    const SeatMask mine = table.seats_of(guest);
    // Where spectators see everything later, the lobby does not tell them earlier.
    const bool later = table.shows_later(mine, shown.stage);
    const SeatMask waiting = later ? no_seats : shown.waiting;
    std::vector<JsonLine> seats;
    for (Seat seat = 0; seat < table.chairs().size(); ++seat) seats.push_back(chair_json(table, seat, mine, language));
    JsonLine line;
    line.add("table", table.id()).add("game", facts.id).add("title", facts.title[language]);
    line.add("stage", table.suspended() ? "suspended" : word_for(shown.stage));
    line.add("public", table.setup().listed).add("creator", table.creator().name).add_list("seats", seats);
    const bool begun = shown.state != nullptr && !later;
    line.add("chapter", begun ? table.rules().chapter(shown.state->data(), language) : std::string());
    line.add_list("waiting", seat_ids(table.rules(), waiting)).add("my_turn", (waiting & mine) != no_seats);
    return line.add("changed", shown.changed).text();
}

std::string chat_body(const LiveTable& table, const std::string& guest, const std::vector<ChatLine>& lines) {
    std::vector<JsonLine> all;
    for (const ChatLine& line : lines) {
        JsonLine one;
        one.add("n", line.number).add("from", line.from).add("mine", !guest.empty() && line.guest == guest);
        add_seat(one, table.rules(), line.seat);
        all.push_back(one.add("text", line.text).add("time", line.time));
    }
    return JsonLine().add("type", "chat").add("table", table.id()).add_list("lines", all).body();
}

std::string replaying_body(const LiveTable& replay, Language language) {
    const GameFacts& facts = replay.rules().facts();
    std::vector<JsonLine> seats;
    for (Seat seat = 0; seat < replay.chairs().size(); ++seat)
        seats.push_back(JsonLine()
                            .add("seat", replay.rules().seat_id(seat))
                            .add("name", replay.rules().seat_name(seat, language))
                            .add("player", replay.player_name(seat)));
    JsonLine line;
    line.add("type", "replaying").add("table", replay.id()).add("game", facts.id).add("title", facts.title[language]);
    line.add("positions", position_for(replay, {})).add_list("seats", seats);
    line.raw("catalogue", catalogue_json(replay.rules(), language));
    const Match& match = replay.chronicle().match();
    if (match.over())
        line.raw("result", result_json(replay, match, language));
    else
        line.add_nothing("result");
    return line.body();
}

}  // namespace mehen::server
