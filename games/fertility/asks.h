// Every question as one row: what it is called for programs, the part of the rules that it belongs to, its words.
#pragma once

#include <span>
#include <string_view>

#include "core/text.h"
#include "games/fertility/flow/frames.h"
#include "games/fertility/words.h"

namespace mehen::fertility {

struct AskRow {
    AskKind kind;
    std::string_view id;  // empty: chance alone is asked
    SectionId section;
    Text words;
};

const AskRow& row_of(AskKind kind);
std::span<const AskRow> ask_rows();  // all of them

}  // namespace mehen::fertility
