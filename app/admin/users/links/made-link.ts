/** A link that staff hand over, since no mail leaves: it is shown once and kept nowhere. */
export interface MadeLink {
  /** Whom it is for. */
  email: string;
  address: string;
  /** Until when it is good, e.g. `for one hour`. */
  good: string;
}

let made: MadeLink | null = null;
const listeners = new Set<() => void>();

export function showMadeLink(link: MadeLink | null) {
  made = link;
  for (const tell of listeners) tell();
}

export const readMadeLink = () => made;

export function followMadeLink(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
