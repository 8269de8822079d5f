// A seat is a colour and an emblem, everywhere on the page the same.
const known: Record<string, { icon: string; colour: string }> = {
  anubis: { icon: 'god-anubis', colour: 'anubis' },
  horus: { icon: 'god-horus', colour: 'horus' },
  sobek: { icon: 'god-sobek', colour: 'sobek' },
  bastet: { icon: 'god-bastet', colour: 'bastet' },
  wadjet: { icon: 'god-wadjet', colour: 'wadjet' },
  thoth: { icon: 'god-thoth', colour: 'thoth' },
  obelisk: { icon: 'monument-obelisk', colour: 'horus' },
  pyramid: { icon: 'monument-pyramid', colour: 'bastet' },
  sphinx: { icon: 'monument-sphinx', colour: 'sobek' },
  temple: { icon: 'monument-temple', colour: 'wadjet' },
};

/** Seats of a game that the page has no emblems for still differ. */
const colours = ['horus', 'bastet', 'wadjet', 'sobek', 'anubis', 'thoth'];
const shapes = ['gem-blue', 'gem-red', 'gem-white', 'gem-black', 'gem-violet', 'crown'];

export interface Emblem {
  icon: string;
  colour: string; // a CSS value
  ink: string;
}

export function emblemOf(seat: string, index = 0): Emblem {
  const { icon, colour } = known[seat] ?? {
    icon: shapes[index % shapes.length] ?? 'crown',
    colour: colours[index % colours.length] ?? 'thoth',
  };
  return { icon, colour: `var(--p-${colour})`, ink: `var(--p-${colour}-ink)` };
}
