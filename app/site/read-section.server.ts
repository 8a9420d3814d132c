import type { WordsOf } from "#app/domain/page-text/read-page-texts.ts";
import { logUnexpected } from "#app/lib/failures/log-unexpected.server.ts";

/** The owner's text for what could not be read. */
export type Failure = keyof WordsOf<"menu">["failures"];

/** The rows of a section, or the key of a text if they could not be read (D34). */
export type Section<Row> = { rows: Row[] } | { failure: Failure };

/** A failing section does not affect others: the error is logged here, and the visitor reads the text of `failure`. */
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

/** A page with a failed section must not be cached. */
export const headersFor = (sections: Record<string, object>) =>
  Object.values(sections).some((section) => "failure" in section) ? { "cache-control": "no-store" } : undefined;
