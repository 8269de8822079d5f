#include "server/net/address.h"

#include <arpa/inet.h>
#include <netinet/in.h>

#include <algorithm>
#include <cstring>

#include "server/net/net.h"

namespace mehen {

namespace {

constexpr std::array<std::uint8_t, 12> ipv4_prefix = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

bool is_ipv4(const Address& address) {
    return std::equal(ipv4_prefix.begin(), ipv4_prefix.end(), address.begin());
}

bool equal_bits(const Address& a, const Address& b, unsigned bits) {
    const unsigned whole = bits / 8;
    if (!std::equal(a.begin(), a.begin() + whole, b.begin())) return false;
    const unsigned rest = bits % 8;
    return rest == 0 || ((a[whole] ^ b[whole]) >> (8 - rest)) == 0;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
    return text;
}

constexpr Text no_such_network = {
    "'{0}' is no address to trust. Write it like 127.0.0.1, 10.0.0.0/8 or ::1.",
    "„{0}” nie jest adresem, któremu można zaufać. Napisz go jak 127.0.0.1, 10.0.0.0/8 lub ::1.",
    "'{0}' non è un indirizzo di cui fidarsi. Scrivilo come 127.0.0.1, 10.0.0.0/8 o ::1."};

}  // namespace

std::optional<Address> parse_address(std::string_view text) {
    const std::string word(text);
    Address address{};
    if (inet_pton(AF_INET6, word.c_str(), address.data()) == 1) return address;
    std::copy(ipv4_prefix.begin(), ipv4_prefix.end(), address.begin());
    if (inet_pton(AF_INET, word.c_str(), address.data() + ipv4_prefix.size()) == 1) return address;
    return std::nullopt;
}

std::string print_address(const Address& address) {
    std::array<char, INET6_ADDRSTRLEN> text{};
    if (is_ipv4(address))
        inet_ntop(AF_INET, address.data() + ipv4_prefix.size(), text.data(), text.size());
    else
        inet_ntop(AF_INET6, address.data(), text.data(), text.size());
    return text.data();
}

Address account_of(const Address& address) {
    Address account = address;
    if (!is_ipv4(address)) std::fill(account.begin() + 8, account.end(), std::uint8_t{0});
    return account;
}

TrustedProxies::TrustedProxies(const std::vector<std::string>& proxies) {
    for (const std::string& proxy : proxies) {
        const std::size_t slash = proxy.find('/');
        const auto address = parse_address(proxy.substr(0, slash));
        if (!address) throw NetError(Message(no_such_network, proxy));
        const unsigned most = is_ipv4(*address) ? 32 : 128;
        unsigned bits = most;
        if (slash != std::string::npos) {
            const auto number = parse_number(proxy.substr(slash + 1));
            if (!number || *number > most) throw NetError(Message(no_such_network, proxy));
            bits = static_cast<unsigned>(*number);
        }
        networks_.push_back({*address, bits + 128 - most});
    }
}

bool TrustedProxies::trusts(const Address& address) const {
    return std::any_of(networks_.begin(), networks_.end(),
                       [&](const Network& network) { return equal_bits(address, network.address, network.bits); });
}

Address TrustedProxies::client(const Address& peer, std::string_view forwarded_for) const {
    Address client = peer;
    while (trusts(client) && !forwarded_for.empty()) {
        const std::size_t comma = forwarded_for.rfind(',');
        const std::size_t start = comma == std::string_view::npos ? 0 : comma + 1;
        const auto before = parse_address(trimmed(forwarded_for.substr(start)));
        if (!before) break;
        client = *before;
        forwarded_for = forwarded_for.substr(0, comma == std::string_view::npos ? 0 : comma);
    }
    return client;
}

}  // namespace mehen
