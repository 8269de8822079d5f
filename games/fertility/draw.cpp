// placeholder
#include "games/fertility/game.h"
namespace mehen::fertility {
void Fertility::draw(const Rules&, const View&, Language, std::span<const Action>, Canvas&) {}
}  // namespace mehen::fertility
