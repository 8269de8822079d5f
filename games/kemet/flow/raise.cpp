// Raising a pyramid, and buying a power tile [kemet.raise, kemet.tiles].
#include "games/kemet/flow/raise.h"

#include <algorithm>
#include <bit>

#include "games/kemet/flow/cards.h"
#include "games/kemet/flow/creatures.h"
#include "games/kemet/flow/day.h"

namespace mehen::kemet {

namespace {

constexpr int top_level = 4;

}  // namespace

int raising_cost(const State& s, Seat seat, int from, int to) {
    int cost = 0;
    for (int level = from + 1; level <= to; ++level) cost += std::max(0, level - power(s, seat, Power::level_discount));
    return cost;
}

bool may_raise(const Rules& rules, const State& s, Seat seat, std::size_t area) {
    if (owner_of_district(rules, s, area) == seat) return true;  // also while a rival holds it
    return rules.set.captured_pyramids_may_be_raised && controls(rules, s, area, seat);
}

bool owns_colour(const Rules& rules, const State& s, Seat seat, unsigned colour) {
    for (const std::uint8_t area : rules.map.district[s.player[seat].city]) {
        const Pyramid& pyramid = *pyramid_at(rules, s, area);
        if (pyramid.level > 0 && pyramid.colour == colour) return true;
    }
    return false;
}

int highest_level(const Rules& rules) {
    return std::min<int>(top_level, rules.set.highest_level);
}

void place_acquisition_token(State& s, Seat seat, unsigned colour) {
    for (std::uint8_t& space : s.player[seat].acquisition)
        if (space == 0) {
            space = static_cast<std::uint8_t>(colour + 1);
            return;
        }
}

namespace {

// Whether an own pyramid can be raised: mostly so, and seen at once. False says nothing.
bool could_raise(const Rules& rules, const State& s, const Raise& frame) {
    if (frame.free_level != 0) return false;
    for (const Pyramid& pyramid : s.pyramid[s.player[frame.seat].city])
        if (pyramid.level > 0 && pyramid.level < highest_level(rules) &&
            can_pay(s, frame.seat, raising_cost(s, frame.seat, pyramid.level, pyramid.level + 1)))
            return true;
    return false;
}

}  // namespace

Flow run(Table& table, Raise& frame) {
    if (frame.done != 0) return Flow::done;
    if (could_raise(table.rules, table.s, frame)) return ask_seat(table, frame.seat, AskKind::raise);
    Buffer<Action, 3 * max_cities * 4 * 5> choices;
    legal(table.rules, table.s, frame, frame.seat, choices);
    if (answers_but_cards(choices) == 0) return lose_action(table, frame.seat);
    if (frame.free_level != 0 && choices.size() == 1) return Flow::done;  // only `done` is left
    return ask_seat(table, frame.seat, AskKind::raise);
}

void legal(const Rules& rules, const State& s, const Raise& frame, Seat seat, ActionList& out) {
    const auto affordable = [&](int from, int to) {
        if (frame.free_level != 0) return to == from + 1;
        return can_pay(s, seat, raising_cost(s, seat, from, to));
    };
    // A pyramid from the reserve, into an own district without one; the lone god has but one.
    for (const std::uint8_t area : rules.map.district[s.player[seat].city]) {
        if (pyramid_at(rules, s, area)->level > 0 || is_lone(s, seat)) continue;
        for (unsigned colour = 0; colour < colour_count; ++colour) {
            if (((unsigned{s.colours} >> colour) & 1U) == 0 || owns_colour(rules, s, seat, colour)) continue;
            for (int level = 1; level <= highest_level(rules); ++level)
                if (affordable(0, level))
                    out.push(make_action(ActionKind::pyramid, area, colour, static_cast<unsigned>(level)));
        }
    }
    AreaMask districts = own_districts(rules, s, seat);
    if (rules.set.captured_pyramids_may_be_raised && frame.free_level == 0)
        districts |= s.troops[seat] & rules.map.districts;
    each_area(districts, [&](std::uint8_t area) {
        const int now = pyramid_at(rules, s, area)->level;
        if (now == 0 || !may_raise(rules, s, seat, area)) return;
        for (int level = now + 1; level <= highest_level(rules) && affordable(now, level); ++level)
            out.push(make_action(ActionKind::raise, area, static_cast<unsigned>(level)));
    });
    push_cards(day_cards_in_action(rules, s, seat), out);
    if (frame.free_level != 0) out.push(make_action(ActionKind::done));
}

Answered answer(Table& table, Raise& frame, Seat seat, Action action) {
    if (is(action, ActionKind::play)) {
        play_card(table, seat, action.arg[0]);
        return Answered::finished;
    }
    frame.done = 1;
    if (is(action, ActionKind::done)) return Answered::finished;
    State& s = table.s;
    Pyramid pyramid = *pyramid_at(table.rules, s, action.arg[0]);
    const std::uint8_t level = is(action, ActionKind::raise) ? action.arg[1] : action.arg[2];
    if (frame.free_level == 0) pay(table, seat, raising_cost(s, seat, pyramid.level, level));
    if (pyramid.level == 0) {
        pyramid.colour = action.arg[1];
        if (table.rules.set.free_colours) place_acquisition_token(s, seat, pyramid.colour);
    }
    pyramid.level = level;
    put_pyramid(table, action.arg[0], pyramid);
    table.tell(make_event(EventKind::pyramid, seat, action.arg[0], pyramid.colour, level));
    return Answered::finished;
}

// --- power tiles

namespace {

int level_cost(const State& s, const Buy& frame, int level) {
    if (frame.free_tile != 0) return 0;
    return std::max(0, level + frame.surcharge - power(s, frame.seat, Power::tile_discount));
}

}  // namespace

int tile_cost(const Rules& rules, const State& s, const Buy& frame, std::size_t tile) {
    return level_cost(s, frame, rules.set.tiles[tile].level);
}

bool colour_allowed(const Player& player, const Buy& frame, unsigned colour) {
    if (frame.space < colour_count) return frame.space == colour;
    if (frame.space == colour_count) return true;
    const std::size_t here = frame.space - colour_count - 1U;
    if (player.acquisition[here] == colour + 1) return true;
    for (std::size_t other = 0; other < player.acquisition.size(); ++other) {
        const bool free = ((unsigned{player.acquisition_used} >> other) & 1U) == 0;
        if (other != here && free && player.acquisition[other] == colour + 1) return false;
    }
    return true;
}

namespace {

// The highest level of tiles that may be sold now and can be paid for. A free one is of level 1, or for a member of the
// Alliance of any level that its pyramids allow.
std::uint8_t highest_tile_level(const Rules& rules, const State& s, const Buy& frame) {
    const bool first = frame.free_tile != 0 && (!rules.allied() || is_lone(s, frame.seat));
    std::uint8_t level = first ? std::uint8_t{1} : s.tile_level;
    while (level > 0 && !can_pay(s, frame.seat, level_cost(s, frame, level))) --level;
    return level;
}

constexpr auto violet = static_cast<std::size_t>(Colour::violet);

// Up to which level somebody may buy violet tiles: the lone god by its pyramid, others by the lowest of their own
// three, as long as they control all of them, but not for nothing.
std::uint8_t violet_level(const Rules& rules, const State& s, const Buy& frame) {
    if (frame.seized != 0) return 0;
    if (is_lone(s, frame.seat)) return pyramid_levels(rules, s, frame.seat)[violet];
    const std::uint8_t city = s.player[frame.seat].city;
    if (frame.free_tile != 0 || city == nobody) return 0;
    if ((rules.map.districts_of[city] & s.troops[s.pact.lone]) != 0) return 0;
    std::uint8_t lowest = top_level;
    for (const Pyramid& pyramid : s.pyramid[city]) lowest = std::min(lowest, pyramid.level);
    return lowest;
}

// Where one god stands against an alliance: violet tiles too, and not those that are for the other side.
std::uint64_t for_this_side(const Rules& rules, const State& s, const Buy& frame, std::uint8_t highest,
                            std::uint64_t tiles) {
    tiles |= rules.tiles_up_to[violet][std::min(violet_level(rules, s, frame), highest)];
    const For not_for = is_lone(s, frame.seat) ? For::alliance : For::lone;
    for (std::uint64_t left = tiles; left != 0; left &= left - 1)
        if (rules.set.tiles[static_cast<std::size_t>(std::countr_zero(left))].whom == not_for)
            tiles &= ~(left & (0 - left));
    return tiles;
}

}  // namespace

std::uint64_t tiles_in_reach(const Rules& rules, const State& s, const Buy& frame) {
    std::uint8_t highest = highest_tile_level(rules, s, frame);
    auto levels = pyramid_levels(rules, s, frame.seat);
    if (frame.seized != 0) [[unlikely]] {  // another's pyramids, up to the level of the own
        highest = std::min(highest, levels[violet]);
        levels = levels_to_seize(rules, s, static_cast<Seat>(frame.seized - 1));
    }
    std::uint64_t tiles = 0;
    for (unsigned colour = 0; colour < violet; ++colour) {
        if (((unsigned{s.colours} >> colour) & 1U) == 0) continue;
        if (!colour_allowed(s.player[frame.seat], frame, colour)) continue;
        tiles |= rules.tiles_up_to[colour][std::min(levels[colour], highest)];
    }
    if (rules.allied()) tiles = for_this_side(rules, s, frame, highest, tiles);
    tiles &= s.for_sale;
    for (std::uint64_t own = s.player[frame.seat].tiles; own != 0; own &= own - 1)  // nobody owns a picture twice
        tiles &= ~rules.same_picture[static_cast<std::size_t>(std::countr_zero(own))];
    return tiles;
}

namespace {

void new_creature_choices(const Rules& rules, const State& s, const Buy& frame, ActionList& out) {
    const unsigned others = ~(1U << rules.set.tiles[frame.tile].creature);
    creature_choices(rules, s, frame.seat, Exchange::none, others, ~AreaMask{0}, out);
}

bool special_card_due(const Rules& rules, const Buy& frame) {
    return amount(rules.set.tiles[frame.tile].gives, Power::special_card) > 0;
}

}  // namespace

Flow run(Table& table, Buy& frame) {
    using Step = Buy::Step;
    const Rules& rules = table.rules;
    State& s = table.s;
    switch (frame.step) {
        case Step::choose:
            if (tiles_in_reach(rules, s, frame) == 0) return lose_action(table, frame.seat);
            return ask_seat(table, frame.seat, AskKind::buy);
        case Step::creature: {
            frame.step = Step::units;
            if (rules.set.tiles[frame.tile].creature == no_creature) return Flow::next;
            Buffer<Action, max_creatures * 3 + 1> choices;
            new_creature_choices(rules, s, frame, choices);
            if (choices.empty()) return Flow::next;
            frame.step = Step::creature;
            return ask_seat(table, frame.seat, AskKind::buy);
        }
        case Step::units: {
            frame.step = Step::special;
            const GivesList& gives = rules.set.tiles[frame.tile].gives;
            if (const int units = amount(gives, Power::mercenaries); units > 0) {
                PlaceUnits place = place_units(frame.seat, units, PlaceUnits::Where::districts);
                place.attack = PlaceUnits::Attack::always;
                return call(table, place);
            }
            const int units = amount(gives, Power::units_at_once);
            if (units == 0) return Flow::next;
            return call(table, place_units(frame.seat, units, PlaceUnits::Where::districts_or_troops));
        }
        case Step::special:
            frame.step = Step::over;
            if (special_card_due(rules, frame)) return ask_seat(table, frame.seat, AskKind::give_up_card);
            return Flow::next;
        case Step::over: return Flow::done;
    }
    return Flow::done;
}

void legal(const Rules& rules, const State& s, const Buy& frame, Seat seat, ActionList& out) {
    if (is(s.flow.ask, AskKind::give_up_card)) {
        for (unsigned card = 0; card < rules.set.battle_cards.size(); ++card)
            if (((unsigned{s.hand[seat].cards.hand} >> card) & 1U) != 0)
                out.push(make_action(ActionKind::give_up, card));
        return;
    }
    if (frame.step == Buy::Step::creature) {
        new_creature_choices(rules, s, frame, out);
        push_cards(day_cards_in_action(rules, s, seat), out);
        out.push(make_action(ActionKind::done));  // it may wait in the reserve
        return;
    }
    for (std::uint64_t tiles = tiles_in_reach(rules, s, frame); tiles != 0; tiles &= tiles - 1)
        out.push(make_action(ActionKind::tile, static_cast<unsigned>(std::countr_zero(tiles))));
    push_cards(day_cards_in_action(rules, s, seat), out);
}

Answered answer(Table& table, Buy& frame, Seat seat, Action action) {
    State& s = table.s;
    Player& player = s.player[seat];
    Hand& hand = s.hand[seat];
    if (is(action, ActionKind::tile)) {
        frame.tile = action.arg[0];
        pay(table, seat, tile_cost(table.rules, s, frame, frame.tile));
        own_tile(table, seat, frame.tile);
        const GivesList& gives = table.rules.set.tiles[frame.tile].gives;
        for (int i = 0; i < amount(gives, Power::victory_point); ++i) gain_divinity_point(table, seat);
        player.silver = static_cast<std::uint8_t>(player.silver + amount(gives, Power::silver_token) +
                                                  amount(gives, Power::any_space_token));
        for (const Power tile : tiles_with_gold)
            if (!table.rules.set.gold_token_for_all && amount(gives, tile) > 0) player.gold = 1;
        player.reserve = static_cast<std::uint8_t>(player.reserve + amount(gives, Power::mercenaries));
        gain_prayer(table, seat, amount(gives, Power::prayer_at_once));
        if (special_card_due(table.rules, frame))  // all battle cards come back first
            hand.cards = {static_cast<std::uint16_t>(hand.cards.hand | hand.cards.shown | hand.cards.hidden), 0, 0,
                          hand.cards.removed};
        frame.step = Buy::Step::creature;
    } else if (is(action, ActionKind::play)) {
        play_card(table, seat, action.arg[0]);
    } else if (is(action, ActionKind::creature)) {
        place_creature(table, seat, action.arg[0], action.arg[1]);
        frame.step = Buy::Step::units;
    } else if (is(action, ActionKind::give_up)) {
        const int which = amount(table.rules.set.tiles[frame.tile].gives, Power::special_card);
        const unsigned given = 1U << action.arg[0];
        const unsigned taken = 1U << table.rules.special_card[static_cast<std::size_t>(which)];
        hand.cards.hand = static_cast<std::uint16_t>((hand.cards.hand & ~given) | taken);
        hand.cards.removed = static_cast<std::uint16_t>(hand.cards.removed | given);
    } else {
        frame.step = Buy::Step::units;
    }
    return Answered::finished;
}

}  // namespace mehen::kemet
