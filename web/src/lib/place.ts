// Where a note stands beside the thing it explains: below, else above, never outside the window.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const gap = 8;
const margin = 6;

export function placeBeside(
  thing: Box,
  note: { width: number; height: number },
  room: { width: number; height: number },
): { left: number; top: number } {
  const below = thing.top + thing.height + gap;
  const above = thing.top - gap - note.height;
  const fitsBelow = below + note.height <= room.height - margin;
  const fitsAbove = above >= margin;
  const top = fitsBelow ? below : fitsAbove ? above : Math.max(margin, room.height - margin - note.height);
  const middle = thing.left + thing.width / 2 - note.width / 2;
  // A note as high as the window stands beside the thing rather than on it.
  const aside =
    thing.left + thing.width + gap + note.width <= room.width - margin
      ? thing.left + thing.width + gap
      : thing.left - gap - note.width;
  const wanted = fitsBelow || fitsAbove ? middle : aside;
  return { left: Math.max(margin, Math.min(wanted, room.width - margin - note.width)), top };
}

/** Beside the thing, and clear of what must stay in sight. */
export function placeClear(
  thing: Box,
  note: { width: number; height: number },
  room: { width: number; height: number },
  kept: Box | null,
): { left: number; top: number } {
  const at = placeBeside(thing, note, room);
  const apart = (a: number, length: number, b: number, other: number) => a + length <= b || b + other <= a;
  if (!kept || apart(at.left, note.width, kept.left, kept.width) || apart(at.top, note.height, kept.top, kept.height))
    return at;
  if (thing.top < kept.top) return placeBeside(thing, note, { ...room, height: kept.top });
  const { left, width } = thing; // of a rectangle of the page, whose numbers a spread would leave behind
  return placeBeside({ left, width, top: kept.top, height: thing.top + thing.height - kept.top }, note, room);
}
