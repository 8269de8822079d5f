#include "json/line.h"

#include <nlohmann/json.hpp>

namespace mehen {

std::string JsonLine::quoted(std::string_view text) {
    // A name may hold any bytes: what is not UTF-8 is replaced, never thrown at the reader.
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string JsonLine::number(double value) {
    return nlohmann::json(value).dump();
}

JsonLine& JsonLine::raw(std::string_view name, const std::string& value) {
    if (!fields_.empty()) fields_ += ", ";
    fields_ += quoted(name) + ": " + value;
    return *this;
}

}  // namespace mehen
