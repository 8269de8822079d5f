// What sessions and the few things over HTTP both need.
#include "server/hall.h"

#include "server/store/guests.h"

namespace mehen::server {

namespace {

constexpr Text not_json = {"What is sent must be a JSON object: {0}.", "Wysłać trzeba obiekt JSON: {0}.",
                           "Si deve inviare un oggetto JSON: {0}."};
constexpr Text something_else = {"this is JSON, but not in braces", "to jest JSON, ale nie w nawiasach klamrowych",
                                 "è JSON, ma non fra graffe"};

}  // namespace

std::variant<JsonValue, Error> read_object(Hall& hall, std::string_view text, std::string_view address) {
    if (text.size() > always_read && !hall.reading.any_left(address, hall.milliseconds())) return slow_down();
    const OnAccount account(hall, hall.reading, address);
    Message why;
    auto value = JsonValue::parse(text, &why);
    if (!value) return make_error("malformed", not_json, why);
    if (!value->is_object()) return make_error("malformed", not_json, Message(something_else));
    return std::move(*value);
}

void recognise(Hall& hall, std::string_view cookie, const std::function<void(std::variant<Person, Error>)>& then) {
    const auto credentials = parse_cookie_value(cookie);
    if (!credentials) return then(Person{});
    hall.store.find_guest(credentials->guest, [secret = credentials->secret, then](const StoreReply<Guest>& found) {
        if (found.outcome == StoreOutcome::failed) return then(make_error("failed", found.why));
        const bool right = found.done() && knows_secret(found.value, secret);
        then(right ? Person{found.value.id, found.value.name} : Person{});
    });
}

JsonLine& add_guest(JsonLine& line, const Person& person) {
    if (person.id.empty()) return line.add_nothing("guest");
    return line.add("guest", JsonLine().add("id", person.id).add("name", person.name));
}

}  // namespace mehen::server
