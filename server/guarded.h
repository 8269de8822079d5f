// One job's trouble is not to end the thread that it runs on, nor to keep the jobs behind it from running.
#pragma once

#include <exception>
#include <optional>
#include <string>

namespace mehen {

// What the job threw, in words; nothing: it came to its end.
template <class Job>
std::optional<std::string> thrown_by(Job&& job) {
    try {
        job();
        return std::nullopt;
    } catch (const std::exception& problem) {
        return problem.what();
    } catch (...) {
        return "something that is no exception";
    }
}

}  // namespace mehen
