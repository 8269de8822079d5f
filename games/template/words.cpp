// Everything that a person reads, in three languages. Tables have a row for each enumerator, in its order; ids of
// sections are stable.
#include "games/template/game.h"

namespace mehen::offering {

const std::array<QuestionRow<AskKind, SectionId, Rules, State>, 3> Offering::asks = {{
    {AskKind::none, "", SectionId::end, {"The match is over.", "Koniec partii.", "La partita è finita."}},
    {AskKind::deal, "", SectionId::deal, {"A card is dealt.", "Rozdawana jest karta.", "Si dà una carta."}},
    {AskKind::offering,
     "offering",
     SectionId::round,
     {"What do you offer?", "Co składasz w ofierze?", "Che cosa offri?"},
     &offering_block},
}};

const std::array<Text, 5> Offering::answer_words = {{
    {"nothing", "nic", "niente"},
    {"a {0} is dealt", "rozdana karta: {0}", "si dà la carta {0}"},
    {"offer a {0}", "złóż w ofierze: {0}", "offri un {0}"},
    {"take a {0} back", "zabierz z powrotem: {0}", "riprendi un {0}"},
    {"finish", "zakończ", "concludi"},
}};

const std::array<Text, 6> Offering::event_words = {{
    {"–", "–", "–"},
    {"{0}: a card is dealt", "{0}: rozdana karta", "{0}: riceve una carta"},
    {"{0}: the card is a {1}", "{0}: ta karta to {1}", "{0}: la carta è un {1}"},
    {"{0}: offers a {1}", "{0}: składa w ofierze {1}", "{0}: offre un {1}"},
    {"{0}: wins round {1}, +{2}", "{0}: wygrywa rundę {1}, +{2}", "{0}: vince il giro {1}, +{2}"},
    {"A tie: nobody wins round {1}.", "Remis: nikt nie wygrywa rundy {1}.", "Parità: nessuno vince il giro {1}."},
}};

const std::array<Text, 5> Offering::reason_words = {{
    {"There is no such answer: offer or back with a card from 1 to 6, or done.",
     "Nie ma takiej odpowiedzi: offer lub back z kartą od 1 do 6 albo done.",
     "Non esiste una risposta così: offer o back con una carta da 1 a 6, oppure done."},
    {"You have no {0}.", "Nie masz karty {0}.", "Non hai nessun {0}."},
    {"You have offered every {0} you have.", "Wszystkie twoje karty {0} są już w ofierze.",
     "Hai già offerto ogni {0} che hai."},
    {"There is no {0} in your offering.", "W twojej ofierze nie ma karty {0}.",
     "Nella tua offerta non c'è nessun {0}."},
    {"Offer at least one card before you finish.", "Przed zakończeniem złóż w ofierze co najmniej jedną kartę.",
     "Offri almeno una carta prima di concludere."},
}};

namespace {

constexpr std::array<std::string_view, 2> deal_values = {"three", "four"};
constexpr std::array<Text, 2> deal_titles = {{{"three", "trzy", "tre"}, {"four", "cztery", "quattro"}}};
constexpr std::array<OptionSpec, 1> options = {{
    {"deal",
     deal_values,
     0,
     {"Cards", "Karty", "Carte"},
     deal_titles,
     {"how many cards everybody begins with", "z iloma kartami każdy zaczyna", "con quante carte comincia ognuno"}},
}};

// The rules in our words, in the order of SectionId; numbers are those of the rules at hand.
constexpr std::array<Section, 3> sections = {{
    {"template.deal",
     {"The deal", "Rozdanie", "La distribuzione"},
     {"Of the cards 1 to 6 the deck holds {0}, {1}, {2}, {3}, {4} and {5} copies. Everybody is dealt {6}, in secret.",
      "Kart od 1 do 6 jest w talii kolejno {0}, {1}, {2}, {3}, {4} i {5}. Każdy dostaje w tajemnicy {6}.",
      "Delle carte da 1 a 6 il mazzo contiene {0}, {1}, {2}, {3}, {4} e {5} copie. Ognuno ne riceve {6}, in segreto."}},
    {"template.round",
     {"A round", "Runda", "Un giro"},
     {"The three rounds are worth {0}, {1} and {2} points. Everybody who has cards offers at least one in secret, and "
      "may take it back until done. Then all open: the highest sum wins the points, if nobody shares it. What was "
      "offered is discarded, open to everybody.",
      "Za trzy rundy jest kolejno {0}, {1} i {2} pkt. Każdy, kto ma karty, w tajemnicy składa w ofierze co najmniej "
      "jedną, a dopóki nie skończy, może ją zabrać. Potem wszystkie się odkrywa: najwyższa suma zdobywa punkty, jeśli "
      "jest tylko jedna. Złożone karty odrzuca się odkryte.",
      "I tre giri valgono {0}, {1} e {2} punti. Chi ha carte ne offre in segreto almeno una, e finché non conclude può "
      "riprenderla. Poi si scoprono tutte: la somma più alta vince i punti, se è una sola. Ciò che è stato offerto si "
      "scarta, scoperto."}},
    {"template.end",
     {"The end", "Koniec partii", "La fine"},
     {"The match ends after the third round, or when nobody has cards. The most points win.",
      "Partia kończy się po trzeciej rundzie albo gdy nikt nie ma kart. Wygrywa, kto ma najwięcej punktów.",
      "La partita finisce dopo il terzo giro, o quando nessuno ha carte. Vince chi ha più punti."}},
}};

}  // namespace

const GameFacts& Offering::facts() {
    static const GameFacts facts = {
        .id = "template",
        .title = {"Offering", "Ofiara", "L'offerta"},
        .about = {"Offer cards in secret, three times; the highest offering wins the round.",
                  "Trzy razy w tajemnicy składaj karty w ofierze; najwyższa ofiara wygrywa rundę.",
                  "Offri carte in segreto, tre volte; l'offerta più alta vince il giro."},
        .min_seats = 2,
        .max_seats = 6,
        .rules_revision = 1,
        .sample = true,
        .secrets = true,
        .options = options,
        .sections = sections,
    };
    return facts;
}

std::vector<Argument> Offering::section_numbers(const Rules& rules, std::size_t section) {
    std::vector<Argument> numbers;
    if (static_cast<SectionId>(section) == SectionId::deal) {
        numbers.assign(rules.copies.number.begin(), rules.copies.number.end());
        numbers.emplace_back(rules.hand_size);
    } else {
        numbers.assign(rules.prize.begin(), rules.prize.end());
    }
    return numbers;
}

// The table in a terminal: a line for each seat, the discards, and one's own cards.
void Offering::draw(const Rules& rules, const View& view, Language language, std::span<const Action>, Canvas& canvas) {
    static constexpr std::array<Text, 3> labels = {{{"Discards", "Odrzucone", "Scarti"},
                                                    {"Your hand", "Twoja ręka", "La tua mano"},
                                                    {"You offer", "Twoja ofiara", "Offri"}}};
    int row = draw_seats(rules, view, language, canvas);
    for (Seat seat = 0; seat < rules.seats; ++seat)
        for (int i = 0; i < view.hand_size[seat]; ++i) canvas.put(40 + 2 * i, 2 + seat, "▮", {.ink = 25});
    const auto line = [&](std::size_t label, const Cards& cards) {
        int column = canvas.put(0, row, padded(labels[label][language], 14), {.dim = true});
        for (std::size_t card = 0; card < card_kinds; ++card)
            for (int i = 0; i < cards[card]; ++i)
                column = 1 + canvas.put(column, row, "[" + std::to_string(card + 1) + "]", {.ink = 16, .paper = 230});
        ++row;
    };
    line(0, view.open.discards);
    if (view.seat >= rules.seats) return;
    line(1, view.hand - view.offered);
    line(2, view.offered);
}

}  // namespace mehen::offering
