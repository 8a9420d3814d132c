import { untilPainted } from "#app/first-paint.ts";

/**
 * The text of the script that lets the others start: its hash is in the policy of every page of the panel. A script that
 * has not run yet runs when it is put into the page.
 */
export const startAfterRows = `(async () => {
  await (${untilPainted})();
  for (const link of document.querySelectorAll("link[rel=later]")) link.rel = "modulepreload";
  for (const script of document.querySelectorAll("script[type=later]")) {
    script.type = "module";
    script.parentNode.insertBefore(script, script.nextSibling);
  }
})()`;

/** The page whose module scripts neither travel nor run beside its first rows, but once these are painted. */
export const withScriptsAfterRows = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replaceAll('<script type="module"', '<script type="later"')
    .replace("</body>", () => `<script>${startAfterRows}</script></body>`);
