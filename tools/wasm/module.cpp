// The engine as a WebAssembly module with a small C interface. Games are numbered from 0 in the order of the registry;
// text is handed over in a buffer of the host's, and the return value is its length (0: no such thing, or no room).
#include <algorithm>
#include <cstddef>
#include <string_view>

#include "games/registry.h"
#include "tools/signatures.h"

namespace {

const mehen::AnyGame* game_at(int number) {
    const auto games = mehen::all_games();
    return number >= 0 && static_cast<std::size_t>(number) < games.size() ? games[static_cast<std::size_t>(number)]
                                                                          : nullptr;
}

int hand_over(std::string_view text, char* buffer, int capacity) {
    if (capacity < 0 || text.size() > static_cast<std::size_t>(capacity)) return 0;
    std::copy(text.begin(), text.end(), buffer);
    return static_cast<int>(text.size());
}

char exchange[4096];  // where the host finds text, and may leave some

}  // namespace

// NOLINTBEGIN(readability-identifier-naming)
#define MEHEN_EXPORT(name) extern "C" __attribute__((export_name(#name)))

MEHEN_EXPORT(mehen_buffer) char* mehen_buffer() {
    return exchange;
}
MEHEN_EXPORT(mehen_buffer_size) int mehen_buffer_size() {
    return static_cast<int>(sizeof exchange);
}
MEHEN_EXPORT(mehen_game_count) int mehen_game_count() {
    return static_cast<int>(mehen::all_games().size());
}
MEHEN_EXPORT(mehen_game_id) int mehen_game_id(int number, char* buffer, int capacity) {
    const mehen::AnyGame* const game = game_at(number);
    return game == nullptr ? 0 : hand_over(game->facts().id, buffer, capacity);
}
MEHEN_EXPORT(mehen_min_seats) int mehen_min_seats(int number) {
    const mehen::AnyGame* const game = game_at(number);
    return game == nullptr ? 0 : game->facts().min_seats;
}
MEHEN_EXPORT(mehen_max_seats) int mehen_max_seats(int number) {
    const mehen::AnyGame* const game = game_at(number);
    return game == nullptr ? 0 : game->facts().max_seats;
}
MEHEN_EXPORT(mehen_signature) int mehen_signature(int number, int seats, char* buffer, int capacity) {
    const mehen::AnyGame* const game = game_at(number);
    if (game == nullptr || seats < game->facts().min_seats || seats > game->facts().max_seats) return 0;
    return hand_over(mehen::signature_of(*game, seats), buffer, capacity);
}
// NOLINTEND(readability-identifier-naming)
