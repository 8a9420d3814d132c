import type { Database } from "#db/database.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { claimAddress, leadOn } from "#app/domain/redirect/led-on.server.ts";
import { anyTable, type Columns } from "#app/domain/records/any-table.server.ts";
import type { RecordShape } from "#app/domain/records/record-shape.ts";

/** Why a record cannot have its draft's address; null if it can. */
export async function refuseSlug<Row, Draft, Shown>(
  db: Database,
  { table, type, slug: rule }: RecordShape<Row, Draft, Shown>,
  draft: Draft,
  stored: Row | null,
): Promise<FieldErrors | null> {
  const slug = rule && (draft as Columns)["slug"];
  if (!slug || slug === (stored as Columns | null)?.["slug"]) return null;
  if (rule.reserved.includes(slug as string)) return { slug: "A page of the site has this address" };
  const holder = await anyTable(db).selectFrom(table).select("id").where("slug", "=", slug).executeTakeFirst();
  return holder ? { slug: `Another ${type} has this address` } : null;
}

/**
 * Redirects a record's old address to its new one, and removes redirects from an address at which visitors now see it.
 * While the record is not visible, older redirects stay. `db` is the transaction of the save.
 */
export async function moveAddress<Row, Draft, Shown>(
  db: Database,
  { slug: rule }: RecordShape<Row, Draft, Shown>,
  stored: Row | null,
  columns: Columns,
): Promise<void> {
  if (!rule?.path) return;
  const isVisited = (row: Row) => rule.isVisited?.(row) ?? true;
  const saved = { ...stored, ...columns } as Row & { slug: string };
  if (stored === null || !isVisited(stored)) {
    if (isVisited(saved)) await claimAddress(db, rule.path(saved.slug));
    return;
  }
  const { slug: was } = stored as Row & { slug: string };
  if (was !== saved.slug) await leadOn(db, rule.path(was), rule.path(saved.slug));
}
