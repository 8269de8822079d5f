// What a person reads about Fertility. Sections are the rules in our words; their ids are stable.
#pragma once

#include <string>

#include "core/game.h"
#include "games/fertility/components.h"
#include "games/fertility/flow/frames.h"

namespace mehen::fertility {

enum class SectionId : std::uint8_t {
    setup,
    turn,
    place,
    match,
    discard,
    contact,
    fields,
    symbols,
    quarry,
    stock,
    build,
    supply,
    shops,
    end_of_turn,
    end,
    scoring,
    monuments,
    tie,
    variant,
    house,
};
std::span<const Section> sections();

const Text& resource_name(std::size_t resource);  // 4: any resource
const Text& payment_name(std::size_t with);       // a resource, or wheat
const Text& payment_of(std::size_t with);         // the same after "no", "without", "of": Polish has a case for it
const Text& deity_name(std::size_t deity);
const Text& monument_name(Seat seat);
std::string metropolis_id(MetropolisId board);  // "metropolis-1"
std::string metropolis_name(MetropolisId board, Language language);
std::string board_id(BoardId board);  // "valley-1"
std::string pair_name(PairId pair, Language language);
std::string cell_name(Cell cell);
std::string shop_name(std::size_t shop);                        // "0.1" printed, "3.2" second shop of plot 3
std::string shop_rule(const Shop& shop, Language language);     // "alabaster + cattle → 4 debens"
std::string shop_benefit(const Shop& shop, Language language);  // what stands behind the arrow
std::string district_rule(const District& district, Language language);

}  // namespace mehen::fertility
