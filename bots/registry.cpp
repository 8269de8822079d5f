// The bots, for every game of the registry.
#include <array>
#include <cstring>

#include "bots/bot.h"
#include "bots/easy.h"
#include "bots/greedy.h"
#include "bots/normal.h"
#include "bots/random.h"
#include "bots/search_bot.h"
#include "core/any_game_of.h"
#include "games/list.h"

namespace mehen {

namespace {

constexpr Text unknown_bot = {"unknown bot '{0}'; known: {1}", "nieznany bot '{0}'; znane: {1}",
                              "bot sconosciuto '{0}'; noti: {1}"};
constexpr Text bad_budget = {
    "bad bot setting '{0}' in '{1}'; write NAME[:time=MS|iterations=N][:threads=T], T up to 256",
    "błędne ustawienie bota '{0}' w '{1}'; pisz NAZWA[:time=MS|iterations=N][:threads=T], T do 256",
    "impostazione del bot errata '{0}' in '{1}'; scrivi NOME[:time=MS|iterations=N][:threads=T], T fino a 256"};

Budget completed(Budget budget, const Budget& usual) {
    if (budget.milliseconds == 0 && budget.iterations == 0) budget.milliseconds = usual.milliseconds;
    return budget;
}

// A bot of one game behind the virtual interface.
template <Game G, class Bot>
class AnyBotOf final : public AnyBot {
public:
    AnyBotOf(const typename G::Rules& rules, const Budget& usual) : bot_(rules), usual_(usual) {}

    Action choose(const ViewBytes& bytes, Seat seat, std::span<const Action> actions, const Budget& budget,
                  Rng& rng) override {
        typename G::View view;
        std::memcpy(&view, bytes.data(), sizeof view);
        return bot_.choose(view, seat, actions, completed(budget, usual_), rng);
    }

private:
    Bot bot_;
    Budget usual_;
};

template <Game G, template <class> class Bot>
std::unique_ptr<AnyBot> make_one(const typename G::Rules& rules, const Budget& usual) {
    return std::make_unique<AnyBotOf<G, Bot<G>>>(rules, usual);
}

constexpr Budget expert_budget = {.milliseconds = 1000};

// One line per bot: the levels that a player can pick, then the two ways to play that stand behind them.
template <Game G>
struct BotRow {
    std::string_view name;
    Budget usual;  // for a turn, where nobody says otherwise
    std::unique_ptr<AnyBot> (*make)(const typename G::Rules&, const Budget&);
};
template <Game G>
constexpr std::array<BotRow<G>, 7> bots = {{
    {"random", {}, make_one<G, RandomBot>},
    {"easy", {}, make_one<G, EasyBot>},
    {"normal", {}, make_one<G, NormalBot>},
    {"hard", {.milliseconds = 200}, make_one<G, SearchBot>},
    {"expert", expert_budget, make_one<G, SearchBot>},
    {"greedy", {}, make_one<G, GreedyBot>},
    {"search", expert_budget, make_one<G, SearchBot>},
}};

template <Game G>
std::unique_ptr<AnyBot> make_for(std::string_view name, const typename G::Rules& rules) {
    for (const BotRow<G>& row : bots<G>)
        if (row.name == name) return row.make(rules, row.usual);
    return nullptr;  // parse_bot knows the names
}

template <Game G>
Study study_in(const typename G::Rules& rules, const ViewBytes& bytes, Seat seat, std::span<const Action> actions,
               const Budget& budget, Rng& rng) {
    typename G::View view;
    std::memcpy(&view, bytes.data(), sizeof view);
    return SearchBot<G>(rules).study(view, seat, actions, completed(budget, expert_budget), rng);
}

// The rules know their edition by its facts, of which there is one for each. Calls `then` with the game that plays it.
template <Edition E, class Then>
bool with_game(const AnyRules& rules, Then&& then) {
    if (&rules.facts() != &E::facts()) return false;
    then.template operator()<GameOf<E>>(static_cast<const AnyRulesOf<GameOf<E>>&>(rules).rules());
    return true;
}

template <class... Editions, class Then>
void among(GameList<Editions...>, const AnyRules& rules, Then&& then) {
    (with_game<Editions>(rules, then) || ...);
}

constexpr std::uint64_t most_threads = 256;

bool set_budget(Budget& budget, std::string_view key, std::string_view text) {
    const auto value = parse_number(text);
    const std::uint64_t most = key == "threads" ? most_threads : 1'000'000'000;
    if (!value || *value == 0 || *value > most) return false;
    const int number = static_cast<int>(*value);
    if (key == "time") budget.milliseconds = number;
    if (key == "iterations") budget.iterations = number;
    if (key == "threads") budget.threads = number;
    return key == "time" || key == "iterations" || key == "threads";
}

template <class First, class... Others>
std::span<const std::string_view> names_of(GameList<First, Others...>) {
    static const auto names = [] {
        std::array<std::string_view, bots<GameOf<First>>.size()> list;
        for (std::size_t i = 0; i < list.size(); ++i) list[i] = bots<GameOf<First>>[i].name;
        return list;
    }();
    return names;
}

template <class First, class... Others>
int longest_thought_in(GameList<First, Others...>, std::string_view name) {
    for (const BotRow<GameOf<First>>& row : bots<GameOf<First>>)
        if (row.name == name) return static_cast<int>(part_for_one * row.usual.milliseconds);
    return 0;
}

}  // namespace

std::span<const std::string_view> bot_names() {
    return names_of(AllGames{});
}

int longest_thought(std::string_view name) {
    return longest_thought_in(AllGames{}, name);
}

Message parse_bot(std::string_view text, BotSpec& spec) {
    const std::string_view name = text.substr(0, text.find(':'));
    spec = BotSpec{std::string(name), {}};
    bool known = false;
    for (const std::string_view each : bot_names()) known |= each == name;
    if (!known) return Message(unknown_bot, name, joined(bot_names()));
    std::string_view rest = text.substr(name.size());
    while (!rest.empty()) {
        rest.remove_prefix(1);
        const std::string_view setting = rest.substr(0, rest.find(':'));
        rest.remove_prefix(setting.size());
        const std::size_t equals = setting.find('=');
        if (equals == std::string_view::npos ||
            !set_budget(spec.budget, setting.substr(0, equals), setting.substr(equals + 1)))
            return Message(bad_budget, setting, text);
    }
    return {};
}

std::unique_ptr<AnyBot> make_bot(std::string_view name, const AnyRules& rules) {
    std::unique_ptr<AnyBot> bot;
    among(AllGames{}, rules, [&]<Game G>(const typename G::Rules& own) { bot = make_for<G>(name, own); });
    return bot;
}

Study study(const AnyRules& rules, const ViewBytes& view, Seat seat, std::span<const Action> actions,
            const Budget& budget, Rng& rng) {
    Study result;
    among(AllGames{}, rules,
          [&]<Game G>(const typename G::Rules& own) { result = study_in<G>(own, view, seat, actions, budget, rng); });
    return result;
}

}  // namespace mehen
