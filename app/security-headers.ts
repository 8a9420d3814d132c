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
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
};

/** Public pages have no inline script; `styleHashes` vouch for the built sheets that are written into the page. */
export const publicPageHeaders = (styleHashes: string[]) => ({
  ...always,
  "content-security-policy": policy(["'inline-speculation-rules'"], styleHashes),
});

/** The panel's shell holds no stored text: the hashes of its own inline scripts cannot vouch for somebody else's. */
export function panelPageHeaders(html: string) {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(([, text]) => `'sha256-${createHash("sha256").update(text!).digest("base64")}'`);
  return { ...always, "content-security-policy": policy([...new Set(hashes)], []) };
}

/** Vite's development client injects inline scripts and styles, and talks over a socket. */
export const developmentPageHeaders = {
  ...always,
  "content-security-policy":
    "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws:",
};
