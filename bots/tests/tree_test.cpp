// What the tree of a search remembers, and what it tries next.
#include "bots/tree.h"

#include <gtest/gtest.h>

#include <map>

namespace mehen {
namespace {

class TreeTest : public testing::Test {
protected:
    // Lists answers 1, 2, … as legal at a node.
    void list(NodeId at, std::initializer_list<unsigned> kinds) {
        actions_.clear();
        for (const unsigned kind : kinds) actions_.push(make_action(kind));
        added_ = tree_.match(at, actions_, branches_);
    }
    Edge& edge(unsigned kind) {
        for (const Branch& choice : branches_)
            if (choice.action.kind == kind) return tree_.edge(choice.edge);
        ADD_FAILURE() << "no answer " << kind;
        return tree_.edge(no_link);
    }

    Tree tree_;
    const Ask ask_{1, mask_of(0), 0, 0};
    const NodeId root_ = tree_.add_child(no_link, ask_, 0);
    Buffer<Action, 16> actions_;
    std::vector<Branch> branches_;
    std::size_t added_ = 0;
};

TEST_F(TreeTest, KeepsAnswersApartAndCountsWhenTheyWereLegal) {
    list(root_, {2, 4});
    EXPECT_EQ(added_, 2U);
    list(root_, {1, 2, 3});
    EXPECT_EQ(added_, 2U);
    list(root_, {1, 2, 3, 4});
    EXPECT_EQ(added_, 0U);
    ASSERT_EQ(branches_.size(), 4U);
    EXPECT_EQ(edge(1).available, 2U);
    EXPECT_EQ(edge(2).available, 3U);
    EXPECT_EQ(edge(4).available, 2U);
}

TEST_F(TreeTest, FindsQuestionsByKindAndSeat) {
    list(root_, {1});
    const EdgeId after = branches_[0].edge;
    EXPECT_EQ(tree_.find_child(after, ask_, 1), no_link);
    const NodeId child = tree_.add_child(after, ask_, 1);
    const NodeId other = tree_.add_child(after, Ask{2, mask_of(1), 0, 0}, 1);
    EXPECT_EQ(tree_.find_child(after, ask_, 1), child);
    EXPECT_EQ(tree_.find_child(after, Ask{2, mask_of(1), 0, 0}, 1), other);
    EXPECT_EQ(tree_.find_child(after, ask_, 0), no_link);
}

// Rivals may be asked whether they play a card before the seat goes on.
TEST_F(TreeTest, FindsTheNextQuestionBehindOthersAnswers) {
    list(root_, {1});
    const EdgeId given = branches_[0].edge;
    const NodeId rival = tree_.add_child(given, Ask{3, mask_of(1), 0, 0}, 1);
    list(rival, {5, 6});
    const EdgeId pass = branches_[0].edge;
    const EdgeId card = branches_[1].edge;
    const NodeId usual = tree_.add_child(pass, ask_, 0);
    const NodeId unusual = tree_.add_child(card, ask_, 0);
    tree_.node(usual).visits = 9;
    tree_.node(unusual).visits = 2;
    EXPECT_EQ(tree_.find_after(given, ask_, 0), usual);
    EXPECT_EQ(tree_.find_after(given, Ask{4, mask_of(0), 0, 0}, 0), no_link);
}

TEST_F(TreeTest, TriesWhatLooksBestFirstAndWhatProvedBestMost) {
    list(root_, {1, 2});
    edge(1).prior = 0.8F;
    edge(2).prior = 0.2F;
    EXPECT_EQ(select(tree_, branches_, {}), 0U);
    std::map<std::size_t, int> tried;
    for (int i = 0; i < 1000; ++i) {
        list(root_, {1, 2});
        const std::size_t chosen = select(tree_, branches_, {});
        ++tried[chosen];
        Edge& given = tree_.edge(branches_[chosen].edge);
        ++given.visits;
        given.reward += chosen == 1 ? 0.7 : 0.3;  // what looked worse is better
    }
    EXPECT_GT(tried[1], 900);
    EXPECT_GT(tried[0], 0);
}

// An answer that was seldom legal is tried for how often it could have been, not for how often the question came up.
TEST_F(TreeTest, AnAnswerSeldomLegalIsNotOverrated) {
    list(root_, {1, 2});
    Edge& common = edge(1);
    Edge& rare = edge(2);
    common.prior = rare.prior = 0.5F;
    common.visits = 500;
    common.reward = 250;
    common.available = 1000;
    rare.visits = 5;
    rare.reward = 2.4;
    rare.available = 10;
    EXPECT_EQ(select(tree_, branches_, {.bias = 0.05F}), 0U);
    rare.available = 1000;
    EXPECT_EQ(select(tree_, branches_, {.bias = 0.05F}), 1U);
}

TEST_F(TreeTest, SealedAnswersAreMixedByRegret) {
    list(root_, {1, 2, 3});
    edge(1).regret = 3;
    edge(2).regret = 1;
    Rng rng(1);
    std::map<std::size_t, int> chosen;
    for (int i = 0; i < 8000; ++i) ++chosen[mix(tree_, branches_, {.mixing = 0}, rng)];
    EXPECT_NEAR(chosen[0], 6000, 200);
    EXPECT_NEAR(chosen[1], 2000, 200);
    EXPECT_EQ(chosen[2], 0);
}

}  // namespace
}  // namespace mehen
