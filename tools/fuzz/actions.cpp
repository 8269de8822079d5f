// Bytes choose a game, seats and options, then what everybody does: legal answers, nonsense, and looks at the table.
#include "tools/fuzz/checked_game.h"

using namespace mehen;  // a program of one page

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Bytes bytes(data, size);
    Setup setup;
    const AnyGame& game = fuzz::choose_game(bytes, setup);
    const auto rules = game.make_rules(setup, nullptr);
    fuzz::CheckedGame play(*rules);
    Rng rng(size);
    while (!bytes.empty() && !play.over()) {
        const std::uint8_t what = bytes.next();
        if (what < 192) {
            play.step(bytes);
        } else if (what < 250) {
            const auto seat = Seat::of(bytes.below(8));  // chance and spectator try as well
            Action action{bytes.next(), {}};
            for (std::size_t i = 0; i < what % 8U; ++i) action.arg[i] = bytes.next();
            play.try_anything(seat, action);
        } else {
            const auto seats = static_cast<std::size_t>(setup.seats);
            const std::size_t who = bytes.below(seats + 1);
            const auto language = static_cast<Language>(bytes.below(language_count));
            play.look(who == seats ? spectator : Seat::of(who), language, rng);
        }
    }
    if (play.over()) play.check_end();
    return 0;
}
