// The tree of a search: what has been tried at each question, how often, and what came of it. It knows nothing of any
// game. Nodes and edges lie in two arrays that are kept from one search to the next.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "core/action.h"
#include "core/ask.h"
#include "core/rng.h"

namespace mehen {

using EdgeId = std::uint32_t;
using NodeId = std::uint32_t;
inline constexpr std::uint32_t no_link = 0;  // the first node and the first edge stay unused

// An answer to a node's question.
struct Edge {
    Action action{};
    double reward = 0;  // sum over its visits, for the seat that gives the answer
    std::uint32_t visits = 0;
    std::uint32_t available = 0;  // visits of the node in which this answer was legal
    float prior = 0;              // how likely it looks before anything has been tried; in all 1
    float regret = 0;             // at sealed questions: what not having given it has cost so far
    EdgeId next = no_link;        // of the same node, by ascending action
    NodeId child = no_link;       // the first of the questions that came after it
};

// A question to one seat, as far as the answers that led to it tell.
struct Node {
    EdgeId first = no_link;
    NodeId next = no_link;  // another question that came after the same answer
    std::uint32_t visits = 0;
    std::uint8_t kind = 0;
    Seat seat = 0;
    bool sealed = false;
};

// One answer that is legal now, with its edge.
struct Branch {
    EdgeId edge;
    Action action;
};

class Tree {
public:
    Tree() { clear(); }

    void clear() {
        nodes_.assign(1, Node{});
        edges_.assign(1, Edge{});
    }

    Node& node(NodeId id) { return nodes_[id]; }
    Edge& edge(EdgeId id) { return edges_[id]; }
    const Node& node(NodeId id) const { return nodes_[id]; }
    const Edge& edge(EdgeId id) const { return edges_[id]; }
    std::size_t edges() const { return edges_.size(); }

    NodeId add_node(const Ask& ask, Seat seat) {
        Node node;
        node.kind = ask.kind;
        node.seat = seat;
        node.sealed = ask.sealed != 0;
        nodes_.push_back(node);
        return static_cast<NodeId>(nodes_.size() - 1);
    }

    // The node of a question that comes after an answer, or none.
    NodeId find_child(EdgeId after, const Ask& ask, Seat seat) const {
        NodeId id = edges_[after].child;
        while (id != no_link && (nodes_[id].kind != ask.kind || nodes_[id].seat != seat)) id = nodes_[id].next;
        return id;
    }
    // The same, or, where others are asked in between, the one most looked at behind their answers.
    NodeId find_after(EdgeId after, const Ask& ask, Seat seat, int between = 3) const {
        const NodeId direct = find_child(after, ask, seat);
        if (direct != no_link || between == 0) return direct;
        NodeId best = no_link;
        for (NodeId id = edges_[after].child; id != no_link; id = nodes_[id].next)
            for (EdgeId edge = nodes_[id].first; edge != no_link && nodes_[id].seat != seat; edge = edges_[edge].next) {
                const NodeId found = find_after(edge, ask, seat, between - 1);
                if (found != no_link && (best == no_link || nodes_[found].visits > nodes_[best].visits)) best = found;
            }
        return best;
    }
    NodeId add_child(EdgeId after, const Ask& ask, Seat seat) {
        const NodeId id = add_node(ask, seat);
        nodes_[id].next = edges_[after].child;
        edges_[after].child = id;
        return id;
    }

    // Finds or adds the edges of what is legal now (ascending). Returns how many are new; those have no prior yet.
    std::size_t match(NodeId at, const ActionList& legal, std::vector<Branch>& branches) {
        branches.clear();
        std::size_t added = 0;
        EdgeId before = no_link;
        EdgeId here = nodes_[at].first;
        for (const Action& action : legal) {
            while (here != no_link && edges_[here].action < action) {
                before = here;
                here = edges_[here].next;
            }
            if (here == no_link || edges_[here].action != action) {
                Edge edge;
                edge.action = action;
                edge.next = here;
                here = static_cast<EdgeId>(edges_.size());
                edges_.push_back(edge);
                (before == no_link ? nodes_[at].first : edges_[before].next) = here;
                ++added;
            }
            ++edges_[here].available;
            branches.push_back({here, action});
            before = here;
            here = edges_[here].next;
        }
        return added;
    }

    // Lets what is known of a question's answers count for less.
    void discount(NodeId at, double part) {
        for (EdgeId id = nodes_[at].first; id != no_link; id = edges_[id].next) {
            Edge& edge = edges_[id];
            const auto visits = static_cast<std::uint32_t>(edge.visits * part);
            edge.reward = edge.visits == 0 ? 0 : edge.reward * visits / edge.visits;
            edge.visits = visits;
            edge.available = static_cast<std::uint32_t>(edge.available * part);
        }
    }

private:
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
};

// How much a search explores.
struct Exploration {
    float bias = 0.5F;        // weight of the prior against what has been seen
    float unvisited = 0.12F;  // how much less than the average an untried answer is taken to bring
    float mixing = 0.10F;     // share of blind tries at sealed questions
};

// The answer to try next: what it has brought on average, and the less it has been tried for its prior the more. How
// often an answer was legal at all counts, not how often the question came up.
inline std::size_t select(const Tree& tree, std::span<const Branch> branches, const Exploration& exploration) {
    double rewards = 0;
    double visits = 0;
    for (const Branch& choice : branches) {
        rewards += tree.edge(choice.edge).reward;
        visits += tree.edge(choice.edge).visits;
    }
    const double untried = visits > 0 ? rewards / visits - static_cast<double>(exploration.unvisited) : 0.5;
    std::size_t best = 0;
    double best_value = -1e9;
    for (std::size_t i = 0; i < branches.size(); ++i) {
        const Edge& edge = tree.edge(branches[i].edge);
        const double mean = edge.visits > 0 ? edge.reward / edge.visits : untried;
        const double value = mean + static_cast<double>(exploration.bias * edge.prior) *
                                        std::sqrt(static_cast<double>(edge.available)) / (1.0 + edge.visits);
        if (value > best_value) {
            best = i;
            best_value = value;
        }
    }
    return best;
}

// At a sealed question: each answer as often as its positive regret says, and now and then any.
inline std::size_t mix(const Tree& tree, std::span<const Branch> branches, const Exploration& exploration, Rng& rng) {
    const auto count = static_cast<std::uint32_t>(branches.size());
    constexpr std::uint32_t grain = 1U << 24;
    const auto chance_of = [&] { return static_cast<double>(rng.below(grain)) / grain; };
    double sum = 0;
    for (const Branch& choice : branches) sum += std::max(0.0F, tree.edge(choice.edge).regret);
    if (sum <= 0 || chance_of() < static_cast<double>(exploration.mixing)) return rng.below(count);
    double left = chance_of() * sum;
    for (std::size_t i = 0; i < branches.size(); ++i) {
        left -= std::max(0.0F, tree.edge(branches[i].edge).regret);
        if (left < 0) return i;
    }
    return count - 1;
}

}  // namespace mehen
