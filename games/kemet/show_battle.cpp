// The battle under way for programs: as far as the viewer sees it, with every sum term by term.
#include <algorithm>
#include <array>

#include "games/kemet/asking.h"
#include "games/kemet/battle.h"
#include "games/kemet/flow/battle.h"
#include "games/kemet/show.h"
#include "games/kemet/table.h"

namespace mehen::kemet {

namespace {

using Step = Battle::Step;

constexpr std::array<std::string_view, 7> term_ids = {"units",      "strength",   "damage", "unblockable",
                                                      "protection", "own_losses", "spared"};
static_assert(term_ids.size() == static_cast<std::size_t>(Term::What::spared) + 1);

bool fought(const Battle& frame) {
    return is_fought(frame);
}

// A frame's step is the one that comes after the open question.
std::string_view step_id(const Battle& frame) {
    if (frame.step == Step::name_attacker || frame.step == Step::name_defender) return "before";
    if (frame.step == Step::lose_attacker || frame.step == Step::lose_defender) return "losses";
    if (frame.step <= Step::show) return "before";
    if (frame.step <= Step::reveal) return "council";
    if (!is_fought(frame)) return "cards";
    return frame.step <= Step::loser ? "losses" : "fate";
}

// Whether a side has finished its council.
bool has_chosen(const View& view, const Battle& frame, std::size_t side) {
    if (view.revealed != 0) return true;
    return is(view.flow.ask, AskKind::council) && !contains(view.flow.ask.seats, frame.side[side]);
}

std::uint8_t creature_of(const Rules& rules, const View& view, const Battle& frame, std::size_t side) {
    if (!fought(frame)) return creature_in(rules, view, frame.area, frame.side[side]);
    const std::uint8_t creature = frame.fought_creature[side];
    return creature == 0 ? no_creature : static_cast<std::uint8_t>(creature - 1);
}

Fighter fighter_of(const Rules& rules, const View& view, const Battle& frame, std::size_t side) {
    const Seat seat = frame.side[side];
    return {frame.area,
            seat,
            side == 0,
            fought(frame) ? frame.fought_units[side] : view.units[frame.area][seat],
            creature_of(rules, view, frame, side),
            creature_of(rules, view, frame, 1 - side),
            frame.wound[side]};
}

void show_terms(const std::vector<Term>& terms, Show& show) {
    std::array<int, term_ids.size()> sum{};
    show.list("terms", [&] {
        for (const Term& term : terms) {
            sum[static_cast<std::size_t>(term.what)] += term.amount;
            show.object([&] {
                show.add("what", term_ids[static_cast<std::size_t>(term.what)]);
                show.add("source", term.source.empty() ? std::nullopt : std::optional(term.source));
                show.add("amount", term.amount);
            });
        }
    });
    const auto of = [&](Term::What what) { return sum[static_cast<std::size_t>(what)]; };
    show.add("strength", of(Term::What::units) + of(Term::What::strength));
    show.add("damage", of(Term::What::damage));
    show.add("unblockable", of(Term::What::unblockable));
    show.add("protection", of(Term::What::protection));
    show.add("own_losses", of(Term::What::own_losses));
    show.add("spared", of(Term::What::spared) > 0);
}

// Units lost: those that fell by one's own hand come first, the rest is the rival's work.
int lost_by(const Battle& frame, const std::vector<Term>& terms, std::size_t side) {
    int own = 0;
    for (const Term& term : terms)
        if (term.what == Term::What::own_losses) own += term.amount;
    return std::min<int>(frame.fought_units[side], own) + frame.killed[side];
}

void show_side(const Rules& rules, const View& view, const Battle& frame, std::size_t side, Show& show) {
    const Council& council = view.council[side];
    const Fighter fighter = fighter_of(rules, view, frame, side);
    const std::vector<Term> terms = terms_of(rules, view, fighter, council);
    show.add("seat", Kemet::seat_id(rules, fighter.seat));
    show.add("attacker", fighter.attacker);
    show.add("units", fighter.units);
    show.add("creature", row_or_none(rules.set.creatures, fighter.creature));
    show.add("chosen", has_chosen(view, frame, side));
    show.add("played", row_or_none(rules.set.battle_cards, council.played));
    show.add("discarded", row_or_none(rules.set.battle_cards, council.discarded));
    show_counts("di_cards", rules.set.di_cards, council.di_cards, show);
    show.add("wounds", fighter.wounds);
    show_terms(terms, show);
    show.add("lost", fought(frame) ? std::optional(lost_by(frame, terms, side)) : std::nullopt);
}

// Who is asked what becomes of a troop.
std::optional<std::string_view> decides(const Rules& rules, const View& view) {
    for (const AskKind kind : {AskKind::loser, AskKind::retreat_to, AskKind::winner})
        if (is(view.flow.ask, kind)) return seat_or_nobody(rules, lowest_seat(view.flow.ask.seats));
    return std::nullopt;
}

}  // namespace

void show_battle(const Rules& rules, const View& view, Show& show) {
    show.name("battle");
    const auto frame = under_way<Battle>(view.flow);
    if (!frame || view.sides[0] == nobody) return show.nothing();  // what comes after a battle is no scene of it
    show.object([&] {
        show.add("area", rules.area(frame->area).id);
        show.add("step", step_id(*frame));
        show.add("revealed", view.revealed != 0);
        show.list("sides", [&] {
            for (std::size_t side = 0; side < 2; ++side)
                show.object([&] { show_side(rules, view, *frame, side, show); });
        });
        show.add("winner", fought(*frame) ? seat_or_nobody(rules, frame->side[frame->winner]) : std::nullopt);
        show.add("decides", decides(rules, view));
    });
}

}  // namespace mehen::kemet
