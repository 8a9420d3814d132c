import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { anyTable } from "#app/domain/records/any-table.server.ts";
import { askedAbout, ownerOf, type Seer } from "./lead-seers.server.ts";

// Messages and applications have no owner: whoever sees their person sees them, matched by number or address as in a
// lead's story (record 078).

export type SentNoun = "message" | "application";

/** The ids of leads that share a number or address with the row `alias`. */
const leadsOf: Record<SentNoun, (alias: string) => RawBuilder<unknown>> = {
  message: (alias) => sql`(select p.id from leads p where p.email = ${sql.ref(`${alias}.email`)} and p.email <> '')`,
  application: (alias) => sql`(
    select p.id from leads p where p.phone_e164 = ${sql.ref(`${alias}.phone_e164`)}
    union select p.id from leads p where p.second_phone_e164 = ${sql.ref(`${alias}.phone_e164`)} and p.second_phone_e164 <> ''
    union select p.id from users w join leads p on p.email = w.email
      where w.id = ${sql.ref(`${alias}.user_id`)} and p.email <> ''
  )`,
};

/**
 * The condition for the user to see a message or application, aliased `alias`: hidden only if all leads of its person
 * belong to colleagues and the user is not asked about one. Null: no restriction.
 */
export function sentSeenBy({ userId, ownLeadsOnly }: Seer, noun: SentNoun, alias: string): RawBuilder<SqlBool> | null {
  if (!ownLeadsOnly) return null;
  const owner = ownerOf(sql.ref("o.id"));
  return sql`coalesce((
    select max(case when ${owner} = ${userId} or o.id in ${askedAbout(userId)} then 2 when ${owner} is null then 0 else 1 end)
    from leads o where o.id in ${leadsOf[noun](alias)}
  ), 0) <> 1`;
}

/** Those of these messages or applications that the user sees. */
export async function sentSeenAmong(db: Database, seer: Seer, noun: SentNoun, ids: number[]): Promise<number[]> {
  const seen = sentSeenBy(seer, noun, "e");
  if (!seen || ids.length === 0) return ids;
  const rows = await anyTable(db)
    .selectFrom(`${noun}s as e`)
    .select("e.id")
    .where("e.id", "in", ids)
    .where(seen)
    .execute();
  return rows.map(({ id }) => id as number);
}
