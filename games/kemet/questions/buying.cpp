#include "games/kemet/questions/buying.h"

#include <algorithm>

#include "games/kemet/expansions.h"
#include "games/kemet/questions/blocks.h"
#include "games/kemet/questions/placing_creatures.h"
#include "games/kemet/questions/playing.h"

namespace mehen::kemet {

bool special_card_due(const Rules& rules, const Buy& frame) {
    return amount(rules.set.tiles[frame.tile].gives, Power::special_card) > 0;
}

int level_cost(const State& s, const Buy& frame, int level) {
    if (frame.free_tile != 0) return 0;
    return std::max(0, level + frame.surcharge - power(s, frame.seat, Power::tile_discount));
}

int tile_cost(const Rules& rules, const State& s, const Buy& frame, TileId tile) {
    return level_cost(s, frame, rules.set.tiles[tile].level);
}

bool colour_allowed(const Player& player, const Buy& frame, unsigned colour) {
    if (frame.space < colour_count) return frame.space == colour;
    if (frame.space == colour_count) return true;
    const std::size_t here = frame.space - colour_count - 1U;
    if (player.acquisition[here] == colour + 1) return true;
    for (std::uint8_t other = 0; other < player.acquisition.size(); ++other) {
        const bool free = ((unsigned{player.acquisition_used} >> other) & 1U) == 0;
        if (other != here && free && player.acquisition[other] == colour + 1) return false;
    }
    return true;
}

namespace {

constexpr SectionId here = SectionId::tiles;
using At = Asked<Buy>;
using In = Answering<Buy>;

// The tiles of some colours.
template <class Has>
TileSet tiles_of(const Rules& rules, Has&& has) {
    TileSet tiles{};
    for (unsigned colour = 0; colour < colour_count; ++colour)
        if (has(colour)) tiles |= rules.tiles_up_to[colour][top_level];
    return tiles;
}

// The lone god's colour is no player's: no set-up leaves it out, and any space is for it.
bool in_play(const State& s, unsigned colour) {
    return colour == violet || ((unsigned{s.colours} >> colour) & 1U) != 0;
}
bool allowed_here(const At& at, unsigned colour) {
    return colour == violet || colour_allowed(at.s.player[at.seat], at.frame, colour);
}

// What space and pyramids are good for.
template <class Tiles>
MEHEN_NARROWING void narrow_to_pyramids(const At& at, Tiles& tiles) {
    const auto& [rules, s, frame, seat] = at;
    TileLevels levels{pyramid_levels(rules, s, seat), 1};
    join(Seam<BuyTile>{}, rules, s, frame, levels, tiles);
    const auto level_of = [&](TileId tile) { return unsigned{at.rules.set.tiles[tile].level}; };
    const auto colour_of = [&](TileId tile) { return as_byte(at.rules.set.tiles[tile].colour); };
    tiles.only(tiles_of(rules, [&](unsigned colour) { return in_play(at.s, colour); }),
               [&](TileId tile) { return because(Reason::colour_not_in_play, here, colour_of(tile)); });
    tiles.only(tiles_of(rules, [&](unsigned colour) { return allowed_here(at, colour); }), [&](TileId tile) {
        return at.frame.space < colour_count ? because(Reason::space_of_other_colour, here, at.frame.space)
                                             : because(Reason::colour_has_own_space, here, colour_of(tile));
    });
    tiles.only(tiles_up_to(rules, s.tile_level),
               [&](unsigned) { return because(Reason::tile_level_later, here, at.s.tile_level); });
    tiles.only(tiles_of(rules, [&](unsigned colour) { return levels.of_colour[colour] > 0; }),
               [&](TileId tile) { return because(Reason::no_pyramid_of_colour, here, colour_of(tile)); });
    if (frame.free_tile != 0)
        tiles.only(tiles_up_to(rules, levels.free_tile), plain(Reason::first_tile_level, SectionId::setup));
    tiles.only(tiles_up_to(rules, levels.of_colour), [&](TileId tile) {
        const unsigned colour = colour_of(tile);
        return because(Reason::pyramid_too_low, here, colour, level_of(tile), levels.of_colour[colour]);
    });
}

// Tiles with the picture of an own one: nobody owns a picture twice.
TileSet pictures_owned(const At& at) {
    TileSet same{};
    each_bit(at.s.player[at.seat].tiles, [&](unsigned own) { same |= at.rules.same_picture[own]; });
    return same;
}

std::uint8_t highest_level_within_means(const At& at) {
    std::uint8_t level = top_level;
    while (level > 0 && !can_pay(at.s, at.seat, level_cost(at.s, at.frame, level))) --level;
    return level;
}

struct TakeTile {
    static constexpr auto kind = ActionKind::tile;
    static constexpr unsigned arguments = 1;
    using Set = TileSet;

    template <class Tiles>
    MEHEN_NARROWING static void narrow(const At& at, Tiles& tiles) {
        const auto& [rules, s, frame, seat] = at;
        tiles.unless([&] { return at.frame.step == Buy::Step::creature; }, plain(Reason::tile_chosen, here));
        if (!tiles.any()) return;
        tiles.sooner(s.for_sale);
        narrow_to_pyramids(at, tiles);
        tiles.only(~pictures_owned(at), [&](TileId tile) {
            const TileSet own = at.rules.same_picture[tile] & at.s.player[at.seat].tiles;
            return because(Reason::tile_owned, here, lowest(own));
        });
        tiles.only(s.for_sale, [&](TileId tile) {
            bool owned = false;  // by somebody, or it was never for sale in this match
            for (const Player& each : at.s.player) owned |= has_bit(each.tiles, tile);
            return because(owned ? Reason::tile_sold_out : Reason::tile_not_in_match, here, tile);
        });
        tiles.only(tiles_up_to(rules, highest_level_within_means(at)), [&](TileId tile) {
            return too_dear(at.s, at.seat, price(at.s, at.seat, tile_cost(at.rules, at.s, at.frame, tile)), here);
        });
    }
    static Answered take(In& in, Action action);
};

// The creature of the tile that was just bought; it may wait in the reserve.
struct PlaceBought : PlaceCreature {
    static CreatureMoment moment(const At& at) { return only_creature(at.rules.set.tiles[at.frame.tile].creature); }
    template <class Creatures>
    MEHEN_NARROWING static void narrow(const At& at, Creatures& creatures) {
        creatures.unless([&] { return at.frame.step != Buy::Step::creature; }, plain(Reason::tile_first, here));
        if (creatures.any()) narrow_creature(at.rules, at.s, at.seat, moment(at), creatures);
    }
    template <class Areas>
    MEHEN_NARROWING static void narrow(const At& at, CreatureId creature, Areas& areas) {
        narrow_creature_area(at.rules, at.s, mask_of(at.seat), moment(at), creature, areas);
    }
    static Answered take(In& in, Action action) {
        in.frame.step = Buy::Step::units;
        return PlaceCreature::take(in, action);
    }
};

struct LeaveCreature {
    static constexpr auto kind = ActionKind::done;
    static constexpr unsigned arguments = 0;

    template <class Only>
    MEHEN_NARROWING static void narrow(const At& at, Only& only) {
        only.unless([&] { return at.frame.step != Buy::Step::creature; }, plain(Reason::must_act, here));
    }
    static Answered take(In& in, Action) {
        in.frame.step = Buy::Step::units;
        return Answered::finished;
    }
};

struct GiveUp {
    static constexpr auto kind = ActionKind::give_up;
    static constexpr unsigned arguments = 1;

    template <class Cards>
    MEHEN_NARROWING static void narrow(const At& at, Cards& cards) {
        cards.only(at.s.hand[at.seat].cards.hand, said(Reason::battle_card_not_in_hand, here));
    }
    static Answered take(In& in, Action action) {
        BattleCards& cards = in.table.s.hand[in.seat].cards;
        const int which = amount(in.table.rules.set.tiles[in.frame.tile].gives, Power::special_card);
        const unsigned given = 1U << action[0];
        const unsigned taken = 1U << in.table.rules.special_card[index_of(which)];
        cards.hand = fit<std::uint16_t>((cards.hand & ~given) | taken);
        cards.removed = fit<std::uint16_t>(cards.removed | given);
        return Answered::finished;
    }
};

// What a tile brings at once; units come in the steps that follow.
Answered TakeTile::take(In& in, Action action) {
    const Rules& rules = in.table.rules;
    State& s = in.table.s;
    Player& player = s.player[in.seat];
    in.frame.tile = action[0];
    pay(in.table, in.seat, tile_cost(rules, s, in.frame, in.frame.tile));
    own_tile(in.table, in.seat, in.frame.tile);
    const GivesList& gives = rules.set.tiles[in.frame.tile].gives;
    for (int i = 0; i < amount(gives, Power::victory_point); ++i) gain_divinity_point(in.table, in.seat);
    add_to(player.silver, amount(gives, Power::silver_token) + amount(gives, Power::any_space_token));
    for (const PlayerPower tile : tiles_with_gold)
        if (!rules.set.gold_token_for_all && amount(gives, tile) > 0) player.gold = 1;
    add_to(player.reserve, amount(gives, Power::mercenaries));
    gain_prayer(in.table, in.seat, amount(gives, Power::prayer_at_once));
    if (special_card_due(rules, in.frame)) {  // all battle cards come back first
        BattleCards& cards = s.hand[in.seat].cards;
        cards = {fit<std::uint16_t>(cards.hand | cards.shown | cards.hidden), 0, 0, cards.removed};
    }
    in.frame.step = Buy::Step::creature;
    return Answered::finished;
}

using Buying = Question<TakeTile, PlaceBought, PlayInAction, LeaveCreature>;
using GivingUp = Question<GiveUp>;

}  // namespace

TileSet tiles_in_reach(const Rules& rules, const State& s, const Buy& frame) {
    return answers::choices<TakeTile>(At{rules, s, frame, frame.seat});
}

bool creature_can_be_placed(const Rules& rules, const State& s, const Buy& frame) {
    const CreatureId creature = rules.set.tiles[frame.tile].creature;
    if (creature == none) return false;
    Buy placing = frame;
    placing.step = Buy::Step::creature;
    const At at{rules, s, placing, frame.seat};
    return has_bit(answers::choices<PlaceBought>(at), creature) && answers::choices<PlaceBought>(at, creature) != 0;
}

const Block blocks::buy = block_of<Buying, Buy>();
const Block blocks::give_up_card = block_of<GivingUp, Buy>();

void list_answers(const Rules& rules, const State& s, const Buy& frame, Seat seat, ActionList& out) {
    Buying::list(At{rules, s, frame, seat}, out);
}

Answered take_buying(Table& table, Buy& frame, Seat seat, Action action) {
    In in{table, frame, seat};
    return Buying::take(in, action);
}

Answered take_giving_up(Table& table, Buy& frame, Seat seat, Action action) {
    In in{table, frame, seat};
    return GivingUp::take(in, action);
}

}  // namespace mehen::kemet
