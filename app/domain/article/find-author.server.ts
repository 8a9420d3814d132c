import type { Database } from "#db/database.ts";

export type Author = NonNullable<Awaited<ReturnType<typeof findAuthor>>>;

/** An article's author, an expert; null if none is named or the record is gone. */
export async function findAuthor(db: Database, id: number | null | undefined) {
  if (!id) return null;
  const person = db.selectFrom("expert_guidance").select(["name", "title", "image"]).where("id", "=", id);
  return (await person.executeTakeFirst()) ?? null;
}
