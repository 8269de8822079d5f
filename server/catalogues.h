// What the box of a game holds, as pages ask for it.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "server/net/net.h"
#include "server/table/setup.h"

namespace mehen::server {

class Catalogues {
public:
    Response answer(const AnyRules& rules, bool with_pack, Language language, const Request& request);

private:
    std::shared_ptr<const std::string> compressed(const AnyRules& rules, Language language);

    // Compressed once: by game, seats, options and language.
    std::map<std::string, std::shared_ptr<const std::string>> kept_;
};

}  // namespace mehen::server
