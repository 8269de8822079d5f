// How features are collected. For features.cpp, here and in seth/judging/.
#pragma once

#include <algorithm>
#include <bit>

#include "games/kemet/judging/features.h"

namespace mehen::kemet {

// Where features go: into a list, or straight into a weighted sum, which is what bots need many times a millisecond.
struct ListSink {
    FeatureList& list;

    void add(std::size_t feature, int value) {
        list[feature] = fit<std::int16_t>(std::clamp(list[feature] + value, -limit, limit));
    }
    static constexpr int limit = 999;  // whatever a pack may hold
};
struct SumSink {
    const WeightsNow<feature_count>& weights;
    int& sum;

    void add(std::size_t feature, int value) { sum += weights[feature] * value; }
};

// What tiles are and give, and what creatures of theirs give; the same for the same tiles.
template <class Sink>
void read_tiles(const Rules& rules, TileSet tiles, Sink sink) {
    const auto add_all = [&](const auto& all) {
        for (const Gives& gives : all)
            if (gives.power != Power::none) sink.add(feature_of(gives.power), gives.amount);
    };
    each_bit(tiles, [&](TileId tile) {
        const int level = std::clamp<int>(rules.set.tiles[tile].level, 1, 4);
        sink.add(index_of(Feature::tiles_1) + index_of(level - 1), 1);
        add_all(rules.set.tiles[tile].gives);
        if (rules.creature_of[tile] != none) add_all(rules.set.creatures[rules.creature_of[tile]].gives);
    });
}

}  // namespace mehen::kemet
