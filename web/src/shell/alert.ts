// Your turn: tab title, icon, and where switched on a tone and a notification.
const icons = { quiet: '/icon.svg', turn: '/icon-turn.svg' };

let marking: ReturnType<typeof setTimeout> | undefined;

/**
 * Title and icon of the tab, a moment later: browsers take their time for it, and quick turns need only the last one.
 */
export function markTab(title: string, turn: boolean): void {
  clearTimeout(marking);
  marking = setTimeout(() => {
    document.title = title;
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const wanted = turn ? icons.turn : icons.quiet;
    if (link && link.getAttribute('href') !== wanted) link.href = wanted;
  }, 100);
}

/** Two soft notes, a fifth apart, like a struck bowl. */
export function playTone(): void {
  const context = new AudioContext();
  const notes = [
    { pitch: 392, start: 0 },
    { pitch: 587.3, start: 0.16 },
  ];
  for (const { pitch, start } of notes) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const from = context.currentTime + start;
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, from);
    volume.gain.exponentialRampToValueAtTime(0.18, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.9);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + 1);
  }
  setTimeout(() => void context.close(), 1600);
}

/** Asks the browser only when the person switches it on. */
export async function allowNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function notify(title: string, body: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted' || !document.hidden) return;
  const note = new Notification(title, { body, icon: icons.turn, tag: 'mehen-turn' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
