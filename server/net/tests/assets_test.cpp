#include "server/net/assets.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "tests/support/source_path.h"

namespace mehen {

std::span<const Asset> embedded_test_page();  // of the folder page/ beside this file

namespace {

std::string file(const std::string& name) {
    std::ifstream in(test::source_path("server/net/tests/page/" + name));
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

std::string header(const Response& response, std::string_view name) {
    for (const auto& [key, value] : response.headers)
        if (key == name) return value;
    return "";
}

Request get(std::string path, std::string accept_encoding = "") {
    Request request;
    request.method = "GET";
    request.path = std::move(path);
    request.accept_encoding = std::move(accept_encoding);
    return request;
}

TEST(Assets, TheFilesOfThePage) {
    const Assets assets(embedded_test_page());
    const auto index = assets.answer(get("/"));
    ASSERT_TRUE(index);
    EXPECT_EQ(index->status, 200U);
    EXPECT_EQ(index->body.bytes(), file("index.html"));
    EXPECT_EQ(index->content_type, "text/html; charset=utf-8");
    EXPECT_EQ(header(*index, "Cache-Control"), "no-cache");
    const auto script = assets.answer(get("/assets/table-5d41402a.js"));
    ASSERT_TRUE(script);
    EXPECT_EQ(script->body.bytes(), file("assets/table-5d41402a.js"));
    EXPECT_EQ(script->content_type, "text/javascript; charset=utf-8");
    EXPECT_NE(header(*script, "Cache-Control").find("immutable"), std::string::npos);
    for (const char* path : {"/nothing", "/assets", "/assets/../index.html", "", "//"})
        EXPECT_FALSE(assets.answer(get(path))) << path;
}

TEST(Assets, WhatTheClientCanUnpack) {
    const Assets assets(embedded_test_page());
    const auto encoding = [&](const char* accepted) {
        return header(*assets.answer(get("/index.html", accepted)), "Content-Encoding");
    };
    EXPECT_EQ(encoding("gzip, deflate, br"), "br");
    EXPECT_EQ(encoding("gzip;q=0.8, br;q=0"), "gzip");
    EXPECT_EQ(encoding("GZIP"), "gzip");
    EXPECT_EQ(encoding("identity, gzip;q=0.0"), "");
    EXPECT_EQ(encoding(""), "");
    const auto packed = assets.answer(get("/index.html", "gzip"));
    EXPECT_TRUE(packed->body.bytes().starts_with("\x1f\x8b"));
    EXPECT_LT(packed->body.bytes().size(), file("index.html").size());
    EXPECT_EQ(header(*packed, "Vary"), "Accept-Encoding");
}

TEST(Assets, WhatTheClientHasIsNotSentAgain) {
    const Assets assets(embedded_test_page());
    Request request = get("/", "br");
    const std::string tag = header(*assets.answer(request), "ETag");
    for (const std::string& known : {tag, "W/" + tag, "\"other\", " + tag}) {
        request.if_none_match = known;
        const auto answer = assets.answer(request);
        EXPECT_EQ(answer->status, 304U);
        EXPECT_TRUE(answer->body.bytes().empty());
        EXPECT_EQ(header(*answer, "ETag"), tag);
    }
    request.accept_encoding = "gzip";  // other bytes, another tag
    EXPECT_EQ(assets.answer(request)->status, 200U);
}

TEST(Assets, WithoutAPageItSaysSo) {
    const Assets assets({});
    Request request = get("/");
    EXPECT_EQ(assets.answer(request)->status, 503U);
    request.accept_language = "pl";
    EXPECT_NE(assets.answer(request)->body.bytes().find("Strona nie jest"), std::string_view::npos);
    EXPECT_FALSE(assets.answer(get("/other")));
}

}  // namespace
}  // namespace mehen
