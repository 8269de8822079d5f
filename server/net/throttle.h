// How much one address may do, and what it has open.
#pragma once

#include <map>
#include <utility>

#include "server/net/address.h"
#include "server/net/net.h"
#include "server/token_bucket.h"

namespace mehen {

// Who is connected from where.
class Visitors {
public:
    explicit Visitors(const NetLimits& limits) : limits_(limits) {}

    // An address's share of the connections, given back when this goes.
    class Place {
    public:
        Place() = default;
        Place(Place&& other) noexcept : visitors_(std::exchange(other.visitors_, nullptr)), account_(other.account_) {}
        Place& operator=(Place&& other) noexcept {
            std::swap(visitors_, other.visitors_);
            std::swap(account_, other.account_);
            return *this;
        }
        ~Place() {
            if (visitors_ != nullptr) visitors_->leave(account_);
        }
        explicit operator bool() const { return visitors_ != nullptr; }

    private:
        friend class Visitors;
        Place(Visitors& visitors, const Address& account) : visitors_(&visitors), account_(account) {}

        Visitors* visitors_ = nullptr;
        Address account_{};
    };

    bool may_connect(const Address& address, SteadyTime now);  // often enough for one second, that is
    bool may_request(const Address& address, SteadyTime now);
    Place place(const Address& address);  // an empty one if the address has all it may have

    // Forgets addresses that have nothing open and have long been quiet.
    void forget(SteadyTime now);
    std::size_t size() const { return visitors_.size(); }

private:
    struct Visitor {
        int connections = 0;
        TokenBucket arrivals;
        TokenBucket requests;
    };
    void leave(const Address& account) { --visitors_[account].connections; }

    const NetLimits& limits_;
    std::map<Address, Visitor> visitors_;
};

}  // namespace mehen
