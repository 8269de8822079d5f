// Why the server cannot start or go on, for whoever started it, in every language.
#pragma once

#include <stdexcept>
#include <utility>

#include "core/text.h"

namespace mehen {

class Problem : public std::runtime_error {
public:
    explicit Problem(Message why) : std::runtime_error(why.in(Language::en)), why_(std::move(why)) {}
    const Message& why() const { return why_; }

private:
    Message why_;
};

}  // namespace mehen
