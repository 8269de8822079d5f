// A pyramid from the reserve: where it may stand and in which colour, at the start and later [kemet.setup,
// kemet.raise].
#pragma once

#include "games/kemet/expansions.h"
#include "games/kemet/questions/asked.h"
#include "games/kemet/questions/raising.h"

namespace mehen::kemet {

template <class Areas>
MEHEN_NARROWING void narrow_site(const Rules& rules, const State& s, Seat seat, SectionId here, Areas& areas) {
    join(Seam<NewPyramid>{}, rules, s, seat, areas);
    areas.only(own_districts(rules, s, seat), said(Reason::not_own_district, here));
    areas.only_if([&](AreaId area) { return pyramid_at(rules, s, area)->level == 0; },
                  said(Reason::pyramid_there, here));
}

template <class Colours>
MEHEN_NARROWING void narrow_colour(const Rules& rules, const State& s, Seat seat, SectionId here, Colours& colours) {
    colours.only(s.colours, said(Reason::colour_not_in_play, here));
    colours.only_if([&](unsigned colour) { return !owns_colour(rules, s, seat, colour); },
                    said(Reason::colour_used, here));
}

}  // namespace mehen::kemet
