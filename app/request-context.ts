import { createContext } from "react-router";
import type { Database } from "#db/database.ts";

/** What every loader and action is given. */
export interface RequestServices {
  db: Database;
  /** Canonical addresses begin with it, e.g. `https://disha.example`. */
  publicOrigin: string;
  /** The visitor's network address, for throttling. */
  clientAddress: string;
  /** Counts what changes what visitors see (`content-version.ts`), as it was when they asked; null while the database is gone. */
  contentVersion: number | null;
}

export const requestServices = createContext<RequestServices>();

/** How the panel's loaders read the API: in the name of whoever asks for the page (record 030). */
export interface PanelReading {
  /** Answers `<file>.php?<query>` of the API. */
  read(fileAndQuery: string): Promise<{ statusCode: number; body: string }>;
  /** A cookie of the panel that says how somebody likes to see it. */
  cookie(name: string): string | undefined;
}

export const panelReading = createContext<PanelReading>();

/** Vouches for the inline scripts of one page of the panel; empty on public pages, which have none of their own. */
export const scriptNonce = createContext("");

/** Where the rendering of a page notes that records could not be read or stored, which React Router tells as any other error. */
export const storageTrouble = createContext<{ error?: unknown }>();

/** Where the rendering of a page leaves it, as UTF-8: as the body of a `Response` it would go through a stream, piece by piece. */
export const renderedPage = createContext<{ html?: Buffer }>();
