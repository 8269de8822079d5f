// One god against an alliance in a terminal: the day, the Alliance's board, the lone god's cards, what each side needs.
#include <bit>

#include "games/kemet/seth/flow/alliance.h"
#include "games/kemet/show/draw.h"

namespace mehen::kemet {

namespace {

constexpr Text day_title = {"Day track", "Tor fazy dnia", "Tracciato del giorno"};
constexpr Text speaker_title = {"speaks for the Alliance:", "w imieniu Przymierza mówi:", "parla per l'Alleanza:"};
constexpr Text portal_open_title = {"portal open", "portal otwarty", "portale aperto"};
constexpr Text portal_closed_title = {"portal closed", "portal zamknięty", "portale chiuso"};
constexpr Text alliance_title = {"Alliance", "Przymierze", "Alleanza"};
constexpr Text permanent_title = {"{0} of {1} permanent VP ({2} battle, {3} divinity), {4} temporary",
                                  "stałe PZ: {0} z {1} (chwały {2}, boskie {3}), tymczasowe {4}",
                                  "{0} di {1} PV permanenti ({2} battaglia, {3} divini), {4} temporanei"};
constexpr Text temple_title = {"temple complete", "świątynia ukończona", "tempio completo"};
constexpr Text ceremony_held_title = {"Great Ceremony held", "Wielka Ceremonia odprawiona",
                                      "Grande Cerimonia celebrata"};
constexpr Text ceremony_title = {"Great Ceremony: {0} PP", "Wielka Ceremonia: {0} PM", "Grande Cerimonia: {0} PP"};
constexpr Text temples_title = {"sacrifice temples:", "świątynie poświęcenia:", "templi del sacrificio:"};
constexpr Text temple_level = {"{0} {1}/{2}", "{0} {1}/{2}", "{0} {1}/{2}"};
constexpr Text prayer_title = {"{0} prayer {0:token|tokens} face down", "zakryte żetony modlitwy: {0}",
                               "segnalini Preghiera coperti: {0}"};
constexpr Text powers_title = {"powers:", "moce:", "poteri:"};
constexpr Text powers_left_title = {"{0} {0:power|powers} left", "pozostałe moce: {0}", "poteri rimasti: {0}"};
constexpr Text grey_title = {"grey token", "szary żeton", "segnalino grigio"};
constexpr Text district_title = {"holds a district of Seth's city", "zajmuje dzielnicę miasta Seta",
                                 "tiene un distretto della città di Seth"};
constexpr Text lone_points_title = {"{0} of {1} battle VP", "PZ chwały: {0} z {1}", "{0} di {1} PV da battaglia"};
constexpr Text rivals_title = {"{0} Alliance {0:unit|units} on the board", "jednostki Przymierza na planszy: {0}",
                               "unità dell'Alleanza sul tabellone: {0}"};
constexpr Text creatures_title = {"creature cards:", "karty potworów:", "carte Creatura:"};
constexpr Text captives_title = {"corrupted units:", "spaczone jednostki:", "unità corrotte:"};

class SidesPicture {
public:
    SidesPicture(const Rules& rules, const View& view, Language language, Canvas& canvas)
        : rules_(rules), view_(view), pact_(view.pact), language_(language), canvas_(canvas) {}

    int draw(int y) {
        if (pact_.lone == none) return y;  // it is not drawn yet
        y = draw_day(y);
        y = draw_alliance(y);
        return draw_lone(y);
    }

private:
    Lines new_line(int y) {
        Lines line(canvas_, 0, y, full_width);
        line.set_indent(2);
        return line;
    }
    static void put_seat(Lines& line, Seat seat) { line.put(letter_of(seat), style_of(seat)); }
    static void put_seats(Lines& line, SeatMask seats) {
        each_seat(seats, [&](Seat seat) { put_seat(line, seat); });
    }
    static void part(Lines& line, const std::string& text, Style style = {}) {
        line.gap(2);
        line.put(text, style);
    }
    // After a title: items with commas between them, or that there are none.
    class Items {
    public:
        explicit Items(Lines& line) : line_(line) {}
        void put(const std::string& item) {
            line_.put(any_ ? ", " : " ");
            line_.put(item);
            any_ = true;
        }
        void end() {
            if (!any_) line_.put(" –", look::faint);
        }

    private:
        Lines& line_;
        bool any_ = false;
    };
    std::string in(const Text& text) const { return std::string(text[language_]); }

    // Each phase: the lone god's actions, then one of every member; a dot for what has been taken.
    int draw_day(int y) {
        const auto phases = under_way<Phases>(view_.flow);
        const auto now = under_way<AlliancePhase>(view_.flow);
        const auto turn = under_way<Turn>(view_.flow);
        Lines line = new_line(y);
        line.put(in(day_title) + ": ", look::strong);
        const unsigned begun = phases ? phases->phase : 0U;  // of the Alliance's
        const auto& track = rules_.set.day_track[rules_.players() - 2U];
        for (unsigned phase = 0; phase < track.size(); ++phase) {
            line.make_room(fit<int>(track[phase] + rules_.seats) + 2);
            const bool over = phase < begun;
            const unsigned taken = over ? track[phase] : phase == begun && phases ? phases->taken : 0U;
            for (unsigned action = 0; action < track[phase]; ++action)
                put_step(line, pact_.lone, action + 1 < taken || over, action + 1 == taken && !over);
            line.put(" ");
            const bool current = over && now && phase + 1 == begun;
            each_seat(members(rules_, view_), [&](Seat seat) {
                const bool acts = current && turn && turn->seat == seat;
                put_step(line, seat, !acts && over && (!current || contains(now->acted, seat)), acts);
            });
            line.gap(2);
        }
        part(line, in(pact_.portal_open != 0 ? portal_open_title : portal_closed_title));
        if (pact_.speaker != none) {
            part(line, in(speaker_title) + " ");
            put_seat(line, pact_.speaker);
        }
        return line.y() + 1;
    }

    static void put_step(Lines& line, Seat seat, bool taken, bool now) {
        line.put(now ? "▶" : "");
        line.put(taken ? "·" : letter_of(seat), taken ? look::faint : style_of(seat));
    }

    int draw_alliance(int y) {
        const SeatMask alliance = members(rules_, view_);
        const Player& player = view_.player[lowest_seat(alliance)];
        Lines line = new_line(y);
        put_seats(line, alliance);
        line.put(" " + in(alliance_title) + ": ", look::strong);
        line.put(say(permanent_title, language_, player.battle_points + player.divinity_points,
                     rules_.set.alliance_goal, player.battle_points, player.divinity_points,
                     temporary_points(view_, lowest_seat(alliance))));
        put_ceremony(line);
        if (temple_complete(view_)) part(line, in(temple_title), look::strong);
        if (holds_district_of_lone(rules_, view_)) part(line, in(district_title), look::strong);
        put_temples(line);
        put_tokens(line);
        return line.y() + 1;
    }

    void put_ceremony(Lines& line) {
        if (pact_.ceremony != 0) return part(line, in(ceremony_held_title), look::strong);
        part(line, say(ceremony_title, language_, ceremony_cost(rules_, view_)));
        const SeatMask payers = ceremony_payers(rules_, view_);
        if (payers == no_seats) return;
        line.put(" (");
        put_seats(line, payers);
        line.put(")");
    }

    void put_temples(Lines& line) {
        part(line, in(temples_title));
        Items temples(line);
        for (std::size_t i = 0; i < rules_.set.sacrifice_temples; ++i) {
            if (pact_.temple_level[i] == 0) continue;
            temples.put(say(temple_level, language_, rules_.area(pact_.temple_area[i]).id, pact_.temple_level[i],
                            temple_levels));
        }
        temples.end();
        part(line, say(prayer_title, language_, std::popcount(unsigned{pact_.prayer_tokens})), look::faint);
    }

    void put_tokens(Lines& line) {
        const int left = fit<int>(rules_.set.power_tokens.size()) - std::popcount(unsigned{pact_.power_tokens});
        part(line, in(powers_title));
        Items powers(line);
        for (unsigned tokens = pact_.power_tokens; tokens != 0; tokens &= tokens - 1) {
            const auto token = lowest(tokens);
            powers.put(std::string(rules_.set.power_tokens[token].name[language_]));
        }
        powers.end();
        part(line, say(powers_left_title, language_, left), look::faint);
        if (pact_.grey != 0) part(line, in(grey_title), look::strong);
    }

    int draw_lone(int y) {
        Lines line = new_line(y);
        put_seat(line, pact_.lone);
        line.put(" " + Kemet::name_at_table(view_, pact_.lone, language_) + ": ", look::strong);
        line.put(say(lone_points_title, language_, view_.player[pact_.lone].battle_points, rules_.set.lone_goal));
        int rivals = 0;
        each_seat(members(rules_, view_), [&](Seat seat) {
            each_area(view_.troops[seat], [&](AreaId area) { rivals += view_.units[area][seat]; });
        });
        part(line, say(rivals_title, language_, rivals));
        part(line, in(creatures_title));
        Items creatures(line);
        for (unsigned cards = pact_.creature_cards; cards != 0; cards &= cards - 1) {
            const CreatureCard& card = rules_.set.creature_cards[lowest(cards)];
            creatures.put(std::string(rules_.set.creatures[card.creature].name[language_]));
        }
        creatures.end();
        put_captives(line);
        return line.y() + 1;
    }

    void put_captives(Lines& line) {
        bool any = false;
        for (Seat seat = 0; seat < rules_.seats; ++seat) {
            if (pact_.captives[seat] == 0) continue;
            if (!any) part(line, in(captives_title) + " ");
            any = true;
            line.put(letter_of(seat) + std::to_string(pact_.captives[seat]), style_of(seat));
        }
    }

    const Rules& rules_;
    const View& view_;
    const Pact& pact_;
    Language language_;
    Canvas& canvas_;
};

}  // namespace

int draw_sides(const Rules& rules, const View& view, Language language, Canvas& canvas, int y) {
    return SidesPicture(rules, view, language, canvas).draw(y);
}

}  // namespace mehen::kemet
