import { createTold } from "#app/admin/screen/told.ts";

/** A link that staff hand over, since no mail leaves: it is shown once and kept nowhere. */
export interface MadeLink {
  /** Whom it is for. */
  email: string;
  address: string;
  /** Until when it is good, e.g. `for one hour`. */
  good: string;
}

export const madeLink = createTold<MadeLink | null>(null);
