// Every district and every printed shop by its id: its shops are supplied in phase 3 and give what the list of
// components says. The expectations stand here, not in the engine's tables; and each check must fail once the
// shop's effect is taken out of the rules.
#include "games/fertility/tests/table.h"

namespace mehen::fertility::test {
namespace {

// What one shop needs and gives. `kinds`: what an exchange offers.
struct Given {
    const char* needs;
    int general = 0;
    int each = 0;  // debens per piece of the first need
    int wheat = 0;
    const char* kinds = "";
    const char* statues = "";  // of these deities
};
struct Row {
    const char* id;
    int cost;
    std::vector<Given> shops;
};

Given debens(const char* needs, int amount) {
    return {.needs = needs, .general = amount};
}
Given per(const char* needs, int amount) {
    return {.needs = needs, .each = amount};
}
Given wheat(const char* needs) {
    return {.needs = needs, .wheat = 1};
}
Given exchange(const char* needs, const char* kinds) {
    return {.needs = needs, .kinds = kinds};
}
Given statue(const char* needs, const char* deities) {
    return {.needs = needs, .statues = deities};
}

const std::vector<Row>& rows_of_districts() {
    static const std::vector<Row> all = {
        {"D01", 2, {debens("A", 5), debens("C", 5)}},
        {"D02", 2, {debens("C", 5), debens("P", 5)}},
        {"D03", 2, {debens("P", 5), debens("G", 5)}},
        {"D04", 2, {debens("G", 5), debens("A", 5)}},
        {"D05", 2, {per("AAA", 3)}},
        {"D06", 2, {per("CCC", 3)}},
        {"D07", 2, {per("PPP", 3)}},
        {"D08", 2, {per("GGG", 3)}},
        {"D09", 1, {per("AA", 2), debens("*", 2)}},
        {"D10", 1, {per("CC", 2), debens("*", 2)}},
        {"D11", 1, {per("PP", 2), debens("*", 2)}},
        {"D12", 1, {per("GG", 2), debens("*", 2)}},
        {"D13", 0, {per("A", 1), debens("AC", 4)}},
        {"D14", 0, {per("C", 1), debens("CP", 4)}},
        {"D15", 0, {per("P", 1), debens("PG", 4)}},
        {"D16", 0, {per("G", 1), debens("GA", 4)}},
        {"D17", 1, {statue("A", "ptah"), wheat("C")}},
        {"D18", 1, {statue("C", "hathor"), wheat("P")}},
        {"D19", 1, {statue("P", "thoth"), wheat("G")}},
        {"D20", 1, {statue("G", "osiris"), wheat("A")}},
        {"D21", 0, {statue("AP", "any"), debens("*", 2)}},
        {"D22", 0, {statue("CG", "any"), debens("*", 2)}},
        {"D23", 0, {statue("PA", "any"), debens("*", 2)}},
        {"D24", 0, {statue("GC", "any"), debens("*", 2)}},
        {"D25", 1, {statue("AC", "ra thoth"), wheat("G")}},
        {"D26", 1, {statue("CP", "ra osiris"), wheat("A")}},
        {"D27", 1, {statue("PG", "ra ptah"), wheat("C")}},
        {"D28", 1, {statue("GA", "ra hathor"), wheat("P")}},
        {"D29", 0, {debens("AAC", 7)}},
        {"D30", 0, {debens("CCP", 7)}},
        {"D31", 0, {debens("PPG", 7)}},
        {"D32", 0, {debens("GGA", 7)}},
        {"D33", 2, {wheat("A"), wheat("C"), wheat("P")}},
        {"D34", 2, {wheat("C"), wheat("P"), wheat("G")}},
        {"D35", 2, {wheat("P"), wheat("G"), wheat("A")}},
        {"D36", 2, {wheat("G"), wheat("A"), wheat("C")}},
        {"D37", 1, {exchange("A", "CPG"), debens("CPG", 9)}},
        {"D38", 1, {exchange("C", "APG"), debens("PGA", 9)}},
        {"D39", 1, {exchange("P", "ACG"), debens("GAC", 9)}},
        {"D40", 1, {exchange("G", "ACP"), debens("ACP", 9)}},
    };
    return all;
}

const std::vector<Row>& rows_of_metropolises() {
    static const std::vector<Row> all = {
        {"metropolis-1", 0, {debens("*", 2), wheat("G"), debens("AC", 4), debens("PP", 5)}},
        {"metropolis-2", 0, {debens("*", 2), wheat("A"), debens("CP", 4), debens("GG", 5)}},
        {"metropolis-3", 0, {debens("*", 2), wheat("C"), debens("PG", 4), debens("AA", 5)}},
        {"metropolis-4", 0, {debens("*", 2), wheat("P"), debens("GA", 4), debens("CC", 5)}},
    };
    return all;
}

// The debens of a collection: what is in hand already, and these deities besides.
int statue_debens(const std::vector<std::string_view>& owned, std::string_view more) {
    constexpr std::array<int, 6> table = {0, 4, 7, 10, 14, 19};
    std::vector<std::string_view> all = owned;
    std::size_t of_choice = 0;
    for (const std::string_view deity : split_words(more)) {
        if (deity == "any")
            ++of_choice;
        else if (std::find(all.begin(), all.end(), deity) == all.end())
            all.push_back(deity);
    }
    return table[std::min<std::size_t>(all.size() + of_choice, 5)];
}

// Supplies shop `shop` of a metropolis through the questions of phase 3 and says how the outcome differs from
// what was to be given; empty: it does not.
std::string difference(Position p, const std::string& shop, const Given& given) {
    std::string pieces = given.needs;
    std::replace(pieces.begin(), pieces.end(), '*', 'P');
    p.loose(0, pieces);
    const Score before = p.score_of(0);
    const int wheat_before = p.player(0).wheat;
    p.phase3(0);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const std::string words = "supply " + std::string(resource_ids[resource_of(pieces[i])]) + " " + shop;
        if (p.refusal(words) != Reason::legal) return "cannot " + words;
        if (p.player(0).wheat != wheat_before || p.score_of(0).total() != before.total())
            return "gives something before it is full";
        p.answer(words);
    }

    std::string offered;
    if (p.asked() == AskKind::exchange) {
        for (const Action& action : p.legal_actions()) {
            const char letter = "ACPG"[action.arg[0]];
            if (offered.find(letter) == std::string::npos) offered += letter;
        }
        p.answer("exchange " + std::string(resource_ids[resource_of(offered[0])]) + " 1.2");  // which stays unfinished
    }
    if (offered != given.kinds) return "offers " + offered;
    if (p.player(0).wheat != wheat_before + given.wheat) return "wheat " + std::to_string(p.player(0).wheat);

    const Score after = p.score_of(0);
    const int own = p.player(0).in_shops[resource_of(given.needs[0] == '*' ? 'P' : given.needs[0])];
    if (after.general - before.general != given.general) return "debens " + std::to_string(after.general);
    if (after.specialist - before.specialist != given.each * own)
        return "per piece " + std::to_string(after.specialist);
    if (after.statues != statue_debens({}, given.statues)) return "statues " + std::to_string(after.statues);
    return "";
}

// Which deity a statue shows tells only the collection: beside one equal to it, it adds nothing.
std::string statue_difference(const Rules& rules, const std::string& id, const Given& given) {
    for (const char* const shrine : {"D17", "D18", "D19", "D20"}) {
        const std::string own = rows_of_districts()[district_of(shrine)].shops[0].statues;
        if (shrine == id) continue;
        Position p(rules);
        p.districts(0, std::string(shrine) + " " + id);
        p.supplied(0, "1.1", rows_of_districts()[district_of(shrine)].shops[0].needs).supplied(0, "2.1", given.needs);
        if (p.score_of(0).statues != statue_debens({own}, given.statues)) return "beside " + own;
    }
    return "";
}

void take_effect_out(Shop& shop) {
    shop.amount = 0;
    shop.kinds = 0;
    shop.statue_count = 0;
    shop.statue = {};
}

class FertilityDistrict : public ::testing::TestWithParam<int> {
protected:
    const Row& row() const { return rows_of_districts()[static_cast<std::size_t>(GetParam())]; }
};

TEST_P(FertilityDistrict, CostsWhatIsPrinted) {
    Position p(2);
    p.display(row().id).loose(0, "ACPG").wheat(0, 1).phase2(0);
    p.answer(std::string("build ") + row().id);
    while (p.asked() == AskKind::pay) p.answer(p.legal().front());
    EXPECT_EQ(p.happened(EventKind::paid), row().cost);
    EXPECT_EQ(p.player(0).district.size(), 1U);
}

TEST_P(FertilityDistrict, GivesWhatItsShopsShow) {
    const Rules rules = rules_with(2);
    ASSERT_EQ(rules.components.district[district_of(row().id)].shop_count, row().shops.size());
    for (std::size_t i = 0; i < row().shops.size(); ++i) {
        const std::string shop = "1." + std::to_string(i + 1);
        EXPECT_EQ(difference(Position(rules).districts(0, row().id), shop, row().shops[i]), "") << shop;
    }
    if (*row().shops[0].statues != '\0') {
        EXPECT_EQ(statue_difference(rules, row().id, row().shops[0]), "");
    }
}

TEST_P(FertilityDistrict, FailsThisTestWithoutItsEffect) {
    for (std::size_t i = 0; i < row().shops.size(); ++i) {
        Rules rules = rules_with(2);
        take_effect_out(rules.components.district[district_of(row().id)].shop[i]);
        const std::string shop = "1." + std::to_string(i + 1);
        EXPECT_NE(difference(Position(rules).districts(0, row().id), shop, row().shops[i]), "") << shop;
    }
}

INSTANTIATE_TEST_SUITE_P(All, FertilityDistrict, ::testing::Range(0, 40),
                         [](const auto& each) { return std::string(district_id(DistrictId::of(each.param))); });

class FertilityMetropolis : public ::testing::TestWithParam<int> {
protected:
    const Row& row() const { return rows_of_metropolises()[static_cast<std::size_t>(GetParam())]; }
};

TEST_P(FertilityMetropolis, GivesWhatItsShopsShow) {
    for (std::size_t i = 0; i < printed_shops; ++i) {
        Position p(2);
        p.metropolis(1, 4 - GetParam()).metropolis(0, GetParam() + 1);
        EXPECT_EQ(difference(p, "0." + std::to_string(i + 1), row().shops[i]), "");
    }
}

TEST_P(FertilityMetropolis, FailsThisTestWithoutItsEffect) {
    for (std::size_t i = 0; i < printed_shops; ++i) {
        Rules rules = rules_with(2);
        take_effect_out(rules.components.metropolis[static_cast<std::size_t>(GetParam())].shop[i]);
        Position p(rules);
        p.metropolis(0, GetParam() + 1);
        EXPECT_NE(difference(p, "0." + std::to_string(i + 1), row().shops[i]), "");
    }
}

INSTANTIATE_TEST_SUITE_P(All, FertilityMetropolis, ::testing::Range(0, 4),
                         [](const auto& each) { return "metropolis_" + std::to_string(each.param + 1); });

}  // namespace
}  // namespace mehen::fertility::test
