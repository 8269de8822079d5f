// What `mehen serve` needs to know of this machine.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace mehen::cli {

bool port_is_free(const std::string& bind, std::uint16_t port);
// Where this machine finds the page.
std::string page_address(const std::string& bind, std::uint16_t port);
// Where others in the local network find it; none if only this machine may.
std::vector<std::string> network_addresses(const std::string& bind, std::uint16_t port);
// Opens the page, where there is a desktop to open it on.
void open_browser(const std::string& address);

}  // namespace mehen::cli
