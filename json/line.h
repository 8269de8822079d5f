// One JSON object on one line: what `--json` prints.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace mehen {

class JsonLine {
public:
    JsonLine& add(std::string_view name, std::string_view value) { return raw(name, quoted(value)); }
    JsonLine& add(std::string_view name, const char* value) { return add(name, std::string_view(value)); }
    JsonLine& add(std::string_view name, bool value) { return raw(name, value ? "true" : "false"); }
    JsonLine& add(std::string_view name, double value) { return raw(name, number(value)); }
    template <std::integral Int>
    JsonLine& add(std::string_view name, Int value) {
        return raw(name, std::to_string(value));
    }
    JsonLine& add(std::string_view name, const JsonLine& object) { return raw(name, object.text()); }
    JsonLine& add_nothing(std::string_view name) { return raw(name, "null"); }
    // JSON that was made elsewhere.
    JsonLine& raw(std::string_view name, const std::string& value);

    // A list of strings, numbers or objects.
    template <class Range>
    JsonLine& add_list(std::string_view name, const Range& values) {
        std::string items;
        for (const auto& value : values) {
            if (!items.empty()) items += ", ";
            items += item(value);
        }
        return raw(name, "[" + items + "]");
    }

    std::string text() const { return "{" + fields_ + "}"; }
    // Without the opening brace, so that other fields can be put before it.
    std::string body() const { return fields_ + "}"; }

private:
    static std::string quoted(std::string_view text);
    static std::string number(double value);
    static std::string item(const JsonLine& object) { return object.text(); }
    static std::string item(std::string_view text) { return quoted(text); }
    static std::string item(int value) { return std::to_string(value); }
    static std::string item(double value) { return number(value); }

    std::string fields_;
};

}  // namespace mehen
