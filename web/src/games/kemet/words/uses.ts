// What can be done with a thing of Kemet, and when.
import type { Text } from '../../../lib/words.ts';

export const uses = {
  chooseNow: {
    en: 'You can choose it now: click it again or confirm.',
    pl: 'Możesz to teraz wybrać: kliknij jeszcze raz albo zatwierdź.',
    it: 'Puoi sceglierlo ora: cliccalo di nuovo o conferma.',
  },
  tileYours: {
    en: 'It is yours and works until the end of the match.',
    pl: 'Należy do ciebie i działa do końca partii.',
    it: 'È tua e vale fino alla fine della partita.',
  },
  tileGone: { en: 'No copy is left.', pl: 'Nie ma już egzemplarzy.', it: 'Non ne restano copie.' },
  tileNeeds: {
    en:
      'To buy it: an action of its colour, a pyramid of its colour of level {0} or more, and {0} prayer ' +
      '{0:point|points}.',
    pl:
      'Aby ją kupić: akcja w jej kolorze, piramida w jej kolorze o poziomie co najmniej {0} oraz {0} ' +
      '{0:punkt|punkty|punktów} modlitwy.',
    it:
      'Per comprarla: un’azione del suo colore, una piramide del suo colore di livello {0} o più, e {0} ' +
      '{0:punto|punti} preghiera.',
  },
  tileHave: {
    en: 'You have a pyramid of level {0} and {1} prayer {1:point|points}.',
    pl: 'Twoja piramida ma poziom {0}; masz {1} {1:punkt|punkty|punktów} modlitwy.',
    it: 'La tua piramide è di livello {0} e hai {1} {1:punto|punti} preghiera.',
  },
  tileNoPyramid: {
    en: 'You have no such pyramid yet; you have {0} prayer {0:point|points}.',
    pl: 'Nie masz jeszcze takiej piramidy; masz {0} {0:punkt|punkty|punktów} modlitwy.',
    it: 'Non hai ancora una piramide del genere; hai {0} {0:punto|punti} preghiera.',
  },
  battleCardUse: {
    en: 'In a war council: one card is played, another one discarded unused.',
    pl: 'Na radzie wojennej: jedną kartę się zagrywa, drugą odrzuca nieużytą.',
    it: 'Nel consiglio di guerra: una carta si gioca, un’altra si scarta inutilizzata.',
  },
  battleCardUsed: {
    en: 'It comes back once all your battle cards have been used.',
    pl: 'Wróci, gdy wszystkie twoje karty walki zostaną zużyte.',
    it: 'Torna quando tutte le tue carte Battaglia sono state usate.',
  },
  whenOwnDay: {
    en: 'To be played in your own turn, by day.',
    pl: 'Do zagrania we własnej turze, za dnia.',
    it: 'Si gioca nel proprio turno, di giorno.',
  },
  whenAnyDay: {
    en: 'To be played by day, before or after anybody’s action, and just before a battle.',
    pl: 'Do zagrania za dnia, przed czyjąkolwiek akcją lub po niej, oraz tuż przed walką.',
    it: 'Si gioca di giorno, prima o dopo l’azione di chiunque, e appena prima di una battaglia.',
  },
  whenOwnMove: {
    en: 'To be played while you move a troop.',
    pl: 'Do zagrania, gdy ruszasz oddziałem.',
    it: 'Si gioca mentre muovi una truppa.',
  },
  whenBattle: {
    en: 'To be added in the war council of a battle.',
    pl: 'Do dołożenia na radzie wojennej.',
    it: 'Si aggiunge nel consiglio di guerra di una battaglia.',
  },
  whenAfterCard: {
    en: 'To be played just after a rival’s DI card.',
    pl: 'Do zagrania tuż po karcie BI przeciwnika.',
    it: 'Si gioca subito dopo la carta ID di un avversario.',
  },
  whenOnEntry: {
    en: 'To be played when a rival’s troop enters your area.',
    pl: 'Do zagrania, gdy oddział przeciwnika wchodzi na twój obszar.',
    it: 'Si gioca quando una truppa avversaria entra in una tua area.',
  },
  whenAfterAction: {
    en: 'To be played after a rival’s action.',
    pl: 'Do zagrania po akcji przeciwnika.',
    it: 'Si gioca dopo l’azione di un avversario.',
  },
  cardCost: { en: 'It costs {0} PP.', pl: 'Koszt: {0} PM.', it: 'Costa {0} PP.' },
  creatureUse: {
    en: 'It goes with one troop of its owner, and can change to another where the two meet.',
    pl: 'Idzie z jednym oddziałem właściciela; może przejść do innego, gdy się spotkają.',
    it: 'Va con una truppa del suo proprietario, e può passare a un’altra dove le due si incontrano.',
  },
  spaceUse: {
    en: 'In your turn you put an action token on a free space and carry out its action.',
    pl: 'W swojej turze kładziesz żeton akcji na wolnym polu i wykonujesz jego akcję.',
    it: 'Nel tuo turno metti un segnalino Azione su una casella libera e ne esegui l’azione.',
  },
  spaceTaken: {
    en: 'A token lies here: the space is free again tomorrow.',
    pl: 'Leży tu żeton: pole zwolni się jutro.',
    it: 'C’è già un segnalino: la casella si libera domani.',
  },
  goldUse: {
    en: 'Whoever owns the golden token adds it after an action token.',
    pl: 'Kto ma złoty żeton, dokłada go po żetonie akcji.',
    it: 'Chi ha il segnalino oro lo aggiunge dopo un segnalino Azione.',
  },
  pyramidUse: {
    en:
      'Whoever controls the pyramid may buy tiles of its colour up to level {0}. At level 4 it is worth a ' +
      'temporary VP.',
    pl: 'Kto kontroluje piramidę, może kupować płytki jej koloru do poziomu {0}. Na poziomie 4 daje tymczasowy PZ.',
    it:
      'Chi controlla la piramide può comprare tessere del suo colore fino al livello {0}. Al livello 4 vale un PV ' +
      'temporaneo.',
  },
  tileViolet: {
    en:
      'To buy it: {0} prayer {0:point|points}, and for Seth a violet pyramid of level {0} or more; for a player of ' +
      'the Alliance a space for tiles of any colour and three pyramids, all of level {0} or more.',
    pl:
      'Aby ją kupić: {0} {0:punkt|punkty|punktów} modlitwy, a dla Seta fioletowa piramida o poziomie co najmniej ' +
      '{0}; dla gracza Przymierza pole z płytkami dowolnego koloru i trzy piramidy, wszystkie o poziomie co ' +
      'najmniej {0}.',
    it:
      'Per comprarla: {0} {0:punto|punti} preghiera e, per Seth, una piramide viola di livello {0} o più; per un ' +
      'giocatore dell’Alleanza una casella per tessere di ogni colore e tre piramidi, tutte di livello {0} o più.',
  },
  colourUse: {
    en: 'Whoever controls a pyramid of this colour may buy its tiles up to the level of the pyramid.',
    pl: 'Kto kontroluje piramidę tego koloru, może kupować jego płytki do poziomu piramidy.',
    it: 'Chi controlla una piramide di questo colore può comprarne le tessere fino al livello della piramide.',
  },
  areaUse: {
    en: 'A troop comes here by a land move from an adjacent area.',
    pl: 'Oddział dociera tu ruchem lądowym z sąsiedniego obszaru.',
    it: 'Una truppa arriva qui con un movimento terrestre da un’area adiacente.',
  },
  areaByTeleport: {
    en: 'From a district with a pyramid it can teleport here.',
    pl: 'Z dzielnicy z piramidą można się tu teleportować.',
    it: 'Da un distretto con una piramide può teletrasportarsi qui.',
  },
  rowUse: {
    en: 'When the day ends every level must hold a token: no token may be placed so that this becomes impossible.',
    pl: 'Na koniec dnia na każdym poziomie musi leżeć żeton: nie wolno położyć żetonu tak, by stało się to niemożliwe.',
    it:
      'A fine giornata su ogni livello deve esserci un segnalino: non se ne può mettere uno che lo renda ' +
      'impossibile.',
  },
  reserveUse: {
    en: 'A recruit action places them in districts of their owner, for 1 PP each.',
    pl: 'Akcja rekrutacji stawia je w dzielnicach właściciela, po 1 PM za każdą.',
    it: 'Un’azione di reclutamento le mette nei distretti del proprietario, per 1 PP ciascuna.',
  },
  captivesUse: {
    en:
      'They fight for the rival, are the first to leave when the rival loses units, and then come back to the ' +
      'reserve.',
    pl: 'Walczą dla przeciwnika; odchodzą pierwsze, gdy traci on jednostki, i wtedy wracają do zasobów.',
    it: 'Combattono per l’avversario; quando perde unità sono le prime ad andarsene, e allora tornano nella riserva.',
  },
  veteransUse: {
    en: 'At night they are given up for PP, a DI card or units.',
    pl: 'W nocy oddaje się je za PM, kartę BI lub jednostki.',
    it: 'Di notte si cedono in cambio di PP, di una carta ID o di unità.',
  },
  dayUse: {
    en: 'By day everybody places tokens, one at a time. The night brings PP, DI cards and the tokens back.',
    pl: 'Za dnia wszyscy kładą żetony, po jednym. Noc przynosi PM, karty BI i zwraca żetony.',
    it: 'Di giorno si mettono i segnalini, uno alla volta. La notte porta PP e carte ID e restituisce i segnalini.',
  },
  orderUse: {
    en: 'By day everybody places one token at a time, in this order.',
    pl: 'Za dnia wszyscy w tej kolejności kładą po jednym żetonie.',
    it: 'Di giorno, in quest’ordine, ognuno mette un segnalino alla volta.',
  },
  unitsUse: {
    en: 'Each unit is 1 strength in battle.',
    pl: 'Każda jednostka to w walce 1 siły.',
    it: 'In battaglia ogni unità vale 1 forza.',
  },
  strengthUse: {
    en: 'Higher strength wins; a tie goes to the defender.',
    pl: 'Wygrywa większa siła; remis wygrywa obrońca.',
    it: 'Vince la forza maggiore; in parità vince il difensore.',
  },
  lossesUse: {
    en: 'A side loses as many units as the other’s damage exceeds its protection.',
    pl: 'Strona traci tyle jednostek, o ile obrażenia drugiej strony przewyższają jej obronę.',
    it: 'Una parte perde tante unità quanti sono i danni dell’altra oltre la sua protezione.',
  },
  // one god against an alliance
  speakerUse: {
    en: 'Says in each phase in which order the players of the Alliance act.',
    pl: 'W każdej fazie mówi, w jakiej kolejności działają gracze Przymierza.',
    it: 'In ogni fase dice in quale ordine agiscono i giocatori dell’Alleanza.',
  },
  trackUse: {
    en: 'In each phase Seth acts first, then every player of the Alliance once.',
    pl: 'W każdej fazie najpierw działa Set, potem każdy gracz Przymierza raz.',
    it: 'In ogni fase agisce prima Seth, poi una volta ogni giocatore dell’Alleanza.',
  },
  battlePointsUse: {
    en:
      'Seth gains one for each battle won as the attacker with a unit left, and for each one won by a creature or ' +
      'troop he has seized.',
    pl:
      'Set dostaje jeden za każdą walkę wygraną jako atakujący, jeśli została mu jednostka, i za każdą wygraną ' +
      'przejętego potwora lub oddziału.',
    it:
      'Seth ne ottiene uno per ogni battaglia vinta da attaccante con almeno un’unità rimasta, e per ogni vittoria ' +
      'di una creatura o truppa di cui si è impadronito.',
  },
  sharedPoints: {
    en: 'What one player of the Alliance gains counts for all of it.',
    pl: 'Co zdobędzie jeden gracz Przymierza, liczy się dla wszystkich.',
    it: 'Ciò che guadagna un giocatore dell’Alleanza conta per tutti.',
  },
  violetUse: {
    en: 'In his turn Seth places one on a free violet space and carries out its action.',
    pl: 'W swojej turze Set kładzie jeden na wolnym fioletowym polu i wykonuje jego akcję.',
    it: 'Nel suo turno Seth ne mette uno su una casella viola libera e ne esegue l’azione.',
  },
  takenUse: {
    en: 'In his turn Seth places one on any free space; on a yellow one it acts against its player.',
    pl: 'W swojej turze Set kładzie jeden na dowolnym wolnym polu; na żółtym działa przeciw swojemu graczowi.',
    it:
      'Nel suo turno Seth ne mette uno su una qualsiasi casella libera; su una gialla agisce contro il suo ' +
      'giocatore.',
  },
  creatureCardUse: {
    en: 'Seth plays it when he seizes this creature; it attacks once, and the card is discarded.',
    pl: 'Set zagrywa ją, gdy przejmuje tego potwora; potwór atakuje raz, a karta przepada.',
    it: 'Seth la gioca quando si impadronisce di questa creatura, che attacca una volta; poi la carta si scarta.',
  },
  templeUse: {
    en:
      'It is built at the start of an Alliance phase by giving up units in a desert area without obelisk: 1, 2 and ' +
      '3 for its three levels.',
    pl:
      'Buduje się ją na początku fazy Przymierza, oddając jednostki na pustyni bez obelisku: 1, 2 i 3 za trzy ' +
      'poziomy.',
    it:
      'Si costruisce all’inizio di una fase dell’Alleanza, cedendo unità in un deserto senza obelisco: 1, 2 e 3 ' +
      'per i tre livelli.',
  },
  templeNow: {
    en: 'One can be built now: the areas where it can stand are marked.',
    pl: 'Można ją teraz zbudować: obszary, na których może stanąć, są zaznaczone.',
    it: 'Se ne può costruire uno ora: le aree in cui può sorgere sono segnate.',
  },
  prayerTokenUse: {
    en: 'One is drawn for every temple that reaches level 3 and says how many PP it pays.',
    pl: 'Dla każdej świątyni, która osiąga poziom 3, losuje się jeden; mówi on, ile PM daje.',
    it: 'Se ne estrae uno per ogni tempio che arriva al livello 3: dice quanti PP rende.',
  },
  ceremonyUse: {
    en:
      'It can be held once, between two actions of an Alliance phase, as soon as those who stand at an obelisk can ' +
      'pay for it together.',
    pl:
      'Można ją odprawić raz, między dwiema akcjami fazy Przymierza, gdy tylko stojący przy obeliskach razem mogą ' +
      'za nią zapłacić.',
    it:
      'Si celebra una volta sola, fra due azioni di una fase dell’Alleanza, appena chi è presso un obelisco può ' +
      'pagarla insieme agli altri.',
  },
  ceremonyNow: { en: 'It can be held now.', pl: 'Można ją teraz odprawić.', it: 'Si può celebrare ora.' },
  powerUse: {
    en: 'The Alliance gets one with each temple of level 3, drawn, and one of its choice with the Great Ceremony.',
    pl: 'Przymierze dostaje po jednym wylosowanym za każdą świątynię poziomu 3 i jeden wybrany za Wielką Ceremonię.',
    it: 'L’Alleanza ne riceve uno estratto per ogni tempio di livello 3 e uno a scelta con la Grande Cerimonia.',
  },
  powerWorks: {
    en: 'It works for the whole Alliance until the end of the match.',
    pl: 'Działa dla całego Przymierza do końca partii.',
    it: 'Vale per tutta l’Alleanza fino alla fine della partita.',
  },
  greyUse: {
    en: 'Once a day a player of the Alliance places it together with an action token: one more action.',
    pl: 'Raz dziennie gracz Przymierza kładzie go razem z żetonem akcji: to jedna akcja więcej.',
    it: 'Una volta al giorno un giocatore dell’Alleanza lo mette insieme a un segnalino Azione: un’azione in più.',
  },
} satisfies Record<string, Text>;
