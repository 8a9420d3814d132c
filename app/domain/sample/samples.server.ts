import { sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { gatherPictures } from "#app/domain/library-picture/shown-pictures.server.ts";

/** Courses and programmes come before the universities that they stand on. */
const sampleTables = [
  "courses",
  "programs",
  "testimonials",
  "faqs",
  "stat_items",
  "expert_guidance",
  "leaders",
  "core_values",
  "articles",
  "gallery_images",
  "field_rules",
  "universities",
] as const;

/**
 * How many rows of the sample content are left; a row that staff have edited, or planned something for, is theirs and
 * does not count.
 */
export async function countSamples(db: Database): Promise<number> {
  const counts = sampleTables.map((table) =>
    db
      .selectFrom(table)
      .select((of) => of.fn.countAll<number>().as("count"))
      .where(isLeft(table))
      .as(table),
  );
  const row = await db.selectNoFrom(counts).executeTakeFirstOrThrow();
  return Object.values(row as Record<string, number>).reduce((sum, count) => sum + count, 0);
}

/**
 * Removes the sample content in one action (D18). Universities that own courses or programmes stand on stay.
 * Its pictures are part of the product, so no file goes.
 */
export async function removeSamples(db: Database, actor: Actor): Promise<{ removed: number; kept: number }> {
  return db.transaction().execute(async (db) => {
    const before = await countSamples(db);
    for (const table of sampleTables) {
      if (table !== "universities") await db.deleteFrom(table).where(isLeft(table)).execute();
    }
    await db
      .deleteFrom("universities")
      .where("is_sample", "=", 1)
      .where("id", "not in", (of) => of.selectFrom("courses").select("university_id"))
      .where("id", "not in", (of) => of.selectFrom("program_universities").select("university_id"))
      .execute();
    await gatherPictures(db);
    const kept = await countSamples(db);
    await recordActivity(db, actor, { action: "delete", type: "sample", name: "Sample content", recordId: null });
    return { removed: before - kept, kept };
  });
}

/** Of the sample tables that of the articles alone has plans. */
const isLeft = (table: (typeof sampleTables)[number]) =>
  table === "articles"
    ? sql<SqlBool>`is_sample = 1 and id not in (select record_id from plans where list = 'blogs')`
    : sql<SqlBool>`is_sample = 1`;
