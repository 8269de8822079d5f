#include "games/template/game.h"

#include <algorithm>
#include <numeric>

#include "games/template/words.h"

namespace mehen::offering {

static_assert(Edition<Offering>);

namespace {

constexpr std::array<std::string_view, 2> deal_values = {"three", "four"};
constexpr std::array<Text, 2> deal_titles = {{{"three", "trzy", "tre"}, {"four", "cztery", "quattro"}}};

constexpr std::array<OptionSpec, 1> options = {{
    {"deal",
     deal_values,
     0,
     {"Cards", "Karty", "Carte"},
     deal_titles,
     {"how many cards everybody begins with", "z iloma kartami każdy zaczyna", "con quante carte comincia ognuno"}},
}};

// For bots, in hundredths of a logit. A card kept is worth this much for each of its pips, a card offered
// this much for each pip and each point of the round's prize: low cards go first, high ones for high prizes.
constexpr int kept_pip = 6;
constexpr int offered_pip = 4;
// Each point still to be offered for counts against a position, by more than a lost round costs: finishing an
// offering then always looks better than changing it, and a bot that looks one answer ahead does finish.
constexpr int to_come = 300;

}  // namespace

const GameFacts& Offering::facts() {
    static const GameFacts facts = {
        .id = "template",
        .title = {"Offering", "Ofiara", "L'offerta"},
        .about = {"Offer cards in secret, three times; the highest offering wins the round.",
                  "Trzy razy w tajemnicy składaj karty w ofierze; najwyższa ofiara wygrywa rundę.",
                  "Offri carte in segreto, tre volte; l'offerta più alta vince il giro."},
        .min_seats = 2,
        .max_seats = 6,
        .rules_revision = 1,
        .sample = true,
        .secrets = true,
        .options = options,
        .sections = sections(),
    };
    return facts;
}

void Offering::start(const Rules& rules, State& s, EventLog* log) {
    s = State{};
    s.deck = rules.copies;
    offering::Table table{rules, s, log};
    call(table, Course{});
    Driver::run_until_question(table);
}

Result Offering::result(const Rules& rules, const State& s) {
    Result result;
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        result.score[seat] = static_cast<std::int16_t>(points(rules, s.open, seat));
        result.team[seat] = seat;
    }
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        const auto better = std::count_if(result.score.begin(), result.score.begin() + rules.seats,
                                          [&](std::int16_t score) { return score > result.score[seat]; });
        result.place[seat] = static_cast<std::uint8_t>(1 + better);
    }
    return result;
}

// How much of the prizes has been won.
int Offering::phase(const Rules&, const State& s) {
    return last_phase * std::max(0, s.open.round - 1) / static_cast<int>(round_count);
}

// Points, and the pips still in hand.
Features<2> Offering::features(const Rules& rules, const State& s, Seat seat) {
    return {static_cast<std::int16_t>(points(rules, s.open, seat)), static_cast<std::int16_t>(strength(s.hand[seat]))};
}

const Weights<2>& Offering::weights(const Rules&) {
    static constexpr Weights<2> table = {{60, 12}, {90, 20}};
    return table;
}

// Nobody has begun an offering.
bool Offering::quiet(const State& s) {
    for (const Cards& cards : s.offered)
        if (count(cards) > 0) return false;
    return true;
}

// Everybody else takes the offering back.
void Offering::reopen(const Rules& rules, State& s, Seat seat) {
    if (!is(s.flow.ask, AskKind::offering)) return;
    for (Seat other = 0; other < rules.seats; ++other) {
        if (other == seat || count(s.hand[other]) == 0) continue;
        s.offered[other] = {};
        s.flow.ask.seats |= mask_of(other);
    }
}

int Offering::evaluate(const Rules& rules, const View& view, Seat seat) {
    int best_rival = 0;
    for (Seat other = 0; other < rules.seats; ++other)
        if (other != seat) best_rival = std::max(best_rival, points(rules, view.open, other));
    const int lead = 100 * (points(rules, view.open, seat) - best_rival);
    if (view.seat != seat) return lead;  // hands of others are not known

    std::size_t next = view.open.round;  // the first round that this seat has not finished
    int hope = kept_pip * (strength(view.hand) - strength(view.offered));
    if (is(view.flow.ask, AskKind::offering)) {
        hope += offered_pip * rules.prize[next - 1] * strength(view.offered);
        const bool finished = count(view.offered) > 0 && !contains(view.flow.ask.seats, seat);
        if (!finished) --next;
    }
    if (!view.flow.ask.open()) hope = 0;
    const auto first = rules.prize.begin() + static_cast<std::ptrdiff_t>(next);
    return lead + hope - to_come * std::accumulate(first, rules.prize.end(), 0);
}

bool Offering::invariant_holds(const Rules& rules, const State& s) {
    Cards all = s.deck;
    for (std::size_t card = 0; card < card_kinds; ++card) {
        all[card] = static_cast<std::uint8_t>(all[card] + s.open.discards[card]);
        for (Seat seat = 0; seat < max_seats; ++seat) {
            if (s.offered[seat][card] > s.hand[seat][card]) return false;
            all[card] = static_cast<std::uint8_t>(all[card] + s.hand[seat][card]);
        }
    }
    const bool hands_fit =
        std::all_of(s.hand.begin(), s.hand.end(), [&](const Cards& hand) { return count(hand) <= rules.hand_size; });
    return all == rules.copies && hands_fit && s.open.round <= round_count;
}

// For the secrecy suite, from the column "who sees it" of the README: deals the cards of the others and of the deck
// anew, and lets those others who have not finished, or have, offer other cards.
void Offering::scramble(const Rules& rules, State& s, Seat viewer, Rng& rng) {
    const auto move_one = [&](Cards& from, Cards& to) {
        std::uint32_t left = rng.below(static_cast<std::uint32_t>(count(from)));
        std::size_t card = 0;
        for (; left >= from[card]; ++card) left -= from[card];
        --from[card];
        ++to[card];
    };
    std::array<int, max_seats> size{};
    std::array<int, max_seats> offered{};
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        if (seat == viewer) continue;
        size[seat] = count(s.hand[seat]);
        offered[seat] = count(s.offered[seat]);
        for (std::size_t card = 0; card < card_kinds; ++card)
            s.deck[card] = static_cast<std::uint8_t>(s.deck[card] + s.hand[seat][card]);
        s.hand[seat] = s.offered[seat] = {};
    }
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        if (seat == viewer) continue;
        for (int i = 0; i < size[seat]; ++i) move_one(s.deck, s.hand[seat]);
        Cards rest = s.hand[seat];
        for (int i = 0; i < offered[seat]; ++i) move_one(rest, s.offered[seat]);
    }
}

}  // namespace mehen::offering
