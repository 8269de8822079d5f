// Addresses of clients: which network they belong to, and what a proxy says of them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mehen {

// IPv4 is held the way IPv6 holds it: ::ffff:192.0.2.1.
using Address = std::array<std::uint8_t, 16>;

std::optional<Address> parse_address(std::string_view text);
std::string print_address(const Address& address);

// Whom limits per address count: the address itself, but in IPv6 the /64 network, all of which one household has.
Address account_of(const Address& address);

class TrustedProxies {
public:
    // Addresses and networks: "127.0.0.1", "10.0.0.0/8". Throws NetError.
    explicit TrustedProxies(const std::vector<std::string>& proxies);

    bool trusts(const Address& address) const;
    // Every proxy adds whom it heard from at the end, so the last one that is not ours is the client. What stands
    // further to the left, anybody can have written.
    Address client(const Address& peer, std::string_view forwarded_for) const;

private:
    struct Network {
        Address address{};
        unsigned bits = 128;
    };
    std::vector<Network> networks_;
};

}  // namespace mehen
