// Catalogues are large: whoever can take them compressed gets them so, and what is kept is the same.
#include "server/catalogues.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <algorithm>

#include "games/registry.h"
#include "json/show.h"
#include "server/net/gzip.h"

namespace mehen::server::test {
namespace {

std::string unpacked(std::string_view packed) {
    std::string plain(1 << 20, '\0');
    z_stream stream{};
    EXPECT_EQ(inflateInit2(&stream, 16 + MAX_WBITS), Z_OK);
    std::string in(packed);
    stream.next_in = reinterpret_cast<Bytef*>(in.data());
    stream.avail_in = static_cast<uInt>(in.size());
    stream.next_out = reinterpret_cast<Bytef*>(plain.data());
    stream.avail_out = static_cast<uInt>(plain.size());
    EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
    plain.resize(stream.total_out);
    inflateEnd(&stream);
    return plain;
}

bool has(const Response& response, const std::string& name, const std::string& value) {
    const auto& all = response.headers;
    return std::find(all.begin(), all.end(), std::pair(name, value)) != all.end();
}

TEST(Gzip, GivesBackWhatWentIn) {
    for (const std::string& text : {std::string(), std::string("wheat"), std::string(100'000, 'w')})
        EXPECT_EQ(unpacked(gzip(text)), text);
}

TEST(Catalogues, AreCompressedForThoseWhoTakeIt) {
    Catalogues catalogues;
    Request modern;
    modern.accept_encoding = "gzip, deflate, br";
    for (const AnyGame* game : all_games())
        for (int seats = game->facts().min_seats; seats <= game->facts().max_seats; ++seats) {
            const auto rules = game->make_rules(default_setup(game->facts(), seats), nullptr);
            for (const Language language : {Language::en, Language::pl, Language::it}) {
                const std::string plain = catalogue_json(*rules, language);
                const Response old = catalogues.answer(*rules, false, language, {});
                EXPECT_EQ(old.body.bytes(), plain);
                EXPECT_FALSE(has(old, "Content-Encoding", "gzip"));
                for (const bool with_pack : {false, false, true}) {
                    const Response packed = catalogues.answer(*rules, with_pack, language, modern);
                    EXPECT_EQ(unpacked(packed.body.bytes()), plain);
                    EXPECT_TRUE(has(packed, "Content-Encoding", "gzip"));
                    EXPECT_TRUE(has(packed, "Vary", "Accept-Encoding"));
                    // Very few words share too little with each other.
                    const std::size_t shorter = plain.size() > 2'000 ? plain.size() / 2 : plain.size();
                    EXPECT_LT(packed.body.bytes().size(), shorter);
                }
            }
        }
}

TEST(Catalogues, AreMadeOnce) {
    Catalogues catalogues;
    Request modern;
    modern.accept_encoding = "gzip";
    std::size_t different = 0;
    for (int times = 0; times < 3; ++times)
        for (const Language language : {Language::en, Language::pl, Language::it}) {
            if (times == 0) ++different;
            catalogues.games(language);
            for (const AnyGame* game : all_games())
                for (const Request& request : {Request{}, modern}) {
                    if (times == 0) ++different;
                    const mehen::Setup setup = default_setup(game->facts(), game->facts().min_seats);
                    const Response usual = catalogues.usual(*game, setup, language, request);
                    const auto rules = game->make_rules(setup, nullptr);
                    EXPECT_EQ(catalogues.answer(*rules, false, language, request).body.bytes().data(),
                              usual.body.bytes().data());
                }
        }
    EXPECT_EQ(catalogues.made(), different);
}

}  // namespace
}  // namespace mehen::server::test
