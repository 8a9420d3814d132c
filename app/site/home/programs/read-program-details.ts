import type { DetailedProgram } from "./explorer-program.ts";

let reading: Promise<DetailedProgram[] | null> | undefined;

/** All programmes with details, read once; null after a failure, and the next call tries again. */
export function readProgramDetails(): Promise<DetailedProgram[] | null> {
  reading ??= fetchPrograms().catch(() => {
    // Offline or a server error: the caller's link leads to the page that shows them.
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
