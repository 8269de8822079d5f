export const home = {
  motto: {
    en: 'A table for the games of the Nile',
    pl: 'Stół do gier znad Nilu',
    it: 'Un tavolo per i giochi del Nilo',
  },
  playNow: { en: 'Play now', pl: 'Graj teraz', it: 'Gioca subito' },
  playNowHelp: {
    en: 'Against bots, at once. No sign-up.',
    pl: 'Z botami, od razu. Bez rejestracji.',
    it: 'Contro i bot, subito. Senza registrazione.',
  },
  chooseGame: { en: 'What shall we play?', pl: 'W co gramy?', it: 'A che cosa giochiamo?' },
  preset: {
    en: '{0} players: you and {1} {1:bot|bots}, {2}',
    pl: '{0} graczy: ty i {1} {1:bot|boty|botów}, poziom: {2}',
    it: '{0} giocatori: tu e {1} bot, livello: {2}',
  },
  start: { en: 'Start', pl: 'Zacznij', it: 'Inizia' },
  change: { en: 'Change seats or options', pl: 'Zmień miejsca lub opcje', it: 'Cambia posti o opzioni' },
  newTable: { en: 'New table', pl: 'Nowy stół', it: 'Nuovo tavolo' },
  withFriends: { en: 'Play with friends', pl: 'Graj ze znajomymi', it: 'Gioca con gli amici' },
  mine: { en: 'My games', pl: 'Moje gry', it: 'Le mie partite' },
  noneMine: {
    en: 'Nothing yet. Your games stay here, even after you close the browser.',
    pl: 'Jeszcze nic. Twoje gry zostaną tutaj, także po zamknięciu przeglądarki.',
    it: 'Ancora niente. Le tue partite restano qui, anche dopo aver chiuso il browser.',
  },
  open: { en: 'Open tables', pl: 'Otwarte stoły', it: 'Tavoli aperti' },
  noneOpen: {
    en: 'No public tables right now. Make one!',
    pl: 'Nie ma teraz publicznych stołów. Załóż swój!',
    it: 'Nessun tavolo pubblico al momento. Creane uno!',
  },
  yourTurn: { en: 'Your turn', pl: 'Twoja kolej', it: 'Tocca a te' },
  waitsFor: { en: 'Waiting for {0}', pl: 'Czekamy na: {0}', it: 'In attesa di {0}' },
  playing: { en: 'In progress', pl: 'Trwa', it: 'In corso' },
  waitsForPlayers: { en: 'Waiting for players', pl: 'Czekamy na graczy', it: 'In attesa di giocatori' },
  over: { en: 'Finished', pl: 'Zakończona', it: 'Finita' },
  suspended: { en: 'Suspended', pl: 'Zawieszona', it: 'Sospesa' },
  seatsFree: {
    en: '{0} {0:seat|seats} free',
    pl: '{0} {0:wolne miejsce|wolne miejsca|wolnych miejsc}',
    it: '{0} {0:posto libero|posti liberi}',
  },
  watch: { en: 'Watch', pl: 'Oglądaj', it: 'Guarda' },
  join: { en: 'Join', pl: 'Dołącz', it: 'Unisciti' },
  joinTitle: { en: 'Join by link', pl: 'Dołącz przez link', it: 'Unisciti con un link' },
  joinHelp: {
    en: 'Invitation link or table code',
    pl: 'Link z zaproszeniem lub kod stołu',
    it: "Link d'invito o codice del tavolo",
  },
  joinField: { en: 'Link or code', pl: 'Link lub kod', it: 'Link o codice' },
  joinWrong: {
    en: 'This is not an invitation. Paste the whole link, or the code at its end.',
    pl: 'To nie jest zaproszenie. Wklej cały link albo kod z jego końca.',
    it: 'Questo non è un invito. Incolla tutto il link o il codice alla sua fine.',
  },
  replayTitle: { en: 'Replay a match', pl: 'Odtwórz partię', it: 'Guarda il replay di una partita' },
  replayHelp: {
    en: 'Drop a record file here, or choose one.',
    pl: 'Upuść tutaj plik zapisu albo go wybierz.',
    it: 'Trascina qui un file di registrazione, o sceglilo.',
  },
  chooseFile: { en: 'Choose a file', pl: 'Wybierz plik', it: 'Scegli un file' },
  about: { en: 'About', pl: 'O programie', it: 'Informazioni' },
  aboutText: {
    en:
      'Mehen is a table that is free of charge and knows the rules. Everything drawn here is our own work. The games ' +
      'belong to their authors and publishers; buy the boxes, they are worth it.',
    pl:
      'Mehen to darmowy stół, który zna zasady. Wszystkie rysunki są nasze. Gry należą do swoich autorów i wydawców; ' +
      'kup pudełka, warto.',
    it:
      'Mehen è un tavolo gratuito che conosce le regole. Tutti i disegni sono nostri. I giochi appartengono ai loro ' +
      'autori ed editori; compra le scatole, ne vale la pena.',
  },
  version: { en: 'Version {0}', pl: 'Wersja {0}', it: 'Versione {0}' },
  otherDevice: {
    en: 'Continue on another device',
    pl: 'Kontynuuj na innym urządzeniu',
    it: 'Continua su un altro dispositivo',
  },
  otherDeviceHelp: {
    en: 'Open this link on the other device within {0} {0:minute|minutes}. It works once.',
    pl: 'Otwórz ten link na drugim urządzeniu w ciągu {0} {0:minuty|minut|minut}. Zadziała tylko raz.',
    it: "Apri questo link sull'altro dispositivo entro {0} {0:minuto|minuti}. Funziona una volta sola.",
  },
  makeLink: { en: 'Make a link', pl: 'Utwórz link', it: 'Crea un link' },
  deviceTitle: {
    en: 'Continue on this device',
    pl: 'Kontynuuj na tym urządzeniu',
    it: 'Continua su questo dispositivo',
  },
  deviceAsk: {
    en:
      'This browser will become the same guest as on your other device. Whoever used it before loses their seats ' +
      'here.',
    pl:
      'Ta przeglądarka stanie się tym samym gościem co na drugim urządzeniu. Dotychczasowy gość straci tu swoje ' +
      'miejsca.',
    it: "Questo browser diventerà lo stesso ospite dell'altro dispositivo. Chi era qui prima perde i suoi posti.",
  },
  deviceUse: { en: 'Use the link', pl: 'Użyj linku', it: 'Usa il link' },
  houseVersions: {
    en: '{0} house {0:version|versions}',
    pl: '{0} {0:wersja własna|wersje własne|wersji własnych}',
    it: '{0} {0:versione|versioni} della casa',
  },
  houseVersionsWhy: {
    en:
      'What is printed on some components is not public. There we play with our own versions, marked ⌂ wherever they ' +
      'appear. If you own the box you can put its values in with a component pack.',
    pl:
      'Treść niektórych elementów nie jest publicznie znana. W ich miejsce gramy własnymi wersjami, wszędzie ' +
      'oznaczonymi ⌂. Kto ma pudełko, może wprowadzić jego wartości pakietem komponentów.',
    it:
      'Il testo di alcuni componenti non è pubblico. Per questi giochiamo con versioni nostre, segnate ovunque con ' +
      '⌂. Chi possiede la scatola può inserirne i valori con un pacchetto di componenti.',
  },
  newsName: {
    en: 'You are now called {0}. You can change your name at any time.',
    pl: 'Nazywasz się teraz {0}. Imię możesz zmienić w każdej chwili.',
    it: 'Ora ti chiami {0}. Puoi cambiare nome in qualsiasi momento.',
  },
};
