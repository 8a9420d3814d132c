import type { WordsOf } from "#app/domain/page-text/read-page-texts.ts";
import { logUnexpected } from "#app/lib/failures/log-unexpected.server.ts";

/** What could not be read, as the owner's words name it. */
export type Failure = keyof WordsOf<"menu">["failures"];

/** What a section of a page shows: its rows, or which words stand there when they could not be read (D34). */
export type Section<Row> = { rows: Row[] } | { failure: Failure };

/**
 * One failing section leaves the others standing: the error is logged here, once, and the visitor reads the words of
 * `failure`.
 */
export async function readSection<Read extends object>(
  reading: Promise<Read>,
  failure: Failure,
): Promise<Read | { failure: Failure }> {
  try {
    return await reading;
  } catch (error) {
    logUnexpected(error);
    return { failure };
  }
}

/** A page with a hole in it must not be kept for the next visitor. */
export const headersFor = (sections: Record<string, object>) =>
  Object.values(sections).some((section) => "failure" in section) ? { "cache-control": "no-store" } : undefined;
