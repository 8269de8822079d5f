// What a row does, in words that take their numbers from what it gives: a pack that changes the one changes the other.
#include "games/kemet/words/words.h"

namespace mehen::kemet {

namespace {

constexpr Text of_pack = {"As a pack has it: {0}.", "Według pakietu: {0}.", "Secondo un pacchetto: {0}."};
constexpr Text its_troop = {"creature, its troop: {0}", "potwór, jego oddział: {0}", "creatura, la sua truppa: {0}"};
constexpr Text fights_alone = {"fights alone, as {0} {0:unit does|units do}",
                               "walczy samotnie, tak jak {0} {0:jednostka|jednostki|jednostek}",
                               "combatte da solo, come {0} unità"};
constexpr Text in_cities = {"it may attack in a city, too", "może zaatakować także w mieście",
                            "può attaccare anche in una città"};
constexpr Text anybody = {"it may attack any Alliance player", "może zaatakować dowolnego gracza Przymierza",
                          "può attaccare qualunque giocatore dell'Alleanza"};
constexpr Text nothing = {"no effect", "brak efektu", "nessun effetto"};

// What a blank stands for: an amount, or for a special card its name and values.
Argument told(const Rules& rules, const Gives& each, Language language) {
    if (each.power != Power::special_card) return each.amount;
    for (const BattleCard& card : rules.set.battle_cards)
        if (card.special == each.amount)
            return std::string(card.name[language]) + " (" + battle_card_values(card, language) + ")";
    return each.amount;
}

void add(const Rules& rules, const GivesList& gives, Language language, std::vector<Argument>& arguments) {
    for (const Gives& each : gives)
        if (each.power != Power::none) arguments.push_back(told(rules, each, language));
}

void add_words(const Rules& rules, const GivesList& gives, Language language, std::vector<std::string>& words) {
    for (const Gives& each : gives)
        if (each.power != Power::none)
            words.push_back(format(power_words(each.power)[language], language, {told(rules, each, language)}));
}

std::string from_pack(const std::vector<std::string>& words, Language language) {
    return say(of_pack, language, words.empty() ? std::string(nothing[language]) : joined(words, "; "));
}

bool has_words(const Text& rule) {
    return rule[Language::en] != no_text[Language::en];
}

template <class Row>
std::string simple_rule(const Rules& rules, const Row& row, Language language) {
    if (has_words(row.rule)) {
        std::vector<Argument> arguments;
        add(rules, row.gives, language, arguments);
        return format(row.rule[language], language, arguments);
    }
    std::vector<std::string> words;
    add_words(rules, row.gives, language, words);
    return from_pack(words, language);
}

}  // namespace

// Blanks: what the tile gives, then what its creature does.
std::string rule_of(const Rules& rules, const Tile& tile, Language language) {
    if (tile.creature == none) return simple_rule(rules, tile, language);
    const GivesList& creature = rules.set.creatures[tile.creature].gives;
    if (has_words(tile.rule)) {
        std::vector<Argument> arguments;
        add(rules, tile.gives, language, arguments);
        add(rules, creature, language, arguments);
        return format(tile.rule[language], language, arguments);
    }
    std::vector<std::string> words;
    std::vector<std::string> of_troop;
    add_words(rules, tile.gives, language, words);
    add_words(rules, creature, language, of_troop);
    if (of_troop.empty()) of_troop.emplace_back(nothing[language]);
    words.push_back(say(its_troop, language, joined(of_troop)));
    return from_pack(words, language);
}

std::string rule_of(const Rules& rules, const DiCard& card, Language language) {
    return simple_rule(rules, card, language);
}

std::string rule_of(const Rules& rules, const PowerToken& token, Language language) {
    return simple_rule(rules, token, language);
}

// Blanks: how many units the creature counts for, what the card gives, what the creature does.
std::string rule_of(const Rules& rules, const CreatureCard& card, Language language) {
    const GivesList& creature = rules.set.creatures[card.creature].gives;
    if (has_words(card.rule)) {
        std::vector<Argument> arguments = {card.value};
        add(rules, card.gives, language, arguments);
        add(rules, creature, language, arguments);
        return format(card.rule[language], language, arguments);
    }
    std::vector<std::string> words = {say(fights_alone, language, card.value)};
    add_words(rules, card.gives, language, words);
    add_words(rules, creature, language, words);
    if (card.in_cities) words.emplace_back(in_cities[language]);
    if (card.anybody) words.emplace_back(anybody[language]);
    return from_pack(words, language);
}

}  // namespace mehen::kemet
