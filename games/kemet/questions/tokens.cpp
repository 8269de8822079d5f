#include "games/kemet/questions/tokens.h"

#include <bit>

#include "games/kemet/expansions.h"
#include "games/kemet/questions/blocks.h"
#include "games/kemet/questions/buying.h"
#include "games/kemet/questions/placing_creatures.h"
#include "games/kemet/questions/playing.h"

namespace mehen::kemet {

const std::array<std::uint16_t, 4>& spaces_on_level(const Rules& rules, const OpenTable& t, Seat seat) {
    return rules_of_seat(rules, t, seat).spaces_on_level;
}

unsigned levels_covered(const Rules& rules, const OpenTable& t, Seat seat, unsigned spaces) {
    const auto& on_level = spaces_on_level(rules, t, seat);
    unsigned covered = 0;
    for (unsigned level = 1; level < on_level.size(); ++level)
        if ((on_level[level] & spaces) != 0) covered |= 1U << level;
    return covered;
}

bool balance_possible(const Rules& rules, const OpenTable& t, Seat seat, unsigned spaces, int tokens) {
    return 3 - std::popcount(levels_covered(rules, t, seat, spaces)) <= tokens;
}

int tokens_left(const Rules& rules, const OpenTable& t, Seat seat) {
    int tokens = t.player[seat].tokens;
    join(Seam<TokensLeft>{}, rules, t, seat, tokens);
    return tokens;
}

int pray_prayer(const Rules& rules, const OpenTable& t, Seat seat) {
    return rules_of_seat(rules, t, seat).pray_prayer + power(t, seat, Power::pray_bonus);
}

unsigned placed_creatures(const Turn& frame) {
    return frame.placed[0] | (unsigned{frame.placed[1]} << 8);
}

bool has_silver(const Rules& rules, const OpenTable& t, Seat seat) {
    bool has = t.player[seat].silver > 0;
    join(Seam<SilverToken>{}, rules, t, seat, has);
    return has;
}

std::uint8_t acquisition_number(const Rules& rules, SpaceId space) {
    std::uint8_t number = 0;
    for (std::size_t i = 0; i < space; ++i) add_to(number, rules.set.spaces[i].space == Space::tile_any ? 1 : 0);
    return number;
}

Bits spaces_within_balance(const Rules& rules, const OpenTable& t, Seat seat, int later) {
    const unsigned taken = t.player[seat].spaces;
    const auto& on_level = spaces_on_level(rules, t, seat);
    unsigned all = 0;
    unsigned filling = 0;  // those on levels without a token
    int empty = 0;         // such levels
    for (std::size_t level = 1; level < on_level.size(); ++level) {
        const unsigned spaces = on_level[level];
        const bool without = (spaces & taken) == 0;
        all |= spaces;
        filling |= without ? spaces : 0;
        empty += without ? 1 : 0;
    }
    if (empty <= later) return all;
    return empty - 1 <= later ? filling : 0;
}

Refusal out_of_balance(const Rules& rules, const State& s, Seat seat, unsigned spaces) {
    return because(Reason::balance, SectionId::balance, ~levels_covered(rules, s, seat, spaces) & 0b1110U);
}

namespace {

using At = Asked<Turn>;

// A space for a token of a member or of anybody in a game without sides.
template <class Spaces>
MEHEN_NARROWING void narrow_space(const At& at, int later, Spaces& spaces) {
    const unsigned taken = at.s.player[at.seat].spaces;
    spaces.only(~Bits{taken}, said(Reason::space_taken, SectionId::turn));
    spaces.only(spaces_within_balance(at.rules, at.s, at.seat, later),
                [&](SpaceId space) { return out_of_balance(at.rules, at.s, at.seat, taken | (1U << space)); });
}

struct PlaceOwn {
    static constexpr auto kind = ActionKind::token;
    static constexpr unsigned arguments = 1;

    template <class Spaces>
    MEHEN_NARROWING static void narrow(const At& at, Spaces& spaces) {
        join(Seam<PlaceToken>{}, at.rules, at, spaces);
        if (!spaces.any()) return;
        narrow_space(at, tokens_left(at.rules, at.s, at.seat) - 1 + at.s.player[at.seat].silver, spaces);
    }
};

struct PlaceSilver {
    static constexpr auto kind = ActionKind::silver;
    static constexpr unsigned arguments = 1;

    template <class Spaces>
    MEHEN_NARROWING static void narrow(const At& at, Spaces& spaces) {
        constexpr unsigned silver = 1;
        join(Seam<PlaceToken>{}, at.rules, at, spaces);
        narrow_token(silver, at.frame.space[1] != none, !has_silver(at.rules, at.s, at.seat), spaces);
        if (spaces.any()) narrow_space(at, tokens_left(at.rules, at.s, at.seat), spaces);
    }
};

struct PlaceBeforeToken : PlaceCreature {
    static CreatureMoment moment(const At& at) {
        return {.exchange = exchange_before_token(at.rules), .except = placed_creatures(at.frame)};
    }
    template <class Creatures>
    MEHEN_NARROWING static void narrow(const At& at, Creatures& creatures) {
        creatures.unless([&] { return at.rules.set.creatures_return_by_recruiting; },
                         plain(Reason::creatures_by_recruiting, SectionId::creatures));
        if (creatures.any()) narrow_creature(at.rules, at.s, at.seat, moment(at), creatures);
    }
    template <class Areas>
    MEHEN_NARROWING static void narrow(const At& at, CreatureId creature, Areas& areas) {
        narrow_creature_area(at.rules, at.s, mask_of(at.seat), moment(at), creature, areas);
    }
};

// The last moment before the action, for cards of anybody's day too.
struct PlayBeforeToken : PlayAny {
    template <class Cards>
    MEHEN_NARROWING static void narrow(const At& at, Cards& cards) {
        narrow_playing(at.rules, at.s, at.seat, When::own_day | When::any_day, cards);
    }
};

// --- the golden token

// Of the tiles with golden actions those that may be bought in this turn before the golden token's: those in reach or,
// if yet another action can change what is, all that are for sale.
TileSet golden_tiles_to_come(const Rules& rules, const State& s, const Turn& frame) {
    const TileSet offered = s.for_sale & rules.golden_tiles;
    if (!rules.set.gold_token_for_all || is_empty(offered)) return {};
    TileSet in_reach{};
    bool buys = false;
    for (const SpaceId space : frame.space) {
        if (space == none || rules.set.spaces[space].space != Space::tile_any) continue;
        const unsigned where = colour_count + 1U + acquisition_number(rules, space);
        in_reach |= tiles_in_reach(rules, s, Buy{.seat = frame.seat, .space = as_byte(where)});
        buys = true;
    }
    if (!buys || frame.space[1] == none) return in_reach & offered;
    TileSet in_play{};
    for (std::size_t colour = 0; colour < rules.set.colours; ++colour)
        if (((unsigned{s.colours} >> colour) & 1U) != 0) in_play |= rules.tiles_up_to[colour].back();
    return in_play & offered;
}

// Golden actions that may be named: those of own tiles, and those of tiles that may be the player's when their turn
// comes. One that cannot be done then is lost.
WideBits golden_actions(const Rules& rules, const State& s, const Turn& frame) {
    const TileSet to_come = golden_tiles_to_come(rules, s, frame);
    const auto may_name = [&](PlayerPower action) {
        if (power(s, frame.seat, action) > 0) return true;
        return any_of(to_come, [&](TileId tile) { return amount(rules.set.tiles[tile].gives, action) > 0; });
    };
    WideBits actions{};
    for (const PlayerPower each : golden_powers) {
        if (!may_name(each)) continue;
        put_in(actions, each.place());
        if (each == Power::gold_move_or_recruit)  // recruiting is written as what it gives
            put_in(actions, index_of(Power::free_recruits));
    }
    return actions;
}

struct NameGold {
    static constexpr auto kind = ActionKind::gold;
    static constexpr unsigned arguments = 1;
    using Set = WideBits;

    template <class Actions>
    MEHEN_NARROWING static void narrow(const At& at, Actions& actions) {
        constexpr unsigned gold = 2;
        narrow_token(gold, at.frame.gold != 0, at.s.player[at.seat].gold == 0, actions);
        if (actions.any())
            actions.only(golden_actions(at.rules, at.s, at.frame), plain(Reason::no_gold_action, SectionId::tokens));
    }
};

// A silver token left over may still go with a later own one.
struct NoMoreTokens {
    static constexpr auto kind = ActionKind::done;
    static constexpr unsigned arguments = 0;

    template <class Only>
    MEHEN_NARROWING static void narrow(const At& at, Only& only) {
        const Player& player = at.s.player[at.seat];
        const int own = tokens_left(at.rules, at.s, at.seat);
        const int later = own == 0 ? 0 : own + player.silver;
        only.unless([&] { return !balance_possible(at.rules, at.s, at.seat, player.spaces, later); },
                    [&](unsigned) { return out_of_balance(at.rules, at.s, at.seat, player.spaces); });
    }
};

// Which of several actions comes first: of the own, the silver or the golden token.
struct ActFirst {
    static constexpr auto kind = ActionKind::first;
    static constexpr unsigned arguments = 1;

    template <class Tokens>
    static void narrow(const At& at, Tokens& tokens) {
        tokens.only(first_bits(3), plain(Reason::not_an_answer, SectionId::tokens));
        tokens.only(at.frame.pending, said(Reason::no_such_action, SectionId::tokens));
    }
};

using Turning = JoinedQuestion<Seam<TurnAnswers>, PlaceOwn, PlaceBeforeToken, PlayBeforeToken>;
using Adding = JoinedQuestion<Seam<TokenAnswers>, PlaceSilver, NameGold, NoMoreTokens>;

}  // namespace

bool has_golden_action(const Rules& rules, const State& s, const Turn& frame) {
    return !is_empty(golden_actions(rules, s, frame));
}

const Block blocks::turn = block_of<Turning, Turn>();
const Block blocks::more_tokens = block_of<Adding, Turn>();
const Block blocks::which_first = block_of<Question<ActFirst>, Turn>();

}  // namespace mehen::kemet
