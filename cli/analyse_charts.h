// The graphs of the page: shapes are SVG stretched to the width there is, words lie over them in plain HTML, so that
// they stay readable on a telephone.
#pragma once

#include <string>

#include "cli/analyse.h"

namespace mehen::cli {

// The win chances of all seats on top of each other, and the mistakes of each in a lane below.
std::string chance_chart(const Report& report);
// One of the gauges through the match, a line for each seat.
std::string gauge_chart(const Report& report, std::size_t gauge);

}  // namespace mehen::cli
