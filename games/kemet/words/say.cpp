// Sentences: questions.
#include <array>

#include "games/kemet/game.h"
#include "games/kemet/words/asking.h"
#include "games/kemet/words/words.h"

namespace mehen::kemet {

namespace {

constexpr std::array<Text, static_cast<std::size_t>(AskKind::draw_theft) + 1> questions = {{
    {"The match is over.", "Koniec partii.", "La partita è finita."},
    {"A colour is drawn.", "Losowany jest kolor.", "Si estrae un colore."},
    {"The turn order is drawn.", "Losowana jest kolejność tury.", "Si estrae l'ordine di turno."},
    {"A DI card is drawn.", "Dobierana jest karta BI.", "Si pesca una carta ID."},
    {"A power tile is drawn.", "Losowana jest płytka mocy.", "Si estrae una tessera Potere."},
    {"Which city is yours?", "Które miasto jest twoje?", "Quale città è la tua?"},
    {"Where do you place a pyramid, and of what colour and level?",
     "Gdzie stawiasz piramidę, jakiego koloru i poziomu?", "Dove metti una piramide, di quale colore e livello?"},
    {"Where do your first units stand?", "Gdzie stają twoje pierwsze jednostki?", "Dove stanno le tue prime unità?"},
    {"Your turn: where does your action token go?", "Twoja tura: gdzie kładziesz żeton akcji?",
     "Il tuo turno: dove va il tuo segnalino Azione?"},
    {"Do you add a silver or golden token?", "Czy dokładasz srebrny lub złoty żeton?",
     "Aggiungi un segnalino argento o oro?"},
    {"Which action comes first?", "Która akcja będzie pierwsza?", "Quale azione viene per prima?"},
    {"Which pyramid do you raise, and to which level?", "Którą piramidę wznosisz i na jaki poziom?",
     "Quale piramide elevi, e a quale livello?"},
    {"Which power tile do you buy?", "Którą płytkę mocy kupujesz?", "Quale tessera Potere acquisti?"},
    {"Which battle card do you give up for the special one?", "Którą kartę walki oddajesz za specjalną?",
     "Quale carta Battaglia cedi per quella speciale?"},
    {"Where do you recruit, and how many units?", "Gdzie rekrutujesz i ile jednostek?",
     "Dove recluti, e quante unità?"},
    {"Which battle comes first?", "Która walka będzie pierwsza?", "Quale battaglia viene per prima?"},
    {"Where do you place units?", "Gdzie umieszczasz jednostki?", "Dove metti delle unità?"},
    {"The troop is destroyed: where does its creature go?", "Oddział zniszczony: gdzie staje jego potwór?",
     "La truppa è distrutta: dove va la sua creatura?"},
    {"Which troop sets out, with how many units?", "Który oddział wyrusza i w ile jednostek?",
     "Quale truppa parte, e con quante unità?"},
    {"Does the troop go on, with how many units?", "Czy oddział idzie dalej i w ile jednostek?",
     "La truppa prosegue, e con quante unità?"},
    {"Where does the troop go?", "Dokąd idzie oddział?", "Dove va la truppa?"},
    {"Do you play a DI card now?", "Czy zagrywasz teraz kartę BI?", "Giochi ora una carta ID?"},
    {"Which rival unit do you remove?", "Którą wrogą jednostkę usuwasz?", "Quale unità avversaria rimuovi?"},
    {"Which discarded DI card do you take?", "Którą odrzuconą kartę BI bierzesz?", "Quale carta ID scartata prendi?"},
    {"War council: which battle card do you play?", "Rada wojenna: którą kartę walki zagrywasz?",
     "Consiglio di guerra: quale carta Battaglia giochi?"},
    {"Your rival will see it: which battle card do you play?", "Przeciwnik ją zobaczy: którą kartę walki zagrywasz?",
     "L'avversario la vedrà: quale carta Battaglia giochi?"},
    {"Your rival will see them: which DI cards do you add?", "Przeciwnik je zobaczy: które karty BI dokładasz?",
     "L'avversario le vedrà: quali carte ID aggiungi?"},
    {"Which DI cards do you pay for?", "Za które karty BI płacisz?", "Quali carte ID paghi?"},
    {"Do you discard DI cards for more strength?", "Czy odrzucasz karty BI, by zwiększyć siłę?",
     "Scarti carte ID per avere più forza?"},
    {"Do you swap the battle card you played for the one you discarded?",
     "Czy zamieniasz zagraną kartę walki z odrzuconą?", "Scambi la carta Battaglia giocata con quella scartata?"},
    {"The battle is lost: what becomes of your troop?", "Walka przegrana: co z twoim oddziałem?",
     "Battaglia persa: che ne è della tua truppa?"},
    {"Where does the loser retreat to?", "Dokąd wycofuje się przegrany?", "Dove si ritira chi ha perso?"},
    {"The battle is won: does your troop stay?", "Walka wygrana: czy twój oddział zostaje?",
     "Battaglia vinta: la tua truppa resta?"},
    {"Do you remove units here for the reward?", "Czy usuwasz stąd jednostki za nagrodę?",
     "Rimuovi unità da qui per la ricompensa?"},
    {"How many veteran tokens do you give up?", "Ile żetonów weterana oddajesz?", "Quanti segnalini veterano cedi?"},
    {"Which of these DI cards do you keep?", "Którą z tych kart BI zatrzymujesz?", "Quale di queste carte ID tieni?"},
    {"Which DI card do you discard?", "Którą kartę BI odrzucasz?", "Quale carta ID scarti?"},
    {"Which of your tiles works first?", "Która z twoich płytek działa najpierw?",
     "Quale delle tue tessere agisce per prima?"},
    {"Who comes next in the turn order?", "Kto jest następny w kolejności tury?",
     "Chi è il prossimo nell'ordine di turno?"},
    {"Which place in the turn order do you take?", "Które miejsce w kolejności tury zajmujesz?",
     "Quale posto nell'ordine di turno prendi?"},
    {"Who plays Seth is drawn.", "Losowane jest, kto gra Setem.", "Si estrae chi gioca Seth."},
    {"The power of the temple is drawn.", "Losowana jest moc świątyni.", "Si estrae il potere del tempio."},
    {"What the temple pays is drawn.", "Losowane jest, ile daje świątynia.", "Si estrae quanto rende il tempio."},
    {"Does the Alliance build a sacrifice temple, and with whose unit?",
     "Czy Przymierze buduje świątynię poświęcenia i czyją jednostkę na to oddaje?",
     "L'Alleanza costruisce un tempio del sacrificio, e con l'unità di chi?"},
    {"Which player of the Alliance acts next?", "Kto z Przymierza działa następny?",
     "Quale giocatore dell'Alleanza agisce ora?"},
    {"The Great Ceremony: how much does each pay?", "Wielka Ceremonia: ile kto płaci?",
     "La Grande Cerimonia: quanto paga ciascuno?"},
    {"Which power does the Great Ceremony bring?", "Jaką moc przynosi Wielka Ceremonia?",
     "Quale potere porta la Grande Cerimonia?"},
    {"To whom do you hand PP over?", "Komu przekazujesz PM?", "A chi cedi PP?"},
    {"How many of your allies' units go along?", "Ile jednostek sojuszników zabierasz?",
     "Quante unità degli alleati porti con te?"},
    {"Who fights for the joint troop?", "Kto walczy za połączony oddział?", "Chi combatte per la truppa congiunta?"},
    {"Whose unit is lost?", "Czyja jednostka ginie?", "Di chi è l'unità persa?"},
    {"How are the PP shared?", "Jak dzielicie PM?", "Come si dividono i PP?"},
    {"Which creature do you seize?", "Którego potwora przejmujesz?", "Di quale creatura ti impadronisci?"},
    {"Which troop does it attack?", "Który oddział zostanie zaatakowany?", "Quale truppa viene attaccata?"},
    {"Which troop do you seize?", "Który oddział przejmujesz?", "Di quale truppa ti impadronisci?"},
    {"Which unit do you destroy?", "Którą jednostkę niszczysz?", "Quale unità distruggi?"},
    {"The assault: does a second troop set out?", "Szaleńczy atak: czy wyrusza drugi oddział?",
     "L'assalto: parte una seconda truppa?"},
    {"Two battles: which cards do you play?", "Dwie walki: które karty zagrywasz?",
     "Due battaglie: quali carte giochi?"},
    {"Which battle comes first?", "Która walka będzie pierwsza?", "Quale battaglia viene per prima?"},
    {"Whose DI card do you take?", "Czyją kartę BI zabierasz?", "Di chi è la carta ID che prendi?"},
    {"The stolen DI card is drawn.", "Losowana jest zabrana karta BI.", "Si estrae la carta ID rubata."},
}};

constexpr Text ask_free_tile = {"Which level-1 tile do you take for free?", "Którą płytkę poziomu 1 bierzesz za darmo?",
                                "Quale tessera di livello 1 prendi gratis?"};
constexpr Text ask_free_level = {"A free level: which pyramid do you raise?",
                                 "Poziom za darmo: którą piramidę wznosisz?",
                                 "Un livello gratuito: quale piramide elevi?"};
constexpr Text ask_creature = {"Where does the new creature go?", "Gdzie staje nowy potwór?",
                               "Dove va la nuova creatura?"};
constexpr Text ask_units = {"Where do you place units? Up to {0} more.",
                            "Gdzie umieszczasz jednostki? Jeszcze najwyżej {0}.",
                            "Dove metti delle unità? Al massimo ancora {0}."};
constexpr Text ask_answer_card = {"Do you answer the card that was played?", "Czy odpowiadasz na zagraną kartę?",
                                  "Rispondi alla carta giocata?"};
constexpr Text ask_on_entry = {"A rival's troop enters your area: do you play a card?",
                               "Wrogi oddział wchodzi na twój obszar: czy zagrywasz kartę?",
                               "Una truppa avversaria entra nella tua area: giochi una carta?"};
constexpr Text ask_discard = {"War council: which battle card do you discard unused?",
                              "Rada wojenna: którą kartę walki odrzucasz nieużytą?",
                              "Consiglio di guerra: quale carta Battaglia scarti senza usarla?"};
constexpr Text ask_add = {"War council: do you add DI cards?", "Rada wojenna: czy dokładasz karty BI?",
                          "Consiglio di guerra: aggiungi carte ID?"};
constexpr Text ask_escape = {"Where does your troop escape to?", "Dokąd ucieka twój oddział?",
                             "Dove fugge la tua truppa?"};
constexpr Text ask_sanctuary = {"Sanctuary: do you remove {0} {0:unit|units} there for 1 VP?",
                                "Sanktuarium: czy usuwasz stamtąd {0} {0:jednostkę|jednostki|jednostek} za 1 PZ?",
                                "Santuario: rimuovi lì {0} unità per 1 PV?"};
constexpr Text ask_delta = {"Delta temple: do you remove 1 unit there for {0} PP?",
                            "Świątynia w Delcie: czy usuwasz stamtąd 1 jednostkę za {0} PM?",
                            "Tempio del Delta: rimuovi lì 1 unità per {0} PP?"};
constexpr Text ask_veterans_prayer = {"How many veteran tokens do you give up, for 1 PP each?",
                                      "Ile żetonów weterana oddajesz, każdy za 1 PM?",
                                      "Quanti segnalini veterano cedi, ognuno per 1 PP?"};
constexpr Text ask_veterans_cards = {"How many veteran tokens do you give up, two for each DI card?",
                                     "Ile żetonów weterana oddajesz: karta BI za każde dwa?",
                                     "Quanti segnalini veterano cedi: una carta ID ogni due?"};
constexpr Text ask_veterans_units = {"How many veteran tokens do you give up, for 1 unit each?",
                                     "Ile żetonów weterana oddajesz, każdy za 1 jednostkę?",
                                     "Quanti segnalini veterano cedi, ognuno per 1 unità?"};

const Text& buy_question(const View& view) {
    const auto frame = asking<Buy>(view);
    if (frame && frame->step == Buy::Step::creature) return ask_creature;
    return frame && frame->free_tile != 0 ? ask_free_tile : question_text(AskKind::buy);
}

const Text& window_question(const View& view) {
    const auto frame = asking<Window>(view);
    const unsigned when = frame ? frame->when : 0U;
    if ((when & static_cast<unsigned>(When::after_card)) != 0) return ask_answer_card;
    if ((when & static_cast<unsigned>(When::on_entry)) != 0) return ask_on_entry;
    return question_text(AskKind::window);
}

const Text& council_question(const View& view) {
    for (std::size_t side = 0; side < view.sides.size(); ++side) {
        if (view.sides[side] != view.seat || view.council[side].played == no_card) continue;
        const bool one_left = view.size[view.seat].battle_cards < 2;
        return view.council[side].discarded == no_card && !one_left ? ask_discard : ask_add;
    }
    return question_text(AskKind::council);
}

const Text& veterans_question(const View& view) {
    const auto frame = asking<Night>(view);
    if (frame && frame->step == Night::Step::veteran_cards) return ask_veterans_cards;
    if (frame && frame->step == Night::Step::veteran_units) return ask_veterans_units;
    return ask_veterans_prayer;
}

}  // namespace

const Text& question_text(AskKind kind) {
    return questions[static_cast<std::size_t>(kind) < questions.size() ? static_cast<std::size_t>(kind) : 0];
}

std::string Kemet::question(const Rules& rules, const View& view, Language language) {
    const auto kind = static_cast<AskKind>(view.flow.ask.kind);
    if (rules.allied())
        if (std::string words = pact_question(rules, view, language); !words.empty()) return words;
    switch (kind) {
        case AskKind::buy: return say(buy_question(view), language);
        case AskKind::window: return say(window_question(view), language);
        case AskKind::council: return say(council_question(view), language);
        case AskKind::veterans: return say(veterans_question(view), language);
        case AskKind::raise: {
            const auto frame = asking<Raise>(view);
            return say(frame && frame->free_level != 0 ? ask_free_level : question_text(kind), language);
        }
        case AskKind::place_units: {
            const auto frame = asking<PlaceUnits>(view);
            return frame ? say(ask_units, language, frame->left) : say(question_text(kind), language);
        }
        case AskKind::retreat_to: return say(asking<MoveTroop>(view) ? ask_escape : question_text(kind), language);
        case AskKind::sacrifice:
            return asks_at_sanctuary(rules, view) ? say(ask_sanctuary, language, rules.set.sanctuary_units)
                                                  : say(ask_delta, language, delta_income(rules));
        case AskKind::none:
        case AskKind::draw_colour:
        case AskKind::draw_order:
        case AskKind::draw_card:
        case AskKind::draw_tile:
        case AskKind::which_battle:
        case AskKind::creature_home:
        case AskKind::show_di:
        case AskKind::city:
        case AskKind::pyramid:
        case AskKind::deploy:
        case AskKind::turn:
        case AskKind::more_tokens:
        case AskKind::which_first:
        case AskKind::give_up_card:
        case AskKind::recruit:
        case AskKind::march:
        case AskKind::go_on:
        case AskKind::where:
        case AskKind::target:
        case AskKind::take_card:
        case AskKind::show_card:
        case AskKind::pay_cards:
        case AskKind::wound:
        case AskKind::snare:
        case AskKind::loser:
        case AskKind::winner:
        case AskKind::keep_card:
        case AskKind::discard_card:
        case AskKind::night_tile:
        case AskKind::order:
        case AskKind::place_in_order:
        case AskKind::draw_lone:
        case AskKind::draw_power:
        case AskKind::draw_prayer:
        case AskKind::build_temple:
        case AskKind::next_member:
        case AskKind::pay_ceremony:
        case AskKind::choose_power:
        case AskKind::hand_over:
        case AskKind::companions:
        case AskKind::fighter:
        case AskKind::casualty:
        case AskKind::share:
        case AskKind::seize_card:
        case AskKind::seize_at:
        case AskKind::seize_march:
        case AskKind::destroy:
        case AskKind::second_march:
        case AskKind::assault_cards:
        case AskKind::first_battle:
        case AskKind::steal_from:
        case AskKind::draw_theft: break;
    }
    return say(question_text(kind), language);
}

}  // namespace mehen::kemet
