// Any text as a component pack, after four bytes that choose the game and how it is played. Packs come from strangers:
// whatever is accepted must make a game that can be played to its end, and be printed and taken in again.
#include "json/pack.h"

#include "tools/fuzz/checked_game.h"

using namespace mehen;  // a program of one page

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t heading = 8;
    if (size < heading) return 0;
    fuzz::Bytes bytes(data, heading);
    Setup setup;
    const AnyGame& game = fuzz::choose_game(bytes, setup);
    const std::string text(reinterpret_cast<const char*>(data) + heading, size - heading);  // NOLINT: bytes as text
    PackProblem problem;
    std::string compact;
    const auto rules = make_rules(game, setup, text, problem, &compact);
    if (rules == nullptr) {
        fuzz::require(!problem.in(Language::it).empty(), "a refused pack has a reason");
        return 0;
    }
    fuzz::require(!problem, "an accepted pack has no problem");
    fuzz::check_reads_back(game, *rules);
    if (!compact.empty())
        fuzz::require(make_rules(game, setup, compact, problem) != nullptr, "a pack on one line is taken in as well");
    const std::uint8_t seed = bytes.next();
    fuzz::play_at_random(*rules, seed);
    rules->play_seeds(seed, 2, nullptr);  // playouts draw by another way than the list of outcomes
    return 0;
}
