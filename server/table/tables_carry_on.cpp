// What goes on at tables without a person: bots, passes that were asked for, clocks.
#include <algorithm>
#include <chrono>

#include "server/table/slot.h"
#include "server/table/tables.h"

namespace mehen::server {

namespace {

constexpr Text program_failed = {
    "The program made a mistake here; the match stays as it is until the server is restarted.",
    "Program popełnił tu błąd; partia pozostaje bez zmian do ponownego uruchomienia serwera.",
    "Qui il programma ha commesso un errore; la partita resta com'è fino al riavvio del server."};

// Where what goes on without a person throws, nobody asks for it again.
template <class Job, class Failed>
void or_else(const Job& job, const Failed& failed) {
    try {
        job();
    } catch (...) {
        failed();
        throw;
    }
}

}  // namespace

void Tables::carry_on(const SlotPtr& slot) {
    const LiveTable& table = *slot->table;
    if (slot->busy || table.suspended() || table.stage() != Stage::playing) return;
    ++slot->passes;  // one that was under way was for an earlier question
    const Ask ask = table.ask();
    for (Seat seat = 0; seat < table.chairs().size(); ++seat) {
        if (!contains(ask.seats, seat)) continue;
        if (!table.played_by_bot(seat).empty()) {
            if (slot->thinker[seat].thought == 0) let_bot_think(slot, seat);
        } else if (table.own_answer(seat)) {
            return pass_later(slot, seat);
        }
    }
}

// Whoever has nothing to play passes no sooner than somebody who does not want to play: how soon must not tell the
// others which it was. That somebody thinks for longer tells them that there is a choice; to hide that too, all passes
// would have to take as long, some hundreds of them in a match of Kemet. Whoever minds is always asked (`never`).
std::int64_t Tables::pause_of_a_pass() const {
    const Time pace = config_.bot_pace_milliseconds;
    return pace == 0 ? 0 : pace + clockwork_.draw(static_cast<std::uint32_t>(2 * pace));
}

std::int64_t Tables::pause_of_a_bot() const {
    const Time pace = config_.bot_pace_milliseconds;
    return pace == 0 ? 0 : pace + clockwork_.draw(static_cast<std::uint32_t>(pace));
}

// As if all bots that are asked now took as long as the longest thought of each, one after another: else when they
// answer would tell which of them had something to think about. The pause comes on top, so that what they take in truth
// stays below it unless many others think at the same time.
std::int64_t Tables::thinking_time(const LiveTable& table) const {
    if (config_.bot_pace_milliseconds == 0) return 0;
    std::int64_t all = 0;
    for (Seat seat = 0; seat < table.chairs().size(); ++seat)
        if (const auto level = table.played_by_bot(seat); contains(table.ask().seats, seat) && !level.empty())
            all += longest_thought(level);
    return all;
}

void Tables::not_before(std::int64_t due, std::function<void()> then) {
    const std::int64_t wait = due - clockwork_.milliseconds();
    if (wait <= 0) return then();
    clockwork_.after(wait, [then = std::move(then), alive = alive_] {
        if (*alive) then();
    });
}

void Tables::pass_later(const SlotPtr& slot, Seat seat) {
    const std::uint64_t number = ++slot->passes;
    const auto pass = [this, slot, seat, number] {
        if (slot->passes != number) return;
        if (slot->busy) return;  // it goes on by itself afterwards
        if (const auto answer = slot->table->own_answer(seat))
            answer_for(slot, seat, *answer);
        else
            carry_on(slot);
    };
    not_before(slot->last_move + pause_of_a_pass(),
               [this, slot, pass] { or_else(pass, [&] { bot_has_failed(slot); }); });
}

void Tables::answer_for(const SlotPtr& slot, Seat seat, Action action) {
    LiveTable& table = *slot->table;
    if (table.stage() != Stage::playing) return;  // given up meanwhile
    const Before before = now_at(*slot);
    RowsOr rows = table.act(seat, action, time_at(*slot), clockwork_.draw, LiveTable::By::deputy);
    if (const auto* error = std::get_if<Error>(&rows)) {
        // A bot or a custom of ours that breaks the rules is a fault of the program: nobody's match goes on with it.
        table.suspend({"suspended", error->reason, error->rule});
        bus_.publish(table.id(), Notice::table);
        lobby_stale(table);
        return;
    }
    write(slot, before, std::get<Rows>(std::move(rows)), {}, [](const ReplyOr&) {});
}

void Tables::let_bot_think(const SlotPtr& slot, Seat seat) {
    // People want to follow: some time after the last move, drawn before anybody looks at what the bot can do.
    const std::int64_t due = slot->last_move + thinking_time(*slot->table) + pause_of_a_bot();
    const std::shared_ptr<LiveTable> table = slot->table;
    Slot::Thinker& thinker = slot->thinker[seat];
    const std::string level(table->played_by_bot(seat));
    if (thinker.bot == nullptr || thinker.level != level) {
        thinker.bot = make_bot(level, table->rules());
        thinker.level = level;
    }
    struct Thought {
        ViewBytes view;
        std::vector<Action> actions;
        Rng rng;
        std::size_t entries;  // of the log when it began
        Action chosen;
        double seconds;
    };
    const Match& match = table->chronicle().match();
    const std::uint64_t seed = (std::uint64_t{clockwork_.draw(UINT32_MAX)} << 32U) | clockwork_.draw(UINT32_MAX);
    auto thought = std::make_shared<Thought>(Thought{
        table->rules().observe(match.state(), seat), match.legal(seat), Rng(seed), table->chronicle().size(), {}, 0});
    thinker.thought = ++slot->thoughts;
    // Where nobody looks, nobody waits.
    const auto haste = slot->present.empty() ? Workers::Haste::nobody_waits : Workers::Haste::someone_waits;
    workers_.ask(
        [thought, bot = thinker.bot, table, seat, budget = config_.bot_budget] {
            const auto begun = std::chrono::steady_clock::now();
            thought->chosen = bot->choose(thought->view, seat, thought->actions, budget, thought->rng);
            thought->seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
        },
        [this, slot, seat, thought, level, due, number = thinker.thought, alive = alive_] {
            if (!*alive) return;
            const auto answer = [this, slot, seat, thought, number] {
                bot_has_chosen(slot, seat, thought->chosen, thought->entries, number);
            };
            // Another bot that was asked at the same time may just have answered.
            const auto when_due = [this, slot, answer] {
                not_before(slot->last_move + config_.bot_pace_milliseconds, answer);
            };
            or_else(
                [&] {
                    config_.bot_thought(level, thought->seconds);
                    not_before(due, when_due);
                },
                [&] { bot_has_failed(slot); });
        },
        haste, slot->payer(),
        [this, slot, seat, number = thinker.thought, alive = alive_] {
            if (*alive && slot->thinker[seat].thought == number) bot_has_failed(slot);
        });
}

// A fault of the program, as above, of whatever acts here for nobody: whoever waits is told, rather than left waiting.
void Tables::bot_has_failed(const SlotPtr& slot) {
    slot->table->suspend(make_error("suspended", program_failed));
    bus_.publish(slot->table->id(), Notice::table);
    lobby_stale(*slot->table);
}

void Tables::bot_has_chosen(const SlotPtr& slot, Seat seat, Action action, std::size_t entries, std::uint64_t thought) {
    if (slot->busy) {
        slot->waiting.emplace_back([this, seat, action, entries, thought](const SlotPtr& later) {
            bot_has_chosen(later, seat, action, entries, thought);
        });
        return;
    }
    if (slot->thinker[seat].thought != thought) return;
    slot->thinker[seat].thought = 0;
    const LiveTable& table = *slot->table;
    // Meanwhile the player may have come back, the match have ended, or somebody have taken back what led here.
    const bool asked = contains(table.ask().seats, seat) && !table.played_by_bot(seat).empty();
    const bool holds = asked && table.chronicle().current(seat, entries);
    or_else([&] { holds ? answer_for(slot, seat, action) : carry_on(slot); }, [&] { bot_has_failed(slot); });
}

// --- clocks

// Whatever holds the server up for longer than that, its players could not answer meanwhile.
void Tables::follow_time() {
    constexpr std::int64_t most_at_once = 5'000;
    const std::int64_t now = clockwork_.milliseconds();
    served_ += std::clamp<std::int64_t>(now - last_look_, 0, most_at_once);
    last_look_ = now;
}

Time Tables::time_at(const Slot& slot) const {
    return slot.ahead + served_ / 1'000;
}

void Tables::look_at_clocks(const SlotPtr& slot) {
    constexpr Time noted_every = 6 * 3'600;
    LiveTable& table = *slot->table;
    const Time now = time_at(*slot);
    const Before before = now_at(*slot);
    const auto keep = [&](Rows rows) { write(slot, before, std::move(rows), {}, [](const ReplyOr&) {}); };
    const SeatMask here = slot->presence().here;
    for (Seat seat = 0; seat < table.chairs().size(); ++seat) {
        const Time deadline = table.deadline(seat);
        if (deadline == 0 || now < deadline) continue;
        return keep(table.time_is_up(seat, contains(here, seat), now));  // the next one at the next tick
    }
    const bool long_ago = table.chronicle().last_time() + noted_every <= now;
    if (table.setup().clock.kind == ClockSetup::Kind::days && long_ago) keep(table.note_time(now));
}

void Tables::tick() {
    follow_time();
    const auto all = slots_;
    for (const auto& [id, slot] : all) {
        const LiveTable& table = *slot->table;
        if (!slot->busy && !table.suspended() && table.stage() == Stage::playing)
            or_else([&] { look_at_clocks(slot); }, [&] { bot_has_failed(slot); });
    }
    forget_idle_tables();
}

}  // namespace mehen::server
