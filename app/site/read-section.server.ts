import { logUnexpected } from "#app/lib/failures/log-unexpected.server.ts";

/** What a section of a page shows: its rows, or the specification's text when they could not be read (decision 34). */
export type Section<Row> = { rows: Row[] } | { failure: string };

/** One failing section leaves the others standing: the error is logged here, once, and the visitor reads `failure`. */
export async function readSection<Read extends { rows: unknown[] }>(
  reading: Promise<Read>,
  failure: string,
): Promise<Read | { failure: string }> {
  try {
    return await reading;
  } catch (error) {
    logUnexpected(error);
    return { failure };
  }
}

/** A page with a hole in it must not be kept for the next visitor. */
export const headersFor = (sections: Record<string, Section<unknown>>) =>
  Object.values(sections).some((section) => "failure" in section) ? { "cache-control": "no-store" } : undefined;
