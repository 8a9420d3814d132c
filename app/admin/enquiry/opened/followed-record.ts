import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { RecordAnswer } from "#app/admin/record/record-data.ts";
import type { Listed } from "#app/admin/record/open-record.ts";

/**
 * A record as stored now, for read-only displays: the list's row, which each act reloads; if the list lacks it, it is
 * read by itself whenever the rows are. If that fails, the last version stays.
 */
export function useFollowedRecord<Row extends { id: number }>({ file, rows }: Listed<Row>, id: string | null) {
  const shown = rows.find((row) => `${row.id}` === id);
  const asked = shown ? null : id;
  const { load, data: read } = useFetcher<RecordAnswer>({ key: `followed ${file} ${asked}` });
  useEffect(() => {
    if (asked !== null) void load(`/admin/data/record?${new URLSearchParams({ of: file, id: asked })}`);
    // Runs at each reading of the list, even if it still lacks the record.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [load, file, asked, rows]);
  const answer = read?.id === asked ? read : undefined;
  const found = shown ?? (answer && "record" in answer ? (answer.record as Row) : null);
  const [last, setLast] = useState<Row | null>(null);
  if (found && found !== last) setLast(found);
  const isGone = answer !== undefined && "isGone" in answer;
  const record = found ?? (!isGone && `${last?.id}` === id ? last : null);
  return { record, isMissing: answer !== undefined && record === null };
}
