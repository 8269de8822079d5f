#include "games/kemet/questions/council.h"

#include <bit>

#include "core/question.h"
#include "games/kemet/questions/blocks.h"

namespace mehen::kemet {

bool owes_discard(const State& s, Seat seat, const Council& council) {
    return council.discarded == none && std::popcount(unsigned{s.hand[seat].cards.hand}) > 1;
}

bool chooses_cards(const State& s, const Battle& frame, std::size_t side) {
    const Council& council = s.council[side];
    return council.played == none || owes_discard(s, frame.side[side], council);
}

int cost_of(const Rules& rules, const State& s, Seat seat, const Council& council) {
    int cost = 0;
    for (std::size_t i = 0; i < rules.set.di_cards.size(); ++i)
        cost += council.di_cards[i] * price_in_battle(rules, s, seat, rules.set.di_cards[i].cost);
    return cost;
}

void tell_shown_card(Table& table, Seat attacker, Seat defender, Seat owner, BattleCardId card) {
    reveal(table);
    Event shown = make_event(EventKind::battle_cards, owner, card);
    shown.audience = mask_of(attacker) | mask_of(defender);
    table.tell(shown);
}

namespace {

constexpr SectionId here = SectionId::council;

std::size_t side_index(const Battle& frame, Seat seat) {
    return frame.side[0] == seat ? 0 : 1;
}

struct AtCouncil {
    const Rules& rules;
    const State& s;
    Seat seat;
    const Council& council;
    bool showing;  // the DI cards alone, to the rival
    bool shown;    // the rival has seen them: they stay as they are

    AtCouncil(const Rules& r, const State& state, const Battle& frame, Seat who)
        : rules(r),
          s(state),
          seat(who),
          council(state.council[side_index(frame, who)]),
          showing(is(state.flow.ask, AskKind::show_di)),
          shown(!showing && state.shown_di == side_index(frame, who) + 1) {}

    Bits hand() const { return s.hand[seat].cards.hand; }
};
struct InCouncil {
    Table& table;
    const Battle& frame;
    Seat seat;
    Council& council;

    // Where battle cards are chosen before DI cards, a side is finished with both of them.
    Answered more() const {
        const bool cards_first = frame.step == Battle::Step::council;
        return cards_first && !chooses_cards(table.s, frame, side_index(frame, seat)) ? Answered::finished
                                                                                      : Answered::more;
    }
};

struct ChooseCard {
    static constexpr auto kind = ActionKind::choose;
    static constexpr unsigned arguments = 1;

    template <class Cards>
    MEHEN_NARROWING static void narrow(const AtCouncil& at, Cards& cards) {
        cards.unless([&] { return at.council.played != none; },
                     [&](unsigned) { return because(Reason::already_chosen, here, at.council.played); });
        cards.only(at.hand(), said(Reason::battle_card_not_in_hand, here));
    }
    static Answered take(InCouncil& in, Action action) {
        in.council.played = action[0];
        if (!is(in.table.s.flow.ask, AskKind::show_card)) return in.more();
        tell_shown_card(in.table, in.frame.side[0], in.frame.side[1], in.seat, in.council.played);
        return Answered::finished;
    }
};

struct DiscardCard {
    static constexpr auto kind = ActionKind::discard;
    static constexpr unsigned arguments = 1;

    template <class Cards>
    MEHEN_NARROWING static void narrow(const AtCouncil& at, Cards& cards) {
        cards.unless([&] { return at.council.played == none; }, plain(Reason::choose_first, here));
        cards.unless([&] { return at.council.discarded != none; },
                     [&](unsigned) { return because(Reason::already_discarded, here, at.council.discarded); });
        cards.unless([&] { return !owes_discard(at.s, at.seat, at.council); }, plain(Reason::last_card, here));
        if (!cards.any()) return;
        cards.only(~bit(at.council.played), said(Reason::same_card, here));
        cards.only(at.hand(), said(Reason::battle_card_not_in_hand, here));
    }
    static Answered take(InCouncil& in, Action action) {
        in.council.discarded = action[0];
        return in.more();
    }
};

// Whatever else is answered: not before the battle cards are chosen.
template <class Any>
MEHEN_NARROWING void after_battle_cards(const AtCouncil& at, Any& any) {
    if (at.showing) return;
    any.unless([&] { return at.council.played == none; }, plain(Reason::choose_first, here));
    any.unless([&] { return owes_discard(at.s, at.seat, at.council); }, plain(Reason::discard_first, here));
}

struct AddCard {
    static constexpr auto kind = ActionKind::add;
    static constexpr unsigned arguments = 1;

    template <class Cards>
    MEHEN_NARROWING static void narrow(const AtCouncil& at, Cards& cards) {
        after_battle_cards(at, cards);
        cards.unless([&] { return at.shown; }, plain(Reason::di_cards_shown, here));
        if (!cards.any()) return;
        const bool must_pay = at.rules.set.di_cards_must_be_paid;
        const int spent = must_pay ? cost_of(at.rules, at.s, at.seat, at.council) : 0;
        const int means = at.s.player[at.seat].prayer;
        const Bits fitting = at.rules.cards_for(When::battle);
        const Bits payable =
            must_pay ? Bits{cards_for_prayer_in_battle(at.rules, at.s, at.seat, means - spent)} : ~Bits{0};
        cards.sooner(fitting & payable);
        cards.only_if([&](DiCardId card) { return at.s.hand[at.seat].di_cards[card] > at.council.di_cards[card]; },
                      said(Reason::not_in_hand, here));
        cards.only(fitting, said(Reason::not_for_battle, here));
        cards.only(payable, [&](DiCardId card) {
            const int cost = spent + price_in_battle(at.rules, at.s, at.seat, at.rules.set.di_cards[card].cost);
            return because(Reason::cannot_pay, here, cost, means);
        });
    }
    static Answered take(InCouncil& in, Action action) {
        ++in.council.di_cards[action[0]];
        return Answered::more;
    }
};

// To change one's mind before that is to undo.
struct EndCouncil {
    static constexpr auto kind = ActionKind::done;
    static constexpr unsigned arguments = 0;

    template <class Only>
    MEHEN_NARROWING static void narrow(const AtCouncil& at, Only& only) {
        after_battle_cards(at, only);
    }
    static Answered take(InCouncil& in, Action) {
        if (is(in.table.s.flow.ask, AskKind::show_di)) reveal(in.table);  // to the rival
        return Answered::finished;
    }
};

using WarCouncil = Question<ChooseCard, DiscardCard, AddCard, EndCouncil>;
using ShownCards = Question<AddCard, EndCouncil>;

}  // namespace

const Block blocks::council = block_of<WarCouncil, Battle, AtCouncil>();
const Block blocks::show_di = block_of<ShownCards, Battle, AtCouncil>();

Answered take_at_council(Table& table, const Battle& frame, Seat seat, Action action) {
    InCouncil in{table, frame, seat, table.s.council[side_index(frame, seat)]};
    return WarCouncil::take(in, action);
}

}  // namespace mehen::kemet
