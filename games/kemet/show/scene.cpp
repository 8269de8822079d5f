#include "games/kemet/show/scene.h"

#include "games/kemet/seth/flow/assault.h"

namespace mehen::kemet {

namespace {

// One of the two battles of an assault, before it begins.
Scene scene_of(const View& view, const Assault& assault, std::size_t which) {
    using At = Assault::Step;
    const AreaId area = assault.area[which];
    const bool named = assault.step > (which == 0 ? At::name_first : At::name_second);
    const Seat defender = named ? assault.defender[which] : rival_in(view, area, assault.seat);
    const Battle frame = new_battle(area, assault.seat, defender);
    const bool chosen = second_battle_to_come(assault);
    return {frame, !chosen ? no_councils : which == 0 ? view.council : view.planned, false, true};
}

}  // namespace

Scenes scenes_of(const View& view) {
    const auto assault = under_way<Assault>(view.flow);
    const auto battle = under_way<Battle>(view.flow);
    const bool naming = is(view.flow.ask, AskKind::fighter);
    Scenes scenes;
    if (battle && (naming || view.sides[0] != none))  // what comes after a battle is no scene of it
        scenes.first = Scene{*battle, naming ? no_councils : view.council, view.revealed != 0, false};
    const bool before = assault && assault->step == Assault::Step::prepare;  // cards may be played before both
    const bool two = assault && (second_battle_to_come(*assault) || before || (naming && !battle));
    if (!two) return scenes;
    if (!battle) scenes.first = scene_of(view, *assault, 0);
    if (scenes.first) scenes.next = scene_of(view, *assault, 1);
    return scenes;
}

}  // namespace mehen::kemet
