#include "tests/support/source_path.h"

namespace mehen::test {

std::string source_path(std::string_view relative) {
    return std::string(MEHEN_SOURCE_DIR) + "/" + std::string(relative);
}

}  // namespace mehen::test
