// The battle under way for programs: as far as the viewer sees it, with every sum term by term.
#include <algorithm>
#include <array>

#include "games/kemet/questions/battle.h"
#include "games/kemet/show/scene.h"
#include "games/kemet/show/show.h"
#include "games/kemet/table/battle.h"
#include "games/kemet/words/asking.h"

namespace mehen::kemet {

namespace {

using Step = Battle::Step;

constexpr std::array<std::string_view, 7> term_ids = {"units",      "strength",   "damage", "unblockable",
                                                      "protection", "own_losses", "spared"};
static_assert(term_ids.size() == index_of(Term::What::spared) + 1);

// A frame's step is the one that comes after the open question.
std::string_view step_id(const Scene& scene) {
    const Battle& frame = scene.frame;
    if (scene.chosen_for) return "council";
    if (frame.step <= Step::show) return "before";
    if (frame.step <= Step::reveal) return "council";
    if (!is_fought(frame)) return "cards";
    return frame.step <= Step::loser ? "losses" : "fate";
}

// Whether a side has finished its council.
bool has_chosen(const View& view, const Scene& scene, std::size_t side) {
    if (scene.revealed) return true;
    const bool choosing = contains(view.flow.ask.seats, scene.frame.side[side]);
    if (is(view.flow.ask, AskKind::council) || is(view.flow.ask, AskKind::assault_cards)) return !choosing;
    return scene.chosen_for && !is(view.flow.ask, AskKind::fighter);
}

// A side as it fought; before the battle is fought, as it stands.
Fighter fought_by(const Rules& rules, const View& view, const Battle& frame, std::size_t side) {
    Fighter fighter = fighter_of(rules, view, frame, side);
    if (!is_fought(frame)) return fighter;
    fighter.units = frame.fought_units[side];
    fighter.troop = frame.troop[side];
    fighter.creature = frame.fought_creature[side];
    fighter.rival_creature = frame.fought_creature[1 - side];
    return fighter;
}

void show_terms(const std::vector<Term>& terms, Show& show) {
    std::array<int, term_ids.size()> sum{};
    show.list("terms", [&] {
        for (const Term& term : terms) {
            sum[index_of(term.what)] += term.amount;
            show.object([&] {
                show.add("what", term_ids[index_of(term.what)]);
                show.add("source", term.source.empty() ? std::nullopt : std::optional(term.source));
                show.add("amount", term.amount);
            });
        }
    });
    const auto of = [&](Term::What what) { return sum[index_of(what)]; };
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

// With what the lone god attacks, if not with its own troop: members of one side fight each other only for a rival.
std::optional<std::string_view> seized(const View& view, const Battle& frame) {
    if (view.pact.seized_creature != none) return "creature";
    return same_side(view, frame.side[0], frame.side[1]) ? std::optional<std::string_view>("troop") : std::nullopt;
}

// Who has units in a side's troop now; nobody, when a seized one has left.
SeatMask standing_for(const Rules& rules, const View& view, const Battle& frame, std::size_t side) {
    const bool gone = side == 0 && view.pact.seized_from == none && same_side(view, frame.side[0], frame.side[1]);
    return gone ? SeatMask{0} : fighter_of(rules, view, frame, side).troop;
}

void show_side(const Rules& rules, const View& view, const Scene& scene, std::size_t side, Show& show) {
    const Battle& frame = scene.frame;
    const Council& council = scene.council[side];
    const Fighter fighter = fought_by(rules, view, frame, side);
    // When all cards lie open, one that mirrors has made them change sides.
    const Council fights_with = scene.revealed ? fighting_councils(rules, scene.council)[side] : council;
    const std::vector<Term> terms = terms_of(rules, view, fighter, fights_with);
    const AreaId place = place_of_side(view, frame.area, side == 0);
    show.add("seat", Kemet::seat_id(rules, fighter.seat));
    show.add("attacker", fighter.attacker);
    show.add("units", fighter.units);
    show_troop("troop", rules, standing_for(rules, view, frame, side), view.units[place], show);
    show.add("creature", row_or_none(rules.set.creatures, fighter.creature));
    show.add("chosen", has_chosen(view, scene, side));
    show.add("played", row_or_none(rules.set.battle_cards, council.played));
    show.add("discarded", row_or_none(rules.set.battle_cards, council.discarded));
    show_counts("di_cards", rules.set.di_cards, council.di_cards, show);
    show.add("wounds", fighter.wounds);
    show_terms(terms, show);
    show.add("lost", is_fought(frame) ? std::optional(lost_by(frame, terms, side)) : std::nullopt);
}

// Who is asked who fights, whose units are lost, or what becomes of a troop.
std::optional<std::string_view> decides(const Rules& rules, const View& view) {
    for (const AskKind kind :
         {AskKind::fighter, AskKind::casualty, AskKind::loser, AskKind::retreat_to, AskKind::winner})
        if (is(view.flow.ask, kind)) return seat_or_nobody(rules, lowest_seat(view.flow.ask.seats));
    return std::nullopt;
}

void show_scene(const Rules& rules, const View& view, const Scene& scene, const Scene* next, Show& show) {
    show.object([&] {
        show.add("area", rules.area(scene.frame.area).id);
        show.add("step", step_id(scene));
        show.add("revealed", scene.revealed);
        show.add("seized", seized(view, scene.frame));
        show.list("sides", [&] {
            for (std::size_t side = 0; side < 2; ++side)
                show.object([&] { show_side(rules, view, scene, side, show); });
        });
        const Battle& frame = scene.frame;
        show.add("winner", is_fought(frame) ? seat_or_nobody(rules, frame.side[frame.winner]) : std::nullopt);
        show.add("decides", decides(rules, view));
        show.name("next");
        if (next == nullptr) return show.nothing();
        show_scene(rules, view, *next, nullptr, show);
    });
}

}  // namespace

void show_battle(const Rules& rules, const View& view, Show& show) {
    show.name("battle");
    const Scenes scenes = scenes_of(view);
    if (!scenes.first) return show.nothing();
    show_scene(rules, view, *scenes.first, scenes.next ? &*scenes.next : nullptr, show);
}

}  // namespace mehen::kemet
