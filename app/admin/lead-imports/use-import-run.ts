import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { ApiFailure, callForData } from "#app/admin/api/api-client.ts";
import { warnBeforeUnload } from "#app/admin/draft/warn-before-unload.ts";
import { useSessionEnd } from "#app/admin/session/use-session-end.ts";
import { showFailure, showToast } from "#app/admin/toast/toasts.ts";
import { LONGEST_HEADING } from "#app/domain/lead-import/import-fields.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import type { LeadImport, LeadImportOutcome } from "#app/domain/lead-import/lead-import-schema.ts";
import { sliceOf } from "./file/file-slices.ts";
import { rowsIn } from "./import-words.ts";
import type { Mapping } from "./mapping/guess-fields.ts";
import type { FileTable } from "./file/read-table.ts";

export interface ImportRun {
  done: number;
  counts: Omit<LeadImportOutcome, "rows">;
  /** Why rows were refused, by line. */
  refused: Map<number, string>;
  failure?: string;
  isRunning: boolean;
}

const nothing: ImportRun = {
  done: 0,
  counts: { created: 0, joined: 0, unchanged: 0, refused: 0 },
  refused: new Map(),
  isRunning: true,
};

/**
 * Sends a file slice by slice and reports the progress. After a failure it continues where it stopped. If the screen is
 * left, it goes on, and a toast reports the result.
 */
export function useImportRun(table: FileTable, mapping: Mapping) {
  const [run, setRun] = useState<ImportRun>();
  const begun = useRef<number>(undefined);
  const said = useRef<Said>(undefined);
  const isLeft = useRef(false);
  const isSessionEnd = useSessionEnd();
  const { revalidate } = useRevalidator();

  async function goOn() {
    let now: ImportRun = { ...(run ?? nothing), isRunning: true };
    delete now.failure;
    setRun(now);
    const stopWarning = warnBeforeUnload();
    try {
      begun.current ??= await begin(table, mapping, said.current!);
      for (let next = now.done; next < table.rows.length; next = now.done) {
        const slice = sliceOf(table, mapping, next);
        const query = { id: begun.current };
        const outcome = await callForData<LeadImportOutcome>("lead-imports", {
          method: "PUT",
          query,
          body: { rows: slice },
        });
        now = withOutcome({ ...now, done: next + slice.length }, outcome);
        setRun(now);
      }
      setRun({ ...now, isRunning: false });
      if (isLeft.current) showToast(`The import of ${table.name} is done`);
    } catch (error) {
      if (isSessionEnd(error)) return tellStop(table, now, "The session ended.");
      if (!(error instanceof ApiFailure)) throw error;
      setRun({ ...now, isRunning: false, failure: error.message });
      if (isLeft.current) tellStop(table, now, error.message);
    } finally {
      stopWarning();
    }
    await revalidate();
  }

  function start(words: Said) {
    said.current = words;
    return goOn();
  }

  /** The screen was left. */
  function leave() {
    isLeft.current = true;
  }

  return { run, start, goOn, leave };
}

/** The screen has lost the file by now. */
function tellStop({ name, rows }: FileTable, { done }: ImportRun, why: string) {
  const progress = `${groupDigits(done)} of ${rowsIn(rows.length)}`;
  showFailure(
    `The import of ${name} stopped at ${progress}. ${why} What is done is kept, and the same file brings the rest.`,
  );
}

async function begin({ name, headings }: FileTable, mapping: Mapping, said: Said) {
  const fields = headings
    .map((heading, place) => [heading, mapping[place] ?? ""] as const)
    .filter(([heading]) => heading.length <= LONGEST_HEADING);
  // Of two columns with one heading, the assigned one wins.
  const read = fields.toSorted(([, one], [, other]) => Number(one !== "") - Number(other !== ""));
  const body = { file: name, ...said, mapping: Object.fromEntries(read) };
  return (await callForData<LeadImport>("lead-imports", { method: "POST", body })).id;
}

/** The values for the whole file. */
interface Said {
  source: string;
  consent: string;
  is_given_out: string;
}

function withOutcome(run: ImportRun, { rows, ...more }: LeadImportOutcome): ImportRun {
  const names = ["created", "joined", "unchanged", "refused"] as const;
  const counts = { ...run.counts };
  for (const name of names) counts[name] += more[name];
  const refused = new Map(run.refused);
  for (const { line, sentence } of rows) refused.set(line, sentence);
  return { ...run, counts, refused };
}
