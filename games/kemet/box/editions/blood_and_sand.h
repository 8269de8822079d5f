// Kemet: Blood and Sand (2021): a new box with a fourth colour.
#pragma once

#include "games/kemet/box/boards/harbours.h"
#include "games/kemet/box/editions/revised.h"
#include "games/kemet/box/tiles/black.h"
#include "games/kemet/box/tiles/renewal.h"

namespace mehen::kemet::editions {

namespace blood_and_sand_rows {

// A row that changes colour or level gets an id that says so.
constexpr Tile& move_tile(Ruleset& r, std::string_view from, std::string_view to, Colour colour, std::uint8_t level) {
    Tile& tile = r.tiles.named(from);
    tile.id = to;
    tile.colour = colour;
    tile.level = level;
    return tile;
}

constexpr void change_red(Ruleset& r) {
    r.tiles.remove("red-1-stargate");
    r.tiles.remove("red-2-open-gates");
    r.tiles.named("red-1-charge").name = {"Charge!", "Szarża", "Carica!"};
    Tile& mafdet = r.tiles.named("red-1-god-speed");
    mafdet.copies = 2;
    mafdet.name = {"Priest of Mafdet", "Kapłan Mafdet", "Sacerdote di Mafdet"};
    r.tiles.named("red-3-blades-of-neith").name = {"Blades of Neith", "Ostrze Neit", "Lame di Neith"};
    Tile& phoenix = move_tile(r, "red-4-phoenix", "red-2-phoenix", Colour::red, 2);
    phoenix.rule = {
        "Creature. Its troop: +{0} land {0:move|moves}, +{1} strength; walls do not stop it.",
        "Potwór. Jego oddział: +{0} {0:ruch lądowy|ruchy lądowe|ruchów lądowych}, +{1} siły; mury go nie zatrzymują.",
        "Creatura. La sua truppa: +{0} {0:movimento terrestre|movimenti terrestri}, +{1} forza; le mura non la "
        "fermano."};
    phoenix.house = true;
    Tile& portal = r.tiles.named("red-2-teleport");
    portal.gives = {{{Power::teleport_from_obelisk, 1}, {Power::teleport_discount, 1}}};
    portal.rule = {"Your teleport may also start from an area with an obelisk, and it costs you {1} PP less.",
                   "Twoja teleportacja może zaczynać się także na obszarze z obeliskiem i kosztuje cię o {1} PM mniej.",
                   "Il tuo teletrasporto può partire anche da un'area con un obelisco e ti costa {1} PP in meno."};
    portal.house = true;
    Tile& initiative = r.tiles.named("red-4-initiative");
    initiative.gives = {{{Power::attack_strength, 1}, {Power::attack_damage, 1}, {Power::attack_unblockable, 1}}};
    initiative.rule = {"+{0} strength, +{1} damage and +{2} unblockable damage in every battle in which you attack.",
                       "+{0} siły, +{1} {1:obrażenie|obrażenia|obrażeń} i +{2} {2:nieblokowalne "
                       "obrażenie|nieblokowalne obrażenia|nieblokowalnych obrażeń} w każdej walce, w której atakujesz.",
                       "+{0} forza, +{1} {1:danno|danni} e +{2} {2:danno imparabile|danni imparabili} in ogni "
                       "battaglia in cui attacchi."};
    initiative.house = true;
    r.tiles.add({.id = "red-4-surprise-attack",
                 .picture = "surprise-attack",
                 .colour = Colour::red,
                 .level = 4,
                 .gives = {{{Power::gold_move_through_walls, 1}}},
                 .name = {"Surprise Attack", "Atak z zaskoczenia", "Attacco a Sorpresa"},
                 .rule = {"Gold action: a move action in which walls do not stop your troop.",
                          "Złota akcja: akcja ruchu, w której mury nie zatrzymują twojego oddziału.",
                          "Azione oro: un'azione di movimento in cui le mura non fermano la tua truppa."}});
}

constexpr void change_blue(Ruleset& r) {
    move_tile(r, "blue-3-shield-of-neith", "blue-2-shield-of-neith", Colour::blue, 2);
    move_tile(r, "blue-2-legion", "blue-3-legion", Colour::blue, 3);
    r.tiles.named("blue-2-ancestral-elephant").name = {"Ancestral Elephant", "Prasłoń", "Elefante Ancestrale"};
    r.tiles.add(
        {.id = "blue-2-reinforcement-prayer",
         .picture = "reinforcement-prayer",
         .colour = Colour::blue,
         .level = 2,
         .gives = {{{Power::units_on_pray, 1}}},
         .name = {"Reinforcement Prayer", "Modlitwa o posiłki", "Preghiera di Rinforzo"},
         .rule = {"With each pray action you may place {0} {0:unit|units} in your districts or with your troops.",
                  "Przy każdej akcji modlitwy możesz umieścić {0} {0:jednostkę|jednostki|jednostek} w swoich "
                  "dzielnicach lub oddziałach.",
                  "Con ogni azione di preghiera puoi mettere {0} unità nei tuoi distretti o nelle tue truppe."},
         .house = true});
    Tile& spy = r.tiles.named("blue-3-prescience");
    spy.name = {"Spy", "Szpieg", "Spia"};
    spy.house = true;
    r.tiles.named("blue-4-sphinx").rule = {
        "On purchase: {0} permanent VP. Creature. Its troop: +{1} land {1:move|moves}, +{2} strength.",
        "Przy zakupie: {0} {0:stały|stałe|stałych} PZ. Potwór. Jego oddział: +{1} {1:ruch lądowy|ruchy lądowe|ruchów "
        "lądowych}, +{2} siły.",
        "All'acquisto: {0} PV {0:permanente|permanenti}. Creatura. La sua truppa: +{1} {1:movimento "
        "terrestre|movimenti terrestri}, +{2} forza."};
    r.tiles.named("blue-4-divine-will").rule = {"Gold action: a move or a recruit action.",
                                                "Złota akcja: akcja ruchu albo rekrutacji.",
                                                "Azione oro: un'azione di movimento o di reclutamento."};
}

constexpr void change_white(Ruleset& r) {
    r.tiles.named("white-4-priest-of-ra").rule = {
        "Whenever you pay PP outside a battle you pay {0} less; once for each payment, not for each level or unit.",
        "Ilekroć płacisz PM poza walką, płacisz o {0} mniej; raz na płatność, nie na poziom czy jednostkę.",
        "Ogni volta che paghi PP fuori da una battaglia ne paghi {0} in meno; una volta per pagamento, non per livello "
        "o unità."};
    r.tiles.remove("white-2-high-priest");
    move_tile(r, "white-3-vision", "white-2-vision", Colour::white, 2).house = true;
    move_tile(r, "white-2-crusade", "white-3-crusade", Colour::white, 3).house = true;
    move_tile(r, "blue-2-deep-desert-snake", "white-2-deep-desert-snake", Colour::white, 2).rule = {
        "Creature. Its troop: +{0} land {0:move|moves}, +{1} strength; in battle the rival's creature counts for "
        "nothing.",
        "Potwór. Jego oddział: +{0} {0:ruch lądowy|ruchy lądowe|ruchów lądowych}, +{1} siły; w walce potwór "
        "przeciwnika się nie liczy.",
        "Creatura. La sua truppa: +{0} {0:movimento terrestre|movimenti terrestri}, +{1} forza; in battaglia la "
        "creatura avversaria non conta."};
}

constexpr void add_black(Ruleset& r) {
    add_all(r.tiles, black_tiles);
    r.tiles.named("black-3-victory-point").name = r.tiles.named("red-3-victory-point").name;
    add_all(r.creatures, creatures_of_black);
    add_all(r.tiles, renewal_tiles);
    for (Tile& tile : r.tiles)
        if (tile.picture == "victory-point") tile.renewal = Renewal::replaced;
}

constexpr void change_creatures(Ruleset& r) {
    Creature& phoenix = r.creatures.named("phoenix");
    phoenix.gives = {{{Power::land_moves, 1}, {Power::strength, 1}, {Power::ignores_walls, 1}}};
    phoenix.house = true;
    Creature& sphinx = r.creatures.named("sphinx");
    sphinx.gives = {{{Power::land_moves, 1}, {Power::strength, 2}}};
    sphinx.house = true;
    r.creatures.named("deep-desert-snake").gives = {
        {{Power::land_moves, 1}, {Power::strength, 1}, {Power::cancels_creature, 1}}};
    r.creatures.named("ancestral-elephant").name = r.tiles.named("blue-2-ancestral-elephant").name;
}

constexpr void change_cards(Ruleset& r) {
    for (const std::string_view gone : {"mana-theft", "veto", "escape"}) r.di_cards.remove(gone);
    // Only some of the cards are known, and no count: two of each, one of Open Gates as before.
    for (DiCard& card : r.di_cards) {
        card.count = card.id == "open-gates" ? 1 : 2;
        card.house = true;
    }
    r.di_cards.named("war-fury").name = {"War Fury", "Bitewna furia", "Furia di Guerra"};
    r.di_cards.named("bronze-wall").name = {"Bronze Wall", "Ściana z brązu", "Muro di Bronzo"};
    r.di_cards.named("iron-wall").name = {"Iron Wall", "Ściana z żelaza", "Muro di Ferro"};
    for (const std::string_view id : {"teleportation", "open-gates"}) r.di_cards.named(id).when = in_own_move;
    for (const std::string_view id : {"raining-fire", "prayer", "enlistment"}) {
        DiCard& card = r.di_cards.named(id);
        card.when = by_own_day;
        for (const DiCard& older : di_cards)
            if (older.id == id) card.rule = older.rule;
    }
    DiCard& gates = r.di_cards.named("open-gates");
    gates.gives = {{{Power::ignores_walls, 1}}};
    gates.rule = {"In this move action walls do not stop your troop.",
                  "W tej akcji ruchu mury nie zatrzymują twojego oddziału.",
                  "In questa azione di movimento le mura non fermano la tua truppa."};
    add_all(r.di_cards, later_di_cards);
    add_all(r.battle_cards, later_battle_cards);
}

}  // namespace blood_and_sand_rows

inline constexpr Ruleset blood_and_sand = derive(revised, [](Ruleset& r) {
    blood_and_sand_rows::change_red(r);
    blood_and_sand_rows::change_blue(r);
    blood_and_sand_rows::change_white(r);
    blood_and_sand_rows::add_black(r);
    put_in_order(r.tiles);
    blood_and_sand_rows::change_creatures(r);
    blood_and_sand_rows::change_cards(r);
    r.boards = boards_with_harbours;
    r.spaces = {};
    add_all(r.spaces, spaces_by_acquisition);
    r.colours = 4;
    r.colours_in_play = {2, 3, 3, 4};
    r.fewer_tiles_with_two = true;

    r.start_units = StartUnits::before_pyramids;
    r.free_colours = true;
    r.free_first_tile = true;

    r.tiles_work_at_end_of_action = true;
    r.captured_pyramids_may_be_raised = false;
    r.gold_token_for_all = true;
    r.any_port_to_any = true;
    r.walls = WallRule::one_district;
    r.creatures_placed_any_time = false;
    r.districts_exchange_creatures = true;
    r.placing_starts_battles = false;
    r.move_cards_at_start_only = false;
    r.free_teleport_counts = true;
    r.bonus_of_creature_left_behind = true;
    r.creature_left_to_join_another = false;
    r.recruits_attack_over_limit = true;

    r.di_cards_must_be_paid = true;
    r.day_tiles_in_battle = false;
    r.loser_may_stay = false;
    r.veterans = true;
    r.points_enter_at_end_of_turn = true;

    r.night_tiles_in_one_step = false;
    r.victory = Victory::own_turn;
});

}  // namespace mehen::kemet::editions
