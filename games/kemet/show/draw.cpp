// The table in a terminal: the board, the battle, what the seats have, the viewer's hand, the tiles for sale. Fits 120
// columns.
#include "games/kemet/show/draw.h"

#include <algorithm>
#include <bit>

#include "games/kemet/questions/battle.h"
#include "games/kemet/seth/flow/joint_battle.h"
#include "games/kemet/show/scene.h"
#include "games/kemet/table/battle.h"
#include "games/kemet/words/asking.h"

namespace mehen::kemet {

namespace {

constexpr int narrow_panel = 35;  // where a tile would take a line of its own, tiles are listed below the panels

constexpr Text set_up_title = {"Set-up", "Przygotowanie", "Preparazione"};
constexpr Text day_title = {"Day {0}", "Dzień {0}", "Giorno {0}"};
constexpr Text night_title = {"Night {0}", "Noc {0}", "Notte {0}"};
constexpr Text order_title = {"turn order", "kolejność", "ordine di turno"};
constexpr Text goal_title = {"goal {0} VP", "cel {0} PZ", "obiettivo {0} PV"};
constexpr Text end_title = {"{0} has set off the end", "{0} zapowiada koniec", "{0} ha avviato la fine"};
constexpr Text points_title = {"{0} VP", "{0} PZ", "{0} PV"};
constexpr Text prayer_title = {"{0} PP", "{0} PM", "{0} PP"};
constexpr Text reserve_title = {"reserve {0}", "zasoby {0}", "riserva {0}"};
constexpr Text cards_title = {"{0} DI, {1} battle cards", "karty: {0} BI, {1} walki", "{0} ID, {1} Battaglia"};
constexpr Text hand_title = {"Your DI cards", "Twoje karty BI", "Le tue carte ID"};
constexpr Text battle_cards_title = {"Battle cards", "Karty walki", "Carte Battaglia"};
constexpr Text values_title = {"(strength/damage/protection)", "(siła/obrażenia/obrona)", "(forza/danni/protezione)"};
constexpr Text none_title = {"none", "brak", "nessuna"};
constexpr Text battle_title = {"Battle in {0}", "Walka: {0}", "Battaglia: {0}"};
constexpr Text attacker_title = {"attacker", "atakujący", "attaccante"};
constexpr Text defender_title = {"defender", "obrońca", "difensore"};
constexpr Text hidden_card = {"card hidden", "karta zakryta", "carta coperta"};
constexpr Text still_choosing = {"choosing", "wybiera", "sceglie"};
constexpr Text side_sum = {"{0} {0:unit|units}: strength {1}, damage {2}, protection {3}",
                           "{0} {0:jednostka|jednostki|jednostek}: siła {1}, obrażenia {2}, obrona {3}",
                           "{0} unità: forza {1}, danni {2}, protezione {3}"};
constexpr Text seized_creature_title = {"{0} alone", "samotnie: {0}", "creatura sola: {0}"};
constexpr Text seized_troop_title = {"seized", "przejęty", "in mano a Seth"};
constexpr Text then_title = {"then {0}", "potem: {0}", "poi {0}"};
constexpr Text unblockable_sum = {", unblockable {0}", ", nieblokowalne {0}", ", imparabili {0}"};
constexpr Text tiles_title = {"Power tiles for sale", "Płytki mocy na sprzedaż", "Tessere Potere in vendita"};
// Beside the Delta, where both banks are in play; at most five lines there.
constexpr Text board_legend = {
    "A5 troop, +Pho its creature · r3 pyramid (k black) · ★A has the VP · ☥3 temple, its PP · † obelisk · ≈ port, "
    "c commercial, m military · ● can be chosen",
    "A5 oddział, +Fen jego potwór · r3 piramida (k czarna) · ★A ma PZ · ☥3 świątynia, jej PM · † obelisk · ≈ port, "
    "c handlowy, m wojskowy · ● do wyboru",
    "A5 truppa, +Fen creatura · r3 piramide (k nera) · ★A ha il PV · ☥3 tempio, i suoi PP · † obelisco · "
    "≈ porto, c comm., m militare · ● da scegliere"};
constexpr Text seat_legend = {
    "temple and bank border all deserts of their side · P pray ▲ raise M move + recruit r/b/w/k tile · ○ tokens "
    "v veterans · VP: battle + divinity + temporary",
    "świątynia i brzeg graniczą z całą swoją stroną · P modlitwa ▲ piramida M ruch + rekrutacja r/b/w/k płytka · "
    "○ żetony v weterani · PZ: chwały+boskie+tymcz.",
    "tempio e riva confinano con tutto il loro lato · P pregare ▲ elevare M muovere + reclutare r/b/w/k tessera · "
    "○ segnalini v veterani · PV: battaglia+divini+temp."};

constexpr Text alliance_legend = {
    "A2B3 joint troop · ⌂2 sacrifice temple, its level · ◎ portal open, ◌ closed · on Seth's board: v violet "
    "tile P pray "
    "✦ invocation × destroy two units △ seize a pyramid M move + recruit ▲ raise T seize a troop ⚔ assault C seize a "
    "creature; "
    "+AB tokens taken, • placed",
    "A2B3 połączony oddział · ⌂2 świątynia poświęcenia, jej poziom · ◎ portal otwarty, ◌ zamknięty · na planszy "
    "Seta: "
    "v fioletowa płytka P modlitwa ✦ inwokacja × zniszczenie jednostek △ przejęcie piramidy M ruch + rekrutacja ▲ "
    "piramida "
    "T przejęcie oddziału ⚔ atak C przejęcie potwora; +AB żetony zabrane, • położone",
    "A2B3 truppa congiunta · ⌂2 tempio del sacrificio, il suo livello · ◎ portale aperto, ◌ chiuso · sulla plancia di "
    "Seth: "
    "v tessera viola P pregare ✦ invocazione × distruggere unità △ piramide altrui M muovere + reclutare ▲ elevare "
    "T truppa altrui ⚔ assalto C creatura; +AB segnalini presi, • piazzati"};

// Everything that one picture is drawn from.
class TablePicture {
public:
    TablePicture(const Rules& rules, const View& view, Language language, std::span<const Action> marked,
                 Canvas& canvas)
        : rules_(rules), view_(view), language_(language), marked_(marked), canvas_(canvas) {
        static_cast<OpenTable&>(s_) = view;
        for (const Action& action : marked) {
            if (is(action, ActionKind::tile)) put_in(buyable_, action[0]);
            if (is(action, ActionKind::play) || is(action, ActionKind::add) || is(action, ActionKind::wound) ||
                is(action, ActionKind::drop) || is(action, ActionKind::support))
                di_marked_ |= 1U << action[0];
            if (is(action, ActionKind::choose) || is(action, ActionKind::discard) || is(action, ActionKind::give_up) ||
                is(action, ActionKind::second))
                cards_marked_ |= 1U << action[0];
        }
    }

    void draw() {
        draw_heading();
        const int map_width = draw_map(rules_, s_, language_, marked_, canvas_, 1);
        const int room = full_width - map_width - 2;
        const bool beside = room >= 50;  // a board with one bank leaves room for the tiles
        if (beside) draw_tiles(map_width + 2, 2, room, true);
        int y = canvas_.height();
        const Scenes scenes = scenes_of(view_);
        if (scenes.first) y = draw_battle(*scenes.first, battle_title, y);
        if (scenes.next) y = draw_battle(*scenes.next, then_title, y);
        if (rules_.allied()) y = draw_sides(rules_, view_, language_, canvas_, y);
        y = draw_panels(y + (beside ? 1 : 0));
        if (view_.seat < rules_.seats) y = draw_hand(y);
        if (!beside && !scenes.first) y = draw_tiles(0, y, full_width, false);  // nobody buys in a battle
        if (beside) {
            const int end = draw_legend(board_legend, 0, y, full_width);
            draw_legend(seat_legend, 0, end, full_width);
        } else {
            const int corner = (map_width - 3 * delta_width) / 2;
            draw_legend(board_legend, 0, 1, corner - 1);
            draw_legend(seat_legend, map_width - corner + 2, 1, full_width - (map_width - corner + 2));
        }
        if (rules_.allied()) draw_legend(alliance_legend, 0, canvas_.height(), full_width);
    }

private:
    std::string name_of(Seat seat) const { return letter_of(seat) + " " + Kemet::name_at_table(s_, seat, language_); }

    int draw_legend(const Text& legend, int x, int y, int width) {
        for (const std::string& line : wrapped(legend[language_], width)) canvas_.put(x, y++, line, look::faint);
        return y;
    }

    void draw_heading() {
        Lines line(canvas_, 0, 0, full_width);
        const Text& title = s_.set_up == 0 ? set_up_title : s_.night != 0 ? night_title : day_title;
        line.put(say(title, language_, std::max<int>(1, s_.day)), look::strong);
        if (s_.set_up != 0) line.put("   " + std::string(order_title[language_]) + " ", look::faint);
        for (std::size_t i = 0; i < rules_.seats && s_.set_up != 0; ++i) {
            line.put(" " + letter_of(s_.order[i]) + " ", style_of(s_.order[i]));
            line.gap();
        }
        if (!rules_.allied()) line.put("  " + say(goal_title, language_, rules_.set.goal), look::faint);
        for (Seat seat = 0; seat < rules_.seats; ++seat) {
            if (!contains(view_.flow.ask.seats, seat)) continue;
            line.put("   ▶ ", look::strong);
            line.put(" " + name_of(seat) + " ", style_of(seat));
        }
        if (s_.caller != none) line.put("   " + say(end_title, language_, name_of(s_.caller)), look::strong);
    }

    // --- the battle under way

    int draw_battle(const Scene& scene, const Text& title, int y) {
        canvas_.put(0, y++, say(title, language_, rules_.area(scene.frame.area).name[language_]), look::strong);
        for (std::size_t side = 0; side < 2; ++side) y = draw_side(scene, side, y);
        return y;
    }

    int draw_side(const Scene& scene, std::size_t side, int y) {
        const Battle& battle = scene.frame;
        const Seat seat = battle.side[side];
        const Council& council = scene.council[side];
        const bool mirrors = scene.revealed && rules_.allied();  // a mirror makes battle cards change sides
        const Council fights_with = mirrors ? fighting_councils(rules_, scene.council)[side] : council;
        Lines line(canvas_, 0, y, full_width);
        line.set_indent(4);
        line.put(" " + name_of(seat) + " ", style_of(seat));
        line.put(" " + std::string((side == 0 ? attacker_title : defender_title)[language_]) + ", ");
        put_allies(line, battle, side);
        const Side sum = side_of(rules_, s_, fighter_of(rules_, s_, battle, side), fights_with);
        // What is still hidden is not in the sums.
        const auto value = [&](int known) { return std::to_string(known) + (council.played == none ? "+?" : ""); };
        line.put(say(side_sum, language_, sum.units, value(sum.units + sum.strength), value(sum.damage),
                     value(sum.protection)));
        if (sum.unblockable > 0) line.put(say(unblockable_sum, language_, sum.unblockable));
        line.put("  ");
        if (council.played != none) {
            put_battle_card(line, council.played);
        } else {
            const bool choosing = contains(view_.flow.ask.seats, seat);
            line.put("[" + std::string((choosing ? still_choosing : hidden_card)[language_]) + "]", look::faint);
        }
        for (DiCardId card = 0; card < rules_.set.di_cards.size(); ++card)
            for (int n = 0; n < council.di_cards[card]; ++n)
                line.put(" + " + std::string(rules_.set.di_cards[card].name[language_]));
        return line.y() + 1;
    }

    // Whose units stand in a joint troop, and what the lone god has seized.
    void put_allies(Lines& line, const Battle& battle, std::size_t side) {
        if (!rules_.allied()) return;
        const SeatMask troop = fighter_of(rules_, s_, battle, side).troop;
        const AreaId place = place_of_side(s_, battle.area, side == 0);
        const auto put_units = [&](Seat each) {
            line.put(letter_of(each) + std::to_string(s_.units[place][each]), style_of(each));
        };
        if (troop.size() > 1) {
            each_seat(troop, put_units);
            line.put(", ");
        }
        if (side != 0) return;
        if (s_.pact.seized_from != none) line.put(std::string(seized_troop_title[language_]) + ", ");
        if (s_.pact.seized_creature == none) return;
        const CreatureCard& card = rules_.set.creature_cards[CreatureCardId(s_.pact.seized_creature)];
        line.put(say(seized_creature_title, language_, rules_.set.creatures[card.creature].name[language_]) + ", ");
    }

    void put_battle_card(Lines& line, BattleCardId card) {
        const BattleCard& row = rules_.set.battle_cards[card];
        const bool marked = ((cards_marked_ >> card) & 1U) != 0;
        const std::string values = std::to_string(row.strength) + "/" + std::to_string(row.damage + row.unblockable) +
                                   "/" + std::to_string(row.protection) +
                                   (row.own_losses > 0 ? "/−" + std::to_string(row.own_losses) : "");
        line.put((marked ? std::string(look::can_be_chosen) : "") + std::string(row.name[language_]) + " " + values,
                 marked ? look::marked : Style{});
    }

    // --- seats

    int draw_panels(int y) {
        const int width = full_width / rules_.seats;
        const bool narrow = width < narrow_panel;
        int end = y;
        for (Seat seat = 0; seat < rules_.seats; ++seat)
            end = std::max(end, draw_panel(seat, seat * width, y, width - 1, !narrow));
        for (Seat seat = 0; seat < rules_.seats && narrow; ++seat) {
            if (is_empty(s_.player[seat].tiles)) continue;
            Lines line(canvas_, 0, end, full_width);
            line.set_indent(4);
            line.put(" " + letter_of(seat) + " ", style_of(seat));
            line.put(" ");
            put_tiles(line, seat, full_width);
            end = line.y() + 1;
        }
        return end;
    }

    int draw_panel(Seat seat, int x, int y, int width, bool with_tiles) {
        const Player& player = s_.player[seat];
        const bool asked = contains(view_.flow.ask.seats, seat);
        const std::string score = score_of(seat);
        const std::string title = std::string(asked ? "▶" : " ") + name_of(seat);
        canvas_.put(x, y, padded(title, width - text_width(score)) + score, style_of(seat));
        Lines line(canvas_, x, y + 1, width);
        line.put(say(prayer_title, language_, player.prayer), look::strong);
        line.gap(2);
        line.put(say(reserve_title, language_, player.reserve));
        line.next_line();
        put_spaces(line, seat);
        line.gap(2);
        line.put(tokens_of(player));
        put_taken_tokens(line, seat);
        line.gap();
        if (player.veterans > 0) line.put("v" + std::to_string(player.veterans));
        line.next_line();
        const HandSize& size = view_.size[seat];
        for (const std::string& part : wrapped(say(cards_title, language_, size.di_cards, size.battle_cards), width)) {
            line.put(part);
            line.next_line();
        }
        if (with_tiles) put_tiles(line, seat, width);
        return line.y() + (line.at_start() ? 0 : 1);
    }

    // What a whole side shares is told for the side.
    std::string score_of(Seat seat) const {
        if (rules_.allied()) return "";
        const Player& player = s_.player[seat];
        return std::to_string(player.battle_points) + "+" + std::to_string(player.divinity_points) + "+" +
               std::to_string(temporary_points(s_, seat)) + "=" + say(points_title, language_, points(s_, seat)) + " ";
    }

    // Those of the Alliance that the lone god can still use.
    void put_taken_tokens(Lines& line, Seat seat) {
        if (!is_lone(s_, seat) || s_.pact.taken_tokens == no_seats) return;
        line.put("+");
        each_seat(s_.pact.taken_tokens, [&](Seat each) { line.put(letter_of(each), style_of(each)); });
    }

    // Own, silver and golden tokens left.
    static std::string tokens_of(const Player& player) {
        std::string text = "○" + std::to_string(player.tokens);
        if (player.silver > 0) text += "+" + std::to_string(player.silver) + "s";
        if (player.gold > 0) text += "+" + std::to_string(player.gold) + "g";
        return text;
    }

    // The player board row by row, "P?rb M▲P M+"; a dot where a token lies, a heavy one where it was
    // taken from a member.
    void put_spaces(Lines& line, Seat seat) {
        const Player& player = s_.player[seat];
        const auto& spaces = spaces_of(rules_, s_, seat);
        std::size_t acquisition = 0;
        for (SpaceId i = 0; i < spaces.size(); ++i) {
            const SpaceRow& row = spaces[i];
            if (i > 0 && row.level != spaces[i - 1U].level) line.put(" ");
            std::string glyph = space_glyph(row.space);
            if (row.space == Space::tile_any) {
                const std::uint8_t colour = player.acquisition[std::min<std::size_t>(acquisition++, 2)];
                if (colour > 0) glyph = colour_letter(colour - 1U);
            }
            const bool used = ((unsigned{player.spaces} >> i) & 1U) != 0;
            const Seat whose = used && is_lone(s_, seat) ? owner_of_token(i) : none;
            if (whose != none)
                line.put("•", style_of(whose));
            else
                line.put(used ? "·" : glyph, used ? look::faint : look::strong);
        }
    }

    // The member whose token the lone god has placed on a space, or none: it was its own.
    Seat owner_of_token(SpaceId space) const {
        for (Seat seat = 0; seat < rules_.seats; ++seat)
            if (s_.pact.token_on[seat] == space) return seat;
        return none;
    }

    static std::string space_glyph(Space space) {
        switch (space) {
            case Space::pray: return "P";
            case Space::raise: return "▲";
            case Space::move: return "M";
            case Space::recruit: return "+";
            case Space::tile_red: return colour_letter(0);
            case Space::tile_blue: return colour_letter(1);
            case Space::tile_white: return colour_letter(2);
            case Space::tile_any: return "?";
            case Space::tile_violet: return colour_letter(4);
            case Space::assault: return "⚔";
            case Space::invocation: return "✦";
            case Space::seize_creature: return "C";
            case Space::seize_troop: return "T";
            case Space::destroy_units: return "×";
            case Space::seize_pyramid: return "△";
        }
        return "?";
    }

    // Owned tiles; a creature in brackets is off the board.
    void put_tiles(Lines& line, Seat seat, int width) {
        each_bit(s_.player[seat].tiles, [&](unsigned own) {
            const Tile& tile = rules_.set.tiles[own];
            std::string name(tile.name[language_]);
            if (tile.creature != none && s_.creature[tile.creature] == in_reserve) name.insert(0, "(").append(")");
            name = " " + padded(name, std::min(text_width(name), width - 3));
            const std::string level = colour_letter(index_of(tile.colour)) + std::to_string(tile.level);
            put_together(line, level, look::colours[index_of(tile.colour)], name, {});
            line.gap(2);
        });
    }

    // Two pieces that stay on one line.
    static void put_together(Lines& line, const std::string& first, Style first_style, const std::string& second,
                             Style second_style) {
        line.make_room(text_width(first) + text_width(second));
        line.put(first, first_style);
        line.put(second, second_style);
    }

    // --- the viewer's own cards

    int draw_hand(int y) {
        Lines line(canvas_, 0, y, full_width);
        line.set_indent(2);
        line.put(std::string(hand_title[language_]) + ": ", look::strong);
        bool any = false;
        for (DiCardId card = 0; card < rules_.set.di_cards.size(); ++card) {
            const int count = view_.hand.di_cards[card];
            if (count == 0) continue;
            any = true;
            const DiCard& row = rules_.set.di_cards[card];
            const bool marked = ((di_marked_ >> card) & 1U) != 0;
            std::string text = (marked ? std::string(look::can_be_chosen) : "") + std::string(row.name[language_]);
            if (count > 1) text += " ×" + std::to_string(count);
            if (row.cost > 0) text += " (" + say(prayer_title, language_, row.cost) + ")";
            line.put(text, marked ? look::marked : Style{});
            line.gap(3);
        }
        if (!any) line.put(none_title[language_], look::faint);
        line.next_line();
        line.put(std::string(battle_cards_title[language_]) + " ", look::strong);
        line.put(std::string(values_title[language_]) + ": ", look::faint);
        for (BattleCardId card = 0; card < rules_.set.battle_cards.size(); ++card)
            if (((unsigned{view_.hand.cards.hand} >> card) & 1U) != 0) {
                put_battle_card(line, card);
                line.gap(3);
            }
        return line.y() + 1;
    }

    // --- tiles for sale

    // The tiles of a colour by level; with room to spare each level has a line.
    int draw_colour(std::size_t colour, int x, int y, int width, bool line_for_level) {
        Lines line(canvas_, x, y, width);
        line.set_indent(3);
        int level = 0;
        for (std::size_t i = 0; i < rules_.set.tiles.size(); ++i) {
            const Tile& tile = rules_.set.tiles[i];
            if (index_of(tile.colour) != colour || s_.copies[i] == 0) continue;
            const bool marked = has_bit(buyable_, i);
            std::string name = (marked ? std::string(look::can_be_chosen) : "") + std::string(tile.name[language_]);
            if (s_.copies[i] > 1) name += "×" + std::to_string(s_.copies[i]);
            if (tile.level != level) {
                if (level != 0 && line_for_level) line.next_line();
                level = tile.level;
                line.make_room(3 + text_width(name));
                line.put(colour_letter(colour) + std::to_string(level), look::colours[colour]);
                line.put(" ");
            }
            const bool out_of_reach = !is_empty(buyable_) || tile.level > s_.tile_level;
            line.put(name, marked ? look::marked : out_of_reach ? look::faint : Style{});
            line.gap(2);
        }
        return line.y() + (level == 0 ? 0 : 1);
    }

    int draw_tiles(int x, int y, int width, bool line_for_level) {
        canvas_.put(x, y++, tiles_title[language_], look::strong);
        for (std::size_t colour = 0; colour < colour_count; ++colour)
            if (colour_in_play(rules_, s_, colour)) y = draw_colour(colour, x, y, width, line_for_level);
        return y;
    }

    const Rules& rules_;
    const View& view_;
    Language language_;
    std::span<const Action> marked_;
    Canvas& canvas_;
    State s_{};  // the open table, as the rules' own functions take it
    TileSet buyable_{};
    unsigned di_marked_ = 0;
    unsigned cards_marked_ = 0;
};

}  // namespace

void Kemet::draw(const Rules& rules, const View& view, Language language, std::span<const Action> marked,
                 Canvas& canvas) {
    TablePicture(rules, view, language, marked, canvas).draw();
}

}  // namespace mehen::kemet
