// How much each address may ask for: so much at once, and so much more with time.
#pragma once

#include <cstdint>
#include <map>
#include <string_view>

#include "server/net/address.h"
#include "server/token_bucket.h"

namespace mehen::server {

class Rates {
public:
    Rates(double at_once, double each_second) : at_once_(at_once), each_second_(each_second) {}

    // Times are in milliseconds.
    bool any_left(std::string_view address, std::int64_t now) {
        return bucket(address, now).any_left(each_second_, at_once_, steady(now));
    }
    void spend(std::string_view address, double amount, std::int64_t now) {
        bucket(address, now).spend(amount, each_second_, steady(now));
    }
    bool take_one(std::string_view address, std::int64_t now) {
        return bucket(address, now).take(each_second_, at_once_, steady(now));
    }

private:
    static SteadyTime steady(std::int64_t now) { return SteadyTime(std::chrono::milliseconds(now)); }

    TokenBucket& bucket(std::string_view address, std::int64_t now) {
        if (buckets_.size() > most_kept)
            std::erase_if(buckets_, [&](const auto& each) { return each.second.full(each_second_, steady(now)); });
        return buckets_[account_of(parse_address(address).value_or(Address{}))];
    }

    static constexpr std::size_t most_kept = 10'000;
    double at_once_;
    double each_second_;
    std::map<Address, TokenBucket> buckets_;
};

}  // namespace mehen::server
