#include "server/table/live_table.h"

#include <algorithm>

namespace mehen::server {

namespace {

constexpr Text seat_taken = {"{0} is taken; choose an open seat.", "Miejsce {0} jest zajęte; wybierz wolne.",
                             "{0} è occupato; scegli un posto libero."};
constexpr Text has_begun = {"The match has begun; seats can no longer be changed.",
                            "Partia już się zaczęła; miejsc nie można zmieniać.",
                            "La partita è cominciata; i posti non si possono più cambiare."};
constexpr Text not_your_table = {"Only {0}, who made this table, can do that.",
                                 "Może to zrobić tylko osoba, która założyła ten stół: {0}.",
                                 "Può farlo solo {0}, che ha creato questo tavolo."};
constexpr Text seats_open = {"A seat is still open: wait for a player, or give it to a bot.",
                             "Jedno miejsce jest jeszcze wolne: poczekaj na gracza albo oddaj je botowi.",
                             "Un posto è ancora libero: aspetta un giocatore o assegnalo a un bot."};
constexpr Text not_playing = {"No match is being played here now.", "Nie toczy się tu teraz żadna partia.",
                              "Qui ora non si gioca nessuna partita."};
constexpr Text no_such_action = {"'{0}' is not an action of this game.", "'{0}' nie jest akcją tej gry.",
                                 "'{0}' non è un'azione di questo gioco."};
constexpr Text not_asked = {"{0} is not asked anything now: it is not your turn.",
                            "{0} nie ma teraz nic do wyboru: to nie twoja kolej.",
                            "A {0} ora non si chiede nulla: non è il tuo turno."};
constexpr Text no_undo = {
    "There is nothing to take back: undo stops where something came to light or the turn passed.",
    "Nie ma czego cofnąć: cofanie kończy się tam, gdzie coś się ujawniło lub zmieniła się kolej.",
    "Non c'è nulla da ritirare: ci si ferma dove qualcosa è stato rivelato o il turno è passato."};
constexpr Text too_long = {"So much has been done here that now only the match itself can go on.",
                           "Tyle się tu już działo, że teraz może toczyć się tylko sama partia.",
                           "Qui è successo tanto che ora può continuare solo la partita stessa."};
constexpr Text no_replay = {"The log of this table does not make a match under these rules any more (entry {0}).",
                            "Zapis tego stołu nie jest już partią zgodną z tymi zasadami (wpis {0}).",
                            "Il registro di questo tavolo non forma più una partita con queste regole (voce {0})."};

// A match has some hundreds of entries; whoever plays with the switches or takes back for ever stops here.
constexpr std::size_t most_entries = 5'000;

constexpr int late_and_gone = 3;   // times in a row
constexpr Time to_come_back = 60;  // seconds that everybody has, at least, after a restart or an absence

constexpr std::array<std::string_view, 3> auto_pass_words = {"never", "nothing_to_play", "until_my_turn"};

}  // namespace

std::string_view word_for(AutoPass when) {
    return auto_pass_words[static_cast<std::size_t>(when)];
}

std::optional<AutoPass> auto_pass_from(std::string_view word) {
    const auto at = std::find(auto_pass_words.begin(), auto_pass_words.end(), word);
    if (at == auto_pass_words.end()) return std::nullopt;
    return static_cast<AutoPass>(at - auto_pass_words.begin());
}

Error not_an_action(std::string_view text) {
    return make_error("malformed", no_such_action, text);
}

LiveTable::LiveTable(std::string id, Person creator, TableSetup setup, Stage stage)
    : id_(std::move(id)),
      creator_(std::move(creator)),
      setup_(std::move(setup)),
      first_chairs_(setup_.chairs),
      stage_(stage),
      chronicle_(setup_.rules, setup_.clock) {
    reset_customs();
}

void LiveTable::reset_customs() {
    agrees_ = {};
    late_ = {};
    away_since_ = {};
    back_since_ = {};
    auto_pass_.fill(AutoPass::nothing_to_play);
    agreed_end_ = false;
    rematch_.clear();
}

// --- who is who

namespace {

SeatMask held_by(const std::vector<Chair>& chairs, const std::string& guest) {
    SeatMask seats = no_seats;
    for (Seat seat = 0; seat < chairs.size(); ++seat)
        if (!guest.empty() && chairs[seat].who == Chair::Who::guest && chairs[seat].guest.id == guest)
            seats |= mask_of(seat);
    return seats;
}

}  // namespace

SeatMask LiveTable::seats_of(const std::string& guest) const {
    return held_by(chairs(), guest);
}

SeatMask LiveTable::given_up_by(const std::string& guest) const {
    return stage_ == Stage::waiting ? no_seats : held_by(first_chairs_, guest) & ~seats_of(guest);
}

std::optional<Seat> LiveTable::seat_from(std::string_view id) const {
    for (Seat seat = 0; seat < chairs().size(); ++seat)
        if (rules().seat_id(seat) == id) return seat;
    return std::nullopt;
}

std::string_view LiveTable::played_by_bot(Seat seat) const {
    const Chair& chair = chairs()[seat];
    if (chair.who == Chair::Who::bot) return chair.bot;
    return chronicle_.deputy(seat) == Deputy::none ? std::string_view() : std::string_view(setup_.clock.bot);
}

std::string LiveTable::player_name(Seat seat) const {
    const Chair& chair = chairs()[seat];
    if (chair.who == Chair::Who::bot) return std::string(bot_name(seat));
    return chair.who == Chair::Who::guest ? chair.guest.name : std::string();
}

void LiveTable::rename(const std::string& guest, const std::string& name) {
    if (creator_.id == guest) creator_.name = name;
    for (std::vector<Chair>* const list : {&setup_.chairs, &first_chairs_})
        for (Chair& chair : *list)
            if (chair.who == Chair::Who::guest && chair.guest.id == guest) chair.guest.name = name;
}

bool LiveTable::everybody_sits() const {
    return std::none_of(chairs().begin(), chairs().end(),
                        [](const Chair& chair) { return chair.who == Chair::Who::open; });
}

bool LiveTable::belongs_to(const std::string& guest) const {
    return seats_of(guest) != no_seats || (!guest.empty() && guest == creator_.id);
}

bool LiveTable::may_be_seen_by(const std::string& guest) const {
    return belongs_to(guest) || setup_.watching || stage_ == Stage::waiting;
}

// --- before the start

std::optional<Error> LiveTable::sit(Seat seat, const Person& guest) {
    if (guest.id.empty()) return name_needed();
    if (stage_ != Stage::waiting) return make_error("full", has_begun);
    if (chairs()[seat].who != Chair::Who::open) return make_error("full", seat_taken, rules().seat_id(seat));
    setup_.chairs[seat] = {Chair::Who::guest, guest, {}};
    return std::nullopt;
}

std::optional<Error> LiveTable::leave(Seat seat, const Person& guest) {
    if (stage_ != Stage::waiting) return make_error("full", has_begun);
    if (!contains(seats_of(guest.id), seat)) return foreign_seat(rules().seat_id(seat));
    setup_.chairs[seat] = {};
    return std::nullopt;
}

std::optional<Error> LiveTable::assign(Seat seat, Chair chair, const Person& guest) {
    if (guest.id != creator_.id) return make_error("forbidden", not_your_table, creator_.name);
    if (stage_ != Stage::waiting) return make_error("full", has_begun);
    setup_.chairs[seat] = std::move(chair);
    return std::nullopt;
}

RowsOr LiveTable::start(const Person& guest, Time now, const Draw& draw) {
    if (guest.id != creator_.id) return make_error("forbidden", not_your_table, creator_.name);
    if (stage_ != Stage::waiting) return make_error("full", has_begun);
    if (!everybody_sits()) return make_error("full", seats_open);
    stage_ = Stage::playing;
    served_since_ = now;
    first_chairs_ = setup_.chairs;
    Rows rows;
    if (setup_.clock.kind != ClockSetup::Kind::none) rows = note_time(now);
    draw_chance(rows, now, draw);
    return rows;
}

// --- a running table

LogRow LiveTable::make_row(std::string_view kind, std::optional<int> seat, std::string text, Time now) const {
    return {static_cast<std::int64_t>(chronicle_.size()) + 1, std::string(kind), seat, std::move(text), now};
}

void LiveTable::draw_chance(Rows& rows, Time now, const Draw& draw) {
    while (chronicle_.match().ask().to_chance()) {
        const std::vector<Outcome> outcomes = rules().outcomes(chronicle_.match().state());
        std::uint32_t all = 0;
        for (const Outcome& outcome : outcomes) all += outcome.weight;
        std::uint32_t left = draw(all);
        std::size_t drawn = 0;
        while (left >= outcomes[drawn].weight) left -= outcomes[drawn++].weight;
        rows.push_back(take(std::nullopt, outcomes[drawn].action, now));
    }
    finish_if_over();
}

void LiveTable::finish_if_over() {
    if (stage_ == Stage::playing && chronicle_.match().over()) stage_ = Stage::over;
}

// Here an action is judged, once: whatever it goes through from here takes it as legal.
RowsOr LiveTable::act(Seat seat, Action action, Time now, const Draw& draw, By by) {
    if (stage_ != Stage::playing) return make_error("illegal", not_playing);
    if (!contains(ask().seats, seat)) return make_error("illegal", not_asked, rules().seat_id(seat));
    if (const Refusal refusal = rules().explain(chronicle_.match().state(), seat, action))
        return make_error(rules(), refusal);
    Rows rows;
    if (by == By::player && chronicle_.deputy(seat) != Deputy::none) {
        rows.push_back(make_row(row::back, seat, {}, now));
        take(rows.back());
    }
    rows.push_back(take(seat, action, now));
    draw_chance(rows, now, draw);
    return rows;
}

RowsOr LiveTable::undo(Seat seat, Time now) {
    if (stage_ != Stage::playing) return make_error("illegal", not_playing);
    if (!chronicle_.match().can_undo(seat)) return make_error("illegal", no_undo);
    if (chronicle_.size() >= most_entries) return make_error("full", too_long);
    Rows rows = {make_row(row::undo, seat, {}, now)};
    take(rows.back());
    return rows;
}

RowsOr LiveTable::resign(Seat seat, std::string_view level, Time now) {
    if (stage_ != Stage::playing) return make_error("illegal", not_playing);
    Rows rows = {make_row(row::bot, seat, std::string(level), now)};
    take(rows.back());
    end_if_agreed(rows, now);
    return rows;
}

Rows LiveTable::time_is_up(Seat seat, bool here, Time now) {
    if (stage_ != Stage::playing || !played_by_bot(seat).empty()) return {};
    const bool gone = !here || late_[seat] + 1 >= late_and_gone;
    Rows rows = {make_row(gone ? row::away : row::late, seat, {}, now)};
    take(rows.back());
    return rows;
}

Rows LiveTable::come_back(Seat seat, Time now) {
    late_[seat] = 0;  // not worth a row: whoever is there after a restart will be late three times again
    if (stage_ != Stage::playing || !away(seat)) return {};
    Rows rows = {make_row(row::back, seat, {}, now)};
    take(rows.back());
    return rows;
}

Rows LiveTable::note_time(Time now) {
    Rows rows = {make_row(row::time, std::nullopt, {}, now)};
    take(rows.back());
    return rows;
}

RowsOr LiveTable::set_auto_pass(Seat seat, AutoPass when, Time now) {
    Rows rows;
    if (stage_ != Stage::playing) return make_error("illegal", not_playing);
    if (auto_pass_[seat] == when) return rows;
    if (chronicle_.size() >= most_entries) return make_error("full", too_long);
    rows.push_back(make_row(row::pass, seat, std::string(word_for(when)), now));
    take(rows.back());
    return rows;
}

RowsOr LiveTable::agree_to_end(Seat seat, bool agree, Time now) {
    if (stage_ != Stage::playing) return make_error("illegal", not_playing);
    Rows rows;
    if (agrees_[seat] == agree) return rows;
    if (chronicle_.size() >= most_entries) return make_error("full", too_long);
    rows.push_back(make_row(row::agree, seat, agree ? "yes" : "no", now));
    take(rows.back());
    end_if_agreed(rows, now);
    return rows;
}

// When everybody who plays has agreed; bots do not mind.
void LiveTable::end_if_agreed(Rows& rows, Time now) {
    bool any = false;
    for (Seat each = 0; each < chairs().size(); ++each) {
        if (chairs()[each].who != Chair::Who::guest) continue;
        if (!agrees_[each]) return;
        any = true;
    }
    if (!any) return;
    rows.push_back(make_row(row::end, std::nullopt, {}, now));
    take(rows.back());
}

Rows LiveTable::play_again_at(const std::string& table, Time now) {
    Rows rows = {make_row(row::again, std::nullopt, table, now)};
    take(rows.back());
    return rows;
}

std::optional<Action> LiveTable::own_answer(Seat seat) const {
    return answer_by_itself(seat, ask());
}

// Sealed answers are never given for somebody: they may be taken back until the last one.
std::optional<Action> LiveTable::answer_by_itself(Seat seat, const Ask& question) const {
    if (auto_pass_[seat] == AutoPass::never || !contains(question.seats, seat) || question.sealed != 0)
        return std::nullopt;
    const std::vector<Action> actions = chronicle_.match().legal(seat);
    if (actions.size() == 1) return actions[0];
    if (auto_pass_[seat] != AutoPass::until_my_turn) return std::nullopt;
    const auto passes = [&](Action action) { return rules().passes(action); };
    const auto pass = std::find_if(actions.begin(), actions.end(), passes);
    return pass == actions.end() ? std::nullopt : std::optional(*pass);
}

bool LiveTable::take(const LogRow& row) {
    if (row.kind == row::bot && !is_level(row.text)) return false;
    return take_with(row.kind, row.seat, [&](const auto& unasked) { return chronicle_.add(row, unasked); });
}

LogRow LiveTable::take(std::optional<Seat> seat, Action action, Time now) {
    take_with(row::play, seat, [&](const auto& unasked) {
        chronicle_.act(seat, action, now, unasked);
        return true;
    });
    return chronicle_.entries().back().row;
}

// Has the chronicle grow by a row of that kind and seat, and follows what it changes here.
template <class Add>
bool LiveTable::take_with(std::string_view kind, std::optional<int> of, const Add& add) {
    const bool seated = of && *of >= 0 && static_cast<std::size_t>(*of) < chairs().size();
    const Seat seat = seated ? Seat::of(*of) : Seat{0};
    const bool unasked = seated && kind == row::play && late_[seat] > 0 && own_answer(seat).has_value();
    const bool was_away = seated && away(seat);
    if (!add([this](Seat each) { return answer_by_itself(each, chronicle_.match().ask()).has_value(); })) return false;
    const LogRow& row = chronicle_.entries().back().row;
    if (seated && !unasked) count_late(seat, row);
    if (seated && row.kind == row::away) away_since_[seat] = row.time;
    // What was asked before they were gone has had its time: coming and going does not stop a clock.
    if (row.kind == row::back && was_away && chronicle_.clocks().hand(seat).since > away_since_[seat])
        back_since_[seat] = row.time;
    take_custom(chronicle_.entries().back());
    return true;
}

// Only what a player does shows that they are there: neither what a bot answers in their place nor what the table does.
void LiveTable::count_late(Seat seat, const LogRow& row) {
    if (row.kind == row::late)
        ++late_[seat];
    else if (!chronicle_.entries().back().deputy)
        late_[seat] = 0;
}

void LiveTable::take_custom(const LogEntry& entry) {
    const LogRow& row = entry.row;
    if (row.kind == row::end) {
        agreed_end_ = true;
        stage_ = Stage::over;
    }
    if (row.kind == row::again) rematch_ = row.text;
    if (!row.seat) return;
    const auto seat = Seat::of(*row.seat);
    if (seat >= chairs().size()) return;
    if (row.kind == row::bot) setup_.chairs[seat] = {Chair::Who::bot, {}, row.text};
    if (row.kind == row::pass) auto_pass_[seat] = auto_pass_from(row.text).value_or(AutoPass::never);
    if (row.kind == row::agree) agrees_[seat] = row.text == "yes";
    // Passing until the own turn ends with the first answer that is no pass.
    if (row.kind == row::play && !rules().passes(entry.action) && auto_pass_[seat] == AutoPass::until_my_turn)
        auto_pass_[seat] = AutoPass::nothing_to_play;
}

bool LiveTable::restore(const Rows& rows) {
    for (const LogRow& row : rows) {
        if (take(row)) continue;
        suspend(make_error("suspended", no_replay, row.position));
        return false;
    }
    finish_if_over();
    return true;
}

void LiveTable::replay(const Match& match) {
    for (const Move& move : match.history())
        take(move.seat == chance ? std::nullopt : std::optional(move.seat), move.action, 0);
    finish_if_over();
}

void LiveTable::forget_after(std::size_t entries, Stage stage) {
    Rows kept;
    for (std::size_t i = 0; i < entries; ++i) kept.push_back(chronicle_.entries()[i].row);
    chronicle_ = Chronicle(setup_.rules, setup_.clock);
    setup_.chairs = first_chairs_;
    reset_customs();
    stage_ = stage;
    restore(kept);
}

Time LiveTable::deadline(Seat seat) const {
    const bool runs = setup_.clock.kind != ClockSetup::Kind::none && stage_ == Stage::playing;
    if (!runs || !contains(ask().seats, seat) || !played_by_bot(seat).empty()) return 0;
    const Clocks& clocks = chronicle_.clocks();
    const Time since = clocks.hand(seat).since == 0 ? served_since_ : clocks.hand(seat).since;
    const Time moment = std::min<Time>(to_come_back, setup_.clock.seconds);
    return std::max({since + clocks.allowed(seat), back_since_[seat] + moment, served_since_ + moment});
}

std::optional<Time> LiveTable::bank(Seat seat, Time now) const {
    const bool runs = setup_.clock.kind == ClockSetup::Kind::bank && chairs()[seat].who == Chair::Who::guest;
    return runs ? std::optional(chronicle_.clocks().left_in_bank(seat, now)) : std::nullopt;
}

}  // namespace mehen::server
