// The table in a terminal: the valley, what is on offer, and every metropolis. Fits 120 columns.
#include <algorithm>

#include "games/fertility/game.h"
#include "games/fertility/metropolis.h"
#include "games/fertility/scoring.h"
#include "games/fertility/words.h"

namespace mehen::fertility {

namespace {

// Colours of the 256-colour palette.
constexpr std::int16_t sand = 223;
constexpr std::int16_t dark = 235;
constexpr std::int16_t gold = 220;
constexpr std::int16_t river = 32;
constexpr std::int16_t mark = 28;
struct Look {
    std::int16_t ink;
    std::int16_t paper;
};
constexpr std::array<Look, resource_count> looks = {{{dark, 253}, {230, 130}, {230, 28}, {230, 90}}};
constexpr std::array<std::int16_t, resource_count> letter_inks = {252, 173, 77, 177};  // on the terminal's own paper
constexpr std::array<std::int16_t, max_players> seat_colours = {160, 26, 166, 97};
constexpr std::string_view letters = "ACPG?";
constexpr Style faint = {.ink = 245};
constexpr Style strong = {.bold = true};

Style scene_style(std::size_t resource) {
    return {.ink = looks[resource].ink, .paper = looks[resource].paper, .bold = true};
}

constexpr int left_margin = 3;
constexpr int cell_width = 4;   // three columns and a gap
constexpr int cell_height = 2;  // one line and a gap

// Draws one valley. Edges of tiles are written in the colour of their paper: seen only without colours.
class ValleyPicture {
public:
    ValleyPicture(Canvas& canvas, const Rules& rules, const Valley& valley, std::span<const Action> marked)
        : canvas_(canvas), rules_(rules), valley_(valley) {
        find_marks(marked);
    }

    void draw() {
        const int columns = rules_.columns();
        canvas_.fill(left_margin - 1, 1, columns * cell_width + 1, rows * cell_height + 1,
                     {.ink = sand, .paper = sand});
        for (int column = 0; column < columns; ++column)
            canvas_.put(x_of(column) + 1, 0, std::string(1, static_cast<char>('a' + column)), faint);
        for (int row = 0; row < rows; ++row) {
            canvas_.put(0, y_of(row), std::to_string(row + 1), faint);
            for (int column = 0; column < columns; ++column) draw_cell(cell_at(column, row));
        }
    }

private:
    static int x_of(int column) { return left_margin + column * cell_width; }
    static int y_of(int row) { return 2 + row * cell_height; }

    // Where a tile could go: the cells for its first scene, or, once that is settled, arrows for the second.
    void find_marks(std::span<const Action> marked) {
        for (const Action& action : marked)
            if (is(action, ActionKind::place)) first_.add(action[2]);
        if (first_.count() != 1) return;
        settled_ = true;
        const std::string_view arrows[] = {"→", "↓", "←", "↑"};
        for (const Action& action : marked)
            if (is(action, ActionKind::place))
                arrow_[step(action[2], static_cast<Direction>(action[1]))] = arrows[action[1]];
    }

    void draw_cell(Cell cell) {
        const int x = x_of(column_of(cell));
        const int y = y_of(row_of(cell));
        if (cell == valley_.start) {
            canvas_.put(x, y, "[✦]", {.ink = dark, .paper = gold, .bold = true});
            return;
        }
        for (std::size_t r = 0; r < resource_count; ++r) {
            if (valley_.scene[r].has(cell)) return draw_scene(cell, r, x, y);
            if (valley_.symbol[r].has(cell)) symbol_at(x, y, r);
        }
        if (valley_.wheat.has(cell)) {
            canvas_.put(x, y, " ψ ", {.ink = 58, .paper = gold, .bold = true});
        } else if (!valley_.free.has(cell)) {
            canvas_.put(x, y, " ≈ ", {.ink = 195, .paper = river});
        }
        for (std::size_t seat = 0; seat < max_players; ++seat)
            if (valley_.monument[seat].has(cell))
                canvas_.put(x, y, "▲" + std::to_string(seat + 1) + " ",
                            {.ink = 231, .paper = seat_colours[seat], .bold = true});
        if (first_.has(cell)) put_mark(cell, x, y);
        if (!arrow_[cell].empty()) canvas_.put(x + 1, y, arrow_[cell], {.ink = mark, .paper = sand, .bold = true});
    }

    // Beside a printed symbol rather than over it: the symbol is worth something.
    void put_mark(Cell cell, int x, int y) {
        bool symbol = false;
        for (const Cells& each : valley_.symbol) symbol |= each.has(cell);
        canvas_.put(settled_ || !symbol ? x + 1 : x + 2, y, settled_ ? "■" : "+",
                    {.ink = mark, .paper = sand, .bold = true});
    }

    void symbol_at(int x, int y, std::size_t resource) {
        const char letter = static_cast<char>(letters[resource] - 'A' + 'a');
        canvas_.put(x + 1, y, std::string(1, letter),
                    {.ink = resource == 0 ? std::int16_t{244} : looks[resource].paper, .paper = sand, .bold = true});
    }

    void draw_scene(Cell cell, std::size_t resource, int x, int y) {
        const Style style = scene_style(resource);
        const Style edge = {.ink = style.paper, .paper = style.paper};
        const bool from_left = column_of(cell) > 0 && valley_.joined_right.has(step(cell, Direction::left));
        const bool to_right = valley_.joined_right.has(cell);
        canvas_.put(x, y, from_left ? "-" : "[", edge);
        canvas_.put(x + 1, y, letters.substr(resource, 1), style);
        canvas_.put(x + 2, y, to_right ? "-" : "]", edge);
        if (to_right) canvas_.put(x + 3, y, "-", edge);
        if (valley_.joined_down.has(cell)) canvas_.put(x, y + 1, " | ", edge);
    }

    Canvas& canvas_;
    const Rules& rules_;
    const Valley& valley_;
    Cells first_{};
    bool settled_ = false;
    std::array<std::string_view, cell_count> arrow_{};
};

// "A", "C" … on the colour of their scene.
int put_pair(Canvas& canvas, int x, int y, PairId pair) {
    for (const Resource r : {pairs[pair].first, pairs[pair].second})
        x = canvas.put(x, y, letters.substr(index_of(r), 1), scene_style(index_of(r)));
    return x + 1;
}

std::string benefit_mark(const Shop& shop, Language language) {
    std::string text = "→ ";
    std::vector<std::string> parts;
    switch (shop.benefit) {
        case Benefit::debens: return text + std::to_string(shop.amount);
        case Benefit::specialist: return text + std::to_string(shop.amount) + "×" + letters[shop.resource];
        case Benefit::wheat: return text + "ψ+" + std::to_string(shop.amount);
        case Benefit::exchange:
            for (std::size_t r = 0; r < resource_count; ++r)
                if (((shop.kinds >> r) & 1U) != 0) parts.emplace_back(1, letters[r]);
            return text + "⇄ " + joined(parts, "/");
        case Benefit::statue:
            for (std::size_t i = 0; i < shop.statue_count; ++i)
                parts.emplace_back(shop.statue[i] == any_deity ? "?" : deity_name(shop.statue[i])[language]);
            return text + "☥ " + joined(parts, "+");
    }
    return text;
}

// Needs as letters, those supplied in brackets and on their colour.
int put_shop(Canvas& canvas, int x, int y, const Shop& shop, std::uint16_t supplied, Language language) {
    for (std::size_t i = 0; i < shop.need_count; ++i) {
        const unsigned piece = (unsigned{supplied} >> (4 * i)) & 15U;
        if (piece != 0) {
            canvas.put(x, y, "[" + std::string(1, letters[piece - 1]) + "]", scene_style(piece - 1));
        } else {
            const bool any = shop.need[i] == any_resource;
            canvas.put(x, y, " " + std::string(1, letters[shop.need[i]]) + " ",
                       any ? Style{} : Style{.ink = letter_inks[shop.need[i]]});
        }
        x += 3;
    }
    const bool full = is_full(shop, supplied);
    return canvas.put(x + 1, y, benefit_mark(shop, language), full ? strong : faint);
}

constexpr Text offer_title = {"Districts on display", "Odkryte dzielnice", "Distretti scoperti"};
constexpr Text pool_title = {"Pool", "Pula", "Offerta"};
constexpr Text stack_title = {"stack {0}", "stos {0}", "pila {0}"};
constexpr Text stock_title = {"Stock", "Magazyn", "Scorta"};
constexpr Text round_title = {"Round {0} of {1}", "Runda {0} z {1}", "Giro {0} di {1}"};
constexpr Text last_round = {"last round", "ostatnia runda", "ultimo giro"};
constexpr Text cost_title = {"cost {0}", "koszt {0}", "costo {0}"};
constexpr Text reserve_title = {"reserve", "rezerwa", "riserva"};
constexpr Text loose_title = {"loose", "luzem", "libere"};
constexpr Text debens_title = {"{0} {0:deben|debens}", "{0} {0:deben|debeny|debenów}", "{0} deben"};
constexpr Text monuments_left = {"▲ {0} of {1} placed", "▲ postawione {0} z {1}", "▲ piazzati {0} di {1}"};
constexpr Text legend = {
    "A alabaster  C cattle  P papyrus  G grapes  ψ wheat  ≈ water  ? any  ☥ statue  ⇄ exchange  ✦ start  ⌂ house "
    "version",
    "A alabaster  C bydło  P papirus  G winogrona  ψ pszenica  ≈ woda  ? dowolny  ☥ posąg  ⇄ wymiana  ✦ start  ⌂ "
    "wersja własna",
    "A alabastro  C bestiame  P papiro  G uva  ψ grano  ≈ acqua  ? qualsiasi  ☥ statua  ⇄ scambio  ✦ inizio  ⌂ "
    "versione della casa"};

int put_counts(Canvas& canvas, int x, int y, const std::array<std::uint8_t, resource_count>& counts, bool zeros) {
    for (std::size_t r = 0; r < resource_count; ++r) {
        if (counts[r] == 0 && !zeros) continue;
        x = canvas.put(x, y, letters.substr(r, 1), scene_style(r));
        x = canvas.put(x, y, "×" + std::to_string(counts[r])) + 1;
    }
    return x;
}

void draw_offer(Canvas& canvas, int x, const Rules& rules, const OpenTable& t, Language language) {
    int y = 0;
    std::string heading = say(round_title, language, t.turn == 0 ? 1 : (t.turn - 1) / rules.seats + 1, rules.rounds());
    if (t.ending != 0) heading += ", " + std::string(last_round[language]);
    canvas.put(x, y, heading, strong);
    y += 2;
    int at = canvas.put(x, y, std::string(pool_title[language]) + ": ");
    for (const PairId pair : t.pool) at = put_pair(canvas, at, y, pair);
    canvas.put(at + 1, y, say(stack_title, language, t.stack), faint);
    at = canvas.put(x, ++y, std::string(stock_title[language]) + ": ");
    put_counts(canvas, at, y, t.stock, true);
    y += 2;
    canvas.put(x, y++, offer_title[language], strong);
    for (const DistrictId district : t.display) {
        const District& row = rules.components.district[district];
        at = canvas.put(x, y, std::string(district_id(district)) + (row.house ? "⌂ " : "  "));
        at = canvas.put(at, y, district_name(district)[language]);
        canvas.put(at + 1, y++, say(cost_title, language, row.cost), faint);
        for (std::size_t i = 0; i < row.shop_count; ++i) put_shop(canvas, x + 4, y++, row.shop[i], 0, language);
    }
}

void draw_player(Canvas& canvas, int x, int y, int width, const Rules& rules, const View& view, Seat seat,
                 Language language) {
    const OpenTable& t = view.table;
    const Player& player = t.player[seat];
    const bool asked = contains(view.flow.ask.seats, seat);
    const Style title = {.ink = 231, .paper = seat_colours[seat], .bold = true};
    const std::string name = std::string(asked ? "▶" : " ") + "▲" + std::to_string(seat + 1) + " " +
                             std::string(monument_name(seat)[language]) + "  " +
                             say(debens_title, language, score(rules, t, seat).total());
    canvas.put(x, y++, padded(name, width - 2), title);
    int at = canvas.put(x, y, std::string(reserve_title[language]) + " ", faint);
    for (const PairId pair : player.reserve) at = put_pair(canvas, at, y, pair);
    ++y;
    at = canvas.put(x, y, "ψ ", {.ink = gold, .bold = true});
    at = canvas.put(at, y,
                    std::to_string(player.wheat) + " = " + std::to_string(rules.components.granary[player.wheat]));
    canvas.put(at + 2, y++, say(monuments_left, language, t.valley.monument[seat].count(), rules.components.monuments));
    if (std::any_of(player.loose.begin(), player.loose.end(), [](std::uint8_t n) { return n > 0; })) {
        at = canvas.put(x, y, std::string(loose_title[language]) + " ", faint);
        put_counts(canvas, at, y++, player.loose, false);
    }
    for (std::size_t i = 0; i < max_shops; ++i) {
        const Shop* const shop = shop_of(rules, player, i);
        if (shop == nullptr) continue;
        canvas.put(x, y, shop_name(i), faint);
        put_shop(canvas, x + 4, y++, *shop, player.supplied[i], language);
    }
}

}  // namespace

void Fertility::draw(const Rules& rules, const View& view, Language language, std::span<const Action> marked,
                     Canvas& canvas) {
    const OpenTable& t = view.table;
    ValleyPicture(canvas, rules, t.valley, marked).draw();
    draw_offer(canvas, left_margin + rules.columns() * cell_width + 3, rules, t, language);
    const int top = std::max(canvas.height(), 2 + rows * cell_height) + 1;
    const int width = std::min(40, 118 / rules.seats);
    for (Seat seat = 0; seat < rules.seats; ++seat)
        draw_player(canvas, seat * width, top, width, rules, view, seat, language);
    canvas.put(0, canvas.height() + 1, legend[language], faint);
}

}  // namespace mehen::fertility
