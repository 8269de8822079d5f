// Actions as fields for programs.
#include "games/kemet/game.h"
#include "games/kemet/questions/shapes.h"
#include "games/kemet/words/asking.h"

namespace mehen::kemet {

// The words of an answer, each under the name of its noun.
void Kemet::show_action(const Rules& rules, const View& view, Action action, Show& show) {
    if (action.kind == 0 || action.kind >= action_kinds) return;
    each_part(shapes, action, [&](const Part<Noun>& part, std::size_t value) {
        show_noun(rules, part.noun, value, part.field.empty() ? field_of(part.noun) : part.field, show);
    });
    if (const auto price = price_of(rules, view, action)) show.add("price", *price);
}

}  // namespace mehen::kemet
