import type { Database } from "#db/database.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { claimAddress, leadOn } from "#app/domain/redirect/led-on.server.ts";
import { anyTable, type Columns } from "#app/domain/records/any-table.server.ts";
import type { RecordShape } from "#app/domain/records/record-shape.ts";

/** Why a record cannot have the address that its draft names. */
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
 * What visitors and search engines knew as a record's address leads on to the one that it has now, and nobody is led away
 * from that one; `db` is the save's transaction.
 */
export async function moveAddress<Row, Draft, Shown>(
  db: Database,
  { slug: rule }: RecordShape<Row, Draft, Shown>,
  stored: Row | null,
  columns: Columns,
): Promise<void> {
  if (!rule?.path) return;
  const [was, is] = [(stored as Columns | null)?.["slug"] as string | undefined, columns["slug"] as string];
  if (was === is) return;
  const isKnown = stored !== null && (rule.isVisited?.(stored) ?? true);
  if (isKnown) await leadOn(db, rule.path(was!), rule.path(is));
  else await claimAddress(db, rule.path(is));
}
