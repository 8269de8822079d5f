// Every question as one row: what it is called for programs, the part of the rules that it belongs to, its words.
#pragma once

#include <span>
#include <string_view>

#include "core/text.h"
#include "games/kemet/questions/section_id.h"
#include "games/kemet/table/frames.h"

namespace mehen::kemet {

struct AskRow {
    AskKind kind;
    std::string_view id;  // empty: chance alone is asked
    SectionId section;
    Text words;  // without what the position adds to them
};

// What is asked in the course of another question, or in its place, has a row of its own.
enum class AskPart : std::uint8_t { lone_turn, new_creature, council_discard, council_add };

const AskRow& row_of(AskKind kind);
const AskRow& row_of(AskPart part);
std::span<const AskRow> ask_rows();  // all of them

}  // namespace mehen::kemet
