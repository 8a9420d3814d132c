import { type Selectable, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { settleBarred } from "#app/domain/course/rules/barred-courses.server.ts";
import { settleDollars } from "#app/domain/course/fees/course-dollars.server.ts";
import { contentRecords } from "#app/domain/records/content/content-records.server.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { byColumn, byNullable, byPlaceIn, byText } from "#app/domain/records/list/list-page.server.ts";
import { type DollarRate, type FieldRule, type FieldRuleInput, type RuleKind, ruleKinds } from "./field-rule-schema.ts";

/** The rules of one kind, or all, newest first. */
export async function listFieldRules<Kind extends RuleKind>(
  db: Database,
  kind?: Kind,
): Promise<Extract<FieldRule, { kind: Kind }>[]> {
  const rules = db.selectFrom("field_rules").selectAll().orderBy("applies_from", "desc").orderBy("id", "desc");
  const rows = await (kind === undefined ? rules : rules.where("kind", "=", kind)).execute();
  return rows.map(ruleOf) as Extract<FieldRule, { kind: Kind }>[];
}

/** The rules of some kinds that apply on a day, newest first. */
export async function listRulesOf<Kind extends RuleKind>(
  db: Database,
  kinds: Kind[],
  day: string,
): Promise<Extract<FieldRule, { kind: Kind }>[]> {
  const rows = await db
    .selectFrom("field_rules")
    .selectAll()
    .where("kind", "in", kinds)
    .where("applies_from", "<=", day)
    .where((of) => of.or([of("applies_until", "is", null), of("applies_until", ">=", day)]))
    .orderBy("applies_from", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(ruleOf) as Extract<FieldRule, { kind: Kind }>[];
}

/** The rate in force today; null without one. */
export const findDollarRate = async (db: Database): Promise<DollarRate | null> =>
  (await listRulesOf(db, ["dollar-rate"], dayInIndia()))[0] ?? null;

type Row = Selectable<Tables["field_rules"]>;

/** What a row says: its content came in as its kind needs it. */
const ruleOf = ({ position, created_at, settled_on, ...rule }: Row) => rule as FieldRule;

/** What authorities and lenders say of the field, as staff write it. `q` looks into name and source. */
export const fieldRules = contentRecords<Row, FieldRuleInput, FieldRule>({
  table: "field_rules",
  list: "field-rules",
  type: "field-rule",
  nameColumn: "name",
  emptyColumns: {},
  sorts: {
    name: byText("r.name"),
    kind: byPlaceIn(ruleKinds, "r.kind"),
    from: byColumn("r.applies_from"),
    until: byNullable("r.applies_until"),
    checked: byColumn("r.checked_on"),
  },
  filters: {
    kind: (kind: RuleKind) => sql<SqlBool>`r.kind = ${kind}`,
  },
  usual: (rules) =>
    rules.orderBy(byPlaceIn(ruleKinds, "r.kind").by).orderBy("r.applies_from", "desc").orderBy("r.id", "desc"),
  recordOf: ruleOf,
  before: async (_db, draft, stored) =>
    stored && draft.kind !== stored.kind
      ? { kind: "The kind of a rule stays: write a new rule of the other kind" }
      : null,
  after: async (db, { columns }) => {
    if (isFollowed(columns["kind"])) await settleRules(db, columns["kind"]);
  },
  afterDeletion: async (db, { kind }) => {
    if (kind === "barred") await settleRules(db, kind);
  },
  reasonToKeep: async (db, id) => {
    if (await isLastOfItsKind(db, id)) return LAST_OF_ITS_KIND;
    return (await findDollarRate(db))?.id === id ? RATE_IN_FORCE : null;
  },
});

/** Recomputes the columns of courses that depend on a kind. */
const settlers = {
  barred: async (db: Database) => settleBarred(db, await listFieldRules(db, "barred")),
  "dollar-rate": async (db: Database) => settleDollars(db, await readRate(db)),
};
type FollowedKind = keyof typeof settlers;
const followedKinds = Object.keys(settlers) as FollowedKind[];
const isFollowed = (kind: unknown): kind is FollowedKind => (followedKinds as unknown[]).includes(kind);

/** Applies a kind's rules, as of today, to all courses. */
async function settleRules(db: Database, kind: FollowedKind): Promise<void> {
  const read = async () => JSON.stringify(await listFieldRules(db, kind));
  let before: string;
  do {
    before = await read();
    await settlers[kind](db);
    // Repeated if a rule was saved meanwhile.
  } while (before !== (await read()));
  await db.updateTable("field_rules").set({ settled_on: dayInIndia() }).where("kind", "=", kind).execute();
}

/** Applies rules that began or ended by date since courses were last computed. Answers whether there were any. */
export async function settleRulesOfToday(db: Database): Promise<boolean> {
  const today = dayInIndia();
  const moved = await db
    .selectFrom("field_rules")
    .select("kind")
    .distinct()
    .where("kind", "in", followedKinds)
    .where((of) =>
      of.or([
        of("settled_on", "is", null),
        of.and([of("applies_from", "<=", today), of("applies_from", ">", of.ref("settled_on"))]),
        of.and([of("applies_until", "<", today), of("applies_until", ">=", of.ref("settled_on"))]),
      ]),
    )
    .execute();
  for (const { kind } of moved) await settleRules(db, kind as FollowedKind);
  return moved.length > 0;
}

/** Today's rupees per dollar, for `settleDollars`; null without a rate. */
export const readRate = async (db: Database): Promise<number | null> =>
  (await findDollarRate(db))?.content.rupees ?? null;

const RATE_IN_FORCE = "The dollars of all courses follow from it. Write a newer rate first.";

const LAST_OF_ITS_KIND =
  "It is the only rule of its kind, and the site says what it says. Write a newer one first, or say until when it applies.";

/** Whether it is the last rule of a kind that the site relies on; loan offers may all go. */
async function isLastOfItsKind(db: Database, id: number): Promise<boolean> {
  const rule = await db.selectFrom("field_rules").select("kind").where("id", "=", id).executeTakeFirst();
  if (!rule || rule.kind === "loan-offer") return false;
  const other = db.selectFrom("field_rules").select("id").where("kind", "=", rule.kind).where("id", "<>", id);
  return (await other.executeTakeFirst()) === undefined;
}
