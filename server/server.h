// The server: net, store, tables and bots put together.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "server/net/net.h"
#include "server/rates.h"
#include "server/table/tables.h"

namespace mehen::server {

struct ServerConfig {
    NetConfig net;
    std::string data;  // folder
    std::string version;
    unsigned bot_threads = 1;
    bool access_log = false;  // a line for each request and each WebSocket
    TablesConfig tables;
    // Of each address: see Hall.
    Rates work{1.5, 0.15};
    Rates reading{0.1, 0.02};
};

class Server {
public:
    // Opens the store and listens; throws NetError or StoreError with a message for people.
    explicit Server(ServerConfig config);
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    ~Server();

    std::uint16_t port() const;
    // Until stopped, by `stop` or a signal. `ready` once every table is back.
    void run(const std::function<void()>& ready);
    void stop();  // from any thread

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace mehen::server
