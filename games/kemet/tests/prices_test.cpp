// What answers are said to cost is what they cost; and the sentences for what happens.
#include <gtest/gtest.h>

#include "core/playout.h"
#include "games/kemet/box/editions/games.h"
#include "games/kemet/words/asking.h"

namespace mehen::kemet::test {
namespace {

template <class G>
Rules rules_of(int seats) {
    Rules rules;
    Setup setup;
    setup.seats = seats;
    G::make_rules(setup, nullptr, rules);
    return rules;
}

int paid_by(Seat seat, const EventLog& log) {
    int paid = 0;
    for (const Event& event : log)
        if (event.seat == seat && event.kind == static_cast<std::uint8_t>(EventKind::prayer_paid)) paid += event.arg[0];
    return paid;
}

// Cards added in the war council are paid for when they are revealed, cards kept or dropped not at all.
bool pays_at_once(Action action) {
    for (const ActionKind kind : {ActionKind::pyramid, ActionKind::raise, ActionKind::tile, ActionKind::recruit,
                                  ActionKind::to, ActionKind::teleport, ActionKind::play})
        if (is(action, kind)) return true;
    return false;
}

// Plays at random; tries every answer that costs something on a copy. Returns how many there were.
template <class G>
int expect_true_prices(const Rules& rules, std::uint64_t seed) {
    Rng rng(seed);
    State s;
    G::start(rules, s, nullptr);
    Buffer<Action, G::max_actions> actions;
    Buffer<Outcome, G::max_outcomes> outcomes;
    int tried = 0;
    while (G::ask(s).open()) {
        if (G::ask(s).to_chance()) {
            outcomes.clear();
            G::outcomes(rules, s, outcomes);
            G::apply(rules, s, chance, pick_outcome(std::vector<Outcome>(outcomes.begin(), outcomes.end()), rng),
                     nullptr);
            continue;
        }
        const Seat seat = lowest_seat(G::ask(s).seats);
        const View view = G::observe(rules, s, seat);
        actions.clear();
        G::legal(rules, s, seat, actions);
        for (const Action& action : actions) {
            const auto price = pays_at_once(action) ? price_of(rules, view, action) : std::nullopt;
            if (!price) continue;
            State copy = s;
            EventLog log;
            G::apply(rules, copy, seat, action, &log);
            EXPECT_EQ(paid_by(seat, log), *price) << G::action_text(rules, action);
            tried += *price > 0 ? 1 : 0;
        }
        G::apply(rules, s, seat, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
    }
    return tried;
}

TEST(KemetPrices, AreWhatIsPaid) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        EXPECT_GT(expect_true_prices<KemetFirst>(rules_of<KemetFirst>(3), seed), 100);
        EXPECT_GT(expect_true_prices<KemetRevised>(rules_of<KemetRevised>(3), seed), 100);
        EXPECT_GT(expect_true_prices<KemetBloodAndSand>(rules_of<KemetBloodAndSand>(3), seed), 100);
    }
}

TEST(KemetEvents, LossesNameWhatHit) {
    const Rules rules = rules_of<KemetBloodAndSand>(2);
    Event event = make_event(EventKind::losses, 1, 2, 3);
    event.arg[3] = 1;  // protection
    EXPECT_EQ(Kemet::event_text(rules, event, Language::en), "Horus loses 2 units (damage 3, protection 1).");
    event.arg = {1, 0, 1, 2, 0};
    EXPECT_EQ(Kemet::event_text(rules, event, Language::it), "Horus perde 1 unità (danni imparabili 1, protezione 2).");
    event.arg = {0, 1, 0, 1, 0};
    EXPECT_EQ(Kemet::event_text(rules, event, Language::en), "Horus loses no units (damage 1, protection 1).");
    event.arg = {};
    EXPECT_EQ(Kemet::event_text(rules, event, Language::en), "");
}

// A pyramid and a tile are feminine in Polish and in Italian.
TEST(KemetWords, ColoursAgreeWithWhatTheyAreSaidOf) {
    const Rules rules = rules_of<KemetFirst>(2);
    const auto white = static_cast<std::size_t>(Colour::white);
    const Event raised = make_event(EventKind::pyramid, 0, 0, white, 3);
    EXPECT_NE(Kemet::event_text(rules, raised, Language::pl).find("piramidę: biała, poziom 3"), std::string::npos);
    EXPECT_NE(Kemet::event_text(rules, raised, Language::it).find("la piramide bianca al livello 3"),
              std::string::npos);
    State s;
    Kemet::start(rules, s, nullptr);
    const View view = Kemet::observe(rules, s, 0);
    const Action pyramid = make_action(ActionKind::pyramid, 0, white, 1);
    EXPECT_NE(Kemet::describe(rules, view, pyramid, Language::en).find(": white pyramid, level 1"), std::string::npos);
    EXPECT_NE(Kemet::describe(rules, view, pyramid, Language::pl).find(": piramida biała, poziom 1"),
              std::string::npos);
    EXPECT_NE(Kemet::describe(rules, view, pyramid, Language::it).find(": piramide bianca, livello 1"),
              std::string::npos);
    const Entry tile = Kemet::entries(rules, Language::pl).front();
    EXPECT_TRUE(tile.rule.starts_with("czerwona, poziom 1")) << tile.rule;
}

TEST(KemetEvents, LostActionsAreNamed) {
    const Rules rules = rules_of<KemetFirst>(2);
    EXPECT_EQ(Kemet::event_text(rules, make_event(EventKind::action_lost, 0, 5), Language::en),
              "Anubis cannot carry out the action, and it is lost: raise a pyramid.");
    EXPECT_EQ(Kemet::event_text(rules, make_event(EventKind::action_lost, 0, 0xFF), Language::en),
              "Anubis cannot carry out the golden token's action, and it is lost.");
}

}  // namespace
}  // namespace mehen::kemet::test
