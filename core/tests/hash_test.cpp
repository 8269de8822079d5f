#include "core/hash.h"

#include <gtest/gtest.h>

namespace mehen {
namespace {

// Sealed records and signatures rest on these values: they may never change.
TEST(Hash, IsStable) {
    EXPECT_EQ(Hash().hex(), "243f6a8885a308d3");
    Hash words;
    words.add(1);
    words.add(2);
    EXPECT_EQ(words.hex(), "bafc02ce6055c6f2");
    Hash text;
    text.add("Nile");
    EXPECT_EQ(text.hex(), "9d488af318bb578a");
    Hash bytes;
    bytes.add_bytes("Nile", 4);
    EXPECT_EQ(bytes.value(), text.value());
}

TEST(Hash, TellsOrderAndLengthApart) {
    Hash ab;
    ab.add("a");
    ab.add("b");
    Hash ba;
    ba.add("b");
    ba.add("a");
    Hash together;
    together.add("ab");
    EXPECT_NE(ab.value(), ba.value());
    EXPECT_NE(ab.value(), together.value());
}

}  // namespace
}  // namespace mehen
