import type { Database } from "#db/database.ts";
import { hashOfToken, newToken } from "#app/lib/opaque-token.server.ts";

const LINK_MS = 60_000;

/** An export: the list's file name with its query, or with ids. */
export interface AskedExport {
  list: string;
  query: Record<string, unknown>;
  ids?: number[];
  /** Its line in the history. */
  line?: number;
}

/**
 * Creates a link that this session may use once, within a minute. Answers its ticket, of which only the hash is stored.
 */
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

/** Uses a link up and answers its export; `foreign`: another session's; `gone`: used or expired. */
export async function takeExportLink(db: Database, ticket: string, sessionId: number) {
  const link = await db
    .selectFrom("export_links")
    .select(["id", "session_id"])
    .where("ticket_hash", "=", hashOfToken(ticket))
    .where("expires_at", ">", new Date().toISOString())
    .executeTakeFirst();
  if (!link) return "gone";
  if (link.session_id !== sessionId) return "foreign";
  // Of two simultaneous requests, one gets it.
  const taken = await db.deleteFrom("export_links").where("id", "=", link.id).returning("asked").executeTakeFirst();
  return taken ? (taken.asked as unknown as AskedExport) : "gone";
}
