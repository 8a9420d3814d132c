import type { Database } from "#db/database.ts";
import { anyTable, type Columns, saidIn } from "./any-table.server.ts";
import { freeSlug, type SluggedTable } from "./content/free-slug.server.ts";
import { refuseSlug } from "./content/moved-address.server.ts";
import type { RecordShape } from "./record-shape.ts";

/**
 * The record as a save would make it; `refuse` answers why it would be refused. Stores nothing. Null if there is none.
 */
export async function trySave<Row, Draft, Shown>(
  db: Database,
  shape: RecordShape<Row, Draft, Shown>,
  id: number,
  draft: Draft,
) {
  const found = await anyTable(db).selectFrom(shape.table).selectAll().where("id", "=", id).executeTakeFirst();
  if (!found) return null;
  const stored = found as Row;
  const { search_text, ...row } = { ...found, ...(await columnsToSave(db, shape, draft, stored)) };
  return {
    record: shape.recordOf(row as Row),
    refuse: async () => (await shape.before?.(db, draft, stored)) ?? (await refuseSlug(db, shape, draft, stored)),
  };
}

/** A draft's columns with the slug: the draft's, else the stored one, so that links keep working, else a new one. */
export async function columnsToSave<Row, Draft, Shown>(
  db: Database,
  shape: RecordShape<Row, Draft, Shown>,
  draft: Draft,
  stored: Row | null,
): Promise<Columns> {
  const columns = saidIn(shape.columnsOf?.(draft, stored) ?? (draft as Columns));
  if (!shape.slug || columns["slug"]) return columns;
  if (stored) return { ...columns, slug: (stored as Columns)["slug"] };
  const name = columns[shape.nameColumn] as string;
  return { ...columns, slug: await freeSlug(db, shape.table as SluggedTable, name, shape.slug.reserved) };
}
