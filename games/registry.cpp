#include "games/registry.h"

#include <array>
#include <tuple>

#include "core/any_game_of.h"
#include "games/list.h"

namespace mehen {

namespace {

template <class... Games>
std::span<const AnyGame* const> instances(GameList<Games...>) {
    static const std::tuple<AnyGameOf<Games>...> games;
    static const std::array<const AnyGame*, sizeof...(Games)> list = {&std::get<AnyGameOf<Games>>(games)...};
    return list;
}

}  // namespace

std::span<const AnyGame* const> all_games() {
    return instances(AllGames{});
}

const AnyGame* find_game(std::string_view id) {
    for (const AnyGame* game : all_games())
        if (game->facts().id == id) return game;
    return nullptr;
}

}  // namespace mehen
