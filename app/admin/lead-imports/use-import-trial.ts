import { useEffect, useRef, useState } from "react";
import { ApiFailure, callForData } from "#app/admin/api/api-client.ts";
import { useSessionEnd } from "#app/admin/session/use-session-end.ts";
import type { LeadImportTrial } from "#app/domain/lead-import/lead-import-schema.ts";
import { sliceOf } from "./file/file-slices.ts";
import type { Mapping } from "./mapping/guess-fields.ts";
import { type Prospect, prospects } from "./mapping/import-prospect.ts";
import type { FileTable } from "./file/read-table.ts";

export interface ImportTrial {
  prospect: Prospect;
  isRunning: boolean;
  failure?: string;
}

const nothing: Prospect = { done: 0, created: 0, joined: 0, unchanged: 0, doubles: 0, refused: new Map() };

/** Checks a file slice by slice and reports the progress; nothing is stored. */
export function useImportTrial(table: FileTable) {
  const [trial, setTrial] = useState<ImportTrial>();
  /** The current check: an outdated one, or one whose screen is gone, stops. */
  const latest = useRef(0);
  const isSessionEnd = useSessionEnd();
  useEffect(() => () => void (latest.current += 1), []);

  function forget() {
    latest.current += 1;
    setTrial(undefined);
  }
  async function look(mapping: Mapping, source: string) {
    const mine = ++latest.current;
    const count = prospects();
    let now: ImportTrial = { prospect: nothing, isRunning: true };
    const show = (next: ImportTrial) => latest.current === mine && setTrial((now = next));
    show(now);
    try {
      while (now.prospect.done < table.rows.length && latest.current === mine) {
        const body = { file: table.name, source, rows: sliceOf(table, mapping, now.prospect.done) };
        const trial = await callForData<LeadImportTrial>("lead-import-trials", { method: "POST", body });
        show({ prospect: count(trial), isRunning: true });
      }
      show({ ...now, isRunning: false });
    } catch (error) {
      if (isSessionEnd(error)) return;
      if (!(error instanceof ApiFailure)) throw error;
      show({ ...now, isRunning: false, failure: error.message });
    }
  }
  return { trial, look, forget };
}
