import { createHash } from "node:crypto";

// Embla and native dialogs set style attributes; scripts come only from own files.
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

/** Isolates windows of the panel from other sites. On public pages it would cost a new process (record 029). */
const ownWindow = { "cross-origin-opener-policy": "same-origin" };

/** `scripts` and `styles`: hashes of own files that are inlined, never of a page's content. */
export const publicPageHeaders = ({ scripts = [], styles }: { scripts?: string[]; styles: string[] }) => ({
  ...always,
  "content-security-policy": policy(scripts, styles),
});

/** The policy's source for an inline script or style. */
export const inlineHash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * The panel's scripts contain stored text, so a hash would not do: a nonce, unknown to whoever stored it, marks own
 * scripts.
 */
export const panelPageHeaders = (nonce: string) => ({
  ...always,
  ...ownWindow,
  "content-security-policy": policy([`'nonce-${nonce}'`], []),
});

/** Vite's client injects inline scripts and styles and uses a socket. */
export const developmentPageHeaders = {
  ...always,
  "content-security-policy":
    "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws:",
};
