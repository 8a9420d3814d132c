import type { DetailedProgram } from "./explorer-program.ts";

let reading: Promise<DetailedProgram[] | null> | undefined;

/** All programmes with their details, read once; null when they cannot be had, and the next call tries anew. */
export function readProgramDetails(): Promise<DetailedProgram[] | null> {
  reading ??= fetchPrograms().catch(() => {
    // Offline, or the server is in trouble: the caller's link still leads to the page that shows them.
    reading = undefined;
    return null;
  });
  return reading;
}

async function fetchPrograms() {
  const response = await fetch("/backend/api/programs.php");
  if (!response.ok) throw new Error(response.statusText);
  const { data } = (await response.json()) as { data: DetailedProgram[] };
  return data;
}
