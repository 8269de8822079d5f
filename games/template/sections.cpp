// What can be looked up: the rules in our words, the cards, the rounds, and the final account.
#include "games/template/game.h"
#include "games/template/words.h"

namespace mehen::offering {

namespace {

constexpr std::array<Section, static_cast<std::size_t>(SectionId::end) + 1> table = {{
    {"template.deal",
     {"The deal", "Rozdanie", "La distribuzione"},
     {"The deck has four cards of each value from 1 to 6. Everybody is dealt three cards (four with the option "
      "deal=four). Only their owner sees them; how many cards somebody holds is known to all. The rest of the deck "
      "stays unseen.",
      "W talii są po cztery karty każdej wartości od 1 do 6. Każdy dostaje trzy karty (cztery z opcją deal=four). "
      "Widzi je tylko właściciel; liczba kart na ręce jest znana wszystkim. Reszta talii pozostaje zakryta.",
      "Il mazzo ha quattro carte per ogni valore da 1 a 6. Ognuno riceve tre carte (quattro con l'opzione "
      "deal=four). Le vede solo chi le possiede; quante carte uno ha in mano lo sanno tutti. Il resto del mazzo "
      "resta coperto."}},
    {"template.round",
     {"A round", "Runda", "Un giro"},
     {"There are three rounds, worth 1, 2 and 3 points. In each of them everybody who still has cards makes an "
      "offering in secret; then all offerings are opened together.",
      "Są trzy rundy, warte 1, 2 i 3 punkty. W każdej z nich każdy, kto ma jeszcze karty, w tajemnicy składa "
      "ofiarę; potem wszystkie ofiary odkrywa się jednocześnie.",
      "Ci sono tre giri, che valgono 1, 2 e 3 punti. In ognuno chi ha ancora carte fa un'offerta in segreto; poi "
      "tutte le offerte si scoprono insieme."}},
    {"template.offer",
     {"The offering", "Ofiara", "L'offerta"},
     {"Offer as many cards of your hand as you like, at least one. Until you have finished you may add cards and "
      "take them back. The others see only whether you have finished.",
      "Złóż w ofierze dowolną liczbę kart z ręki, co najmniej jedną. Dopóki nie zakończysz, możesz dokładać karty "
      "i zabierać je z powrotem. Inni widzą tylko, czy twoja ofiara jest zakończona.",
      "Offri quante carte vuoi della tua mano, almeno una. Finché non hai concluso puoi aggiungerne e riprenderne. "
      "Gli altri vedono solo se hai concluso."}},
    {"template.open",
     {"Opening", "Odkrycie", "Si scopre"},
     {"The offering with the highest sum wins the points of the round. If several share the highest sum, nobody "
      "gets anything. All cards offered go to the discards, open to everybody.",
      "Ofiara o najwyższej sumie zdobywa punkty rundy. Jeśli kilka ofiar ma tę samą najwyższą sumę, nikt nic nie "
      "dostaje. Wszystkie karty złożone w ofierze trafiają na odkryty stos kart odrzuconych.",
      "L'offerta con la somma più alta vince i punti del giro. Se più offerte hanno la stessa somma più alta, "
      "nessuno prende niente. Tutte le carte offerte vanno negli scarti, scoperti per tutti."}},
    {"template.end",
     {"The end", "Koniec gry", "La fine"},
     {"The game ends after the third round, or when nobody has cards left. Whoever has the most points wins; equal "
      "points share the place.",
      "Gra kończy się po trzeciej rundzie albo gdy nikt nie ma już kart. Wygrywa, kto ma najwięcej punktów; przy "
      "równej liczbie punktów miejsce jest wspólne.",
      "La partita finisce dopo il terzo giro, o quando nessuno ha più carte. Vince chi ha più punti; a pari punti "
      "il posto è condiviso."}},
}};

constexpr Text kind_card = {"card", "karta", "carta"};
constexpr Text kind_round = {"round", "runda", "giro"};
constexpr Text card_name = {"Card {0}", "Karta {0}", "Carta {0}"};
constexpr Text card_rule = {"{0} in the deck", "w talii: {0}", "{0} nel mazzo"};
constexpr Text round_name = {"Round {0}", "Runda {0}", "Giro {0}"};
constexpr Text round_rule = {"{0} {0:point|points}", "{0} {0:punkt|punkty|punktów}", "{0} {0:punto|punti}"};
constexpr Text total = {"total", "razem", "totale"};

}  // namespace

std::span<const Section> sections() {
    return table;
}

std::vector<Entry> Offering::entries(const Rules& rules, Language language) {
    std::vector<Entry> result;
    for (std::size_t card = 0; card < card_kinds; ++card)
        result.push_back({"card-" + std::to_string(card + 1), std::string(kind_card[language]),
                          say(card_name, language, card + 1), say(card_rule, language, rules.copies[card])});
    for (std::size_t round = 0; round < round_count; ++round)
        result.push_back({"round-" + std::to_string(round + 1), std::string(kind_round[language]),
                          say(round_name, language, round + 1), say(round_rule, language, rules.prize[round])});
    return result;
}

std::vector<ScoreLine> Offering::breakdown(const Rules& rules, const View& view, Seat seat, Language language) {
    std::vector<ScoreLine> lines;
    for (std::size_t round = 0; round < round_count; ++round)
        lines.push_back(
            {say(round_name, language, round + 1), view.open.winner[round] == 1 + seat ? rules.prize[round] : 0});
    lines.push_back({std::string(total[language]), points(rules, view.open, seat)});
    return lines;
}

}  // namespace mehen::offering
