import { untrack } from 'svelte';

// What a screen reader says without being asked.
class Live {
  text = $state('');

  announce(text: string): void {
    // The same words again must still be a change.
    this.text = text === untrack(() => this.text) ? `${text}\u00a0` : text;
  }
}

export const live = new Live();
