#include "cli/html.h"

#include <cstdio>

#include "cli/terminal.h"

namespace mehen::cli {

std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : printable(text)) {
        switch (c) {
            case '&': result += "&amp;"; break;
            case '<': result += "&lt;"; break;
            case '>': result += "&gt;"; break;
            case '"': result += "&quot;"; break;
            case '\'': result += "&#39;"; break;
            default: result += c;
        }
    }
    return result;
}

std::string element(std::string_view name, std::string_view attributes, std::string_view content) {
    std::string result = "<" + std::string(name);
    if (!attributes.empty()) result += " " + std::string(attributes);
    result += ">";
    result += content;
    return result + "</" + std::string(name) + ">";
}

std::string coordinate(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.2f", value);
    return text;
}

}  // namespace mehen::cli
