#include "cli/network.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <cstring>

namespace mehen::cli {

namespace {

bool everywhere(const std::string& bind) {
    return bind == "0.0.0.0" || bind == "::";
}

}  // namespace

bool port_is_free(const std::string& bind, std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    if (inet_pton(AF_INET, bind.c_str(), &address.sin_addr) != 1) return true;  // the server will say what is wrong
    const int descriptor = socket(AF_INET, SOCK_STREAM, 0);
    if (descriptor < 0) return true;
    const int on = 1;
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    sockaddr generic{};
    std::memcpy(&generic, &address, sizeof address);
    const bool free = ::bind(descriptor, &generic, sizeof address) == 0;
    close(descriptor);
    return free;
}

std::string page_address(const std::string& bind, std::uint16_t port) {
    const std::string host = everywhere(bind)                      ? "localhost"
                             : bind.find(':') != std::string::npos ? "[" + bind + "]"
                                                                   : bind;
    return "http://" + host + ":" + std::to_string(port);
}

std::vector<std::string> network_addresses(const std::string& bind, std::uint16_t port) {
    std::vector<std::string> addresses;
    ifaddrs* all = nullptr;
    if (!everywhere(bind) || getifaddrs(&all) != 0) return addresses;
    for (const ifaddrs* each = all; each != nullptr; each = each->ifa_next) {
        if (each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET || (each->ifa_flags & IFF_LOOPBACK) != 0)
            continue;
        sockaddr_in address{};
        std::memcpy(&address, each->ifa_addr, sizeof address);
        std::array<char, INET_ADDRSTRLEN> text{};
        if (inet_ntop(AF_INET, &address.sin_addr, text.data(), text.size()) != nullptr)
            addresses.push_back("http://" + std::string(text.data()) + ":" + std::to_string(port));
    }
    freeifaddrs(all);
    return addresses;
}

void open_browser(const std::string& address) {
    if (std::getenv("DISPLAY") == nullptr && std::getenv("WAYLAND_DISPLAY") == nullptr) return;
    if (fork() != 0) return;
    setsid();
    execlp("xdg-open", "xdg-open", address.c_str(), static_cast<char*>(nullptr));
    _exit(0);
}

}  // namespace mehen::cli
