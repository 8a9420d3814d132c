import type { Database } from "#db/database.ts";
import { hashOfToken, newToken } from "#app/lib/opaque-token.server.ts";

const LINK_MS = 60_000;

/** What an export is asked for: the list by its file name, and its query or the records' ids. */
export interface AskedExport {
  list: string;
  query: Record<string, unknown>;
  ids?: number[];
  /** The line of the history that tells of it. */
  line?: number;
}

/** Answers the ticket of a link that this session may follow once, within a minute; only its hash is kept. */
export async function issueExportLink(db: Database, sessionId: number, asked: AskedExport): Promise<string> {
  const ticket = newToken();
  const now = Date.now();
  await db.deleteFrom("export_links").where("expires_at", "<=", new Date(now).toISOString()).execute();
  await db
    .insertInto("export_links")
    .values({
      ticket_hash: hashOfToken(ticket),
      session_id: sessionId,
      asked: { ...asked },
      expires_at: new Date(now + LINK_MS).toISOString(),
    })
    .execute();
  return ticket;
}

/**
 * What the link was made for, which it no longer is afterwards; `foreign` for another session, `gone` for used or old.
 */
export async function takeExportLink(db: Database, ticket: string, sessionId: number) {
  const link = await db
    .selectFrom("export_links")
    .select(["id", "session_id"])
    .where("ticket_hash", "=", hashOfToken(ticket))
    .where("expires_at", ">", new Date().toISOString())
    .executeTakeFirst();
  if (!link) return "gone";
  if (link.session_id !== sessionId) return "foreign";
  // Of two who follow it at once one finds it.
  const taken = await db.deleteFrom("export_links").where("id", "=", link.id).returning("asked").executeTakeFirst();
  return taken ? (taken.asked as unknown as AskedExport) : "gone";
}
