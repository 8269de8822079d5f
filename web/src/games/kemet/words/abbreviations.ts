// What Kemet's texts say in two letters.
import type { Abbreviation } from '../../../lib/abbreviations.ts';

export const abbreviations: Abbreviation[] = [
  {
    short: { en: 'PP', pl: 'PM', it: 'PP' },
    long: { en: 'Prayer points (PP)', pl: 'Punkty modlitwy (PM)', it: 'Punti Preghiera (PP)' },
    what: {
      en: 'What you pay with: for units, pyramids, power tiles, teleports and cards. You can hold 11.',
      pl: 'Nimi płacisz: za jednostki, piramidy, płytki mocy, teleportacje i karty. Możesz ich mieć 11.',
      it: 'Con questi paghi unità, piramidi, tessere Potere, teletrasporti e carte. Puoi averne 11.',
    },
    rule: 'kemet.prayer',
  },
  {
    short: { en: 'VP', pl: 'PZ', it: 'PV' },
    long: { en: 'Victory points (VP)', pl: 'Punkty zwycięstwa (PZ)', it: 'Punti Vittoria (PV)' },
    what: {
      en:
        'They decide who wins. Permanent ones are yours for good, temporary ones only while you hold the place that ' +
        'gives them.',
      pl: 'Decydują o wygranej. Stałe są twoje na zawsze, tymczasowe tylko dopóki trzymasz miejsce, które je daje.',
      it:
        'Decidono chi vince. Quelli permanenti sono tuoi per sempre, quelli temporanei solo finché tieni il luogo ' +
        'che li dà.',
    },
    rule: 'kemet.points',
  },
  {
    short: { en: 'DI', pl: 'BI', it: 'ID' },
    long: { en: 'Divine intervention (DI)', pl: 'Boska interwencja (BI)', it: 'Intervento Divino (ID)' },
    what: {
      en: 'Cards in your hand with a one-time effect, in your turn or in battle. The others do not see them.',
      pl: 'Karty z twojej ręki o jednorazowym efekcie, w twojej turze lub w walce. Inni ich nie widzą.',
      it:
        'Carte della tua mano con un effetto che vale una volta sola, nel tuo turno o in battaglia. Gli altri non le ' +
        'vedono.',
    },
    rule: 'kemet.cards',
  },
];
