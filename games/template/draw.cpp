// The table as text: a line for each seat, the discards, and one's own hand.
#include <algorithm>

#include "games/template/game.h"

namespace mehen::offering {

namespace {

constexpr Style heading = {.bold = true};
constexpr Style faded = {.dim = true};
constexpr Style card_back = {.ink = 25};
constexpr Style card_face = {.ink = 16, .paper = 230};
constexpr Style card_marked = {.ink = 16, .paper = 221, .bold = true};  // may be moved now

constexpr Text round_text = {"Round {0} of 3, for {1} {1:point|points}",
                             "Runda {0} z 3, za {1} {1:punkt|punkty|punktów}",
                             "Giro {0} di 3, per {1} {1:punto|punti}"};
constexpr Text points_text = {"{0} {0:point|points}", "{0} {0:punkt|punkty|punktów}", "{0} {0:punto|punti}"};
constexpr Text finished_text = {"has finished", "gotowe", "ha concluso"};
constexpr Text choosing_text = {"is choosing", "wybiera", "sceglie"};
constexpr Text discards_text = {"Discards", "Odrzucone", "Scarti"};
constexpr Text hand_text = {"Your hand", "Twoja ręka", "La tua mano"};
constexpr Text offered_text = {"You offer", "Twoja ofiara", "Offri"};
constexpr int label_width = 14;

bool is_marked(std::span<const Action> marked, ActionKind kind, unsigned card) {
    return std::find(marked.begin(), marked.end(), make_action(kind, card)) != marked.end();
}

// A line of cards, those bright that an answer of that kind could move.
void draw_cards(Canvas& canvas, int row, std::string_view label, const Cards& cards, ActionKind kind,
                std::span<const Action> marked) {
    int column = canvas.put(0, row, padded(label, label_width), faded);
    for (unsigned card = 0; card < card_kinds; ++card)
        for (int i = 0; i < cards[card]; ++i) {
            const Style style = is_marked(marked, kind, card) ? card_marked : card_face;
            column = 1 + canvas.put(column, row, "[" + std::to_string(card + 1) + "]", style);
        }
}

void draw_seat(const Rules& rules, const View& view, Language language, Seat seat, int row, Canvas& canvas) {
    const std::string name = Offering::seat_name(rules, seat, language);
    canvas.put(0, row, padded(name, label_width), seat == view.seat ? heading : Style{});
    for (int i = 0; i < view.hand_size[seat]; ++i) canvas.put(label_width + 2 * i, row, "▮", card_back);
    int column = label_width + 2 * static_cast<int>(max_hand) + 1;
    canvas.put(column, row, say(points_text, language, points(rules, view.open, seat)));
    column += 12;
    if (!is(view.flow.ask, AskKind::offering) || view.hand_size[seat] == 0) return;
    const bool choosing = contains(view.flow.ask.seats, seat);
    canvas.put(column, row, (choosing ? choosing_text : finished_text)[language], faded);
}

}  // namespace

void Offering::draw(const Rules& rules, const View& view, Language language, std::span<const Action> marked,
                    Canvas& canvas) {
    int row = 0;
    if (!view.flow.ask.open())
        canvas.put(0, row, question(rules, view, language), heading);
    else if (view.open.round > 0)
        canvas.put(0, row, say(round_text, language, view.open.round, rules.prize[view.open.round - 1U]), heading);
    ++row;
    for (Seat seat = 0; seat < rules.seats; ++seat) draw_seat(rules, view, language, seat, ++row, canvas);
    ++row;
    draw_cards(canvas, ++row, discards_text[language], view.open.discards, ActionKind::none, marked);
    if (view.seat >= rules.seats) return;
    Cards kept = view.hand;
    for (std::size_t card = 0; card < card_kinds; ++card)
        kept[card] = static_cast<std::uint8_t>(kept[card] - view.offered[card]);
    draw_cards(canvas, ++row, hand_text[language], kept, ActionKind::offer, marked);
    draw_cards(canvas, ++row, offered_text[language], view.offered, ActionKind::back, marked);
}

}  // namespace mehen::offering
