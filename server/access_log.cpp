#include "server/access_log.h"

#include "core/shortened.h"
#include "server/net/log.h"

namespace mehen::server {

namespace {

// "/api/tables/t8fz1c/record" becomes "/api/tables/*/record".
std::string path_to_show(std::string_view path) {
    constexpr std::string_view tables = "/api/tables/";
    if (!path.starts_with(tables)) return shortened(path);
    const std::size_t end = path.find('/', tables.size());
    const std::string_view what = end == std::string_view::npos ? std::string_view() : path.substr(end);
    return std::string(tables) + "*" + shortened(what);
}

}  // namespace

void log_answer(const Request& request, const Sent& sent) {
    JsonLine line;
    line.add("address", request.address).add("method", shortened(request.method));
    line.add("path", path_to_show(request.path)).add("status", sent.status).add("bytes", sent.bytes);
    line.add("seconds", sent.seconds);
    if (!sent.refused.empty()) line.add("refused", sent.refused);
    log_access("request", line);
}

void log_websocket_opened(const Connection& connection) {
    log_access("websocket_opened",
               JsonLine().add("address", connection.request().address).add("connection", connection.id()));
}

void log_websocket_closed(const Connection& connection, Ended why) {
    JsonLine line;
    line.add("address", connection.request().address).add("connection", connection.id());
    log_access("websocket_closed", line.add("why", name_of(why)));
}

}  // namespace mehen::server
