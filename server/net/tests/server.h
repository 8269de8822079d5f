// A server that runs in its own thread and notes what happens to it.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <future>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/net/net.h"

namespace mehen {

inline NetConfig config_with(const NetLimits& limits, std::vector<std::string> trusted_proxies = {},
                             std::string public_url = "") {
    NetConfig config;
    config.limits = limits;
    config.trusted_proxies = std::move(trusted_proxies);
    config.public_url = std::move(public_url);
    return config;
}

inline Response with_status(unsigned status) {
    Response response;
    response.status = status;
    return response;
}

class TestServer {
public:
    // Answers requests with what it saw of them, and messages with themselves.
    explicit TestServer(NetConfig config = {}) : net_(std::move(config), handlers()), thread_([this] { net_.run(); }) {}
    TestServer(const TestServer&) = delete;
    TestServer& operator=(const TestServer&) = delete;
    ~TestServer() { stop(); }

    void stop() {
        net_.stop();
        if (thread_.joinable()) thread_.join();
    }
    std::uint16_t port() const { return net_.port(); }
    Net& net() { return net_; }

    // Runs something on the server's thread and waits for it.
    template <class Job>
    auto ask(Job job) {
        std::packaged_task<decltype(job())()> task(std::move(job));
        auto result = task.get_future();
        net_.post([&] { task(); });
        return result.get();
    }
    NetCounts counts() {
        return ask([this] { return net_.counts(); });
    }

    // Waits until so many connections have ended, and says why each of them did.
    std::vector<Ended> ended(std::size_t number) {
        std::unique_lock lock(mutex_);
        happened_.wait_for(lock, std::chrono::seconds(20), [&] { return ended_.size() >= number; });
        return ended_;
    }
    // What arrived so far, each with what became of it: "message hello", "excess hello".
    std::vector<std::string> heard() {
        const std::lock_guard lock(mutex_);
        return heard_;
    }

    std::atomic<int> failures = 0;  // of handlers and jobs

    std::function<void(const Request&, Respond)> on_http = echo_request;  // set before the first client
    std::function<void(const ConnectionPtr&)> on_open = [](const ConnectionPtr&) {};
    std::function<void(const ConnectionPtr&, std::string_view)> on_message =
        [](const ConnectionPtr& connection, std::string_view text) { connection->send(std::string(text)); };

private:
    static void echo_request(const Request& request, const Respond& respond) {
        Response response;
        response.content_type = "text/plain";
        std::string text = request.method + " " + request.path + "\n";
        for (const auto& [name, value] : request.query) text += name + "=" + value + "\n";
        text += "from " + request.address + " " + request.site() + "\n" + request.body;
        response.body = std::move(text);
        respond(std::move(response));
    }

    NetHandlers handlers() {
        NetHandlers handlers;
        handlers.http = [this](const Request& request, Respond respond) { on_http(request, std::move(respond)); };
        handlers.largest_body = [](const Request& request) -> std::size_t {
            return request.path == "/large" ? 256 * 1024 : 64 * 1024;
        };
        handlers.on_open = [this](const ConnectionPtr& connection) { on_open(connection); };
        handlers.on_message = [this](const ConnectionPtr& connection, std::string_view text) {
            note("message ", text);
            on_message(connection, text);
        };
        handlers.on_excess = [this](const ConnectionPtr& connection, std::string_view text) {
            note("excess ", text);
            connection->send("busy");
        };
        handlers.on_failure = [this] { ++failures; };
        handlers.on_close = [this](const ConnectionPtr&, Ended why) {
            const std::lock_guard lock(mutex_);
            ended_.push_back(why);
            happened_.notify_all();
        };
        return handlers;
    }
    void note(std::string_view what, std::string_view text) {
        const std::lock_guard lock(mutex_);
        heard_.push_back(std::string(what) + std::string(text));
    }

    std::mutex mutex_;
    std::condition_variable happened_;
    std::vector<Ended> ended_;
    std::vector<std::string> heard_;
    Net net_;
    std::thread thread_;
};

}  // namespace mehen
