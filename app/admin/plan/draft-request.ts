import { fromIndiaTime } from "#app/admin/india-time.ts";
import { textOf } from "#app/admin/draft/form-entries.ts";

/**
 * Where a submit button sends the form: to the draft, or from the draft to the published record. Absent: to the record.
 */
export type DraftWay = "beside" | "into-place";

/** Removes `way` from the entries and converts the time to the API's form. */
export function takeWay(entries: FormData): DraftWay | null {
  const way = textOf(entries, "way");
  entries.delete("way");
  const at = textOf(entries, "publish_at");
  if (way === "") entries.delete("publish_at");
  else entries.set("publish_at", at && fromIndiaTime(at));
  return way === "beside" || way === "into-place" ? way : null;
}

/** The HTTP method of a way. */
export const methodOf = (way: DraftWay) => (way === "beside" ? "PUT" : "POST");
