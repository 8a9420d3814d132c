import type { Database } from "#db/database.ts";
import type { Instant } from "#db/schema.ts";
import { isSigned, sign } from "#app/domain/signature.server.ts";
import { previewToken } from "./preview-token.ts";

const LIFE_MS = 30 * 60_000;

/** Stores an editor's content for half an hour. Answers the token to find it by, and its end. */
export async function keepPreview(db: Database, list: string, content: object) {
  const now = Date.now();
  await db.deleteFrom("previews").where("expires_at", "<=", new Date(now).toISOString()).execute();
  const expires_at = new Date(now + LIFE_MS).toISOString();
  const { id } = await db
    .insertInto("previews")
    .values({ list, content: JSON.stringify(content), expires_at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { token: `${id}.${await sign(db, claimOf(id, expires_at))}`, expires_at };
}

/** The preview of a token in a list; null if it is forged or expired. */
export async function findPreview(db: Database, list: string, token: string) {
  const [, id, signature] = previewToken.exec(token) ?? [];
  if (!id || !signature) return null;
  const row = await db
    .selectFrom("previews")
    .selectAll()
    .where("id", "=", Number(id))
    .where("list", "=", list)
    .where("expires_at", ">", new Date().toISOString())
    .executeTakeFirst();
  if (!row) return null;
  const isOurs = await isSigned(db, claimOf(row.id, row.expires_at), signature);
  return isOurs ? { content: JSON.parse(row.content) as unknown, expires_at: row.expires_at } : null;
}

const claimOf = (id: number, expires_at: Instant) => ({ secret: "article-previews", facts: [id, expires_at] });
