import { untilPainted } from "#app/server/pages/first-paint.ts";

/** `record-table.css` says which rows it hides. With a history state, a visitor may have scrolled further down. */
const firstWindow = `history.state ?? document.documentElement.classList.add("is-first-window")`;

// An inert script runs when it is inserted again.
const start = `(async () => {
  await (${untilPainted})();
  document.documentElement.classList.remove("is-first-window");
  for (const link of document.querySelectorAll("link[rel=later]")) link.rel = "modulepreload";
  for (const script of document.querySelectorAll("script[type=later]")) {
    script.type = "module";
    script.after(script);
  }
})()`;

/**
 * For panel pages that draw the rows in view first (record 496): module scripts load only after these are painted
 * (record 029). Stored text cannot match the replaced tags, since it is escaped.
 */
export const scriptsAfterRows = (html: string, nonce: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('type="module"', 'type="later"')
    .replace("</head>", () => `<script nonce="${nonce}">${firstWindow}</script></head>`)
    .replace("</body>", () => `<script nonce="${nonce}">${start}</script></body>`);
