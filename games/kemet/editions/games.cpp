#include "games/kemet/editions/games.h"

#include "games/kemet/editions/blood_and_sand.h"
#include "games/kemet/editions/first.h"
#include "games/kemet/editions/revised.h"
#include "games/kemet/words.h"

namespace mehen::kemet {

static_assert(Game<KemetFirst> && Game<KemetRevised> && Game<KemetBloodAndSand>);

namespace {

constexpr std::array<std::string_view, 2> no_yes = {"no", "yes"};
constexpr std::array<std::string_view, 2> lengths = {"short", "long"};
constexpr std::array<std::string_view, 2> faces = {"down", "up"};
constexpr std::array<std::string_view, 2> draws = {"random", "chosen"};

constexpr std::array<Text, 2> no_yes_titles = {{{"no", "nie", "no"}, {"yes", "tak", "sì"}}};
constexpr std::array<Text, 2> length_titles = {
    {{"short, 8 VP", "krótka, 8 PZ", "breve, 8 PV"}, {"long, 10 VP", "długa, 10 PZ", "lunga, 10 PV"}}};
constexpr std::array<Text, 2> face_titles = {{{"face down", "zakryta", "coperta"}, {"face up", "odkryta", "scoperta"}}};
constexpr std::array<Text, 2> draw_titles = {
    {{"drawn at random", "losowane", "a caso"},
     {"chosen by the first seat", "wybiera pierwsze miejsce", "scelti dal primo posto"}}};

// Positions in the option lists below.
enum FirstOption : std::uint8_t { length, beginners, discards };
enum SandOption : std::uint8_t { colours, renewal };

constexpr std::array<OptionSpec, 3> first_options = {{
    {"length",
     lengths,
     0,
     {"Length", "Długość gry", "Durata"},
     length_titles,
     {"how many victory points end the match", "ile punktów zwycięstwa kończy grę",
      "quanti punti vittoria chiudono la partita"}},
    {"beginners",
     no_yes,
     0,
     {"For beginners", "Dla początkujących", "Per principianti"},
     no_yes_titles,
     {"level-1 tiles, level 2 from the second day, pyramids to level 2, 4 VP whatever the length",
      "płytki poziomu 1, od drugiego dnia poziomu 2, piramidy do poziomu 2, 4 PZ bez względu na długość",
      "tessere di livello 1, dal secondo giorno di livello 2, piramidi fino al livello 2, 4 PV in ogni caso"}},
    {"discards",
     faces,
     0,
     {"Discarded battle card", "Odrzucona karta walki", "Carta battaglia scartata"},
     face_titles,
     {"whether the battle card discarded in the war council is seen",
      "czy widać kartę walki odrzuconą w radzie wojennej",
      "se si vede la carta battaglia scartata nel consiglio di guerra"}},
}};

constexpr std::array<OptionSpec, 2> sand_options = {{
    {"colours",
     draws,
     0,
     {"Colours of power tiles", "Kolory płytek mocy", "Colori delle tessere potere"},
     draw_titles,
     {"who says which colours of power tiles are in play", "kto decyduje, które kolory płytek mocy są w grze",
      "chi decide quali colori delle tessere potere sono in gioco"}},
    {"renewal",
     no_yes,
     0,
     {"Renewal tiles", "Płytki Odnowy", "Tessere Rinnovamento"},
     no_yes_titles,
     {"Renewal tiles may take the place of Domination, drawn for each colour",
      "płytki Odnowy mogą zająć miejsce Dominacji, losowane dla każdego koloru",
      "le tessere Rinnovamento possono prendere il posto di Dominazione, estratte per ogni colore"}},
}};

constexpr Text about = {
    "Lead the troops of a god: raise pyramids, gain powers, and win battles for glory.",
    "Prowadź wojska boga: wznoś piramidy, zdobywaj moce i wygrywaj walki dla chwały.",
    "Guida le truppe di una divinità: eleva piramidi, ottieni poteri e vinci battaglie per la gloria."};

constexpr std::uint8_t beginners_goal = 4;
constexpr std::uint8_t beginners_level = 2;

}  // namespace

const GameFacts& KemetFirst::facts() {
    static const GameFacts facts = {
        .id = "kemet-first",
        .title = {"Kemet, first edition", "Kemet, pierwsza edycja", "Kemet, prima edizione"},
        .about = about,
        .min_seats = 2,
        .max_seats = 5,
        .rules_revision = 1,
        .sample = false,
        .secrets = true,
        .options = first_options,
        .sections = sections()};
    return facts;
}

bool KemetFirst::make_rules(const Setup& setup, PackVisitor* pack, Rules& rules) {
    rules = Rules{};
    rules.set = editions::first;
    if (!finish_rules(setup, pack, rules)) return false;
    // What is agreed before the match stands above what is printed.
    if (setup.option[length] == 1) rules.set.goal = rules.set.long_goal;
    if (setup.option[beginners] == 1) {
        rules.beginners = true;
        rules.set.goal = beginners_goal;
        rules.set.highest_level = beginners_level;
    }
    rules.set.council_discards_open = setup.option[discards] == 1;
    return true;
}

const GameFacts& KemetRevised::facts() {
    static const GameFacts facts = {
        .id = "kemet-revised",
        .title = {"Kemet, Revised Edition", "Kemet, Revised Edition", "Kemet, Revised Edition"},
        .about = about,
        .min_seats = 2,
        .max_seats = 5,
        .rules_revision = 1,
        .sample = false,
        .secrets = true,
        .options = {},
        .sections = sections()};
    return facts;
}

bool KemetRevised::make_rules(const Setup& setup, PackVisitor* pack, Rules& rules) {
    rules = Rules{};
    rules.set = editions::revised;
    return finish_rules(setup, pack, rules);
}

const GameFacts& KemetBloodAndSand::facts() {
    static const GameFacts facts = {.id = "kemet-blood-and-sand",
                                    .title = {"Kemet: Blood and Sand", "Kemet: Krew i piach", "Kemet: Sangue e Sabbia"},
                                    .about = about,
                                    .min_seats = 2,
                                    .max_seats = 5,
                                    .rules_revision = 2,
                                    .sample = false,
                                    .secrets = true,
                                    .options = sand_options,
                                    .sections = sections()};
    return facts;
}

bool KemetBloodAndSand::make_rules(const Setup& setup, PackVisitor* pack, Rules& rules) {
    rules = Rules{};
    rules.set = editions::blood_and_sand;
    rules.colours_drawn = true;
    rules.colours_chosen = setup.option[colours] == 1;
    rules.renewal = setup.option[renewal] == 1;
    return finish_rules(setup, pack, rules);
}

}  // namespace mehen::kemet
