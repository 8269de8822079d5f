// How much each address may ask for: so much at once, and so much more with time.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>

namespace mehen::server {

class Rates {
public:
    Rates(double at_once, double each_second) : at_once_(at_once), each_second_(each_second) {}

    // Whether anything is left at a time given in milliseconds.
    bool any_left(const std::string& who, std::int64_t now) { return at(who, now).left > 0; }
    // More may be spent than is left: what something takes is often known only afterwards.
    void spend(const std::string& who, double amount, std::int64_t now) { at(who, now).left -= amount; }
    // One, if it is there.
    bool take_one(const std::string& who, std::int64_t now) {
        Purse& purse = at(who, now);
        if (purse.left < 1) return false;
        purse.left -= 1;
        return true;
    }

private:
    struct Purse {
        double left;
        std::int64_t since;
    };

    Purse& at(const std::string& who, std::int64_t now) {
        if (purses_.size() > most_kept) forget(now);
        Purse& purse = purses_.try_emplace(who, Purse{at_once_, now}).first->second;
        refill(purse, now);
        return purse;
    }
    void refill(Purse& purse, std::int64_t now) const {
        purse.left = std::min(at_once_, purse.left + each_second_ * static_cast<double>(now - purse.since) / 1000);
        purse.since = now;
    }
    void forget(std::int64_t now) {  // those who have everything again
        for (auto& [who, purse] : purses_) refill(purse, now);
        std::erase_if(purses_, [&](const auto& each) { return each.second.left >= at_once_; });
    }

    static constexpr std::size_t most_kept = 10'000;
    double at_once_;
    double each_second_;
    std::map<std::string, Purse> purses_;
};

}  // namespace mehen::server
