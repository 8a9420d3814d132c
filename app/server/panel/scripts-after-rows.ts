import { untilPainted } from "#app/server/pages/first-paint.ts";

// A script that has not run yet runs when it is put into the page.
const start = `(async () => {
  await (${untilPainted})();
  for (const link of document.querySelectorAll("link[rel=later]")) link.rel = "modulepreload";
  for (const script of document.querySelectorAll("script[type=later]")) {
    script.type = "module";
    script.after(script);
  }
})()`;

/**
 * A page of the panel whose module scripts neither travel nor run beside its first rows, but once these are painted
 * (record 029). No stored text can look like the tags that are changed: a page holds it escaped.
 */
export const scriptsAfterRows = (html: string, nonce: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('type="module"', 'type="later"')
    .replace("</body>", () => `<script nonce="${nonce}">${start}</script></body>`);
