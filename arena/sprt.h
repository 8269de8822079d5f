// The sequential probability ratio test: plays on until it is clear which of two claims about a bot holds.
#pragma once

#include <cstdint>
#include <map>

namespace mehen {

// The share of the win that a bot should get on `own` of the seats when it is `elo` stronger than everybody else: its
// odds are 10^(elo/400) times those of an even table.
double expected_share(double elo, int own, int seats);

// H0: the mean share of the win is `share0`; H1: it is `share1`. Either is taken for the other in 5 % of all cases.
class Sprt {
public:
    enum class Verdict : std::uint8_t { undecided, h0, h1 };
    static constexpr double error = 0.05;

    Sprt(double share0, double share1) : share0_(share0), share1_(share1) {}

    // The mean share of the win in one group of games. Groups are the unit, since only they are independent.
    void add(double share);
    std::uint64_t groups() const { return groups_; }
    // The logarithm of how much better H1 fits than H0.
    double log_ratio() const;
    static double lower();  // at or below: H0
    static double upper();  // at or above: H1
    Verdict verdict() const;

private:
    double share0_;
    double share1_;
    std::uint64_t groups_ = 0;
    std::map<std::int64_t, double> seen_;  // how often each share was seen; shares in billionths, to compare equal
};

}  // namespace mehen
