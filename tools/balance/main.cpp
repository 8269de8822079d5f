// mehen-balance FOLDER: plays the records of `mehen arena --records FOLDER` again and prints what they add up to, as
// one JSON object. `run` beside this file calls it.
#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/terminal.h"
#include "tools/balance/counter.h"

namespace fs = std::filesystem;
using namespace mehen;

namespace {

int complain(const std::string& what) {
    std::fprintf(stderr, "mehen-balance: %s\n", what.c_str());
    return 2;
}

std::vector<fs::path> records_in(const fs::path& folder) {
    std::vector<fs::path> found;
    std::error_code problem;
    for (const fs::directory_entry& file : fs::directory_iterator(folder, problem))
        if (file.path().extension() == ".mehen") found.push_back(file.path());
    std::sort(found.begin(), found.end());
    return found;
}

// The arena numbers its games from 1 and plays each draw once in every rotation of the seats.
std::uint64_t group_of(const fs::path& record, std::string_view text) {
    const std::string name = record.stem();
    std::uint64_t number = 0;
    std::uint64_t seats = 0;
    std::from_chars(name.data(), name.data() + name.size(), number);
    for (std::size_t at = text.find("\nseat "); at != std::string_view::npos; at = text.find("\nseat ", at + 1))
        ++seats;
    return number == 0 || seats == 0 ? number : (number - 1) / seats;
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 2)
        return complain("write mehen-balance FOLDER, a folder of records as `mehen arena --records` makes it");
    const std::vector<fs::path> records = records_in(arguments[1]);
    if (records.empty())
        return complain("no records (*.mehen) in '" + std::string(arguments[1]) +
                        "'; make them with `mehen arena --records`");
    balance::Counter counter;
    {
        cli::Progress progress(records.size());
        for (std::size_t i = 0; i < records.size(); ++i) {
            std::stringstream text;
            text << std::ifstream(records[i]).rdbuf();
            const std::string problem = counter.take(text.str(), group_of(records[i], text.str()));
            if (!problem.empty()) return complain(records[i].string() + ": " + problem);
            progress.show(i + 1);
        }
    }
    std::printf("%s\n", counter.finish().json().c_str());
}
