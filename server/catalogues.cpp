#include "server/catalogues.h"

#include "games/registry.h"
#include "json/line.h"
#include "json/show.h"
#include "server/net/gzip.h"

namespace mehen::server {

namespace {

JsonLine option_json(const OptionSpec& option, Language language) {
    std::vector<std::string_view> titles;
    for (const Text& title : option.value_titles) titles.push_back(title[language]);
    JsonLine line;
    line.add("name", option.name).add("title", option.title[language]).add("help", option.help[language]);
    line.add_list("values", option.values).add_list("value_titles", titles);
    return line.add("default", option.values[option.default_value]);
}

JsonLine game_json(const AnyGame& game, Language language) {
    const GameFacts& facts = game.facts();
    std::vector<int> seats;
    for (int count = facts.min_seats; count <= facts.max_seats; ++count) seats.push_back(count);
    std::vector<JsonLine> options;
    for (const OptionSpec& option : facts.options) options.push_back(option_json(option, language));
    const auto rules = game.make_rules(default_setup(facts, facts.min_seats), nullptr);
    JsonLine line;
    line.add("game", facts.id).add("title", facts.title[language]).add("about", facts.about[language]);
    return line.add_list("seats", seats).add_list("options", options).add("house_versions", rules->house_versions());
}

std::string games_json(Language language) {
    std::vector<JsonLine> games;
    for (const AnyGame* game : all_games())
        if (!game->facts().sample) games.push_back(game_json(*game, language));
    std::vector<JsonLine> bots;
    for (const std::string_view level : levels())
        bots.push_back(JsonLine().add("bot", level).add("name", level_name(level, language)));
    return JsonLine().add_list("games", games).add_list("bots", bots).text();
}

std::shared_ptr<const std::string> shared(std::string text) {
    return std::make_shared<const std::string>(std::move(text));
}

}  // namespace

Response Catalogues::games(Language language) {
    Text& text = games_[static_cast<std::size_t>(language)];
    if (text == nullptr) {
        ++made_;
        text = shared(games_json(language));
    }
    return {200, "application/json", Body(text), {{"Cache-Control", "no-store"}}};
}

Catalogues::Text Catalogues::kept(const GameFacts& facts, const Setup& setup, Language language, bool compressed,
                                  const Make& make) {
    constexpr std::size_t most_bytes = 32 * 1024 * 1024;
    std::string key(facts.id);
    key.append("/").append(language_codes[static_cast<std::size_t>(language)]);
    key.append("/").append(std::to_string(setup.seats)).append(compressed ? "/gzip" : "/plain");
    for (const std::uint8_t value : setup.option) key.append("/").append(std::to_string(value));
    if (const auto known = kept_.find(key); known != kept_.end()) return known->second;
    if (bytes_ >= most_bytes) {
        kept_.clear();
        bytes_ = 0;
    }
    ++made_;
    const Text text = shared(compressed ? gzip(make()) : make());
    bytes_ += text->size();
    return kept_[key] = text;
}

Response Catalogues::packed(const Request& request, const std::function<Text(bool compressed)>& text) const {
    Response response{200, "application/json", {}, {{"Vary", "Accept-Encoding"}}};
    const bool compressed = request.accepts_encoding("gzip");
    if (compressed) response.headers.emplace_back("Content-Encoding", "gzip");
    response.body = Body(text(compressed));
    return response;
}

Response Catalogues::usual(const AnyGame& game, const Setup& setup, Language language, const Request& request) {
    const Make make = [&] { return catalogue_json(*game.make_rules(setup, nullptr), language); };
    return packed(request, [&](bool compressed) { return kept(game.facts(), setup, language, compressed, make); });
}

Response Catalogues::answer(const AnyRules& rules, bool with_pack, Language language, const Request& request) {
    const Make make = [&] { return catalogue_json(rules, language); };
    return packed(request, [&](bool compressed) {
        if (!with_pack) return kept(rules.facts(), rules.setup(), language, compressed, make);
        ++made_;  // packs may be any number: theirs are not kept
        return shared(compressed ? gzip(make()) : make());
    });
}

}  // namespace mehen::server
