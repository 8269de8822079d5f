#include "server/table/chronicle.h"

namespace mehen::server {

namespace {

// Chance keeps nobody's clock running.
SeatMask people_asked(const Ask& ask) {
    return ask.to_chance() ? no_seats : ask.seats;
}

}  // namespace

Chronicle::Chronicle(std::shared_ptr<const AnyRules> rules, const ClockSetup& clock)
    : rules_(std::move(rules)), match_(rules_), beginning_(match_.events()), clocks_(clock) {
    clocks_.begin(people_asked(match_.ask()), 0);
}

bool Chronicle::add(const LogRow& row, const Unasked& unasked) {
    if (row.position != static_cast<std::int64_t>(entries_.size()) + 1) return false;
    if (row.kind == row::play) return add_play(row, unasked);
    if (row.kind == row::undo) return add_undo(row, unasked);
    return add_custom(row);
}

bool Chronicle::add_custom(const LogRow& row) {
    const bool of_table = row.kind == row::end || row.kind == row::again || row.kind == row::time;
    const bool of_seat = row.kind == row::bot || row.kind == row::late || row.kind == row::away ||
                         row.kind == row::back || row.kind == row::pass || row.kind == row::agree;
    if (row.seat ? !of_seat : !of_table) return false;
    if (row.seat && (*row.seat < 0 || *row.seat >= rules().seats())) return false;
    if (row.kind == row::late) deputies_[Seat::of(*row.seat)] = Deputy::once;
    if (row.kind == row::away) deputies_[Seat::of(*row.seat)] = Deputy::until_back;
    if (row.kind == row::back || row.kind == row::bot) deputies_[Seat::of(*row.seat)] = Deputy::none;
    if (row.kind == row::time && entries_.empty()) clocks_.begin(people_asked(match_.ask()), row.time);
    // What a player has set for passing is no business of the others, and nobody need hear that time passes.
    entries_.push_back({.row = row, .quiet = row.kind == row::pass || row.kind == row::time});
    return true;
}

bool Chronicle::add_play(const LogRow& row, const Unasked& unasked) {
    const auto action = rules().parse_action(row.text);
    if (!action) return false;
    const Ask before = match_.ask();
    if (row.seat) {
        if (*row.seat < 0 || *row.seat >= rules().seats()) return false;
        if (match_.play(Seat::of(*row.seat), *action)) return false;
    } else if (!match_.play_outcome(*action)) {
        return false;
    }
    note_play(row, *action, before, unasked);
    return true;
}

void Chronicle::act(std::optional<Seat> seat, Action action, Time now, const Unasked& unasked) {
    const Ask before = match_.ask();
    match_.apply(seat.value_or(chance), action);
    const auto position = static_cast<std::int64_t>(entries_.size()) + 1;
    note_play({position, std::string(row::play), seat, rules().action_text(action), now}, action, before, unasked);
}

// An answer was given: the match has it already.
void Chronicle::note_play(const LogRow& row, Action action, const Ask& before, const Unasked& unasked) {
    entries_.push_back({.row = row, .action = action, .play = true, .events = match_.events()});
    entry_of_move_.push_back(entries_.size() - 1);
    follow(before, row, unasked);
    if (row.seat) {
        Deputy& deputy = deputies_[Seat::of(*row.seat)];
        entries_.back().deputy = deputy != Deputy::none;
        // A question that is answered in several secret parts is one question.
        if (deputy == Deputy::once && !entries_.back().quiet) deputy = Deputy::none;
    }
}

int Chronicle::deputised(Seat seat, std::size_t entries) const {
    int count = 0;
    for (std::size_t i = 0; i < entries && i < entries_.size(); ++i) {
        const LogEntry& entry = entries_[i];
        count += entry.deputy && !entry.quiet && !entry.undone && entry.row.seat == seat ? 1 : 0;
    }
    return count;
}

bool Chronicle::add_undo(const LogRow& row, const Unasked& unasked) {
    if (!row.seat || *row.seat < 0 || *row.seat >= rules().seats()) return false;
    const auto seat = Seat::of(*row.seat);
    if (!match_.can_undo(seat)) return false;
    const Ask before = match_.ask();
    std::size_t move = match_.history().size();
    while (match_.history()[move - 1].seat != seat) --move;  // what can be taken back is the seat's last answer
    match_.undo(seat);
    LogEntry& undone = entries_[entry_of_move_[move - 1]];
    undone.undone = true;
    const Clocks::Hand hand = undone.before;
    entry_of_move_.erase(entry_of_move_.begin() + static_cast<std::ptrdiff_t>(move - 1));
    entries_.push_back({.row = row, .play = true});
    follow(before, row, unasked);
    clocks_.put_back(seat, hand);
    return true;
}

// After an entry that changed the match: is it still the same question, and who is asked since when?
void Chronicle::follow(const Ask& before, const LogRow& row, const Unasked& unasked) {
    const Ask now = match_.ask();
    const Seat seat = row.seat ? Seat::of(*row.seat) : chance;
    // The last of those who were asked has finished: whatever is asked now is another question.
    const bool opened = before.seats == mask_of(seat) && !contains(now.seats, seat);
    const bool same = before.sealed != 0 && now.sealed != 0 && before.kind == now.kind && !opened;
    entries_.back().quiet = same && contains(before.seats, seat) && contains(now.seats, seat);
    if (!same) question_from_ = entries_.size();
    if (seat < max_seats) {
        own_last_[seat] = entries_.size();
        entries_.back().before = clocks_.hand(seat);
    }
    if (now.to_chance()) return;  // a turn goes on when chance has answered
    // All answers to one sealed question share its time: a clock that jumped would tell of each of them.
    const SeatMask asked = people_asked(now);
    // A bank grows for turns of a person who is there, else it would fill while nobody plays.
    SeatMask nobodys = no_seats;
    for (Seat each = 0; clocks_.grows() && each < rules().seats(); ++each)
        if (contains(asked, each) && (deputies_[each] == Deputy::until_back || (unasked && unasked(each))))
            nobodys |= mask_of(each);
    clocks_.follow(asked, same ? asked & ~before.seats : asked, nobodys, row.time);
}

Match Chronicle::match_after(std::size_t entries) const {
    Match then(rules_);
    for (std::size_t i = 0; i < entries && i < entries_.size(); ++i) repeat(entries_[i], then);
    return then;
}

void Chronicle::repeat(const LogEntry& entry, Match& match) {
    const Seat seat = entry.row.seat ? Seat::of(*entry.row.seat) : chance;
    if (entry.row.kind == row::play) match.apply(seat, entry.action);
    if (entry.row.kind == row::undo) match.undo(seat);
}

std::int64_t Chronicle::seen(SeatMask seats, std::size_t entries) const {
    std::int64_t count = 0;
    for (std::size_t i = 0; i < entries; ++i) count += entries_[i].seen_by(seats) ? 1 : 0;
    return count;
}

std::size_t Chronicle::entries_seen(SeatMask seats, std::int64_t seen) const {
    std::size_t at = 0;
    for (; at < entries_.size() && seen > 0; ++at) seen -= entries_[at].seen_by(seats) ? 1 : 0;
    return at;
}

bool Chronicle::current(Seat seat, std::size_t entries) const {
    return entries >= question_from_ && entries >= own_last_[seat];
}

}  // namespace mehen::server
