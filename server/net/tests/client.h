// A client that can do everything wrong: HTTP and WebSocket over a bare socket, written apart from the server's
// library.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace mehen {

class TestClient {
public:
    struct Response {
        int status = 0;                              // 0: the server closed, or said nothing in time
        std::map<std::string, std::string> headers;  // names in small letters
        std::string body;
    };
    struct Frame {
        int opcode = -1;  // -1: likewise
        std::string payload;

        int close_code() const;  // of a closing frame
    };
    enum Opcode : std::uint8_t {
        more = 0,
        text_frame = 1,
        bytes_frame = 2,
        close_frame = 8,
        ping_frame = 9,
        pong_frame = 10
    };

    // `from` is the address to come from: the whole of 127.0.0.0/8 is ours.
    explicit TestClient(std::uint16_t port, const std::string& from = "127.0.0.1", int receive_buffer = 0);
    TestClient(TestClient&& other) noexcept;
    TestClient& operator=(TestClient&&) = delete;
    ~TestClient();

    void send(std::string_view bytes);  // as they are; what the server no longer takes is lost
    Response answer(bool without_body = false);
    Response get(std::string_view path, std::string_view headers = "");
    void leave();   // without a word
    bool closed();  // waits for the server to close, past anything it still says

    // Status of the answer to the handshake; 101 if the WebSocket is open.
    int handshake(std::string_view headers = "", std::string_view path = "/ws");
    void frame(int opcode, std::string_view payload, bool last = true, bool masked = true);
    void text(std::string_view payload) { frame(text_frame, payload); }
    Frame frame();

private:
    bool fill();  // reads more; false at the end or when nothing came in time

    int socket_ = -1;
    std::string buffer_;
};

}  // namespace mehen
