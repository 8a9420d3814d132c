import { createHash } from "node:crypto";

// Embla and native dialogs set style attributes; scripts come from our own files only.
const policy = (scripts: string[], styles: string[]) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

const always = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
};

/**
 * A window in which staff are signed in answers to no other site. Public pages would pay for it with a new process
 * (record 029).
 */
const ownWindow = { "cross-origin-opener-policy": "same-origin" };

/** `scripts` and `styles`: hashes of our own files' text that is written into the page, never of what a page holds. */
export const publicPageHeaders = ({ scripts = [], styles }: { scripts?: string[]; styles: string[] }) => ({
  ...always,
  "content-security-policy": policy(scripts, styles),
});

/** What a policy calls an inline script or style that it allows. */
export const inlineHash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * A page of the panel holds stored text, in its scripts, too: a nonce of this one answer vouches for what we wrote,
 * which nobody could have stored.
 */
export const panelPageHeaders = (nonce: string) => ({
  ...always,
  ...ownWindow,
  "content-security-policy": policy([`'nonce-${nonce}'`], []),
});

/** Vite's development client injects inline scripts and styles, and talks over a socket. */
export const developmentPageHeaders = {
  ...always,
  "content-security-policy":
    "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws:",
};
