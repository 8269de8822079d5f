#include "server/catalogues.h"

#include "json/show.h"
#include "server/net/gzip.h"

namespace mehen::server {

std::shared_ptr<const std::string> Catalogues::compressed(const AnyRules& rules, Language language) {
    constexpr std::size_t most_kept = 200;  // some tens of kilobytes each
    std::string key(rules.facts().id);
    key.append("/").append(language_codes[static_cast<std::size_t>(language)]);
    key.append("/").append(std::to_string(rules.seats()));
    for (const std::uint8_t value : rules.setup().option) key.append("/").append(std::to_string(value));
    if (const auto known = kept_.find(key); known != kept_.end()) return known->second;
    if (kept_.size() >= most_kept) kept_.clear();
    return kept_[key] = std::make_shared<const std::string>(gzip(catalogue_json(rules, language)));
}

Response Catalogues::answer(const AnyRules& rules, bool with_pack, Language language, const Request& request) {
    Response response{200, "application/json", {}, {{"Vary", "Accept-Encoding"}}};
    if (!request.accepts_encoding("gzip")) {
        response.body = Body(catalogue_json(rules, language));
        return response;
    }
    response.headers.emplace_back("Content-Encoding", "gzip");
    // Packs may be any number: theirs are not kept.
    response.body = with_pack ? Body(gzip(catalogue_json(rules, language))) : Body(compressed(rules, language));
    return response;
}

}  // namespace mehen::server
