#include "server/net/throttle.h"

namespace mehen {

bool Visitors::may_connect(const Address& address, SteadyTime now) {
    return visitors_[account_of(address)].arrivals.take(limits_.new_connections_per_second,
                                                        limits_.new_connections_burst, now);
}

bool Visitors::may_request(const Address& address, SteadyTime now) {
    return visitors_[account_of(address)].requests.take(limits_.requests_per_second, limits_.requests_burst, now);
}

Visitors::Place Visitors::place(const Address& address) {
    const Address account = account_of(address);
    Visitor& visitor = visitors_[account];
    if (visitor.connections >= limits_.connections_per_address) return {};
    ++visitor.connections;
    return {*this, account};
}

void Visitors::forget(SteadyTime now) {
    std::erase_if(visitors_, [&](const auto& entry) {
        const Visitor& visitor = entry.second;
        return visitor.connections == 0 && visitor.arrivals.full(limits_.new_connections_per_second, now) &&
               visitor.requests.full(limits_.requests_per_second, now);
    });
}

}  // namespace mehen
