// Positions of Kemet for tests: laid out piece by piece, answered in text form.
//
//     Position p(Edition::first, 4);
//     p.units("nw-1", 0, 5).pyramid("nw-1", Colour::red, 2).tiles(0, "red-1-charge").prayer(0, 2).move(0);
//     p.answer("march 5 nw-1").answer("teleport east-nile-temple");
//
// Everything not said is as at the start of a first day: seat n owns city n and comes n-th in turn order, no units on
// the board, no pyramids, no DI cards in hand but the personal ones. Control is settled when a procedure begins.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/action.h"
#include "core/text.h"
#include "games/kemet/box/editions/blood_and_sand.h"
#include "games/kemet/box/editions/seth.h"
#include "games/kemet/game.h"
#include "games/kemet/questions/tokens.h"
#include "games/kemet/table/cards.h"
#include "games/kemet/table/table.h"
#include "games/kemet/tests/edition.h"

namespace mehen::kemet::test {

inline const Ruleset& ruleset_of(Edition edition) {
    switch (edition) {
        case Edition::first: return editions::first;
        case Edition::revised: return editions::revised;
        case Edition::blood_and_sand: return editions::blood_and_sand;
        case Edition::lone_first: return editions::seth_first;
        case Edition::lone_revised: return editions::seth_revised;
    }
    return editions::first;
}

// Tiles of all colours are for sale, whatever the number of players. Where one stands alone, the last seat does, if no
// other is named.
inline Rules rules_of(const Ruleset& set, int seats, int lone = -1) {
    Rules rules;
    rules.set = set;
    rules.seats = static_cast<std::uint8_t>(seats);
    rules.colours_in_play = static_cast<std::uint8_t>((1U << set.colours) - 1U);
    if (set.alliance) rules.lone_seat = Seat::of(lone < 0 ? seats - 1 : lone);
    complete(rules);
    return rules;
}

// Built once: a set of rules is large, and a position is made in every test.
inline const Rules& rules_of(Edition edition, int seats) {
    static const std::vector<Rules> all = [] {
        std::vector<Rules> result;
        for (const Edition each : all_editions)
            for (int count = 2; count <= 5; ++count) result.push_back(rules_of(ruleset_of(each), count));
        return result;
    }();
    return all[static_cast<std::size_t>(edition) * 4 + static_cast<std::size_t>(seats - 2)];
}

template <class List>
Element index_of(const List& rows, std::string_view id) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].id == id) return Element(static_cast<std::uint8_t>(i));
    ADD_FAILURE() << "no such component: " << id;
    return Element(0);
}

class Position {
public:
    Position(Edition edition, int seats) : Position(rules_of(edition, seats)) {}

    Position(const Position&) = delete;  // it refers to itself
    Position& operator=(const Position&) = delete;

    explicit Position(const Rules& its_rules) : rules(its_rules) {
        Kemet::start(rules, s, nullptr);
        s.flow = {};
        s.colours = rules.colours_in_play;
        s.set_up = 1;
        s.day = 1;
        for (Seat seat = 0; seat < rules.seats; ++seat) {
            choose_city(table_, seat, CityId::of(std::uint8_t{seat}));
            s.order[seat] = seat;
        }
        if (s.pact.lone != none) stand_by();
    }

    // --- laying out

    Position& units(std::string_view area_id, Seat seat, int count) {  // from the reserve
        EXPECT_GE(player(seat).reserve, count);
        add_units(table_, area(area_id), seat, count);
        return *this;
    }
    Position& pyramid(std::string_view area_id, Colour colour, int level) {
        put_pyramid(table_, area(area_id), {static_cast<std::uint8_t>(level), static_cast<std::uint8_t>(colour)});
        return *this;
    }
    Position& tiles(Seat seat, std::string_view ids) {
        for (const std::string_view id : split_words(ids)) {
            const TileId tile = index_of(rules.set.tiles, id);
            if (s.copies[tile] == 0) set_copies(s, tile, 1);  // not in play with so few, or taken
            own_tile(table_, seat, tile);
            player(seat).reserve = static_cast<std::uint8_t>(player(seat).reserve +
                                                             amount(rules.set.tiles[tile].gives, Power::mercenaries));
        }
        player(seat).silver =
            static_cast<std::uint8_t>(power(s, seat, Power::silver_token) + power(s, seat, Power::any_space_token));
        for (const PlayerPower gold : tiles_with_gold)
            if (power(s, seat, gold) > 0) player(seat).gold = 1;
        return *this;
    }
    // A creature with its tile: in an area, or in the reserve.
    Position& creature(Seat seat, std::string_view id, std::string_view area_id = "") {
        const CreatureId which = index_of(rules.set.creatures, id);
        for (const Tile& tile : rules.set.tiles)
            if (tile.creature == which && s.creature_owner[which] != seat) tiles(seat, tile.id);
        put_creature(s, which, area_id.empty() ? in_reserve : area(area_id));
        return *this;
    }
    Position& prayer(Seat seat, int count) {
        player(seat).prayer = static_cast<std::uint8_t>(count);
        return *this;
    }
    Position& cards(Seat seat, std::string_view ids) {  // DI cards, from the deck
        for (const std::string_view id : split_words(ids)) {
            const std::uint8_t card = index_of(rules.set.di_cards, id);
            EXPECT_GT(s.deck[card], 0) << id;
            --s.deck[card];
            ++s.hand[seat].di_cards[card];
            if (!has_bit(deck_of(rules, s, seat), card)) ++s.pact.foreign;  // as if it had been stolen
        }
        return *this;
    }
    // Battle cards in hand; the others have been played.
    Position& battle_cards(Seat seat, std::string_view ids) {
        BattleCards& its = s.hand[seat].cards;
        const unsigned all = its.hand;
        unsigned hand = 0;
        for (const std::string_view id : split_words(ids)) hand |= 1U << index_of(rules.set.battle_cards, id);
        its.hand = static_cast<std::uint16_t>(hand);
        its.shown = static_cast<std::uint16_t>(all & ~hand);
        return *this;
    }
    Position& battle_points(Seat seat, int count) {
        player(seat).battle_points = static_cast<std::uint8_t>(count);
        return *this;
    }
    Position& other_points(Seat seat, int count) {  // permanent, not for battles
        player(seat).divinity_points = static_cast<std::uint8_t>(count);
        return *this;
    }
    Position& veterans(Seat seat, int count) {
        player(seat).veterans = static_cast<std::uint8_t>(count);
        return *this;
    }
    Position& tokens(Seat seat, int left) {
        player(seat).tokens = static_cast<std::uint8_t>(left);
        return *this;
    }
    // Spaces of the player board that hold a token, by their numbers from 0.
    Position& tokens_on(Seat seat, std::initializer_list<int> spaces) {
        for (const int space : spaces)
            player(seat).spaces = static_cast<std::uint16_t>(player(seat).spaces | (1U << space));
        return *this;
    }
    Position& order(std::initializer_list<Seat> seats) {
        std::copy(seats.begin(), seats.end(), s.order.begin());
        return *this;
    }

    // --- a procedure alone: nothing follows it

    Position& move(Seat seat, Power gold = Power::none) {
        MoveTroop frame{};
        frame.seat = seat;
        frame.rules = static_cast<std::uint8_t>(gold);
        frame.rival = none;
        return push(frame);
    }
    Position& recruit(Seat seat) {
        Recruit frame{};
        frame.seat = seat;
        return push(frame);
    }
    Position& raise(Seat seat) {
        Raise frame{};
        frame.seat = seat;
        return push(frame);
    }
    Position& buy(Seat seat, Colour colour) {
        Buy frame{};
        frame.seat = seat;
        frame.space = static_cast<std::uint8_t>(colour);
        return push(frame);
    }
    Position& battle(std::string_view area_id, Seat attacker, Seat defender) {
        return push(new_battle(area(area_id), attacker, defender));
    }
    Position& turn(Seat seat) {
        Turn frame{};
        frame.seat = seat;
        frame.space[0] = frame.space[1] = none;
        return push(frame);
    }
    template <class Frame>
    Position& run(const Frame& frame) {
        return push(frame);
    }
    Position& scoring() { return push(Scoring{}); }
    Position& night() { return push(Night{}); }
    Position& turn_order() { return push(TurnOrder{}); }
    // The game goes on from here, to its end.
    Position& course(Course::Step step) { return push(Course{step}); }

    // --- answering

    // For whomever the open question asks first, chance too.
    Position& answer(std::string_view words) { return answer_for(asked_seat(), words); }
    Position& answer_for(Seat seat, std::string_view words) {
        Action action{};
        if (!Kemet::parse_action(rules, words, action))
            ADD_FAILURE() << "not an action: " << words;
        else if (!s.flow.ask.open() || !contains(s.flow.ask.seats, seat) || !is_legal(seat, action))
            ADD_FAILURE() << "not legal: " << words << "; question " << int{s.flow.ask.kind} << " to seat "
                          << int{asked_seat()} << "; legal: " << joined(legal());
        else
            Kemet::apply(rules, s, seat, action, &log);
        return *this;
    }
    // The whole of a seat's war council; windows before it are passed.
    Position& council(Seat seat, std::string_view played, std::string_view discarded, std::string_view di_cards = "") {
        skip_windows();
        answer_for(seat, "choose " + std::string(played));
        answer_for(seat, "discard " + std::string(discarded));
        for (const std::string_view id : split_words(di_cards)) answer_for(seat, "add " + std::string(id));
        return answer_for(seat, "done");
    }
    // Everybody pays for the DI cards of a battle.
    Position& pay_cards() {
        while (asked() == AskKind::pay_cards) answer("done");
        return *this;
    }
    // Everybody declines to play a DI card.
    Position& skip_windows() {
        while (asked() == AskKind::window) answer("pass");
        return *this;
    }
    // Lets chance answer until a seat is asked or nothing is.
    Position& draw_by_chance() {
        while (s.flow.ask.to_chance()) answer(legal().front());
        return *this;
    }

    // --- looking

    AskKind asked() const { return static_cast<AskKind>(s.flow.ask.kind); }
    Seat asked_seat() const { return s.flow.ask.open() ? lowest_seat(s.flow.ask.seats) : spectator; }
    std::vector<Action> legal_actions(Seat seat) const {
        if (!s.flow.ask.open()) return {};
        Buffer<Action, Kemet::max_actions + max_di_cards> actions;
        Buffer<Outcome, Kemet::max_outcomes> outcomes;
        Kemet::legal(rules, s, seat, actions);
        Kemet::outcomes(rules, s, outcomes);
        std::vector<Action> result(actions.begin(), actions.end());
        for (const Outcome& outcome : outcomes) result.push_back(outcome.action);
        return result;
    }
    std::vector<std::string> legal() const {
        std::vector<std::string> result;
        for (const Action& action : legal_actions(asked_seat())) result.push_back(Kemet::action_text(rules, action));
        return result;
    }
    bool can(std::string_view words) const { return can_for(asked_seat(), words); }
    bool can_for(Seat seat, std::string_view words) const {
        Action action{};
        EXPECT_TRUE(Kemet::parse_action(rules, words, action)) << "not an action: " << words;
        return is_legal(seat, action);
    }
    // The areas that answers of one kind lead to, as "nw-front west-bank", in the order of the board.
    std::string areas_of(ActionKind kind) const {
        std::vector<std::string_view> ids;
        for (const Action& action : legal_actions(asked_seat()))
            if (is(action, kind)) ids.push_back(rules.area(action.arg[0]).id);
        return joined(ids, " ");
    }

    AreaId area(std::string_view id) const { return index_of(rules.board().areas, id); }
    int units_in(std::string_view area_id, Seat seat) const { return s.units[area(area_id)][seat]; }
    int prayer_of(Seat seat) const { return s.player[seat].prayer; }
    int points_of(Seat seat) const { return points(s, seat); }
    int temporary_points_of(Seat seat) const { return temporary_points(s, seat); }
    std::string creature_at(std::string_view id) const {
        const AreaId at = s.creature[index_of(rules.set.creatures, id)];
        if (at == in_reserve) return "reserve";
        return at == none ? "nowhere" : std::string(rules.area(at).id);
    }
    int hand_of(Seat seat) const {
        int sum = 0;
        for (const std::uint8_t count : s.hand[seat].di_cards) sum += count;
        return sum;
    }
    int happened(EventKind kind) const {
        return static_cast<int>(std::count_if(
            log.begin(), log.end(), [&](const Event& event) { return event.kind == static_cast<std::uint8_t>(kind); }));
    }
    // The first event of a kind; there should be one.
    Event told(EventKind kind) const {
        for (const Event& event : log)
            if (event.kind == static_cast<std::uint8_t>(kind)) return event;
        ADD_FAILURE() << "no event " << static_cast<int>(kind);
        return {};
    }
    Player& player(Seat seat) { return s.player[seat]; }

    const Rules& rules;
    State s{};
    EventLog log;

private:
    // So that the Alliance is not beaten: all members but the first have a unit in their third district.
    void stand_by() {
        s.pact.taken_tokens = members(rules, s);
        each_seat(members(rules, s) & ~mask_of(0),
                  [&](Seat seat) { add_units(table_, rules.map.district[seat][2], seat, 1); });
    }

    template <class Frame>
    Position& push(const Frame& frame) {
        s.flow = {};  // what was asked before is over
        settle_control(table_);
        for (Seat seat = 0; seat < rules.seats; ++seat) enter_points(table_, seat);
        log.clear();
        kemet::Table table{rules, s, &log};
        call(table, frame);
        Kemet::Driver::run_until_question(table);
        return *this;
    }

    bool is_legal(Seat seat, Action action) const {
        const auto actions = legal_actions(seat);
        return std::find(actions.begin(), actions.end(), action) != actions.end();
    }

    kemet::Table table_{rules, s, nullptr};
};

}  // namespace mehen::kemet::test
