import type { Database } from "#db/database.ts";
import type { ActivityType } from "#app/domain/activity/activity-types.ts";
import { anyTable, type Columns } from "#app/domain/records/any-table.server.ts";

/** A record's content: its row's columns and what it has in other tables (`Related`). */
export interface Snapshot {
  columns: Columns;
  related?: unknown;
  /** For a deleted record: when it was planned to leave the site. */
  withdraw_at?: string;
}

/** Computes the content to restore from the live content. */
export type Restored = (live: Snapshot) => Snapshot;

/** A record's content in other tables, kept and restored with its versions. */
export interface Related {
  /** Its label in the form. */
  label: string;
  /** Its content in lines of text. */
  words(db: Database, related: any): Promise<string>;
  read(db: Database, id: number): Promise<unknown>;
  write(db: Database, id: number, related: any): Promise<void>;
  /** The value in a draft; undefined if it has none. */
  of(db: Database, draft: any): Promise<unknown>;
}

/** One of several texts in a column. */
export interface TextField {
  /** Its name for restoring it alone. */
  name: string;
  label: string;
  words: string;
  /** The HTML whose text is `words`. */
  body?: string;
  /** `words` is a picture's address. */
  isPicture?: true;
}

export interface Kept {
  /** The list's file name without `.php`, e.g. `stat-items`. */
  list: string;
  table: string;
  /** Its type in activities. */
  type: ActivityType;
  related?: Related | undefined;
  /** Reads its content if that is not the columns of one row. */
  take?(db: Database, id: number): Promise<Snapshot | null>;
}

/** A record's key in versions and trash, e.g. `courses 12`. */
export const recordName = (list: string, id: number): string => `${list} ${id}`;

/** A record's current content; null if there is none. */
export async function takeSnapshot(db: Database, { table, related, take }: Kept, id: number): Promise<Snapshot | null> {
  if (take) return take(db, id);
  const row = await anyTable(db).selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
  return row ? snapshotOf(row, await related?.read(db, id)) : null;
}

/** Leaves out computed columns. */
export function snapshotOf({ search_text, course_count, ...columns }: Columns, related: unknown): Snapshot {
  return related === undefined ? { columns } : { columns, related };
}

/** Identity, address, position and times, which no version restores. */
export const lastingColumns: ReadonlySet<string> = new Set([
  "id",
  "slug",
  "position",
  "is_sample",
  "created_at",
  "updated_at",
]);

/** The names of columns that differ; `related` for content in other tables. */
export function changedBetween(before: Snapshot, after: Snapshot): string[] {
  const names = new Set([...Object.keys(before.columns), ...Object.keys(after.columns)]);
  const differ = (one: unknown, other: unknown) => JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);
  const changed = [...names].filter(
    (name) => (!lastingColumns.has(name) || name === "slug") && differ(before.columns[name], after.columns[name]),
  );
  return differ(before.related, after.related) ? [...changed, "related"] : changed;
}
