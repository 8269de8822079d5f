#include "json/value.h"

#include "json/reader.h"

namespace mehen {

using Json = nlohmann::json;

struct JsonValue::Node {
    Json json;
};

std::optional<JsonValue> JsonValue::parse(std::string_view text, Message* why) {
    Message problem;
    auto json = read_json(text, problem);
    if (why != nullptr) *why = problem;
    if (!json) return std::nullopt;
    return JsonValue(std::make_shared<const Node>(Node{std::move(*json)}));
}

bool JsonValue::is_object() const {
    return node_->json.is_object();
}

bool JsonValue::has(std::string_view field) const {
    return is_object() && node_->json.contains(field);
}

std::optional<std::string> JsonValue::text(std::string_view field) const {
    if (!has(field) || !node_->json.at(std::string(field)).is_string()) return std::nullopt;
    return node_->json.at(std::string(field)).get<std::string>();
}

std::optional<std::int64_t> JsonValue::number(std::string_view field) const {
    if (!has(field)) return std::nullopt;
    const Json& value = node_->json.at(std::string(field));
    if (!value.is_number_integer()) return std::nullopt;
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX) return std::nullopt;
    return value.get<std::int64_t>();
}

std::optional<bool> JsonValue::flag(std::string_view field) const {
    if (!has(field) || !node_->json.at(std::string(field)).is_boolean()) return std::nullopt;
    return node_->json.at(std::string(field)).get<bool>();
}

std::optional<JsonValue> JsonValue::object(std::string_view field) const {
    if (!has(field) || !node_->json.at(std::string(field)).is_object()) return std::nullopt;
    return JsonValue(std::make_shared<const Node>(Node{node_->json.at(std::string(field))}));
}

std::optional<std::vector<JsonValue>> JsonValue::objects(std::string_view field) const {
    if (!has(field) || !node_->json.at(std::string(field)).is_array()) return std::nullopt;
    std::vector<JsonValue> all;
    for (const Json& each : node_->json.at(std::string(field))) {
        if (!each.is_object()) return std::nullopt;
        all.push_back(JsonValue(std::make_shared<const Node>(Node{each})));
    }
    return all;
}

std::optional<std::vector<std::pair<std::string, std::string>>> JsonValue::texts() const {
    std::vector<std::pair<std::string, std::string>> all;
    if (!is_object()) return std::nullopt;
    for (const auto& [name, value] : node_->json.items()) {
        if (!value.is_string()) return std::nullopt;
        all.emplace_back(name, value.get<std::string>());
    }
    return all;
}

std::string JsonValue::raw(std::string_view field) const {
    if (!has(field)) return {};
    return node_->json.at(std::string(field)).dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace mehen
