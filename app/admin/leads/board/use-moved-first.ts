import { useEffect, useMemo } from "react";
import { useFetcher } from "react-router";
import type { BoardColumnPage } from "#app/admin/board/board-page.ts";
import type { RecordAnswer } from "#app/admin/record/record-data.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";

/**
 * Leads moved just now, last first, by stage: they are shown at the top of their column, since their own place may be
 * far below. The last one is shown even if its place was not loaded.
 */
export function useMovedFirst(columns: BoardColumnPage<Lead>[], moved: Lead[]): Map<Lead["stage"], Lead[]> {
  const read = useMemo(
    () => new Map(columns.flatMap(({ rows }) => rows.map((lead) => [lead.id, lead] as const))),
    [columns],
  );
  const beyond = useReadAnew(read, moved[0]);
  return useMemo(() => {
    const known = moved.map(({ id }) => read.get(id)).filter((lead) => lead !== undefined);
    return Map.groupBy(beyond ? [beyond, ...known] : known, ({ stage }) => stage);
  }, [read, moved, beyond]);
}

/** The stored version, read with each reload of the board; undefined if `read` contains it, or it is gone. */
function useReadAnew(read: Map<number, Lead>, lead: Lead | undefined): Lead | undefined {
  const id = lead && !read.has(lead.id) ? lead.id : null;
  const { load, data } = useFetcher<RecordAnswer>({ key: `moved ${id}` });
  useEffect(() => {
    if (id !== null) void load(`/admin/data/record?of=leads&id=${id}`);
    // Runs at each reading, even if it still lacks the lead.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [load, id, read]);
  if (id === null || (data && "isGone" in data)) return undefined;
  return data && "record" in data ? (data.record as Lead) : lead;
}
