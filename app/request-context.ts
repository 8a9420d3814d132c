import { createContext } from "react-router";
import type { Database } from "#db/database.ts";

/** What every loader and action is given. */
export interface RequestServices {
  db: Database;
  /** Canonical addresses begin with it, e.g. `https://disha.example`. */
  publicOrigin: string;
  /** The visitor's network address, for throttling. */
  clientAddress: string;
}

export const requestServices = createContext<RequestServices>();
