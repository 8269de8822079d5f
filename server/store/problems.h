// What can go wrong in the store, in words.
#pragma once

#include <filesystem>
#include <string>
#include <utility>

#include "core/text.h"
#include "server/problem.h"
#include "server/store/store.h"

namespace mehen::server {

inline constexpr Text id_in_use = {"this id is already in use", "ten identyfikator jest już zajęty",
                                   "questo identificativo è già in uso"};
inline constexpr Text not_the_next_position = {"position {0} is not the next one; the next one is {1}",
                                               "pozycja {0} nie jest następna; następna to {1}",
                                               "la posizione {0} non è la prossima; la prossima è la {1}"};
inline constexpr Text no_such_guest = {"there is no such guest", "nie ma takiego gościa", "questo ospite non esiste"};
inline constexpr Text no_such_table = {"there is no such table", "nie ma takiego stołu", "questo tavolo non esiste"};
inline constexpr Text no_such_code = {
    "this code is unknown, was used before, or has expired; ask for a new one on the other device",
    "ten kod jest nieznany, już użyty albo wygasł; poproś o nowy na drugim urządzeniu",
    "questo codice è sconosciuto, già usato o scaduto; chiedine uno nuovo sull'altro dispositivo"};
inline constexpr Text too_much_to_do = {"the server has too much to save just now; try again in a moment",
                                        "serwer ma teraz zbyt wiele do zapisania; spróbuj ponownie za chwilę",
                                        "il server ha troppo da salvare in questo momento; riprova tra poco"};
inline constexpr Text store_is_closed = {"the server is stopping; try again when it is back",
                                         "serwer się zatrzymuje; spróbuj ponownie, gdy wróci",
                                         "il server si sta fermando; riprova quando sarà di nuovo attivo"};

// The store cannot be opened or read at the start: another server holds it, no permission, damaged.
class StoreError : public Problem {
public:
    using Problem::Problem;
};

template <class Value>
StoreReply<Value> done(Value value) {
    return {StoreOutcome::done, std::move(value), {}};
}

template <class Value = Nothing>
StoreReply<Value> refusal(StoreOutcome outcome, Message why) {
    return {outcome, {}, std::move(why)};
}

// A file or folder that the system refuses; `error` is its errno.
Message file_problem(const std::filesystem::path& path, int error);

// What SQLite answered: its result code and its own words, which are shown only where we have none.
Message database_problem(int code, const std::string& words);

}  // namespace mehen::server
