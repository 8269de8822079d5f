// A view for programs (docs/views.md): the open table, everybody's board, and the viewer's own cards.
#include "games/kemet/show/show.h"

#include "games/kemet/questions/nouns.h"
#include "games/kemet/words/asking.h"
#include "games/kemet/words/words.h"

namespace mehen::kemet {

namespace {

// How many places of the turn order are known: all but in the set-up.
std::size_t places_known(const Rules& rules, const View& view) {
    const auto setting_up = under_way<SetUp>(view.flow);
    if (!setting_up || setting_up->step > SetUp::Step::order) return rules.seats;
    return setting_up->step == SetUp::Step::order ? setting_up->at : 0;
}

void show_order(const Rules& rules, const View& view, Show& show) {
    show.list("order", [&] {
        for (std::size_t i = 0; i < places_known(rules, view); ++i) show.word(Kemet::seat_id(rules, view.order[i]));
    });
    show.name("new_order");
    const auto frame = under_way<TurnOrder>(view.flow);
    if (!frame) return show.nothing();
    show.begin_list();
    for (std::size_t i = 0; i < rules.seats; ++i) show.value(seat_or_nobody(rules, frame->new_order[i]));
    show.end_list();
}

void show_course(const Rules& rules, const View& view, Show& show) {
    const auto turn = under_way<Turn>(view.flow);
    show.add("setting_up", view.set_up == 0);
    show.add("day", view.day);
    show.add("night", view.night != 0);
    show.add("active", turn ? seat_or_nobody(rules, turn->seat) : std::nullopt);
    show_order(rules, view, show);
    show.add("caller", seat_or_nobody(rules, view.caller));
    show.add("winner", seat_or_nobody(rules, view.winner));
    show.add("tile_level", view.tile_level);
    show.list("colours", [&] {
        for (std::size_t colour = 0; colour < colour_count; ++colour)
            if (colour_in_play(rules, view, colour)) show.word(colour_ids[colour]);
    });
}

void show_pyramid(const Pyramid* pyramid, Show& show) {
    show.name("pyramid");
    if (pyramid == nullptr || pyramid->level == 0) return show.nothing();
    show.object([&] {
        show.add("colour", colour_ids[pyramid->colour]);
        show.add("level", pyramid->level);
    });
}

void show_area(const Rules& rules, const View& view, AreaId area, Show& show) {
    const Seat holder = holder_of(view, area);
    const Pyramid* const pyramid = pyramid_at(rules, view, area);
    const bool built = pyramid != nullptr && pyramid->level > 0;
    const SeatMask standing = view.standing[area];
    const bool contested =
        standing != no_seats && rival_in(view, area, lowest_seat(standing)) != none;  // a battle is due
    const Seat control = contested ? none : controller(rules, view, area);
    if (standing == no_seats && !has_area(view.creature_areas, area) && !built && holder == none) return;
    show.object(rules.area(area).id, [&] {
        show_troop("units", rules, standing, view.units[area], show);
        show.list("creatures", [&] {
            for (std::size_t i = 0; i < rules.set.creatures.size(); ++i)
                if (view.creature[i] == area) show.word(rules.set.creatures[i].id);
        });
        show_pyramid(pyramid, show);
        show.add("controller", seat_or_nobody(rules, control));
        show.add("side", side_or_none(view, control));
        show.add("held", seat_or_nobody(rules, holder));
    });
}

void show_points(const Rules& rules, const View& view, Seat seat, Show& show) {
    const Player& player = view.player[keeper(view, seat)];
    show.add("points", points(view, seat));
    show.add("battle_points", player.battle_points);
    show.add("divinity_points", player.divinity_points);
    show.add("temporary_points", temporary_points(view, seat));
    show.add("track", counted_points(rules, view, seat));
}

void show_board(const Rules& rules, const View& view, Seat seat, Show& show) {
    const Player& player = view.player[seat];
    show.add("tokens", player.tokens);
    show.add("silver", player.silver);
    show.add("gold", player.gold);
    show.list("spaces", [&] {
        for (std::size_t i = 0; i < spaces_of(rules, view, seat).size(); ++i)
            if (((unsigned{player.spaces} >> i) & 1U) != 0)
                show.word(word_for(rules, is_lone(view, seat) ? Noun::lone_space : Noun::space, i));
    });
    show.list("acquisition", [&] {
        if (!rules.set.free_colours) return;
        for (const std::uint8_t colour : player.acquisition)
            show.value(colour > 0 ? std::optional(colour_ids[colour - 1U]) : std::nullopt);
    });
}

int units_on_board(const View& view, Seat seat) {
    int units = 0;
    each_area(view.troops[seat], [&](AreaId area) { units += view.units[area][seat]; });
    return units;
}

void show_player(const Rules& rules, const View& view, Seat seat, Show& show) {
    const Player& player = view.player[seat];
    const bool settled = player.city < rules.map.cities;
    show.add("seat", Kemet::seat_id(rules, seat));
    show.add("side", side_or_none(view, seat));
    show.add("city", settled ? std::optional(city_id(rules, player.city)) : std::nullopt);
    show.add("prayer", player.prayer);
    show_points(rules, view, seat, show);
    show.add("reserve", player.reserve);
    show.add("units", units_on_board(view, seat));
    show.add("captives", view.pact.captives[seat]);
    show.add("troop_limit", troop_limit(rules, view, seat));
    show.add("veterans", player.veterans);
    show_board(rules, view, seat, show);
    show_set("tiles", rules.set.tiles, player.tiles, show);
    show.object("creatures", [&] {
        for (std::size_t i = 0; i < rules.set.creatures.size(); ++i)
            if (view.creature_owner[i] == seat)
                show.add(rules.set.creatures[i].id, area_or_nowhere(rules, view.creature[i]));
    });
    show.add("di_cards", view.size[seat].di_cards);
    show.add("battle_cards", view.size[seat].battle_cards);
    show_set("shown", rules.set.battle_cards, view.size[seat].shown, show);
}

// Tiles of colours that are not in play stay in the box.
void show_market(const Rules& rules, const View& view, Show& show) {
    show.object("market", [&] {
        for (std::size_t i = 0; i < rules.set.tiles.size(); ++i) {
            if (view.copies[i] > 0 && colour_in_play(rules, view, index_of(rules.set.tiles[i].colour)))
                show.add(rules.set.tiles[i].id, view.copies[i]);
        }
    });
    show_set("within_means", rules.set.tiles, tiles_within_means(rules, view), show);
}

void show_hand(const Rules& rules, const View& view, Show& show) {
    show.name("hand");
    if (view.seat >= rules.seats) return show.nothing();
    const Hand& hand = view.hand;
    show.object([&] {
        show_set("battle_cards", rules.set.battle_cards, hand.cards.hand, show);
        show_set("hidden", rules.set.battle_cards, hand.cards.hidden, show);
        show_set("removed", rules.set.battle_cards, hand.cards.removed, show);
        show_counts("di_cards", rules.set.di_cards, hand.di_cards, show);
    });
}

void show_moving(const Rules& rules, const View& view, Show& show) {
    show.name("moving");
    const auto frame = under_way<MoveTroop>(view.flow);
    const Moving& moving = view.moving;
    if (!frame || moving.units == 0) return show.nothing();
    const bool any_number = moving.teleports == unlimited;
    const bool seized = frame->mode == MoveTroop::Mode::seized;
    std::array<std::uint8_t, max_players> party = moving.party;
    if (!rules.allied()) party[frame->seat] = moving.units;
    show.object([&] {
        show.add("seat", Kemet::seat_id(rules, frame->seat));
        show.add("leader", Kemet::seat_id(rules, seized ? view.pact.lone : frame->seat));
        show.add("seized", seized);
        show.add("area", rules.area(moving.area).id);
        show.add("from", rules.area(moving.start).id);
        show.add("units", moving.units);
        show_troop("party", rules, first_seats(rules.seats), party, show);
        show.add("creature", row_or_none(rules.set.creatures, moving.creature));
        show.add("land_moves", moving.land_moves);
        show.add("teleports", any_number ? std::nullopt : std::optional(moving.teleports));
        show.add("free_teleport", moving.free_teleport != 0);
    });
}

// The card that a window lets others answer.
void show_answering(const Rules& rules, const View& view, Show& show) {
    show.name("answering");
    const auto window = asking<Window>(view);
    if (!window || window->player >= rules.seats) return show.nothing();
    show.object([&] {
        show.add("seat", Kemet::seat_id(rules, window->player));
        show.add("di_card", row_or_none(rules.set.di_cards, window->card));
    });
}

}  // namespace

void Kemet::show_view(const Rules& rules, const View& view, Language, Show& show) {
    show_course(rules, view, show);
    show.object("areas", [&] {
        for (AreaId area = 0; area < rules.map.areas; ++area) show_area(rules, view, area, show);
    });
    show.list("players", [&] {
        for (Seat seat = 0; seat < rules.seats; ++seat) show.object([&] { show_player(rules, view, seat, show); });
    });
    show_market(rules, view, show);
    show_counts("discards", rules.set.di_cards, view.discards, show);
    show_hand(rules, view, show);
    show.list("choice", [&] {
        for (const DiCardId card : view.choice)
            if (card != none) show.word(rules.set.di_cards[card].id);
    });
    show_moving(rules, view, show);
    show_answering(rules, view, show);
    show_battle(rules, view, show);
    show_alliance(rules, view, show);
}

}  // namespace mehen::kemet
