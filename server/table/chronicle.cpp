#include "server/table/chronicle.h"

namespace mehen::server {

Chronicle::Chronicle(std::shared_ptr<const AnyRules> rules)
    : rules_(std::move(rules)), match_(rules_), beginning_(match_.events()) {}

bool Chronicle::add(const LogRow& row) {
    if (row.position != static_cast<std::int64_t>(entries_.size()) + 1) return false;
    if (row.kind == row::play) return add_answer(row);
    if (row.kind == row::undo) return add_undo(row);
    return add_custom(row);
}

bool Chronicle::add_custom(const LogRow& row) {
    const bool known = row.kind == row::bot || row.kind == row::away || row.kind == row::back ||
                       row.kind == row::pass || row.kind == row::agree || row.kind == row::end ||
                       row.kind == row::again;
    const bool of_table = row.kind == row::end || row.kind == row::again;
    if (!known || of_table == row.seat.has_value()) return false;
    if (row.seat && (*row.seat < 0 || *row.seat >= rules().seats())) return false;
    // What a player has set for passing is no business of the others.
    entries_.push_back({row, row.kind == row::pass, false, false, {}});
    return true;
}

bool Chronicle::add_answer(const LogRow& row) {
    const auto action = rules().parse_action(row.text);
    if (!action) return false;
    const Ask before = match_.ask();
    if (row.seat) {
        if (*row.seat < 0 || *row.seat >= rules().seats()) return false;
        if (match_.play(static_cast<Seat>(*row.seat), *action)) return false;
    } else if (!match_.play_outcome(*action)) {
        return false;
    }
    entries_.push_back({row, false, false, true, match_.events()});
    entry_of_move_.push_back(entries_.size() - 1);
    follow(before, row);
    return true;
}

bool Chronicle::add_undo(const LogRow& row) {
    if (!row.seat || *row.seat < 0 || *row.seat >= rules().seats()) return false;
    const auto seat = static_cast<Seat>(*row.seat);
    if (!match_.can_undo(seat)) return false;
    const Ask before = match_.ask();
    std::size_t move = match_.history().size();
    while (match_.history()[move - 1].seat != seat) --move;  // what can be taken back is the seat's last answer
    match_.undo(seat);
    Entry& undone = entries_[entry_of_move_[move - 1]];
    undone.undone = true;
    const Time asked_before = undone.asked_before;
    entry_of_move_.erase(entry_of_move_.begin() + static_cast<std::ptrdiff_t>(move - 1));
    entries_.push_back({row, false, false, true, {}});
    follow(before, row);
    asked_since_[seat] = asked_before;  // taking back gives no new time
    return true;
}

// After an entry that changed the match: is it still the same question, and who is asked since when?
void Chronicle::follow(const Ask& before, const LogRow& row) {
    const Ask now = match_.ask();
    const Seat seat = row.seat ? static_cast<Seat>(*row.seat) : chance;
    // The last of those who were asked has finished: whatever is asked now is another question.
    const bool opened = before.seats == mask_of(seat) && !contains(now.seats, seat);
    const bool same = before.sealed != 0 && now.sealed != 0 && before.kind == now.kind && !opened;
    entries_.back().quiet = same && contains(before.seats, seat) && contains(now.seats, seat);
    if (!same) question_from_ = entries_.size();
    if (seat < max_seats) {
        own_last_[seat] = entries_.size();
        entries_.back().asked_before = asked_since_[seat];
    }
    for (Seat each = 0; each < max_seats; ++each) {
        const bool asked = contains(now.seats, each) && !now.to_chance();
        // All answers to one sealed question share its time: a clock that jumped would tell of each of them.
        const bool anew = !same || !contains(before.seats, each);
        if (!asked)
            asked_since_[each] = 0;
        else if (anew)
            asked_since_[each] = row.time;
    }
}

Match Chronicle::match_after(std::size_t entries) const {
    Chronicle then(rules_);
    for (std::size_t i = 0; i < entries && i < entries_.size(); ++i) then.add(entries_[i].row);
    return then.match_;
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
