import { useState } from "react";
import { useMatches } from "react-router";

export type EarlyReads = Partial<Record<string, Promise<Response>>>;

declare global {
  interface Window {
    earlyReads?: EarlyReads;
  }
}

/** What a screen's `handle` may say to the panel. */
export interface ScreenHandle {
  /** The lists and records that its loader reads first, each the name of a file without `.php`. */
  reads: string[];
  /** Its rows stand in the page that the server sends; the first of its reads is the list (record 027). */
  isList?: true;
  /** The cookie that says "board" where a board was used last instead of the list. */
  viewCookie?: string;
}

// Runs while the scripts of the panel are still on their way. A failure is told by the loader that takes the answer.
const start = `(files) => {
  const token = localStorage.getItem("adminToken");
  if (token === null) return;
  const headers = { authorization: "Bearer " + token };
  const read = (file) => fetch("/backend/admin/" + file + ".php", { headers });
  window.earlyReads = Object.fromEntries(files.map((file) => [file, read(file)]));
  for (const answer of Object.values(window.earlyReads)) answer.catch(() => {});
}`;

const mark = '<script data-early-reads="">';

/** Asks for a screen's records before its scripts are there. In the page as it is sent only. */
export function EarlyReadsScript() {
  const matches = useMatches();
  // The screen that the document was made for; the panel goes on to others without a new document.
  const [files] = useState(() => matches.flatMap(({ handle }) => (handle as ScreenHandle | undefined)?.reads ?? []));
  if (files.length === 0 || globalThis.window) return null;
  return <script data-early-reads="" dangerouslySetInnerHTML={{ __html: `(${start})(${JSON.stringify(files)})` }} />;
}

/** The page with that script moved to where this text begins; a script waits for the style sheets before it. */
export function readBefore(place: string, html: string): string {
  const from = html.indexOf(mark);
  if (from === -1) return html;
  const to = html.indexOf("</script>", from) + "</script>".length;
  const script = html.slice(from, to);
  return (html.slice(0, from) + html.slice(to)).replace(place, () => script + place);
}

let areFresh = true;
let readsOfServer: () => EarlyReads | undefined = () => undefined;

/** On the server, where nobody has a window: how to find the answers for the page that is being made. */
export function findReadsBy(find: () => EarlyReads | undefined): void {
  readsOfServer = find;
}

/**
 * The answer that is already on its way, once, and only for the loaders that begin with the document: one that none of
 * them took (a screen that leads on to another reads nothing) is old by the time that somebody asks again.
 */
export function takeEarlyRead(file: string): Promise<Response> | undefined {
  if (!globalThis.window) return readsOfServer()?.[file];
  const answer = window.earlyReads?.[file];
  if (!answer || !areFresh) return undefined;
  setTimeout(() => (areFresh = false));
  delete window.earlyReads![file];
  return answer;
}
