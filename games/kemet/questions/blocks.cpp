#include "games/kemet/questions/blocks.h"

namespace mehen::kemet {

namespace {

bool asks(const State& s, FrameId frame) {
    return s.flow.frame[s.flow.depth - 1U] == static_cast<std::uint8_t>(frame);
}

}  // namespace

const Block* block_of(const State& s) {
    switch (static_cast<AskKind>(s.flow.ask.kind)) {
        case AskKind::draw_colour: return &blocks::colour;
        case AskKind::city: return &blocks::city;
        case AskKind::pyramid: return &blocks::first_pyramid;
        case AskKind::deploy: return &blocks::deploy;
        case AskKind::turn: return &blocks::turn;
        case AskKind::more_tokens: return &blocks::more_tokens;
        case AskKind::which_first: return &blocks::which_first;
        case AskKind::raise: return &blocks::raise;
        case AskKind::buy: return &blocks::buy;
        case AskKind::give_up_card: return &blocks::give_up_card;
        case AskKind::recruit: return &blocks::recruit;
        case AskKind::which_battle:
            return asks(s, FrameId::recruit) ? &blocks::battle_of_recruits : &blocks::battle_of_placed;
        case AskKind::place_units: return &blocks::place_units;
        case AskKind::creature_home: return &blocks::creature_home;
        case AskKind::window: return &blocks::window;
        case AskKind::target: return &blocks::target;
        case AskKind::take_card: return &blocks::take_card;
        case AskKind::council:
        case AskKind::show_card: return asks(s, FrameId::battle) ? &blocks::council : nullptr;
        case AskKind::show_di: return &blocks::show_di;
        case AskKind::pay_cards: return &blocks::pay_cards;
        case AskKind::wound: return &blocks::wound;
        case AskKind::snare: return &blocks::snare;
        case AskKind::loser: return &blocks::loser;
        case AskKind::retreat_to: return asks(s, FrameId::battle) ? &blocks::retreat_to : &blocks::escape_to;
        case AskKind::winner: return &blocks::winner;
        case AskKind::sacrifice: return &blocks::sacrifice;
        case AskKind::veterans: return &blocks::veterans;
        case AskKind::keep_card: return &blocks::keep_card;
        case AskKind::discard_card: return &blocks::discard_card;
        case AskKind::night_tile: return &blocks::night_tile;
        case AskKind::order: return &blocks::order;
        case AskKind::place_in_order: return &blocks::place_in_order;
        case AskKind::march:
        case AskKind::go_on:
        case AskKind::where:
        case AskKind::none:
        case AskKind::draw_order:
        case AskKind::draw_card:
        case AskKind::draw_tile:
        case AskKind::draw_lone:
        case AskKind::draw_power:
        case AskKind::draw_prayer:
        case AskKind::build_temple:
        case AskKind::next_member:
        case AskKind::pay_ceremony:
        case AskKind::choose_power:
        case AskKind::hand_over:
        case AskKind::companions:
        case AskKind::fighter:
        case AskKind::casualty:
        case AskKind::share:
        case AskKind::seize_card:
        case AskKind::seize_at:
        case AskKind::seize_march:
        case AskKind::destroy:
        case AskKind::second_march:
        case AskKind::assault_cards:
        case AskKind::first_battle:
        case AskKind::steal_from:
        case AskKind::draw_theft: break;
    }
    return nullptr;
}

}  // namespace mehen::kemet
