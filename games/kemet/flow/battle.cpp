// A battle in all its steps [kemet.battle].
#include "games/kemet/flow/battle.h"

#include <algorithm>
#include <bit>

#include "games/kemet/battle.h"
#include "games/kemet/flow/cards.h"

namespace mehen::kemet {

Battle new_battle(std::uint8_t area, std::uint8_t from, Seat attacker, Seat defender) {
    Battle battle{};
    battle.area = area;
    battle.from = from;
    battle.side[0] = attacker;
    battle.side[1] = defender;
    return battle;
}

AreaMask escape_areas(const Rules& rules, const State& s, Seat seat, std::size_t area) {
    AreaMask result = 0;
    for (std::size_t other = 0; other < rules.map.areas; ++other) {
        if (!has_area(rules.map.land[area], other) || seats_in(rules, s, other) != 0) continue;
        const std::uint8_t owner = owner_of_district(rules, s, other);
        if (rules.set.retreat_to_own_districts_only && owner != nobody && owner != seat) continue;
        result |= mask_of_area(other);
    }
    return result;
}

int cost_of(const Rules& rules, const State& s, Seat seat, const Council& council) {
    int cost = 0;
    for (std::size_t i = 0; i < rules.set.di_cards.size(); ++i)
        cost += council.di_cards[i] * price(s, seat, rules.set.di_cards[i].cost);
    return cost;
}

namespace {

using Step = Battle::Step;

int side_index(const Battle& frame, Seat seat) {
    return frame.side[0] == seat ? 0 : 1;
}
bool sees(const State& s, const Battle& frame, int side) {
    return power(s, frame.side[side], Power::sees_battle_card) > 0;
}

int cards_in_hand(const State& s, Seat seat) {
    return std::popcount(unsigned{s.hand[seat].cards.hand});
}

bool battle_card_kind(const DiCard& card) {
    return (card.when & static_cast<unsigned>(When::battle)) != 0;
}

// The next thing a side has to choose in the council: a card to play, one to discard, then DI cards.
void council_choices(const Rules& rules, const State& s, const Battle& frame, Seat seat, ActionList& out) {
    const Council& council = s.council[static_cast<std::size_t>(side_index(frame, seat))];
    const Player& player = s.player[seat];
    const Hand& hand = s.hand[seat];
    const auto in_hand = [&](unsigned card) { return ((unsigned{hand.cards.hand} >> card) & 1U) != 0; };
    if (council.played == no_card) {
        for (unsigned card = 0; card < rules.set.battle_cards.size(); ++card)
            if (in_hand(card)) out.push(make_action(ActionKind::choose, card));
        return;
    }
    if (council.discarded == no_card && cards_in_hand(s, seat) > 1) {
        for (unsigned card = 0; card < rules.set.battle_cards.size(); ++card)
            if (in_hand(card) && card != council.played) out.push(make_action(ActionKind::discard, card));
        return;
    }
    for (unsigned card = 0; card < rules.set.di_cards.size(); ++card) {
        if (hand.di_cards[card] <= council.di_cards[card] || !battle_card_kind(rules.set.di_cards[card])) continue;
        // Where cards shown must be paid for, none may be added that could not be.
        const int cost = cost_of(rules, s, seat, council) + price(s, seat, rules.set.di_cards[card].cost);
        if (rules.set.di_cards_must_be_paid && cost > player.prayer) continue;
        out.push(make_action(ActionKind::add, card));
    }
    out.push(make_action(ActionKind::done));  // to change one's mind before that is to undo
}

// Cards shown leave the hands; those in the hand of a player who has to pay are paid for one by one.
void show_cards(Table& table, const Battle& frame) {
    State& s = table.s;
    reveal(table);
    s.revealed = 1;
    for (std::size_t i = 0; i < 2; ++i) {
        Hand& hand = s.hand[frame.side[i]];
        const Council& council = s.council[i];
        for (std::size_t card = 0; card < council.di_cards.size(); ++card)
            hand.di_cards[card] = static_cast<std::uint8_t>(hand.di_cards[card] - council.di_cards[card]);
        table.tell(make_event(EventKind::battle_cards, frame.side[i], council.played));
        for (std::size_t card = 0; card < council.di_cards.size(); ++card)
            for (int n = 0; n < council.di_cards[card]; ++n)
                table.tell(make_event(EventKind::card_played, frame.side[i], static_cast<unsigned>(card)));
    }
}

void discard_di(Table& table, Seat seat, std::size_t card) {
    State& s = table.s;
    if (amount(table.rules.set.di_cards[card].gives, Power::returns_to_hand) > 0)
        ++s.hand[seat].di_cards[card];
    else
        ++s.discards[card];
}

// Pays for every card if that is possible; otherwise the owner is asked which ones work.
bool pay_all(Table& table, const Battle& frame, std::size_t side) {
    State& s = table.s;
    const Seat seat = frame.side[side];
    if (cost_of(table.rules, s, seat, s.council[side]) > s.player[seat].prayer) return false;
    for (std::size_t card = 0; card < s.council[side].di_cards.size(); ++card)
        for (int n = 0; n < s.council[side].di_cards[card]; ++n) pay(table, seat, table.rules.set.di_cards[card].cost);
    return true;
}

bool costly_cards(const Rules& rules, const State& s, const Battle& frame, std::size_t side) {
    return cost_of(rules, s, frame.side[side], s.council[side]) > 0;
}

Flow pay_step(Table& table, Battle& frame, std::size_t side, Step next) {
    const bool owner_chooses =
        !table.rules.set.di_cards_must_be_paid && costly_cards(table.rules, table.s, frame, side);
    if (frame.paid[side] == 0 && (owner_chooses || !pay_all(table, frame, side)))
        return ask_seat(table, frame.side[side], AskKind::pay_cards);
    frame.step = next;
    return Flow::next;
}

bool has_snare(const Rules& rules, const State& s, std::size_t side) {
    for (std::size_t i = 0; i < rules.set.di_cards.size(); ++i)
        if (s.council[side].di_cards[i] > 0 && amount(rules.set.di_cards[i].gives, Power::swaps_battle_cards) > 0)
            return s.council[side].discarded != no_card;
    return false;
}

bool may_wound(const State& s, const Battle& frame, std::size_t side) {
    const Seat seat = frame.side[side];
    return power(s, seat, Power::strength_per_discard) > 0 && hand_size(s.hand[seat]) > 0;
}

void reward(Table& table, const Battle& frame, const BattleResult& result, const std::array<int, 2>& devours) {
    const Rules& rules = table.rules;
    State& s = table.s;
    const auto won = static_cast<std::size_t>(result.winner);
    const Seat winner = frame.side[won];
    const bool stands = s.units[frame.area][winner] > 0;
    std::array<bool, 2> got_point{};
    gain_prayer(table, winner, power(s, winner, Power::prayer_per_win));
    for (std::size_t i = 0; i < rules.set.di_cards.size(); ++i) {
        const GivesList& gives = rules.set.di_cards[i].gives;
        for (int n = 0; n < s.council[won].di_cards[i]; ++n)
            gain_prayer(table, winner, amount(gives, Power::prayer_if_won));
    }
    for (std::size_t i = 0; i < 2; ++i) {
        const Seat seat = frame.side[i];
        gain_prayer(table, seat, power(s, seat, Power::prayer_per_kill) * result.killed[1 - i]);
        gain_prayer(table, seat, power(s, seat, Power::prayer_per_loss) * result.killed[i]);
    }
    if (won == 0 && stands) {
        gain_battle_point(table, winner);
        got_point[0] = true;
    }
    if (won == 1 && stands && power(s, winner, Power::defender_point) > 0) {
        gain_battle_point(table, winner);
        got_point[1] = true;
    }
    if (stands && devours[won] > 0 && result.killed[1 - won] >= devours[won]) {
        gain_battle_point(table, winner);
        got_point[won] = true;
    }
    if (rules.set.veterans) {
        for (std::size_t i = 0; i < 2; ++i) {
            const unsigned tokens = (won == 1 && i == 1 ? 1U : 0U) + (got_point[i] ? 0U : 1U);
            Player& player = s.player[frame.side[i]];
            player.veterans = static_cast<std::uint8_t>(player.veterans + tokens);
            if (tokens > 0) table.tell(make_event(EventKind::veteran, frame.side[i], tokens));
        }
    }
}

// What the DI cards of a side amount to for one power.
int from_cards(const Rules& rules, const Council& council, Power which) {
    int sum = 0;
    for (std::size_t i = 0; i < rules.set.di_cards.size(); ++i)
        sum += council.di_cards[i] * amount(rules.set.di_cards[i].gives, which);
    return sum;
}

// Day cards hidden under a battle card: PP, and rival units removed before strengths are compared.
void use_day_cards(Table& table, const Battle& frame) {
    State& s = table.s;
    for (std::size_t i = 0; i < 2; ++i) {
        gain_prayer(table, frame.side[i], from_cards(table.rules, s.council[i], Power::prayer));
        remove_units(table, frame.area, frame.side[1 - i], from_cards(table.rules, s.council[i], Power::removes_units));
    }
}

// Units of such a card join the troop after the losses, if there is one left.
void join_troops(Table& table, const Battle& frame) {
    State& s = table.s;
    for (std::size_t i = 0; i < 2; ++i) {
        const Seat seat = frame.side[i];
        if (s.units[frame.area][seat] == 0) continue;
        const int units = from_cards(table.rules, s.council[i], Power::places_units);
        add_units(table, frame.area, seat,
                  std::min({units, int{s.player[seat].reserve}, room_in(table.rules, s, frame.area, seat)}));
    }
}

void fight(Table& table, Battle& frame) {
    State& s = table.s;
    use_day_cards(table, frame);
    std::array<Side, 2> sides;
    for (std::size_t i = 0; i < 2; ++i)
        sides[i] = side_of(table.rules, s, frame.area, frame.side[i], frame.side[1 - i], i == 0, s.council[i],
                           frame.wound[i] * power(s, frame.side[i], Power::strength_per_discard));
    std::array<int, 2> devours{};  // as the battle begins: a creature that another cancels does nothing
    for (std::size_t i = 0; i < 2; ++i) {
        const std::uint8_t rival = creature_in(table.rules, s, frame.area, frame.side[1 - i]);
        if (creature_gives(table.rules, rival, Power::cancels_creature) > 0) continue;
        devours[i] =
            creature_gives(table.rules, creature_in(table.rules, s, frame.area, frame.side[i]), Power::devours);
    }
    const BattleResult result = resolve(sides);
    frame.winner = static_cast<std::uint8_t>(result.winner);
    table.tell(make_event(EventKind::strengths, frame.side[0], static_cast<unsigned>(result.strength[0]),
                          static_cast<unsigned>(result.strength[1])));
    table.tell(make_event(EventKind::battle_won, frame.side[frame.winner], frame.area));
    for (std::size_t i = 0; i < 2; ++i) {  // attacker's losses first
        remove_units(table, frame.area, frame.side[i], result.lost[i]);
        frame.killed[i] = static_cast<std::uint8_t>(result.killed[i]);
    }
    join_troops(table, frame);
    reward(table, frame, result, devours);
}

void recall(Table& table, const Battle& frame, Seat seat) {
    const int units = table.s.units[frame.area][seat];
    const int prayer = std::max(0, units - table.rules.set.recall_less);
    table.tell(make_event(EventKind::recall, seat, static_cast<unsigned>(units), static_cast<unsigned>(prayer)));
    remove_units(table, frame.area, seat, units, Loss::given_up);
    gain_prayer(table, seat, prayer);
}

void retreat(Table& table, const Battle& frame, std::uint8_t to) {
    State& s = table.s;
    const Seat loser = frame.side[1U - frame.winner];
    const std::uint8_t creature = creature_in(table.rules, s, frame.area, loser);
    shift_units(table, frame.area, to, loser, s.units[frame.area][loser]);
    if (creature != no_creature) s.creature[creature] = to;  // it goes along
    give_back_points(table);
    table.tell(make_event(EventKind::retreat, loser, frame.area, to));
}

// Battle cards go where they belong; whoever has none left takes all of them back.
void put_cards_away(Table& table, const Battle& frame) {
    State& s = table.s;
    for (std::size_t i = 0; i < 2; ++i) {
        const Seat seat = frame.side[i];
        BattleCards& cards = s.hand[seat].cards;
        Council& council = s.council[i];
        for (const std::uint8_t card : {council.played, council.discarded}) {
            if (card == no_card) continue;
            const auto bit = static_cast<std::uint16_t>(1U << card);
            const bool open = card == council.played || table.rules.set.council_discards_open;
            if (table.rules.set.council_discards_open) reveal(table);
            cards.hand = static_cast<std::uint16_t>(cards.hand & ~bit);
            (open ? cards.shown : cards.hidden) = static_cast<std::uint16_t>((open ? cards.shown : cards.hidden) | bit);
        }
        if (cards.hand == 0) {
            cards.hand = static_cast<std::uint16_t>(cards.shown | cards.hidden);
            cards.shown = cards.hidden = 0;
            table.tell(make_event(EventKind::cards_back, seat));
        }
        for (std::size_t card = 0; card < council.di_cards.size(); ++card)
            for (int n = 0; n < council.di_cards[card]; ++n) discard_di(table, seat, card);
        council = {{}, no_card, no_card, 0};
    }
}

}  // namespace

Flow run(Table& table, Battle& frame) {
    const Rules& rules = table.rules;
    State& s = table.s;
    const Seat loser = frame.side[1U - frame.winner];
    const Seat winner = frame.side[frame.winner];
    switch (frame.step) {
        case Step::cards_before:
            frame.step = Step::show;
            table.tell(make_event(EventKind::battle, frame.side[0], frame.area, frame.side[1]));
            for (Council& council : s.council) council = {{}, no_card, no_card, 0};
            s.sides = {frame.side[0], frame.side[1]};
            return open_window(table, frame.side[0], nobody, When::any_day);
        case Step::show: {  // a rival who sees the card makes its owner choose first
            frame.step = Step::council;
            if (s.units[frame.area][frame.side[0]] == 0 || s.units[frame.area][frame.side[1]] == 0) {
                s.sides = {nobody, nobody};  // a card has removed the last unit of one side: nobody is left to fight
                settle_control(table);
                return Flow::done;
            }
            const bool attacker_shows = sees(s, frame, 1);
            const bool defender_shows = sees(s, frame, 0) && !attacker_shows;
            if (!attacker_shows && !defender_shows) return Flow::next;
            s.shown = attacker_shows ? 1 : 2;
            return ask_seat(table, frame.side[attacker_shows ? 0 : 1], AskKind::show_card);
        }
        case Step::council:
            frame.step = Step::reveal;
            return ask_sealed(table, static_cast<SeatMask>(mask_of(frame.side[0]) | mask_of(frame.side[1])),
                              AskKind::council);
        case Step::reveal:
            show_cards(table, frame);
            frame.step = Step::pay_attacker;
            return Flow::next;
        case Step::pay_attacker: return pay_step(table, frame, 0, Step::pay_defender);
        case Step::pay_defender: return pay_step(table, frame, 1, Step::snare_attacker);
        case Step::snare_attacker:
            frame.step = Step::snare_defender;
            if (has_snare(rules, s, 0)) return ask_seat(table, frame.side[0], AskKind::snare);
            return Flow::next;
        case Step::snare_defender:
            frame.step = Step::wound_attacker;
            if (has_snare(rules, s, 1)) return ask_seat(table, frame.side[1], AskKind::snare);
            return Flow::next;
        case Step::wound_attacker:
            if (may_wound(s, frame, 0)) return ask_seat(table, frame.side[0], AskKind::wound);
            frame.step = Step::wound_defender;
            return Flow::next;
        case Step::wound_defender:
            if (may_wound(s, frame, 1)) return ask_seat(table, frame.side[1], AskKind::wound);
            frame.step = Step::resolve;
            return Flow::next;
        case Step::resolve:
            fight(table, frame);
            frame.step = Step::conscripts;
            return Flow::next;
        case Step::conscripts: {
            frame.step = Step::loser;
            const int units = from_cards(rules, s.council[frame.winner], Power::units_if_won);
            if (units == 0) return Flow::next;
            return call(table, PlaceUnits{frame.side[frame.winner], static_cast<std::uint8_t>(units), 0, 0});
        }
        case Step::loser: {  // retreats or recalls; may stay where nobody is left to drive it off
            frame.step = Step::retreat;
            if (s.units[frame.area][loser] == 0) return Flow::next;
            return ask_seat(table, loser, AskKind::loser);
        }
        case Step::retreat: {
            frame.step = Step::winner;
            if (frame.retreating == 0) return Flow::next;
            return ask_seat(table, winner, AskKind::retreat_to);  // the winner picks the area
        }
        case Step::winner:
            frame.step = Step::finish;
            if (s.units[frame.area][winner] == 0) return Flow::next;
            return ask_seat(table, winner, AskKind::winner);
        case Step::finish: {
            put_cards_away(table, frame);
            s.sides = {nobody, nobody};
            s.shown = s.revealed = 0;
            settle_control(table);
            return Flow::done;
        }
    }
    return Flow::done;
}

void legal(const Rules& rules, const State& s, const Battle& frame, Seat seat, ActionList& out) {
    const auto side = static_cast<std::size_t>(side_index(frame, seat));
    const Council& council = s.council[side];
    if (is(s.flow.ask, AskKind::council) || is(s.flow.ask, AskKind::show_card)) {
        council_choices(rules, s, frame, seat, out);
    } else if (is(s.flow.ask, AskKind::pay_cards)) {
        for (unsigned card = 0; card < rules.set.di_cards.size(); ++card)
            if (council.di_cards[card] > 0 && rules.set.di_cards[card].cost > 0)
                out.push(make_action(ActionKind::drop, card));
        if (cost_of(rules, s, seat, council) <= s.player[seat].prayer) out.push(make_action(ActionKind::done));
    } else if (is(s.flow.ask, AskKind::snare)) {
        out.push(make_action(ActionKind::swap));
        out.push(make_action(ActionKind::stay));
    } else if (is(s.flow.ask, AskKind::wound)) {
        for (unsigned card = 0; card < rules.set.di_cards.size(); ++card)
            if (s.hand[seat].di_cards[card] > 0 && !rules.set.di_cards[card].personal)
                out.push(make_action(ActionKind::wound, card));
        out.push(make_action(ActionKind::done));
    } else if (is(s.flow.ask, AskKind::retreat_to)) {
        const Seat loser = frame.side[1U - frame.winner];
        const AreaMask areas = escape_areas(rules, s, loser, frame.area);
        for (unsigned area = 0; area < rules.map.areas; ++area)
            if (has_area(areas, area)) out.push(make_action(ActionKind::to, area));
    } else if (is(s.flow.ask, AskKind::winner)) {
        out.push(make_action(ActionKind::recall));
        out.push(make_action(ActionKind::stay));
    } else {  // the loser
        if (escape_areas(rules, s, seat, frame.area) != 0) out.push(make_action(ActionKind::retreat));
        out.push(make_action(ActionKind::recall));
        if (rules.set.loser_may_stay && s.units[frame.area][frame.side[frame.winner]] == 0)
            out.push(make_action(ActionKind::stay));
    }
}

Answered answer(Table& table, Battle& frame, Seat seat, Action action) {
    State& s = table.s;
    const auto side = static_cast<std::size_t>(side_index(frame, seat));
    Council& council = s.council[side];
    const std::uint8_t which = action.arg[0];
    if (is(action, ActionKind::choose)) {
        council.played = which;
        return is(s.flow.ask, AskKind::show_card) ? Answered::finished : Answered::more;
    }
    if (is(action, ActionKind::discard)) {
        council.discarded = which;
        return Answered::more;
    }
    if (is(action, ActionKind::add)) {
        ++council.di_cards[which];
        return Answered::more;
    }
    if (is(action, ActionKind::drop)) {
        --council.di_cards[which];
        discard_di(table, seat, which);
    } else if (is(action, ActionKind::wound)) {
        --s.hand[seat].di_cards[which];
        ++s.discards[which];
        ++frame.wound[side];
    } else if (is(action, ActionKind::done)) {
        if (is(s.flow.ask, AskKind::pay_cards)) {
            frame.paid[side] = 1;
            pay_all(table, frame, side);
        } else if (is(s.flow.ask, AskKind::wound)) {
            frame.step = frame.step == Step::wound_attacker ? Step::wound_defender : Step::resolve;
        }
    } else if (is(action, ActionKind::swap)) {
        std::swap(council.played, council.discarded);
        reveal(table);
    } else if (is(action, ActionKind::retreat)) {
        frame.retreating = 1;
    } else if (is(action, ActionKind::recall)) {
        recall(table, frame, seat);
    } else if (is(action, ActionKind::to)) {
        retreat(table, frame, which);
    }
    return Answered::finished;
}

}  // namespace mehen::kemet
