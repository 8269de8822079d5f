#include "games/kemet/questions/blocks.h"

#include "games/kemet/expansions.h"

namespace mehen::kemet {

namespace {

constexpr auto of_base = std::to_array<AskedBlock>({
    {AskKind::draw_colour, &blocks::colour},
    {AskKind::city, &blocks::city},
    {AskKind::pyramid, &blocks::first_pyramid},
    {AskKind::deploy, &blocks::deploy},
    {AskKind::turn, &blocks::turn},
    {AskKind::more_tokens, &blocks::more_tokens},
    {AskKind::which_first, &blocks::which_first},
    {AskKind::raise, &blocks::raise},
    {AskKind::buy, &blocks::buy},
    {AskKind::give_up_card, &blocks::give_up_card},
    {AskKind::recruit, &blocks::recruit},
    {AskKind::which_battle, &blocks::battle_of_recruits},
    {AskKind::which_battle, &blocks::battle_of_placed},
    {AskKind::place_units, &blocks::place_units},
    {AskKind::creature_home, &blocks::creature_home},
    {AskKind::march, &blocks::march},
    {AskKind::go_on, &blocks::march},
    {AskKind::where, &blocks::where},
    {AskKind::window, &blocks::window},
    {AskKind::target, &blocks::target},
    {AskKind::take_card, &blocks::take_card},
    {AskKind::council, &blocks::council},
    {AskKind::show_card, &blocks::council},
    {AskKind::show_di, &blocks::show_di},
    {AskKind::pay_cards, &blocks::pay_cards},
    {AskKind::wound, &blocks::wound},
    {AskKind::snare, &blocks::snare},
    {AskKind::loser, &blocks::loser},
    {AskKind::retreat_to, &blocks::retreat_to},
    {AskKind::retreat_to, &blocks::escape_to},
    {AskKind::winner, &blocks::winner},
    {AskKind::sacrifice, &blocks::sacrifice},
    {AskKind::veterans, &blocks::veterans},
    {AskKind::keep_card, &blocks::keep_card},
    {AskKind::discard_card, &blocks::discard_card},
    {AskKind::night_tile, &blocks::night_tile},
    {AskKind::order, &blocks::order},
    {AskKind::place_in_order, &blocks::place_in_order},
});

// A kind of question is asked by two procedures at most, or by chance.
struct BlocksOfKind {
    std::array<const Block*, 2> block{};
    std::size_t count = 0;

    constexpr void add(const Block* one) { block[count++] = one; }
};
constexpr auto by_kind = [] {
    std::array<BlocksOfKind, index_of(AskKind::draw_theft) + 1> all{};
    const auto add = [&](const auto& rows) {
        for (const AskedBlock& row : rows) all[index_of(row.asked)].add(row.block);
    };
    add(of_base);
    Expansions::each([&](auto expansion) { add(blocks_of<decltype(expansion)>); });
    return all;
}();

}  // namespace

const Block* block_of(const State& s) {
    const BlocksOfKind& asked = by_kind[s.flow.ask.kind];
    if (asked.count < 2) return asked.block[0];
    const std::uint8_t asking = s.flow.frame[s.flow.depth - 1U];
    return asked.block[asking == as_byte(asked.block[0]->by) ? 0 : 1];
}

}  // namespace mehen::kemet
