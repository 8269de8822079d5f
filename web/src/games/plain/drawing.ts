// A view of a game that the page does not know: its drawing, or whatever it holds, as lines.
export function linesOf(view: unknown): string[] {
  if (view && typeof view === 'object' && 'drawing' in view && Array.isArray(view.drawing))
    return view.drawing.map(String);
  return JSON.stringify(view ?? {}, null, 1).split('\n');
}
