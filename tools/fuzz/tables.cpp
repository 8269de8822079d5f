// Bytes as the values of a component pack, each within the bounds that the game itself states. It reaches tables that
// mutated JSON hardly ever gets right; the game with them must be playable to its end.
#include "tools/fuzz/checked_game.h"

using namespace mehen;  // a program of one page

namespace {

// For each field one byte says whether the pack gives it (few do, so that not all are refused); where the bytes end,
// the built-in values stay.
class ByteTables final : public PackVisitor {
public:
    explicit ByteTables(fuzz::Bytes& bytes) : bytes_(bytes) {}

    bool enter(std::string_view) override { return !bytes_.empty(); }
    void leave() override {}
    void integer(std::string_view, int& value, int low, int high) override {
        if (given()) value = number(low, high);
    }
    void flag(std::string_view, bool& value) override {
        if (given()) value = !value;
    }
    void choice(std::string_view, int& value, std::span<const std::string_view> names) override {
        if (given()) value = number(0, static_cast<int>(names.size()) - 1);
    }
    bool enter_list(std::string_view, int& size, int low, int high) override {
        if (!given()) return false;
        size = number(low, high);
        return true;
    }
    void enter_item(int) override {}
    void integer_item(int, int& value, int low, int high) override { value = number(low, high); }
    void choice_item(int, int& value, std::span<const std::string_view> names) override {
        value = number(0, static_cast<int>(names.size()) - 1);
    }
    void grid(std::string_view, std::span<char> cells, int, int, std::string_view allowed) override {
        if (!given()) return;
        for (char& cell : cells) {
            const std::uint8_t byte = bytes_.next();
            if (byte != 0) cell = allowed[byte % allowed.size()];
        }
    }
    void refuse(std::string_view, const Message&) override { failed_ = true; }
    bool failed() const override { return failed_; }

private:
    bool given() { return bytes_.next() >= 224; }
    int number(int low, int high) {
        return low + static_cast<int>(bytes_.below(static_cast<std::size_t>(high - low + 1)));
    }

    fuzz::Bytes& bytes_;
    bool failed_ = false;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Bytes bytes(data, size);
    Setup setup;
    const AnyGame& game = fuzz::choose_game(bytes, setup);
    const std::uint8_t seed = bytes.next();
    ByteTables tables(bytes);
    const auto rules = game.make_rules(setup, &tables);
    if (rules == nullptr) return 0;
    fuzz::check_reads_back(game, *rules);
    fuzz::play_at_random(*rules, seed);
    return 0;
}
