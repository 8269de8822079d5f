#include "server/store/data_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <string>
#include <utility>

#include "server/store/problems.h"

namespace mehen::server {

namespace {

constexpr Text held_by_another = {
    "the data folder '{0}' is in use by another server (process {1}); stop it, or choose another folder with --data",
    "folderu danych '{0}' używa inny serwer (proces {1}); zatrzymaj go albo wybierz inny folder przez --data",
    "la cartella dati '{0}' è usata da un altro server (processo {1}); fermalo, o scegli un'altra cartella con --data"};

std::string holder(int descriptor) {
    std::array<char, 32> text{};
    const ssize_t size = pread(descriptor, text.data(), text.size(), 0);
    if (size <= 0) return "?";  // it holds the lock, but has not signed yet
    const std::string_view words(text.data(), static_cast<std::size_t>(size));
    return std::string(words.substr(0, words.find('\n')));
}

bool sign(int descriptor) {
    const std::string words = std::to_string(getpid()) + "\n";
    return ftruncate(descriptor, 0) == 0 &&
           pwrite(descriptor, words.data(), words.size(), 0) == static_cast<ssize_t>(words.size());
}

}  // namespace

std::optional<DataLock> DataLock::take(const std::filesystem::path& folder, Message& problem) {
    const std::filesystem::path file = folder / "lock";
    const int descriptor = open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0) {
        problem = file_problem(file, errno);
        return std::nullopt;
    }
    DataLock lock(descriptor);
    if (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        problem = errno == EWOULDBLOCK ? Message(held_by_another, folder.string(), holder(descriptor))
                                       : file_problem(file, errno);
        return std::nullopt;
    }
    if (!sign(descriptor)) {
        problem = file_problem(file, errno);
        return std::nullopt;
    }
    return lock;
}

DataLock::DataLock(DataLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

DataLock::~DataLock() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace mehen::server
