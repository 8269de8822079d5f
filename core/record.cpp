#include "core/record.h"

#include "core/hash.h"
#include "core/shortened.h"

namespace mehen {

namespace {

constexpr Text not_a_record = {"this is not a record: the first line must be 'mehen-record 1'",
                               "to nie jest zapis: pierwszy wiersz musi brzmieć 'mehen-record 1'",
                               "non è una registrazione: la prima riga deve essere 'mehen-record 1'"};
constexpr Text header_expected = {"expected '{0}', found '{1}'", "oczekiwano '{0}', jest '{1}'",
                                  "atteso '{0}', trovato '{1}'"};
constexpr Text number_expected = {"the move number must be {0}", "numer ruchu musi być {0}",
                                  "il numero della mossa deve essere {0}"};
constexpr Text move_expected = {"expected a move such as '{0} SEAT: ACTION', found '{1}'",
                                "oczekiwano ruchu takiego jak '{0} MIEJSCE: AKCJA', jest '{1}'",
                                "attesa una mossa come '{0} POSTO: AZIONE', trovato '{1}'"};
constexpr Text after_end = {"nothing may follow the {0} line", "po wierszu {0} nic nie może następować",
                            "dopo la riga {0} non può seguire nulla"};
constexpr Text line_too_long = {"the line is longer than {0} bytes", "wiersz jest dłuższy niż {0} bajtów",
                                "la riga supera {0} byte"};
constexpr Text no_line_end = {"the last line is cut off: it must end with a line break",
                              "ostatni wiersz jest urwany: musi kończyć się znakiem nowej linii",
                              "l'ultima riga è troncata: deve finire con un a capo"};
constexpr Text unknown_seat = {"'{0}' is not a seat of this game; seats: {1}",
                               "'{0}' nie jest miejscem w tej grze; miejsca: {1}",
                               "'{0}' non è un posto di questo gioco; posti: {1}"};
constexpr Text wrong_revision = {"the record was made under rules revision {0}, this program plays revision {1}",
                                 "zapis powstał według wersji zasad {0}, ten program gra według wersji {1}",
                                 "la registrazione segue la revisione {0} delle regole, questo programma la {1}"};
constexpr Text unknown_action = {"'{0}' is not an action of this game", "'{0}' nie jest akcją tej gry",
                                 "'{0}' non è un'azione di questo gioco"};
constexpr Text illegal_action = {"'{0}' is not legal", "'{0}' jest niedozwolone", "'{0}' non è permesso"};
constexpr Text impossible_outcome = {"'{0}' is not a possible outcome here",
                                     "'{0}' nie jest tu możliwym wynikiem losowania",
                                     "'{0}' non è un esito possibile qui"};
constexpr Text chance_not_asked = {"nothing is drawn here: a seat has to answer",
                                   "tu nic się nie losuje: odpowiada gracz",
                                   "qui non si estrae nulla: deve rispondere un giocatore"};
constexpr Text match_over = {"the match is already over", "partia jest już skończona", "la partita è già finita"};
constexpr Text result_early = {"there is a result, but the match is not over",
                               "jest wynik, ale partia nie jest skończona",
                               "c'è un risultato, ma la partita non è finita"};
constexpr Text result_wrong = {"the result should be '{0}'", "wynik powinien brzmieć '{0}'",
                               "il risultato dovrebbe essere '{0}'"};
constexpr Text result_missing = {"the record is sealed by a hash but has no result",
                                 "zapis jest zapieczętowany, ale nie ma wyniku",
                                 "la registrazione è sigillata ma non ha risultato"};
constexpr Text given_twice = {"the option '{0}' is given twice", "opcję '{0}' podano dwa razy",
                              "l'opzione '{0}' è data due volte"};
constexpr Text too_many_options = {"a record has at most {0} options", "zapis ma najwyżej {0} opcji",
                                   "una registrazione ha al massimo {0} opzioni"};
constexpr Text bad_hash = {"a hash has 16 digits from 0 to 9 and a to f, not '{0}'",
                           "hash ma 16 cyfr od 0 do 9 i od a do f, a nie '{0}'",
                           "un hash ha 16 cifre da 0 a 9 e da a a f, non '{0}'"};
constexpr Text hash_wrong = {
    "the hash does not match: a line above was changed after the record was sealed (its hash is now {0})",
    "hash się nie zgadza: któryś wiersz powyżej zmieniono po zapieczętowaniu zapisu (teraz hash to {0})",
    "l'hash non corrisponde: una riga sopra è stata cambiata dopo il sigillo (ora l'hash è {0})"};

constexpr std::size_t longest_line = 256 * 1024;  // a pack is one line
constexpr std::string_view first_line = "mehen-record 1";

RecordProblem problem_at(int line, Message why) {
    return {line, std::move(why), {}};
}

// "word rest": the word if the line starts with it, and what follows.
bool starts(std::string_view line, std::string_view word, std::string_view& rest) {
    if (!line.starts_with(word) || line.size() <= word.size() || line[word.size()] != ' ') return false;
    rest = line.substr(word.size() + 1);
    return true;
}

class Parser {
public:
    Parser(std::string_view text, Record& record) : text_(text), record_(record) {}

    std::optional<RecordProblem> parse() {
        record_ = Record{};
        if (!text_.starts_with(first_line)) return problem_at(1, Message(not_a_record));
        while (!text_.empty()) {
            const std::size_t end = text_.find('\n');
            ++line_;
            if (end == std::string_view::npos) return problem_at(line_, Message(no_line_end));
            if (end > longest_line) return problem_at(line_, Message(line_too_long, longest_line));
            const std::string_view line = text_.substr(0, end);
            text_.remove_prefix(end + 1);
            if (auto problem = take(line)) return problem;
            if (part_ != Part::sealed) content_.add(line);
        }
        if (part_ < Part::moves) return problem_at(line_ + 1, Message(header_expected, expected(), ""));
        record_.content_hash = content_.hex();
        return std::nullopt;
    }

private:
    enum class Part : std::uint8_t { magic, game, rules, header, moves, result, sealed };

    std::string_view expected() const {
        switch (part_) {
            case Part::magic: return first_line;
            case Part::game: return "game ID";
            case Part::rules: return "rules NUMBER";
            case Part::header:
            case Part::moves:
            case Part::result:
            case Part::sealed: break;
        }
        return "seat ID NAME";
    }

    std::optional<RecordProblem> take(std::string_view line) {
        std::string_view rest;
        switch (part_) {
            case Part::magic:
                part_ = Part::game;
                if (line == first_line) return std::nullopt;
                return problem_at(line_, Message(not_a_record));
            case Part::game:
                part_ = Part::rules;
                if (!starts(line, "game", rest))
                    return problem_at(line_, Message(header_expected, "game ID", shortened(line)));
                record_.game = rest;
                return std::nullopt;
            case Part::rules: {
                part_ = Part::header;
                const auto revision = starts(line, "rules", rest) ? parse_number(rest) : std::nullopt;
                if (!revision || *revision > 1'000'000)
                    return problem_at(line_, Message(header_expected, "rules NUMBER", shortened(line)));
                record_.rules_revision = fit<int>(*revision);
                return std::nullopt;
            }
            case Part::header: return take_header(line);
            case Part::moves: return take_move(line);
            case Part::result:
                if (!starts(line, "hash", rest)) return problem_at(line_, Message(after_end, "result"));
                if (rest.size() != 16 || rest.find_first_not_of("0123456789abcdef") != std::string_view::npos)
                    return problem_at(line_, Message(bad_hash, shortened(rest)));
                record_.hash = rest;
                record_.hash_line = line_;
                part_ = Part::sealed;
                return std::nullopt;
            case Part::sealed: return problem_at(line_, Message(after_end, "hash"));
        }
        return std::nullopt;
    }

    std::optional<RecordProblem> take_header(std::string_view line) {
        std::string_view rest;
        if (starts(line, "option", rest)) {
            const std::size_t equals = rest.find('=');
            if (equals == std::string_view::npos)
                return problem_at(line_, Message(header_expected, "option NAME=VALUE", shortened(line)));
            const std::string name(rest.substr(0, equals));
            // Few are looked through for each: a record of nothing but options is read no longer than any other.
            if (record_.options.size() >= max_options) return problem_at(line_, Message(too_many_options, max_options));
            for (const Record::Fact& option : record_.options)
                if (option.name == name) return problem_at(line_, Message(given_twice, shortened(name)));
            record_.options.push_back({line_, name, std::string(rest.substr(equals + 1))});
            return std::nullopt;
        }
        if (starts(line, "seat", rest)) {
            const std::size_t space = rest.find(' ');
            if (space == std::string_view::npos || record_.seats.size() >= max_seats)
                return problem_at(line_, Message(header_expected, "seat ID NAME", shortened(line)));
            record_.seats.push_back({line_, std::string(rest.substr(0, space)), std::string(rest.substr(space + 1))});
            return std::nullopt;
        }
        if (starts(line, "pack", rest) && record_.pack_line == 0) {
            record_.pack = rest;
            record_.pack_line = line_;
            return std::nullopt;
        }
        if (record_.seats.empty()) return problem_at(line_, Message(header_expected, "seat ID NAME", shortened(line)));
        part_ = Part::moves;
        return take_move(line);
    }

    std::optional<RecordProblem> take_move(std::string_view line) {
        std::string_view rest;
        if (starts(line, "result", rest)) {
            record_.result = rest;
            record_.result_line = line_;
            part_ = Part::result;
            return std::nullopt;
        }
        if (starts(line, "hash", rest)) return problem_at(line_, Message(result_missing));
        const std::size_t number = record_.moves.size() + 1;
        const std::size_t space = line.find(' ');
        const std::size_t colon = line.find(": ");
        const auto written = parse_number(line.substr(0, space));
        if (space == std::string_view::npos || colon == std::string_view::npos || colon < space || !written)
            return problem_at(line_, Message(move_expected, number, shortened(line)));
        if (line.substr(0, space) != std::to_string(number)) return problem_at(line_, Message(number_expected, number));
        record_.moves.push_back(
            {line_, std::string(line.substr(space + 1, colon - space - 1)), std::string(line.substr(colon + 2))});
        return std::nullopt;
    }

    std::string_view text_;
    Record& record_;
    Part part_ = Part::magic;
    int line_ = 0;
    Hash content_;
};

std::vector<std::string_view> seat_ids(const AnyRules& rules) {
    std::vector<std::string_view> ids;
    for (Seat seat = 0; seat < rules.seats(); ++seat) ids.push_back(rules.seat_id(seat));
    return ids;
}

}  // namespace

std::optional<RecordProblem> parse_record(std::string_view text, Record& record) {
    return Parser(text, record).parse();
}

std::optional<RecordProblem> check_record_header(const Record& record, const AnyRules& rules) {
    if (record.rules_revision != rules.facts().rules_revision)
        return problem_at(3, Message(wrong_revision, record.rules_revision, rules.facts().rules_revision));
    const auto ids = seat_ids(rules);
    for (std::size_t i = 0; i < record.seats.size(); ++i)
        if (i >= ids.size() || record.seats[i].name != ids[i])
            return problem_at(record.seats[i].line,
                              Message(unknown_seat, shortened(record.seats[i].name), joined(ids)));
    if (const std::size_t given = record.seats.size(); given < ids.size())
        return problem_at(record.seats.back().line + 1,
                          Message(header_expected, "seat " + std::string(ids[given]) + " NAME", ""));
    return std::nullopt;
}

std::optional<RecordProblem> replay_move(const Record::Line& move, Match& match) {
    const AnyRules& rules = match.rules();
    if (match.over()) return problem_at(move.line, Message(match_over));
    const auto action = rules.parse_action(move.action);
    if (!action || rules.action_text(*action) != move.action)
        return problem_at(move.line, Message(unknown_action, shortened(move.action)));
    if (move.seat == "chance") {
        if (!match.ask().to_chance()) return problem_at(move.line, Message(chance_not_asked));
        if (!match.play_outcome(*action)) return problem_at(move.line, Message(impossible_outcome, move.action));
        return std::nullopt;
    }
    const auto ids = seat_ids(rules);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (ids[i] != move.seat) continue;
        const Refusal refusal = match.play(Seat::of(i), *action);
        if (!refusal) return std::nullopt;
        return RecordProblem{move.line, Message(illegal_action, move.action), refusal};
    }
    return problem_at(move.line, Message(unknown_seat, shortened(move.seat), joined(ids)));
}

std::optional<RecordProblem> check_record_end(const Record& record, const Match& match) {
    if (record.result_line == 0) return std::nullopt;
    if (!match.over()) return problem_at(record.result_line, Message(result_early));
    const std::string result = result_text(match.rules(), match.rules().result(match.state()));
    if (record.result != result) return problem_at(record.result_line, Message(result_wrong, result));
    if (record.hash_line != 0 && record.hash != record.content_hash)
        return problem_at(record.hash_line, Message(hash_wrong, record.content_hash));
    return std::nullopt;
}

std::string result_text(const AnyRules& rules, const Result& result) {
    std::string text;
    for (Seat seat = 0; seat < rules.seats(); ++seat) {
        if (seat > 0) text += ' ';
        text += std::string(rules.seat_id(seat)) + ' ' + std::to_string(result.score[seat]) + ' ' +
                std::to_string(result.place[seat]);
    }
    return text;
}

std::string write_record(const Match& match, const std::vector<std::string>& players, std::string_view pack) {
    const AnyRules& rules = match.rules();
    const GameFacts& facts = rules.facts();
    std::string text;
    Hash content;
    const auto line = [&](const std::string& words) {
        content.add(std::string_view(words));
        text += words + '\n';
    };
    line(std::string(first_line));
    line("game " + std::string(facts.id));
    line("rules " + std::to_string(facts.rules_revision));
    for (std::size_t i = 0; i < facts.options.size(); ++i)
        line("option " + std::string(facts.options[i].name) + "=" +
             std::string(facts.options[i].values[rules.setup().option[i]]));
    for (Seat seat = 0; seat < rules.seats(); ++seat)
        line("seat " + std::string(rules.seat_id(seat)) + " " + (seat < players.size() ? players[seat] : "?"));
    if (!pack.empty()) line("pack " + std::string(pack));
    std::size_t number = 0;
    for (const Move& move : match.history())
        line(std::to_string(++number) + " " + std::string(rules.seat_id(move.seat)) + ": " +
             rules.action_text(move.action));
    if (match.over()) {
        line("result " + result_text(rules, rules.result(match.state())));
        text += "hash " + content.hex() + '\n';
    }
    return text;
}

}  // namespace mehen
