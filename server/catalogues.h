// What games there are and what the box of each holds, as pages ask for it.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "server/net/net.h"
#include "server/table/setup.h"

namespace mehen::server {

class Catalogues {
public:
    // All games that can be played, and the bots.
    Response games(Language language);
    // The components of a game without a pack: where they are known, not even its rules are made.
    Response usual(const AnyGame& game, const Setup& setup, Language language, const Request& request);
    Response answer(const AnyRules& rules, bool with_pack, Language language, const Request& request);

    // How many answers were not there already.
    std::size_t made() const { return made_; }

private:
    using Text = std::shared_ptr<const std::string>;
    using Make = std::function<std::string()>;

    Response packed(const Request& request, const std::function<Text(bool compressed)>& text) const;
    Text kept(const GameFacts& facts, const Setup& setup, Language language, bool compressed, const Make& make);

    std::array<Text, language_count> games_;
    // By game, seats, options, language and whether it is compressed.
    std::map<std::string, Text> kept_;
    std::size_t bytes_ = 0;  // of all of them
    std::size_t made_ = 0;
};

}  // namespace mehen::server
