// How a game shows itself to a program: views, actions, events and components as a walk over named values. The
// engine knows no format; whoever walks along (json/show.h) makes text of it.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mehen {

// Values come in order: an object's each after its name, a list's without. Ids and words are UTF-8.
class Show {
public:
    Show() = default;
    Show(const Show&) = delete;
    Show& operator=(const Show&) = delete;
    virtual ~Show() = default;

    virtual void begin_object() = 0;
    virtual void end_object() = 0;
    virtual void begin_list() = 0;
    virtual void end_list() = 0;
    virtual void name(std::string_view name) = 0;  // of the value that comes next
    virtual void number(std::int64_t value) = 0;
    virtual void word(std::string_view value) = 0;
    virtual void flag(bool value) = 0;
    virtual void nothing() = 0;

    // A value of whatever kind; an empty optional is nothing.
    void value(bool yes) { flag(yes); }
    void value(std::integral auto count) { number(static_cast<std::int64_t>(count)); }
    void value(std::string_view text) { word(text); }
    void value(const char* text) { word(text); }
    template <class T>
    void value(const std::optional<T>& perhaps) {
        if (perhaps)
            value(*perhaps);
        else
            nothing();
    }

    // A named value of an object.
    template <class T>
    void add(std::string_view its_name, const T& its_value) {
        name(its_name);
        value(its_value);
    }
    // An object or a list around what `inside` shows; with a name, as part of an object.
    template <class Inside>
    void object(Inside&& inside) {
        begin_object();
        inside();
        end_object();
    }
    template <class Inside>
    void object(std::string_view its_name, Inside&& inside) {
        name(its_name);
        object(inside);
    }
    template <class Inside>
    void list(std::string_view its_name, Inside&& inside) {
        name(its_name);
        begin_list();
        inside();
        end_list();
    }
};

}  // namespace mehen
