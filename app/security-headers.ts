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

/** A window in which staff are signed in answers to no other site. Public pages would pay for it with a new process (record 029). */
const ownWindow = { "cross-origin-opener-policy": "same-origin" };

/** `scripts` and `styles`: hashes of our own files' text that is written into the page, never of what a page holds. */
export const publicPageHeaders = ({ scripts = [], styles }: { scripts?: string[]; styles: string[] }) => ({
  ...always,
  "content-security-policy": policy(scripts, styles),
});

/** What a policy calls an inline script or style that it allows. */
export const inlineHash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * The panel's shell holds no stored text: the hashes of its own inline scripts, and of `scripts` that it may get along
 * with its first rows, cannot vouch for somebody else's.
 */
export function panelPageHeaders(html: string, ...scripts: string[]) {
  const own = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = [...own.map(([, text]) => text!), ...scripts].map(inlineHash);
  return { ...always, ...ownWindow, "content-security-policy": policy([...new Set(hashes)], []) };
}

/** Vite's development client injects inline scripts and styles, and talks over a socket. */
export const developmentPageHeaders = {
  ...always,
  "content-security-policy":
    "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws:",
};
