// What the components are called by: places in their tables, a type for each.
#pragma once

#include "core/id.h"

namespace mehen::kemet {

using AreaId = Id<struct AreaTag>;
using CityId = Id<struct CityTag>;
using CreatureId = Id<struct CreatureTag>;
// One that goes along, or none, as an answer names it.
using MaybeCreature = ZeroIsNone<CreatureId>;
using TileId = Id<struct TileTag>;
using TempleId = Id<struct TempleTag>;  // one that the Alliance builds
using PowerTokenId = Id<struct PowerTokenTag>;
using PrayerTokenId = Id<struct PrayerTokenTag>;
using SpaceId = Id<struct SpaceTag>;  // of a player's board
using DiCardId = Id<struct DiCardTag>;
using BattleCardId = Id<struct BattleCardTag>;
using CreatureCardId = Id<struct CreatureCardTag>;

}  // namespace mehen::kemet
