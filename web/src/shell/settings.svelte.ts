// What a person has set on this device; kept in the browser, never sent anywhere.
import type { Language } from '../lib/game.ts';
import { languages } from '../lib/words.ts';

export type Theme = 'night' | 'day';

interface Stored {
  language: Language;
  theme: Theme;
  sound: boolean;
  notify: boolean;
  guided: boolean;
  panelOpen: boolean; // beside the board, where there is room
  muted: string[]; // people whose chat is not shown
}

const key = 'mehen.settings';

export function languageOf(tags: readonly string[]): Language {
  for (const tag of tags) {
    const found = languages.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function read(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Stored>;
  } catch {
    return {}; // forbidden or broken storage: the usual settings do
  }
}

export class Settings implements Stored {
  language = $state<Language>('en');
  theme = $state<Theme>('night');
  sound = $state(false);
  notify = $state(false);
  guided = $state(true);
  panelOpen = $state(true);
  muted = $state.raw<string[]>([]);

  constructor() {
    this.language = languageOf(navigator.languages ?? []);
    const stored = read();
    for (const name of Object.keys(this.all()) as (keyof Stored)[])
      if (typeof stored[name] === typeof this[name]) Object.assign(this, { [name]: stored[name] });
    if (!languages.includes(this.language)) this.language = 'en';
  }

  /** Everything at once, read so that an effect notices each change. */
  all(): Stored {
    const { language, theme, sound, notify, guided, panelOpen, muted } = this;
    return { language, theme, sound, notify, guided, panelOpen, muted };
  }

  store(): void {
    try {
      localStorage.setItem(key, JSON.stringify(this.all()));
    } catch {
      // Without storage the settings last until the page is closed.
    }
  }
}
