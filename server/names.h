// What guests may be called: something that can be seen, and that nobody takes for a bot.
#pragma once

#include <string_view>

#include "core/text.h"

namespace mehen::server {

// What is wrong with the name, and how it would be right; an empty message: it is good.
Message problem_with_name(std::string_view name);

}  // namespace mehen::server
