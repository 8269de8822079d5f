// Where expansions join in. The base game names a seam and what may be changed there; every expansion that is in play
// and serves that seam is called, in the order of their list (expansions.h). It is settled while compiling, so a game
// without expansions pays one branch.
//
// Three ways to join:
//     join(Seam<…>{}, rules or table, …)     adds: narrows answers, changes what it is given, does something at once
//     join_step(Seam<…>{}, table, …)         between two steps: may push a frame, which comes before the next step
//     replaced(Seam<…>{}, rules)             whether an expansion does this instead: the base leaves it to `join_step`
#pragma once

#include <type_traits>

#include "core/question.h"
#include "games/kemet/table/table.h"

namespace mehen::kemet {

// At a block, or at one of the places below.
template <class Place>
struct Seam {};

// Places between the steps of procedures. What follows the dash joins with it.
struct ChooseSides;      // step, after the tiles are laid out: who plays together
struct DayOfCourse;      // step, replaced: another day than one of turns in order
struct TokensLeft;       // — seat, how many own tokens it can still place
struct SilverToken;      // — seat, whether one can be placed
struct SharedToken;      // a silver token was placed that is not the seat's own
struct TokenAnswer;      // a token of another kind is placed — turn, seat, answer
struct SpaceAction;      // step: the action of a space that the base has not — turn, space
struct ActionLost;       // — seat, what is told
struct Prayed;           // — seat
struct CardsLeaveHand;   // — seat, the cards: all of them, or one
struct CardEffect;       // of a DI card that works — seat, what it gives
struct TempleScore;      // replaced: VP and PP for temples — what is scored
struct CardsDrawn;       // step: by all, at night
struct WokeUp;           // at the end of a night — seat
struct Control;          // — area, seat, whether it controls it
struct CreatureThere;    // — area, seat, the creature of its troop
struct VictoryAtOnce;    // something changed that a victory rests on
struct MoveBegins;       // — frame, the move
struct SetsOut;          // how a troop sets out or goes on — frame, SettingOut
struct PartySetsOut;     // step: how many units go has been said — frame
struct EntersArea;       // — frame, from, to, whether the party goes in
struct WhoMeets;         // whom it meets where it stands — frame, who speaks for a rival's troop, or none
struct BreaksOff;        // whether the move ends before a battle — frame, whether
struct EntryAnswered;    // with a card — frame, by whom
struct TilesOnEntry;     // — frame, what a tile of the mover gives
struct RivalEscaped;     // — frame
struct AfterStrike;      // the rival's troop may be gone — frame, at its next step
struct FighterOf;        // with whom and what a side fights — fighter
struct SideOfBattle;     // what tiles are worth there, `against` its rival — fighter, tile, what it gives, sink
struct SeizedInBattle;   // what else counts for a side — fighter, sink
struct BattleBegins;     // step: before the cards before a battle — battle
struct BattleStands;     // who is left to fight it — battle, Standing
struct BattleCalledOff;  // — battle, Standing
struct BattleLosses;     // step, replaced: units destroyed, PP for them, creatures — battle
struct BattleReward;     // — battle, whether it was given
struct WinnerRecalls;    // — winner, whether it may
struct BattleOver;       // — battle
struct AfterBattle;      // step: when everything else of it is done — battle
struct RetreatAreas;     // — seat, area, in whose districts, where else
struct TroopRetreated;   // — battle, side
struct OthersFirst;      // whether other battles may come before one — state, whether
struct Observed;         // what else a seat sees — state, view
struct ForeignCards;     // DI cards in a hand that are not of its deck — view, seat, how many
struct LyingReady;       // battle cards in a hand that the viewer knows — view, seat, cards
struct CouncilDiscards;  // — view, seat, whether it discards a card unused
struct Imagined;         // what else a seat may imagine — view, state

// Blocks, and what is said in some: its last argument is the reason.
struct NewPyramid;      // — seat, areas
struct WoundCards;      // given up for strength — position, cards
struct TakeBackCard;    // out of the discards — seat, cards
struct OverLimit;       // — seat, area, limit, why
struct TwoCreatures;    // in one area — seat, area, why
struct RetreatRefused;  // into a district — beaten player, area, why
struct TeamOf;          // — seat, its place in the list of sides
struct Invariant;       // — whether it holds

inline const Rules& rules_of(const Rules& rules) {
    return rules;  // NOLINT(bugprone-return-const-ref-from-parameter): the rules of a match outlive whatever joins
}
inline const Rules& rules_of(const Table& table) {
    return table.rules;
}

// Whether an expansion serves a seam. It says so beside what it does there, `at(Expansion, Seam, …)`: a seam that is
// served with other arguments does not compile.
template <class Expansion, class Place>
inline constexpr bool serves = false;

// Answers that an expansion adds to a question, at a seam; they come after those of the base, in the order of their
// kinds.
template <class... Answers>
struct AnswerList {};
template <class Expansion, class Place>
struct AnswersAt {
    using type = AnswerList<>;
};

template <class... Lists>
struct Appended;
template <class... Answers>
struct Appended<AnswerList<Answers...>> {
    using type = Question<Answers...>;
};
template <class... Answers, class... More, class... Lists>
struct Appended<AnswerList<Answers...>, AnswerList<More...>, Lists...>
    : Appended<AnswerList<Answers..., More...>, Lists...> {};

// What an expansion has in place of something of the base at a seam: a struct with the same functions; void: nothing.
template <class Expansion, class Place>
struct InPlaceOf {
    using type = void;
};

// An expansion is a struct with `static bool in_play(const Rules&)`.
template <class... Expansions>
struct ExpansionList {
    template <class Place, class Where, class... Args>
    [[gnu::always_inline]] static void join(Place place, Where& where, Args&... args) {
        (join_one<Expansions>(place, where, args...), ...);
    }

    // From the last to the first: the frame that is pushed last is carried out first. So whoever has more to do than
    // push a frame, and must come after others, does it in that frame. Nobody asks a question here.
    template <class Place, class... Args>
    [[gnu::always_inline]] static Flow join_step(Place place, Table& table, Args&... args) {
        return step_of<Place, Expansions...>(place, table, args...);
    }

    template <class Place>
    static bool replaced(Place, const Rules& rules) {
        return ((serves<Expansions, Place> && Expansions::in_play(rules)) || ...);
    }

    // use(X{}), with what the base has or what an expansion in play has in its place.
    template <class Place, class Base, class Use>
    [[gnu::always_inline]] static auto either(const Rules& rules, Use&& use) {
        return either_of<Place, Base, Use, Expansions...>(rules, use);
    }

    template <class Visit>
    static constexpr void each(Visit&& visit) {
        (visit(Expansions{}), ...);
    }

    template <class Place, class... Answers>
    using JoinedQuestion =
        typename Appended<AnswerList<Answers...>, typename AnswersAt<Expansions, Place>::type...>::type;

private:
    template <class Expansion, class Place, class Where, class... Args>
    [[gnu::always_inline]] static void join_one(Place place, Where& where, Args&... args) {
        if constexpr (serves<Expansion, Place>)
            if (Expansion::in_play(rules_of(where))) [[unlikely]]
                at(Expansion{}, place, where, args...);
    }

    template <class Place, class First, class... Rest, class... Args>
    [[gnu::always_inline]] static Flow step_of(Place place, Table& table, Args&... args) {
        Flow end = Flow::next;
        if constexpr (sizeof...(Rest) > 0) end = step_of<Place, Rest...>(place, table, args...);
        if constexpr (serves<First, Place>)
            if (First::in_play(table.rules)) [[unlikely]]
                if (at(First{}, place, table, args...) == Flow::call) end = Flow::call;
        return end;
    }

    template <class Place, class Base, class Use, class First, class... Rest>
    [[gnu::always_inline]] static auto either_of(const Rules& rules, Use& use) {
        using Own = typename InPlaceOf<First, Place>::type;
        if constexpr (!std::is_void_v<Own>)
            if (First::in_play(rules)) [[unlikely]]
                return use(Own{});
        if constexpr (sizeof...(Rest) > 0)
            return either_of<Place, Base, Use, Rest...>(rules, use);
        else
            return use(Base{});
    }
};

}  // namespace mehen::kemet
