// Cards for the two battles of a Frenzied Assault, and which of them comes first [kemet.lone.assault].
#include "games/kemet/seth/flow/assault.h"

#include "games/kemet/questions/council.h"
#include "games/kemet/seth/questions/blocks.h"
#include "games/kemet/seth/reasons.h"

namespace mehen::kemet {

namespace {

constexpr SectionId here = SectionId::council;

struct AtTwoCouncils : Asked<Assault> {
    TwoCouncils mine;
    std::array<const Council*, 2> council;  // of the first battle, of the second
    bool both;                              // this seat fights in both
    bool second_is_shown;                   // to a rival: that card is chosen first

    AtTwoCouncils(const Rules& r, const State& state, const Assault& asking, Seat who)
        : Asked{r, state, asking, who},
          mine(councils_of(asking, who)),
          council{&state.council[mine.side], &state.planned[mine.side]},
          both(mine.which == 3),
          second_is_shown(is(state.flow.ask, AskKind::show_card) && shown_battle(asking) == 1) {}

    bool fights_in(unsigned battle) const { return ((unsigned{mine.which} >> battle) & 1U) != 0; }
    const Council& only() const { return *council[fights_in(0) ? 0 : 1]; }  // where there are not both
    Bits hand() const { return s.hand[seat].cards.hand; }
};

template <class Any>
void narrow_to_own_battle(const AtTwoCouncils& at, unsigned battle, Any& any) {
    any.unless([&] { return !at.fights_in(battle); },
               [&](unsigned) { return because(PactReason::not_in_battle, SectionId::assault, at.frame.area[battle]); });
}

// --- battle cards

template <class Cards>
void narrow_battle_card(const AtTwoCouncils& at, unsigned battle, Cards& cards) {
    narrow_to_own_battle(at, battle, cards);
    const BattleCardId played = at.council[battle]->played;
    cards.unless([&] { return played != none; },
                 [&](unsigned) { return because(Reason::already_chosen, here, played); });
}

struct ChooseForFirst {
    static constexpr auto kind = ActionKind::choose;
    static constexpr unsigned arguments = 1;

    template <class Cards>
    static void narrow(const AtTwoCouncils& at, Cards& cards) {
        narrow_battle_card(at, 0, cards);
        cards.unless([&] { return at.second_is_shown; }, plain(PactReason::second_card_first, SectionId::assault));
        if (at.both)
            cards.only_if([&](BattleCardId card) { return card != at.council[1]->played; },
                          said(Reason::same_card, here));
        cards.only(at.hand(), said(Reason::battle_card_not_in_hand, here));
    }
};

struct ChooseForSecond {
    static constexpr auto kind = ActionKind::second;
    static constexpr unsigned arguments = 1;

    template <class Cards>
    static void narrow(const AtTwoCouncils& at, Cards& cards) {
        narrow_battle_card(at, 1, cards);
        if (at.both) {
            const BattleCardId first = at.council[0]->played;
            cards.unless([&] { return !at.second_is_shown && first == none; }, plain(Reason::choose_first, here));
            cards.only_if([&](BattleCardId card) { return card != first; },
                          said(PactReason::in_first_battle, SectionId::assault));
        }
        cards.only(at.hand(), said(Reason::battle_card_not_in_hand, here));
    }
};

// Whoever fights once gives up a card as in any battle.
struct DiscardOne {
    static constexpr auto kind = ActionKind::discard;
    static constexpr unsigned arguments = 1;

    template <class Cards>
    static void narrow(const AtTwoCouncils& at, Cards& cards) {
        const Council& only = at.only();
        cards.unless([&] { return at.both; }, plain(PactReason::two_cards_played, SectionId::assault));
        cards.unless([&] { return only.played == none; }, plain(Reason::choose_first, here));
        cards.unless([&] { return only.discarded != none; },
                     [&](unsigned) { return because(Reason::already_discarded, here, only.discarded); });
        cards.unless([&] { return !owes_discard(at.s, at.seat, only); }, plain(Reason::last_card, here));
        cards.only_if([&](BattleCardId card) { return card != only.played; }, said(Reason::same_card, here));
        cards.only(at.hand(), said(Reason::battle_card_not_in_hand, here));
    }
};

// --- DI cards

template <class Any>
void after_battle_cards(const AtTwoCouncils& at, Any& any) {
    any.unless([&] { return at.only().played == none; }, plain(Reason::choose_first, here));
    any.unless([&] { return at.fights_in(1) && at.council[1]->played == none; },
               plain(PactReason::second_card_first, SectionId::assault));
    any.unless([&] { return !at.both && owes_discard(at.s, at.seat, at.only()); }, plain(Reason::discard_first, here));
}

// Hidden under one of the battle cards; what both cost must be paid.
template <class Cards>
void narrow_di_card(const AtTwoCouncils& at, unsigned battle, Cards& cards) {
    after_battle_cards(at, cards);
    narrow_to_own_battle(at, battle, cards);
    if (!cards.any()) return;
    const bool must_pay = at.rules.set.di_cards_must_be_paid;
    const int means = at.s.player[at.seat].prayer;
    int spent = 0;
    for (unsigned i = 0; i < 2; ++i)
        if (at.fights_in(i)) spent += cost_of(at.rules, at.s, at.seat, *at.council[i]);
    const Bits fitting = at.rules.cards_for(When::battle);
    const Bits payable = must_pay ? Bits{cards_for_prayer_in_battle(at.rules, at.s, at.seat, means - spent)} : ~Bits{0};
    cards.sooner(fitting & payable);
    cards.only_if(
        [&](DiCardId card) {
            int used = 0;
            for (unsigned i = 0; i < 2; ++i)
                if (at.fights_in(i)) used += at.council[i]->di_cards[card];
            return at.s.hand[at.seat].di_cards[card] > used;
        },
        said(Reason::not_in_hand, here));
    cards.only(fitting, said(Reason::not_for_battle, here));
    cards.only(payable, [&](DiCardId card) {
        const int cost = spent + price_in_battle(at.rules, at.s, at.seat, at.rules.set.di_cards[card].cost);
        return because(Reason::cannot_pay, here, cost, means);
    });
}

struct AddToFirst {
    static constexpr auto kind = ActionKind::add;
    static constexpr unsigned arguments = 1;

    template <class Cards>
    static void narrow(const AtTwoCouncils& at, Cards& cards) {
        narrow_di_card(at, 0, cards);
    }
};
struct AddToSecond {
    static constexpr auto kind = ActionKind::support;
    static constexpr unsigned arguments = 1;

    template <class Cards>
    static void narrow(const AtTwoCouncils& at, Cards& cards) {
        narrow_di_card(at, 1, cards);
    }
};

struct EndBoth {
    static constexpr auto kind = ActionKind::done;
    static constexpr unsigned arguments = 0;

    template <class Only>
    static void narrow(const AtTwoCouncils& at, Only& only) {
        after_battle_cards(at, only);
    }
};

// --- which battle comes first

struct FightOneFirst {
    static constexpr auto kind = ActionKind::fight;
    static constexpr unsigned arguments = 1;

    template <class Areas>
    static void narrow(const Asked<Assault>& at, Areas& areas) {
        areas.only(mask_of_area(at.frame.area[0]) | mask_of_area(at.frame.area[1]),
                   said(Reason::no_battle_there, SectionId::recruit));
    }
};

using TwoBattles = Question<ChooseForFirst, DiscardOne, AddToFirst, EndBoth, ChooseForSecond, AddToSecond>;

}  // namespace

const Block blocks::assault_cards = block_of<TwoBattles, Assault, AtTwoCouncils>();
const Block blocks::first_battle = block_of<Question<FightOneFirst>, Assault>();

}  // namespace mehen::kemet
