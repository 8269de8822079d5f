#include "cli/terminal.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace mehen::cli {

bool use_colours() {
    static const bool answer = isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
    return answer;
}

bool input_is_terminal() {
    return isatty(STDIN_FILENO) != 0;
}

std::string printable(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        // U+0080 to U+009F are controls as well, and some terminals obey them.
        const bool second_set = byte == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0;
        if (second_set) ++i;
        result += byte < 32 || byte == 127 || second_set ? ' ' : text[i];
    }
    return result;
}

Progress::Progress(std::uint64_t total) : total_(total), visible_(isatty(STDERR_FILENO) != 0 && total > 0) {}

Progress::~Progress() {
    if (visible_ && shown_ >= 0) std::fputs("\r\x1b[K", stderr);
}

namespace {

int terminal_width() {
    constexpr int usual = 80;
    winsize size{};
    return ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : usual;
}

}  // namespace

void Progress::show(std::uint64_t steps, const std::function<std::string()>& note) {
    constexpr int bar_width = 40;
    constexpr int percent_width = 6;
    constexpr auto pause = std::chrono::milliseconds(200);
    if (!visible_) return;
    const int percent = static_cast<int>(100 * (steps < total_ ? steps : total_) / total_);
    const auto now = std::chrono::steady_clock::now();
    if (percent == shown_ && (!note || now - shown_at_ < pause)) return;
    shown_ = percent;
    shown_at_ = now;
    // A line that wraps cannot be taken back: the bar gives way to the note, and the note ends where the line does.
    const std::string words = note ? "  " + note() : "";
    const int room = std::max(0, terminal_width() - percent_width - 1);
    const int width = std::clamp(room - text_width(words), std::min(10, room), bar_width);
    std::string bar;
    for (int i = 0; i < width; ++i) bar += i * 100 < percent * width ? "█" : "░";
    std::fprintf(stderr, "\r%s %3d %%%s\x1b[K", bar.c_str(), percent,
                 padded(words, std::min(text_width(words), room - width)).c_str());
    std::fflush(stderr);
}

namespace {

void set_handler(void (*handler)(int), int how) {
    struct sigaction action{};
    action.sa_handler = handler;
    action.sa_flags = how;
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
}

}  // namespace

std::atomic<Interrupt*>& Interrupt::watching() {
    static_assert(std::atomic<Interrupt*>::is_always_lock_free && std::atomic<bool>::is_always_lock_free);
    static constinit std::atomic<Interrupt*> one = nullptr;
    return one;
}

void Interrupt::handle(int) {
    Interrupt* const one = watching();
    if (one == nullptr) return;
    one->caught_ = true;
    one->stop_ = true;
}

Interrupt::Interrupt(std::atomic<bool>& stop) : stop_(stop) {
    watching() = this;
    set_handler(handle, SA_RESTART | static_cast<int>(SA_RESETHAND));  // a file that is being written is finished
}

Interrupt::~Interrupt() {
    set_handler(SIG_DFL, 0);
    watching() = nullptr;
}

std::optional<std::string> read_file(const std::string& path, std::size_t limit) {
    struct stat about{};
    if (stat(path.c_str(), &about) != 0 || S_ISDIR(about.st_mode)) return std::nullopt;
    std::FILE* const file = std::fopen(path.c_str(), "rb");
    if (file == nullptr) return std::nullopt;
    std::string content;
    char buffer[65536];
    while (content.size() <= limit && std::feof(file) == 0 && std::ferror(file) == 0)
        content.append(buffer, std::fread(buffer, 1, sizeof buffer, file));
    const bool good = std::ferror(file) == 0 && content.size() <= limit;
    std::fclose(file);
    return good ? std::optional<std::string>(std::move(content)) : std::nullopt;
}

namespace {

// Where a path really leads; itself, if there is nothing yet.
std::string resolved(const std::string& path) {
    std::error_code nothing_there;
    const std::filesystem::path real = std::filesystem::canonical(path, nothing_there);
    return nothing_there ? path : real.string();
}

bool write_all(int file, std::string_view content) {
    while (!content.empty()) {
        const ssize_t written = write(file, content.data(), content.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

// A rename is safe only when the folder that holds the name is on disk, too.
void sync_folder_of(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    const std::string folder = slash == std::string::npos ? "." : path.substr(0, slash + 1);
    const int file = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0) return;
    fsync(file);
    close(file);
}

}  // namespace

bool can_write(const std::string& path) {
    struct stat about{};
    const bool there = stat(path.c_str(), &about) == 0;
    const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0666);
    if (file < 0) return false;
    close(file);
    if (!there) unlink(path.c_str());
    return true;
}

bool write_file(const std::string& path, std::string_view content) {
    const std::string target = resolved(path);
    struct stat about{};
    const bool there = stat(target.c_str(), &about) == 0;
    if (there && !S_ISREG(about.st_mode)) {  // a pipe or a device is written to, never replaced
        const int file = open(target.c_str(), O_WRONLY | O_CLOEXEC);
        if (file < 0) return false;
        const bool good = write_all(file, content);
        return close(file) == 0 && good;
    }
    std::string neighbour = target + ".XXXXXX";
    const int file = mkostemp(neighbour.data(), O_CLOEXEC);
    if (file < 0) return false;
    const mode_t usual = umask(0);
    umask(usual);
    bool good = fchmod(file, there ? about.st_mode & 07777U : 0666U & ~usual) == 0;
    good = good && write_all(file, content) && fsync(file) == 0;
    good = close(file) == 0 && good;
    good = good && std::rename(neighbour.c_str(), target.c_str()) == 0;
    if (good)
        sync_folder_of(target);
    else
        unlink(neighbour.c_str());
    return good;
}

}  // namespace mehen::cli
