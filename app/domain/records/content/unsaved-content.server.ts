import type { Database } from "#db/database.ts";
import { type Snapshot, snapshotOf } from "#app/domain/version/snapshot.server.ts";
import type { Columns } from "#app/domain/records/any-table.server.ts";
import { pictureColumnsOf } from "#app/domain/records/pictures/picture-columns.ts";
import type { RecordShape } from "#app/domain/records/record-shape.ts";

/** The content that a refused save would have stored, without its new pictures, which were deleted again. */
export async function unsavedOf<Row, Draft, Shown>(
  db: Database,
  shape: RecordShape<Row, Draft, Shown>,
  { id, live, draft, columns }: { id: number; live: Snapshot; draft: Draft; columns: Columns },
) {
  const shown = new Set(pictureColumnsOf(shape.table).addresses);
  const written = Object.entries(columns).filter(([name]) => !shown.has(name));
  const related = (await shape.related?.of(db, draft)) ?? live.related;
  return { kept: shape, id, live, written: snapshotOf({ ...live.columns, ...Object.fromEntries(written) }, related) };
}
