// After the match, and records.
export const after = {
  title: { en: 'The match is over', pl: 'Koniec partii', it: 'La partita è finita' },
  won: { en: '{0} wins', pl: 'Wygrywa {0}', it: 'Vince {0}' },
  shared: { en: '{0} share the win', pl: 'Zwycięstwo dzielą: {0}', it: '{0} condividono la vittoria' },
  agreed: { en: 'Ended by agreement.', pl: 'Zakończona za zgodą graczy.', it: 'Terminata di comune accordo.' },
  deputised: {
    en: '{0} {0:answer|answers} by a bot',
    pl: '{0} {0:odpowiedź|odpowiedzi|odpowiedzi} bota',
    it: '{0} {0:risposta|risposte} di un bot',
  },
  place: { en: 'Place', pl: 'Miejsce', it: 'Posizione' },
  player: { en: 'Player', pl: 'Gracz', it: 'Giocatore' },
  score: { en: 'Score', pl: 'Punkty', it: 'Punti' },
  result: { en: 'Result', pl: 'Wynik', it: 'Risultato' },
  course: { en: 'Course', pl: 'Przebieg', it: 'Andamento' },
  chances: { en: 'Chances', pl: 'Szanse', it: 'Probabilità' },
  courseHelp: {
    en: 'Move along the graph to read it; click to see that moment.',
    pl: 'Przesuwaj się po wykresie, aby czytać; kliknij, aby zobaczyć tę chwilę.',
    it: 'Scorri sul grafico per leggerlo; clicca per vedere quel momento.',
  },
  chancesHelp: {
    en: 'The program plays on from every choice and counts who wins. It takes a while; the match stays as it is.',
    pl:
      'Program rozgrywa dalszy ciąg po każdej decyzji i liczy, kto wygrywa. To chwilę potrwa; partia pozostaje bez ' +
      'zmian.',
    it: 'Il programma prosegue la partita da ogni scelta e conta chi vince. Ci vuole un po’; la partita resta com’è.',
  },
  analyse: { en: 'Estimate the chances', pl: 'Oszacuj szanse', it: 'Stima le probabilità' },
  analysing: { en: 'Thinking… {0} %', pl: 'Myślę… {0} %', it: 'Sto pensando… {0} %' },
  turningPoints: { en: 'Turning points', pl: 'Punkty zwrotne', it: 'Punti di svolta' },
  better: {
    en: 'played {0}; better: {1} ({2} % lost)',
    pl: 'zagrano {0}; lepiej: {1} (strata {2} %)',
    it: 'giocato {0}; meglio: {1} (persi {2} %)',
  },
  noMistakes: {
    en: 'No choice cost more than 2 %.',
    pl: 'Żadna decyzja nie kosztowała więcej niż 2 %.',
    it: 'Nessuna scelta è costata più del 2 %.',
  },
  rematch: { en: 'Rematch', pl: 'Rewanż', it: 'Rivincita' },
  goRematch: { en: 'Go to the rematch', pl: 'Przejdź do rewanżu', it: 'Vai alla rivincita' },
  download: { en: 'Download the record', pl: 'Pobierz zapis', it: 'Scarica la registrazione' },
  replay: { en: 'Replay', pl: 'Odtwórz', it: 'Guarda il replay' },
  seeBoard: { en: 'See the board', pl: 'Zobacz planszę', it: 'Guarda il tabellone' },
  noRecord: {
    en: 'Choose a record file (*.mehen) to replay it move by move, through every player’s eyes.',
    pl: 'Wybierz plik zapisu (*.mehen), aby odtworzyć partię ruch po ruchu, oczami każdego gracza.',
    it:
      'Scegli un file di registrazione (*.mehen) per guardare il replay mossa per mossa, con gli occhi di ogni ' +
      'giocatore.',
  },
  winChance: { en: 'Chance to win', pl: 'Szansa na wygraną', it: 'Probabilità di vittoria' },
  graphOf: { en: '{0} over time', pl: '{0} w czasie', it: '{0} nel tempo' },
};
