import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { contentRecords } from "#app/domain/records/content/content-records.server.ts";
import { byColumn, byNullable, byText } from "#app/domain/records/list/list-page.server.ts";
import { findRedirect, followTo } from "./led-on.server.ts";
import { movedHash } from "./moved-courses.server.ts";
import { hasPage } from "./page-at.server.ts";
import { plainPath } from "./plain-path.ts";
import type { Redirect, RedirectInput } from "./redirect-schema.ts";

type Row = Selectable<Tables["redirects"]>;

/** Redirects: automatic ones of moved records, and the office's own; `q` searches both ends. */
export const redirects = contentRecords<Row, RedirectInput, Redirect>({
  table: "redirects",
  list: "redirects",
  type: "redirect",
  nameColumn: "from_path",
  emptyColumns: { is_automatic: 0, hits: 0, last_hit_at: null },
  lasting: ["is_automatic", "hits", "last_hit_at"],
  usual: (found) => found.orderBy("r.id", "desc"),
  sorts: {
    from: byText("r.from_path"),
    to: byText("r.to_path"),
    hits: byColumn("r.hits"),
    last: byNullable("r.last_hit_at"),
  },
  recordOf: ({ position, is_sample, created_at, search_text, course_hash, ...row }) => row,
  columnsOf: (draft) => ({ ...draft, course_hash: movedHash(draft.from_path) }),
  before: refuse,
  after: async (db, { id, draft: { from_path, to_path } }) => {
    const end = await endOf(db, to_path);
    if (end !== to_path) await db.updateTable("redirects").set({ to_path: end }).where("id", "=", id).execute();
    await followTo(db, from_path, end);
    await db.deleteFrom("missing_paths").where("path", "=", from_path).execute();
  },
});

async function refuse(
  db: Database,
  { from_path, to_path }: RedirectInput,
  stored: Row | null,
): Promise<FieldErrors | null> {
  const same = await findRedirect(db, from_path);
  if (same && same.id !== stored?.id) return { from_path: `This address already leads to ${same.to_path}` };
  const end = await endOf(db, to_path);
  if (pathIn(to_path) === from_path || pathIn(end) === from_path)
    return { to_path: "This leads back to where it comes from" };
  if (await hasPage(db, from_path)) return { from_path: "There is a page at this address, so nobody would be led on" };
  return null;
}

/** The final target if the target is redirected itself, with its query and fragment; else the target. */
async function endOf(db: Database, to_path: string): Promise<string> {
  const further = to_path.startsWith("/") ? await findRedirect(db, pathIn(to_path)) : null;
  if (!further) return to_path;
  return /[?#]/.test(further.to_path) ? further.to_path : further.to_path + (/[?#].*$/.exec(to_path)?.[0] ?? "");
}

const pathIn = (address: string) => plainPath(address.split(/[?#]/)[0]!);
