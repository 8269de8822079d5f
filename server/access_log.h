// A line for each request and each WebSocket, where whoever hosts wants them. Never secrets: no cookies, no bodies, no
// queries, and not the names of tables, which are what invites to them.
#pragma once

#include "server/net/net.h"

namespace mehen::server {

void log_answer(const Request& request, const Sent& sent);
void log_websocket_opened(const Connection& connection);
void log_websocket_closed(const Connection& connection, Ended why);

}  // namespace mehen::server
