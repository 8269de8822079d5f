// Single keys at a table. Not while somebody types, holds a modifier or answers a dialog.
import type { PanelId } from './panels.ts';

export type Shortcut = PanelId | 'undo' | 'close';

const keys: Record<string, Shortcut> = {
  a: 'actions',
  '/': 'actions',
  l: 'chronicle',
  c: 'chat',
  '?': 'rules',
  u: 'undo',
  Escape: 'close',
};

export function panelOfKey(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return null;
  const target = event.target as Element | null;
  const typing = target?.matches('input:not([type="range"]):not([type="checkbox"]), textarea, select') ?? false;
  if (typing && event.key !== 'Escape') return null;
  if (document.querySelector('dialog[open]')) return null;
  return keys[event.key] ?? null;
}
