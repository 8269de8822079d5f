#include "server/store/problems.h"

#include <sqlite3.h>

#include <cerrno>
#include <system_error>

namespace mehen::server {

namespace {

constexpr Text no_permission = {
    "no permission for '{0}'; choose a folder that you may write to, or change its permissions",
    "brak uprawnień do '{0}'; wybierz folder, w którym możesz zapisywać, albo zmień jego uprawnienia",
    "permesso negato per '{0}'; scegli una cartella in cui puoi scrivere, o cambiane i permessi"};
constexpr Text no_space = {"no space left on the disk for '{0}'; make room and try again",
                           "brak miejsca na dysku na '{0}'; zwolnij miejsce i spróbuj ponownie",
                           "spazio su disco esaurito per '{0}'; libera spazio e riprova"};
constexpr Text read_only = {"'{0}' is on a disk that can only be read; choose a folder on another one",
                            "'{0}' leży na dysku tylko do odczytu; wybierz folder na innym",
                            "'{0}' si trova su un disco di sola lettura; scegli una cartella su un altro"};
constexpr Text not_there = {"'{0}' does not exist; make it first, or give another name",
                            "'{0}' nie istnieje; najpierw to utwórz albo podaj inną nazwę",
                            "'{0}' non esiste; crealo prima, o indica un altro nome"};
constexpr Text not_a_folder = {"'{0}' is not a folder, or lies in something that is not; give the name of a folder",
                               "'{0}' nie jest folderem albo nie leży w folderze; podaj nazwę folderu",
                               "'{0}' non è una cartella, o non si trova in una cartella; indica una cartella"};
constexpr Text unusable = {"'{0}' cannot be used ({1})", "nie można użyć '{0}' ({1})", "'{0}' non si può usare ({1})"};

constexpr Text database_full = {"the server's disk is full, so nothing was saved; make room and try again",
                                "dysk serwera jest pełny, więc nic nie zapisano; zwolnij miejsce i spróbuj ponownie",
                                "il disco del server è pieno, quindi nulla è stato salvato; libera spazio e riprova"};
constexpr Text database_read_only = {
    "the server's database can only be read, so nothing was saved; check its permissions and its disk",
    "baza danych serwera jest tylko do odczytu, więc nic nie zapisano; sprawdź jej uprawnienia i dysk",
    "il database del server è di sola lettura, quindi nulla è stato salvato; controlla i permessi e il disco"};
constexpr Text database_damaged = {
    "the server's database is damaged ({0}); stop the server and restore a backup",
    "baza danych serwera jest uszkodzona ({0}); zatrzymaj serwer i przywróć kopię zapasową",
    "il database del server è danneggiato ({0}); ferma il server e ripristina una copia di riserva"};
constexpr Text database_disk = {
    "the server's disk cannot be read or written ({0}), so nothing was saved; check the disk",
    "dysku serwera nie da się odczytać lub zapisać ({0}), więc nic nie zapisano; sprawdź dysk",
    "il disco del server non si può leggere o scrivere ({0}), quindi nulla è stato salvato; "
    "controlla il disco"};
constexpr Text database_busy = {
    "another program holds the server's database, so nothing was saved; close it and try again",
    "inny program zajmuje bazę danych serwera, więc nic nie zapisano; zamknij go i spróbuj ponownie",
    "un altro programma occupa il database del server, quindi nulla è stato salvato; chiudilo e riprova"};
constexpr Text database_refused = {"the server's database refused it ({0}), so nothing was saved",
                                   "baza danych serwera odmówiła ({0}), więc nic nie zapisano",
                                   "il database del server ha rifiutato ({0}), quindi nulla è stato salvato"};

}  // namespace

Message file_problem(const std::filesystem::path& path, int error) {
    const std::string name = path.string();
    switch (error) {
        case EACCES:
        case EPERM: return Message(no_permission, name);
        case ENOSPC:
        case EDQUOT: return Message(no_space, name);
        case EROFS: return Message(read_only, name);
        case ENOENT: return Message(not_there, name);
        case EEXIST:  // where a folder was to be made
        case ENOTDIR: return Message(not_a_folder, name);
        default: return Message(unusable, name, std::generic_category().message(error));
    }
}

Message database_problem(int code, const std::string& words) {
    switch (code & 0xff) {  // the rest of the code only says more precisely where
        case SQLITE_FULL: return Message(database_full);
        case SQLITE_READONLY: return Message(database_read_only);
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB: return Message(database_damaged, words);
        case SQLITE_IOERR:
        case SQLITE_CANTOPEN: return Message(database_disk, words);
        case SQLITE_BUSY:
        case SQLITE_LOCKED: return Message(database_busy);
        default: return Message(database_refused, words);
    }
}

}  // namespace mehen::server
