// All tables of this server. They live on one thread and are reached by orders only: each order is answered once, after
// what it changed is on disk.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "bots/bot.h"
#include "server/store/store.h"
#include "server/table/bus.h"
#include "server/table/live_table.h"
#include "server/table/messages.h"
#include "server/table/order.h"
#include "server/table/workers.h"

namespace mehen::server {

struct Reply {
    std::string body;           // a message without its opening brace; empty: nothing to say
    std::int64_t position = 0;  // the looker's, after it
};
using ReplyOr = std::variant<Reply, Error>;
using Answering = std::function<void(ReplyOr)>;

struct TablesConfig {
    std::size_t most_tables = 2'000;  // unfinished
    std::size_t most_per_guest = 40;  // unfinished, made by one guest
    Time bot_pace_milliseconds =
        400;  // so that people can follow what bots do; bots answer no sooner one after another

    // For figures: an answer was written, by "player", "bot" or "chance"; a bot of this level has thought.
    std::function<void(std::string_view by)> played = [](std::string_view) {};
    std::function<void(std::string_view level, double seconds)> bot_thought = [](std::string_view, double) {};
};

class Tables {
public:
    struct Clockwork {
        std::function<Time()> now;                   // seconds since 1970
        std::function<std::int64_t()> milliseconds;  // since whenever, for short times
        std::function<void(std::int64_t milliseconds, std::function<void()>)> after;
        Draw draw;  // chance, from the secure generator
        std::function<void(const std::string& table, const std::string& why)> complain;  // to the host
    };

    Tables(TablesConfig config, Store& store, Bus& bus, Workers& workers, Clockwork clockwork);
    ~Tables();

    // Brings every unfinished table back; `ready` when all are there, or with what is wrong.
    void restore(const std::function<void(Message)>& ready);

    // The answer is the new table's id, as a body-less reply's text.
    void create(TableSetup setup, const Person& creator, bool start,
                std::function<void(std::variant<std::string, Error>)> then);
    void send(Order order, Answering then);

    void rename(const std::string& guest, const std::string& name);
    // For the lobby: `mine` and `open` as lists of objects. Finished tables come from the store.
    void lobby(const std::string& guest, Language language,
               std::function<void(std::string mine, std::string open)> then);
    // The table, for a guest who may look at it, with nothing that is not on disk.
    void with_table(const std::string& table, const std::string& guest,
                    std::function<void(std::variant<const LiveTable*, Error>)> then);

    void tick();  // once a second: clocks
    std::size_t live() const { return slots_.size(); }
    // How many there are in each stage, those fetched from the store included.
    std::map<std::string_view, std::size_t> by_stage() const;
    bool restoring() const { return restoring_; }  // orders wait until it is over

private:
    struct Slot;
    using SlotPtr = std::shared_ptr<Slot>;

    // Finished tables are fetched from the store when somebody asks for them.
    void find(const std::string& id, std::function<void(std::variant<SlotPtr, Error>)> then);
    void found(const std::string& table, const std::variant<SlotPtr, Error>& slot);
    SlotPtr revive(const Table& stored, const std::vector<LogRow>& rows);
    void revive_next(const std::shared_ptr<std::vector<Table>>& stored, std::size_t at,
                     const std::function<void(Message)>& ready);
    void restored();
    std::optional<Error> room_for_another(const Person& creator) const;
    std::shared_ptr<const LiveTable> finished_table(const Table& stored);

    void deal_with(const SlotPtr& slot, Order order, Answering then);
    ReplyOr look(const Slot& slot, const Order& order) const;
    void come_or_go(const SlotPtr& slot, const Order& order, const Answering& then);
    void talk(const SlotPtr& slot, const Order& order, const order::Chat& what, const Answering& then);
    void play_again(const SlotPtr& slot, const Order& order, Answering then);
    static void tell_rematch(const SlotPtr& slot, const ReplyOr& reply);
    void show_chat(const SlotPtr& slot, const Order& order, const Answering& then);
    void change_seats(const SlotPtr& slot, const Order& order, const Answering& then);
    void play(const SlotPtr& slot, const Order& order, Answering then);
    RowsOr rows_for(const Slot& slot, const Order& order) const;

    // Writes what an order has changed; only then does anybody hear of it.
    struct Before {
        std::size_t entries;
        Stage stage;
    };
    static Before now_at(const Slot& slot);
    void write(const SlotPtr& slot, Before before, Rows rows, const Person& whose, Answering then);
    void after_writing(const SlotPtr& slot, const Answer<Nothing>& answer, Before before, const Person& whose,
                       const Answering& then);
    void count_answers(const LiveTable& table, std::size_t since) const;
    void next(const SlotPtr& slot);

    // Whatever goes on without a person: bots, passes that were asked for.
    void carry_on(const SlotPtr& slot);
    void answer_for(const SlotPtr& slot, Seat seat, Action action);
    void pass_later(const SlotPtr& slot, Seat seat);
    std::int64_t pause_of_a_pass() const;
    void after_last_move(const SlotPtr& slot, std::int64_t pause, std::function<void()> then);
    void let_bot_think(const SlotPtr& slot, Seat seat);
    void bot_has_chosen(const SlotPtr& slot, Seat seat, Action action, std::uint64_t thought);
    void bot_has_failed(const SlotPtr& slot);
    void forget_idle_tables();
    static bool may_be_forgotten(const Slot& slot, Time now);

    TablesConfig config_;
    Store& store_;
    Bus& bus_;
    Workers& workers_;
    Clockwork clockwork_;
    std::map<std::string, SlotPtr> slots_;
    std::map<std::string, std::vector<std::function<void(std::variant<SlotPtr, Error>)>>> sought_;  // being loaded
    std::map<std::string, std::size_t> being_made_;  // tables of each guest that are not on disk yet
    bool restoring_ = false;
    std::vector<std::function<void()>> early_;  // what came while restoring
    // Finished tables as the lobby needs them, without their logs.
    std::map<std::string, std::shared_ptr<const LiveTable>> finished_;
    std::shared_ptr<bool> alive_;  // false: answers that come late find nobody
};

}  // namespace mehen::server
