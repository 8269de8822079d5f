// Compression for answers that are made while the server runs; the page's files are compressed when it is built.
#pragma once

#include <string>
#include <string_view>

namespace mehen {

std::string gzip(std::string_view plain);

}  // namespace mehen
