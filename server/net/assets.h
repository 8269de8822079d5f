// The page's files, as they lie in the program.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "server/net/net.h"

namespace mehen {

struct Asset {
    std::string_view path;  // "/index.html"
    std::string_view hash;  // of the plain bytes
    std::string_view plain;
    std::string_view gzip;  // empty: not worth it
    std::string_view brotli;
};

// Written while building, from the folder of the built page; empty if there was none. See server/embed/.
std::span<const Asset> embedded_page();

class Assets {
public:
    explicit Assets(std::span<const Asset> assets) : assets_(assets) {}

    // The file of that path, `/` being /index.html; nothing if there is none. Where the page was not built, `/` says
    // so.
    std::optional<Response> answer(const Request& request) const;

private:
    std::span<const Asset> assets_;
};

}  // namespace mehen
