// The form that a table has in the room that there is, as words: its panels follow it, each by styles of its own
// ([data-form~='small']).
import { getContext, setContext } from 'svelte';

const key = Symbol('form');

export function provideForm(words: () => string): void {
  setContext(key, words);
}

export function useForm(): () => string {
  return getContext<(() => string) | undefined>(key) ?? (() => 'wide');
}
