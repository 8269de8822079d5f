// The addresses of the screens, behind the # so that the server need not know them.
export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string | null; bots?: boolean } // bots: the other seats are theirs
  | { screen: 'table'; table: string }
  | { screen: 'replay' }
  | { screen: 'device'; code: string }
  | { screen: 'rules'; game: string; entry: string | null };

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a % that stands for itself
  }
}

export function parseRoute(hash: string): Route {
  const [screen = '', first, second] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode);
  if (screen === 'new') return { screen: 'new', game: first || null, ...(second === 'bots' ? { bots: true } : {}) };
  if (screen === 't' && first) return { screen: 'table', table: first };
  if (screen === 'replay') return { screen: 'replay' };
  if (screen === 'device' && first) return { screen: 'device', code: first };
  if (screen === 'rules' && first) return { screen: 'rules', game: first, entry: second || null };
  return { screen: 'home' };
}

function parts(route: Route): string[] {
  switch (route.screen) {
    case 'home':
      return [];
    case 'new':
      return route.game ? ['new', route.game, ...(route.bots ? ['bots'] : [])] : ['new'];
    case 'table':
      return ['t', route.table];
    case 'replay':
      return ['replay'];
    case 'device':
      return ['device', route.code];
    case 'rules':
      return route.entry ? ['rules', route.game, route.entry] : ['rules', route.game];
  }
}

export function formatRoute(route: Route): string {
  return `#/${parts(route).map(encodeURIComponent).join('/')}`;
}

/** The table that a pasted invitation means: a whole link, its end, or the bare code. */
export function tableOfInvitation(text: string): string | null {
  const linked = /#\/t\/([^/?#\s]+)/.exec(text);
  if (linked?.[1]) return decode(linked[1]);
  const bare = text.trim();
  return /^[A-Za-z0-9_-]{3,40}$/.test(bare) ? bare : null;
}
