#include "server/table/error.h"

#include "core/shortened.h"
#include "games/registry.h"
#include "json/line.h"
#include "server/table/setup.h"

namespace mehen::server {

namespace {

constexpr Text misses_text = {"'{0}' is missing or of the wrong kind.", "Brakuje '{0}' albo jest złego rodzaju.",
                              "'{0}' manca o è del tipo sbagliato."};
constexpr Text name_text = {"This needs a name first.", "Do tego trzeba najpierw podać imię.",
                            "Per questo serve prima un nome."};
constexpr Text slow_text = {"Too many messages; wait a moment and send it again.",
                            "Za dużo wiadomości; poczekaj chwilę i wyślij ponownie.",
                            "Troppi messaggi; aspetta un momento e rimandalo."};
constexpr Text foreign_text = {"{0} is not your seat.", "{0} to nie twoje miejsce.", "{0} non è il tuo posto."};
constexpr Text game_text = {"There is no game '{0}'; there are: {1}.", "Nie ma gry '{0}'; są: {1}.",
                            "Non c'è il gioco '{0}'; ci sono: {1}."};
constexpr Text level_text = {"There is no bot '{0}'; there are: {1}.", "Nie ma bota '{0}'; są: {1}.",
                             "Non c'è il bot '{0}'; ci sono: {1}."};

}  // namespace

Error make_error(std::string_view code, const Text& why, const Message& inside) {
    Error error{code, {}, {}};
    for (std::size_t i = 0; i < language_count; ++i) {
        const auto language = static_cast<Language>(i);
        error.reason[i] = say(why, language, inside.in(language));
    }
    return error;
}

std::string error_body(const Error& error, Language language) {
    JsonLine line;
    line.add("type", "error").add("code", error.code).add("reason", error.in(language));
    if (!error.rule.empty()) line.add("rule", error.rule);
    return line.body();
}

Error missing_field(std::string_view field) {
    return make_error("malformed", misses_text, field);
}

Error name_needed() {
    return make_error("guest", name_text);
}

Error slow_down() {
    return make_error("busy", slow_text);
}

Error foreign_seat(std::string_view seat) {
    return make_error("forbidden", foreign_text, seat);
}

Error unknown_game(std::string_view game) {
    std::vector<std::string_view> ids;
    for (const AnyGame* each : all_games())
        if (!each->facts().sample) ids.push_back(each->facts().id);
    return make_error("unknown", game_text, shortened(game), joined(ids));
}

Error unknown_level(std::string_view level) {
    return make_error("unknown", level_text, shortened(level), joined(levels()));
}

}  // namespace mehen::server
