// The schema of a game's answers as JSON, printed from their shapes (core/shape.h): the page's types are made from it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/shape.h"

namespace mehen {

// A field of an answer. Its type is a definition of the game's schema.
struct SchemaField {
    std::string_view name;
    std::string_view type;
    bool always = true;
};

// What an answer of one kind has besides its text, its kind and its label.
struct SchemaKind {
    std::string_view kind;
    std::vector<SchemaField> fields;
    bool passes = false;
};

// A noun's type is named by a function found by it: std::string_view type_of(Noun).
template <class Noun, std::size_t Kinds>
std::vector<SchemaKind> schema_kinds(const Shapes<Noun, Kinds>& shapes) {
    std::vector<SchemaKind> kinds;
    for (std::size_t kind = 1; kind < Kinds; ++kind) {
        SchemaKind& row = kinds.emplace_back(SchemaKind{shapes[kind].verb, {}, shapes[kind].passes});
        each_part(shapes, make_action(kind), [&](const Part<Noun>& part, std::size_t) {
            row.fields.push_back({part.field.empty() ? field_of(part.noun) : part.field, type_of(part.noun)});
        });
    }
    return kinds;
}

// The definitions GAMEAsk, an enumeration; GAMEAction, a union; and one for each kind, GAMEKind. The last ones of a
// schema's "$defs", so that what stands before them is written by hand.
std::string answer_definitions(std::string_view game, std::span<const std::string_view> asks,
                               std::span<const SchemaKind> kinds);

}  // namespace mehen
