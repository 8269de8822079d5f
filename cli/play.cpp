// mehen play: a game in the terminal.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <random>

#include "bots/bot.h"
#include "cli/commands.h"
#include "cli/menu.h"
#include "cli/rules.h"
#include "cli/setup.h"
#include "cli/terminal.h"
#include "core/match.h"

namespace mehen::cli {

namespace {

constexpr Text bad_seat_list = {"--seats must name {0} to {1} players such as you,normal, not {2}",
                                "--seats musi wymienić od {0} do {1} graczy, np. you,normal, nie {2}",
                                "--seats deve nominare da {0} a {1} giocatori come you,normal, non {2}"};
constexpr Text cannot_write = {"'{0}' cannot be written", "nie można zapisać '{0}'", "'{0}' non si può scrivere"};
constexpr Text welcome = {
    "{0}. You are {1}. Seed {2}. Type a number or the words shown; ? explains, undo, help, quit.",
    "{0}. Grasz jako {1}. Ziarno {2}. Wpisz numer lub pokazane słowa; ? wyjaśnia, undo, help, quit.",
    "{0}. Tu sei {1}. Seme {2}. Scrivi un numero o le parole mostrate; ? spiega, undo, help, quit."};
constexpr Text welcome_watch = {"{0}. Seed {1}.", "{0}. Ziarno {1}.", "{0}. Seme {1}."};
constexpr Text house_note = {
    "⌂ {0} {0:row|rows} of this game's tables: house {0:version|versions}; ? house tells more.",
    "⌂ {0} {0:wiersz|wiersze|wierszy} tabel tej gry: wersje własne; ? house mówi więcej.",
    "⌂ {0} {0:riga|righe} delle tabelle di questo gioco: versioni della casa; ? house dice di più."};
constexpr Text help_text = {
    "Answer with a number or with words (a part of the answer narrows the choice).\n"
    "  ?            explains the question      ? WORDS   why not that answer, or looks the word up\n"
    "  undo         takes back your last answer, as long as nothing has come to light since\n"
    "  table        draws the table again      back      starts the choice again\n"
    "  save FILE    writes the record          quit      stops",
    "Odpowiedz numerem lub słowami (część odpowiedzi zawęża wybór).\n  ?            wyjaśnia pytanie           ? SŁOWA "
    "  dlaczego nie ta odpowiedź, albo szuka słowa\n  undo         cofa twoją ostatnią odpowiedź, dopóki nic się nie "
    "ujawniło\n  table        rysuje stół od nowa        back      zaczyna wybór od nowa\n  save PLIK    zapisuje "
    "partię            quit      kończy",
    "Rispondi con un numero o con parole (una parte della risposta restringe la scelta).\n  ?            spiega la "
    "domanda          ? PAROLE  perché non quella risposta, o cerca la parola\n  undo         ritira la tua ultima "
    "risposta, finché nulla è stato rivelato\n  table        ridisegna il tavolo        back      ricomincia la "
    "scelta\n  save FILE    scrive la registrazione    quit      smette"};
constexpr Text no_undo = {
    "There is nothing of yours to take back here: undo stops where something came to light or the turn passed.",
    "Nie ma tu czego cofnąć: undo sięga do miejsca, gdzie coś się ujawniło lub zmieniła się kolej.",
    "Qui non c'è nulla da ritirare: undo si ferma dove qualcosa è stato rivelato o il turno è passato."};
constexpr Text not_understood = {"'{0}' is none of the answers. help shows what can be typed.",
                                 "'{0}' nie jest żadną z odpowiedzi. help pokazuje, co można wpisać.",
                                 "'{0}' non è fra le risposte. help mostra che cosa si può scrivere."};
constexpr Text why_not = {"{0} [{1}]", "{0} [{1}]", "{0} [{1}]"};
constexpr Text that_is_legal = {"That is legal.", "To jest dozwolone.", "Questo è permesso."};
constexpr Text hand_over = {"{0}: press Enter when the others have looked away.",
                            "{0}: naciśnij Enter, gdy inni odwrócą wzrok.",
                            "{0}: premi Invio quando gli altri non guardano."};
constexpr Text stopped = {"Stopped; the match is not finished.", "Przerwano; partia niedokończona.",
                          "Interrotta; la partita non è finita."};
constexpr Text saved = {"The record is in {0}.", "Zapis jest w {0}.", "La registrazione è in {0}."};
constexpr Text final_title = {"The match is over.", "Koniec partii.", "La partita è finita."};
constexpr Text shared_win = {"Shared victory: {0}", "Wspólne zwycięstwo: {0}", "Vittoria condivisa: {0}"};
constexpr Text win = {"{0} wins.", "Wygrywa {0}.", "Vince {0}."};

struct Player {
    std::string written;          // "you" or the bot
    std::unique_ptr<AnyBot> bot;  // null: a person
    Budget budget;
};

// One game at this terminal.
class Sitting {
public:
    Sitting(const Invocation& call, MatchSetup setup, std::vector<Player> players, std::uint64_t seed)
        : call_(call),
          setup_(std::move(setup)),
          players_(std::move(players)),
          match_(setup_.rules),
          draws_(seed),
          seed_(seed),
          record_(call.value("--record").value_or("")) {
        for (std::size_t i = 0; i < players_.size(); ++i) {
            people_ += players_[i].bot == nullptr ? 1 : 0;
            thoughts_.emplace_back(seed + 1 + i);
        }
    }

    int run() {
        greet();
        while (true) {
            match_.play_chance(draws_, &news_);
            if (match_.over()) break;
            const Seat seat = lowest_seat(match_.ask().seats);
            if (players_[seat].bot != nullptr) {
                play_bot(seat);
            } else if (forced(seat)) {
                play(seat, match_.legal(seat)[0]);
            } else if (!ask_person(seat)) {
                std::printf("%s\n", say(stopped, language()).c_str());
                return save() ? done : bad_use;
            }
        }
        show_end();
        return save() ? done : bad_use;
    }

private:
    Language language() const { return call_.language; }
    const AnyRules& rules() const { return match_.rules(); }

    void greet() {
        std::vector<std::string> own;
        for (Seat seat = 0; seat < players_.size(); ++seat)
            if (players_[seat].bot == nullptr) own.push_back(rules().seat_name(seat, language()));
        const std::string_view title = rules().facts().title[language()];
        const std::string line = own.empty() ? say(welcome_watch, language(), title, seed_)
                                             : say(welcome, language(), title, joined(own), seed_);
        std::printf("%s\n", line.c_str());
        if (rules().house_versions() > 0)
            std::printf("%s\n", say(house_note, language(), rules().house_versions()).c_str());
    }

    // Bots and the choices below offer legal answers only: a refusal here is a fault of ours.
    void play(Seat seat, Action action) {
        told_before_.push_back(news_.size());
        const Refusal refusal = match_.play(seat, action);
        if (refusal) {
            complain(rules().refusal_text(refusal, language()));
            std::abort();
        }
        news_.insert(news_.end(), match_.events().begin(), match_.events().end());
    }

    // Only one answer is possible, such as passing without a card that could be played: nobody need be asked. Sealed
    // answers are still given by hand, because they may be taken back until the last one.
    bool forced(Seat seat) const {
        return contains(match_.ask().seats, seat) && match_.ask().sealed == 0 && match_.legal(seat).size() == 1;
    }

    // Back to the last answer that was a choice.
    bool take_back(Seat seat) {
        bool any = false;
        while ((!any || forced(seat)) && match_.undo(seat)) {
            any = true;
            news_.resize(told_before_.back());  // what was told of it goes, too
            told_before_.pop_back();
            for (std::size_t& read : read_) read = std::min(read, news_.size());
        }
        return any;
    }

    void play_bot(Seat seat) {
        play(seat, players_[seat].bot->choose(rules().observe(match_.state(), seat), seat, match_.legal(seat),
                                              players_[seat].budget, thoughts_[seat]));
        if (people_ == 0) print_news(spectator);
    }

    std::string name_of(Seat seat) const {
        return rules().name_at_table(rules().observe(match_.state(), spectator), seat, language());
    }

    // What has happened since this person last looked, as far as the seat may see it.
    void print_news(Seat seat) {
        for (std::size_t& read = read_[seat]; read < news_.size(); ++read) {
            const Event& event = news_[read];
            const std::string text = contains(event.audience, seat) ? rules().event_text(event, language()) : "";
            if (!text.empty()) std::printf("  %s\n", styled(text, {.ink = 250}, use_colours()).c_str());
        }
    }

    void draw(Seat seat, std::span<const Action> marked) {
        Canvas canvas;
        rules().draw(rules().observe(match_.state(), seat), language(), marked, canvas);
        std::printf("\n%s\n", canvas.print(use_colours()).c_str());
    }

    // Asks until one answer is played or taken back. False: the person leaves.
    bool ask_person(Seat seat) {
        if (people_ > 1 && seat != last_person_) hand_over_to(seat);
        last_person_ = seat;
        print_news(seat);
        Menu menu(rules(), rules().observe(match_.state(), seat), match_.legal(seat), language());
        draw(seat, menu.left());
        while (true) {
            std::printf("%s", menu.prompt(name_of(seat), use_colours()).c_str());
            std::fflush(stdout);
            std::string line;
            if (!std::getline(std::cin, line)) return false;
            if (split_words(line).empty()) continue;
            // The game's own words come first: an interface word may be one of them.
            const Menu::Step step = menu.narrow(line);
            if (step == Menu::Step::settled) {
                play(seat, menu.left()[0]);
                read_[seat] = news_.size() - match_.events().size();
                if (!record_.empty()) save_to(record_, true);  // nothing is lost if the lights go out
                return true;
            }
            if (step == Menu::Step::narrowed) {
                draw(seat, menu.left());
                continue;
            }
            switch (command(seat, menu, line)) {
                case Next::ask_again: break;
                case Next::went_back: return true;
                case Next::leave: return false;
            }
        }
    }

    enum class Next : std::uint8_t { ask_again, went_back, leave };

    // Words of this program rather than of the game.
    Next command(Seat seat, Menu& menu, const std::string& line) {
        const auto words = split_words(line);
        const bool alone = words.size() == 1;
        if (alone && (words[0] == "quit" || words[0] == "exit")) return Next::leave;
        if (alone && words[0] == "undo") {
            if (take_back(seat)) return Next::went_back;
            std::printf("%s\n", say(no_undo, language()).c_str());
        } else if (words[0] == "save" && words.size() == 2) {
            save_to(std::string(words[1]));
        } else if (alone && words[0] == "help") {
            std::printf("%s\n", say(help_text, language()).c_str());
        } else if (alone && words[0] == "table") {
            draw(seat, menu.left());
        } else if (alone && words[0] == "back") {
            menu.restart();
            draw(seat, menu.left());
        } else if (words[0].starts_with("?")) {
            explain(seat, menu, std::string_view(line).substr(line.find('?') + 1));
        } else if (const auto action = rules().parse_action(line)) {
            print_refusal(rules().explain(match_.state(), seat, *action));
        } else {
            std::printf("%s\n", say(not_understood, language(), printable(line)).c_str());
        }
        return Next::ask_again;
    }

    void print_refusal(const Refusal& refusal) {
        if (!refusal) {
            std::printf("%s\n", say(that_is_legal, language()).c_str());
            return;
        }
        const std::string_view section = rules().facts().sections[refusal.section].id;
        std::printf("%s\n", say(why_not, language(), rules().refusal_text(refusal, language()), section).c_str());
    }

    // "?": the rule behind the question. "? words": why not that answer, else what the rules say about it.
    void explain(Seat seat, const Menu& menu, std::string_view words) {
        if (split_words(words).empty()) {
            const Refusal none = rules().explain(match_.state(), seat, Action{});
            std::printf("%s\n", section_named(rules(), none.section, language(), use_colours()).c_str());
            std::printf("%s\n", menu.everything().c_str());
            return;
        }
        if (const auto action = rules().parse_action(words))
            return print_refusal(rules().explain(match_.state(), seat, *action));
        const std::string wanted(words.substr(words.find_first_not_of(' ')));
        const std::string found = look_up(rules(), wanted, language(), use_colours());
        std::printf("%s\n", found.empty() ? say(not_understood, language(), printable(wanted)).c_str() : found.c_str());
    }

    void hand_over_to(Seat seat) {
        if (!input_is_terminal()) return;
        std::printf("\x1b[3J\x1b[2J\x1b[H%s ", say(hand_over, language(), name_of(seat)).c_str());
        std::fflush(stdout);
        std::string line;
        std::getline(std::cin, line);
    }

    void show_end() {
        print_news(people_ == 1 ? last_person_ : spectator);
        draw(spectator, {});
        std::printf("%s\n", styled(say(final_title, language()), {.bold = true}, use_colours()).c_str());
        const Result result = rules().result(match_.state());
        const ViewBytes view = rules().observe(match_.state(), spectator);
        std::vector<std::string> winners;
        std::vector<std::vector<ScoreLine>> accounts;
        std::string head = padded("", 26);
        for (Seat seat = 0; seat < players_.size(); ++seat) {
            const std::string name = name_of(seat);
            if (result.place[seat] == 1) winners.push_back(name + " (" + players_[seat].written + ")");
            head += padded(name, 14);
            accounts.push_back(rules().breakdown(view, seat, language()));
        }
        std::printf("%s\n", styled(head, {.bold = true}, use_colours()).c_str());
        for (std::size_t i = 0; i < accounts[0].size(); ++i) {
            std::string row = "  " + padded(accounts[0][i].words, 24);
            for (const auto& account : accounts) row += padded(std::to_string(account[i].value), 14);
            std::printf("%s\n", row.c_str());
        }
        const Text& text = winners.size() > 1 ? shared_win : win;
        std::printf("%s\n", styled(say(text, language(), joined(winners)), {.bold = true}, use_colours()).c_str());
    }

    bool save_to(const std::string& path, bool quietly = false) {
        std::vector<std::string> names;
        for (const Player& player : players_) names.push_back(player.written);
        const bool good = write_file(path, write_record(match_, names, setup_.pack));
        if (!good)
            complain(call_, Message(cannot_write, path));
        else if (!quietly)
            std::printf("%s\n", say(saved, language(), path).c_str());
        return good;
    }
    bool save() { return record_.empty() || save_to(record_); }

    const Invocation& call_;
    MatchSetup setup_;
    std::vector<Player> players_;
    Match match_;
    Rng draws_;
    std::vector<Rng> thoughts_;  // each bot has its own
    std::uint64_t seed_;
    std::string record_;
    EventLog news_;                         // everything that was told
    std::vector<std::size_t> told_before_;  // how much had been told before each answer
    std::array<std::size_t, 8> read_{};     // how much of it each seat, or a spectator, has been shown
    int people_ = 0;
    Seat last_person_ = spectator;
};

// "you,normal,random" to players; complains if it is no good.
bool read_players(const Invocation& call, const GameFacts& facts, std::vector<std::string>& written) {
    written = split_list(call.value("--seats").value_or("you,normal"));
    const auto count = static_cast<int>(written.size());
    if (count < facts.min_seats || count > facts.max_seats) {
        complain(call, Message(bad_seat_list, facts.min_seats, facts.max_seats, count));
        return false;
    }
    for (const std::string& each : written) {
        BotSpec spec;
        if (each == "you") continue;
        if (const Message problem = parse_bot(each, spec)) {
            complain(call, problem);
            return false;
        }
    }
    return true;
}

int run_play(const Invocation& call) {
    const AnyGame* const game = game_of(call, call.operands.empty() ? "fertility" : call.operands[0]);
    std::vector<std::string> written;
    if (game == nullptr || !read_players(call, game->facts(), written)) return bad_use;
    std::uint64_t seed = std::random_device{}() % 1'000'000;
    Setup setup;
    setup.seats = static_cast<int>(written.size());
    if (!call.number("--seed", seed, 0, UINT64_MAX - 1) || !read_options(call, game->facts(), setup)) return bad_use;
    MatchSetup match = make_setup(call, *game, setup);
    if (match.rules == nullptr) return bad_use;
    std::vector<Player> players;
    for (const std::string& each : written) {
        Player player{each, nullptr, {}};
        BotSpec spec;
        if (each != "you" && !parse_bot(each, spec)) {
            player.bot = make_bot(spec.name, *match.rules);
            player.budget = spec.budget;
        }
        players.push_back(std::move(player));
    }
    // Better to hear now than after an evening's game that the record has no place to go.
    if (const auto path = call.value("--record"); path && !can_write(*path))
        return complain(call, Message(cannot_write, *path));
    return Sitting(call, std::move(match), std::move(players), seed).run();
}

constexpr Flag flags[] = {
    {"--seats",
     "you,BOT,…",
     {"who plays, in seat order (you,normal)", "kto gra, kolejno (you,normal)",
      "chi gioca, in ordine di posto (you,normal)"}},
    seed_flag,
    {"--record",
     "FILE",
     {"writes the record of the match", "zapisuje przebieg partii", "scrive la registrazione della partita"}},
    option_flag,
    pack_flag};

}  // namespace

Command play_command() {
    return {"play", "[GAME]", 0, 1, {"a game in the terminal", "gra w terminalu", "una partita nel terminale"},
            flags,  run_play};
}

}  // namespace mehen::cli
