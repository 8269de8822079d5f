// What a search thinks of finished matches, choice by choice, while the server goes on.
#pragma once

#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <string>

#include "bots/bot.h"
#include "server/table/live_table.h"
#include "server/table/workers.h"

namespace mehen::server {

class Analyses {
public:
    // Gets `analysis` messages without their opening brace; false: nobody is interested any more.
    using Progress = std::function<bool(const std::string& body)>;

    // Each choice is judged within the budget.
    explicit Analyses(Workers& workers, Budget for_each_choice = {.milliseconds = 150});
    ~Analyses();

    // Positions are counted as the holders of these seats count them; answers are told in the language. The key tells
    // matches apart: whoever asks for one that others have asked for waits with them, or has the answer at once. An
    // error: the match is not over, or too many are being analysed, in all or for one guest or address.
    std::optional<Error> ask(const std::string& key, const LiveTable& table, SeatMask seats, Language language,
                             const Person& who, Progress progress);

private:
    struct Job;
    using JobPtr = std::shared_ptr<Job>;

    std::optional<Error> room_for_another(const Person& who) const;
    JobPtr known(const std::string& key);
    void forget_oldest();
    static void judge_next(const JobPtr& job);

    Workers& workers_;
    Budget budget_;
    std::list<JobPtr> jobs_;  // the last asked for comes first
};

}  // namespace mehen::server
