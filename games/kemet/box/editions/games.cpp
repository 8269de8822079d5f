#include "games/kemet/box/editions/games.h"

#include "games/kemet/box/editions/blood_and_sand.h"
#include "games/kemet/box/editions/first.h"
#include "games/kemet/box/editions/revised.h"
#include "games/kemet/box/editions/seth.h"
#include "games/kemet/words/words.h"

namespace mehen::kemet {

static_assert(Edition<KemetFirst> && Edition<KemetRevised> && Edition<KemetBloodAndSand> && Edition<KemetSeth>);

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
     {"Length", "Długość partii", "Durata"},
     length_titles,
     {"how many VP, victory points, end the match", "ile PZ, punktów zwycięstwa, kończy partię",
      "quanti PV, punti vittoria, chiudono la partita"}},
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
     {"Discarded battle card", "Odrzucona karta walki", "Carta Battaglia scartata"},
     face_titles,
     {"whether the battle card discarded in the war council is seen",
      "czy widać kartę walki odrzuconą w radzie wojennej",
      "se si vede la carta Battaglia scartata nel consiglio di guerra"}},
}};

constexpr std::array<OptionSpec, 2> sand_options = {{
    {"colours",
     draws,
     0,
     {"Colours of power tiles", "Kolory płytek mocy", "Colori delle tessere Potere"},
     draw_titles,
     {"who decides which colours of power tiles are in play", "kto decyduje, które kolory płytek mocy są w grze",
      "chi decide quali colori delle tessere Potere sono in gioco"}},
    {"renewal",
     no_yes,
     0,
     {"Renewal tiles", "Płytki Odnowy", "Tessere Rinnovamento"},
     no_yes_titles,
     {"Renewal tiles may take the place of Domination, drawn for each colour",
      "płytki Odnowy mogą zająć miejsce Dominacji, losowane dla każdego koloru",
      "le tessere Rinnovamento possono prendere il posto di Dominazione, estratte per ogni colore"}},
}};

constexpr std::array<std::string_view, 2> bases = {"revised", "first"};
constexpr std::array<Text, 2> base_titles = {{{"Revised Edition", "Revised Edition", "Revised Edition"},
                                              {"first edition", "pierwsza edycja", "prima edizione"}}};
constexpr std::array<std::string_view, 2> goals = {"8", "10"};
constexpr std::array<Text, 2> goal_titles = {{{"8 VP", "8 PZ", "8 PV"}, {"10 VP", "10 PZ", "10 PV"}}};
constexpr std::array<std::string_view, 7> lone_seats = {"random", "1", "2", "3", "4", "5", "6"};
constexpr std::array<Text, 7> lone_seat_titles = {{{"drawn at random", "losowane", "a caso"},
                                                   {"seat 1", "miejsce 1", "posto 1"},
                                                   {"seat 2", "miejsce 2", "posto 2"},
                                                   {"seat 3", "miejsce 3", "posto 3"},
                                                   {"seat 4", "miejsce 4", "posto 4"},
                                                   {"seat 5", "miejsce 5", "posto 5"},
                                                   {"seat 6", "miejsce 6", "posto 6"}}};

enum SethOption : std::uint8_t { base, goal, lone };

constexpr std::array<OptionSpec, 3> seth_options = {{
    {"base",
     bases,
     0,
     {"Base game", "Gra podstawowa", "Gioco base"},
     base_titles,
     {"whose rules hold where the expansion says nothing", "zasady której edycji obowiązują tam, gdzie dodatek milczy",
      "quali regole valgono dove l'espansione tace"}},
    {"goal",
     goals,
     0,
     {"Seth's goal", "Cel Seta", "Obiettivo di Seth"},
     goal_titles,
     {"how many VP, victory points, from battles Seth needs; 10 against less experienced players",
      "ile PZ chwały, punktów zwycięstwa, potrzebuje Set; 10 przeciw mniej doświadczonym graczom",
      "quanti PV da battaglia, punti vittoria, servono a Seth; 10 contro giocatori meno esperti"}},
    {"seth",
     lone_seats,
     0,
     {"Who is Seth", "Kto jest Setem", "Chi è Seth"},
     lone_seat_titles,
     {"which seat plays Seth", "które miejsce gra Setem", "quale posto gioca Seth"}},
}};

constexpr std::array<SideSpec, 2> seth_sides = {{
    {"seth", {"Seth", "Set", "Seth"}},
    {"alliance", {"Alliance", "Przymierze", "Alleanza"}},
}};

constexpr Text about_seth = {"Seth has returned: one god against all the others, who win or fall together.",
                             "Set powrócił: jeden bóg przeciw wszystkim pozostałym, którzy zwyciężą lub padną razem.",
                             "Seth è tornato: un dio contro tutti gli altri, che vincono o cadono insieme."};

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
        .rules_revision = 2,
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
        .rules_revision = 2,
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
                                    .rules_revision = 3,
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

const GameFacts& KemetSeth::facts() {
    static const GameFacts facts = {.id = "kemet-seth",
                                    .title = {"Kemet: Seth", "Kemet: Set", "Kemet: Seth"},
                                    .about = about_seth,
                                    .min_seats = 3,
                                    .max_seats = 6,
                                    .rules_revision = 2,
                                    .sample = false,
                                    .secrets = true,
                                    .options = seth_options,
                                    .sections = sections_with_alliance(),
                                    .sides = seth_sides};
    return facts;
}

Message KemetSeth::check_setup(const Setup& setup) {
    static constexpr Text no_such_seat = {"seth={0} needs at least {0} seats, not {1}",
                                          "seth={0} wymaga co najmniej {0} miejsc, nie {1}",
                                          "seth={0} richiede almeno {0} posti, non {1}"};
    const int seat = setup.option[lone];
    return seat > setup.seats ? Message(no_such_seat, seat, setup.seats) : Message();
}

bool KemetSeth::make_rules(const Setup& setup, PackVisitor* pack, Rules& rules) {
    rules = Rules{};
    rules.set = setup.option[base] == 1 ? editions::seth_first : editions::seth_revised;
    if (!finish_rules(setup, pack, rules)) return false;
    if (setup.option[goal] == 1) rules.set.lone_goal = rules.set.lone_long_goal;
    if (setup.option[lone] > 0) rules.lone_seat = Seat::of(setup.option[lone] - 1);
    return true;
}

}  // namespace mehen::kemet
