#include "server/net/tests/client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <stdexcept>
#include <utility>

#include "core/text.h"

namespace mehen {

namespace {

constexpr int patience = 20'000;  // milliseconds, for a machine that is busy with other things

sockaddr_in endpoint(const std::string& address, std::uint16_t port) {
    sockaddr_in result{};
    result.sin_family = AF_INET;
    result.sin_port = htons(port);
    inet_pton(AF_INET, address.c_str(), &result.sin_addr);
    return result;
}

std::string big_endian(std::uint64_t number, int bytes) {
    std::string result;
    for (int i = bytes - 1; i >= 0; --i) result += static_cast<char>(number >> (8 * i));
    return result;
}

std::uint64_t from_big_endian(std::string_view bytes) {
    std::uint64_t number = 0;
    for (const char c : bytes) number = number << 8 | static_cast<unsigned char>(c);
    return number;
}

TestClient::Response read_head(std::string_view head) {
    TestClient::Response answer;
    answer.status = std::stoi(std::string(head.substr(9, 3)));  // "HTTP/1.1 200 OK"
    std::size_t start = head.find("\r\n") + 2;
    while (start < head.size()) {
        const std::size_t end = head.find("\r\n", start);
        const std::string_view line = head.substr(start, end - start);
        const std::size_t colon = line.find(": ");
        answer.headers[lower(line.substr(0, colon))] = line.substr(colon + 2);
        start = end + 2;
    }
    return answer;
}

}  // namespace

int TestClient::Frame::close_code() const {
    return static_cast<int>(from_big_endian(std::string_view(payload).substr(0, 2)));
}

TestClient::TestClient(std::uint16_t port, const std::string& from, int receive_buffer)
    : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    if (receive_buffer > 0) setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
    const sockaddr_in mine = endpoint(from, 0);
    const sockaddr_in theirs = endpoint("127.0.0.1", port);
    if (bind(socket_, reinterpret_cast<const sockaddr*>(&mine), sizeof mine) != 0 ||
        connect(socket_, reinterpret_cast<const sockaddr*>(&theirs), sizeof theirs) != 0)
        throw std::runtime_error("cannot connect from " + from);
}

TestClient::TestClient(TestClient&& other) noexcept
    : socket_(std::exchange(other.socket_, -1)), buffer_(std::move(other.buffer_)) {}

TestClient::~TestClient() {
    leave();
}

void TestClient::leave() {
    if (socket_ >= 0) ::close(std::exchange(socket_, -1));
}

void TestClient::send(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
}

bool TestClient::fill() {
    pollfd wait{socket_, POLLIN, 0};
    if (poll(&wait, 1, patience) <= 0) return false;
    std::array<char, 16'384> bytes{};
    const ssize_t count = recv(socket_, bytes.data(), bytes.size(), 0);
    if (count <= 0) return false;
    buffer_.append(bytes.data(), static_cast<std::size_t>(count));
    return true;
}

TestClient::Response TestClient::answer(bool without_body) {
    std::size_t end = 0;
    while ((end = buffer_.find("\r\n\r\n")) == std::string::npos)
        if (!fill()) return {};
    Response answer = read_head(std::string_view(buffer_).substr(0, end + 2));
    buffer_.erase(0, end + 4);
    const auto length = answer.headers.find("content-length");
    if (without_body || length == answer.headers.end()) return answer;
    const std::size_t size = std::stoul(length->second);
    while (buffer_.size() < size)
        if (!fill()) return {};
    answer.body = buffer_.substr(0, size);
    buffer_.erase(0, size);
    return answer;
}

TestClient::Response TestClient::get(std::string_view path, std::string_view headers) {
    send("GET " + std::string(path) + " HTTP/1.1\r\nHost: mehen.test\r\n" + std::string(headers) + "\r\n");
    return answer();
}

bool TestClient::closed() {
    pollfd wait{socket_, POLLIN, 0};
    while (poll(&wait, 1, patience) > 0) {
        std::array<char, 16'384> bytes{};
        if (recv(socket_, bytes.data(), bytes.size(), 0) <= 0) return true;
    }
    return false;
}

int TestClient::handshake(std::string_view headers, std::string_view path) {
    // The key, and the answer to it, of RFC 6455.
    const Response hello = get(path,
                               "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                               "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
                                   std::string(headers));
    if (hello.status == 101 && hello.headers.at("sec-websocket-accept") != "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=") return -1;
    return hello.status;
}

void TestClient::frame(int opcode, std::string_view payload, bool last, bool masked) {
    const std::string mask = "mask";
    std::string bytes(1, static_cast<char>((last ? 0x80 : 0) | opcode));
    const int mask_bit = masked ? 0x80 : 0;
    if (payload.size() < 126)
        bytes += static_cast<char>(mask_bit | static_cast<int>(payload.size()));
    else if (payload.size() < 65'536)
        bytes += static_cast<char>(mask_bit | 126) + big_endian(payload.size(), 2);
    else
        bytes += static_cast<char>(mask_bit | 127) + big_endian(payload.size(), 8);
    if (masked) bytes += mask;
    for (std::size_t i = 0; i < payload.size(); ++i)
        bytes += static_cast<char>(masked ? payload[i] ^ mask[i % 4] : payload[i]);
    send(bytes);
}

TestClient::Frame TestClient::frame() {
    const auto have = [this](std::size_t size) {
        while (buffer_.size() < size)
            if (!fill()) return false;
        return true;
    };
    if (!have(2)) return {};
    const auto first = static_cast<unsigned char>(buffer_[0]);
    std::uint64_t size = static_cast<unsigned char>(buffer_[1]) & 0x7f;
    std::size_t start = 2;
    if (size >= 126) {
        const std::size_t extra = size == 126 ? 2 : 8;
        if (!have(2 + extra)) return {};
        size = from_big_endian(std::string_view(buffer_).substr(2, extra));
        start += extra;
    }
    if (!have(start + size)) return {};
    Frame result{first & 0x0f, buffer_.substr(start, size)};
    buffer_.erase(0, start + size);
    return result;
}

}  // namespace mehen
