// The lone god's tokens: own ones for spaces that are against nobody, those taken from members of the Alliance for any,
// and one that may lie anywhere [kemet.lone].
#pragma once

#include "games/kemet/questions/tokens.h"
#include "games/kemet/seth/expansion.h"
#include "games/kemet/seth/reasons.h"

namespace mehen::kemet {

// As the words for tokens are numbered.
inline constexpr unsigned violet_token = 3;
inline constexpr unsigned clear_token = 4;

template <>
inline constexpr bool serves<Seth, Seam<PlaceToken>> = true;

// The tokens of the others are none of the lone god's.
template <class Spaces>
void at(Seth, Seam<PlaceToken>, const Rules&, const Asked<Turn>& turn, Spaces& spaces) {
    spaces.unless([&] { return is_lone(turn.s, turn.seat); }, plain(PactReason::no_such_tokens, SectionId::lone));
}

// Spaces against a member of the Alliance.
inline Bits yellow_spaces(const Rules& rules) {
    Bits spaces = 0;
    for (std::size_t i = 0; i < rules.set.lone_spaces.size(); ++i)
        if (against_alliance(rules.set.lone_spaces[i].space)) spaces |= bit(i);
    return spaces;
}

// Whether spaces are left for the lone god's own tokens among those that are against nobody, and for others on any.
inline bool leaves_spaces(const Rules& rules, const OpenTable& t, Seat seat, SpaceId space, int others) {
    const Bits all = first_bits(rules.set.lone_spaces.size());
    const Bits free = all & ~Bits{t.player[seat].spaces} & ~bit(space);
    const int own = t.player[seat].tokens;
    return own <= std::popcount(free & ~yellow_spaces(rules)) && own + others <= std::popcount(free);
}

// A space that is free and leaves the balance rule a way; `later` tokens can be placed after this one.
template <class Spaces>
void narrow_lone_space(const Asked<Turn>& turn, int later, Spaces& spaces) {
    const auto& [rules, s, frame, seat] = turn;
    const unsigned taken = s.player[seat].spaces;
    spaces.only(~Bits{taken}, said(PactReason::space_covered, SectionId::lone));
    spaces.only(spaces_within_balance(rules, s, seat, later),
                [&](SpaceId space) { return out_of_balance(turn.rules, turn.s, turn.seat, taken | (1U << space)); });
}

template <class Any>
void narrow_to_lone(const Asked<Turn>& turn, Any& any) {
    any.unless([&] { return !is_lone(turn.s, turn.seat); }, plain(PactReason::tokens_of_lone, SectionId::lone));
}

struct PlaceViolet {
    static constexpr auto kind = ActionKind::violet;
    static constexpr unsigned arguments = 1;

    template <class Spaces>
    static void narrow(const Asked<Turn>& turn, Spaces& spaces) {
        narrow_to_lone(turn, spaces);
        if (!spaces.any()) return;
        const Player& player = turn.s.player[turn.seat];
        narrow_token(violet_token, false, player.tokens == 0, spaces);
        spaces.sooner(~yellow_spaces(turn.rules));
        narrow_lone_space(turn, tokens_left(turn.rules, turn.s, turn.seat) - 1 + player.silver, spaces);
        spaces.only(~yellow_spaces(turn.rules), said(PactReason::yellow_space, SectionId::lone));
    }
};

struct PlaceTaken {
    static constexpr auto kind = ActionKind::taken;
    static constexpr unsigned arguments = 2;

    template <class Spaces>
    static void narrow(const Asked<Turn>& turn, Spaces& spaces) {
        narrow_to_lone(turn, spaces);
        if (!spaces.any()) return;
        const auto& [rules, s, frame, seat] = turn;
        narrow_lone_space(turn, tokens_left(rules, s, seat) - 1 + s.player[seat].silver, spaces);
    }
    template <class Seats>
    static void narrow(const Asked<Turn>& turn, SpaceId space, Seats& seats) {
        const SeatMask taken = turn.s.pact.taken_tokens;
        seats.only(members(turn.rules, turn.s), said(PactReason::not_a_member, SectionId::lone));
        seats.only(taken, said(PactReason::token_gone, SectionId::lone));
        seats.unless([&] { return !leaves_spaces(turn.rules, turn.s, turn.seat, space, taken.size() - 1); },
                     [&](unsigned) { return because(PactReason::too_few_spaces, SectionId::lone, space); });
    }
};

// Its second argument says whom it is against: 1 + seat, or 0.
struct PlaceClear {
    static constexpr auto kind = ActionKind::clear;
    static constexpr unsigned arguments = 2;

    template <class Spaces>
    static void narrow(const Asked<Turn>& turn, Spaces& spaces) {
        narrow_to_lone(turn, spaces);
        if (!spaces.any()) return;
        const auto& [rules, s, frame, seat] = turn;
        narrow_token(clear_token, frame.space[1] != none, s.player[seat].silver == 0, spaces);
        const int others = s.pact.taken_tokens.size();
        narrow_lone_space(turn, tokens_left(rules, s, seat), spaces);
        spaces.only_if([&](SpaceId space) { return leaves_spaces(turn.rules, turn.s, turn.seat, space, others); },
                       said(PactReason::too_few_spaces, SectionId::lone));
    }
    template <class Victims>
    static void narrow(const Asked<Turn>& turn, SpaceId space, Victims& victims) {
        if (!has_bit(yellow_spaces(turn.rules), space))
            return victims.only(Bits{1},
                                [&](unsigned) { return because(PactReason::against_nobody, SectionId::lone, space); });
        victims.only(~Bits{1}, [&](unsigned) { return because(PactReason::against_whom, SectionId::lone, space); });
        victims.only(members(turn.rules, turn.s).bits() << 1U,
                     [](unsigned victim) { return because(PactReason::not_a_member, SectionId::lone, victim - 1); });
    }
};

// Those taken from members included.
template <>
inline constexpr bool serves<Seth, Seam<TokensLeft>> = true;
inline void at(Seth, Seam<TokensLeft>, const Rules&, const OpenTable& t, Seat seat, int& tokens) {
    if (is_lone(t, seat)) tokens += t.pact.taken_tokens.size();
}

// The grey token of the Alliance is placed like a silver one, by any member.
template <>
inline constexpr bool serves<Seth, Seam<SilverToken>> = true;
inline void at(Seth, Seam<SilverToken>, const Rules&, const OpenTable& t, Seat seat, bool& has) {
    has = has || (t.pact.grey != 0 && !is_lone(t, seat));
}
template <>
inline constexpr bool serves<Seth, Seam<SharedToken>> = true;
inline void at(Seth, Seam<SharedToken>, Table& table) {
    table.s.pact.grey = 0;
}

template <>
inline constexpr bool serves<Seth, Seam<TokenAnswer>> = true;
void at(Seth, Seam<TokenAnswer>, Table& table, Turn& frame, Seat seat, Action action);

template <>
struct AnswersAt<Seth, Seam<TurnAnswers>> {
    using type = AnswerList<PlaceViolet, PlaceTaken>;
};
template <>
struct AnswersAt<Seth, Seam<TokenAnswers>> {
    using type = AnswerList<PlaceClear>;
};

}  // namespace mehen::kemet
