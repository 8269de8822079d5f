// The words of an analysis, for the terminal and for the page.
#pragma once

#include "core/text.h"

namespace mehen::cli::words {

inline constexpr Text analysis = {"analysis", "analiza", "analisi"};
inline constexpr Text chance_to_win = {"Chance to win", "Szansa na wygraną", "Probabilità di vittoria"};
inline constexpr Text turning_points = {"Turning points", "Punkty zwrotne", "Punti di svolta"};
inline constexpr Text mistakes = {"Largest mistakes", "Największe błędy", "Errori più gravi"};
inline constexpr Text course = {"Course of the match", "Przebieg partii", "Andamento della partita"};
inline constexpr Text all_choices = {"Every choice", "Wszystkie wybory", "Tutte le scelte"};
inline constexpr Text choices_made = {"{0} {0:choice|choices}", "{0} {0:wybór|wybory|wyborów}",
                                      "{0} {0:scelta|scelte}"};
inline constexpr Text accuracy = {"Accuracy", "Dokładność", "Precisione"};
inline constexpr Text no_turning_points = {"No chance changed much at once.", "Żadna szansa nie zmieniła się nagle.",
                                           "Nessuna probabilità è cambiata di molto."};
inline constexpr Text no_mistakes = {"None beyond doubt.", "Żadnego ponad wszelką wątpliwość.",
                                     "Nessuno che sia fuor di dubbio."};
inline constexpr Text no_choices = {"Nobody had a choice to make yet.", "Nikt jeszcze nie miał wyboru.",
                                    "Nessuno ha ancora dovuto scegliere."};
inline constexpr Text not_finished = {"not finished", "niedokończona", "non finita"};
inline constexpr Text place = {"place {0}", "miejsce {0}", "posto {0}"};
inline constexpr Text points = {"{0} {0:point|points}", "{0} {0:punkt|punkty|punktów}", "{0} {0:punto|punti}"};
inline constexpr Text players = {"{0} {0:player|players}", "{0} {0:gracz|gracze|graczy}",
                                 "{0} {0:giocatore|giocatori}"};
inline constexpr Text moves_count = {"{0} {0:move|moves}", "{0} {0:ruch|ruchy|ruchów}", "{0} {0:mossa|mosse}"};

inline constexpr Text seat = {"Seat", "Miejsce", "Posto"};
inline constexpr Text move = {"Move", "Ruch", "Mossa"};
inline constexpr Text moves = {"Moves", "Ruchy", "Mosse"};
inline constexpr Text line = {"line {0}", "wiersz {0}", "riga {0}"};
inline constexpr Text also = {"also", "także", "anche"};
inline constexpr Text move_in_line = {"move {0}, line {1}", "ruch {0}, wiersz {1}", "mossa {0}, riga {1}"};
inline constexpr Text played = {"Played", "Zagrano", "Giocato"};
inline constexpr Text better = {"Better", "Lepiej", "Meglio"};
inline constexpr Text what_happened = {"What happened", "Co się stało", "Che cosa è successo"};
inline constexpr Text loss = {"Loss", "Strata", "Perdita"};
inline constexpr Text choices = {"choices", "wybory", "scelte"};
inline constexpr Text best_found = {"best found", "najlepsze", "migliori"};
inline constexpr Text average_loss = {"average loss", "średnia strata", "perdita media"};
inline constexpr Text mistake_count = {"mistakes", "błędy", "errori"};
inline constexpr Text and_more = {"… and {0} more", "… i {0} więcej", "… e {0} in più"};
inline constexpr Text sealed = {"in secret", "w tajemnicy", "in segreto"};

inline constexpr Text how = {
    "Each chance is what that player could know at that moment. Loss: what the choice cost of the chance to win; "
    "? from {0}, ?? from {1}. Secret choices count only from {2}, because good play varies them.",
    "Każda szansa opiera się na tym, co gracz mógł wtedy wiedzieć. Strata: ile szansy na wygraną kosztował wybór; "
    "? od {0}, ?? od {1}. Tajne wybory liczą się dopiero od {2}, bo dobra gra je zmienia.",
    "Ogni probabilità si basa su ciò che quel giocatore poteva sapere in quel momento. Perdita: quanta probabilità di "
    "vittoria è costata la scelta; ? da {0}, ?? da {1}. Le scelte segrete contano solo da {2}, perché chi gioca bene "
    "le "
    "varia."};
inline constexpr Text effort = {
    "{0} {0:choice|choices} examined in {1} s, {2} positions each on average.",
    "Zbadano {0} {0:wybór|wybory|wyborów} w {1} s, średnio po {2} pozycji.",
    "{0} {0:scelta esaminata|scelte esaminate} in {1} s, in media {2} posizioni per scelta."};

}  // namespace mehen::cli::words
