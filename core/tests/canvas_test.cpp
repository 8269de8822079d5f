#include "core/canvas.h"

#include <gtest/gtest.h>

namespace mehen {
namespace {

TEST(Canvas, GrowsAndPrints) {
    Canvas canvas;
    EXPECT_EQ(canvas.put(2, 1, "ąę"), 4);
    canvas.put(0, 0, "Nile", Style{.ink = 4, .bold = true});
    EXPECT_EQ(canvas.height(), 2);
    EXPECT_EQ(canvas.print(false), "Nile\n  ąę\n");
    EXPECT_EQ(canvas.print(true), "\x1b[0;1;38;5;4mNile\x1b[0m\n  ąę\n");
}

TEST(Canvas, LaterWritesCoverEarlierOnes) {
    Canvas canvas;
    canvas.put(0, 0, "abcd");
    canvas.fill(1, 0, 2, 1, {});
    canvas.put(2, 0, "é");
    EXPECT_EQ(canvas.print(false), "a éd\n");
}

TEST(Canvas, PlainLinesHaveNoSpacesAtTheEnd) {
    Canvas canvas;
    canvas.put(0, 0, "a  ");
    canvas.fill(0, 1, 5, 1, {});
    EXPECT_EQ(canvas.print(false), "a\n\n");
}

TEST(CanvasText, WidthCountsGlyphs) {
    EXPECT_EQ(text_width(""), 0);
    EXPECT_EQ(text_width("żółw"), 4);
    EXPECT_EQ(text_width("→▲"), 2);
}

TEST(CanvasText, PaddedToTheWidth) {
    EXPECT_EQ(padded("żółw", 6), "żółw  ");
    EXPECT_EQ(padded("żółw", 2), "żó");
    EXPECT_EQ(padded("", 2), "  ");
    EXPECT_EQ(padded("a", 0), "");
}

TEST(CanvasText, WrappedAtSpaces) {
    EXPECT_EQ(wrapped("to be or not to be", 8), (std::vector<std::string>{"to be or", "not to", "be"}));
    EXPECT_EQ(wrapped("  a   b ", 8), (std::vector<std::string>{"a b"}));
    EXPECT_EQ(wrapped("hieroglyphs a", 4), (std::vector<std::string>{"hieroglyphs", "a"}));  // a word is never cut
    EXPECT_TRUE(wrapped("", 8).empty());
    EXPECT_EQ(wrapped("żółw żółw", 9).size(), 1U);
}

TEST(CanvasText, StyledOnlyWhereColoursAreWanted) {
    EXPECT_EQ(styled("a", Style{.dim = true}, false), "a");
    EXPECT_EQ(styled("a", Style{.dim = true}, true), "\x1b[0;2ma\x1b[0m");
    EXPECT_EQ(styled("a", {}, true), "a");
}

}  // namespace
}  // namespace mehen
