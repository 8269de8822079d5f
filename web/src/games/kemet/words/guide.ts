// A first game: for each question what to do now, and why. Two short sentences for each.
import type { Text } from '../../../lib/words.ts';
import type { KemetAsk } from '../../../protocol/kemet.ts';

const firstBattle: Text = {
  en: 'Click the district where you fight first. Each battle is fought out before the next.',
  pl: 'Kliknij dzielnicę, w której walczysz najpierw. Każda walka kończy się przed następną.',
  it: 'Clicca il distretto dove combatti per primo. Ogni battaglia finisce prima della successiva.',
};
const creature: Text = {
  en:
    'Click the district where the creature joins your troop. It is no unit, but it makes the troop faster and ' +
    'stronger.',
  pl: 'Kliknij dzielnicę, w której potwór dołączy do oddziału. Nie jest jednostką, ale przyspiesza i wzmacnia oddział.',
  it: 'Clicca il distretto dove la creatura si unisce alla truppa. Non è un’unità, ma la rende più veloce e più forte.',
};
const battleCard: Text = {
  en: 'Choose the battle card you play, in secret. Strength wins, damage kills, protection saves your units.',
  pl: 'Wybierz w tajemnicy kartę walki do zagrania. Siła wygrywa, obrażenia zabijają, obrona ratuje jednostki.',
  it: 'Scegli in segreto la carta da giocare. La forza vince, i danni uccidono, la protezione salva le tue unità.',
};
const diCards: Text = {
  en: 'Add DI cards under your battle card if you like, then finish. Your rival does not see how many.',
  pl: 'Dołóż karty BI pod kartę walki, jeśli chcesz, i zakończ. Przeciwnik nie widzi, ile ich jest.',
  it: 'Aggiungi carte ID sotto la carta Battaglia se vuoi, poi termina. L’avversario non vede quante sono.',
};

export const guide: Record<KemetAsk, Text> = {
  city: {
    en: 'Click a city to make it yours. Neighbours come to visit early: look who sits beside you.',
    pl: 'Kliknij miasto, które ma być twoje. Sąsiedzi przychodzą wcześnie: zobacz, kto siedzi obok.',
    it: 'Clicca la città che sarà tua. I vicini arrivano presto: guarda chi ti sta accanto.',
  },
  pyramid: {
    en: 'Click a district, then choose colour and level. A pyramid lets you buy tiles of its colour up to its level.',
    pl: 'Kliknij dzielnicę, potem wybierz kolor i poziom. Piramida pozwala kupować płytki jej koloru do jej poziomu.',
    it:
      'Clicca un distretto, poi scegli colore e livello. La piramide permette di comprare tessere del suo colore ' +
      'fino al suo livello.',
  },
  deploy: {
    en: 'Click the districts where your first units stand. From a district with a pyramid a troop can teleport.',
    pl:
      'Kliknij dzielnice, w których staną twoje pierwsze jednostki. Z dzielnicy z piramidą oddział może się ' +
      'teleportować.',
    it:
      'Clicca i distretti dove stanno le tue prime unità. Da un distretto con piramide una truppa può ' +
      'teletrasportarsi.',
  },
  colour: {
    en: 'Choose a colour of power tiles for this match. Red attacks, blue defends, white prays, black surprises.',
    pl:
      'Wybierz kolor płytek mocy do tej partii. ' +
      'Czerwony atakuje, niebieski broni, biały się modli, czarny zaskakuje.',
    it: 'Scegli un colore di tessere per questa partita. Rosso attacca, blu difende, bianco prega, nero sorprende.',
  },
  turn: {
    en:
      'Put a token on a golden space of your board, then confirm. By the end of the day each of its three levels ' +
      'needs one.',
    pl:
      'Połóż żeton na złotym polu swojej planszy i zatwierdź. Na koniec dnia na każdym z trzech poziomów musi leżeć ' +
      'żeton.',
    it:
      'Metti un segnalino su una casella dorata della tua plancia, poi conferma. A fine giornata ognuno dei tre ' +
      'livelli deve averne uno.',
  },
  'more-tokens': {
    en: 'You may add a silver or golden token for one more action, or go on without one. Both come back tomorrow.',
    pl: 'Możesz dołożyć srebrny lub złoty żeton, by zyskać akcję, albo grać dalej bez niego. Jutro do ciebie wrócą.',
    it: 'Puoi aggiungere un segnalino argento o oro per un’azione in più, o andare avanti. Domani tornano da te.',
  },
  'which-first': {
    en: 'Choose which of your actions comes first. Each is finished before the next begins.',
    pl: 'Wybierz, która akcja będzie pierwsza. Każda kończy się, zanim zacznie się następna.',
    it: 'Scegli quale azione viene prima. Ognuna finisce prima che cominci la successiva.',
  },
  raise: {
    en: 'Click one of your pyramids and set its new level. At level 4 it is worth a temporary victory point.',
    pl: 'Kliknij jedną ze swoich piramid i ustaw nowy poziom. Na poziomie 4 daje tymczasowy punkt zwycięstwa.',
    it: 'Clicca una tua piramide e scegli il nuovo livello. Al livello 4 vale un punto vittoria temporaneo.',
  },
  buy: {
    en: 'Click a golden tile and confirm. You keep it for the whole match, whatever becomes of the pyramid.',
    pl: 'Kliknij złoto obramowaną płytkę i zatwierdź. Zostaje z tobą do końca partii, cokolwiek stanie się z piramidą.',
    it:
      'Clicca una tessera bordata d’oro e conferma. Resta tua per tutta la partita, qualunque cosa accada alla ' +
      'piramide.',
  },
  'give-up-card': {
    en: 'Choose the battle card that leaves your hand for good. The special card takes its place.',
    pl: 'Wybierz kartę walki, którą oddajesz na zawsze. Zastąpi ją karta specjalna.',
    it: 'Scegli la carta Battaglia che cedi per sempre. La carta speciale prende il suo posto.',
  },
  recruit: {
    en:
      'Click a district of your city and set how many units join; each costs one prayer point. A full troop of five ' +
      'fights best.',
    pl:
      'Kliknij dzielnicę swojego miasta i ustaw liczbę jednostek; każda kosztuje punkt modlitwy. Pełna piątka walczy ' +
      'najlepiej.',
    it:
      'Clicca un tuo distretto e scegli quante unità arrivano; ognuna costa un punto preghiera. Cinque insieme ' +
      'combattono meglio.',
  },
  'which-battle': firstBattle,
  'first-battle': firstBattle,
  'place-units': {
    en: 'Click an area and set how many units arrive. These cost you nothing.',
    pl: 'Kliknij obszar i ustaw liczbę jednostek. Te nic cię nie kosztują.',
    it: 'Clicca un’area e scegli quante unità arrivano. Queste non costano nulla.',
  },
  'creature-home': creature,
  'new-creature': creature,
  march: {
    en:
      'Click the troop that sets out and set its size, then click where it goes. Temples and rivals’ areas bring ' +
      'victory points.',
    pl:
      'Kliknij oddział, który wyrusza, ustaw jego wielkość, potem kliknij cel. Świątynie i wrogie obszary dają ' +
      'punkty zwycięstwa.',
    it:
      'Clicca la truppa che parte, scegli quante unità vanno, poi clicca la meta. Templi e aree avversarie portano ' +
      'punti vittoria.',
  },
  'go-on': {
    en: 'Click the troop to go on, or let it stay here. Units left behind keep the area.',
    pl: 'Kliknij oddział, by szedł dalej, albo niech zostanie. Pozostawione jednostki zachowują obszar.',
    it: 'Clicca la truppa per proseguire, o lasciala qui. Le unità lasciate indietro tengono l’area.',
  },
  where: {
    en: 'Click a golden area to see the way, and once more to go. Entering a rival’s area means battle.',
    pl: 'Kliknij złoty obszar, by zobaczyć drogę, i jeszcze raz, by iść. Wejście na obszar przeciwnika oznacza walkę.',
    it:
      'Clicca un’area dorata per vedere il cammino, e ancora per andare. Entrare in un’area avversaria significa ' +
      'battaglia.',
  },
  window: {
    en: 'You may play a DI card now, or pass. Passing costs nothing, and the card stays in your hand.',
    pl: 'Możesz teraz zagrać kartę BI albo spasować. Pas nic nie kosztuje, karta zostaje na ręce.',
    it: 'Ora puoi giocare una carta ID, o passare. Passare non costa nulla e la carta resta in mano.',
  },
  target: {
    en: 'Click the area where a rival loses a unit. Removing the last unit from a temple frees its victory point.',
    pl:
      'Kliknij obszar, gdzie przeciwnik traci jednostkę. Usunięcie ostatniej ze świątyni zwalnia jej punkt ' +
      'zwycięstwa.',
    it:
      'Clicca l’area dove un avversario perde un’unità. Togliere l’ultima unità da un tempio ne libera il punto ' +
      'vittoria.',
  },
  'take-card': {
    en: 'Choose a discarded DI card to take. It goes to your hand at once.',
    pl: 'Wybierz odrzuconą kartę BI, którą bierzesz. Od razu trafia na rękę.',
    it: 'Scegli una carta ID scartata da prendere. Va subito in mano.',
  },
  council: battleCard,
  'show-card': battleCard,
  'council-discard': {
    en: 'Now choose a card to discard unused. You get all of them back when your hand is empty.',
    pl: 'Teraz wybierz kartę, którą odrzucasz nieużytą. Wszystkie wrócą, gdy ręka będzie pusta.',
    it: 'Ora scegli una carta da scartare inutilizzata. Tornano tutte quando la mano è vuota.',
  },
  'council-add': diCards,
  'show-di': diCards,
  'pay-cards': {
    en: 'Pay for the cards shown, or first click one you can do without. Only what is paid for works.',
    pl: 'Zapłać za pokazane karty albo najpierw kliknij tę, z której rezygnujesz. Działa tylko to, co opłacone.',
    it: 'Paga le carte mostrate, o prima clicca quella a cui rinunci. Funziona solo ciò che è pagato.',
  },
  'build-temple': {
    en:
      'Click a desert area to build there, and whose unit is given. Three levels make a temple: one of the three ' +
      'things the Alliance needs to win.',
    pl:
      'Kliknij pustynny obszar, by tam budować, i wskaż, czyją jednostkę oddajecie. Trzy poziomy to świątynia: jedna ' +
      'z trzech rzeczy potrzebnych Przymierzu do wygranej.',
    it:
      'Clicca un’area di deserto per costruirvi, e indica di chi è l’unità data. Tre livelli fanno un tempio: una ' +
      'delle tre cose che servono all’Alleanza per vincere.',
  },
  'next-member': {
    en: 'Today you speak for the Alliance: click who acts next. Between actions the Great Ceremony can be held.',
    pl:
      'Dziś mówisz w imieniu Przymierza: kliknij, kto działa następny. Między akcjami można odprawić Wielką ' +
      'Ceremonię.',
    it: 'Oggi parli per l’Alleanza: clicca chi agisce ora. Tra le azioni si può celebrare la Grande Cerimonia.',
  },
  'pay-ceremony': {
    en:
      'Set how much this player pays; the others pay the rest. Every temporary victory point has made it 4 PP ' +
      'cheaper.',
    pl: 'Ustaw, ile płaci ten gracz; resztę płacą pozostali. Każdy tymczasowy punkt zwycięstwa obniżył cenę o 4 PM.',
    it:
      'Scegli quanto paga questo giocatore; gli altri pagano il resto. Ogni punto vittoria temporaneo l’ha resa più ' +
      'economica di 4 PP.',
  },
  'choose-power': {
    en: 'Choose a power for the whole Alliance on the Osiris board. It lasts for the rest of the match.',
    pl: 'Wybierz na planszy Ozyrysa moc dla całego Przymierza. Działa do końca partii.',
    it: 'Scegli sulla plancia di Osiride un potere per tutta l’Alleanza. Dura per il resto della partita.',
  },
  share: {
    en: 'Set how many prayer points this player gets. The last one takes the rest.',
    pl: 'Ustaw, ile punktów modlitwy dostaje ten gracz. Ostatni bierze resztę.',
    it: 'Scegli quanti punti preghiera riceve questo giocatore. L’ultimo prende il resto.',
  },
  companions: {
    en:
      'Set how many units of this ally go with yours: no more than five together, and at least one of yours must be ' +
      'with them at the end.',
    pl:
      'Ustaw, ile jednostek tego sojusznika idzie z twoimi. Razem najwyżej pięć, a na końcu musi być z nimi choć ' +
      'jedna twoja.',
    it:
      'Scegli quante unità di questo alleato vanno con le tue. Insieme al massimo cinque, e alla fine almeno una tua ' +
      'con loro.',
  },
  fighter: {
    en: 'Click the player who fights for the joint troop, with their own cards. The tiles of all its members count.',
    pl: 'Kliknij gracza, który walczy za połączony oddział swoimi kartami. Liczą się płytki wszystkich jego członków.',
    it: 'Clicca chi combatte per la truppa congiunta, con le proprie carte. Contano le tessere di tutti i suoi membri.',
  },
  casualty: {
    en: 'Choose whose unit is lost. A creature goes home when the last unit of its player falls.',
    pl: 'Wybierz, czyja jednostka ginie. Potwór wraca do domu, gdy padnie ostatnia jednostka jego gracza.',
    it: 'Scegli di chi è l’unità persa. Una creatura torna a casa quando cade l’ultima unità del suo giocatore.',
  },
  destroy: {
    en:
      'Click the area where a unit of this player is destroyed. Removing the last unit from a temple frees its ' +
      'victory point.',
    pl:
      'Kliknij obszar, gdzie ginie jednostka tego gracza. Usunięcie ostatniej ze świątyni zwalnia jej punkt ' +
      'zwycięstwa.',
    it:
      'Clicca l’area dove è distrutta un’unità di questo giocatore. Togliere l’ultima unità da un tempio ne libera ' +
      'il punto vittoria.',
  },
  'lone-turn': {
    en:
      'Put a token on a golden space of your board. Violet spaces take any token; on a yellow one a taken token acts ' +
      'against its player.',
    pl:
      'Połóż żeton na złotym polu swojej planszy. Na fioletowym może leżeć każdy żeton; na żółtym zabrany żeton ' +
      'działa przeciw swojemu graczowi.',
    it:
      'Metti un segnalino su una casella dorata della tua plancia. Le viola li accettano tutti; su una gialla un ' +
      'segnalino preso agisce contro il suo giocatore.',
  },
  'seize-card': {
    en: 'Click a creature card: the creature fights once for you, without units. Win or lose, the card is then gone.',
    pl: 'Kliknij kartę potwora: potwór walczy raz dla ciebie, bez jednostek. Wygra czy przegra, jego karta przepada.',
    it:
      'Clicca una carta Creatura: la creatura combatte una volta per te, senza unità. Che vinca o perda, poi la ' +
      'carta si scarta.',
  },
  'seize-at': {
    en: 'Click the troop that the creature attacks. Weak troops and those at temples make the best targets.',
    pl: 'Kliknij oddział, który potwór zaatakuje. Najbardziej opłacają się słabe oddziały i te w świątyniach.',
    it: 'Clicca la truppa che la creatura attacca. Le truppe deboli e quelle nei templi valgono di più.',
  },
  'seize-march': {
    en:
      'Click the troop you seize, then where it goes. Sent against another player of the Alliance it fights for you: ' +
      'a win is your victory point.',
    pl:
      'Kliknij oddział, który przejmujesz, potem cel. Wysłany na innego gracza Przymierza walczy dla ciebie: wygrana ' +
      'to twój punkt zwycięstwa.',
    it:
      'Clicca la truppa di cui ti impadronisci, poi la meta. Contro un altro giocatore dell’Alleanza combatte per ' +
      'te: se vince il punto vittoria è tuo.',
  },
  'second-march': {
    en: 'A second troop may set out now, or you can finish the assault. Battles come when both have moved.',
    pl: 'Teraz może wyruszyć drugi oddział; możesz też zakończyć atak. Walki są dopiero po obu ruchach.',
    it:
      'Ora può partire una seconda truppa; oppure termina l’assalto. Le battaglie vengono quando entrambe si sono ' +
      'mosse.',
  },
  'assault-cards': {
    en:
      'Choose one battle card for each of the two battles; DI cards can go under either. Keep the stronger one for ' +
      'the battle that is closer.',
    pl:
      'Wybierz po jednej karcie walki do każdej z dwóch walk; karty BI możesz dołożyć do jednej lub drugiej. ' +
      'Silniejszą zachowaj na bardziej wyrównaną walkę.',
    it:
      'Scegli una carta Battaglia per ciascuna delle due battaglie; le carte ID vanno sotto l’una o l’altra. Tieni ' +
      'la più forte per quella più incerta.',
  },
  'steal-from': {
    en: 'Click the player whose DI card you take. It is drawn at random from that hand.',
    pl: 'Kliknij gracza, któremu zabierasz kartę BI. Jest losowana z jego ręki.',
    it: 'Clicca il giocatore a cui prendi una carta ID. Si pesca a caso dalla sua mano.',
  },
  wound: {
    en: 'Discard DI cards for more strength, or go on. The cards of both sides are open now: count before you pay.',
    pl: 'Odrzuć karty BI, by zyskać siłę, albo graj dalej. Karty obu stron są odkryte: policz, zanim zapłacisz.',
    it: 'Scarta carte ID per più forza, o vai avanti. Le carte di entrambi sono scoperte: conta prima di pagare.',
  },
  snare: {
    en: 'You may exchange the two battle cards of your council. You have seen your rival’s card.',
    pl: 'Możesz zamienić dwie karty swojej rady. Widzisz już kartę przeciwnika.',
    it: 'Puoi scambiare le due carte del tuo consiglio. Hai già visto quella dell’avversario.',
  },
  loser: {
    en:
      'Your troop retreats, where the winner says, or is recalled for prayer points. Recalled units can be recruited ' +
      'again.',
    pl:
      'Twój oddział wycofuje się tam, gdzie wskaże zwycięzca, albo zostaje odwołany za punkty modlitwy. Odwołane ' +
      'jednostki można znów zrekrutować.',
    it:
      'La tua truppa si ritira dove dice il vincitore, o è richiamata in cambio di punti preghiera. Le unità ' +
      'richiamate si possono reclutare di nuovo.',
  },
  'retreat-to': {
    en: 'Click the area where the beaten troop goes. Send it where it harms you least.',
    pl: 'Kliknij obszar, na który odchodzi pokonany oddział. Wyślij go tam, gdzie najmniej ci zaszkodzi.',
    it: 'Clicca l’area dove va la truppa sconfitta. Mandala dove ti nuoce di meno.',
  },
  winner: {
    en: 'You have won: stay and hold the area, or recall the troop for prayer points. A weak troop is easy prey.',
    pl: 'Wygrana: zostań i trzymaj obszar albo odwołaj oddział za punkty modlitwy. Słaby oddział to łatwy łup.',
    it:
      'Hai vinto: resta e tieni l’area, o richiama la truppa in cambio di punti preghiera. Una truppa debole è ' +
      'facile preda.',
  },
  sacrifice: {
    en: 'You may give up units here for the reward, or keep them. Without the last one the area is anyone’s.',
    pl: 'Możesz oddać tu jednostki za nagrodę albo je zachować. Po ostatniej obszar będzie niczyj.',
    it: 'Puoi cedere unità per la ricompensa, o tenerle. Senza l’ultima l’area resta di nessuno.',
  },
  veterans: {
    en:
      'Set how many veteran tokens you give up now. What is left can still buy cards and units this night, then it ' +
      'is lost.',
    pl: 'Ustaw, ile żetonów weterana oddajesz teraz. Reszta może tej nocy kupić karty i jednostki, potem przepada.',
    it: 'Scegli quanti segnalini veterano cedi ora. Il resto stanotte può comprare carte e unità, poi si perde.',
  },
  'keep-card': {
    en: 'Choose the DI card you keep. The others go back into the deck.',
    pl: 'Wybierz kartę BI, którą zatrzymujesz. Pozostałe wracają do talii.',
    it: 'Scegli la carta ID che tieni. Le altre tornano nel mazzo.',
  },
  'discard-card': {
    en: 'Choose a DI card to discard. Keep what fits your plan for tomorrow.',
    pl: 'Wybierz kartę BI do odrzucenia. Zostaw to, co pasuje do jutrzejszych planów.',
    it: 'Scegli una carta ID da scartare. Tieni ciò che serve al piano di domani.',
  },
  order: {
    en: 'Click the player who comes next in the turn order. Going last often means the last word.',
    pl: 'Kliknij gracza, który będzie następny w kolejności. Ostatni często mają ostatnie słowo.',
    it: 'Clicca chi viene dopo nell’ordine di turno. Chi è ultimo ha spesso l’ultima parola.',
  },
  'place-in-order': {
    en: 'Choose your place in tomorrow’s turn order. Going last often means the last word.',
    pl: 'Wybierz swoje miejsce w jutrzejszej kolejności. Ostatni często mają ostatnie słowo.',
    it: 'Scegli il tuo posto nell’ordine di domani. Chi è ultimo ha spesso l’ultima parola.',
  },
  'night-tile': {
    en: 'Two of your tiles work tonight: choose which comes first. Where the units go may depend on it.',
    pl:
      'Tej nocy działają dwie twoje płytki: wybierz, która będzie pierwsza. Może od tego zależeć, gdzie staną ' +
      'jednostki.',
    it: 'Stanotte agiscono due tue tessere: scegli quale viene prima. Può dipenderne dove vanno le unità.',
  },
  'hand-over': {
    en: 'Set how many prayer points you hand to this player. What you keep stays yours.',
    pl: 'Ustaw, ile punktów modlitwy przekazujesz temu graczowi. Reszta zostaje u ciebie.',
    it: 'Scegli quanti punti preghiera cedi a questo giocatore. Il resto rimane tuo.',
  },
};
