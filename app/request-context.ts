import { createContext } from "react-router";
import type { Database } from "#db/database.ts";
import type { SignInThrottle } from "#app/domain/session/throttle/sign-in-throttle.ts";
import type { RateLimit } from "#app/lib/traffic/rate-limit.ts";

/** What every loader and action is given. */
export interface RequestServices {
  db: Database;
  /** Canonical addresses begin with it, e.g. `https://disha.example`. */
  publicOrigin: string;
  /** The visitor's network address, for throttling. */
  clientAddress: string;
  /** False: no mail leaves, and nobody may be promised one. */
  hasMailServer: boolean;
  /**
   * Counts what changes what visitors see (`content-version.ts`), as it was when they asked; null while the database is
   * gone.
   */
  contentVersion: number | null;
}

export const requestServices = createContext<RequestServices>();

export interface PrivateServices {
  signInThrottle: SignInThrottle;
  /** Of links by mail to the page of an application, for one account. */
  linkLimit: RateLimit;
}

/** What a page that is one visitor's own is given beside; no other page has a cookie. */
export interface PrivateVisit extends PrivateServices {
  /** The session's. */
  token: string | undefined;
  /** What the browser calls itself. */
  device: string | null;
  /** The `set-cookie` that keeps its visitor signed in by a token; by none, no longer. */
  cookieOf(token: string | null): string;
}

/** Null where the address is spelt as no private page's is: nobody is let in there. */
export const privateVisit = createContext<PrivateVisit | null>(null);

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

/**
 * Where the rendering of a page notes that records could not be read or stored, which React Router tells as any other
 * error.
 */
export const storageTrouble = createContext<{ error?: unknown }>();

/**
 * Where the rendering of a page leaves it, as UTF-8: as the body of a `Response` it would go through a stream, piece by
 * piece.
 */
export const renderedPage = createContext<{ html?: Buffer }>();
