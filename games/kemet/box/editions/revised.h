// Kemet, Revised Edition (rules 1.5): the same box, other rules, some new names and texts.
#pragma once

#include "games/kemet/box/editions/first.h"

namespace mehen::kemet::editions {

namespace revised_rows {

constexpr void rename_tiles(Ruleset& r) {
    // The Polish rulebook keeps its older words for some of these.
    r.tiles.named("red-1-god-speed").name = {"Priest of Mafdet", "Boska szybkość", "Sacerdote di Mafdet"};
    r.tiles.named("red-2-offensive-strategy").name = {"Wrryt Storm", "Burza Wrryt", "Tempesta di Wrryt"};
    r.tiles.named("red-2-open-gates").name = {"Sappers", "Saperzy", "Zappatori"};
    r.tiles.named("red-2-teleport").name = {"Portal of Thoth", "Portal Thota", "Portale di Thoth"};
    r.tiles.named("blue-2-defensive-strategy").name = {"Shetyw Barrier", "Bariera Shetyw", "Barriera di Shetyw"};
    r.tiles.named("blue-3-shield-of-neith").name = {"Shields of Neith", "Tarcza Neit", "Scudi di Neith"};
    r.tiles.named("white-2-slaves").name = {"Magical Support", "Magiczne wsparcie", "Supporto Magico"};
    r.tiles.named("white-2-crusade").name = {"Divine Hunger", "Boski głód", "Fame Divina"};
    r.tiles.named("white-3-holy-war").name = {"Priest of Thoeris", "Kapłan Toeris", "Sacerdote di Tueris"};
    for (Tile& tile : r.tiles)
        if (tile.picture == "victory-point") tile.name = {"Domination", "Dominacja", "Dominazione"};
}

constexpr void change_tiles(Ruleset& r) {
    Tile& sappers = r.tiles.named("red-2-open-gates");
    sappers.gives = {{{Power::ignores_one_wall, 1}}};
    sappers.rule = {
        "In each of your move actions {0} {0:wall|walls} {0:does|do} not stop your troop.",
        "W każdej twojej akcji ruchu {0} {0:mur|mury|murów} nie {0:zatrzymuje|zatrzymują|zatrzymuje} twojego oddziału.",
        "In ogni tua azione di movimento {0} {0:muro|mura} non {0:ferma|fermano} la tua truppa."};
    Tile& portal = r.tiles.named("red-2-teleport");
    portal.gives = {{{Power::teleport_from_obelisk, 1}, {Power::extra_teleports, 1}}};
    portal.rule = {
        "Your teleports may also start from an area with an obelisk, and each of your move actions has {1} more "
        "{1:teleport|teleports}.",
        "Twoje teleportacje mogą zaczynać się także na obszarze z obeliskiem, a każda twoja akcja ruchu ma o {1} "
        "{1:teleportację|teleportacje|teleportacji} więcej.",
        "I tuoi teletrasporti possono partire anche da un'area con un obelisco, e ogni tua azione di movimento ha {1} "
        "{1:teletrasporto|teletrasporti} in più."};
    r.tiles.named("red-4-initiative").rule = {
        "When your troop enters an area with a rival troop in your move action, remove {0} of its units. If none is "
        "left there is no battle and you may go on moving.",
        "Kiedy w twojej akcji ruchu oddział wchodzi na obszar z wrogim oddziałem, usuń {0} {0:jego jednostkę|jego "
        "jednostki|jego jednostek}. Jeśli żadna nie została, nie ma walki i możesz iść dalej.",
        "Quando nella tua azione di movimento la truppa entra in un'area con una truppa avversaria, rimuovi {0} delle "
        "sue unità. Se non ne resta nessuna non c'è battaglia e puoi proseguire."};
    r.creatures.named("phoenix").gives = {{{Power::land_moves, 1}, {Power::strength, 2}, {Power::ignores_one_wall, 1}}};
    r.tiles.named("red-4-phoenix").rule = {
        "Creature. Its troop: +{0} land {0:move|moves}, +{1} strength; {2} {2:wall|walls} in a move action {2:does|do} "
        "not stop it.",
        "Potwór. Jego oddział: +{0} {0:ruch lądowy|ruchy lądowe|ruchów lądowych}, +{1} siły; {2} {2:mur|mury|murów} w "
        "akcji ruchu go nie {2:zatrzymuje|zatrzymują|zatrzymuje}.",
        "Creatura. La sua truppa: +{0} {0:movimento terrestre|movimenti terrestri}, +{1} forza; {2} {2:muro|mura} in "
        "un'azione di movimento non la {2:ferma|fermano}."};
    Tile& reinforcements = r.tiles.named("blue-4-reinforcements");
    reinforcements.gives = {{{Power::night_units, 4}, {Power::units_at_once, 4}}};
    reinforcements.rule = {
        "You may place up to {1} {1:unit|units} on purchase, and up to {0} each night, in your districts or with your "
        "troops.",
        "Możesz umieścić do {1} {1:jednostki|jednostek|jednostek} przy zakupie i do {0} każdej nocy w swoich "
        "dzielnicach lub oddziałach.",
        "Puoi mettere fino a {1} unità all'acquisto, e fino a {0} ogni notte, nei tuoi distretti o nelle tue truppe."};
    Tile& vision = r.tiles.named("white-3-vision");
    vision.gives = {{{Power::night_filter, 4}}};
    vision.rule = {"Each night draw {0} more DI {0:card|cards}, then discard {0} from your hand.",
                   "Każdej nocy dobierz o {0} {0:kartę|karty|kart} BI więcej, po czym odrzuć {0} z ręki.",
                   "Ogni notte pesca {0} {0:carta|carte} ID in più, poi scartane {0} dalla mano."};
    Tile& priest_of_amon = r.tiles.named("white-4-priest-of-amon");
    priest_of_amon.gives = {{{Power::night_prayer, 5}, {Power::prayer_at_once, 5}}};
    priest_of_amon.rule = {"+{1} PP on purchase, +{0} PP each night.", "+{1} PM przy zakupie, +{0} PM każdej nocy.",
                           "+{1} PP all'acquisto, +{0} PP ogni notte."};
}

constexpr void change_day_cards(Ruleset& r) {
    constexpr Moments any_day_and_battle = When::any_day | When::battle;
    DiCard& fire = r.di_cards.named("raining-fire");
    fire.when = any_day_and_battle;
    fire.rule = {
        "Remove one rival unit. In battle: {0} {0:unit|units} of the rival troop, before strengths are compared.",
        "Usuń jedną wrogą jednostkę. W walce: {0} {0:jednostkę|jednostki|jednostek} wrogiego oddziału, przed "
        "porównaniem siły.",
        "Rimuovi un'unità avversaria. In battaglia: {0} unità della truppa avversaria, prima del confronto."};
    r.di_cards.named("prayer").when = any_day_and_battle;
    DiCard& enlistment = r.di_cards.named("enlistment");
    enlistment.when = any_day_and_battle;
    enlistment.house = false;
    enlistment.rule = {
        "Place up to {0} {0:unit|units} in your districts or with your troops. In battle they join your troop after "
        "the losses.",
        "Umieść do {0} {0:jednostki|jednostek|jednostek} w swoich dzielnicach lub oddziałach. W walce dołączają do "
        "twojego oddziału po stratach.",
        "Metti fino a {0} unità nei tuoi distretti o nelle tue truppe. In battaglia si uniscono alla tua truppa dopo "
        "le perdite."};
}

constexpr void change_other_cards(Ruleset& r) {
    DiCard& mana = r.di_cards.named("mana-theft");
    mana.when = after_rival_action;
    mana.gives = {{{Power::duplicates_prayer, 2}}};
    mana.name = {"Mana Duplication", "Powielenie many", "Duplicazione di Mana"};
    mana.rule = {"After a rival's action: gain one PP, and one more for every {0} PP the rival spent in it.",
                 "Po akcji przeciwnika: otrzymujesz jeden PM i jeszcze jeden za każde {0} PM, które w niej wydał.",
                 "Dopo l'azione di un avversario: ricevi un PP, e uno in più ogni {0} PP che vi ha speso."};
    mana.house = false;
    r.di_cards.named("teleportation").name = {"Transfer", "Przeniesienie", "Trasferimento"};
    // Cards of the day may be hidden in a battle, where these do nothing.
    for (const std::string_view id : {"teleportation", "open-gates", "mana-theft"}) {
        r.di_cards.named(id).when |= When::battle;
    }
    DiCard& gates = r.di_cards.named("open-gates");
    gates.gives = {{{Power::ignores_one_wall, 1}}};
    gates.rule = {"In this move action {0} {0:wall|walls} {0:does|do} not stop your troop.",
                  "W tej akcji ruchu {0} {0:mur|mury|murów} nie {0:zatrzymuje|zatrzymują|zatrzymuje} twojego oddziału.",
                  "In questa azione di movimento {0} {0:muro|mura} non {0:ferma|fermano} la tua truppa."};
    DiCard& veto = r.di_cards.named("veto");
    veto.gives = {{{Power::vetoes, 1}}};
    veto.house = false;
    veto.rule = {"Cancel the DI card that has just been played outside battle, {0:but not a veto|a veto too}.",
                 "Anuluj kartę BI, którą właśnie zagrano poza walką, {0:ale nie weto|także weto|także weto}.",
                 "Annulla la carta ID appena giocata fuori dalla battaglia, {0:ma non un veto|anche un veto}."};
    r.di_cards.named("escape").rule = {
        "When a rival's troop enters your area: its move action ends without a battle, and your troop moves to an "
        "adjacent empty area that is not a rival's district.",
        "Kiedy wrogi oddział wchodzi na twój obszar: jego akcja ruchu kończy się bez walki, a twój oddział przechodzi "
        "na sąsiedni pusty obszar, który nie jest dzielnicą przeciwnika.",
        "Quando una truppa avversaria entra nella tua area: la sua azione di movimento termina senza battaglia e la "
        "tua truppa va in un'area adiacente vuota che non sia un distretto avversario."};
}

}  // namespace revised_rows

inline constexpr Ruleset revised = derive(first, [](Ruleset& r) {
    revised_rows::rename_tiles(r);
    revised_rows::change_tiles(r);
    revised_rows::change_day_cards(r);
    revised_rows::change_other_cards(r);

    r.start_prayer = 7;
    r.start_cards = 2;
    r.opening_night = false;
    r.start_districts = 2;
    r.units_need_pyramids = false;
    r.start_units = StartUnits::first;

    r.captured_pyramids_may_be_raised = true;
    r.limits_at_every_moment = false;
    r.teleports = 1;
    r.walls = WallRule::one_step;
    r.creatures_return_by_recruiting = false;
    r.creatures_placed_any_time = true;
    r.creatures_exchanged = true;
    r.creature_rest = CreatureRest::reserve;
    r.escape_ends_the_move = true;
    r.move_cards_at_start_only = true;
    r.day_cards_in_actions = false;
    r.answers_in_rivals_turns = false;

    r.di_discards_open = true;
    r.di_cards_must_be_paid = false;
    r.home_strength = 1;
    r.recall_less = 1;
    r.retreat_to_own_districts_only = true;

    r.scored_by_day = false;
    r.victory = Victory::called;
    r.goal = 9;
    r.order = OrderChoice::each_takes_place;

    r.long_goal = 0;
    r.beginners_mode = false;
    r.discards_by_agreement = false;
});

}  // namespace mehen::kemet::editions
