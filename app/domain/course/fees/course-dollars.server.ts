import { sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { letOthersIn } from "#app/lib/let-others-in.server.ts";

/** Of half a million at once a server's statement would be cut off, and with it a start. */
const AT_ONCE = 5000;

/** As many as may be typed. */
const MOST_CENTS = 1_000_000_000;

/**
 * Lets the dollars of a course, or of all courses, follow from their rupees, so that both are the same money. Without a
 * rate, and where no rupees are known, they stay as they were typed.
 */
export async function settleDollars(db: Database, rupeesADollar: number | null, courseId?: number): Promise<void> {
  if (rupeesADollar === null) return;
  // PostgreSQL rounds halves of a double to the even side.
  const cents = isPostgres(db)
    ? sql<number>`least(round(fee_paise::numeric / ${String(rupeesADollar)}::numeric), ${sql.lit(MOST_CENTS)})::int`
    : sql<number>`min(cast(round(fee_paise * 1.0 / ${rupeesADollar}) as integer), ${sql.lit(MOST_CENTS)})`;
  const courses = db
    .updateTable("courses")
    .set({ tuition_fee_cents: cents })
    .where("fee_paise", "is not", null)
    .where(sql<SqlBool>`tuition_fee_cents <> ${cents}`);
  if (courseId !== undefined) return void (await courses.where("id", "=", courseId).execute());
  const newest = await db.selectFrom("courses").select("id").orderBy("id", "desc").limit(1).executeTakeFirst();
  for (let after = 0; after < (newest?.id ?? 0); after += AT_ONCE) {
    await courses
      .where("id", ">", after)
      .where("id", "<=", after + AT_ONCE)
      .execute();
    if (!db.isTransaction) await letOthersIn();
  }
}
