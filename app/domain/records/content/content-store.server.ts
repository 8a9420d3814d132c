import type { Database } from "#db/database.ts";
import { type Actor, type Editor, recordActivity } from "#app/domain/activity/activities.server.ts";
import type { ActivityType } from "#app/domain/activity/activity-types.ts";
import type { Obstacle } from "#app/domain/outcome.ts";
import { anyTable, type Columns } from "#app/domain/records/any-table.server.ts";
import { searchTextOf } from "#app/domain/records/matching/search-text.ts";
import { forgetUses, noteUses } from "#app/domain/library-picture/picture-uses.server.ts";
import { saveObstacle } from "#app/domain/save-obstacle.server.ts";

/** What nouns that staff edit have in common: a table with position, sample flag and times, and an audited name. */
export interface ContentKind {
  table:
    | "universities"
    | "courses"
    | "programs"
    | "testimonials"
    | "faqs"
    | "stat_items"
    | "expert_guidance"
    | "leaders"
    | "core_values"
    | "articles"
    | "gallery_images"
    | "templates"
    | "redirects"
    | "synonyms"
    | "field_rules"
    | "pages"
    | "page_texts";
  /** The list's file name without `.php`. */
  list: string;
  /** The noun in the singular, as activities name it. */
  type: ActivityType;
  nameColumn: string;
}

/**
 * Inserts a row, at the end unless it has a position, and records the activity; `db` is the transaction. Answers the
 * new id.
 */
export async function insertContent(
  db: Database,
  kind: ContentKind,
  columns: Columns,
  { act = "create", ...actor }: Actor & { act?: "create" | "restore" },
): Promise<number> {
  const now = new Date().toISOString();
  const last = await anyTable(db)
    .selectFrom(kind.table)
    .select((of) => of.fn.max<number | null>("position").as("position"))
    .executeTakeFirst();
  const search_text = searchTextOf(kind.table, columns);
  const position = (last?.position ?? 0) + 1;
  const row = await anyTable(db)
    .insertInto(kind.table)
    .values({ position, ...columns, search_text, is_sample: 0, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteUses(db, kind, row);
  await recordActivity(db, actor, activity(act, kind, row));
  return row.id as number;
}

/**
 * Updates columns and records the activity; `db` is the transaction. Answers null, or why nothing was changed. An
 * edited sample is no sample any more, so it stays when the samples are removed.
 */
export async function changeContent(
  db: Database,
  kind: ContentKind,
  { id, columns }: { id: number; columns: Columns },
  editor: Editor,
): Promise<Obstacle | null> {
  let rows = anyTable(db)
    .updateTable(kind.table)
    .set({ ...columns, is_sample: 0, updated_at: new Date().toISOString() })
    .where("id", "=", id);
  if (editor.seen !== undefined) rows = rows.where("updated_at", "=", editor.seen);
  const row = await rows.returningAll().executeTakeFirst();
  if (!row) return saveObstacle(db, { ...kind, id }, editor);
  const search_text = searchTextOf(kind.table, row);
  if (search_text !== row["search_text"]) {
    await anyTable(db).updateTable(kind.table).set({ search_text }).where("id", "=", id).execute();
  }
  await noteUses(db, kind, row);
  await recordActivity(db, editor, activity("update", kind, row));
  return null;
}

/**
 * Deletes a row and records the activity; `db` is the transaction. Answers the deleted row, or null if there is none.
 */
export async function deleteContent(
  db: Database,
  kind: ContentKind,
  id: number,
  actor: Actor,
): Promise<Columns | null> {
  const row = await anyTable(db).deleteFrom(kind.table).where("id", "=", id).returningAll().executeTakeFirst();
  if (!row) return null;
  await forgetUses(db, kind, id);
  await recordActivity(db, actor, activity("delete", kind, row));
  return row;
}

function activity(action: "create" | "restore" | "update" | "delete", kind: ContentKind, row: Columns) {
  return { action, type: kind.type, name: String(row[kind.nameColumn]), recordId: row.id as number };
}
