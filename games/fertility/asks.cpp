#include "games/fertility/asks.h"

#include <array>

namespace mehen::fertility {

namespace {

constexpr std::size_t kinds = static_cast<std::size_t>(AskKind::remove) + 1;

constexpr std::array<AskRow, kinds> asks = {{
    {AskKind::none, "", SectionId::turn, {"The match is over.", "Koniec partii.", "La partita è finita."}},
    {AskKind::board,
     "",
     SectionId::turn,
     {"The next valley board is laid.", "Układana jest następna plansza doliny.",
      "Si posa la prossima plancia valle."}},
    {AskKind::start_cell,
     "",
     SectionId::turn,
     {"The start tile is laid.", "Kładziona jest płytka startowa.", "Si posa la tessera iniziale."}},
    {AskKind::first_player,
     "",
     SectionId::turn,
     {"The first player is drawn.", "Losowany jest pierwszy gracz.", "Si estrae il primo giocatore."}},
    {AskKind::valley_tile,
     "",
     SectionId::turn,
     {"A valley tile is drawn.", "Dobierana jest płytka doliny.", "Si pesca una tessera valle."}},
    {AskKind::district,
     "",
     SectionId::turn,
     {"A district is opened.", "Odkrywana jest dzielnica.", "Si scopre un distretto."}},
    {AskKind::metropolis,
     "metropolis",
     SectionId::setup,
     {"Which metropolis is yours?", "Która metropolia jest twoja?", "Quale metropoli è la tua?"}},
    {AskKind::place,
     "place",
     SectionId::match,
     {"Phase 1: which valley tile do you place, and where?", "Faza 1: którą płytkę doliny kładziesz i gdzie?",
      "Fase 1: quale tessera valle piazzi, e dove?"}},
    {AskKind::discard,
     "discard",
     SectionId::discard,
     {"No tile fits: which one do you discard?", "Żadna płytka nie pasuje: którą odrzucasz?",
      "Nessuna tessera si può piazzare: quale scarti?"}},
    {AskKind::quarry,
     "quarry",
     SectionId::quarry,
     {"A quarry: a resource or a monument?", "Kamieniołom: zasób czy monument?",
      "Una cava: una risorsa o un monumento?"}},
    {AskKind::build,
     "build",
     SectionId::build,
     {"Phase 2: do you build a district?", "Faza 2: czy budujesz dzielnicę?", "Fase 2: costruisci un distretto?"}},
    {AskKind::pay, "pay", SectionId::build, {"What do you pay with?", "Czym płacisz?", "Con che cosa paghi?"}},
    {AskKind::supply,
     "supply",
     SectionId::supply,
     {"Phase 3: which shop do you supply?", "Faza 3: który sklep zaopatrujesz?", "Fase 3: quale negozio rifornisci?"}},
    {AskKind::exchange,
     "exchange",
     SectionId::shops,
     {"Exchange: which resource goes into which shop?", "Wymiana: który zasób do którego sklepu?",
      "Scambio: quale risorsa in quale negozio?"}},
    {AskKind::refill,
     "refill",
     SectionId::end_of_turn,
     {"Which tile do you take from the pool?", "Którą płytkę z puli bierzesz?", "Quale tessera dell'offerta prendi?"}},
    {AskKind::remove,
     "remove",
     SectionId::variant,
     {"Which tile of the pool do you remove from the game?", "Którą płytkę z puli usuwasz z gry?",
      "Quale tessera dell'offerta togli dal gioco?"}},
}};

constexpr bool in_order() {
    for (std::size_t i = 0; i < kinds; ++i)
        if (static_cast<std::size_t>(asks[i].kind) != i) return false;
    return true;
}
static_assert(in_order());

}  // namespace

const AskRow& row_of(AskKind kind) {
    const auto at = static_cast<std::size_t>(kind);
    return asks[at < kinds ? at : 0];
}

std::span<const AskRow> ask_rows() {
    return asks;
}

}  // namespace mehen::fertility
