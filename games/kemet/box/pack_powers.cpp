// Tiles, creatures and DI cards in a pack: what they give, and what keeps that within bounds.
#include <algorithm>

#include "games/kemet/box/pack.h"

namespace mehen::kemet {

namespace {

constexpr Text twice_text = {"{0} stands there twice", "{0} występuje dwa razy", "{0} compare due volte"};
constexpr Text not_for_tile_text = {"{0} is not for tiles", "{0} nie jest dla płytek", "{0} non è per le tessere"};
constexpr Text not_for_creature_text = {"{0} is not for creatures", "{0} nie jest dla potworów",
                                        "{0} non è per le creature"};
constexpr Text not_for_card_text = {"{0} does not go with this 'when'; possible: {1}",
                                    "{0} nie pasuje do tego 'when'; możliwe: {1}",
                                    "{0} non va con questo 'when'; possibili: {1}"};
constexpr Text no_card_power_text = {"{0} is not for DI cards", "{0} nie jest dla kart BI",
                                     "{0} non è per le carte ID"};
constexpr Text copies_text = {"of level {0}, colour {1}, there are {2} tiles; the box has {3}",
                              "płytek poziomu {0}, koloru {1}, jest {2}; pudełko ma ich {3}",
                              "di livello {0}, colore {1}, ci sono {2} tessere; la scatola ne ha {3}"};
constexpr Text owned_text = {"one player could have {0} {1} in all; {2} at most",
                             "jeden gracz mógłby mieć łącznie {0} {1}; najwyżej {2}",
                             "un giocatore potrebbe avere in tutto {0} {1}; al massimo {2}"};
constexpr Text special_text = {"special_card {0} is given by tiles with different pictures",
                               "special_card {0} dają płytki z różnymi obrazkami",
                               "special_card {0} è data da tessere con figure diverse"};
constexpr Text no_special_text = {"special_card is at most {0}", "special_card to najwyżej {0}",
                                  "special_card è al massimo {0}"};
constexpr Text not_for_creature_card_text = {"{0} is not for creature cards", "{0} nie jest dla kart potworów",
                                             "{0} non è per le carte Creatura"};
constexpr Text not_for_token_text = {"{0} is not for power tokens", "{0} nie jest dla żetonów mocy",
                                     "{0} non è per i segnalini Potere"};
constexpr Text personal_text = {"a card that everybody keeps needs returns_to_hand",
                                "karta, którą każdy zatrzymuje, wymaga returns_to_hand",
                                "una carta che ognuno conserva richiede returns_to_hand"};

constexpr int most_of_one_power = 12;  // in one row
constexpr int tiles_of_a_level = 4;    // and colour

std::string_view id_of(Power power) {
    return power_ids[index_of(power)];
}

bool between(Power power, Power first, Power last) {
    return first <= power && power <= last;
}
bool for_battle(Power power) {
    return between(power, Power::strength, Power::defence_unblockable);
}
// Some powers have a meaning only where one god stands against an alliance.
bool for_tiles(Power power, bool alliance) {
    return between(power, Power::land_moves, alliance ? Power::hands_prayer_over : Power::strength_per_discard);
}
bool for_creatures(Power power, bool alliance) {
    return power == Power::land_moves || between(power, Power::teleport_from_obelisk, Power::ignores_one_wall) ||
           for_battle(power) ||
           between(power, Power::cancels_creature, alliance ? Power::cannot_be_seized : Power::devours);
}
// Nothing that is had at once, when bought, and no tokens of a player's own.
bool for_power_tokens(Power power) {
    if (power == Power::mercenaries || power == Power::corrupts || power == Power::any_space_token) return false;
    if (between(power, Power::victory_point, Power::special_card)) return false;
    return for_tiles(power, true) || power == Power::grey_token;
}

// The moments at which a power of a card has its place. None: no card gives it.
Moments moments_of(Power power, bool alliance) {
    constexpr Moments day = When::own_day | When::any_day;
    constexpr Moments battle = When::battle;
    if (for_battle(power)) return battle;
    if (power == Power::land_moves || power == Power::teleports_anywhere ||
        between(power, Power::ignores_walls, Power::ignores_one_wall))
        return When::own_move | When::battle;  // hidden in a battle it does nothing
    if (power == Power::prayer || between(power, Power::places_units, Power::removes_units)) return day | battle;
    if (power == Power::steals_prayer) return day;
    // Some of these do nothing hidden in a battle, either.
    if (power == Power::takes_back_card) return alliance ? day | battle : day;
    if (alliance && between(power, Power::takes_from_lone, Power::gives_prayer_over)) return day | battle;
    if (power == Power::duplicates_prayer) return When::after_action | When::battle;  // likewise
    if (power == Power::vetoes) return When::after_card;
    if (power == Power::escapes) return When::on_entry;
    if (between(power, Power::prayer_if_won, Power::swaps_battle_cards) || power == Power::returns_to_hand)
        return battle;
    return {};
}

std::string names_of(Moments moments) {
    std::vector<std::string_view> names;
    each_bit(moments.bits(), [&](unsigned which) { names.push_back(when_ids[which]); });
    return joined(names);
}

std::size_t count_of(const GivesList& gives) {
    std::size_t count = 0;
    while (count < max_gives && gives[count].power != Power::none) ++count;
    return count;
}

bool same_powers(const GivesList& a, const GivesList& b) {
    return std::equal(a.begin(), a.end(), b.begin(), [](const Gives& x, const Gives& y) { return x.power == y.power; });
}

// `allowed` says what is wrong with a power in such a row, if anything. Whether the row's own words still speak of the
// powers that it gives: amounts are blanks in them.
template <class Allowed>
bool visit_gives(PackVisitor& pack, GivesList& gives, Allowed&& allowed) {
    const GivesList before = gives;
    int size = fit<int>(count_of(before));
    if (pack.enter_list("gives", size, 0, fit<int>(max_gives))) {
        gives = {};
        for (std::size_t i = 0; i < index_of(size); ++i) {
            const bool known = before[i].power != Power::none;
            int power = as_byte(before[i].power);
            int amount = before[i].amount;
            pack.enter_item(fit<int>(i));
            visit_entry_choice(pack, "power", known, power, power_ids);
            visit_entry_number(pack, "amount", known, amount, 1, most_of_one_power);
            pack.leave();
            gives[i] = {static_cast<Power>(power), static_cast<std::int8_t>(amount)};
        }
        pack.leave();
    }
    for (std::size_t i = 0; i < index_of(size); ++i) {
        if (const Message why = allowed(gives[i].power)) pack.refuse("gives", why);
        for (std::size_t earlier = 0; earlier < i; ++earlier)
            if (gives[earlier].power == gives[i].power)
                pack.refuse("gives", Message(twice_text, id_of(gives[i].power)));
    }
    return same_powers(before, gives);
}

int given(const GivesList& gives, Power power) {
    for (const Gives& each : gives)
        if (each.power == power) return each.amount;
    return 0;
}

// What one player may have in all, so that no count leaves its byte and every list has room.
int limit_of(Power power) {
    if (power == Power::silver_token) return 1;  // one beside an own token, on a board that has the spaces
    if (power == Power::any_space_token) return 1;
    if (power == Power::night_choice || power == Power::night_pick) return 8;  // cards laid out
    if (power == Power::land_moves || power == Power::night_cards || power == Power::night_filter ||
        power == Power::night_theft)
        return most_of_one_power;
    return most_units;
}

void check_copies(PackVisitor& pack, const Ruleset& set) {
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
        const bool violet = colour == index_of(Colour::violet);
        if (violet ? !set.alliance : colour >= set.colours) continue;
        for (std::size_t level = 1; level <= 4; ++level) {
            int copies = 0;
            for (const Tile& tile : set.tiles)
                if (index_of(tile.colour) == colour && tile.level == level &&
                    tile.renewal != Renewal::replacing)  // instead of another
                    copies += tile.copies;
            if (copies != tiles_of_a_level)
                pack.refuse("", Message(copies_text, level, colour_ids[colour], copies, tiles_of_a_level));
        }
    }
}

void check_owned(PackVisitor& pack, const Ruleset& set) {
    for (std::size_t i = 1; i < power_count; ++i) {
        const auto power = static_cast<Power>(i);
        if (power == Power::special_card) continue;
        const int owned = most_owned(set, power);
        if (owned > limit_of(power)) pack.refuse("", Message(owned_text, owned, power_ids[i], limit_of(power)));
    }
    const int laid_out = most_owned(set, Power::night_choice) + most_owned(set, Power::night_pick);
    if (const int room = limit_of(Power::night_choice); laid_out > room)
        pack.refuse("", Message(owned_text, laid_out, "night_choice + night_pick", room));
    // Each of the special cards is there once for every player.
    std::array<std::string_view, 4> picture{};
    int most = 0;
    for (const BattleCard& card : set.battle_cards) most = std::max<int>(most, card.special);
    for (const Tile& tile : set.tiles) {
        const int special = given(tile.gives, Power::special_card);
        if (special == 0) continue;
        if (special > most) return pack.refuse(tile.id, Message(no_special_text, most));
        std::string_view& seen = picture[index_of(special)];
        if (!seen.empty() && seen != tile.picture) pack.refuse(tile.id, Message(special_text, special));
        seen = tile.picture;
    }
}

// A creature is told by its tile and by its card.
void forget_words(Ruleset& set, CreatureId creature) {
    for (Tile& tile : set.tiles)
        if (tile.creature == creature) tile.rule = no_text;
    for (CreatureCard& card : set.creature_cards)
        if (card.creature == creature) card.rule = no_text;
}

// The moments of a card as a list of words.
void visit_when(PackVisitor& pack, Moments& when) {
    int size = count_bits(when.bits());
    Bits left = when.bits();
    if (!pack.enter_list("when", size, 1, when_count)) return;
    Moments moments{};
    std::string_view repeated;
    for (int i = 0; i < size; ++i, left &= left - 1) {
        int moment = left != 0 ? lowest(left) : 0;
        pack.choice_item(i, moment, when_ids);
        const Moments one = Moments::of_bits(index_of(bit(index_of(moment))));
        if (!(moments & one).empty()) repeated = when_ids[lowest(one.bits())];
        moments |= one;
    }
    pack.leave();
    if (!repeated.empty()) pack.refuse("when", Message(twice_text, repeated));
    when = moments;
}

void visit_di_card(PackVisitor& pack, DiCard& card, bool alliance) {
    if (!card.personal) visit_byte(pack, "count", card.count, 0, 10);
    visit_byte(pack, "cost", card.cost, 0, 11);
    if (!card.personal) visit_when(pack, card.when);  // such a card stays with its owner: it is for battles
    const bool as_told = visit_gives(pack, card.gives, [&](Power power) {
        const Moments moments = moments_of(power, alliance);
        if (moments.empty()) return Message(no_card_power_text, id_of(power));
        return !(card.when & ~moments).empty() ? Message(not_for_card_text, id_of(power), names_of(moments))
                                               : Message();
    });
    if (!as_told) card.rule = no_text;
    if (card.personal && given(card.gives, Power::returns_to_hand) == 0) pack.refuse("gives", Message(personal_text));
    pack.flag("house", card.house);
}

}  // namespace

int most_owned(const Ruleset& set, Power power) {
    int sum = 0;
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        int best = given(set.tiles[i].gives, power);
        bool counted = false;  // with an earlier tile of that picture
        for (TileId other = 0; other < set.tiles.size(); ++other) {
            if (set.tiles[other].picture != set.tiles[i].picture) continue;
            counted |= other < i;
            best = std::max(best, given(set.tiles[other].gives, power));
        }
        if (!counted) sum += best;
    }
    for (const PowerToken& token : set.power_tokens) sum += given(token.gives, power);
    return sum;
}

void visit_tiles(PackVisitor& pack, Ruleset& set) {
    if (!pack.enter("tiles")) return;
    for (Tile& tile : set.tiles) {
        if (!pack.enter(tile.id)) continue;
        visit_byte(pack, "level", tile.level, 1, 4);
        visit_byte(pack, "copies", tile.copies, 0, tiles_of_a_level);
        const bool as_told = visit_gives(pack, tile.gives, [&](Power power) {
            return for_tiles(power, set.alliance) ? Message() : Message(not_for_tile_text, id_of(power));
        });
        if (!as_told) tile.rule = no_text;
        pack.flag("house", tile.house);
        pack.leave();
    }
    check_copies(pack, set);
    check_owned(pack, set);
    pack.leave();
}

void visit_creatures(PackVisitor& pack, Ruleset& set) {
    if (!pack.enter("creatures")) return;
    for (std::size_t i = 0; i < set.creatures.size(); ++i) {
        Creature& creature = set.creatures[i];
        if (!pack.enter(creature.id)) continue;
        const bool as_told = visit_gives(pack, creature.gives, [&](Power power) {
            return for_creatures(power, set.alliance) ? Message() : Message(not_for_creature_text, id_of(power));
        });
        if (!as_told) forget_words(set, CreatureId::of(i));
        pack.flag("house", creature.house);
        pack.leave();
    }
    pack.leave();
}

bool visit_creature_card_gives(PackVisitor& pack, GivesList& gives) {
    return visit_gives(pack, gives, [](Power power) {
        return power == Power::cards_if_won ? Message() : Message(not_for_creature_card_text, id_of(power));
    });
}

bool visit_power_token_gives(PackVisitor& pack, GivesList& gives) {
    return visit_gives(pack, gives, [](Power power) {
        return for_power_tokens(power) ? Message() : Message(not_for_token_text, id_of(power));
    });
}

void visit_di_cards(PackVisitor& pack, Ruleset& set) {
    if (!pack.enter("di_cards")) return;
    for (DiCard& card : set.di_cards) {
        if (!pack.enter(card.id)) continue;
        visit_di_card(pack, card, set.alliance);
        pack.leave();
    }
    pack.leave();
}

}  // namespace mehen::kemet
