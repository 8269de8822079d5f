// A Frenzied Assault: two troops move, each by its own rules; then comes what their moves lead to [kemet.lone.assault].
#include "games/kemet/seth/flow/assault.h"

#include <bit>
#include <utility>

#include "games/kemet/flow/cards.h"
#include "games/kemet/questions/battle.h"
#include "games/kemet/questions/council.h"
#include "games/kemet/seth/flow/joint.h"
#include "games/kemet/table/cards.h"

namespace mehen::kemet {

namespace {

using Step = Assault::Step;
using Mode = MoveTroop::Mode;

MoveTroop assault_move(Seat seat) {
    MoveTroop move = new_move_of(seat);
    move.mode = Mode::assault;
    return move;
}

// The second troop is another one: it neither stands where the first set out nor where that one stands now.
MoveTroop second_assault_move(const State& s, Seat seat) {
    MoveTroop move = assault_move(seat);
    move.except[0] = s.moving.start;
    move.except[1] = s.moving.area;
    return move;
}

// Where a troop of the last move met a rival, or none.
AreaId met_at(const State& s, Seat seat) {
    const bool met = s.moving.moved != 0 && rival_in(s, s.moving.area, seat) != none;
    return met ? s.moving.area : AreaId(none);
}

// What happens where troops meet, before any battle: cards, first strikes.
Flow enter(Table& table, const Assault& frame, std::size_t which) {
    if (frame.area[which] == none) return Flow::next;
    table.s.moving.area = frame.area[which];
    MoveTroop move = new_move_of(frame.seat);
    move.mode = Mode::consequences;
    move.step = MoveTroop::Step::arrive;
    return call(table, move);
}

// Where both sides still stand.
bool contested(const State& s, const Assault& frame, std::size_t which) {
    const AreaId area = frame.area[which];
    return area != none && s.units[area][frame.seat] > 0 && rival_in(s, area, frame.seat) != none;
}

Flow name_defender(Table& table, Assault& frame, std::size_t which) {
    State& s = table.s;
    const AreaId area = frame.area[which];
    const Seat rival = rival_in(s, area, frame.seat);
    frame.defender[which] = spokesman(table.rules, s, area, rival);
    if (troop_in(s, area, rival).size() < 2) return Flow::next;
    return ask_seat(table, frame.defender[which], AskKind::fighter);
}

// Whether both battles can be fought by those named for them.
bool both_stand(const State& s, const Assault& frame) {
    for (std::size_t i = 0; i < 2; ++i)
        if (!contested(s, frame, i) || s.units[frame.area[i]][frame.defender[i]] == 0) return false;
    return true;
}

// Whoever fights twice needs two battle cards: with fewer all come back first.
void take_cards_back(Table& table, Seat seat) {
    BattleCards& cards = table.s.hand[seat].cards;
    if (std::popcount(unsigned{cards.hand}) >= 2) return;
    cards.hand = fit<std::uint16_t>(cards.hand | cards.shown | cards.hidden);
    cards.shown = cards.hidden = 0;
    table.tell(make_event(EventKind::cards_back, seat));
}

void prepare(Table& table, const Assault& frame) {
    State& s = table.s;
    s.council = s.planned = no_councils;
    s.sides = {frame.seat, frame.defender[0]};
    take_cards_back(table, frame.seat);
    if (frame.defender[0] == frame.defender[1]) take_cards_back(table, frame.defender[0]);
    for (std::size_t i = 0; i < 2; ++i)
        table.tell(make_event(EventKind::battle, frame.seat, frame.area[i], frame.defender[i]));
}

// A rival who sees the card of one of the battles makes its owner choose that card first.
Flow show_card(Table& table, Assault& frame, std::size_t which) {
    const Battle battle = new_battle(frame.area[which], frame.seat, frame.defender[which]);
    frame.shown[which] = showing_side(table.s, battle, Power::sees_battle_card);
    if (which == 0) table.s.shown = frame.shown[0];
    if (frame.shown[which] == 0) return Flow::next;
    return ask_seat(table, battle.side[frame.shown[which] - 1U], AskKind::show_card);
}

Flow open_council(Table& table, const Assault& frame) {
    return ask_sealed(table, mask_of(frame.seat) | mask_of(frame.defender[0]) | mask_of(frame.defender[1]),
                      AskKind::assault_cards);
}

// A battle whose cards have been chosen already.
Flow fight_now(Table& table, const Assault& frame, std::size_t which) {
    Battle battle = new_battle(frame.area[which], frame.seat, frame.defender[which]);
    battle.step = Battle::Step::reveal;
    table.s.sides = {frame.seat, frame.defender[which]};
    return call(table, battle);
}

}  // namespace

Flow run(Table& table, Assault& frame) {
    State& s = table.s;
    switch (frame.step) {
        case Step::first_move: frame.step = Step::second_move; return call(table, assault_move(frame.seat));
        case Step::second_move:
            if (s.moving.moved == 0) return Flow::done;  // nobody could move
            frame.area[0] = met_at(s, frame.seat);
            frame.step = Step::moved;
            return call(table, second_assault_move(s, frame.seat));
        case Step::moved:
            frame.area[1] = met_at(s, frame.seat);
            if (frame.area[1] == frame.area[0]) frame.area[1] = none;  // both attack the same troop
            frame.step = Step::first_entry;
            return Flow::next;
        case Step::first_entry: frame.step = Step::second_entry; return enter(table, frame, 0);
        case Step::second_entry: frame.step = Step::battles; return enter(table, frame, 1);
        case Step::battles: {
            if (!contested(s, frame, 0)) frame.area[0] = std::exchange(frame.area[1], none);
            if (!contested(s, frame, 0)) return Flow::done;
            if (contested(s, frame, 1)) {
                frame.step = Step::name_first;
                return Flow::next;
            }
            frame.step = Step::over;
            frame.area[1] = none;
            const Seat rival = rival_in(s, frame.area[0], frame.seat);
            return call(table, new_battle(frame.area[0], frame.seat, spokesman(table.rules, s, frame.area[0], rival)));
        }
        case Step::name_first: frame.step = Step::name_second; return name_defender(table, frame, 0);
        case Step::name_second: frame.step = Step::cards_before; return name_defender(table, frame, 1);
        case Step::cards_before:  // just before both battles: their cards are chosen together
            frame.step = Step::prepare;
            s.sides = {frame.seat, frame.defender[0]};
            return open_window(table, frame.seat, none, When::any_day);
        case Step::prepare:
            if (!both_stand(s, frame)) {  // cards have changed who meets whom
                s.sides = {none, none};
                frame.step = Step::battles;
                return Flow::next;
            }
            prepare(table, frame);
            frame.step = Step::show_first;
            return Flow::next;
        case Step::show_first: frame.step = Step::show_second; return show_card(table, frame, 0);
        case Step::show_second: frame.step = Step::council; return show_card(table, frame, 1);
        case Step::council: frame.step = Step::first_battle; return open_council(table, frame);
        case Step::first_battle: return ask_seat(table, frame.seat, AskKind::first_battle);
        case Step::fight: frame.step = Step::last; return fight_now(table, frame, 0);
        case Step::last:
            frame.step = Step::over;
            s.council = std::exchange(s.planned, no_councils);
            if (contested(s, frame, 1)) return fight_now(table, frame, 1);
            s.council = no_councils;  // nobody sees them
            return Flow::done;
        case Step::over: return Flow::done;
    }
    return Flow::done;
}

std::size_t shown_battle(const Assault& frame) {
    return frame.step == Step::show_second ? 0 : 1;  // it has gone on since
}

bool second_battle_to_come(const Assault& frame) {
    return frame.step >= Step::show_second && frame.step <= Step::last;
}

CardCounts planned_cards(const State& s, Seat seat) {
    const auto assault = under_way<Assault>(s.flow);
    if (!assault || !second_battle_to_come(*assault)) return {};
    const TwoCouncils mine = councils_of(*assault, seat);
    return (mine.which & 2U) != 0 ? s.planned[mine.side].di_cards : CardCounts{};
}

TwoCouncils councils_of(const Assault& frame, Seat seat) {
    if (seat == frame.seat) return {3, 0};
    const unsigned first = frame.defender[0] == seat ? 1U : 0U;
    const unsigned second = frame.defender[1] == seat ? 2U : 0U;
    return {as_byte(first | second), 1};
}

Answered answer(Table& table, Assault& frame, Seat seat, Action action) {
    State& s = table.s;
    const Element which = action[0];
    if (is(action, ActionKind::fights)) {
        frame.defender[frame.step == Step::name_second ? 0 : 1] = action[0];
        return Answered::finished;
    }
    if (is(action, ActionKind::fight)) {
        if (which == frame.area[1]) {
            std::swap(frame.area[0], frame.area[1]);
            std::swap(frame.defender[0], frame.defender[1]);
            std::swap(frame.shown[0], frame.shown[1]);
            std::swap(s.council, s.planned);
        }
        frame.step = Step::fight;
        return Answered::finished;
    }
    const TwoCouncils mine = councils_of(frame, seat);
    Council& first = s.council[mine.side];
    Council& second = s.planned[mine.side];
    if (is(action, ActionKind::choose)) first.played = which;
    if (is(action, ActionKind::second)) second.played = which;
    if (is(action, ActionKind::discard)) ((mine.which & 1U) != 0 ? first : second).discarded = which;
    if (is(action, ActionKind::add)) ++first.di_cards[which];
    if (is(action, ActionKind::support)) ++second.di_cards[which];
    if (is(s.flow.ask, AskKind::show_card)) {
        tell_shown_card(table, frame.seat, frame.defender[shown_battle(frame)], seat, which);
        return Answered::finished;
    }
    return is(action, ActionKind::done) ? Answered::finished : Answered::more;
}

}  // namespace mehen::kemet
