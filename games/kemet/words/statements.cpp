// The sentences of an edition: those of the tables in statements_rows.cpp, and those made from more than one value.
#include "games/kemet/words/statements.h"

#include <array>
#include <vector>

#include "games/kemet/game.h"
#include "games/kemet/words/words.h"

namespace mehen::kemet {

namespace {

constexpr std::array<Text, index_of(Topic::alliance) + 1> topics = {{
    {"Set-up", "Przygotowanie", "Preparazione"},
    {"The day", "Dzień", "Il giorno"},
    {"Moving", "Ruch", "Movimento"},
    {"Creatures", "Potwory", "Creature"},
    {"Battle", "Walka", "Battaglia"},
    {"Scoring and the end", "Punktowanie i koniec", "Punti e fine"},
    {"One god against an alliance", "Jeden bóg przeciw przymierzu", "Un dio contro un'alleanza"},
}};

constexpr Text colours_in_play = {
    "Colours in play with 2, 3, 4, 5 players: {0}, {1}, {2}, {3}.",
    "Kolory w grze dla 2, 3, 4, 5 graczy: {0}, {1}, {2}, {3}.",
    "Colori in gioco in 2, 3, 4, 5 giocatori: {0}, {1}, {2}, {3}.",
};
constexpr Text colours_drawn = {"Which colours are in play is drawn.", "Kolory w grze się losuje.",
                                "I colori in gioco si estraggono."};
constexpr Text colours_chosen = {"The first seat chooses the colours in play.",
                                 "Kolory w grze wybiera pierwsze miejsce.",
                                 "Il primo posto sceglie i colori in gioco."};
constexpr Text all_colours = {"All colours are in play.", "W grze są wszystkie kolory.",
                              "Tutti i colori sono in gioco."};
constexpr Text beginners = {"Level-1 tiles are for sale on the first day, level-2 tiles from the second.",
                            "Pierwszego dnia na sprzedaż są płytki poziomu 1, od drugiego także poziomu 2.",
                            "Il primo giorno sono in vendita tessere di livello 1, dal secondo anche di livello 2."};
constexpr Text all_levels = {"Tiles of all levels are for sale from the first day.",
                             "Płytki wszystkich poziomów są na sprzedaż od pierwszego dnia.",
                             "Le tessere di ogni livello sono in vendita dal primo giorno."};
constexpr std::array<Text, 3> start_units = {{
    {"The first units are placed before the turn order is drawn.",
     "Pierwsze jednostki umieszcza się przed losowaniem kolejności tury.",
     "Le prime unità si mettono prima di estrarre l'ordine di turno."},
    {"The first units are placed in turn order, before the pyramids.",
     "Pierwsze jednostki umieszcza się w kolejności tury, przed piramidami.",
     "Le prime unità si mettono in ordine di turno, prima delle piramidi."},
    {"The first units are placed after the pyramids.", "Pierwsze jednostki umieszcza się po piramidach.",
     "Le prime unità si mettono dopo le piramidi."},
}};
constexpr Text with_renewal = {
    "In each colour a tile drawn at random stands in the place of its level-3 victory point.",
    "W każdym kolorze miejsce punktu zwycięstwa poziomu 3 zajmuje wylosowana płytka.",
    "In ogni colore una tessera estratta a sorte sta al posto del punto vittoria di livello 3."};
constexpr Text without_renewal = {"The level-3 victory point tiles are in play.",
                                  "W grze są płytki punktu zwycięstwa poziomu 3.",
                                  "Le tessere punto vittoria di livello 3 sono in gioco."};
constexpr Text player_board = {"Level {0} of the player board: {1}.", "Poziom {0} planszy gracza: {1}.",
                               "Livello {0} della plancia: {1}."};

// In the order of WallRule, CreatureRest, Victory, OrderChoice.
constexpr std::array<Text, 3> walls = {{
    {"A rival's city may be entered only by a troop that started the action beside its walls.",
     "Do miasta przeciwnika może wejść tylko oddział, który zaczął akcję przy jego murach.",
     "In una città avversaria entra solo una truppa che ha cominciato l'azione accanto alle sue mura."},
    {"A rival's city may be entered only by a troop that started the action beside its walls, and with one step an "
     "action.",
     "Do miasta przeciwnika może wejść tylko oddział, który zaczął akcję przy jego murach, i to jednym krokiem w "
     "akcji.",
     "In una città avversaria entra solo una truppa che ha cominciato l'azione accanto alle sue mura, e con un solo "
     "passo per azione."},
    {"One district of a rival's city may be entered in an action, by a troop that started it beside the wall.",
     "W akcji można wejść do jednej dzielnicy miasta przeciwnika, oddziałem, który zaczął ją przy murze.",
     "In un'azione si entra in un solo distretto di una città avversaria, con una truppa partita accanto al muro."},
}};
constexpr std::array<Text, 2> rests = {{
    {"A creature whose troop is destroyed goes to a district of its owner with a unit, else to the reserve.",
     "Potwór zniszczonego oddziału idzie do własnej dzielnicy z jednostką, a jeśli takiej nie ma, do zasobów.",
     "La creatura di una truppa distrutta va in un proprio distretto con un'unità, altrimenti nella riserva."},
    {"A creature whose troop is destroyed goes to the reserve.", "Potwór zniszczonego oddziału wraca do zasobów.",
     "La creatura di una truppa distrutta va nella riserva."},
}};
constexpr std::array<Text, 3> victories = {{
    {"When a day has been scored and somebody has {0} VP, most VP wins; of equals most battle VP.",
     "Gdy po podliczeniu dnia ktoś ma {0} PZ, wygrywa ten, kto ma najwięcej PZ; przy równych ten, kto ma najwięcej PZ "
     "chwały.",
     "Quando, contato il giorno, qualcuno ha {0} PV, vince chi ha più PV; a parità più PV da battaglia."},
    {"Whoever has {0} VP before placing a token sets off the end; day and night are played out, then most VP wins, of "
     "equals whoever set it off.",
     "Kto ma {0} PZ przed położeniem żetonu, zapowiada koniec; dzień i noc rozgrywa się do końca, potem wygrywa "
     "ten, kto ma najwięcej PZ, przy równych ten, kto zapowiedział.",
     "Chi ha {0} PV prima di mettere un segnalino avvia la fine; giorno e notte si giocano fino in fondo, poi vince "
     "chi ha più PV, a parità chi l'ha avviata."},
    {"Whoever has {0} VP at the start of their turn, with nobody ahead, wins at once.",
     "Kto ma {0} PZ na początku własnej tury i nikt go nie wyprzedza, od razu wygrywa.",
     "Chi ha {0} PV all'inizio di un proprio turno, senza nessuno davanti, vince subito."},
}};
constexpr Text victory_of_sides = {
    "Seth wins at once with {0} battle VP, or when the Alliance has no unit on the board; the Alliance with a "
    "complete sacrifice temple, the Great Ceremony and {1} permanent VP, or instead of these VP with a district of "
    "Seth's city at the start of one of its phases.",
    "Set wygrywa od razu, mając {0} PZ chwały albo gdy Przymierze nie ma jednostek na planszy; Przymierze, gdy ma "
    "ukończoną świątynię poświęcenia, Wielką Ceremonię i {1} stałych PZ, a zamiast tych PZ wystarczy dzielnica "
    "miasta Seta na początku jednej z jego faz.",
    "Seth vince subito con {0} PV da battaglia, o quando l'Alleanza non ha unità sul tabellone; l'Alleanza "
    "con un tempio del sacrificio completo, la Grande Cerimonia e {1} PV permanenti, o al posto di questi PV con un "
    "distretto della città di Seth all'inizio di una sua fase."};
constexpr Text no_order = {
    "Nobody chooses a turn order: the day track says when each side acts.",
    "Nikt nie wybiera kolejności: tor fazy dnia mówi, kiedy która strona działa.",
    "Nessuno sceglie un ordine di turno: il tracciato del giorno dice quando agisce ogni parte."};
constexpr Text sides = {"One god, drawn or agreed, stands against the Alliance of all the others, who win together.",
                        "Jeden bóg, wylosowany lub ustalony, staje przeciw Przymierzu wszystkich innych, którzy "
                        "wygrywają razem.",
                        "Un dio, estratto o concordato, affronta l'Alleanza di tutti gli altri, che vincono insieme."};
constexpr Text everybody_alone = {"Everybody plays against everybody.", "Każdy gra przeciw każdemu.",
                                  "Ognuno gioca contro tutti."};
constexpr Text first_tiles = {
    "At the start every player takes a tile for free, the last in the turn order first: Seth one of level 1, the "
    "others one that their pyramids allow and that is not violet.",
    "Na początku każdy bierze za darmo płytkę, ostatni w kolejności jako pierwszy: Set poziomu 1, pozostali "
    "taką, na jaką pozwalają ich piramidy, ale nie fioletową.",
    "All'inizio ognuno prende gratis una tessera, per primo l'ultimo nell'ordine di turno: Seth una di "
    "livello 1, gli altri una che le loro piramidi consentono e che non è viola."};
constexpr Text temples_by_day = {"When the day ends temples pay, and enough of them are worth a VP to the Alliance.",
                                 "Na koniec dnia płacą świątynie, a wystarczająca ich liczba daje Przymierzu PZ.",
                                 "Alla fine del giorno i templi rendono, e se sono abbastanza valgono un PV per "
                                 "l'Alleanza."};
constexpr std::array<Text, 2> orders = {{
    {"The player with fewest VP decides the whole turn order.", "Gracz z najmniejszą liczbą PZ ustala całą kolejność.",
     "Chi ha meno PV decide tutto l'ordine di turno."},
    {"From fewest VP upwards each player takes a free place in the turn order.",
     "Od najmniejszej liczby PZ w górę każdy zajmuje wolne miejsce w kolejności.",
     "A partire da chi ha meno PV ognuno prende un posto libero nell'ordine di turno."},
}};

constexpr Text back_by_recruiting = {"A recruit action brings a creature back from the reserve.",
                                     "Akcja rekrutacji sprowadza potwora z zasobów.",
                                     "Un'azione di reclutamento riporta una creatura dalla riserva."};
constexpr Text back_any_time = {
    "A creature in reserve may be placed with a troop in its owner's districts at any time.",
    "Potwora z zasobów można w każdej chwili postawić przy oddziale we własnej dzielnicy.",
    "Una creatura in riserva si può mettere in ogni momento con una truppa in un proprio "
    "distretto."};
constexpr Text back_before_token = {
    "A creature in reserve may be placed with a troop in its owner's districts before an action token, or with units "
    "placed there.",
    "Potwora z zasobów można postawić przy oddziale we własnej dzielnicy przed żetonem "
    "akcji albo z jednostkami, które się tam stawia.",
    "Una creatura in riserva si può mettere con una truppa in un proprio distretto "
    "prima di un segnalino Azione, o con le unità che vi si mettono."};

class Statements {
public:
    Statements(const Rules& rules, Language language) : rules_(rules), set_(rules.set), language_(language) {}

    std::vector<Statement> all() {
        for (const NumberStatement& row : number_statements()) {
            if (set_.alliance && row.field == &Ruleset::sanctuary_units) continue;  // there is none
            const int value = set_.*row.field;
            const bool none = value == 0 && row.none[Language::en] != no_text[Language::en];
            tell(row.key, row.topic, say(none ? row.none : row.some, language_, value));
        }
        for (const FlagStatement& row : flag_statements()) tell(row.key, row.topic, say(words_for(row), language_));
        tell_set_up();
        tell_player_board();
        tell_choices();
        tell("alliance", Topic::alliance, say(set_.alliance ? sides : everybody_alone, language_));
        if (set_.alliance)
            for (PactStatement& each : pact_statements(rules_, language_))
                tell(each.key, Topic::alliance, std::move(each.words));
        std::vector<Statement> result;
        for (std::size_t topic = 0; topic < topics.size(); ++topic)
            for (const Told& each : told_)
                if (index_of(each.topic) == topic)
                    result.push_back({each.key, std::string(topics[topic][language_]), each.about, each.words});
        return result;
    }

private:
    struct Told {
        std::string key;
        Topic topic;
        std::string about;
        std::string words;
    };

    void tell(std::string_view key, Topic topic, std::string words, std::string_view about = "") {
        told_.push_back({std::string(key), topic, std::string(about), std::move(words)});
    }

    // A few things are otherwise where one god stands against an alliance.
    const Text& words_for(const FlagStatement& row) const {
        const bool yes = set_.*row.field;
        if (set_.alliance && yes && row.field == &Ruleset::free_first_tile) return first_tiles;
        if (set_.alliance && yes && row.field == &Ruleset::scored_by_day) return temples_by_day;
        return yes ? row.yes : row.no;
    }

    void tell_set_up() {
        const auto& count = set_.colours_in_play;
        tell("colours_in_play", Topic::set_up, say(colours_in_play, language_, count[0], count[1], count[2], count[3]));
        const Text& which = !rules_.colours_drawn   ? all_colours
                            : rules_.colours_chosen ? colours_chosen
                                                    : colours_drawn;
        tell("which_colours", Topic::set_up, say(which, language_));
        tell("beginners", Topic::set_up, say(rules_.beginners ? beginners : all_levels, language_));
        tell("renewal", Topic::set_up, say(rules_.renewal ? with_renewal : without_renewal, language_));
    }

    void tell_player_board() {
        for (int level = 1; level <= 3; ++level) {
            std::vector<std::string> names;
            for (SpaceId i = 0; i < set_.spaces.size(); ++i)
                if (set_.spaces[i].level == level) names.push_back(space_name(rules_, i, language_));
            tell("spaces." + std::to_string(level), Topic::day, say(player_board, language_, level, joined(names)));
        }
    }

    void tell_choices() {
        tell("start_units", Topic::set_up, say(start_units[index_of(set_.start_units)], language_));
        tell("walls", Topic::moving, say(walls[index_of(set_.walls)], language_));
        tell("creature_rest", Topic::creatures, say(rests[index_of(set_.creature_rest)], language_));
        const Text& back = set_.creatures_return_by_recruiting ? back_by_recruiting
                           : set_.creatures_placed_any_time    ? back_any_time
                                                               : back_before_token;
        tell("creatures_from_reserve", Topic::creatures, say(back, language_));
        tell("victory", Topic::end,
             set_.victory == Victory::at_once ? say(victory_of_sides, language_, set_.lone_goal, set_.alliance_goal)
                                              : say(victories[index_of(set_.victory)], language_, set_.goal));
        tell("order", Topic::end, say(set_.alliance ? no_order : orders[index_of(set_.order)], language_));
    }

    const Rules& rules_;
    const Ruleset& set_;
    Language language_;
    std::vector<Told> told_;
};

}  // namespace

std::vector<Statement> Kemet::statements(const Rules& rules, Language language) {
    return Statements(rules, language).all();
}

}  // namespace mehen::kemet
