import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { anyTable } from "#app/domain/records/any-table.server.ts";
import { askedAbout, ownerOf, type Seer } from "./lead-seers.server.ts";

// Messages and applications have no owner of their own: they are seen by whoever sees their person, by the same number
// or address as in the story of a lead (record 078).

export type SentNoun = "message" | "application";

/** The ids of the leads that bear a number or an address of what `alias` names. */
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
 * Whether they see a message or an application, a row of its table called `alias`: one of their own people's, of
 * somebody they are asked about, of nobody's, or of somebody who is no lead; not that of a person with whom colleagues
 * alone work. Null: it may be anybody's.
 */
export function sentSeenBy({ userId, ownLeadsOnly }: Seer, noun: SentNoun, alias: string): RawBuilder<SqlBool> | null {
  if (!ownLeadsOnly) return null;
  const owner = ownerOf(sql.ref("o.id"));
  return sql`coalesce((
    select max(case when ${owner} = ${userId} or o.id in ${askedAbout(userId)} then 2 when ${owner} is null then 0 else 1 end)
    from leads o where o.id in ${leadsOf[noun](alias)}
  ), 0) <> 1`;
}

/** Those of these messages or applications that they see. */
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
