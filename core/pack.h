// Component packs: printed values that replace the built-in ones.
//
// A game describes its tables once, as a walk over named fields (`visit`). The same walk prints the
// built-in tables, loads a pack over them and checks every value. The engine knows no file format:
// `json/` implements the visitor.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/number.h"
#include "core/text.h"

namespace mehen {

class PackVisitor {
public:
    PackVisitor() = default;
    PackVisitor(const PackVisitor&) = delete;
    PackVisitor& operator=(const PackVisitor&) = delete;
    virtual ~PackVisitor() = default;

    // A group of named fields. False: the pack does not give it, the built-in values stay; then no leave().
    virtual bool enter(std::string_view name) = 0;
    virtual void leave() = 0;

    // Fields. A value that the pack does not give stays as it is.
    virtual void integer(std::string_view name, int& value, int low, int high) = 0;
    virtual void flag(std::string_view name, bool& value) = 0;
    virtual void choice(std::string_view name, int& value, std::span<const std::string_view> names) = 0;

    // A list given as a whole; its size becomes the pack's, within low..high.
    // False: not given. Then for each i < size: enter_item(i), fields, leave(); last leave().
    virtual bool enter_list(std::string_view name, int& size, int low, int high) = 0;
    virtual void enter_item(int index) = 0;
    virtual void integer_item(int index, int& value, int low, int high) = 0;
    virtual void choice_item(int index, int& value, std::span<const std::string_view> names) = 0;

    // A drawing: `rows` lines of `columns` characters, each one of `allowed`.
    virtual void grid(std::string_view name, std::span<char> cells, int rows, int columns,
                      std::string_view allowed) = 0;

    // A rule over several fields was broken (a total, an order). The field is named relative to the present group.
    virtual void refuse(std::string_view field, const Message& why) = 0;
    virtual bool failed() const = 0;
};

// Numbers under names of their own, all within the same bounds; check() looks at them together.
template <class Numbers, class Names, class Check>
void visit_numbers(PackVisitor& pack, std::string_view name, const Names& names, Numbers& numbers, int low, int high,
                   Check&& check) {
    if (!pack.enter(name)) return;
    for (std::size_t i = 0; i < names.size(); ++i) {
        int number = numbers[i];
        pack.integer(names[i], number, low, high);
        numbers[i] = as_byte(number);
    }
    check();
    pack.leave();
}
// A list of as many numbers as there are.
template <class Numbers>
void visit_list(PackVisitor& pack, std::string_view name, Numbers& numbers, int low, int high) {
    int size = fit<int>(numbers.size());
    if (!pack.enter_list(name, size, size, size)) return;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        int number = numbers[i];
        pack.integer_item(fit<int>(i), number, low, high);
        numbers[i] = as_byte(number);
    }
    pack.leave();
}

}  // namespace mehen
