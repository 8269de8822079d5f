#include "server/table/story.h"

#include <algorithm>

#include "json/show.h"

namespace mehen::server {

namespace {

constexpr Text took_back = {"{0} takes back the last answer.", "{0} cofa ostatnią odpowiedź.",
                            "{0} ritira l'ultima risposta."};
constexpr Text bot_took_over = {"{0} resigns; a bot plays on.", "{0} poddaje partię; dalej gra bot.",
                                "{0} abbandona; continua un bot."};
constexpr Text time_was_up = {"{0}'s time is up; a bot gives this answer.", "{0}: czas minął; tym razem odpowiada bot.",
                              "{0}: tempo scaduto; questa volta risponde un bot."};
constexpr Text bot_acts = {"{0} is away; meanwhile a bot plays.", "Pod nieobecność gracza {0} gra bot.",
                           "{0} è assente; intanto gioca un bot."};
constexpr Text came_back = {"{0} is back.", "{0} wraca.", "{0} è di nuovo qui."};
constexpr Text wants_end = {"{0} proposes to end the match here.", "{0} proponuje zakończyć tu partię.",
                            "{0} propone di finire qui la partita."};
constexpr Text wants_on = {"{0} wants to play on.", "{0} chce grać dalej.", "{0} vuole continuare."};
constexpr Text all_agreed = {"All have agreed to end the match.", "Wszyscy zgodzili się zakończyć partię.",
                             "Tutti sono d'accordo a finire la partita."};

const Text* words_for(const LogRow& row) {
    if (row.kind == row::undo) return &took_back;
    if (row.kind == row::bot) return &bot_took_over;
    if (row.kind == row::late) return &time_was_up;
    if (row.kind == row::away) return &bot_acts;
    if (row.kind == row::back) return &came_back;
    if (row.kind == row::agree) return row.text == "yes" ? &wants_end : &wants_on;
    if (row.kind == row::end) return &all_agreed;
    return nullptr;
}

std::string custom_text(const AnyRules& rules, const LogRow& row, Language language) {
    const std::string name = row.seat ? rules.seat_name(Seat::of(*row.seat), language) : std::string();
    return say(*words_for(row), language, name);
}

// Several seats on one device are several people who look at it in turn: they are told what all of them may know.
bool may_hear(SeatMask eyes, const Event& event) {
    return event.audience == every_seat || (eyes != no_seats && (eyes & ~event.audience) == no_seats);
}

bool may_hear(SeatMask eyes, const LogEntry& entry) {
    return !entry.quiet || (entry.row.seat && eyes == mask_of(Seat::of(*entry.row.seat)));
}

std::string happening(const AnyRules& rules, const Event& event, SeatMask eyes, std::int64_t position, bool deputy,
                      Language language) {
    JsonLine line;
    line.add("position", position);
    if (deputy) line.add("deputy", true);
    if (event.audience != every_seat) line.add_list("only", seat_ids(rules, eyes));
    std::string object = line.text();
    object.back() = ',';
    return object + event_json(rules, event, language).substr(1);
}

std::string table_event(const LiveTable& table, const LogRow& row, std::int64_t position, Language language) {
    const AnyRules& rules = table.rules();
    JsonLine line;
    line.add("position", position);
    add_seat(line, rules, row.seat);
    line.add("kind", "table-" + row.kind).add("text", custom_text(rules, row, language));
    return line.text();
}

// An entry as the story keeps it: what was taken back is no longer told.
std::vector<std::string> story_of(const AnyRules& rules, const LogEntry& entry, SeatMask eyes, Language language) {
    std::vector<std::string> texts;
    if (!may_hear(eyes, entry)) return texts;
    if (words_for(entry.row) != nullptr) texts.push_back(custom_text(rules, entry.row, language));
    if (entry.undone) return texts;
    for (const Event& event : entry.events)
        if (std::string text = may_hear(eyes, event) ? rules.event_text(event, language) : ""; !text.empty())
            texts.push_back(std::move(text));
    return texts;
}

// How gauges went, from change to change.
class GaugeCurves {
public:
    GaugeCurves(const AnyRules& rules, Language language) : rules_(rules), language_(language) {}

    void note(std::int64_t position, const std::byte* state) {
        std::vector<Gauge> now = rules_.gauges(state, language_);
        const auto same = [](const Gauge& a, const Gauge& b) { return a.value == b.value; };
        if (!moments_.empty() &&
            std::equal(now.begin(), now.end(), moments_.back().begin(), moments_.back().end(), same))
            return;
        moments_.push_back(std::move(now));
        positions_.push_back(static_cast<int>(position));
    }

    std::vector<JsonLine> json() const {
        std::vector<JsonLine> curves;
        for (std::size_t which = 0; which < moments_[0].size(); ++which) {
            JsonLine values;
            for (Seat seat = 0; seat < rules_.seats(); ++seat) {
                std::vector<int> curve;
                for (const auto& moment : moments_) curve.push_back(moment[which].value[seat]);
                values.add_list(rules_.seat_id(seat), curve);
            }
            JsonLine curve;
            curve.add("name", moments_[0][which].name).add("values", values).add_list("positions", positions_);
            curves.push_back(curve);
        }
        return curves;
    }

private:
    const AnyRules& rules_;
    Language language_;
    std::vector<std::vector<Gauge>> moments_;
    std::vector<int> positions_;
};

}  // namespace

std::string list_of(const std::vector<std::string>& objects) {
    return "[" + joined(objects) + "]";
}

JsonLine& add_text_or_nothing(JsonLine& line, std::string_view name, std::string_view value) {
    return value.empty() ? line.add_nothing(name) : line.add(name, value);
}

void add_seat(JsonLine& line, const AnyRules& rules, std::optional<int> seat) {
    add_text_or_nothing(line, "seat", seat ? rules.seat_id(Seat::of(*seat)) : std::string_view());
}

std::vector<std::string_view> seat_ids(const AnyRules& rules, SeatMask seats) {
    std::vector<std::string_view> ids;
    for (Seat seat = 0; seat < rules.seats(); ++seat)
        if (contains(seats, seat)) ids.push_back(rules.seat_id(seat));
    return ids;
}

std::vector<std::string> happenings(const LiveTable& table, const Looker& looker, SeatMask eyes, std::size_t since,
                                    std::size_t until, Language language) {
    const Chronicle& chronicle = table.chronicle();
    std::vector<std::string> all;
    std::int64_t position = chronicle.seen(looker.counted(), std::min(since, until));
    if (since == 0)
        for (const Event& event : chronicle.beginning())
            if (may_hear(eyes, event)) all.push_back(happening(table.rules(), event, eyes, 0, false, language));
    for (std::size_t i = since; i < until; ++i) {
        const LogEntry& entry = chronicle.entries()[i];
        if (!entry.seen_by(looker.counted())) continue;
        ++position;
        if (!may_hear(eyes, entry)) continue;
        if (words_for(entry.row) != nullptr) all.push_back(table_event(table, entry.row, position, language));
        for (const Event& event : entry.events)
            if (may_hear(eyes, event))
                all.push_back(happening(table.rules(), event, eyes, position, entry.deputy, language));
    }
    return all;
}

std::string history_body(const LiveTable& table, const Looker& looker, Language language) {
    const AnyRules& rules = table.rules();
    const std::size_t until = entries_for(table, looker);
    Match then(table.setup().rules);
    GaugeCurves curves(rules, language);
    curves.note(0, then.state());
    std::vector<JsonLine> lines;
    std::int64_t position = 0;
    for (std::size_t i = 0; i < until; ++i) {
        const LogEntry& entry = table.chronicle().entries()[i];
        Chronicle::repeat(entry, then);
        if (!entry.seen_by(looker.counted())) continue;
        curves.note(++position, then.state());
        const std::vector<std::string> texts = story_of(rules, entry, looker.seats, language);
        if (texts.empty()) continue;
        JsonLine line;
        add_seat(line.add("position", position), rules, entry.row.seat);
        if (entry.deputy) line.add("deputy", true);
        lines.push_back(line.add("chapter", rules.chapter(then.state(), language)).add_list("texts", texts));
    }
    JsonLine history;
    history.add("type", "history").add("table", table.id()).add_list("lines", lines);
    return history.add_list("gauges", curves.json()).body();
}

}  // namespace mehen::server
