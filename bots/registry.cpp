// The bots, for every game of the registry.
#include <array>
#include <cstring>

#include "bots/bot.h"
#include "bots/greedy.h"
#include "bots/random.h"
#include "core/any_game_of.h"
#include "games/list.h"

namespace mehen {

namespace {

constexpr Text unknown_bot = {"unknown bot '{0}'; known: {1}", "nieznany bot '{0}'; znane: {1}",
                              "bot sconosciuto '{0}'; noti: {1}"};
constexpr Text bad_budget = {
    "bad bot setting '{0}' in '{1}'; write NAME[:time=MS|iterations=N][:threads=T]",
    "błędne ustawienie bota '{0}' w '{1}'; pisz NAZWA[:time=MS|iterations=N][:threads=T]",
    "impostazione del bot errata '{0}' in '{1}'; scrivi NOME[:time=MS|iterations=N][:threads=T]"};

// A bot of one game behind the virtual interface.
template <Game G, class Bot>
class AnyBotOf final : public AnyBot {
public:
    AnyBotOf(const typename G::Rules& rules, const Budget& budget) : bot_(rules, budget) {}

    Action choose(const ViewBytes& bytes, Seat seat, std::span<const Action> actions, Rng& rng) override {
        typename G::View view;
        std::memcpy(&view, bytes.data(), sizeof view);
        return bot_.choose(view, seat, actions, rng);
    }

private:
    Bot bot_;
};

template <Game G, template <class> class Bot>
std::unique_ptr<AnyBot> make_one(const typename G::Rules& rules, const Budget& budget) {
    return std::make_unique<AnyBotOf<G, Bot<G>>>(rules, budget);
}

// One line per bot.
template <Game G>
struct BotRow {
    std::string_view name;
    std::unique_ptr<AnyBot> (*make)(const typename G::Rules&, const Budget&);
};
template <Game G>
constexpr std::array<BotRow<G>, 2> bots = {{
    {"random", make_one<G, RandomBot>},
    {"greedy", make_one<G, GreedyBot>},
}};

template <Game G>
std::unique_ptr<AnyBot> make_for(const BotSpec& spec, const typename G::Rules& rules) {
    for (const BotRow<G>& row : bots<G>)
        if (row.name == spec.name) return row.make(rules, spec.budget);
    return nullptr;  // parse_bot knows the names
}

// The rules know their game by its facts, of which there is one for each game.
template <Game G>
bool make_if(const BotSpec& spec, const AnyRules& rules, std::unique_ptr<AnyBot>& bot) {
    if (&rules.facts() != &G::facts()) return false;
    bot = make_for<G>(spec, static_cast<const AnyRulesOf<G>&>(rules).rules());
    return true;
}

template <class... Games>
std::unique_ptr<AnyBot> make_among(GameList<Games...>, const BotSpec& spec, const AnyRules& rules) {
    std::unique_ptr<AnyBot> bot;
    (make_if<Games>(spec, rules, bot) || ...);
    return bot;
}

bool set_budget(Budget& budget, std::string_view key, std::string_view text) {
    const auto value = parse_number(text);
    if (!value || *value == 0 || *value > 1'000'000'000) return false;
    const int number = static_cast<int>(*value);
    if (key == "time") budget.milliseconds = number;
    if (key == "iterations") budget.iterations = number;
    if (key == "threads") budget.threads = number;
    return key == "time" || key == "iterations" || key == "threads";
}

template <class First, class... Others>
std::span<const std::string_view> names_of(GameList<First, Others...>) {
    static const auto names = [] {
        std::array<std::string_view, bots<First>.size()> list;
        for (std::size_t i = 0; i < list.size(); ++i) list[i] = bots<First>[i].name;
        return list;
    }();
    return names;
}

}  // namespace

std::span<const std::string_view> bot_names() {
    return names_of(AllGames{});
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

std::unique_ptr<AnyBot> make_bot(const BotSpec& spec, const AnyRules& rules) {
    return make_among(AllGames{}, spec, rules);
}

}  // namespace mehen
