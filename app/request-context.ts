import { createContext } from "react-router";
import type { Database } from "#db/database.ts";
import type { SignInThrottle } from "#app/domain/session/throttle/sign-in-throttle.ts";
import type { RateLimit } from "#app/lib/traffic/rate-limit.ts";

/** The services for every loader and action. */
export interface RequestServices {
  db: Database;
  /** The origin of canonical addresses, e.g. `https://disha.example`. */
  publicOrigin: string;
  /** The visitor's network address, for throttling. */
  clientAddress: string;
  /** False: no mail is sent, so none may be promised. */
  hasMailServer: boolean;
  /**
   * The version of what visitors see (`content-version.ts`) at the time of the request; null while the database is
   * gone.
   */
  contentVersion: number | null;
}

export const requestServices = createContext<RequestServices>();

export interface PrivateServices {
  signInThrottle: SignInThrottle;
  /** Limits links to an application's page per account. */
  linkLimit: RateLimit;
}

/** The additional services of private pages; other pages have no cookie. */
export interface PrivateVisit extends PrivateServices {
  /** The session's. */
  token: string | undefined;
  /** The browser's user agent. */
  device: string | null;
  /** The `set-cookie` header that keeps the visitor signed in with a token, or, with null, signs them out. */
  cookieOf(token: string | null): string;
}

/** Null for addresses that are not spelt as a private page's: nobody is signed in there. */
export const privateVisit = createContext<PrivateVisit | null>(null);

/** How the panel's loaders read the API: as the person who requests the page (record 030). */
export interface PanelReading {
  /** Answers `<file>.php?<query>` of the API. */
  read(fileAndQuery: string): Promise<{ statusCode: number; body: string }>;
  /** A cookie of the panel with a preference. */
  cookie(name: string): string | undefined;
}

export const panelReading = createContext<PanelReading>();

/** The nonce for a panel page's inline scripts; empty on public pages, which have none of their own. */
export const scriptNonce = createContext("");

/**
 * Where rendering reports that records could not be read or stored, which React Router passes on like any other error.
 */
export const storageTrouble = createContext<{ error?: unknown }>();

/** Where rendering leaves the page, as UTF-8: as the body of a `Response` it would pass through a stream in chunks. */
export const renderedPage = createContext<{ html?: Buffer }>();
