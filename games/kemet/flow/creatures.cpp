// Where creatures go without a troop [kemet.creatures].
#include "games/kemet/flow/creatures.h"

#include "games/kemet/questions/recruiting.h"
#include "games/kemet/table/creatures.h"

namespace mehen::kemet {

Flow bring_creatures_home(Table& table) {
    if (table.s.homeless == 0) return Flow::next;
    return call(table, Homecoming{});
}

Flow run(Table& table, Homecoming& frame) {
    State& s = table.s;
    if (s.homeless == 0) return Flow::done;
    frame.creature = lowest(s.homeless);
    const Seat owner = s.creature_owner[frame.creature];
    Buffer<Action, 3 * max_players> choices;
    list_answers(table.rules, s, frame, owner, choices);
    if (choices.size() > 1) return ask_seat(table, owner, AskKind::creature_home);
    s.homeless = fit<std::uint16_t>(s.homeless & (s.homeless - 1U));
    if (choices.size() == 1) place_creature(table, owner, frame.creature, choices[0][1]);
    return Flow::next;
}

Answered answer(Table& table, Homecoming& frame, Seat seat, Action action) {
    place_creature(table, seat, frame.creature, action[1]);
    take_out(table.s.homeless, frame.creature);
    return Answered::finished;
}

}  // namespace mehen::kemet
