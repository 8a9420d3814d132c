import { fromIndiaTime } from "#app/admin/india-time.ts";
import { textOf } from "#app/admin/draft/form-entries.ts";

/** Where a form's button sends it: beside what visitors see, or from there into its place. Absent: into the record. */
export type DraftWay = "beside" | "into-place";

/** Takes the way out of what a form sends, and says its time as the API takes it. */
export function takeWay(entries: FormData): DraftWay | null {
  const way = textOf(entries, "way");
  entries.delete("way");
  const at = textOf(entries, "publish_at");
  if (way === "") entries.delete("publish_at");
  else entries.set("publish_at", at && fromIndiaTime(at));
  return way === "beside" || way === "into-place" ? way : null;
}

/** How a way is asked for. */
export const methodOf = (way: DraftWay) => (way === "beside" ? "PUT" : "POST");
