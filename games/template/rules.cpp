// The tables as a walk over named fields: printed by `mehen pack`, replaced and checked by --pack.
#include "games/template/rules.h"

#include <numeric>

namespace mehen::offering {

namespace {

constexpr std::array<std::string_view, card_kinds> card_fields = {"1", "2", "3", "4", "5", "6"};
constexpr int cards_needed = max_seats * static_cast<int>(max_hand);  // the largest deal of all

constexpr Text too_few_cards = {"{0} cards are too few: {1} are dealt to six players with four each",
                                "{0} kart to za mało: sześciu graczom po cztery rozdaje się {1}",
                                "{0} carte sono troppo poche: a sei giocatori con quattro ciascuno se ne danno {1}"};

}  // namespace

void visit(PackVisitor& pack, Rules& rules) {
    if (pack.enter("copies")) {
        for (std::size_t card = 0; card < card_kinds; ++card) {
            int number = rules.copies[card];
            pack.integer(card_fields[card], number, 0, 40);
            rules.copies[card] = static_cast<std::uint8_t>(number);
        }
        const int total = std::accumulate(rules.copies.begin(), rules.copies.end(), 0);
        if (total < cards_needed) pack.refuse("", Message(too_few_cards, total, cards_needed));
        pack.leave();
    }
    int size = static_cast<int>(round_count);
    if (pack.enter_list("prizes", size, size, size)) {
        for (std::size_t round = 0; round < round_count; ++round) {
            int number = rules.prize[round];
            pack.integer_item(static_cast<int>(round), number, 1, 20);
            rules.prize[round] = static_cast<std::uint8_t>(number);
        }
        pack.leave();
    }
}

bool make_rules(const Setup& setup, PackVisitor* pack, Rules& rules) {
    rules = Rules{};
    rules.seats = static_cast<std::uint8_t>(setup.seats);
    rules.hand_size = setup.option[static_cast<std::size_t>(Option::deal)] == 0 ? 3 : 4;
    if (pack == nullptr) return true;
    visit(*pack, rules);
    return !pack->failed();
}

}  // namespace mehen::offering
