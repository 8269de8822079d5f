// Your turn: the tab says so, and where it is wanted a tone and a notification.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allowNotifications, markTab, notify, playTone } from '../src/shell/alert.ts';

const shown: { title: string; body: string | undefined }[] = [];
let permission: NotificationPermission = 'default';

class FakeNotification {
  static get permission() {
    return permission;
  }
  static requestPermission = async () => (permission = 'granted');
  onclick: (() => void) | null = null;
  close = () => undefined;
  constructor(title: string, options: NotificationOptions) {
    shown.push({ title, body: options.body });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Notification', FakeNotification);
  shown.length = 0;
  permission = 'default';
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const icon = () => document.querySelector('link[rel="icon"]')!.getAttribute('href');
const hide = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);

test('the tab shows the last of several quick turns, with its icon', () => {
  markTab('Your turn', true);
  markTab('Waiting', false);
  markTab('Your turn again', true);
  vi.runAllTimers();
  expect(document.title).toBe('Your turn again');
  expect(icon()).toBe('/icon-turn.svg');
  markTab('Waiting', false);
  vi.runAllTimers();
  expect(icon()).toBe('/icon.svg');
});

test('a notification comes only when it was allowed and the page is out of sight', async () => {
  hide(true);
  notify('Your turn', 'Kemet');
  expect(shown).toEqual([]);
  expect(await allowNotifications()).toBe(true);
  notify('Your turn', 'Kemet');
  expect(shown).toEqual([{ title: 'Your turn', body: 'Kemet' }]);
  hide(false);
  notify('Your turn', 'Kemet');
  expect(shown).toHaveLength(1);
});

test('the tone is two notes, one after the other, and leaves nothing open', () => {
  const started: number[] = [];
  const close = vi.fn(async () => undefined);
  const volume = { gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }, connect: vi.fn() };
  class FakeAudio {
    currentTime = 0;
    destination = {};
    close = close;
    createGain = () => volume;
    createOscillator = () => ({
      type: '',
      frequency: { value: 0 },
      connect: () => volume,
      start: (at: number) => started.push(at),
      stop: vi.fn(),
    });
  }
  vi.stubGlobal('AudioContext', FakeAudio);
  playTone();
  expect(started).toHaveLength(2);
  expect(started[1]).toBeGreaterThan(started[0]!);
  vi.runAllTimers();
  expect(close).toHaveBeenCalledOnce();
});
