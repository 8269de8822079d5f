// How much one client may do: a rate with a burst, and what each address has open.
#pragma once

#include <chrono>
#include <map>
#include <utility>

#include "server/net/address.h"
#include "server/net/net.h"

namespace mehen {

using SteadyTime = std::chrono::steady_clock::time_point;

// Holds up to `burst` tokens and gains `rate` of them a second; each thing done takes one.
class TokenBucket {
public:
    bool take(double rate, double burst, SteadyTime now) {
        tokens_ = tokens_at(rate, burst, now);
        last_ = now;
        if (tokens_ < 1) return false;
        tokens_ -= 1;
        return true;
    }
    bool full(double rate, double burst, SteadyTime now) const { return tokens_at(rate, burst, now) >= burst; }

private:
    double tokens_at(double rate, double burst, SteadyTime now) const;

    double tokens_ = -1;  // not used yet: full, however much that is
    SteadyTime last_;
};

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
