// Making a table, and waiting for its people.
export const making = {
  title: { en: 'New table', pl: 'Nowy stół', it: 'Nuovo tavolo' },
  game: { en: 'Game', pl: 'Gra', it: 'Gioco' },
  seats: { en: 'Seats', pl: 'Miejsca', it: 'Posti' },
  howMany: { en: 'How many players', pl: 'Ilu graczy', it: 'Quanti giocatori' },
  seat: { en: 'Seat {0}', pl: 'Miejsce {0}', it: 'Posto {0}' },
  me: { en: 'Me', pl: 'Ja', it: 'Io' },
  open: { en: 'Open for a friend', pl: 'Wolne dla znajomego', it: 'Libero per un amico' },
  botOf: { en: 'Bot, {0}', pl: 'Bot, {0}', it: 'Bot, {0}' },
  passAndPlay: {
    en: 'Several seats are yours: you hand the device over, and a screen hides the secrets in between.',
    pl: 'Kilka miejsc jest twoich: przekazujecie sobie urządzenie, a ekran zasłania sekrety.',
    it: 'Più posti sono tuoi: vi passate il dispositivo, e uno schermo nasconde i segreti.',
  },
  options: { en: 'Options', pl: 'Opcje', it: 'Opzioni' },
  noOptions: { en: 'This game has no options.', pl: 'Ta gra nie ma opcji.', it: 'Questo gioco non ha opzioni.' },
  pack: { en: 'Component pack', pl: 'Pakiet komponentów', it: 'Pacchetto di componenti' },
  packHelp: {
    en: 'A file with the values printed in your box; it replaces ours.',
    pl: 'Plik z wartościami wydrukowanymi w twoim pudełku; zastępuje nasze.',
    it: 'Un file con i valori stampati nella tua scatola; sostituisce i nostri.',
  },
  packTooBig: {
    en: 'The pack is larger than 200 KB.',
    pl: 'Pakiet jest większy niż 200 KB.',
    it: 'Il pacchetto supera i 200 KB.',
  },
  remove: { en: 'Remove', pl: 'Usuń', it: 'Rimuovi' },
  clock: { en: 'Clock', pl: 'Zegar', it: 'Orologio' },
  clockNone: { en: 'No clock', pl: 'Bez zegara', it: 'Senza orologio' },
  clockBank: {
    en: 'Time for the match, plus some for each turn',
    pl: 'Czas na partię z dodatkiem za turę',
    it: 'Tempo per la partita, più un po’ per turno',
  },
  clockMinutes: { en: 'minutes', pl: 'minuty', it: 'minuti' },
  clockIncrement: { en: '+ seconds per turn', pl: '+ sekundy na turę', it: '+ secondi per turno' },
  bankHelp: {
    en:
      'Each player’s time runs while they are asked and grows with each of their turns, never above what it was at ' +
      'the start.',
    pl: 'Czas gracza biegnie, gdy gra na niego czeka, i rośnie z każdą jego turą, ale nigdy ponad początkowy.',
    it: 'Il tempo di ognuno scorre mentre tocca a lui e cresce a ogni suo turno, mai oltre quello iniziale.',
  },
  clockMove: { en: 'Seconds per move', pl: 'Sekundy na ruch', it: 'Secondi per mossa' },
  clockDays: { en: 'Days per move', pl: 'Dni na ruch', it: 'Giorni per mossa' },
  clockHelp: {
    en:
      'When the time is up, a bot gives that one answer. For a player who has left, or is late three times in a row, ' +
      'it plays on until they come back.',
    pl:
      'Gdy czas minie, bot odpowiada ten jeden raz. Za gracza, który wyszedł albo spóźnił się trzy razy z rzędu, gra ' +
      'dalej, dopóki ten nie wróci.',
    it:
      'A tempo scaduto un bot risponde quella volta sola. Per chi è uscito, o tarda tre volte di fila, continua ' +
      'finché non torna.',
  },
  clockBot: { en: 'Bot that steps in', pl: 'Bot na zastępstwo', it: 'Bot sostituto' },
  who: { en: 'Who can join', pl: 'Kto może dołączyć', it: 'Chi può partecipare' },
  private: { en: 'Only with the link', pl: 'Tylko z linkiem', it: 'Solo con il link' },
  public: {
    en: 'Anyone: listed among the open tables',
    pl: 'Wszyscy: stół na liście otwartych',
    it: "Tutti: nell'elenco dei tavoli aperti",
  },
  spectators: { en: 'Spectators may watch', pl: 'Widzowie mogą oglądać', it: 'Gli spettatori possono guardare' },
  delay: { en: 'Delay (moves)', pl: 'Opóźnienie (ruchy)', it: 'Ritardo (mosse)' },
  make: { en: 'Make the table', pl: 'Załóż stół', it: 'Crea il tavolo' },
  makeAndStart: { en: 'Start the match', pl: 'Zacznij partię', it: 'Inizia la partita' },
  waitingTitle: { en: 'Before the match', pl: 'Przed partią', it: 'Prima della partita' },
  invite: { en: 'Invite friends', pl: 'Zaproś znajomych', it: 'Invita gli amici' },
  inviteHelp: {
    en: 'Whoever has this link can sit down.',
    pl: 'Kto ma ten link, może zająć miejsce.',
    it: 'Chi ha questo link può sedersi.',
  },
  sit: { en: 'Sit here', pl: 'Usiądź tutaj', it: 'Siediti qui' },
  sitToo: { en: 'Play this seat too', pl: 'Zajmij też to miejsce', it: 'Prendi anche questo posto' },
  leave: { en: 'Leave the seat', pl: 'Opuść miejsce', it: 'Lascia il posto' },
  removePlayer: { en: 'Remove {0}', pl: 'Usuń gracza {0}', it: 'Rimuovi {0}' },
  openSeat: { en: 'Open the seat', pl: 'Zwolnij miejsce', it: 'Libera il posto' },
  giveToBot: { en: 'Give to a bot', pl: 'Oddaj botowi', it: 'Assegna a un bot' },
  free: { en: 'free', pl: 'wolne', it: 'libero' },
  startMatch: { en: 'Start the match', pl: 'Zacznij partię', it: 'Inizia la partita' },
  seatsStillFree: {
    en: '{0} {0:seat is|seats are} still free.',
    pl: '{0} {0:miejsce jest|miejsca są|miejsc jest} jeszcze {0:wolne|wolne|wolnych}.',
    it: '{0} {0:posto è ancora libero|posti sono ancora liberi}.',
  },
  creatorStarts: { en: '{0} starts the match.', pl: 'Partię zaczyna {0}.', it: '{0} dà inizio alla partita.' },
  absent: { en: 'away', pl: 'nieobecny', it: 'assente' },
  here: { en: 'here', pl: 'obecny', it: 'presente' },
  packUsed: { en: 'With a component pack', pl: 'Z pakietem komponentów', it: 'Con un pacchetto di componenti' },
  clockIs: {
    none: { en: 'No clock', pl: 'Bez zegara', it: 'Senza orologio' },
    bank: {
      en: '{0} for the match, +{1} s per turn',
      pl: '{0} na partię, +{1} s na turę',
      it: '{0} per la partita, +{1} s per turno',
    },
    move: {
      en: '{0} {0:second|seconds} per move',
      pl: '{0} {0:sekunda|sekundy|sekund} na ruch',
      it: '{0} {0:secondo|secondi} per mossa',
    },
    days: {
      en: '{0} {0:day|days} per move',
      pl: '{0} {0:dzień|dni|dni} na ruch',
      it: '{0} {0:giorno|giorni} per mossa',
    },
  },
  gone: { en: 'This table no longer exists.', pl: 'Tego stołu już nie ma.', it: 'Questo tavolo non esiste più.' },
};
