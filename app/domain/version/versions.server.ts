import { type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "#db/database.ts";
import type { versionActs } from "#db/schema.ts";
import { type Actor, type Creator, tellVersion } from "#app/domain/activity/activities.server.ts";
import { keepPictures } from "./kept-pictures.server.ts";
import { VERSIONS_SHOWN } from "./version-schema.ts";
import { changedBetween, type Kept, recordName, type Snapshot, takeSnapshot } from "./snapshot.server.ts";
import { staffName } from "#app/domain/user/staff-name.server.ts";

type VersionAct = (typeof versionActs)[number];

export interface Version {
  id: number;
  act: VersionAct;
  actor: string | null;
  created_at: string;
  /** The names of the changed columns. */
  changed: string[];
}

interface Saved {
  kept: Kept;
  id: number;
  /** The content before the save; null for a new record. */
  before: Snapshot | null;
  act: Exclude<VersionAct, "found" | "unsaved">;
}

/**
 * Stores a version after a save, inside its transaction `db`. The first save of a record without versions also stores
 * the content before it. A save that changed nothing stores none.
 */
export async function keepVersion(db: Database, actor: Creator, { kept, id, before, act }: Saved): Promise<void> {
  const after = (await takeSnapshot(db, kept, id))!;
  const changed = before ? changedBetween(before, after) : [];
  if (before && changed.length === 0) return;
  const record = recordName(kept.list, id);
  if (before && !(await hasVersion(db, record)))
    await insertVersion(db, { record, act: "found", snapshot: before, changed: [], actor_id: null });
  const written = { record, act, snapshot: after, changed, actor_id: actor.userId };
  const version = await insertVersion(db, { ...written, idempotency_key: actor.sendingKey });
  await tellVersion(db, kept.type, id, version);
}

interface Unsaved {
  kept: Kept;
  id: number;
  /** The live content, and the one that was refused. */
  live: Snapshot;
  written: Snapshot;
}

/** Stores a refused save (somebody else had saved meanwhile) as an unsaved version, so that neither text is lost. */
export async function keepUnsaved(db: Database, actor: Actor, { kept, id, live, written }: Unsaved): Promise<void> {
  const changed = changedBetween(live, written);
  if (changed.length === 0) return;
  const record = recordName(kept.list, id);
  if (!(await hasVersion(db, record)))
    await insertVersion(db, { record, act: "found", snapshot: live, changed: [], actor_id: null });
  await insertVersion(db, { record, act: "unsaved", snapshot: written, changed, actor_id: actor.userId });
}

interface NewVersion {
  record: string;
  act: VersionAct;
  snapshot: Snapshot;
  changed: string[];
  actor_id: number | null;
  idempotency_key?: string | undefined;
}

async function insertVersion(db: Database, version: NewVersion): Promise<number> {
  const { record, act, snapshot, changed, actor_id, idempotency_key = null } = version;
  const created_at = act === "found" ? (snapshot.columns["updated_at"] as string) : new Date().toISOString();
  const row = {
    record,
    act,
    snapshot: JSON.stringify(snapshot),
    changed: JSON.stringify(changed),
    actor_id,
    created_at,
    idempotency_key,
  };
  const { id } = await db.insertInto("versions").values(row).returning("id").executeTakeFirstOrThrow();
  await keepPictures(db, { version_id: id }, row.snapshot);
  return id;
}

const hasVersion = async (db: Database, record: string) =>
  (await db.selectFrom("versions").select("id").where("record", "=", record).limit(1).executeTakeFirst()) !== undefined;

/** The id of the record that a sending has created; null where it is the first of its key. */
export async function findCreated(db: Database, list: string, sendingKey: string | undefined): Promise<number | null> {
  if (sendingKey === undefined) return null;
  const sent = db.selectFrom("versions").select("record").where("idempotency_key", "=", sendingKey);
  const { record } = (await sent.executeTakeFirst()) ?? {};
  return record?.startsWith(`${list} `) ? Number(record.slice(list.length + 1)) : null;
}

/** Selects a page of versions, by number from 1 or by a version on it. */
export interface VersionsAsked {
  page?: number | undefined;
  version?: number | undefined;
}

/** A page of a record's versions, newest first, with their total and `live_id`, the newest saved one. */
export async function listVersions(db: Database, list: string, id: number, asked: VersionsAsked) {
  const ofRecord = db.selectFrom("versions as v").where("v.record", "=", recordName(list, id));
  const { total, live_id } = await ofRecord
    .select((of) => of.fn.countAll<number>().as("total"))
    .select(sql<number | null>`max(case when v.act <> 'unsaved' then v.id end)`.as("live_id"))
    .executeTakeFirstOrThrow();
  const page = asked.page ?? (await pageOf(ofRecord, asked.version));
  const rows = await ofRecord
    .leftJoin("users as u", "u.id", "v.actor_id")
    .select(["v.id", "v.act", "v.changed", "v.created_at", staffName.as("actor")])
    .orderBy("v.id", "desc")
    .limit(VERSIONS_SHOWN)
    .offset((page - 1) * VERSIONS_SHOWN)
    .execute();
  const versions = rows.map(({ changed, ...row }): Version => ({ ...row, changed: JSON.parse(changed) as string[] }));
  return { page, total, live_id, versions };
}

async function pageOf(
  ofRecord: SelectQueryBuilder<{ v: { id: number } }, "v", object>,
  version: number | undefined,
): Promise<number> {
  if (version === undefined) return 1;
  const newer = ofRecord.select((of) => of.fn.countAll<number>().as("count")).where("v.id", ">", version);
  const { count } = await newer.executeTakeFirstOrThrow();
  return Math.floor(count / VERSIONS_SHOWN) + 1;
}

/** The saved version before this one; null if it was the first. */
export async function findVersionBefore(db: Database, id: number) {
  const { record } = (await findVersion(db, id)) ?? {};
  if (record === undefined) return null;
  const before = await db
    .selectFrom("versions")
    .select("id")
    .where("record", "=", record)
    .where("id", "<", id)
    .where("act", "<>", "unsaved")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return before ? findVersion(db, before.id) : null;
}

/** A version's content and its record; null if there is none. */
export async function findVersion(db: Database, id: number) {
  const row = await db.selectFrom("versions").select(["record", "snapshot"]).where("id", "=", id).executeTakeFirst();
  return row ? { record: row.record, snapshot: JSON.parse(row.snapshot) as Snapshot } : null;
}
