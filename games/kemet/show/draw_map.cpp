// The board in a terminal: the Delta on top, the west bank on the left, the Nile, the east bank on the right.
#include <algorithm>
#include <bit>
#include <vector>

#include "games/kemet/questions/shapes.h"
#include "games/kemet/show/draw.h"
#include "games/kemet/table/table.h"

namespace mehen::kemet {

namespace {

struct Place {
    std::string_view id;
    int x;
    int y;
    int width;
    int height;
};

constexpr int city_width = 17;  // "[nw-1 r4★ A5+Pho]"
constexpr int box_width = 13;
constexpr int delta_height = 5;
// Columns of boxes from west to east. Temple and bank border every desert of their side, so they stand beside all.
constexpr int west_desert = city_width;
constexpr int west_temple = west_desert + box_width;
constexpr int west_bank = west_temple + box_width;
constexpr int nile = west_bank + box_width;
constexpr int nile_width = 3;
constexpr int east_bank = nile + nile_width;
constexpr int east_temple = east_bank + box_width;
constexpr int east_desert = east_temple + box_width;
constexpr int east_city = east_desert + box_width;
static_assert(east_city + city_width <= 120);

constexpr int short_side = 11;  // lines of a side with two cities
constexpr int tall_side = 18;   // with three, or beside three

constexpr std::array west_with_two_cities = std::to_array<Place>({
    {"nw-front", west_desert, 0, box_width, 4},
    {"w-obelisk", west_desert, 4, box_width, 3},
    {"sw-front", west_desert, 7, box_width, 4},
    {"west-temple", west_temple, 0, box_width, short_side},
    {"west-bank", west_bank, 0, box_width, short_side - 6},
    {"west-nile-temple", west_bank, short_side - 6, box_width, 6},
});
constexpr std::array west_with_three_cities = std::to_array<Place>({
    {"nw-front", west_desert, 0, box_width, 4},
    {"nw-obelisk", west_desert, 4, box_width, 3},
    {"cw-front", west_desert, 7, box_width, 4},
    {"sw-obelisk", west_desert, 11, box_width, 3},
    {"sw-front", west_desert, 14, box_width, 4},
    {"west-temple", west_temple, 0, box_width, tall_side},
    {"west-bank", west_bank, 0, box_width, tall_side - 6},
    {"west-nile-temple", west_bank, tall_side - 6, box_width, 6},
});
constexpr std::array east = std::to_array<Place>({
    {"ne-front", east_desert, 0, box_width, 4},
    {"e-obelisk", east_desert, 4, box_width, 3},
    {"se-front", east_desert, 7, box_width, 4},
    {"east-temple", east_temple, 0, box_width, short_side},
    {"east-bank", east_bank, 0, box_width, short_side - 6},
    {"east-nile-temple", east_bank, short_side - 6, box_width, 6},
});
constexpr std::array tall_east = std::to_array<Place>({
    {"ne-front", east_desert, 0, box_width, 7},
    {"e-obelisk", east_desert, 7, box_width, 4},
    {"se-front", east_desert, 11, box_width, 7},
    {"east-temple", east_temple, 0, box_width, tall_side},
    {"east-bank", east_bank, 0, box_width, tall_side - 6},
    {"east-nile-temple", east_bank, tall_side - 6, box_width, 6},
});
// From the left edge of the Delta.
constexpr std::array delta = std::to_array<Place>({
    {"delta-temple", 0, 0, delta_width, delta_height},
    {"delta-desert", delta_width, 0, delta_width, delta_height},
    {"sanctuary", 2 * delta_width, 0, delta_width, delta_height},
});

constexpr Style sand = {.ink = look::dark, .paper = 223};
constexpr Style temple = {.ink = look::dark, .paper = 221};
constexpr Style holy = {.ink = look::dark, .paper = 189};
constexpr Style walled = {.ink = look::dark, .paper = 180};
constexpr Style water = {.ink = 117, .paper = 25};
constexpr std::int16_t edge = 137;

Style inked(Style style, std::int16_t ink, bool bold = true) {
    style.ink = ink;
    style.bold = bold;
    return style;
}

// Areas that one of the answers is about.
AreaMask find_marks(const Rules& rules, std::span<const Action> marked) {
    AreaMask areas = 0;
    for (const Action& action : marked) areas |= areas_of(rules, action);
    return areas;
}

class MapPicture {
public:
    MapPicture(const Rules& rules, const State& s, Language language, AreaMask marked, Canvas& canvas)
        : rules_(rules), s_(s), language_(language), marked_(marked), canvas_(canvas) {}

    void draw(std::span<const Place> places, int x, int y) {
        for (const Place& place : places)
            for (AreaId area = 0; area < rules_.map.areas; ++area)
                if (rules_.area(area).id == place.id)
                    draw_box(area, {place.id, x + place.x, y + place.y, place.width, place.height});
    }

    // The city that lies over the Delta: its districts on the left of its gate.
    void draw_lone_city(int x, int y) {
        if (rules_.map.lone_city == none) return;
        const AreaId gate = rules_.map.front[rules_.map.lone_city];
        draw_box(gate, {rules_.area(gate).id, x + city_width, y, delta_width, delta_height});
    }

    // Areas that no layout knows, from a pack, stand below the others.
    void draw_the_rest(int y) {
        int x = 0;
        for (AreaId area = 0; area < rules_.map.areas; ++area) {
            if (has_area(drawn_, area)) continue;
            draw_box(area, {rules_.area(area).id, x, y, box_width, 5});
            x += box_width;
        }
    }

    void draw_nile(int y, int height) {
        for (int line = 0; line < height; ++line) canvas_.put(nile, y + line, line % 2 == 0 ? "≈ ≈" : " ≈ ", water);
    }

private:
    static Style paper_of(const Area& area) {
        switch (area.kind) {
            case AreaKind::desert: return sand;
            case AreaKind::district: return walled;
            case AreaKind::temple:
            case AreaKind::delta_temple: return temple;
            case AreaKind::sanctuary: return holy;
        }
        return sand;
    }

    // "┌west-temple┐" and so on; what follows the last hyphen goes to the next line where the id is too long.
    void draw_box(AreaId index, const Place& place) {
        drawn_ |= mask_of_area(index);
        const Area& area = rules_.area(index);
        const Style paper = paper_of(area);
        draw_frame(place, inked(paper, edge, false));
        std::string_view title = area.id;
        std::string_view rest;
        if (text_width(title) > place.width - 2) {
            const std::size_t cut = title.rfind('-', index_of(place.width - 3)) + 1;
            rest = title.substr(cut);
            title = title.substr(0, cut);
        }
        const bool can_be_chosen = has_area(marked_, index);
        const int x = canvas_.put(place.x, place.y, can_be_chosen ? look::can_be_chosen : "┌",
                                  can_be_chosen ? look::marked : inked(paper, edge, false));
        canvas_.put(x, place.y, title, can_be_chosen ? look::marked : inked(paper, look::dark));
        int y = place.y + 1;
        if (!rest.empty()) canvas_.put(place.x + 1, y++, rest, inked(paper, look::dark));
        const int last = place.y + place.height - 2;
        const int middle = place.height > 7 ? place.y + place.height / 2 - 1 : y;
        const int end =
            put_troops(index, place.x + 1, middle, std::max(middle, last - 1), paper, place.x + place.width - 1);
        put_marks(index, place, std::min(last, std::max(end, middle + 1)), paper);
        if (area.front != none) draw_city(area.front, place);
    }

    void draw_frame(const Place& place, Style style) {
        const auto line = [&](int y, std::string_view left, std::string_view fill, std::string_view right) {
            std::string text(left);
            for (int i = 2; i < place.width; ++i) text += fill;
            canvas_.put(place.x, y, text.append(right), style);
        };
        line(place.y, "┌", "─", "┐");
        for (int y = place.y + 1; y < place.y + place.height - 1; ++y) line(y, "│", " ", "│");
        line(place.y + place.height - 1, "└", "─", "┘");
    }

    // "A5+Pho": the troops in an area, one in a line where there is room; else side by side, creatures without name.
    // A joint troop is one: "A2B3+Pho". Returns the line after the last.
    int put_troops(AreaId area, int x, int y, int last, Style paper, int right) {
        std::array<SeatMask, max_players> troops{};
        std::size_t count = 0;
        for (SeatMask left = seats_in(s_, area); left != no_seats;) {
            const SeatMask troop = troop_in(s_, area, lowest_seat(left));
            troops[count++] = troop;
            left &= ~troop;
        }
        const bool crowded = fit<int>(count) > last - y + 1;
        int brevity = crowded ? 1 : 0;
        // Where several may stand together, shorter ways of writing are taken when they are needed.
        while (rules_.allied() && brevity < 3 && width_of(area, troops, brevity, crowded) > right - x) ++brevity;
        for (std::size_t i = 0; i < count; ++i) {
            const int end = put_troop(troop_pieces(area, troops[i], paper, brevity), x, y, right);
            if (crowded)
                x = end;
            else
                ++y;
        }
        return crowded ? y + 1 : y;
    }

    struct Piece {
        std::string text;
        Style style;
    };

    // How a troop is written: 0 "A2B1+Pho", 1 "A2B1+", 2 "A2B+", 3 "A2B".
    std::vector<Piece> troop_pieces(AreaId area, SeatMask troop, Style paper, int brevity) const {
        std::vector<Piece> pieces;
        const CreatureId creature = creature_in(rules_, s_, area, lowest_seat(troop));
        // The side's creature stands with its owner's units; one that belongs to all of it with the first ones.
        const Seat owner = creature == none || !rules_.allied() ? lowest_seat(troop) : s_.creature_owner[creature];
        const Seat beside = contains(troop, owner) ? owner : lowest_seat(troop);
        each_seat(troop, [&](Seat seat) {
            const int units = s_.units[area][seat];
            pieces.push_back(
                {letter_of(seat) + (brevity > 1 && units == 1 ? "" : std::to_string(units)), style_of(seat)});
            if (creature == none || seat != beside || brevity > 2) return;
            std::string_view name = rules_.set.creatures[creature].name[language_];
            if (name.starts_with("The ")) name.remove_prefix(4);  // an article tells nothing
            pieces.push_back({brevity > 0 ? "+" : "+" + padded(name, 3), inked(paper, look::seats[seat])});
        });
        return pieces;
    }

    // Of all troops side by side, or of the widest.
    int width_of(AreaId area, std::span<const SeatMask> troops, int brevity, bool side_by_side) const {
        int width = 0;
        for (const SeatMask troop : troops) {
            if (troop == no_seats) break;
            int own = 0;
            for (const Piece& piece : troop_pieces(area, troop, sand, brevity)) own += text_width(piece.text);
            width = side_by_side ? width + own : std::max(width, own);
        }
        return width;
    }

    int put_troop(const std::vector<Piece>& pieces, int x, int y, int right) {
        for (const Piece& piece : pieces) {
            const bool fits = x + text_width(piece.text) <= right || !rules_.allied();
            if (!fits) return canvas_.put(right, y, "…", look::faint);
            x = canvas_.put(x, y, piece.text, piece.style);
        }
        return x;
    }

    // Temple with its income and who holds its VP, port, obelisk: at the right of a line.
    void put_marks(AreaId index, const Place& place, int y, Style paper) {
        const Area& area = rules_.area(index);
        std::string text;
        if (area.income > 0) text += "☥" + std::to_string(area.income);
        if (area.kind == AreaKind::sanctuary) text += "☥☥";
        text += alliance_marks(index);
        if (area.obelisk) text += (text.empty() ? "†" : " †");
        const std::string port = port_mark(index);
        const int right = place.x + place.width - 1;
        const Seat holder = has_area(rules_.map.temples | s_.built_temples, index) ? holder_of(s_, index) : none;
        int x = right - text_width(text) - (holder == none ? 0 : 3);
        canvas_.put(x, y, text, inked(paper, look::dark));
        // Of the two sides only one takes such VP.
        const std::string whose = holder == none || rules_.allied() ? std::string() : letter_of(holder);
        if (holder != none) canvas_.put(right - 2, y, padded("★" + whose, 2), style_of(holder));
        if (port.empty()) return;
        x -= text_width(port) + 1;
        const bool beside = x > place.x;  // else on the lower edge
        canvas_.put(beside ? x : place.x + 1, beside ? y : place.y + place.height - 1, port, inked(paper, 25));
    }

    // A sacrifice temple with its level and what it pays; an end of the portal.
    std::string alliance_marks(AreaId index) const {
        std::string text;
        for (std::size_t i = 0; i < rules_.set.sacrifice_temples && rules_.allied(); ++i) {
            if (s_.pact.temple_level[i] == 0 || s_.pact.temple_area[i] != index) continue;
            text += std::string(look::sacrifice_temple) + std::to_string(s_.pact.temple_level[i]);
            const PrayerTokenId token = s_.pact.temple_prayer[i];
            if (token != none) text += "☥" + std::to_string(rules_.set.prayer_tokens[token].prayer);
        }
        if (rules_.map.portal[index] != 0) text += s_.pact.portal_open != 0 ? look::open_portal : look::closed_portal;
        return text;
    }

    // A port that leads to any other by its kind; an arrow by where it comes from.
    std::string port_mark(AreaId index) const {
        if (has_area(rules_.map.port_areas, index)) return has_area(rules_.map.commercial_ports, index) ? "≈c" : "≈m";
        for (const Link& link : rules_.board().ports) {
            if (link.b == index) return "≈" + std::string(rules_.area(link.a).id);
            if (link.a == index) return "≈";
        }
        return "";
    }

    // A city beside the desert around it: its owner, then a line for each district.
    void draw_city(CityId city, const Place& front) {
        const bool west = front.x < nile;
        const int x = west ? front.x - city_width : front.x + front.width;
        int y = front.y;
        const Seat owner = owner_of_city(s_, city);
        const std::string name =
            owner == none ? std::string("–") : letter_of(owner) + " " + Kemet::name_at_table(s_, owner, language_);
        canvas_.put(x, y++, padded(" " + name, city_width), owner == none ? look::faint : style_of(owner));
        for (std::size_t i = 0; i < 3; ++i) draw_district(rules_.map.district[city][i], s_.pyramid[city][i], x, y++);
    }

    void draw_district(AreaId area, const Pyramid& pyramid, int x, int y) {
        drawn_ |= mask_of_area(area);
        const bool can_be_chosen = has_area(marked_, area);
        canvas_.fill(x, y, city_width, 1, walled);
        canvas_.put(x, y, can_be_chosen ? look::can_be_chosen : "[",
                    can_be_chosen ? look::marked : inked(walled, edge, false));
        canvas_.put(x + city_width - 1, y, "]", inked(walled, edge, false));
        int at = canvas_.put(x + 1, y, rules_.area(area).id, can_be_chosen ? look::marked : inked(walled, look::dark));
        ++at;
        if (pyramid.level > 0) {
            canvas_.put(at, y, colour_letter(pyramid.colour) + std::to_string(pyramid.level),
                        look::colours[pyramid.colour]);
            const Seat holder = holder_of(s_, area);
            if (holder != none) canvas_.put(at + 2, y, "★", inked(walled, look::seats[holder]));
        }
        at += 4;
        put_troops(area, at, y, y, walled, x + city_width - 1);
    }

    const Rules& rules_;
    const State& s_;
    Language language_;
    AreaMask marked_;
    Canvas& canvas_;
    AreaMask drawn_ = 0;
};

bool has_area_named(const Rules& rules, std::string_view id) {
    const auto& areas = rules.board().areas;
    return std::any_of(areas.begin(), areas.end(), [&](const Area& area) { return area.id == id; });
}

}  // namespace

int draw_map(const Rules& rules, const State& s, Language language, std::span<const Action> marked, Canvas& canvas,
             int top) {
    const bool three = has_area_named(rules, "cw-front");
    const bool both = has_area_named(rules, "east-bank");
    const int width = both ? east_city + city_width : nile + nile_width;
    const int banks = top + delta_height;
    const int height = three ? tall_side : short_side;
    MapPicture picture(rules, s, language, find_marks(rules, marked), canvas);
    picture.draw(delta, (width - 3 * delta_width) / 2, top);
    picture.draw_lone_city((width - 3 * delta_width) / 2, top);
    if (three)
        picture.draw(west_with_three_cities, 0, banks);
    else
        picture.draw(west_with_two_cities, 0, banks);
    picture.draw_nile(banks, height);
    if (three)
        picture.draw(tall_east, 0, banks);
    else
        picture.draw(east, 0, banks);
    picture.draw_the_rest(banks + height);
    return width;
}

}  // namespace mehen::kemet
