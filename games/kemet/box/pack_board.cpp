// The boards in a pack: what lies in each area and what joins them.
#include <bit>
#include <vector>

#include "games/kemet/box/pack.h"

namespace mehen::kemet {

namespace {

constexpr Text itself_text = {"{0} is joined to itself", "{0} łączy się samo ze sobą", "{0} è unita a sé stessa"};
constexpr Text joined_twice_text = {"{0} and {1} are joined twice", "{0} i {1} są połączone dwa razy",
                                    "{0} e {1} sono unite due volte"};
constexpr Text behind_walls_text = {"no way by land leads from {0} to {1} inside its city",
                                    "żadna droga lądowa nie prowadzi z {0} do {1} wewnątrz miasta",
                                    "nessuna via di terra porta da {0} a {1} dentro la città"};
constexpr Text cut_off_text = {"{0} can be reached neither by land, nor over the Nile, nor by teleport",
                               "do {0} nie można dotrzeć ani lądem, ani przez Nil, ani przez teleportację",
                               "{0} non si raggiunge né via terra, né oltre il Nilo, né con il teletrasporto"};

constexpr Text gate_text = {"the portal starts before the walls of its city: {0}",
                            "portal zaczyna się przed murami swojego miasta: {0}",
                            "il portale comincia davanti alle mura della sua città: {0}"};
constexpr Text portal_end_text = {"{0} is of the city that the portal leads out of",
                                  "{0} należy do miasta, z którego prowadzi portal",
                                  "{0} è della città da cui porta il portale"};

constexpr std::array<std::string_view, 4> board_ids = {"board_2_players", "board_3_players", "board_4_players",
                                                       "board_5_players"};

template <std::size_t Capacity>
void visit_links(PackVisitor& pack, std::string_view name, const Board& board, Rows<Link, Capacity>& links) {
    std::vector<std::string_view> ids;
    for (const Area& area : board.areas) ids.push_back(area.id);
    const Rows<Link, Capacity> before = links;
    int size = fit<int>(before.size());
    if (!pack.enter_list(name, size, 0, fit<int>(Capacity))) return;
    links = {};
    for (int i = 0; i < size; ++i) {
        const auto at = index_of(i);
        const bool known = at < before.size();
        int a = before.row[at].a;
        int b = before.row[at].b;
        pack.enter_item(i);
        visit_entry_choice(pack, "a", known, a, ids);
        visit_entry_choice(pack, "b", known, b, ids);
        if (a == b) pack.refuse("", Message(itself_text, ids[index_of(a)]));
        for (const Link& other : links)
            if ((other.a == a && other.b == b) || (other.a == b && other.b == a))
                pack.refuse("", Message(joined_twice_text, board.areas[other.a].id, board.areas[other.b].id));
        pack.leave();
        links.add({AreaId::of(a), AreaId::of(b)});
    }
    pack.leave();
}

// The portal joins the gate of the last city, the lone god's, with an area that is not of that city.
void visit_portal(PackVisitor& pack, Board& board) {
    if (board.portal.a == board.portal.b) return;  // there is none
    std::vector<std::string_view> ids;
    for (const Area& area : board.areas) ids.push_back(area.id);
    int gate = board.portal.a;
    int other = board.portal.b;
    if (!pack.enter("portal")) return;
    pack.choice("a", gate, ids);
    pack.choice("b", other, ids);
    const auto lone_city = CityId::of(board.cities - 1U);
    const auto of_city = [&](AreaId area) {
        const Area& row = board.areas[index_of(area)];
        return row.front == lone_city || row.city == lone_city;
    };
    if (board.areas[index_of(gate)].front != lone_city) pack.refuse("a", Message(gate_text, ids[board.portal.a]));
    if (of_city(AreaId::of(other))) pack.refuse("b", Message(portal_end_text, ids[index_of(other)]));
    board.portal = {AreaId::of(gate), AreaId::of(other)};
    pack.leave();
}

template <class Links>
AreaMask spread(AreaMask from, AreaMask within, const Links& links) {
    for (AreaMask before = 0; before != from;) {
        before = from;
        for (const Link& link : links) {
            const AreaMask both = mask_of_area(link.a) | mask_of_area(link.b);
            if ((from & both) != 0) from |= both & within;
        }
    }
    return from;
}

// Whoever starts in a city can leave it, and every area can be entered.
void check_board(PackVisitor& pack, const Board& board) {
    AreaMask everywhere = 0;
    AreaMask reached = 0;
    for (AreaId i = 0; i < board.areas.size(); ++i) {
        everywhere |= mask_of_area(i);
        const Area& area = board.areas[i];
        if (area.front != none || area.obelisk) reached |= mask_of_area(i);
        if (area.port == Port::commercial) reached |= mask_of_area(i);
    }
    for (AreaId i = 0; i < board.areas.size(); ++i) {
        const Area& front = board.areas[i];
        if (front.front == none) continue;
        AreaMask city = mask_of_area(i);
        for (AreaId k = 0; k < board.areas.size(); ++k)
            if (board.areas[k].city == front.front) city |= mask_of_area(k);
        const AreaMask cut_off = city & ~spread(mask_of_area(i), city, board.land);
        if (cut_off != 0) pack.refuse("land", Message(behind_walls_text, front.id, board.areas[lowest(cut_off)].id));
    }
    for (AreaMask before = 0; before != reached;) {
        before = reached;
        reached = spread(spread(reached, everywhere, board.land), everywhere, board.ports);
    }
    if (const AreaMask cut_off = everywhere & ~reached; cut_off != 0)
        pack.refuse("land", Message(cut_off_text, board.areas[lowest(cut_off)].id));
}

void visit_areas(PackVisitor& pack, Board& board, bool ports_are_places) {
    if (!pack.enter("areas")) return;
    for (Area& area : board.areas) {
        if (!pack.enter(area.id)) continue;
        pack.flag("obelisk", area.obelisk);
        if (ports_are_places) {
            int port = as_byte(area.port);
            pack.choice("port", port, port_ids);
            area.port = static_cast<Port>(port);
        }
        if (area.kind == AreaKind::temple || area.kind == AreaKind::delta_temple)
            visit_byte(pack, "income", area.income, 0, 11);
        pack.flag("house", area.house);
        pack.leave();
    }
    pack.leave();
}

}  // namespace

void visit_boards(PackVisitor& pack, Ruleset& set) {
    for (std::size_t i = 0; i < board_ids.size(); ++i) {
        Board& board = set.boards[i];
        if (!pack.enter(board_ids[i])) continue;
        visit_areas(pack, board, set.any_port_to_any);
        visit_links(pack, "land", board, board.land);
        if (!set.any_port_to_any) visit_links(pack, "arrows", board, board.ports);
        visit_portal(pack, board);
        check_board(pack, board);
        pack.leave();
    }
}

}  // namespace mehen::kemet
