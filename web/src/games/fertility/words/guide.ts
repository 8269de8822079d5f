// A first game: what to do now, and why. Two short sentences for each question.
import type { Text } from '../../../lib/words.ts';
import type { Asked } from '../controls.ts';

/** The section of the rules behind each question. */
export const sections: Partial<Record<Asked, string>> = {
  metropolis: 'fertility.setup',
  place: 'fertility.place.match',
  discard: 'fertility.place.discard',
  quarry: 'fertility.gather.quarry',
  build: 'fertility.build',
  pay: 'fertility.build',
  supply: 'fertility.supply',
  exchange: 'fertility.shops',
  refill: 'fertility.end-of-turn',
  remove: 'fertility.variant',
};

export const guide: Record<Asked, Text> = {
  metropolis: {
    en: 'Pick a city. They differ only in what their four printed shops want and give.',
    pl: 'Wybierz miasto. Różnią się tylko tym, czego chcą i co dają ich cztery nadrukowane sklepy.',
    it: 'Scegli una città. Differiscono solo in ciò che vogliono e danno i quattro negozi stampati.',
  },
  place: {
    en:
      'Lay a tile so that at least one scene meets one like it: every such contact gives you that resource. Fields ' +
      'beside it give wheat, covered symbols give their resource, and a desert cell closed in all around is a quarry.',
    pl:
      'Połóż płytkę tak, by choć jedna jej ilustracja przylegała do takiej samej: każdy taki styk daje ci ten zasób. ' +
      'Pola obok dają pszenicę, zasłonięte symbole swój zasób, a pole pustyni zamknięte ze wszystkich stron to ' +
      'kamieniołom.',
    it:
      'Piazza una tessera in modo che almeno una scena incontri la sua simile: ogni contatto ti dà quella risorsa. I ' +
      'campi accanto danno grano, i simboli coperti la loro risorsa, e una casella chiusa tutt’intorno è una cava.',
  },
  discard: {
    en: 'None of your tiles fits. Give up the one you will miss least.',
    pl: 'Żadna twoja płytka nie pasuje. Oddaj tę, której najmniej ci szkoda.',
    it: 'Nessuna tua tessera si può piazzare. Rinuncia a quella che ti serve meno.',
  },
  quarry: {
    en:
      'Take the resource your shops need now, or set up a monument. Having the most monuments in the valley is worth ' +
      'a lot at the end, the second most about half.',
    pl:
      'Weź zasób, którego teraz trzeba twoim sklepom, albo postaw monument. Najwięcej monumentów w dolinie to dużo ' +
      'debenów na koniec, drugie miejsce około połowy.',
    it:
      'Prendi la risorsa che serve ora ai tuoi negozi, o erigi un monumento. Chi ha più monumenti nella valle ' +
      'guadagna molto alla fine, il secondo circa la metà.',
  },
  build: {
    en:
      'A district brings new shops, but what you pay with cannot supply them. Build what your harvests of the next ' +
      'turns can fill.',
    pl:
      'Dzielnica to nowe sklepy, ale tym, czym zapłacisz, już ich nie zaopatrzysz. Buduj to, co zapełnią zbiory z ' +
      'następnych tur.',
    it:
      'Un distretto porta nuovi negozi, ma ciò con cui paghi non li rifornisce. Costruisci quello che i prossimi ' +
      'raccolti potranno riempire.',
  },
  pay: {
    en:
      'Pay with what no shop of yours wants. Wheat is worth debens at the end; loose resources are lost at the end ' +
      'of the turn anyway.',
    pl:
      'Płać tym, czego nie chce żaden twój sklep. Pszenica jest warta debeny na koniec, a luźne zasoby i tak ' +
      'przepadają z końcem tury.',
    it:
      'Paga con ciò che nessun tuo negozio vuole. Il grano vale deben alla fine; le risorse libere si perdono ' +
      'comunque a fine turno.',
  },
  supply: {
    en:
      'Put what you gathered into your shops: only full shops count, and what stays loose is lost. Specialists count ' +
      'every piece of their kind in the whole city.',
    pl:
      'Włóż zebrane zasoby do sklepów: liczą się tylko pełne, a co zostanie luzem, przepada. Specjaliści liczą każdą ' +
      'sztukę swojego zasobu w całym mieście.',
    it:
      'Metti nei negozi ciò che hai raccolto: contano solo quelli pieni, e ciò che resta libero è perso. Gli ' +
      'specialisti contano ogni pezzo del loro tipo in tutta la città.',
  },
  exchange: {
    en: 'A full exchange shop gives you a resource at once. It goes straight into another shop: finish one if you can.',
    pl: 'Pełny sklep wymiany od razu daje ci zasób. Trafia on prosto do innego sklepu: jeśli możesz, dokończ któryś.',
    it: 'Un negozio di scambio pieno ti dà subito una risorsa. Va dritta in un altro negozio: se puoi, completane uno.',
  },
  refill: {
    en:
      'Take a tile for your next turns. Think of the scenes with open edges in the valley, and of what your shops ' +
      'still want.',
    pl:
      'Weź płytkę na następne tury. Pomyśl, które ilustracje w dolinie mają wolne krawędzie i czego jeszcze chcą ' +
      'twoje sklepy.',
    it:
      'Prendi una tessera per i prossimi turni. Pensa alle scene con lati liberi nella valle e a ciò che i tuoi ' +
      'negozi vogliono ancora.',
  },
  remove: {
    en: 'One tile of the pool leaves the game. Remove the one your rival would like best.',
    pl: 'Jedna płytka z puli odpada z gry. Usuń tę, która najbardziej przydałaby się przeciwnikowi.',
    it: 'Una tessera dell’offerta esce dal gioco. Togli quella che piacerebbe di più all’avversario.',
  },
  nothing: {
    en: 'It is not your turn. Look at what the others build: their rows in the score sheet open their cities.',
    pl: 'To nie twoja kolej. Zobacz, co budują inni: wiersz w tabeli wyników otwiera ich miasto.',
    it: 'Non tocca a te. Guarda che cosa costruiscono gli altri: la loro riga nel punteggio apre la loro città.',
  },
};
