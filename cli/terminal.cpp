#include "cli/terminal.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

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
    for (const char c : text) result += static_cast<unsigned char>(c) < 32 || c == 127 ? ' ' : c;
    return result;
}

Progress::Progress(std::uint64_t total) : total_(total), visible_(isatty(STDERR_FILENO) != 0 && total > 0) {}

Progress::~Progress() {
    if (visible_ && shown_ >= 0) std::fputs("\r\x1b[K", stderr);
}

void Progress::show(std::uint64_t done) {
    constexpr int width = 40;
    if (!visible_) return;
    const int percent = static_cast<int>(100 * (done < total_ ? done : total_) / total_);
    if (percent == shown_) return;
    shown_ = percent;
    std::string bar;
    for (int i = 0; i < width; ++i) bar += i * 100 < percent * width ? "█" : "░";
    std::fprintf(stderr, "\r%s %3d %%", bar.c_str(), percent);
    std::fflush(stderr);
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

bool write_file(const std::string& path, std::string_view content) {
    const std::string neighbour = path + ".part";
    const int file = open(neighbour.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (file < 0) return false;
    bool good = true;
    while (good && !content.empty()) {
        const ssize_t written = write(file, content.data(), content.size());
        good = written > 0;
        if (good) content.remove_prefix(static_cast<std::size_t>(written));
    }
    good = good && fsync(file) == 0;
    good = close(file) == 0 && good;
    good = good && std::rename(neighbour.c_str(), path.c_str()) == 0;
    if (!good) unlink(neighbour.c_str());
    return good;
}

}  // namespace mehen::cli
