// One god against an alliance for programs: what lies on the table besides, and what each side still needs.
#include "games/kemet/show/show.h"

#include <bit>

#include "games/kemet/seth/flow/alliance.h"
#include "games/kemet/seth/questions/alliance.h"

namespace mehen::kemet {

void show_seats(std::string_view name, const Rules& rules, SeatMask seats, Show& show) {
    show.list(name, [&] { each_seat(seats, [&](Seat seat) { show.word(Kemet::seat_id(rules, seat)); }); });
}

namespace {

bool known(const View& view) {
    return view.pact.lone != none;
}

// Where the day stands: in each phase first the lone god's actions, then one of every member.
void show_day_track(const Rules& rules, const View& view, Show& show) {
    show.name("day_track");
    const auto phases = under_way<Phases>(view.flow);
    if (!phases || phases->started == 0) return show.nothing();
    const auto alliance = under_way<AlliancePhase>(view.flow);
    const unsigned last = fit<unsigned>(rules.set.day_track[0].size());
    const bool over = phases->phase >= last && !alliance;  // only cards may still be played
    const bool of_lone = !alliance && !over;
    show.object([&] {
        show.add("phase", over ? last : phases->phase + (of_lone ? 1U : 0U));
        show.add("side", of_lone ? "lone" : "alliance");
        show.add("action", of_lone ? phases->taken : std::uint8_t{0});
        show_seats("acted", rules, alliance ? alliance->acted : over ? members(rules, view) : no_seats, show);
    });
}

void show_ceremony(const Rules& rules, const View& view, Show& show) {
    const auto frame = under_way<GreatCeremony>(view.flow);
    const bool held = view.pact.ceremony != 0;
    show.object("ceremony", [&] {
        show.add("held", held);
        show.add("cost", held || !known(view) ? 0 : ceremony_cost(rules, view));
        show.add("due", frame && !held ? std::optional(frame->due) : std::nullopt);
        show_seats("payers", rules, held || !known(view) ? no_seats : ceremony_payers(rules, view), show);
        show.add("possible", known(view) && ceremony_possible(rules, view));
    });
}

void show_temples(const Rules& rules, const View& view, Show& show) {
    const Pact& pact = view.pact;
    show.list("temples", [&] {
        for (TempleId i = 0; i < rules.set.sacrifice_temples; ++i) {
            if (pact.temple_level[i] == 0) continue;
            const AreaId area = pact.temple_area[i];
            show.object([&] {
                show.add("area", rules.area(area).id);
                show.add("level", pact.temple_level[i]);
                show.add("prayer_token", row_or_none(rules.set.prayer_tokens, PrayerTokenId(pact.temple_prayer[i])));
                show.add("side", side_or_none(view, controller(rules, view, area)));
            });
        }
    });
    show.name("sacrifice");
    const auto phase = under_way<AlliancePhase>(view.flow);
    if (!phase || phase->given == 0) return show.nothing();
    show.object([&] {
        show.add("area", rules.area(pact.temple_area[phase->temple]).id);
        show.add("units", phase->given);
    });
}

void show_tokens(const Rules& rules, const View& view, Show& show) {
    const Pact& pact = view.pact;
    show.add("prayer_tokens", std::popcount(unsigned{pact.prayer_tokens}));
    show_set("power_tokens", rules.set.power_tokens, pact.power_tokens, show);
    show_set("power_tokens_left", rules.set.power_tokens, ~std::uint64_t{pact.power_tokens}, show);
    show.add("grey_token", pact.grey != 0);
    show_seats("taken_tokens", rules, pact.taken_tokens, show);
    show.object("tokens_on", [&] {
        for (Seat seat = 0; seat < rules.seats; ++seat)
            if (const SpaceId space = pact.token_on[seat]; space != none)
                show.add(rules.set.lone_spaces[space].id, Kemet::seat_id(rules, seat));
    });
    show_set("creature_cards", rules.set.creature_cards, pact.creature_cards, show);
}

// What each side has of what it needs to win.
void show_goals(const Rules& rules, const View& view, Show& show) {
    const SeatMask alliance = known(view) ? members(rules, view) : no_seats;
    int units = 0;
    each_seat(alliance,
              [&](Seat seat) { each_area(view.troops[seat], [&](AreaId area) { units += view.units[area][seat]; }); });
    show.object("goals", [&] {
        show.object("lone", [&] {
            show.add("battle_points", known(view) ? view.player[view.pact.lone].battle_points : std::uint8_t{0});
            show.add("goal", rules.set.lone_goal);
            show.add("rival_units", units);
        });
        show.object("alliance", [&] {
            const Player& player = view.player[known(view) ? lowest_seat(alliance) : Seat{0}];
            show.add("temple", temple_complete(view));
            show.add("ceremony", view.pact.ceremony != 0);
            show.add("points", player.battle_points + player.divinity_points);
            show.add("goal", rules.set.alliance_goal);
            show.add("district", known(view) && holds_district_of_lone(rules, view));
        });
    });
}

}  // namespace

void show_alliance(const Rules& rules, const View& view, Show& show) {
    show.name("alliance");
    if (!rules.allied()) return show.nothing();
    show.object([&] {
        show.add("lone", seat_or_nobody(rules, view.pact.lone));
        show_seats("members", rules, known(view) ? members(rules, view) : no_seats, show);
        show.add("speaker", seat_or_nobody(rules, view.pact.speaker));
        show_day_track(rules, view, show);
        show.add("portal_open", view.pact.portal_open != 0);
        show_ceremony(rules, view, show);
        show_temples(rules, view, show);
        show_tokens(rules, view, show);
        show_goals(rules, view, show);
    });
}

}  // namespace mehen::kemet
