// Where the repository lies.
#pragma once

#include <string>
#include <string_view>

namespace mehen::test {

std::string source_path(std::string_view relative);

}  // namespace mehen::test
