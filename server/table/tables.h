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
#include "server/token_bucket.h"

namespace mehen::server {

struct Reply {
    std::string body;           // a message without its opening brace; empty: nothing to say
    std::int64_t position = 0;  // the looker's, after it
};
using ReplyOr = std::variant<Reply, Error>;
using Answering = std::function<void(ReplyOr)>;

struct TablesConfig {
    std::size_t most_tables = 2'000;  // unfinished and awake
    std::size_t most_per_guest = 40;  // of them made by one guest
    // Nobody may have more tables than that part of what is still free: so there always is room for others.
    std::size_t part_per_address = 8;
    Time bot_pace_milliseconds =
        400;                 // so that people can follow what bots do; bots answer no sooner one after another
    Budget bot_budget = {};  // for a turn; nothing: what the bot of that level usually has

    // What is done for an address later than it was asked for, in seconds of the thread on which tables live; and
    // whether it may still ask for what takes long.
    std::function<void(const std::string& address, double seconds)> worked = [](const std::string&, double) {};
    std::function<bool(const std::string& address)> may_ask = [](const std::string&) { return true; };

    // For figures: an answer was written, by "player", "bot" or "chance"; a bot of this level has thought.
    std::function<void(std::string_view by)> played = [](std::string_view) {};
    // A message was made, by what it is about; those who are told the same are sent the one that is there.
    std::function<void(std::string_view about)> made = [](std::string_view) {};
    std::function<void(std::string_view level, double seconds)> bot_thought = [](std::string_view, double) {};
};

class Tables {
public:
    struct Clockwork {
        std::function<Time()> now;                   // seconds since 1970: it may jump, and no clock hangs on it
        std::function<std::int64_t()> milliseconds;  // since whenever, steadily
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
    void lobby(const Person& guest, Language language,
               std::function<void(const std::string& mine, const std::string& open)> then);
    // The table, for a guest who may look at it, with nothing that is not on disk. What `then` takes is on the account
    // of the guest's address where it comes later than it was asked for.
    void with_table(const std::string& table, const Person& guest,
                    std::function<void(std::variant<const LiveTable*, Error>)> then);

    void tick();  // once a second, else clocks stand still
    std::size_t live() const { return slots_.size(); }
    // How many there are in each stage, those fetched from the store included.
    std::map<std::string_view, std::size_t> by_stage() const;
    bool restoring() const { return restoring_; }  // orders wait until it is over

private:
    struct Slot;
    using SlotPtr = std::shared_ptr<Slot>;

    // Finished tables are fetched from the store when somebody asks for them. Whoever has to wait for that pays for
    // what is asked afterwards, or is refused it.
    using Found = std::function<void(std::variant<SlotPtr, Error>)>;
    struct Asker {
        std::string address;
        bool refusable = true;
        Found then;
    };
    void find(const std::string& id, Asker asker);
    void fetched(const TableRow& stored, const std::vector<LogRow>& rows);
    void found(const std::string& table, const std::variant<SlotPtr, Error>& slot);
    SlotPtr revive(const TableRow& stored, const std::vector<LogRow>& rows);
    void revive_next(const std::shared_ptr<std::vector<TableRow>>& stored, std::size_t at,
                     const std::function<void(Message)>& ready);
    void restored();
    std::optional<Error> room_for_another(const Person& creator) const;
    std::shared_ptr<const LiveTable> finished_table(const TableRow& stored);
    // What comes later than it was asked for is paid for all the same, and refused where nothing is left to pay with:
    // many may have asked while there still was.
    void pay(const std::string& address, const std::function<void()>& job) const;
    void pay_or_refuse(const std::string& address, const std::function<void()>& job,
                       const std::function<void(Error)>& refused) const;

    // What the lobby shows, made once for all who look at it.
    struct Lobby {
        struct Own {
            std::uint64_t changes = 0;
            std::array<std::optional<std::string>, language_count> text;
            std::vector<std::size_t> people;  // who is named there: hashes of their ids, sorted

            void note(const LiveTable& table);
            bool shows(const std::string& guest) const;
            void make_stale() { *this = {changes + 1, {}, {}}; }
        };
        bool fresh = false;
        std::vector<SlotPtr> listed;  // public tables, latest first
        std::array<std::vector<std::string>, language_count> texts;
        std::map<std::string, Own> own;  // of each guest
    };
    void lobby_changed(const LiveTable& table, const std::vector<Chair>& before = {});
    void lobby_stale(const LiveTable& table);
    void list_open_tables();
    std::string open_tables(const std::string& guest, Language language);
    std::vector<SlotPtr> tables_of(const std::string& guest) const;

    void deal_with(const SlotPtr& slot, Order order, Answering then);
    ReplyOr look(const Slot& slot, const Order& order) const;
    std::string position_shown(const Slot& slot, const Looker& looker, std::size_t since, Language language) const;
    std::string table_shown(const Slot& slot, const Looker& looker, const std::string& site, Language language) const;
    void tell(const std::string& table, Notice notice, const std::string& payer) const;
    void tell_presence(const SlotPtr& slot, const std::string& payer);
    void come_or_go(const SlotPtr& slot, const Order& order, const Answering& then);
    bool may_talk(const Person& person, SteadyTime now);
    void talk(const SlotPtr& slot, const Order& order, const order::Chat& what, const Answering& then);
    static void note_talk(Slot& slot, ChatLine line, std::int64_t number);
    Reply latest_talk(Slot& slot, const std::string& guest, std::int64_t after) const;
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
    void after_writing(const SlotPtr& slot, const StoreReply<Nothing>& answer, Before before, const Person& whose,
                       const Answering& then);
    void count_answers(const LiveTable& table, std::size_t since) const;
    void next(const SlotPtr& slot);

    // Whatever goes on without a person: bots, passes that were asked for.
    // The table's own time, by which its clocks run: seconds since 1970 at its start, steady from then on, and standing
    // still while there is no server or nothing moves in it.
    Time time_at(const Slot& slot) const;
    void follow_time();
    void carry_on(const SlotPtr& slot);
    void answer_for(const SlotPtr& slot, Seat seat, Action action);
    void pass_later(const SlotPtr& slot, Seat seat);
    std::int64_t pause_of_a_pass() const;
    std::int64_t thinking_time(const LiveTable& table) const;
    void not_before(std::int64_t due, std::function<void()> then);
    std::int64_t pause_of_a_bot() const;
    void look_at_clocks(const SlotPtr& slot);
    void let_bot_think(const SlotPtr& slot, Seat seat);
    void bot_has_chosen(const SlotPtr& slot, Seat seat, Action action, std::size_t entries, std::uint64_t thought);
    void bot_has_failed(const SlotPtr& slot);
    std::size_t unfinished() const;
    bool crowded() const { return 2 * unfinished() > config_.most_tables; }
    void forget_idle_tables();
    bool nobody_plays(const Slot& slot, std::int64_t long_enough) const;
    bool may_be_forgotten(const Slot& slot, bool crowd) const;

    TablesConfig config_;
    Store& store_;
    Bus& bus_;
    Workers& workers_;
    Clockwork clockwork_;
    std::map<std::string, SlotPtr> slots_;
    std::map<std::string, std::vector<Asker>> sought_;                  // tables being loaded
    std::map<std::string, std::pair<Person, std::size_t>> being_made_;  // tables of each guest not on disk yet
    std::map<std::string, TokenBucket> talk_;  // how much each guest, and each address, may still say
    bool restoring_ = false;
    std::int64_t served_ = 0;                   // milliseconds in which the server was there for its players
    std::int64_t last_look_ = 0;                // at the steady clock
    std::vector<std::function<void()>> early_;  // what came while restoring
    // Finished tables as the lobby needs them, without their logs.
    std::map<std::string, std::shared_ptr<const LiveTable>> finished_;
    Lobby lobby_;
    std::shared_ptr<bool> alive_;  // false: answers that come late find nobody
};

}  // namespace mehen::server
