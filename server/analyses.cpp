#include "server/analyses.h"

#include <algorithm>
#include <array>
#include <utility>

#include "analysis/analysis.h"
#include "json/line.h"

namespace mehen::server {

namespace {

constexpr Text still_playing = {"A match can be analysed when it is over.", "Partię można analizować, gdy się skończy.",
                                "Una partita si può analizzare quando è finita."};
constexpr Text too_many = {"Too many matches are being analysed now; try again later.",
                           "Zbyt wiele partii jest teraz analizowanych; spróbuj później.",
                           "Ora si stanno analizzando troppe partite; riprova più tardi."};
constexpr Text yours = {
    "Matches that you or others in your network have asked for are being analysed; wait for one of them.",
    "Trwa analiza partii, o które prosisz ty lub inni w twojej sieci; poczekaj na którąś z nich.",
    "Si stanno analizzando partite chieste da te o da altri nella tua rete; aspettane una."};

constexpr Text not_judged = {"The analysis could not go on; ask for it again.",
                             "Analiza nie mogła iść dalej; poproś o nią ponownie.",
                             "L'analisi non ha potuto continuare; chiedila di nuovo."};

constexpr std::ptrdiff_t most_running = 16;
constexpr std::ptrdiff_t most_of_address = 4;
constexpr std::ptrdiff_t most_of_guest = 2;
constexpr std::ptrdiff_t most_broken_off = 8;
constexpr std::size_t most_known = 100;  // up to some hundreds of kilobytes each

// A choice with what was thought of it, in what is told to anybody and what depends on the language.
struct Judged {
    Judged(const AnyRules& rules, const Choice& choice, const Verdict& verdict) {
        JsonLine win;
        for (Seat seat = 0; seat < rules.seats(); ++seat) win.add(rules.seat_id(seat), verdict.before[seat]);
        json.add("seat", rules.seat_id(choice.seat)).add("win", win).add("loss", verdict.loss);
        json.add("played", rules.action_text(choice.played)).add("best", rules.action_text(verdict.best));
        for (std::size_t i = 0; i < language_count; ++i) {
            played[i] = rules.describe(choice.view, choice.played, static_cast<Language>(i));
            best[i] = rules.describe(choice.view, verdict.best, static_cast<Language>(i));
        }
    }

    JsonLine told(std::int64_t position, Language language) const {
        const auto i = static_cast<std::size_t>(language);
        return JsonLine(json).add("position", position).add("played_label", played[i]).add("best_label", best[i]);
    }

    JsonLine json;
    std::array<std::string, language_count> played;
    std::array<std::string, language_count> best;
};

// Every choice of the match that was played in the end; what was taken back is none.
std::vector<Choice> choices_of(const LiveTable& table) {
    std::vector<Choice> choices;
    Match match(table.setup().rules);
    for (const Move& move : table.chronicle().match().history()) {
        if (auto choice = move.seat == chance ? std::nullopt : choice_in(match, move.seat)) {
            choice->played = move.action;
            choices.push_back(std::move(*choice));
        }
        match.apply(move.seat, move.action);
    }
    return choices;
}

}  // namespace

struct Analyses::Job {
    struct Listener {
        std::vector<std::int64_t> positions;  // of each choice: where it was to be made
        Language language;
        Person who;
        Progress progress;
    };

    Job(std::string its_key, const LiveTable& table, Workers& its_workers, const Budget& its_budget)
        : key(std::move(its_key)),
          table_id(table.id()),
          rules(table.setup().rules),
          workers(its_workers),
          budget(its_budget),
          choices(choices_of(table)) {
        for (const Choice& choice : choices) entries.push_back(table.chronicle().entry_of_move(choice.move));
    }

    bool finished() const { return judged.size() == entries.size(); }
    bool running() const { return !finished() && !listeners.empty(); }
    // Whoever has waited longest pays.
    const Person& whose() const { return listeners.front().who; }

    std::vector<std::int64_t> positions_for(const LiveTable& table, SeatMask seats) const {
        std::vector<std::int64_t> positions;
        for (const std::size_t entry : entries) positions.push_back(table.chronicle().seen(seats, entry));
        return positions;
    }

    bool tell(const Listener& listener) const {
        std::vector<JsonLine> chances;
        for (std::size_t i = 0; finished() && i < judged.size(); ++i)
            chances.push_back(judged[i].told(listener.positions[i], listener.language));
        JsonLine line;
        line.add("type", "analysis").add("table", table_id).add("done", judged.size()).add("of", entries.size());
        return listener.progress(line.add_list("chances", chances).body());
    }

    void tell_all() {
        std::erase_if(listeners, [this](const Listener& each) { return !tell(each) || finished(); });
    }

    // Whoever asks again begins with this choice.
    void give_up() {
        for (const Listener& each : std::exchange(listeners, {}))
            each.progress(error_body(make_error("failed", not_judged), each.language));
    }

    std::string key;
    std::string table_id;
    std::shared_ptr<const AnyRules> rules;
    Workers& workers;
    Budget budget;
    std::vector<Choice> choices;
    std::vector<std::size_t> entries;  // of the log before each choice
    std::vector<Judged> judged;
    std::vector<Listener> listeners;
    bool thinking = false;
};

Analyses::Analyses(Workers& workers, Budget for_each_choice) : workers_(workers), budget_(for_each_choice) {}
Analyses::~Analyses() = default;

Analyses::JobPtr Analyses::known(const std::string& key) {
    const auto found = std::find_if(jobs_.begin(), jobs_.end(), [&](const JobPtr& job) { return job->key == key; });
    if (found == jobs_.end()) return nullptr;
    jobs_.splice(jobs_.begin(), jobs_, found);
    return jobs_.front();
}

// Those broken off hold all their choices, some megabytes: few of them are kept.
void Analyses::forget_oldest() {
    auto broken_off = std::count_if(jobs_.begin(), jobs_.end(),
                                    [](const JobPtr& job) { return !job->finished() && !job->running(); });
    for (auto at = jobs_.end(); at != jobs_.begin();) {
        --at;
        const bool unfinished = !(*at)->finished();
        const bool too_many_such = unfinished ? broken_off > most_broken_off : jobs_.size() > most_known;
        if ((*at)->running() || !too_many_such) continue;
        broken_off -= unfinished ? 1 : 0;
        at = jobs_.erase(at);
    }
}

// However many matches somebody has played, others have room to ask as well.
std::optional<Error> Analyses::room_for_another(const Person& who) const {
    const auto running = [this](const auto& counts) {
        return std::count_if(jobs_.begin(), jobs_.end(),
                             [&](const JobPtr& each) { return each->running() && counts(each->whose()); });
    };
    if (running([](const Person&) { return true; }) >= most_running) return make_error("busy", too_many);
    const auto guests = running([&](const Person& each) { return !who.id.empty() && each.id == who.id; });
    const auto near = running([&](const Person& each) { return !who.address.empty() && each.address == who.address; });
    if (guests >= most_of_guest || near >= most_of_address) return make_error("busy", yours);
    return std::nullopt;
}

std::optional<Error> Analyses::ask(const std::string& key, const LiveTable& table, SeatMask seats, Language language,
                                   const Person& who, Progress progress) {
    if (!table.over()) return make_error("illegal", still_playing);
    JobPtr job = known(key);
    if (job == nullptr || !(job->finished() || job->running()))
        if (const auto error = room_for_another(who)) return error;
    if (job == nullptr) {
        job = std::make_shared<Job>(key, table, workers_, budget_);
        jobs_.push_front(job);
        forget_oldest();
    }
    const Job::Listener listener{job->positions_for(table, seats), language, who, std::move(progress)};
    if (!job->tell(listener) || job->finished()) return std::nullopt;
    job->listeners.push_back(listener);
    judge_next(job);
    return std::nullopt;
}

void Analyses::judge_next(const JobPtr& job) {
    if (job->thinking || !job->running()) return;
    job->thinking = true;
    auto verdict = std::make_shared<Verdict>();
    const std::size_t at = job->judged.size();
    job->workers.ask(
        [job, verdict, at] {
            const Studying search = [job](const ViewBytes& view, Seat seat, std::span<const Action> actions,
                                          const Budget& budget,
                                          Rng& with) { return study(*job->rules, view, seat, actions, budget, with); };
            *verdict = judge(job->choices[at], job->budget, search);
        },
        [job, verdict, at] {
            job->thinking = false;
            job->judged.emplace_back(*job->rules, job->choices[at], *verdict);
            if (job->finished()) job->choices = {};  // the views are the largest part
            job->tell_all();
            judge_next(job);
        },
        Workers::Haste::nobody_waits, {job->whose().address, job->whose().id, "analysis"},
        [job] {
            job->thinking = false;
            job->give_up();
        });
}

}  // namespace mehen::server
