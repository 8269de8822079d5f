// What is counted in games of Fertility: who begins, metropolises, districts, where debens, resources and wheat come
// from.
#include "games/fertility/game.h"
#include "games/fertility/scoring.h"
#include "games/fertility/words.h"
#include "tools/balance/witness.h"

namespace mehen::balance {

namespace {

using namespace fertility;

constexpr std::size_t source_count = static_cast<std::size_t>(Source::shop) + 1;

class FertilityWitness final : public Witness {
public:
    FertilityWitness(const Rules& rules, Tallies& tallies);
    void begin(const Match& match) override;
    void saw(const Match& match) override;
    void over(const Match& match, const Wins& wins) override;

private:
    // One seat in the game being watched.
    struct Story {
        std::vector<Bought> districts;
        std::array<int, source_count> harvest{};  // resources and wheat, by where they come from
        int full_shops = 0;
    };

    void count_seat(const OpenTable& t, Seat seat, double win);

    const Rules& rules_;
    Tallies& tallies_;
    ShareTable& places_;
    ShareTable& metropolises_;
    ShareTable& district_counts_;
    AmountTable& points_;
    AmountTable& harvest_;
    Spread& full_shops_;
    Spread& districts_each_;
    std::array<Story, max_players> story_{};
    int round_ = 0;
};

FertilityWitness::FertilityWitness(const Rules& rules, Tallies& tallies)
    : rules_(rules),
      tallies_(tallies),
      places_(tallies.new_shares("order")),
      metropolises_(tallies.new_shares("metropolis")),
      district_counts_(tallies.new_shares("purchase_count")),
      points_(tallies.new_amounts("points")),
      harvest_(tallies.new_amounts("harvest")),
      full_shops_(tallies.new_spread("full_shops")),
      districts_each_(tallies.new_spread("purchases_each")) {
    tallies.round_word = "round";
    for (int place = 1; place <= rules.seats; ++place)
        places_.rows.push_back({std::to_string(place), std::to_string(place)});
    for (std::size_t board = 1; board <= metropolis_count; ++board)
        metropolises_.rows.push_back({std::to_string(board), "metropolis " + std::to_string(board)});
    for (std::size_t count = 0; count <= rules.components.plots; ++count)
        district_counts_.rows.push_back({std::to_string(count), std::to_string(count)});
    points_.rows = {{"general", "general shops"},
                    {"specialist", "specialist shops"},
                    {"statues", "statues"},
                    {"monuments", "monuments"},
                    {"granary", "granary"}};
    harvest_.rows = {{"contact", "resources, scene to scene"},  // in the order of Source
                     {"field", "wheat, fields"},
                     {"symbol", "resources, covered symbols"},
                     {"quarry", "resources, quarries"},
                     {"shop", "wheat, shops"}};
    for (DistrictId i = 0; i < district_count; ++i) {
        const District& district = rules.components.district[i];
        tallies.purchases.push_back({.id = std::string(district_id(i)),
                                     .name = district_rule(district, Language::en),
                                     .family = std::string(district_name(i)[Language::en]),
                                     .level = district.cost});
    }
}

void FertilityWitness::begin(const Match&) {
    story_ = {};
    round_ = 0;
}

void FertilityWitness::saw(const Match& match) {
    for (const Event& event : match.events()) {
        if (event.seat >= max_players) continue;
        Story& story = story_[event.seat];
        if (tells(event, EventKind::turn_begins)) round_ = event.arg[0];
        if (tells(event, EventKind::built)) story.districts.push_back({event.arg[0], round_});
        if (tells(event, EventKind::shop_full)) ++story.full_shops;
        if (tells(event, EventKind::gathered)) story.harvest[event.arg[2]] += event.arg[1];
        if (tells(event, EventKind::wheat_gained)) story.harvest[event.arg[1]] += event.arg[0];
    }
}

void FertilityWitness::count_seat(const OpenTable& t, Seat seat, double win) {
    const Story& story = story_[seat];
    const Score account = score(rules_, t, seat);
    places_.rows[static_cast<std::size_t>(seat + rules_.seats - t.first) % rules_.seats].share.add(win);
    metropolises_.rows[t.player[seat].metropolis].share.add(win);
    district_counts_.rows[story.districts.size()].share.add(win);
    count_purchases(tallies_.purchases, story.districts, win);
    count_amounts(points_,
                  std::array{account.general, account.specialist, account.statues, account.monuments, account.granary},
                  win);
    count_amounts(harvest_, story.harvest, win);
    full_shops_.add(story.full_shops);
    districts_each_.add(static_cast<int>(story.districts.size()));
}

void FertilityWitness::over(const Match& match, const Wins& wins) {
    const OpenTable t = state_of<State>(match).table;
    for (Seat seat = 0; seat < rules_.seats; ++seat) count_seat(t, seat, wins[seat]);
    for (DistrictId i = 0; i < district_count; ++i)
        if (((t.unseen_districts >> i) & 1U) == 0) tallies_.purchases[i].offered += rules_.seats;
}

}  // namespace

std::unique_ptr<Witness> fertility_witness(const AnyRules& rules, Tallies& tallies) {
    const auto* const own = rules_among<Rules>(AllGames{}, rules);
    return own == nullptr ? nullptr : std::make_unique<FertilityWitness>(*own, tallies);
}

}  // namespace mehen::balance
