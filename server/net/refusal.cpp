#include "server/net/refusal.h"

#include <array>

#include "json/line.h"

namespace mehen {

namespace {

struct Row {
    unsigned status;
    std::string_view code;
    Text reason;  // {0}: a size in KiB
};

// In the order of the enumerators.
constexpr std::array<Row, 13> rows = {{
    {400,
     "malformed",
     {"The request could not be understood. It must be HTTP/1.1.",
      "Nie udało się zrozumieć żądania. Musi to być HTTP/1.1.",
      "La richiesta non è comprensibile. Deve essere HTTP/1.1."}},
    {431,
     "malformed",
     {"The headers of the request are too long: at most {0} KiB.", "Nagłówki żądania są za długie: najwyżej {0} KiB.",
      "Le intestazioni della richiesta sono troppo lunghe: al massimo {0} KiB."}},
    {413,
     "malformed",
     {"What was sent is too large: at most {0} KiB.", "Wysłano za dużo: najwyżej {0} KiB.",
      "Quello che è stato inviato è troppo grande: al massimo {0} KiB."}},
    {408,
     "malformed",
     {"The request did not arrive in time. Send it again.", "Żądanie nie dotarło na czas. Wyślij je ponownie.",
      "La richiesta non è arrivata in tempo. Inviala di nuovo."}},
    {405,
     "unknown",
     {"Only GET, HEAD and POST are answered here.", "Odpowiadamy tu tylko na GET, HEAD i POST.",
      "Qui si risponde solo a GET, HEAD e POST."}},
    {403,
     "forbidden",
     {"This came from a page of another site. Open this table's own page.",
      "To przyszło ze strony innego serwisu. Otwórz stronę tego stołu.",
      "Questo arriva dalla pagina di un altro sito. Apri la pagina di questo tavolo."}},
    {404,
     "unknown",
     {"There is no WebSocket at this address.", "Pod tym adresem nie ma WebSocketu.",
      "A questo indirizzo non c'è un WebSocket."}},
    {426,
     "protocol",
     {"This address is for WebSockets of version 13.", "Ten adres jest dla WebSocketów w wersji 13.",
      "Questo indirizzo è per WebSocket della versione 13."}},
    {429,
     "busy",
     {"Too many requests. Wait a few seconds and try again.",
      "Za dużo żądań. Poczekaj kilka sekund i spróbuj ponownie.",
      "Troppe richieste. Aspetta qualche secondo e riprova."}},
    {429,
     "busy",
     {"Too many connections from your address. Close some pages and try again.",
      "Za dużo połączeń z twojego adresu. Zamknij kilka stron i spróbuj ponownie.",
      "Troppe connessioni dal tuo indirizzo. Chiudi qualche pagina e riprova."}},
    {503,
     "busy",
     {"The server is full. Try again in a few minutes.", "Serwer jest pełny. Spróbuj ponownie za kilka minut.",
      "Il server è pieno. Riprova tra qualche minuto."}},
    {503,
     "failed",
     {"The server took too long. Try again.", "Serwer odpowiadał zbyt długo. Spróbuj ponownie.",
      "Il server ha impiegato troppo tempo. Riprova."}},
    {500,
     "failed",
     {"The server could not do this. Try again.", "Serwer nie mógł tego zrobić. Spróbuj ponownie.",
      "Il server non è riuscito a farlo. Riprova."}},
}};

}  // namespace

std::string_view name_of(TurnedAway why) {
    // In the order of the enumerators.
    constexpr std::array<std::string_view, rows.size()> names = {
        "malformed", "header_size", "body_size",      "too_slow",          "method",
        "origin",    "not_here",    "websocket_only", "too_many_requests", "too_many_from_address",
        "crowded",   "no_answer",   "failed"};
    return names[static_cast<std::size_t>(why)];
}

Response refusal(unsigned status, std::string_view code, std::string_view reason) {
    Response response;
    response.status = status;
    response.body = JsonLine().add("type", "error").add("code", code).add("reason", reason).text();
    return response;
}

Response refuse(TurnedAway why, const Request& request, std::size_t largest) {
    const Row& row = rows[static_cast<std::size_t>(why)];
    Response response = refusal(row.status, row.code, say(row.reason, request.language(), largest / 1024));
    if (row.status == 405) response.headers.emplace_back("Allow", "GET, HEAD, POST");
    if (row.status == 426) response.headers.emplace_back("Upgrade", "websocket");
    if (row.status == 429 || row.status == 503) response.headers.emplace_back("Retry-After", "5");
    return response;
}

}  // namespace mehen
