import type { Database } from "#db/database.ts";
import type { Editor } from "#app/domain/activity/activities.server.ts";
import type { Obstacle } from "#app/domain/outcome.ts";
import { snapshotOf } from "#app/domain/version/snapshot.server.ts";
import { keepVersion } from "#app/domain/version/versions.server.ts";
import type { Columns } from "./any-table.server.ts";
import { changeContent } from "./content/content-store.server.ts";
import { holdRow } from "./hold-row.server.ts";
import type { RecordShape } from "./record-shape.ts";

/** Changes single columns without validating the record; audited and versioned like any save. */
export const changeColumns = <Row, Draft, Shown>(
  db: Database,
  shape: RecordShape<Row, Draft, Shown>,
  { id, columns }: { id: number; columns: Columns },
  editor: Editor,
): Promise<{ record: Columns } | Obstacle> =>
  db.transaction().execute(async (db) => {
    const row = await holdRow(db, shape, id);
    if (!row) return { absent: true };
    const before = snapshotOf(row, await shape.related?.read(db, id));
    const obstacle = await changeContent(db, shape, { id, columns }, editor);
    if (obstacle) return obstacle;
    await keepVersion(db, editor, { kept: shape, id, before, act: "saved" });
    return { record: columns };
  });
