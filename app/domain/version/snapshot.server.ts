import type { Database } from "#db/database.ts";
import type { ActivityType } from "#app/domain/activity/activity-types.ts";
import { anyTable, type Columns } from "#app/domain/records/any-table.server.ts";

/** What a record holds: the columns of its row, and what stands in other tables (`Related`). */
export interface Snapshot {
  columns: Columns;
  related?: unknown;
  /** When a deleted record was to leave the site. */
  withdraw_at?: string;
}

/** What a record is to hold, seen from what it holds. */
export type Restored = (live: Snapshot) => Snapshot;

/** What belongs to a record and stands in another table: a version keeps it, and gives it back. */
export interface Related {
  /** As the form calls it. */
  label: string;
  /** What it says, in lines. */
  words(db: Database, related: any): Promise<string>;
  read(db: Database, id: number): Promise<unknown>;
  write(db: Database, id: number, related: any): Promise<void>;
  /** As a draft says it; undefined where it says nothing of it. */
  of(db: Database, draft: any): Promise<unknown>;
}

/** A text that is one of many in a column. */
export interface TextField {
  /** As restoring it alone names it. */
  name: string;
  label: string;
  words: string;
  /** HTML, of which `words` are the lines. */
  body?: string;
  /** The words are the address of a picture. */
  isPicture?: true;
}

export interface Kept {
  /** The list's file name without `.php`, e.g. `stat-items`. */
  list: string;
  table: string;
  /** As activities name it. */
  type: ActivityType;
  related?: Related | undefined;
  /** What it holds, where that is not the columns of one row. */
  take?(db: Database, id: number): Promise<Snapshot | null>;
}

/** How versions and trash name a record. */
export const recordName = (list: string, id: number): string => `${list} ${id}`;

/** What a record holds at this moment; null where there is none. */
export async function takeSnapshot(db: Database, { table, related, take }: Kept, id: number): Promise<Snapshot | null> {
  if (take) return take(db, id);
  const row = await anyTable(db).selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
  return row ? snapshotOf(row, await related?.read(db, id)) : null;
}

/** Without what the database keeps by itself. */
export function snapshotOf({ search_text, course_count, ...columns }: Columns, related: unknown): Snapshot {
  return related === undefined ? { columns } : { columns, related };
}

/**
 * Who a record is, where visitors find it and stand in its list, and when it was written: no version brings these back.
 */
export const lastingColumns: ReadonlySet<string> = new Set([
  "id",
  "slug",
  "position",
  "is_sample",
  "created_at",
  "updated_at",
]);

/** The names of what is not the same in both; `related` for what stands in other tables. */
export function changedBetween(before: Snapshot, after: Snapshot): string[] {
  const names = new Set([...Object.keys(before.columns), ...Object.keys(after.columns)]);
  const differ = (one: unknown, other: unknown) => JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);
  const changed = [...names].filter(
    (name) => (!lastingColumns.has(name) || name === "slug") && differ(before.columns[name], after.columns[name]),
  );
  return differ(before.related, after.related) ? [...changed, "related"] : changed;
}
