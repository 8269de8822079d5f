// JSON that somebody else wrote: read without trusting it. A field that is missing or of the wrong kind reads as
// nothing.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text.h"

namespace mehen {

class JsonValue {
public:
    // Nothing: what json/reader.h refuses; `why` then says what is wrong.
    static std::optional<JsonValue> parse(std::string_view text, Message* why = nullptr);

    bool is_object() const;
    bool has(std::string_view field) const;

    std::optional<std::string> text(std::string_view field) const;
    std::optional<std::int64_t> number(std::string_view field) const;  // whole numbers only
    std::optional<bool> flag(std::string_view field) const;
    std::optional<JsonValue> object(std::string_view field) const;
    std::optional<std::vector<JsonValue>> objects(std::string_view field) const;  // a list of objects
    // The text fields of an object, by name; nothing if one of them is no text.
    std::optional<std::vector<std::pair<std::string, std::string>>> texts() const;

    // A field as it was written, on one line; empty if it is missing.
    std::string raw(std::string_view field) const;

private:
    struct Node;
    explicit JsonValue(std::shared_ptr<const Node> node) : node_(std::move(node)) {}

    std::shared_ptr<const Node> node_;
};

}  // namespace mehen
