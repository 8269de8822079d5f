// The temples, the night and the order of the next day [kemet.scoring, kemet.night, kemet.order].
#include "games/kemet/questions/blocks.h"
#include "games/kemet/questions/giving_away.h"

namespace mehen::kemet {

namespace {

struct GiveUpVeterans {
    static constexpr auto kind = ActionKind::veterans;
    static constexpr unsigned arguments = 1;

    template <class Counts>
    static void narrow(const Asked<Night>& at, Counts& counts) {
        constexpr SectionId here = SectionId::veterans;
        constexpr Bits even = 0x5555'5555'5555'5555;
        const std::uint8_t owned = at.s.player[at.seat].veterans;
        counts.only(first_bits(owned + std::size_t{1}),
                    [&](unsigned) { return because(Reason::too_few_veterans, here, owned); });
        counts.only(at.frame.step == Night::Step::veteran_cards ? even : ~Bits{0},
                    plain(Reason::veterans_in_pairs, here));
    }
};

// One of several cards laid out.
struct KeepCard {
    static constexpr auto kind = ActionKind::keep;
    static constexpr unsigned arguments = 1;

    template <class Cards>
    static void narrow(const Asked<Night>& at, Cards& cards) {
        Bits laid_out = 0;
        for (const DiCardId card : at.s.choice)
            if (card != none) laid_out |= bit(card);
        cards.only(laid_out, said(Reason::not_laid_out, SectionId::night));
    }
};

struct DropCard {
    static constexpr auto kind = ActionKind::drop;
    static constexpr unsigned arguments = 1;

    template <class Cards>
    static void narrow(const Asked<Night>& at, Cards& cards) {
        narrow_giving_away(at.rules, at.s, at.seat, SectionId::night, cards);
    }
};

// Which of two tiles works first: the one for units, or the one for a level.
struct WorkFirst {
    static constexpr auto kind = ActionKind::first;
    static constexpr unsigned arguments = 1;

    template <class Tiles>
    static void narrow(const Asked<Night>&, Tiles& tiles) {
        tiles.only(bit(3) | bit(4), plain(Reason::not_an_answer, SectionId::night));
    }
};

struct NextSeat {
    static constexpr auto kind = ActionKind::seat;
    static constexpr unsigned arguments = 1;

    template <class Seats>
    static void narrow(const Asked<TurnOrder>& at, Seats& seats) {
        seats.sooner(first_bits(at.rules.seats));
        seats.only(~Bits{at.frame.placed.bits()}, said(Reason::seat_placed, SectionId::order));
    }
};

struct TakePlace {
    static constexpr auto kind = ActionKind::position;
    static constexpr unsigned arguments = 1;

    template <class Places>
    static void narrow(const Asked<TurnOrder>& at, Places& places) {
        places.sooner(first_bits(at.rules.seats));
        places.only_if([&](unsigned place) { return at.frame.new_order[place] == none; },
                       said(Reason::place_taken, SectionId::order));
    }
};

using Offering = Question<Always<ActionKind::sacrifice>, Always<ActionKind::pass>>;

}  // namespace

const Block blocks::sacrifice = block_of<Offering, Scoring>();
const Block blocks::veterans = block_of<Question<GiveUpVeterans>, Night>();
const Block blocks::keep_card = block_of<Question<KeepCard>, Night>();
const Block blocks::discard_card = block_of<Question<DropCard>, Night>();
const Block blocks::night_tile = block_of<Question<WorkFirst>, Night>();
const Block blocks::order = block_of<Question<NextSeat>, TurnOrder>();
const Block blocks::place_in_order = block_of<Question<TakePlace>, TurnOrder>();

}  // namespace mehen::kemet
