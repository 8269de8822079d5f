#include "server/net/assets.h"

#include <algorithm>
#include <array>

namespace mehen {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 15> content_types = {{
    {"html", "text/html; charset=utf-8"},
    {"js", "text/javascript; charset=utf-8"},
    {"css", "text/css; charset=utf-8"},
    {"svg", "image/svg+xml"},
    {"json", "application/json"},
    {"map", "application/json"},
    {"webmanifest", "application/manifest+json"},
    {"txt", "text/plain; charset=utf-8"},
    {"wasm", "application/wasm"},
    {"png", "image/png"},
    {"webp", "image/webp"},
    {"ico", "image/x-icon"},
    {"woff2", "font/woff2"},
    {"mp3", "audio/mpeg"},
    {"ogg", "audio/ogg"},
}};

constexpr Text not_built = {
    "The page is not part of this program. Build it with ./play, or open the address of another server.",
    "Strona nie jest częścią tego programu. Zbuduj ją przez ./play albo otwórz adres innego serwera.",
    "La pagina non fa parte di questo programma. Costruiscila con ./play, o apri l'indirizzo di un altro server."};

std::string_view content_type(std::string_view path) {
    const std::string_view ending = path.substr(path.rfind('.') + 1);
    for (const auto& [name, type] : content_types)
        if (name == ending) return type;
    return "application/octet-stream";
}

struct Variant {
    std::string_view bytes;
    std::string_view encoding;  // empty: as it is
};

Variant choose(const Asset& asset, const Request& request) {
    if (!asset.brotli.empty() && request.accepts_encoding("br")) return {asset.brotli, "br"};
    if (!asset.gzip.empty() && request.accepts_encoding("gzip")) return {asset.gzip, "gzip"};
    return {asset.plain, ""};
}

Response answer_with(const Asset& asset, const Request& request) {
    const Variant variant = choose(asset, request);
    std::string tag = "\"" + std::string(asset.hash);
    if (!variant.encoding.empty()) tag.append("-").append(variant.encoding);
    tag += "\"";

    Response response;
    response.content_type = content_type(asset.path);
    // The build puts files there whose names change with what is in them.
    const bool never_changes = asset.path.starts_with("/assets/");
    response.headers.emplace_back("Cache-Control", never_changes ? "public, max-age=31536000, immutable" : "no-cache");
    response.headers.emplace_back("ETag", tag);
    response.headers.emplace_back("Vary", "Accept-Encoding");
    // A proxy may have made the tag weak: W/"…" names the same file.
    if (request.if_none_match.find(tag) != std::string::npos) {
        response.status = 304;
        return response;
    }
    if (!variant.encoding.empty()) response.headers.emplace_back("Content-Encoding", variant.encoding);
    response.body = Body::lasting(variant.bytes);
    return response;
}

Response page_is_missing(Language language) {
    Response response;
    response.status = 503;
    response.content_type = content_type(".html");
    const std::string_view code = language_codes[static_cast<std::size_t>(language)];
    response.body = "<!doctype html><html lang=\"" + std::string(code) + "\"><title>Mehen</title><p>" +
                    say(not_built, language) + "</p></html>\n";
    return response;
}

}  // namespace

std::optional<Response> Assets::answer(const Request& request) const {
    if (request.method != "GET") return std::nullopt;
    const std::string_view path = request.path == "/" ? std::string_view("/index.html") : request.path;
    const auto asset = std::find_if(assets_.begin(), assets_.end(), [&](const Asset& a) { return a.path == path; });
    if (asset != assets_.end()) return answer_with(*asset, request);
    if (path == "/index.html") return page_is_missing(request.language());
    return std::nullopt;
}

}  // namespace mehen
