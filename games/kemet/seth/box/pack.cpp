// The rows and numbers of the box in which one god stands against an alliance, in a pack.
#include "games/kemet/box/pack.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

namespace mehen::kemet {

namespace {

constexpr Text at_most_text = {"may be {0} at most", "może wynosić najwyżej {0}", "può essere al massimo {0}"};
constexpr Text limit_text = {"with {0} from tiles and tokens a troop could have more than {1} units",
                             "z {0} z płytek i żetonów oddział mógłby mieć więcej niż {1} jednostek",
                             "con {0} da tessere e segnalini una truppa potrebbe avere più di {1} unità"};
constexpr Text actions_text = {"Seth has {0} tokens for these actions, not {1}",
                               "Set ma na te akcje {0} żetonów, a nie {1}",
                               "per queste azioni Seth ha {0} segnalini, non {1}"};
constexpr Text level_text = {"no space has level {0}", "żadne pole nie ma poziomu {0}",
                             "nessuna casella ha livello {0}"};
constexpr Text violet_spaces_text = {"there must be {0} violet spaces or more; these are {1}",
                                     "fioletowych pól musi być co najmniej {0}; jest {1}",
                                     "le caselle viola devono essere almeno {0}; sono {1}"};
constexpr Text few_tokens_text = {"there are {0} prayer tokens, one for each temple",
                                  "żetonów modlitwy jest {0}, po jednym na świątynię",
                                  "i segnalini Preghiera sono {0}, uno per tempio"};

constexpr unsigned most_members = 5;
constexpr int own_tokens = most_members + 1;              // for violet spaces
constexpr int fewest_spaces = own_tokens + most_members;  // with the tokens taken
constexpr int most_in_troop = 15;                         // lists of parties have room for so many

// The actions of the lone god's board, in packs and in the ids of its spaces.
struct LoneSpace {
    Space space;
    std::string_view id;
};
constexpr std::array<LoneSpace, 11> kinds = {{{Space::pray, "pray"},
                                              {Space::raise, "raise"},
                                              {Space::move, "move"},
                                              {Space::recruit, "recruit"},
                                              {Space::tile_violet, "tile-violet"},
                                              {Space::assault, "assault"},
                                              {Space::invocation, "invocation"},
                                              {Space::seize_creature, "seize-creature"},
                                              {Space::seize_troop, "seize-troop"},
                                              {Space::destroy_units, "destroy-units"},
                                              {Space::seize_pyramid, "seize-pyramid"}}};
constexpr std::array<std::string_view, kinds.size()> kind_ids = [] {
    std::array<std::string_view, kinds.size()> ids;
    for (std::size_t i = 0; i < ids.size(); ++i) ids[i] = kinds[i].id;
    return ids;
}();

int kind_of(Space space) {
    int kind = 0;
    while (kinds[index_of(kind)].space != space) ++kind;
    return kind;
}

// "move-2": of several spaces with one action the second. They last as long as the program.
std::string_view numbered(int kind, std::size_t number) {
    static const std::vector<std::string> ids = [] {
        std::vector<std::string> all;
        for (const LoneSpace& each : kinds)
            for (std::size_t i = 1; i <= max_spaces; ++i) all.push_back(std::string(each.id) + "-" + std::to_string(i));
        return all;
    }();
    return ids[index_of(kind) * max_spaces + number - 1];
}

// A space that has its action alone is called like it, the others are numbered.
void name_spaces(Rows<SpaceRow, max_spaces>& spaces) {
    for (SpaceRow& row : spaces) {
        std::size_t count = 0;
        std::size_t number = 0;
        for (const SpaceRow& other : spaces) {
            count += other.space == row.space ? 1U : 0U;
            if (&other == &row) number = count;
        }
        const int kind = kind_of(row.space);
        row.id = count == 1 ? kind_ids[index_of(kind)] : numbered(kind, number);
    }
}

void visit_lone_spaces(PackVisitor& pack, Ruleset& set) {
    const Rows<SpaceRow, max_spaces> before = set.lone_spaces;
    int size = fit<int>(before.size());
    if (!pack.enter_list("lone_spaces", size, fewest_spaces, fit<int>(max_spaces))) return;
    set.lone_spaces = {};
    std::array<int, 4> of_level{};
    int violet = 0;
    for (int i = 0; i < size; ++i) {
        const auto at = index_of(i);
        const bool known = at < before.size();
        int kind = known ? kind_of(before[at].space) : 0;
        int level = before.row[at].level;
        bool house = before.row[at].house;
        pack.enter_item(i);
        visit_entry_choice(pack, "space", known, kind, kind_ids);
        visit_entry_number(pack, "level", known, level, 1, 3);
        pack.flag("house", house);
        pack.leave();
        const Space space = kinds[index_of(kind)].space;
        set.lone_spaces.add({space, as_byte(level), {}, house});
        ++of_level[index_of(level)];
        violet += against_alliance(space) ? 0 : 1;
    }
    pack.leave();
    name_spaces(set.lone_spaces);
    for (std::size_t level = 1; level <= 3; ++level)
        if (of_level[level] == 0) pack.refuse("lone_spaces", Message(level_text, level));
    if (violet < own_tokens) pack.refuse("lone_spaces", Message(violet_spaces_text, own_tokens, violet));
}

void check_lone_numbers(PackVisitor& pack, const Ruleset& set) {
    const int most = std::min<int>(set.lone_units, 3 * set.lone_troop_limit);
    if (set.lone_placed_units > most) pack.refuse("lone_placed_units", Message(at_most_text, most));
    if (set.sacrifice_temples > set.prayer_tokens.size())
        pack.refuse("sacrifice_temples", Message(few_tokens_text, set.prayer_tokens.size()));
}

void visit_lone_numbers(PackVisitor& pack, Ruleset& set) {
    if (!pack.enter("alliance")) return;
    visit_byte(pack, "lone_units", set.lone_units, 2, 30);
    visit_byte(pack, "lone_placed_units", set.lone_placed_units, 1, 30);
    visit_byte(pack, "lone_troop_limit", set.lone_troop_limit, 1, 12);
    visit_byte(pack, "lone_prayer", set.lone_prayer, 0, 20);
    visit_byte(pack, "lone_pray_prayer", set.lone_pray_prayer, 0, 6);
    visit_byte(pack, "lone_goal", set.lone_goal, 1, 15);
    visit_byte(pack, "lone_long_goal", set.lone_long_goal, 1, 15);
    visit_byte(pack, "alliance_goal", set.alliance_goal, 1, 15);
    visit_byte(pack, "sacrifice_temples", set.sacrifice_temples, 1, 3);
    visit_byte(pack, "ceremony_cost", set.ceremony_cost, 0, 15);
    visit_byte(pack, "ceremony_discount", set.ceremony_discount, 0, 15);
    visit_byte(pack, "seized_pyramid_surcharge", set.seized_pyramid_surcharge, 0, 6);
    constexpr std::array<std::string_view, 4> names = {"temples_for_point_2", "temples_for_point_3",
                                                       "temples_for_point_4", "temples_for_point_5"};
    for (std::size_t i = 0; i < names.size(); ++i) visit_byte(pack, names[i], set.temples_for_point[i], 1, 9);
    check_lone_numbers(pack, set);
    pack.leave();
}

// As many actions as the lone god has tokens: one for each member, one more, and one taken from each.
void visit_day_track(PackVisitor& pack, Ruleset& set) {
    constexpr std::array<std::string_view, 4> names = {"members_2", "members_3", "members_4", "members_5"};
    if (!pack.enter("day_track")) return;
    for (std::size_t i = 0; i < names.size(); ++i) {
        auto& day = set.day_track[i];
        int size = fit<int>(day.size());
        if (!pack.enter_list(names[i], size, size, size)) continue;
        for (std::size_t phase = 0; phase < day.size(); ++phase) {
            int actions = day[phase];
            pack.integer_item(fit<int>(phase), actions, 0, 11);
            day[phase] = as_byte(actions);
        }
        pack.leave();
        const int sum = std::accumulate(day.begin(), day.end(), 0);
        const int tokens = 2 * fit<int>(i + 2) + 1;
        if (sum != tokens) pack.refuse(names[i], Message(actions_text, tokens, sum));
    }
    pack.leave();
}

void visit_creature_cards(PackVisitor& pack, Ruleset& set) {
    if (!pack.enter("creature_cards")) return;
    for (CreatureCard& card : set.creature_cards) {
        if (!pack.enter(card.id)) continue;
        visit_byte(pack, "value", card.value, 0, 12);
        const CreatureCard before = card;
        pack.flag("in_cities", card.in_cities);
        pack.flag("anybody", card.anybody);
        const bool as_told = visit_creature_card_gives(pack, card.gives);
        if (!as_told || card.in_cities != before.in_cities || card.anybody != before.anybody) card.rule = no_text;
        pack.flag("house", card.house);
        pack.leave();
    }
    pack.leave();
}

void visit_tokens(PackVisitor& pack, Ruleset& set) {
    if (pack.enter("power_tokens")) {
        for (PowerToken& token : set.power_tokens) {
            if (!pack.enter(token.id)) continue;
            if (!visit_power_token_gives(pack, token.gives)) token.rule = no_text;
            pack.flag("house", token.house);
            pack.leave();
        }
        pack.leave();
    }
    if (!pack.enter("prayer_tokens")) return;
    for (PrayerToken& token : set.prayer_tokens) {
        if (!pack.enter(token.id)) continue;
        visit_byte(pack, "prayer", token.prayer, 0, 11);
        pack.flag("house", token.house);
        pack.leave();
    }
    pack.leave();
}

}  // namespace

void visit_alliance(PackVisitor& pack, Ruleset& set) {
    visit_lone_numbers(pack, set);
    visit_lone_spaces(pack, set);
    visit_day_track(pack, set);
    visit_creature_cards(pack, set);
    visit_tokens(pack, set);
    // Bounds that another table sets, so that they hold where this one is left as it is.
    if (set.lone_prayer > set.max_prayer) pack.refuse("alliance.lone_prayer", Message(at_most_text, set.max_prayer));
    const int more = most_owned(set, Power::troop_limit);
    if (set.troop_limit + more > most_in_troop)
        pack.refuse("numbers.troop_limit", Message(limit_text, more, most_in_troop));
    if (set.lone_troop_limit + more > most_in_troop)
        pack.refuse("alliance.lone_troop_limit", Message(limit_text, more, most_in_troop));
}

}  // namespace mehen::kemet
