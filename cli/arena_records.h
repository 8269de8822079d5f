// The folder in which a contest keeps its games, so that it can be continued: contest.json says which contest it is,
// and game 1 is 000001.mehen.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arena/contest.h"
#include "core/text.h"

namespace mehen::cli {

class GameFolder {
public:
    GameFolder(const Contest& contest, std::string path) : contest_(contest), path_(std::move(path)) {}
    GameFolder(const GameFolder&) = delete;
    GameFolder& operator=(const GameFolder&) = delete;
    ~GameFolder();  // lets others in

    const std::string& path() const { return path_; }
    // Makes the folder, or takes it up if it belongs to this contest. What is wrong, otherwise; nothing is changed
    // then.
    Message open();
    // The numbers of the games that lie there, from 0.
    std::vector<std::uint64_t> games() const;
    // The result of one; nothing, and what is wrong with the file, if it is not that game.
    std::optional<Result> read(std::uint64_t number, Language language, std::string& problem) const;
    bool write(std::uint64_t number, const Match& match) const;

private:
    std::string path_of(std::uint64_t number) const;
    Message check_contest() const;

    const Contest& contest_;
    std::string path_;
    int lock_ = -1;
};

}  // namespace mehen::cli
