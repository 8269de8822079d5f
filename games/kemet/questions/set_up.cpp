// The set-up: colours, cities, first pyramids and units [kemet.setup].
#include <algorithm>

#include "games/kemet/questions/blocks.h"
#include "games/kemet/questions/first_pyramids.h"
#include "games/kemet/questions/new_pyramid.h"

namespace mehen::kemet {

FirstPyramids first_pyramids_of(const Rules& rules, const State& s, Seat seat) {
    FirstPyramids built;
    for (const AreaId area : rules.map.district[s.player[seat].city]) {
        const Pyramid& pyramid = *pyramid_at(rules, s, area);
        built.pyramids += pyramid.level > 0 ? 1 : 0;
        built.levels += pyramid.level;
        built.double_level |= pyramid.level == 2;
    }
    return built;
}

bool level_fits(const State& s, const FirstPyramids& built, int level) {
    const int left = start_levels - built.levels - level;
    if (left < 0 || (level == 2 && built.pyramids > 1)) return false;
    const int colours_left = std::popcount(unsigned{s.colours}) - built.pyramids - 1;
    if (left == 0) return true;
    if (built.double_level || level == 2) return left == 1 && colours_left >= 1;
    return left == 1 ? colours_left >= 1 : colours_left >= 2 || (colours_left == 1 && left == 2);
}

namespace {

constexpr SectionId here = SectionId::setup;
using At = Asked<SetUp>;

struct ChooseColour {
    static constexpr auto kind = ActionKind::colour;
    static constexpr unsigned arguments = 1;

    template <class Colours>
    static void narrow(const At& at, Colours& colours) {
        colours.only(first_bits(at.rules.set.colours), plain(Reason::not_an_answer, here));
        colours.only(~Bits{at.s.colours}, said(Reason::colour_chosen, here));
    }
};

struct ChooseCity {
    static constexpr auto kind = ActionKind::city;
    static constexpr unsigned arguments = 1;

    template <class Cities>
    static void narrow(const At& at, Cities& cities) {
        cities.sooner(first_bits(at.rules.map.cities));
        cities.only_if([&](CityId city) { return owner_of_city(at.s, city) == none; }, said(Reason::city_taken, here));
    }
};

struct FirstPyramid {
    static constexpr auto kind = ActionKind::pyramid;
    static constexpr unsigned arguments = 3;

    template <class Areas>
    static void narrow(const At& at, Areas& areas) {
        narrow_site(at.rules, at.s, at.seat, here, areas);
    }
    template <class Colours>
    static void narrow(const At& at, unsigned, Colours& colours) {
        narrow_colour(at.rules, at.s, at.seat, here, colours);
    }
    template <class Levels>
    static void narrow(const At& at, unsigned, unsigned, Levels& levels) {
        levels.only(one_to(2), plain(Reason::start_levels, here));
        const FirstPyramids built = first_pyramids_of(at.rules, at.s, at.seat);
        levels.only_if([&](unsigned level) { return level_fits(at.s, built, fit<int>(level)); },
                       plain(Reason::start_levels, here));
    }
};

bool may_deploy_in(const At& at, AreaId area) {
    const bool anywhere = !rules_of_seat(at.rules, at.s, at.seat).units_need_pyramids;
    return anywhere || pyramid_at(at.rules, at.s, area)->level > 0;
}

// Each district is filled once: the same number in each of so many, or as their owner likes.
struct Deploy {
    static constexpr auto kind = ActionKind::deploy;
    static constexpr unsigned arguments = 2;

    template <class Areas>
    static void narrow(const At& at, Areas& areas) {
        areas.only(own_districts(at.rules, at.s, at.seat), said(Reason::not_own_district, here));
        areas.only_if([&](AreaId area) { return may_deploy_in(at, area); }, said(Reason::no_pyramid_there, here));
        areas.only(~at.s.troops[at.seat], said(Reason::already_deployed, here));
    }
    // Units that find room in the other districts.
    static int room_elsewhere(const At& at, AreaId area) {
        int room = 0;
        each_area(own_districts(at.rules, at.s, at.seat) & ~at.s.troops[at.seat], [&](AreaId other) {
            if (other != area && may_deploy_in(at, other)) room += rules_of_seat(at.rules, at.s, at.seat).troop_limit;
        });
        return room;
    }
    template <class Units>
    static void narrow(const At& at, AreaId area, Units& units) {
        const SeatRules& its = rules_of_seat(at.rules, at.s, at.seat);
        if (its.start_districts > 0) {
            const auto each = fit<unsigned>(its.placed_units / its.start_districts);
            return units.only(bit(each), [&](unsigned) { return because(Reason::full_troop_needed, here, each); });
        }
        const int limit = its.troop_limit;
        const int left = its.placed_units - (its.units - at.s.player[at.seat].reserve);
        units.only(one_to(limit), [&](unsigned) { return because(Reason::troop_limit, here, area, limit); });
        units.only(one_to(left), [&](unsigned) { return because(Reason::too_many_units, here, left); });
        const int fewest = left - room_elsewhere(at, area);
        units.only(~first_bits(index_of(std::max(fewest, 0))), plain(Reason::too_few_units, here));
    }
};

}  // namespace

const Block blocks::colour = block_of<Question<ChooseColour>, SetUp>();
const Block blocks::city = block_of<Question<ChooseCity>, SetUp>();
const Block blocks::first_pyramid = block_of<Question<FirstPyramid>, SetUp>();
const Block blocks::deploy = block_of<Question<Deploy>, SetUp>();

}  // namespace mehen::kemet
