import { createTold } from "#app/admin/screen/told.ts";

/** A link to hand over without mail: shown once and stored nowhere. */
export interface MadeLink {
  /** The recipient. */
  email: string;
  address: string;
  /** Its validity, e.g. `for one hour`. */
  good: string;
}

export const madeLink = createTold<MadeLink | null>(null);
