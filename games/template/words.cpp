// Names of things, actions as text, and sentences: questions, answers, what happened and why not.
#include "games/template/words.h"

#include "games/template/game.h"

namespace mehen::offering {

namespace {

constexpr std::array<std::string_view, max_seats> seat_ids = {"ibis", "jackal", "falcon", "cobra", "cat", "scarab"};
constexpr std::array<Text, max_seats> seat_names = {{
    {"Ibis", "Ibis", "Ibis"},
    {"Jackal", "Szakal", "Sciacallo"},
    {"Falcon", "Sokół", "Falco"},
    {"Cobra", "Kobra", "Cobra"},
    {"Cat", "Kot", "Gatto"},
    {"Scarab", "Skarabeusz", "Scarabeo"},
}};

// One row for each enumerator, in its order.
constexpr std::array<Text, static_cast<std::size_t>(ActionKind::done) + 1> actions = {{
    {"nothing", "nic", "niente"},
    {"a {0} is dealt", "rozdana karta: {0}", "si dà la carta {0}"},
    {"offer a {0}", "złóż w ofierze: {0}", "offri un {0}"},
    {"take a {0} back", "zabierz z powrotem: {0}", "riprendi un {0}"},
    {"finish, offering {0} in all", "zakończ, razem w ofierze: {0}", "concludi, offrendo in tutto {0}"},
}};

constexpr std::array<Text, static_cast<std::size_t>(AskKind::offering) + 1> questions = {{
    {"The match is over.", "Koniec partii.", "La partita è finita."},
    {"A card is dealt.", "Rozdawana jest karta.", "Si dà una carta."},
    {"What do you offer for {0} {0:point|points}?", "Co składasz w ofierze za {0} {0:punkt|punkty|punktów}?",
     "Che cosa offri per {0} {0:punto|punti}?"},
}};

constexpr std::array<Text, static_cast<std::size_t>(EventKind::tie) + 1> happenings = {{
    {"–", "–", "–"},
    {"{0}: a card is dealt", "{0}: rozdana karta", "{0}: riceve una carta"},
    {"{0}: the card is a {1}", "{0}: ta karta to {1}", "{0}: la carta è un {1}"},
    {"Round {2}, for {3} {3:point|points}", "Runda {2}, za {3} {3:punkt|punkty|punktów}",
     "Giro {2}, per {3} {3:punto|punti}"},
    {"{0}: has finished", "{0}: gotowe", "{0}: ha concluso"},
    {"{0}: offers {1}", "{0}: składa w ofierze {1}", "{0}: offre {1}"},
    {"{0}: wins round {2}, +{3}", "{0}: wygrywa rundę {2}, +{3}", "{0}: vince il giro {2}, +{3}"},
    {"A tie: nobody wins round {2}.", "Remis: nikt nie wygrywa rundy {2}.", "Parità: nessuno vince il giro {2}."},
}};

constexpr std::array<Text, static_cast<std::size_t>(Reason::unexplained) + 1> reasons = {{
    {"This is legal.", "To jest dozwolone.", "Questo è permesso."},
    {"The match is over.", "Koniec partii.", "La partita è finita."},
    {"It is not your turn to answer.", "To nie twoja kolej.", "Non tocca a te rispondere."},
    {"You have finished your offering; wait for the others.", "Twoja ofiara jest zakończona; poczekaj na innych.",
     "Hai concluso la tua offerta; aspetta gli altri."},
    {"You have no cards left.", "Nie masz już kart.", "Non hai più carte."},
    {"There is no such answer: offer or back with a card from 1 to 6, or done.",
     "Nie ma takiej odpowiedzi: offer lub back z kartą od 1 do 6 albo done.",
     "Non esiste una risposta così: offer o back con una carta da 1 a 6, oppure done."},
    {"Cards are dealt at random; nobody chooses them.", "Karty rozdaje los; nikt ich nie wybiera.",
     "Le carte le dà il caso; nessuno le sceglie."},
    {"You have no {0}.", "Nie masz karty {0}.", "Non hai nessun {0}."},
    {"You have offered every {0} you have.", "Wszystkie twoje karty {0} są już w ofierze.",
     "Hai già offerto ogni {0} che hai."},
    {"There is no {0} in your offering.", "W twojej ofierze nie ma karty {0}.",
     "Nella tua offerta non c'è nessun {0}."},
    {"Offer at least one card before you finish.", "Przed zakończeniem złóż w ofierze co najmniej jedną kartę.",
     "Offri almeno una carta prima di concludere."},
    {"This is not possible now.", "To nie jest teraz możliwe.", "Ora non è possibile."},
}};

}  // namespace

std::string_view Offering::seat_id(const Rules&, Seat seat) {
    return seat_ids[seat];
}
std::string Offering::seat_name(const Rules&, Seat seat, Language language) {
    return std::string(seat_names[seat][language]);
}

std::size_t count_of(const Rules&, Noun noun) {
    return noun == Noun::card ? card_kinds : 0;
}
std::string word_for(const Rules&, Noun, std::size_t value) {
    return value < card_kinds ? std::to_string(value + 1) : "";
}
std::string Offering::action_text(const Rules& rules, Action action) {
    return write_action(shapes, rules, action);
}
bool Offering::parse_action(const Rules& rules, std::string_view words, Action& action) {
    return read_action(shapes, rules, words, action);
}

std::string Offering::describe(const Rules&, const View& view, Action action, Language language) {
    const int number = is(action, ActionKind::done) ? strength(view.offered) : action.arg[0] + 1;
    return say(actions[action.kind], language, number);
}

std::string Offering::question(const Rules& rules, const View& view, Language language) {
    const int prize = view.open.round == 0 ? 0 : rules.prize[view.open.round - 1U];
    return say(questions[view.flow.ask.kind], language, prize);
}

std::string Offering::event_text(const Rules& rules, const Event& event, Language language) {
    std::string what;
    int round = 0;
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::none: return {};
        case EventKind::received: what = std::to_string(event.arg[0] + 1); break;
        case EventKind::opened:
            for (std::size_t i = 0; i < max_hand && event.arg[i] > 0; ++i)
                what += (i > 0 ? " + " : "") + std::to_string(event.arg[i]);
            break;
        case EventKind::round:
        case EventKind::won:
        case EventKind::tie: round = event.arg[0]; break;
        case EventKind::dealt:
        case EventKind::finished: break;
    }
    return say(happenings[event.kind], language, seat_names[event.seat][language], what, round + 1,
               rules.prize[static_cast<std::size_t>(round)]);
}

std::string Offering::refusal_text(const Rules&, const Refusal& refusal, Language language) {
    return say(reasons[refusal.reason], language, refusal.arg[0] + 1);  // most say nothing about a card
}

}  // namespace mehen::offering
