// Whatever is read from outside takes time in proportion to its size: a message, a record or a pack, as the first byte
// says, made of a beginning, a piece that is repeated (in which # counts), and an end, parted by zero bytes.
#include "tests/support/linear.h"

#include <string>
#include <string_view>

#include "core/record.h"
#include "games/registry.h"
#include "json/pack.h"
#include "json/value.h"
#include "tools/fuzz/checked_game.h"

using namespace mehen;  // a program of one page

namespace {

constexpr std::size_t size_of_small = 16 * 1024;  // the large one, eight times that, is as large as a pack may be
constexpr std::size_t longest_piece = 2'000;

std::string_view next_part(std::string_view& text) {
    const std::size_t end = text.find('\0');
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return part;
}

std::string repeated(std::string_view piece, std::size_t size) {
    std::string text;
    for (std::size_t number = 1; text.size() < size; ++number)
        for (const char c : piece) {
            if (c == '#')
                text += std::to_string(number);
            else
                text += c;
        }
    return text;
}

void read_message(const std::string& text) {
    Message why;
    const auto message = JsonValue::parse(text, &why);
    fuzz::require(message.has_value() == !why, "what is refused has a reason");
    if (!message) return;
    for (const char* field : {"id", "type", "table", "seats", "options", "record"}) {
        (void)message->text(field);
        (void)message->number(field);
        (void)message->objects(field);
        (void)message->raw(field);
        if (const auto object = message->object(field)) (void)object->texts();
    }
}

void read_record(const std::string& text) {
    Record record;
    if (parse_record(text, record)) return;
    const AnyGame* const game = find_game(record.game);
    if (game == nullptr) return;
    std::string pack;
    RecordProblem wrong;
    const std::shared_ptr<const AnyRules> rules = make_rules(*game, record, Language::en, wrong, &pack);
    if (rules == nullptr) return;
    Match match(rules);
    (void)replay_record(record, match, [] {});
}

void read_pack(const std::string& text) {
    for (const AnyGame* game : all_games()) {
        PackProblem problem;
        std::string compact;
        (void)make_rules(*game, default_setup(game->facts(), game->facts().min_seats), text, problem, &compact);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2) return 0;
    std::string_view rest(reinterpret_cast<const char*>(data) + 1, size - 1);  // NOLINT: bytes as text
    const std::string begin(next_part(rest));
    const std::string_view piece = next_part(rest).substr(0, longest_piece);
    if (piece.empty()) return 0;
    const auto make = [&](std::size_t wanted) {
        const std::size_t around = begin.size() + rest.size();
        return begin + repeated(piece, wanted > around ? wanted - around : 0) + std::string(rest);
    };
    constexpr std::array<void (*)(const std::string&), 3> readers = {read_message, read_record, read_pack};
    const auto read = readers[data[0] % readers.size()];
    fuzz::require(test::reads_in_linear_time(make, read, size_of_small), "eight times the size, eight times the time");
    return 0;
}
