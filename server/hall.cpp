// What sessions and the few things over HTTP both need.
#include "server/hall.h"

#include "server/store/guests.h"

namespace mehen::server {

std::string error_body(const Error& error, Language language) {
    JsonLine line;
    line.add("type", "error").add("code", error.code).add("reason", error.in(language));
    if (!error.rule.empty()) line.add("rule", error.rule);
    return line.body();
}

void recognise(Hall& hall, std::string_view cookie, const std::function<void(std::variant<Person, Error>)>& then) {
    const auto credentials = parse_cookie_value(cookie);
    if (!credentials) return then(Person{});
    hall.store.find_guest(credentials->guest, [secret = credentials->secret, then](const Answer<Guest>& found) {
        if (found.outcome == server::Outcome::failed) return then(make_error("failed", found.why));
        const bool right = found.done() && knows_secret(found.value, secret);
        then(right ? Person{found.value.id, found.value.name} : Person{});
    });
}

JsonLine& add_guest(JsonLine& line, const Person& person) {
    if (person.id.empty()) return line.add_nothing("guest");
    return line.add("guest", JsonLine().add("id", person.id).add("name", person.name));
}

}  // namespace mehen::server
