import { untilPainted } from "#app/server/pages/first-paint.ts";

/** Which rows it leaves out stands in `record-table.css`. Who comes back to a page may have read further down. */
const firstWindow = `history.state ?? document.documentElement.classList.add("is-first-window")`;

// A script that has not run yet runs when it is put into the page.
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
 * A page of the panel that draws the rows in its window first (record 496), and whose module scripts neither travel nor
 * run beside these, but once they are painted (record 029). No stored text can look like the tags that are changed: a
 * page holds it escaped.
 */
export const scriptsAfterRows = (html: string, nonce: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('type="module"', 'type="later"')
    .replace("</head>", () => `<script nonce="${nonce}">${firstWindow}</script></head>`)
    .replace("</body>", () => `<script nonce="${nonce}">${start}</script></body>`);
