#include "json/reader.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/shortened.h"
namespace mehen {

namespace {

using Json = nlohmann::json;

constexpr Text not_json = {"this is not JSON: syntax error in line {0}, byte {1}",
                           "to nie jest JSON: błąd składni w wierszu {0}, bajt {1}",
                           "non è JSON: errore di sintassi alla riga {0}, byte {1}"};
constexpr Text too_deep = {"nested deeper than {0} levels", "zagnieżdżenie głębsze niż {0} poziomów",
                           "annidamento oltre {0} livelli"};
constexpr Text too_many_fields = {"an object has at most {0} fields", "obiekt ma najwyżej {0} pól",
                                  "un oggetto ha al massimo {0} campi"};
constexpr Text twice = {"'{0}' is given twice", "'{0}' podano dwa razy", "'{0}' è dato due volte"};

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

// Puts values where they belong as the parser meets them.
class Builder final : public nlohmann::json_sax<Json> {
public:
    explicit Builder(std::string_view text) : text_(text) {}

    Json& root() { return root_; }
    const Message& problem() const { return problem_; }

    bool null() override { return put(nullptr); }
    bool boolean(bool value) override { return put(value); }
    bool number_integer(number_integer_t value) override { return put(value); }
    bool number_unsigned(number_unsigned_t value) override { return put(value); }
    bool number_float(number_float_t value, const string_t&) override { return put(value); }
    bool string(string_t& value) override { return put(std::move(value)); }
    bool binary(binary_t&) override { return false; }  // never in text
    bool start_object(std::size_t) override { return open(Json::object()); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override {
        auto& fields = open_.back()->get_ref<Json::object_t&>();
        if (fields.size() == most_json_fields) return stop(Message(too_many_fields, most_json_fields));
        const auto [at, first] = fields.try_emplace(name);
        if (!first) return stop(Message(twice, shortened(name)));
        field_ = &at->second;
        return true;
    }

    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
        const std::string_view before = text_.substr(0, std::min(position, text_.size()));
        const std::size_t line_start = before.find_last_of('\n') + 1;  // 0 where there is none
        return stop(Message(not_json, 1 + std::count(before.begin(), before.end(), '\n'), before.size() - line_start));
    }

private:
    // The container that is open does not grow while one inside it is, so that pointers to those stay good.
    Json& place(Json value) {
        if (open_.empty()) return root_ = std::move(value);
        if (open_.back()->is_object()) return *field_ = std::move(value);
        return open_.back()->emplace_back(std::move(value));
    }
    bool put(Json value) {
        place(std::move(value));
        return true;
    }
    bool open(Json container) {
        open_.push_back(&place(std::move(container)));
        return open_.size() <= deepest_json || stop(Message(too_deep, deepest_json));
    }
    bool close() {
        open_.pop_back();
        return true;
    }
    bool stop(Message why) {
        if (!problem_) problem_ = std::move(why);
        return false;
    }

    std::string_view text_;
    Json root_;
    std::vector<Json*> open_;  // objects and lists around what is read next
    Json* field_ = nullptr;    // of the object that is open: the one whose value is read next
    Message problem_;
};

}  // namespace

std::optional<Json> read_json(std::string_view text, Message& problem) {
    Builder builder(text);
    const bool read = Json::sax_parse(text, &builder);
    problem = builder.problem();
    if (!read) return std::nullopt;
    return std::move(builder.root());
}

std::string compact_json(std::string_view text) {
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    std::string compact;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (!quoted && (c == ' ' || c == '\t' || c == '\r' || c == '\n')) continue;
        compact += c;
        if (c == '"') quoted = !quoted;
        if (quoted && c == '\\') compact += text[++i];  // what is escaped ends nothing; good JSON goes on here
    }
    return compact;
}

}  // namespace mehen
