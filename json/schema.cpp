#include "json/schema.h"

#include <cctype>

namespace mehen {

namespace {

constexpr std::size_t line_width = 128;

std::string quoted(std::string_view word) {
    return '"' + std::string(word) + '"';
}

// "hand-over" of Kemet: "KemetHandOver".
std::string name_of(std::string_view game, std::string_view kind) {
    std::string name(game);
    bool begins = true;
    for (const char letter : kind) {
        if (letter != '-') name += begins ? static_cast<char>(std::toupper(letter)) : letter;
        begins = letter == '-';
    }
    return name;
}

std::string reference(std::string_view type) {
    return R"({ "$ref": "#/$defs/)" + std::string(type) + "\" }";
}

// Words between commas, as many on a line as there is room for.
std::string filled(const std::vector<std::string>& words, const std::string& indent) {
    std::string text;
    std::string line = indent;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string word = words[i] + (i + 1 < words.size() ? "," : "");
        if (line != indent && line.size() + 1 + word.size() > line_width) {
            text += line + "\n";
            line = indent;
        }
        line += (line == indent ? "" : " ") + word;
    }
    return text + line + "\n";
}

std::string definition(std::string_view game, const SchemaKind& kind) {
    std::string required = R"("action", "kind")";
    std::string fields;
    const auto add = [&](std::string_view name, const std::string& type, bool always) {
        if (always) required += ", " + quoted(name);
        fields += "        " + quoted(name) + ": " + type + ",\n";
    };
    if (kind.passes) add("pass", R"({ "const": true })", true);
    for (const SchemaField& field : kind.fields) add(field.name, reference(field.type), field.always);
    return "    " + quoted(name_of(game, kind.kind)) + R"(: {
      "type": "object",
      "additionalProperties": false,
      "required": [)" +
           required + R"(, "label"],
      "properties": {
        "action": { "type": "string", "minLength": 1 },
        "kind": { "const": )" +
           quoted(kind.kind) + " },\n" + fields + R"(        "label": { "type": "string", "minLength": 1 }
      }
    })";
}

}  // namespace

std::string answer_definitions(std::string_view game, std::span<const std::string_view> asks,
                               std::span<const SchemaKind> kinds) {
    std::vector<std::string> ids;
    for (const std::string_view id : asks) ids.push_back(quoted(id));
    std::vector<std::string> members;
    for (const SchemaKind& kind : kinds) members.push_back(reference(name_of(game, kind.kind)));
    std::string text =
        "    " + quoted(name_of(game, "ask")) + ": {\n      \"description\": \"What a seat can be asked.\",\n";
    text += "      \"enum\": [\n" + filled(ids, "        ") + "      ]\n    },\n";
    text += "    " + quoted(name_of(game, "action")) + ": {\n      \"description\": \"One possible answer.\",\n";
    text += "      \"oneOf\": [\n" + filled(members, "        ") + "      ]\n    }";
    for (const SchemaKind& kind : kinds) text += ",\n" + definition(game, kind);
    return text + "\n  }\n}\n";
}

}  // namespace mehen
