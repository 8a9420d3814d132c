import { sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { letOthersIn } from "#app/lib/let-others-in.server.ts";

/** A statement for half a million courses would exceed the statement timeout, and the start would fail. */
const AT_ONCE = 5000;

/** The highest amount that may be entered. */
const MOST_CENTS = 1_000_000_000;

/**
 * Computes the dollars of a course, or of all, from their rupees. Without a rate or without rupees they stay as
 * entered.
 */
export async function settleDollars(db: Database, rupeesADollar: number | null, courseId?: number): Promise<void> {
  if (rupeesADollar === null) return;
  // numeric, since PostgreSQL rounds doubles half to even.
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
