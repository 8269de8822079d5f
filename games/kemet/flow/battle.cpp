// A battle in all its steps [kemet.battle].
#include "games/kemet/flow/battle.h"

#include <algorithm>

#include "games/kemet/expansions.h"
#include "games/kemet/flow/cards.h"
#include "games/kemet/flow/creatures.h"
#include "games/kemet/flow/troops.h"
#include "games/kemet/questions/battle.h"
#include "games/kemet/questions/council.h"
#include "games/kemet/questions/recruiting.h"
#include "games/kemet/table/battle.h"
#include "games/kemet/table/cards.h"

namespace mehen::kemet {

Battle new_battle(AreaId area, Seat attacker, Seat defender) {
    Battle battle{};
    battle.area = area;
    battle.side[0] = attacker;
    battle.side[1] = defender;
    return battle;
}

namespace {

// Empty areas beside one, where the edition asks for it no district but those of some players.
AreaMask ways_out(const Rules& rules, const State& s, AreaId area, SeatMask owners) {
    AreaMask near = rules.map.land[area];
    if (rules.set.retreat_to_own_districts_only) {
        AreaMask own = 0;
        each_seat(owners, [&](Seat each) { own |= own_districts(rules, s, each); });
        near &= ~rules.map.districts | own;
    }
    AreaMask result = 0;
    each_area(near, [&](AreaId other) {
        if (seats_in(s, other) == no_seats) result |= mask_of_area(other);
    });
    return result;
}

}  // namespace

AreaMask escape_areas(const Rules& rules, const State& s, Seat seat, AreaId area) {
    return ways_out(rules, s, area, s.side[seat]);
}

AreaMask retreat_areas(const Rules& rules, const State& s, Seat seat, AreaId area) {
    SeatMask owners = troop_in(s, area, seat) | mask_of(seat);
    AreaMask besides = 0;  // whoever stands there
    join(Seam<RetreatAreas>{}, rules, s, seat, area, owners, besides);
    return ways_out(rules, s, area, owners) | besides;
}

void retreat(Table& table, Seat seat, AreaId from, AreaId to) {
    move_troop(table, from, to, seat);
    table.tell(make_event(EventKind::retreat, seat, from, to));
}

void prayer_of_cards(Table& table, const Battle& frame) {
    for (DiCardId i = 0; i < table.rules.set.di_cards.size(); ++i)
        for (int n = 0; n < table.s.council[frame.winner].di_cards[i]; ++n)
            gain_prayer(table, frame.side[frame.winner], card_gives(table.rules, i, Power::prayer_if_won));
}

namespace {

using Step = Battle::Step;

int side_index(const Battle& frame, Seat seat) {
    return frame.side[0] == seat ? 0 : 1;
}

SeatMask still_to_choose(const State& s, const Battle& frame) {
    SeatMask seats = no_seats;
    for (std::size_t side = 0; side < 2; ++side)
        if (chooses_cards(s, frame, side)) seats |= mask_of(frame.side[side]);
    return seats;
}

// Where discards are open they are so at once, not when the battle is over.
void lay_discards_open(Table& table, const Battle& frame) {
    State& s = table.s;
    reveal(table);
    for (std::size_t side = 0; side < 2; ++side) {
        if (s.council[side].discarded == none) continue;
        BattleCards& cards = s.hand[frame.side[side]].cards;
        const auto bit = fit<std::uint16_t>(1U << s.council[side].discarded);
        cards.hand = fit<std::uint16_t>(cards.hand & ~bit);
        cards.shown = fit<std::uint16_t>(cards.shown | bit);
    }
}

// Cards shown leave the hands; those in the hand of a player who has to pay are paid for one by one.
void show_cards(Table& table, const Battle& frame) {
    const Rules& rules = table.rules;
    State& s = table.s;
    reveal(table);
    s.revealed = 1;
    for (std::size_t i = 0; i < 2; ++i) {
        const Council& council = s.council[i];
        leave_hand(rules, s, frame.side[i], council.di_cards);
        table.tell(make_event(EventKind::battle_cards, frame.side[i], council.played));
        for (DiCardId card = 0; card < council.di_cards.size(); ++card)
            for (int n = 0; n < council.di_cards[card]; ++n)
                table.tell(make_event(EventKind::card_played, frame.side[i], card));
    }
}

void discard_di(Table& table, Seat seat, DiCardId card) {
    State& s = table.s;
    if (card_gives(table.rules, card, Power::returns_to_hand) > 0)
        ++s.hand[seat].di_cards[card];
    else
        ++s.discards[card];
}

// Pays for every card if that is possible; otherwise the owner is asked which ones work.
bool pay_all(Table& table, const Battle& frame, std::size_t side) {
    State& s = table.s;
    const Seat seat = frame.side[side];
    if (cost_of(table.rules, s, seat, s.council[side]) > s.player[seat].prayer) return false;
    for (DiCardId card = 0; card < table.rules.set.di_cards.size(); ++card)
        for (int n = 0; n < s.council[side].di_cards[card]; ++n)
            take_prayer(table, seat, price_in_battle(table.rules, s, seat, table.rules.set.di_cards[card].cost));
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
    for (DiCardId i = 0; i < rules.set.di_cards.size(); ++i)
        if (s.council[side].di_cards[i] > 0 && card_gives(rules, i, Power::swaps_battle_cards) > 0)
            return s.council[side].discarded != none;
    return false;
}

bool may_wound(const Rules& rules, const State& s, const Battle& frame, std::size_t side) {
    return has_in_troop(s, frame, side, Power::strength_per_discard) &&
           any_in_question(rules, s.hand[frame.side[side]], Moments{});
}

// Who has earned a battle VP [kemet.battle.reward].
int battle_points_for(const State& s, const Battle& frame, std::size_t side) {
    if (side != frame.winner || units_of_side(s, frame, side) == 0) return 0;
    int count = side == 0 || has_in_troop(s, frame, side, Power::defender_point) ? 1 : 0;
    if (frame.devours[side] > 0 && frame.killed[1 - side] >= frame.devours[side]) ++count;
    return count;
}

void reward(Table& table, const Battle& frame) {
    State& s = table.s;
    bool rewarded = false;
    join(Seam<BattleReward>{}, table, frame, rewarded);
    if (rewarded) return;
    for (std::size_t side = 0; side < 2; ++side) {
        const Seat seat = frame.side[side];
        const int points = battle_points_for(s, frame, side);
        for (int i = 0; i < points; ++i) gain_battle_point(table, seat);
        if (!table.rules.set.veterans) continue;
        // A winning defender, and whoever got no VP.
        const unsigned tokens = (side == 1 && frame.winner == 1 ? 1U : 0U) + (points > 0 ? 0U : 1U);
        add_to(s.player[seat].veterans, tokens);
        if (tokens > 0) table.tell(make_event(EventKind::veteran, seat, tokens));
    }
}

// PP for winning, for units destroyed and lost.
void prayer_for_battle(Table& table, const Battle& frame) {
    const State& s = table.s;
    const Seat winner = frame.side[frame.winner];
    gain_prayer(table, winner, power(s, winner, Power::prayer_per_win));
    prayer_of_cards(table, frame);
    for (std::size_t i = 0; i < 2; ++i) {
        const Seat seat = frame.side[i];
        gain_prayer(table, seat, power(s, seat, Power::prayer_per_kill) * frame.killed[1 - i]);
        gain_prayer(table, seat, power(s, seat, Power::prayer_per_loss) * frame.killed[i]);
    }
}

// What the DI cards of a side amount to for one power.
int from_cards(const Rules& rules, const Council& council, Power which) {
    int sum = 0;
    for (DiCardId i = 0; i < rules.set.di_cards.size(); ++i) sum += council.di_cards[i] * card_gives(rules, i, which);
    return sum;
}

// Day cards hidden under a side's battle card: PP, and rival units removed before strengths are compared.
Flow use_day_cards(Table& table, const Battle& frame, std::size_t side) {
    const State& s = table.s;
    const auto gives = [&](Power which) { return from_cards(table.rules, s.council[side], which); };
    gain_prayer(table, frame.side[side], gives(Power::prayer));
    join(Seam<CardEffect>{}, table, frame.side[side], gives);
    return destroy_units(table, place_of_side(s, frame.area, side == 1), frame.side[1 - side],
                         gives(Power::removes_units));
}

// Units of such a card may join the troop after the losses, if there is one left.
Flow join_troop(Table& table, const Battle& frame, std::size_t side) {
    const Seat seat = frame.side[side];
    const int units = from_cards(table.rules, table.s.council[side], Power::places_units);
    if (units == 0 || units_of_side(table.s, frame, side) == 0) return Flow::next;
    PlaceUnits place = place_units(seat, units, PlaceUnits::Where::one_area);
    place.area = place_of_side(table.s, frame.area, side == 0);
    return call(table, place);
}

// DI cards that a tile draws after the battle, one question to chance for each.
Flow draw_after(Table& table, const Battle& frame, std::size_t side, Step& step, Step next) {
    const Seat seat = bearer(table.s, frame, side, Power::cards_per_battle);
    if (frame.drawn[side] < power(table.s, seat, Power::cards_per_battle) && renew_deck(table.rules, table.s, seat))
        return ask_chance(table, AskKind::draw_card);
    step = next;
    return Flow::next;
}

void tell_losses(Table& table, Seat seat, int lost, const Side& own, const Side& rival) {
    Event event = make_event(EventKind::losses, seat, lost);
    event.arg[1] = as_byte(rival.damage);
    event.arg[2] = as_byte(rival.unblockable);
    event.arg[3] = as_byte(own.protection);
    event.arg[4] = as_byte(own.own_losses);
    table.tell(event);
}

// Who fought with what, for those who ask when units have fallen.
void note_fighter(const Rules& rules, const Fighter& fighter, Battle& frame, std::size_t side) {
    frame.troop[side] = fighter.troop;
    frame.fought_units[side] = as_byte(fighter.units);
    frame.fought_creature[side] = fighter.creature;
    frame.devours[side] = as_byte(creature_gives(rules, creature_that_counts(rules, fighter), Power::devours));
}

Flow fight(Table& table, Battle& frame) {
    State& s = table.s;
    std::array<Side, 2> sides{};
    const std::array<Council, 2> councils = fighting_councils(table.rules, s.council);
    for (std::size_t i = 0; i < 2; ++i) {
        const Fighter fighter = fighter_of(table.rules, s, frame, i);
        sides[i] = side_of(table.rules, s, fighter, councils[i]);
        note_fighter(table.rules, fighter, frame, i);
    }
    const BattleResult result = resolve(sides);
    frame.winner = as_byte(result.winner);
    table.tell(make_event(EventKind::strengths, frame.side[0], result.strength[0], result.strength[1], frame.side[1]));
    table.tell(make_event(EventKind::battle_won, frame.side[frame.winner], frame.area));
    const bool taken_later = replaced(Seam<BattleLosses>{}, table.rules);
    for (std::size_t i = 0; i < 2; ++i) {  // attacker's losses first
        tell_losses(table, frame.side[i], result.lost[i], sides[i], sides[1 - i]);
        frame.lost[i] = as_byte(result.lost[i]);
        frame.killed[i] = as_byte(result.killed[i]);
        if (!taken_later) remove_units(table, frame.area, frame.side[i], result.lost[i]);
    }
    if (taken_later) return join_step(Seam<BattleLosses>{}, table, frame);
    prayer_for_battle(table, frame);
    return bring_creatures_home(table);
}

void recall(Table& table, const Battle& frame, std::size_t side) {
    const State& s = table.s;
    const Seat seat = frame.side[side];
    const AreaId place = place_of_side(s, frame.area, side == 0);
    const SeatMask troop = troop_in(s, place, seat);
    const int units = units_of_side(s, frame, side);
    const int prayer = std::max(0, units - table.rules.set.recall_less);
    table.tell(make_event(EventKind::recall, seat, units, prayer));
    each_seat(troop, [&](Seat each) { remove_units(table, place, each, s.units[place][each], Loss::given_up); });
    share_prayer(table, troop, seat, prayer);
}

// Units over the limit leave a troop that has fought, wherever it is by now. Those that wait for another battle stay.
void remove_surplus(Table& table, const Battle& frame) {
    const State& s = table.s;
    if (!table.rules.set.recruits_attack_over_limit) return;
    for (const Seat seat : frame.side)
        each_area(s.troops[seat], [&](AreaId area) {
            if (rival_in(s, area, seat) != none) return;
            const int surplus = s.units[area][seat] - troop_limit(table.rules, s, seat);
            if (surplus > 0) remove_units(table, area, seat, surplus, Loss::given_up);
        });
}

// Units that a card has placed just now in another district fight for it before this battle begins; after that cards
// may be played before this one again.
Flow fight_others_first(Table& table, Battle& frame) {
    State& s = table.s;
    if (!others_may_come_first(table.rules, s)) return Flow::next;
    const DueBattles others = due_battles(s.flow);
    for (Seat seat = 0; seat < table.rules.seats; ++seat) {
        if (contains(others.seats, seat)) continue;  // they come one after another, as their attacker says
        if (districts_to_fight_for(table.rules, s, seat) == 0) continue;
        frame.step = Step::cards_before;
        s.sides = {none, none};
        PlaceUnits placed = place_units(seat, 0, PlaceUnits::Where::districts);
        placed.done = 1;
        return call(table, placed);
    }
    return Flow::next;
}

// Who is left to fight.
Standing standing_in(const Rules& rules, const State& s, const Battle& frame) {
    Standing standing;
    for (std::size_t side = 0; side < 2; ++side) standing.side[side] = units_of_side(s, frame, side) > 0;
    join(Seam<BattleStands>{}, rules, s, frame, standing);
    return standing;
}

// Battle cards go where they belong; whoever has none left takes all of them back.
void put_cards_away(Table& table, const Battle& frame) {
    State& s = table.s;
    for (std::size_t i = 0; i < 2; ++i) {
        const Seat seat = frame.side[i];
        BattleCards& cards = s.hand[seat].cards;
        Council& council = s.council[i];
        for (const BattleCardId card : {council.played, council.discarded}) {
            if (card == none) continue;
            const auto bit = fit<std::uint16_t>(1U << card);
            const bool open = card == council.played || table.rules.set.council_discards_open;
            if (table.rules.set.council_discards_open) reveal(table);
            cards.hand = fit<std::uint16_t>(cards.hand & ~bit);
            (open ? cards.shown : cards.hidden) = fit<std::uint16_t>((open ? cards.shown : cards.hidden) | bit);
        }
        if (cards.hand == 0) {
            cards.hand = fit<std::uint16_t>(cards.shown | cards.hidden);
            cards.shown = cards.hidden = 0;
            table.tell(make_event(EventKind::cards_back, seat));
        }
        for (DiCardId card = 0; card < table.rules.set.di_cards.size(); ++card)
            for (int n = 0; n < council.di_cards[card]; ++n) discard_di(table, seat, card);
        council = nothing_chosen;
    }
}

// What is settled when a battle ends. A troop that is on its way elsewhere has taken nothing yet: its battle is one
// that a card has set off in the middle of its move.
void settle_after(Table& table, const Battle& battle) {
    const State& s = table.s;
    const bool moving_elsewhere = s.moving.area != battle.area && under_way<MoveTroop>(s.flow);
    const AreaMask later = moving_elsewhere ? mask_of_area(s.moving.area) : 0;
    each_area(s.unsettled & ~later, [&](AreaId area) { settle_area(table, area); });
}

}  // namespace

// NOLINTNEXTLINE(readability-function-size): one case for each step of a battle, and nothing else
Flow run(Table& table, Battle& frame) {
    const Rules& rules = table.rules;
    State& s = table.s;
    const Seat loser = frame.side[1U - frame.winner];
    const Seat winner = frame.side[frame.winner];
    switch (frame.step) {
        case Step::begin: frame.step = Step::cards_before; return join_step(Seam<BattleBegins>{}, table, frame);
        case Step::cards_before:
            frame.step = Step::show;
            table.tell(make_event(EventKind::battle, frame.side[0], frame.area, frame.side[1]));
            s.council = no_councils;
            s.sides = {frame.side[0], frame.side[1]};
            return open_window(table, active_seat(s, frame.side[0]), none, When::any_day);
        case Step::show: {  // a rival who sees the card makes its owner choose first
            if (const Flow others = fight_others_first(table, frame); others != Flow::next) return others;
            frame.step = Step::show_di;
            const Standing standing = standing_in(rules, s, frame);
            if (!standing.possible()) {  // a card has removed the last unit of one side: nobody is left to fight
                s.sides = {none, none};
                join(Seam<BattleCalledOff>{}, table, frame, standing);
                settle_after(table, frame);
                return Flow::done;
            }
            if (!standing.as_named) {  // a card has removed the last unit of one of them
                frame.step = Step::begin;
                return Flow::next;
            }
            s.shown = showing_side(s, frame, Power::sees_battle_card);
            if (s.shown == 0) return Flow::next;
            return ask_seat(table, frame.side[s.shown - 1U], AskKind::show_card);
        }
        case Step::show_di:  // likewise the DI cards
            frame.step = Step::council;
            s.shown_di = showing_side(s, frame, Power::sees_di_cards);
            if (s.shown_di == 0) return Flow::next;
            return ask_seat(table, frame.side[s.shown_di - 1U], AskKind::show_di);
        case Step::council:
            // Where discards are open, battle cards come first: the discards lie open before DI cards are added.
            if (rules.set.council_discards_open) {
                const SeatMask choosing = still_to_choose(s, frame);
                if (choosing != no_seats) return ask_sealed(table, choosing, AskKind::council);
                lay_discards_open(table, frame);
            }
            frame.step = Step::reveal;
            return ask_sealed(table, mask_of(frame.side[0]) | mask_of(frame.side[1]), AskKind::council);
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
            if (may_wound(rules, s, frame, 0)) return ask_seat(table, frame.side[0], AskKind::wound);
            frame.step = Step::wound_defender;
            return Flow::next;
        case Step::wound_defender:
            if (may_wound(rules, s, frame, 1)) return ask_seat(table, frame.side[1], AskKind::wound);
            frame.step = Step::day_cards_attacker;
            return Flow::next;
        case Step::day_cards_attacker: frame.step = Step::day_cards_defender; return use_day_cards(table, frame, 0);
        case Step::day_cards_defender: frame.step = Step::resolve; return use_day_cards(table, frame, 1);
        case Step::resolve: frame.step = Step::join_attacker; return fight(table, frame);
        case Step::join_attacker: frame.step = Step::join_defender; return join_troop(table, frame, 0);
        case Step::join_defender: frame.step = Step::conscripts; return join_troop(table, frame, 1);
        case Step::conscripts: {
            frame.step = Step::reward;
            const int units = from_cards(rules, s.council[frame.winner], Power::units_if_won);
            if (units == 0) return Flow::next;
            return call(table, place_units(winner, units, PlaceUnits::Where::districts_or_troops));
        }
        case Step::reward:
            reward(table, frame);
            frame.step = Step::loser;
            return Flow::next;
        case Step::loser: {  // retreats or recalls; may stay where nobody is left to drive it off
            frame.step = Step::retreat;
            if (units_of_side(s, frame, 1U - frame.winner) == 0) return Flow::next;
            return ask_seat(table, loser, AskKind::loser);
        }
        case Step::retreat: {
            frame.step = Step::winner;
            if (frame.retreating == 0) return Flow::next;
            return ask_seat(table, winner, AskKind::retreat_to);  // the winner picks the area
        }
        case Step::winner: {
            frame.step = Step::finish;
            bool may_recall = units_of_side(s, frame, frame.winner) > 0;
            join(Seam<WinnerRecalls>{}, rules, s, winner, may_recall);
            if (!may_recall) return Flow::next;
            return ask_seat(table, winner, AskKind::winner);
        }
        case Step::finish: {
            put_cards_away(table, frame);
            join(Seam<BattleOver>{}, table, frame);
            s.sides = {none, none};
            s.shown = s.shown_di = s.revealed = 0;
            remove_surplus(table, frame);
            settle_after(table, frame);
            frame.step = Step::consolation;
            return Flow::next;
        }
        case Step::consolation: {
            frame.step = Step::draw_attacker;
            const Seat bereaved = bearer(s, frame, 1U - frame.winner, Power::units_per_defeat);
            const int units = power(s, bereaved, Power::units_per_defeat);
            if (units == 0) return Flow::next;
            PlaceUnits place = place_units(bereaved, units, PlaceUnits::Where::districts);
            place.attack = PlaceUnits::Attack::never;  // a defeat brings no further battle
            return call(table, place);
        }
        case Step::draw_attacker: return draw_after(table, frame, 0, frame.step, Step::draw_defender);
        case Step::draw_defender: return draw_after(table, frame, 1, frame.step, Step::after);
        case Step::after: frame.step = Step::over; return join_step(Seam<AfterBattle>{}, table, frame);
        case Step::over: return Flow::done;
    }
    return Flow::done;
}

namespace {

bool at_council(const State& s) {
    return is(s.flow.ask, AskKind::council) || is(s.flow.ask, AskKind::show_card) || is(s.flow.ask, AskKind::show_di);
}

}  // namespace

namespace {

// Which side draws a DI card after the battle, and who of it.
std::size_t drawing_side(const Battle& frame) {
    return frame.step == Step::draw_attacker ? 0 : 1;
}
Seat drawer_of(const State& s, const Battle& frame) {
    return bearer(s, frame, drawing_side(frame), Power::cards_per_battle);
}

}  // namespace

void outcomes(const Rules& rules, const State& s, const Battle& frame, OutcomeList& out) {
    deck_outcomes(rules, s, drawer_of(s, frame), out);
}

Action sample(const Rules& rules, const State& s, const Battle& frame, Rng& rng) {
    return sample_deck(rules, s, drawer_of(s, frame), rng);
}

Answered answer(Table& table, Battle& frame, Seat seat, Action action) {
    State& s = table.s;
    if (is(action, ActionKind::card)) {
        const Seat drawer = drawer_of(s, frame);
        ++frame.drawn[drawing_side(frame)];
        draw_di_card(table, drawer, action[0]);
        return Answered::finished;
    }
    if (at_council(s)) return take_at_council(table, frame, seat, action);
    const auto side = index_of(side_index(frame, seat));
    Council& council = s.council[side];
    const Element which = action[0];
    if (is(action, ActionKind::drop)) {
        --council.di_cards[which];
        discard_di(table, seat, which);
        table.tell(make_event(EventKind::card_discarded, seat, which));
    } else if (is(action, ActionKind::wound)) {
        discard_from_hand(table, seat, which);
        ++frame.wound[side];
    } else if (is(action, ActionKind::done)) {
        if (is(s.flow.ask, AskKind::pay_cards)) {
            frame.paid[side] = 1;
            pay_all(table, frame, side);
        } else if (is(s.flow.ask, AskKind::wound)) {
            frame.step = frame.step == Step::wound_attacker ? Step::wound_defender : Step::day_cards_attacker;
        }
    } else if (is(action, ActionKind::swap)) {
        std::swap(council.played, council.discarded);
        reveal(table);
        table.tell(make_event(EventKind::battle_cards, seat, council.played));
    } else if (is(action, ActionKind::retreat)) {
        frame.retreating = 1;
    } else if (is(action, ActionKind::recall)) {
        recall(table, frame, side);
    } else if (is(action, ActionKind::to)) {
        const std::size_t loser = 1U - frame.winner;
        retreat(table, frame.side[loser], place_of_side(s, frame.area, loser == 0), which);
        join(Seam<TroopRetreated>{}, table, frame, loser);
    }
    return Answered::finished;
}

}  // namespace mehen::kemet
