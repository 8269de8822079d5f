// The few things that go over HTTP (docs/protocol.md, "HTTP").
#pragma once

#include "server/catalogues.h"
#include "server/hall.h"
#include "server/net/assets.h"

namespace mehen::server {

class Api {
public:
    // `renamed` hears of every guest who took another name.
    Api(Hall& hall, std::function<void(const std::string& guest, const std::string& name)> renamed);

    void answer(const Request& request, const Respond& respond);

private:
    void with_person(const Request& request, const Respond& respond, std::function<void(const Person&)> then);
    void me(const Request& request, const Respond& respond);
    void guest(const Request& request, const Respond& respond);
    void make_guest(const std::string& name, const Request& request, const Respond& respond);
    void device(const Request& request, const Respond& respond);
    void use_code(const std::string& typed, const Request& request, const Respond& respond);
    void games(const Request& request, const Respond& respond);
    void game_catalogue(std::string_view id, const Request& request, const Respond& respond);
    void table_file(std::string_view rest, const Request& request, const Respond& respond);
    Response file_of(const LiveTable& table, std::string_view what, const Request& request);

    Response about(const Person& person) const;

    Hall& hall_;
    Assets page_;
    Catalogues catalogues_;
    std::function<void(const std::string&, const std::string&)> renamed_;
};

}  // namespace mehen::server
