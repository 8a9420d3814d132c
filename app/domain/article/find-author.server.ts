import type { Database } from "#db/database.ts";

export type Author = NonNullable<Awaited<ReturnType<typeof findAuthor>>>;

/** Who wrote an article, one of those who give guidance; null where nobody is named. */
export async function findAuthor(db: Database, id: number | null | undefined) {
  if (!id) return null;
  const person = db.selectFrom("expert_guidance").select(["name", "title", "image"]).where("id", "=", id);
  return (await person.executeTakeFirst()) ?? null;
}
