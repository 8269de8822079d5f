#include "server/net/response.h"

#include <algorithm>
#include <array>
#include <ctime>

namespace mehen {

namespace {

void add_header(std::string& head, std::string_view name, std::string_view value) {
    head.append(name).append(": ");
    // A line break would let whoever chose the value write headers of their own.
    std::copy_if(value.begin(), value.end(), std::back_inserter(head), [](char c) { return c != '\r' && c != '\n'; });
    head += "\r\n";
}

std::string date_now() {
    const std::time_t now = std::time(nullptr);
    std::tm utc{};
    gmtime_r(&now, &utc);
    std::array<char, 40> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &utc);
    return {text.data(), length};
}

}  // namespace

std::string response_head(const Response& response, std::string_view reason, bool keep_alive) {
    std::string head = "HTTP/1.1 " + std::to_string(response.status) + " ";
    head.append(reason).append("\r\n");
    add_header(head, "Date", date_now());
    if (response.status != 304 && response.status != 204) {
        add_header(head, "Content-Type", response.content_type);
        add_header(head, "Content-Length", std::to_string(response.body.bytes().size()));
    }
    add_header(head, "Content-Security-Policy", content_security_policy);
    add_header(head, "X-Content-Type-Options", "nosniff");
    add_header(head, "Referrer-Policy", "same-origin");
    add_header(head, "Cross-Origin-Resource-Policy", "same-origin");
    bool caching = false;
    for (const auto& [name, value] : response.headers) {
        add_header(head, name, value);
        caching = caching || lower(name) == "cache-control";
    }
    if (!caching) add_header(head, "Cache-Control", "no-store");
    if (!keep_alive) add_header(head, "Connection", "close");
    return head + "\r\n";
}

}  // namespace mehen
