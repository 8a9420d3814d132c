import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";
import { listRulesOf } from "#app/domain/field-rule/field-rules.server.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import type { NoteRule } from "./claim-notes.ts";
import type { ClaimRule } from "./shown-claims.ts";

/** The setting, for today. Cached pages are rendered anew each day in India (record 050), so expiry needs no save. */
export async function readClaimRule(db: Database): Promise<ClaimRule> {
  const settings = await db
    .selectFrom("settings")
    .select("shows_proven_only")
    .where("id", "=", 1)
    .modifyEnd(plannedOnce)
    .execute();
  return { isProvenOnly: settings[0]?.shows_proven_only === 1, today: dayInIndia() };
}

/** The sentences that must be shown with claims today, and the words that require them. */
export async function readNoteRules(db: Database): Promise<NoteRule[]> {
  const rules = await listRulesOf(db, ["claim-note"], dayInIndia());
  return rules.map(({ content: { words, sentence } }) => ({ words, sentence }));
}

/** Applies `shown` and today's rule to each row. */
export async function shownRows<Row, Page extends { rows: Row[] }>(
  db: Database,
  reading: Promise<Page>,
  shown: (row: Row, rule: ClaimRule) => Row,
): Promise<Page> {
  const [page, rule] = await Promise.all([reading, readClaimRule(db)]);
  return { ...page, rows: page.rows.map((row) => shown(row, rule)) };
}

/** The filter for a list whose records are claims themselves; empty if all claims are shown. */
export async function provenFilter(db: Database, claim: string): Promise<{ proven?: RawBuilder<SqlBool> }> {
  const { isProvenOnly, today } = await readClaimRule(db);
  return isProvenOnly ? { proven: isProvenNow(db, claim, today) } : {};
}

function isProvenNow(db: Database, claim: string, today: string): RawBuilder<SqlBool> {
  const [rows, entry] = isPostgres(db)
    ? [sql`jsonb_array_elements(r.evidence) as e(value)`, sql`e.value`]
    : [sql`json_each(r.evidence) as e`, sql`e.value`];
  return sql`exists (select 1 from ${rows} where ${entry} ->> 'claim' = ${claim}
    and coalesce(${entry} ->> 'expires', '9999') >= ${today})`;
}
