// The tables as a walk over named fields: printed by `mehen pack`, replaced and checked by --pack. Whatever passes the
// checks must make a game that can be played to its end: counts fit the state, and nobody is asked what has no answer.
#include "games/kemet/box/pack.h"

namespace mehen::kemet {

namespace {

constexpr Text required_text = {"must be given in a new entry", "trzeba podać w nowym wpisie",
                                "va indicato in una voce nuova"};
constexpr Text at_most_text = {"may be {0} at most", "może wynosić najwyżej {0}", "può essere al massimo {0}"};
constexpr Text multiple_text = {"must be a multiple of {0}", "musi być wielokrotnością {0}",
                                "deve essere un multiplo di {0}"};
constexpr Text units_text = {"with {0} mercenaries these are more than {1} units",
                             "z najemnikami ({0}) daje to więcej niż {1} jednostek",
                             "con {0} mercenari sono più di {1} unità"};
constexpr Text deck_text = {"the deck has {0} cards, {1} are dealt to five players",
                            "talia ma {0} kart, a pięciu graczom rozdaje się {1}",
                            "il mazzo ha {0} carte, a cinque giocatori se ne danno {1}"};
constexpr Text lone_deck_text = {"Seth's deck has {0} cards, {1} are dealt",
                                 "talia Seta ma {0} {0:kartę|karty|kart}, a rozdaje się {1}",
                                 "il mazzo di Seth ha {0} carte, se ne danno {1}"};
constexpr Text level_text = {"no space has level {0}", "żadne pole nie ma poziomu {0}",
                             "nessuna casella ha livello {0}"};
constexpr Text missing_space_text = {"there must be a space {0}", "musi być pole {0}", "deve esserci una casella {0}"};
constexpr Text acquisition_text = {"there may be {0} spaces {1} at most", "pól {1} może być najwyżej {0}",
                                   "le caselle {1} possono essere al massimo {0}"};

constexpr int fewest_spaces = 6;  // five own tokens and a silver one find room
constexpr std::array<std::string_view, 8> space_ids = {"pray",     "raise",     "move",       "recruit",
                                                       "tile_red", "tile_blue", "tile_white", "tile_any"};

void check_start(PackVisitor& pack, const Ruleset& set) {
    if (set.start_prayer > set.max_prayer) pack.refuse("start_prayer", Message(at_most_text, set.max_prayer));
    if (set.placed_units > set.units) pack.refuse("placed_units", Message(at_most_text, set.units));
    if (set.start_districts > 0) {  // the same number in each of so many districts
        const int most = set.start_districts * set.troop_limit;
        if (set.placed_units > most) pack.refuse("placed_units", Message(at_most_text, most));
        if (set.placed_units % set.start_districts != 0)
            pack.refuse("placed_units", Message(multiple_text, set.start_districts));
        return;
    }
    // A player may have built two pyramids only, and the first units need one in their district.
    const int room = 2 * set.troop_limit;
    if (set.placed_units > room) pack.refuse("placed_units", Message(at_most_text, room));
}

void visit_numbers(PackVisitor& pack, Ruleset& set) {
    if (!pack.enter("numbers")) return;
    visit_byte(pack, "start_prayer", set.start_prayer, 0, 20);
    visit_byte(pack, "start_cards", set.start_cards, 1, 10);
    visit_byte(pack, "units", set.units, 2, 30);
    visit_byte(pack, "placed_units", set.placed_units, 1, 30);
    visit_byte(pack, "troop_limit", set.troop_limit, 1, 12);
    visit_byte(pack, "max_prayer", set.max_prayer, 5, 20);
    visit_byte(pack, "teleports", set.teleports, 0, 5);  // 0: as many as are paid for
    visit_byte(pack, "teleport_cost", set.teleport_cost, 0, 11);
    visit_byte(pack, "highest_level", set.highest_level, 2, 4);
    visit_byte(pack, "home_strength", set.home_strength, 0, 5);
    visit_byte(pack, "recall_less", set.recall_less, 0, 5);
    visit_byte(pack, "tokens", set.tokens, set.alliance ? 4 : 3, 5);  // one for each level, or phase, at least
    visit_byte(pack, "pray_prayer", set.pray_prayer, 0, 6);
    visit_byte(pack, "night_prayer", set.night_prayer, 0, 6);
    visit_byte(pack, "sanctuary_units", set.sanctuary_units, 1, 5);
    visit_byte(pack, "goal", set.goal, 2, 15);
    if (set.long_goal != 0) visit_byte(pack, "long_goal", set.long_goal, 2, 15);
    check_start(pack, set);
    pack.leave();
}

void visit_battle_cards(PackVisitor& pack, Ruleset& set) {
    if (!pack.enter("battle_cards")) return;
    for (BattleCard& card : set.battle_cards) {
        if (!pack.enter(card.id)) continue;
        visit_byte(pack, "strength", card.strength, 0, 9);
        visit_byte(pack, "damage", card.damage, 0, 9);
        visit_byte(pack, "unblockable", card.unblockable, 0, 9);
        visit_byte(pack, "protection", card.protection, 0, 9);
        visit_byte(pack, "own_losses", card.own_losses, 0, 9);
        pack.flag("house", card.house);
        pack.leave();
    }
    pack.leave();
}

// Every level and every action has its space, and acquisition tokens have theirs.
void check_spaces(PackVisitor& pack, const Ruleset& set) {
    std::array<int, 4> of_level{};
    std::array<int, space_ids.size()> of_kind{};
    for (const SpaceRow& row : set.spaces) {
        ++of_level[row.level];
        ++of_kind[index_of(row.space)];
    }
    for (std::size_t level = 1; level <= 3; ++level)
        if (of_level[level] == 0) pack.refuse("spaces", Message(level_text, level));
    for (const Space needed : {Space::pray, Space::raise, Space::move, Space::recruit})
        if (of_kind[index_of(needed)] == 0)
            pack.refuse("spaces", Message(missing_space_text, space_ids[index_of(needed)]));
    constexpr auto any = index_of(Space::tile_any);
    if (of_kind[any] > 3) pack.refuse("spaces", Message(acquisition_text, 3, space_ids[any]));
}

void visit_spaces(PackVisitor& pack, Ruleset& set) {
    const Rows<SpaceRow, max_spaces> before = set.spaces;
    int size = fit<int>(before.size());
    if (!pack.enter_list("spaces", size, fewest_spaces, fit<int>(max_spaces))) return;
    set.spaces = {};
    for (int i = 0; i < size; ++i) {
        const auto at = index_of(i);
        const bool known = at < before.size();
        int space = as_byte(before[at].space);
        int level = before[at].level;
        pack.enter_item(i);
        visit_entry_choice(pack, "space", known, space, space_ids);
        visit_entry_number(pack, "level", known, level, 1, 3);
        pack.leave();
        set.spaces.add({static_cast<Space>(space), as_byte(level)});
    }
    pack.leave();
    check_spaces(pack, set);
}

// What hangs together across the tables.
void check_whole(PackVisitor& pack, const Ruleset& set) {
    const int mercenaries = most_owned(set, Power::mercenaries);
    if (set.units + mercenaries > most_units)
        pack.refuse("numbers.units", Message(units_text, mercenaries, most_units));
    if (set.alliance && set.lone_units + mercenaries > most_units)
        pack.refuse("alliance.lone_units", Message(units_text, mercenaries, most_units));
    const auto deck = [&](bool lone) {
        int cards = 0;
        for (const DiCard& card : set.di_cards) cards += card.lone == lone ? card.count : 0;
        return cards;
    };
    constexpr int players = 5;
    if (deck(false) < set.start_cards * players)
        pack.refuse("di_cards", Message(deck_text, deck(false), set.start_cards * players));
    if (set.alliance && deck(true) < set.start_cards)
        pack.refuse("di_cards", Message(lone_deck_text, deck(true), set.start_cards));
}

}  // namespace

void visit_byte(PackVisitor& pack, std::string_view name, std::uint8_t& value, int low, int high) {
    int number = value;
    pack.integer(name, number, low, high);
    value = as_byte(number);
}

void visit_entry_number(PackVisitor& pack, std::string_view name, bool known, int& value, int low, int high) {
    if (!known) value = low - 1;
    pack.integer(name, value, low, high);
    if (value < low) {
        pack.refuse(name, Message(required_text));
        value = low;
    }
}

void visit_entry_choice(PackVisitor& pack, std::string_view name, bool known, int& value,
                        std::span<const std::string_view> names) {
    if (!known) value = -1;
    pack.choice(name, value, names);
    if (value < 0) {
        pack.refuse(name, Message(required_text));
        value = 0;
    }
}

void visit_ruleset(PackVisitor& pack, Ruleset& set) {
    visit_numbers(pack, set);
    visit_tiles(pack, set);
    visit_creatures(pack, set);
    visit_di_cards(pack, set);
    visit_battle_cards(pack, set);
    visit_spaces(pack, set);
    visit_boards(pack, set);
    if (set.alliance) visit_alliance(pack, set);
    check_whole(pack, set);
}

}  // namespace mehen::kemet
