import { sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { gatherPictures } from "#app/domain/library-picture/shown-pictures.server.ts";

/** Courses and programmes before the universities they refer to. */
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

/** Counts the remaining sample rows; rows that staff have edited or planned something for do not count. */
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
 * Deletes the sample content (D18), except universities that own courses or programmes use. Its pictures are part of
 * the product, so no files are deleted.
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

/** Of the sample tables, only articles have plans. */
const isLeft = (table: (typeof sampleTables)[number]) =>
  table === "articles"
    ? sql<SqlBool>`is_sample = 1 and id not in (select record_id from plans where list = 'blogs')`
    : sql<SqlBool>`is_sample = 1`;
