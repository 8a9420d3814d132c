import { useState } from "react";
import { useMatches } from "react-router";

declare global {
  interface Window {
    earlyReads?: Partial<Record<string, Promise<Response>>>;
  }
}

/** What a screen's `handle` may say to the panel. */
export interface ScreenHandle {
  /** The lists and records that its loader reads first, each the name of a file without `.php`. */
  reads: string[];
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

/** Asks for a screen's records before its scripts are there. */
export function EarlyReads() {
  const matches = useMatches();
  // The screen that the document was made for; the panel goes on to others without a new document.
  const [files] = useState(() => matches.flatMap(({ handle }) => (handle as ScreenHandle | undefined)?.reads ?? []));
  if (files.length === 0) return null;
  return <script dangerouslySetInnerHTML={{ __html: `(${start})(${JSON.stringify(files)})` }} />;
}

let areFresh = true;

/**
 * The answer that is already on its way, once, and only for the loaders that begin with the document: one that none of
 * them took (a screen that leads on to another reads nothing) is old by the time that somebody asks again.
 */
export function takeEarlyRead(file: string): Promise<Response> | undefined {
  const answer = globalThis.window?.earlyReads?.[file];
  if (!answer || !areFresh) return undefined;
  setTimeout(() => (areFresh = false));
  delete window.earlyReads![file];
  return answer;
}
