import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { lastingColumns, type Restored, type Snapshot, snapshotOf } from "#app/domain/version/snapshot.server.ts";
import { keepVersion } from "#app/domain/version/versions.server.ts";
import type { Columns } from "#app/domain/records/any-table.server.ts";
import { changeContent, insertContent } from "./content-store.server.ts";
import { storePlan } from "#app/domain/plan/plan-rows.server.ts";
import { holdRow } from "#app/domain/records/hold-row.server.ts";
import { moveAddress } from "./moved-address.server.ts";
import { freeSlug, type SluggedTable } from "./free-slug.server.ts";
import type { RecordShape } from "#app/domain/records/record-shape.ts";

/** The result of a restore, or why it is refused. */
export type BackOutcome = { isBack: true } | { absent: true } | { errors: FieldErrors };

/** Restores a version; address, position and `lasting` columns stay. `db` is the transaction. */
export async function restoreContent<Row, Draft, Shown>(
  db: Database,
  shape: RecordShape<Row, Draft, Shown>,
  { id, restored, actor }: { id: number; restored: Restored; actor: Actor },
): Promise<BackOutcome> {
  const row = await holdRow(db, shape, id);
  if (!row) return { absent: true };
  const before = snapshotOf(row, await shape.related?.read(db, id));
  const snapshot = restored(before);
  const kept = (await shape.stillThere?.(db, snapshot.columns)) ?? snapshot.columns;
  const columns = without(kept, [...lastingColumns, ...(shape.lasting ?? [])]);
  const errors = await shape.before?.(db, columns as Draft, row as Row);
  if (errors) return { errors };
  await changeContent(db, shape, { id, columns }, actor);
  await shape.related?.write(db, id, snapshot.related);
  const saved = { ...columns, slug: row["slug"] };
  await shape.after?.(db, { id, draft: columns as Draft, stored: row as Row, columns: saved });
  await keepVersion(db, actor, { kept: shape, id, before, act: "restored" });
  return { isBack: true };
}

/** Restores a deleted record under its id; `db` is the transaction that takes it out of the trash. */
export async function putBackContent<Row, Draft, Shown>(
  db: Database,
  shape: RecordShape<Row, Draft, Shown>,
  { columns: kept, related, withdraw_at }: Snapshot,
  actor: Actor,
): Promise<BackOutcome> {
  const columns = (await shape.stillThere?.(db, kept)) ?? kept;
  const errors = await shape.before?.(db, without(columns, ["slug"]) as Draft, columns as Row);
  if (errors) return { errors };
  const slug =
    shape.slug && (await freeSlug(db, shape.table as SluggedTable, columns["slug"] as string, shape.slug.reserved));
  // After a restored backup the id may belong to another record.
  const isTaken = (await holdRow(db, shape, columns["id"] as number)) !== undefined;
  const saved = { ...without(columns, isTaken ? ["id"] : []), ...(slug && { slug }) };
  const id = await insertContent(db, shape, saved, { ...actor, act: "restore" });
  await moveAddress(db, shape, null, saved);
  await shape.related?.write(db, id, related);
  if (withdraw_at) await storePlan(db, { list: shape.list, id }, { withdraw_at });
  await shape.after?.(db, { id, draft: columns as Draft, stored: null, columns: saved });
  await keepVersion(db, actor, { kept: shape, id, before: null, act: "restored" });
  return { isBack: true };
}

const without = (columns: Columns, names: readonly string[]): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => !names.includes(name)));
