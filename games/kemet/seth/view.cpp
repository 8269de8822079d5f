// What a seat sees of the cards chosen for the second battle of an assault, and what it may imagine.
#include "games/kemet/seth/view.h"

#include "games/kemet/seth/flow/assault.h"

namespace mehen::kemet {

namespace {

// Who chooses for a side of the second battle of an assault: seen by nobody else until it comes.
bool plans(const State& s, std::size_t side, Seat seat) {
    const auto assault = under_way<Assault>(s.flow);
    return assault && second_battle_to_come(*assault) && (side == 0 ? assault->seat : assault->defender[1]) == seat;
}

// A side's choices for that battle, as a seat sees them: its own, or a card that was shown to it.
Council visible_plan(const State& s, std::size_t side, Seat seat) {
    if (plans(s, side, seat)) return s.planned[side];
    Council visible = nothing_chosen;
    const auto assault = under_way<Assault>(s.flow);
    if (assault && assault->shown[1] == side + 1 && plans(s, 1 - side, seat)) visible.played = s.planned[side].played;
    return visible;
}

}  // namespace

void at(Seth, Seam<Observed>, const Rules&, const State& s, View& view) {
    for (std::size_t side = 0; side < 2; ++side) view.planned[side] = visible_plan(s, side, view.seat);
}

void at(Seth, Seam<LyingReady>, const Rules&, const View& view, Seat seat, unsigned& cards) {
    const auto assault = under_way<Assault>(view.flow);
    if (!assault || !second_battle_to_come(*assault) || assault->shown[1] == 0) return;
    const std::size_t side = assault->shown[1] - 1U;
    const BattleCardId card = view.planned[side].played;
    if ((side == 0 ? assault->seat : assault->defender[1]) == seat && card != none) put_in(cards, card);
}

void at(Seth, Seam<CouncilDiscards>, const Rules&, const View& view, Seat seat, bool& discards) {
    const auto assault = under_way<Assault>(view.flow);
    if (assault && assault->area[1] != none && councils_of(*assault, seat).which == 3) discards = false;
}

void at(Seth, Seam<Imagined>, const Rules&, const View& view, State& s, Rng& rng) {
    const auto assault = under_way<Assault>(view.flow);
    if (!assault || !second_battle_to_come(*assault)) return;
    for (std::size_t side = 0; side < 2; ++side) {
        const Seat seat = side == 0 ? assault->seat : assault->defender[1];
        const bool chooses_still = is(view.flow.ask, AskKind::assault_cards) && contains(view.flow.ask.seats, seat);
        if (seat == view.seat || chooses_still || is(view.flow.ask, AskKind::show_card)) continue;
        const bool twice = councils_of(*assault, seat).which == 3;
        unsigned hand = s.hand[seat].cards.hand;
        if (twice && s.council[side].played != none) hand &= ~(1U << s.council[side].played);
        if (hand == 0) continue;
        if (s.planned[side].played == none) s.planned[side].played = lowest(take_some(hand, 1, rng));
        hand &= ~(1U << s.planned[side].played);
        if (!twice && hand != 0) s.planned[side].discarded = lowest(take_some(hand, 1, rng));
    }
}

}  // namespace mehen::kemet
