// Events for programs: one row for each kind, with what its arguments are.
#include <array>

#include "games/kemet/game.h"
#include "games/kemet/questions/nouns.h"

namespace mehen::kemet {

namespace {

struct Field {
    std::string_view name;
    Noun noun = Noun::nothing;
};

struct EventForm {
    EventKind kind;
    std::string_view id;
    std::array<Field, 5> fields{};  // in the order of Event::arg
};

constexpr std::size_t event_kinds = index_of(EventKind::unit_corrupted) + 1;
constexpr std::array<EventForm, event_kinds> event_forms = {{
    {EventKind::none, "nothing"},
    {EventKind::day_begins, "day_begins", {{{"day", Noun::number}}}},
    {EventKind::night_begins, "night_begins"},
    {EventKind::turn_begins, "turn_begins"},
    {EventKind::city, "city", {{{"city", Noun::city}}}},
    {EventKind::order, "order", {{{"place", Noun::number}}}},
    {EventKind::token, "token", {{{"space", Noun::space}}}},
    {EventKind::silver_token, "silver_token", {{{"space", Noun::space}}}},
    {EventKind::gold_token, "gold_token", {{{"gold", Noun::gold_action}}}},
    {EventKind::action_lost, "action_lost", {{{"space", Noun::space}}}},
    {EventKind::prayer_gained, "prayer_gained", {{{"prayer", Noun::number}}}},
    {EventKind::prayer_paid, "prayer_paid", {{{"prayer", Noun::number}}}},
    {EventKind::prayer_lost, "prayer_lost", {{{"prayer", Noun::number}}}},
    {EventKind::pyramid, "pyramid", {{{"area", Noun::area}, {"colour", Noun::colour}, {"level", Noun::level}}}},
    {EventKind::tile, "tile", {{{"tile", Noun::tile}}}},
    {EventKind::units_placed, "units_placed", {{{"area", Noun::area}, {"units", Noun::units}}}},
    {EventKind::units_removed, "units_removed", {{{"area", Noun::area}, {"units", Noun::units}}}},
    {EventKind::units_moved, "units_moved", {{{"from", Noun::area}, {"to", Noun::area}, {"units", Noun::units}}}},
    {EventKind::teleported, "teleported", {{{"from", Noun::area}, {"to", Noun::area}, {"units", Noun::units}}}},
    {EventKind::creature_placed, "creature_placed", {{{"creature", Noun::creature}, {"area", Noun::area}}}},
    {EventKind::creature_home, "creature_home", {{{"creature", Noun::creature}}}},
    {EventKind::battle, "battle", {{{"area", Noun::area}, {"defender", Noun::seat}}}},
    {EventKind::battle_cards, "battle_cards", {{{"battle_card", Noun::battle_card}}}},
    {EventKind::strengths,
     "strengths",
     {{{"strength", Noun::number}, {"defender_strength", Noun::number}, {"defender", Noun::seat}}}},
    {EventKind::battle_won, "battle_won", {{{"area", Noun::area}}}},
    {EventKind::losses,
     "losses",
     {{{"units", Noun::units},
       {"damage", Noun::number},
       {"unblockable", Noun::number},
       {"protection", Noun::number},
       {"own_losses", Noun::number}}}},
    {EventKind::retreat, "retreat", {{{"from", Noun::area}, {"to", Noun::area}}}},
    {EventKind::recall, "recall", {{{"units", Noun::units}, {"prayer", Noun::number}}}},
    {EventKind::battle_point, "battle_point"},
    {EventKind::divinity_point, "divinity_point"},
    {EventKind::temporary_point, "temporary_point", {{{"area", Noun::area}}}},
    {EventKind::temporary_lost, "temporary_lost", {{{"area", Noun::area}}}},
    {EventKind::veteran, "veteran", {{{"tokens", Noun::tokens}}}},
    {EventKind::card_drawn, "card_drawn"},
    {EventKind::card_seen, "card_seen", {{{"di_card", Noun::di_card}}}},
    {EventKind::card_played, "card_played", {{{"di_card", Noun::di_card}}}},
    {EventKind::card_vetoed, "card_vetoed", {{{"di_card", Noun::di_card}}}},
    {EventKind::card_discarded, "card_discarded", {{{"di_card", Noun::di_card}}}},
    {EventKind::card_taken_back, "card_taken_back", {{{"di_card", Noun::di_card}}}},
    {EventKind::cards_back, "cards_back"},
    {EventKind::end_called, "end_called"},
    {EventKind::game_won, "game_won"},
    {EventKind::lone, "lone"},
    {EventKind::lone_token, "lone_token", {{{"space", Noun::lone_space}, {"against", Noun::against_seat}}}},
    {EventKind::lone_action_lost, "lone_action_lost", {{{"space", Noun::lone_space}}}},
    {EventKind::temple_raised, "temple_raised", {{{"area", Noun::area}, {"level", Noun::level}}}},
    {EventKind::power_gained, "power_gained", {{{"power_token", Noun::power_token}}}},
    {EventKind::ceremony_held, "ceremony_held"},
    {EventKind::creature_seized, "creature_seized", {{{"creature", Noun::creature}, {"area", Noun::area}}}},
    {EventKind::card_stolen, "card_stolen", {{{"from", Noun::seat}}}},
    {EventKind::unit_corrupted, "unit_corrupted", {{{"area", Noun::area}, {"owner", Noun::seat}}}},
}};

constexpr bool every_kind_has_its_row() {
    for (std::size_t i = 0; i < event_kinds; ++i)
        if (index_of(event_forms[i].kind) != i || event_forms[i].id.empty()) return false;
    return true;
}
static_assert(every_kind_has_its_row());

}  // namespace

void Kemet::show_event(const Rules& rules, const Event& event, Show& show) {
    const EventForm& form = event_forms[event.kind < event_kinds ? event.kind : 0U];
    show.add("kind", form.id);
    for (std::size_t i = 0; i < form.fields.size(); ++i)
        if (form.fields[i].noun != Noun::nothing)
            show_noun(rules, form.fields[i].noun, event.arg[i], form.fields[i].name, show);
}

}  // namespace mehen::kemet
