// What a person reads: names of things instead of ids, and sentences that agree with their numbers and nouns.
#include <regex>

#include "games/fertility/tests/table.h"

namespace mehen::fertility::test {
namespace {

constexpr std::array<Language, language_count> languages = {Language::en, Language::pl, Language::it};

std::string why_not(Position& p, std::string_view words, Language language) {
    Action action{};
    EXPECT_TRUE(Fertility::parse_action(p.rules, words, action)) << words;
    const Refusal refusal = Fertility::explain(p.rules, p.s, p.asked_seat(), action);
    return Fertility::refusal_text(p.rules, refusal, language);
}

TEST(FertilityWords, ChronicleAndAnswersNameDistrictsAndShopsNotTheirIds) {
    const std::regex id("D[0-9][0-9]|[0-9]\\.[1-4]");
    for (const Language language : languages) {
        Position p(2);
        p.valley({"p.....", "......"}).reserve(0, "pg ac ac").reserve(1, "pg pg pg").pool("ac ac ac");
        p.display("D15 D13 D14 D16").turn(0);
        p.answer("place pg b1 right");
        const auto described = [&] {
            for (const Action& action : p.legal_actions()) {
                const std::string words =
                    Fertility::describe(p.rules, Fertility::observe(p.rules, p.s, 0), action, language);
                EXPECT_FALSE(std::regex_search(words, id)) << words;
            }
        };
        described();
        p.answer("build D15");
        described();
        p.answer("supply papyrus 1.1");
        p.draw_by_chance();
        for (const Event& event : p.log) {
            const std::string words = Fertility::event_text(p.rules, event, language);
            EXPECT_FALSE(std::regex_search(words, id)) << words;
        }
    }
}

TEST(FertilityWords, ABuiltDistrictAndASuppliedShopSayWhatTheyAre) {
    Position p(2);
    p.districts(0, "D32").loose(0, "GA").phase3(0);
    p.answer("supply grapes 0.2").answer("supply alabaster 1.1");
    std::vector<std::string> told;
    for (const Event& event : p.log) told.push_back(Fertility::event_text(p.rules, event, Language::en));
    EXPECT_EQ(told, (std::vector<std::string>{"Obelisk puts grapes into a shop (grapes → 1 wheat at once).",
                                              "Obelisk has filled the shop: 1 wheat at once.",
                                              "Obelisk gains 1 wheat (shop).",
                                              "Obelisk puts alabaster into a shop (" +
                                                  shop_rule(printed.district[31].shop[0], Language::en) + ")."}));
}

TEST(FertilityWords, WheatIsRefusedAsAResourceWithTheReason) {
    Position p(2);
    p.wheat(0, 5).loose(0, "G").phase3(0);
    EXPECT_EQ(p.refusal("supply wheat 0.1"), Reason::wheat_is_no_resource);
    EXPECT_EQ(why_not(p, "supply wheat 0.1", Language::en),
              "Wheat is not a resource: it only goes into the granary, and from there it pays for districts.");
}

TEST(FertilityWords, OnePieceIsNotSaidAsSeveral) {
    Position p(2);
    p.display("D01 D05 D13 D14").wheat(0, 1).phase2(0);
    ASSERT_EQ(p.refusal("build D01"), Reason::cannot_pay);
    EXPECT_EQ(why_not(p, "build D01", Language::en),
              "It costs 2, and you have 1 piece to pay with, loose resources and wheat together.");
    EXPECT_EQ(why_not(p, "build D01", Language::pl),
              "Koszt: 2, a do zapłaty masz razem 1 sztukę luźnych zasobów i pszenicy.");
    EXPECT_EQ(why_not(p, "build D01", Language::it), "Costa 2, e per pagare hai 1 pezzo fra risorse libere e grano.");
}

TEST(FertilityWords, AResourceThatIsMissingStandsInItsCase) {
    Position p(2);
    p.loose(0, "A").phase3(0);
    ASSERT_EQ(p.refusal("supply grapes 0.2"), Reason::not_loose);
    EXPECT_EQ(why_not(p, "supply grapes 0.2", Language::en), "You have no loose grapes.");
    EXPECT_EQ(why_not(p, "supply grapes 0.2", Language::pl), "Obok twojej metropolii nie ma winogron.");
    EXPECT_EQ(why_not(p, "supply grapes 0.2", Language::it), "Accanto alla tua metropoli non c'è uva.");
    EXPECT_EQ(why_not(p, "supply alabaster 0.4", Language::en),
              "This shop has no free symbol for alabaster: papyrus + papyrus → 5 debens.");
}

}  // namespace
}  // namespace mehen::fertility::test
