import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { importFields } from "./import-fields.ts";
import type { ImportedLead } from "./lead-import-schema.ts";
import type { Read } from "./read-rows.ts";

/** Rows are recognised by hash for ever, so it is long enough to be unique. */
const HASH_LENGTH = 22;

/** A row and the lead that it became or matched. */
export interface Imported {
  lead: ImportedLead;
  lead_id: number;
}

/** The rows that an import has already stored, with the lead that each became or matched. */
export async function findImported(db: Database, read: Read[]): Promise<Map<Read, number>> {
  if (read.length === 0) return new Map();
  const hashes = new Map(read.map((row) => [row, hashOf(row.lead)]));
  const rows = await db
    .selectFrom("lead_import_rows as r")
    .select(["r.hash", "r.lead_id", undoBegun.as("undo_begun_at")])
    .where("r.hash", "in", [...new Set(hashes.values())])
    .execute();
  const standing = rows.filter(({ undo_begun_at }) => undo_begun_at === null);
  const leads = new Map(standing.map(({ hash, lead_id }) => [hash, lead_id]));
  return new Map([...hashes].flatMap(([row, hash]) => (leads.has(hash) ? [[row, leads.get(hash)!]] : [])));
}

/** A subquery, since for a join PostgreSQL without statistics reads all rows of each import. */
const undoBegun = sql<string | null>`(select i.undo_begun_at from lead_imports i where i.id = r.import_id)`;

/** Remembers rows, so that they change nothing again until their import is undone or their lead is deleted for good. */
export async function keepImported(db: Database, import_id: number, imported: Imported[]): Promise<void> {
  if (imported.length === 0) return;
  const rows = new Map(imported.map(({ lead, lead_id }) => [hashOf(lead), lead_id]));
  await db
    .insertInto("lead_import_rows")
    .values([...rows].map(([hash, lead_id]) => ({ hash, import_id, lead_id })))
    // A row of an undone import exists already.
    .onConflict((conflict) =>
      conflict.column("hash").doUpdateSet(({ ref }) => ({
        import_id: ref("excluded.import_id"),
        lead_id: ref("excluded.lead_id"),
      })),
    )
    .execute();
}

/** Forgets the rows of deleted leads. */
export const forgetImported = (db: Database, leadIds: number[]) =>
  db.deleteFrom("lead_import_rows").where("lead_id", "in", leadIds).execute();

const hashOf = (lead: ImportedLead): string =>
  createHash("sha256")
    .update(JSON.stringify(importFields.map((field) => lead[field] ?? "")))
    .digest("base64url")
    .slice(0, HASH_LENGTH);
