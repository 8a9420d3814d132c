import { useEffect, useMemo } from "react";
import { useFetcher } from "react-router";
import type { BoardColumnPage } from "#app/admin/board/board-page.ts";
import type { RecordAnswer } from "#app/admin/record/record-data.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";

/**
 * What was moved just now, the last first, by its stage: it stands at the head of its column, since its own place might
 * be far below. The last stands there also where nobody has asked yet for the cards among which it is.
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

/** As it is stored now, with each reading of the board; undefined where this holds it, or it is gone. */
function useReadAnew(read: Map<number, Lead>, lead: Lead | undefined): Lead | undefined {
  const id = lead && !read.has(lead.id) ? lead.id : null;
  const { load, data } = useFetcher<RecordAnswer>({ key: `moved ${id}` });
  useEffect(() => {
    if (id !== null) void load(`/admin/data/record?of=leads&id=${id}`);
    // With each reading, though it still lacks the lead.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [load, id, read]);
  if (id === null || (data && "isGone" in data)) return undefined;
  return data && "record" in data ? (data.record as Lead) : lead;
}
