#include "server/store/guests.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace mehen::server {

namespace {

constexpr std::string_view symbols = "0123456789abcdefghjkmnpqrstvwxyz";

TEST(Guests, IdsAreALetterAndUnambiguousSymbols) {
    const std::string guest = new_guest_id();
    const std::string table = new_table_id();
    EXPECT_EQ(guest.size(), 11U);
    EXPECT_EQ(guest[0], 'g');
    EXPECT_EQ(table.size(), 13U);
    EXPECT_EQ(table[0], 't');
    for (const char c : guest.substr(1) + table.substr(1)) EXPECT_NE(symbols.find(c), std::string_view::npos) << c;
}

TEST(Guests, NothingIsMadeTwice) {
    std::set<std::string> made;
    std::set<char> used;
    for (int i = 0; i < 1000; ++i) {
        for (const std::string& text : {new_guest_id(), new_table_id(), new_secret(), new_device_code()})
            EXPECT_TRUE(made.insert(text).second) << text;
        for (const char c : new_table_id().substr(1)) used.insert(c);
    }
    EXPECT_EQ(used.size(), symbols.size());
}

TEST(Guests, AHashTellsSecretsApart) {
    EXPECT_EQ(hash_of("secret"), hash_of("secret"));
    EXPECT_NE(hash_of("secret"), hash_of("secrets"));
    // BLAKE2b with 32 bytes of the empty text, from its specification's reference implementation.
    const Hash empty = hash_of("");
    EXPECT_EQ(empty[0], 0x0e);
    EXPECT_EQ(empty[1], 0x57);
    EXPECT_EQ(empty[31], 0xa8);
}

TEST(Guests, ACookieIsReadAsItWasWritten) {
    const Credentials made{new_guest_id(), new_secret()};
    EXPECT_EQ(made.secret.size(), 43U);
    const auto read = parse_cookie_value(cookie_value(made));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->guest, made.guest);
    EXPECT_EQ(read->secret, made.secret);
}

TEST(Guests, WhatIsNoCookieIsNotRead) {
    const std::string secret(43, 'a');
    EXPECT_TRUE(parse_cookie_value("g1." + secret));
    for (const std::string& value : {std::string(), std::string("g1"), "." + secret, "g1." + secret + "a",
                                     "g1." + secret.substr(1), "g 1." + secret, "g1." + secret.substr(1) + ";",
                                     "g1.." + secret.substr(1), std::string(33, 'g') + "." + secret})
        EXPECT_FALSE(parse_cookie_value(value)) << value;
}

TEST(Guests, ASecretIsRecognised) {
    const std::string first = new_secret();
    const std::string second = new_secret();
    const Guest guest{.id = "g1", .name = "Ines", .secrets = {hash_of(first), hash_of(second)}};
    EXPECT_TRUE(knows_secret(guest, first));
    EXPECT_TRUE(knows_secret(guest, second));
    EXPECT_FALSE(knows_secret(guest, new_secret()));
    EXPECT_FALSE(knows_secret(guest, ""));
    EXPECT_FALSE(knows_secret(Guest{}, first));
}

TEST(Guests, ADeviceCodeMayBeTypedCarelessly) {
    const std::string code = new_device_code();
    EXPECT_EQ(code.size(), 14U);
    EXPECT_EQ(code[4], '-');
    EXPECT_EQ(tidy_device_code(code), code);
    EXPECT_EQ(tidy_device_code(lower(code)), code);
    EXPECT_EQ(tidy_device_code("7q4mx2kd9itb"), "7Q4M-X2KD-91TB");
    EXPECT_EQ(tidy_device_code(" 7Q4M X2KD 9LTO"), "7Q4M-X2KD-91T0");
    for (const char* wrong : {"", "7Q4M-X2KD-91T", "7Q4M-X2KD-91TBB", "7Q4M-X2KD-91TU", "7Q4M/X2KD/91TB"})
        EXPECT_FALSE(tidy_device_code(wrong)) << wrong;
}

}  // namespace

}  // namespace mehen::server
