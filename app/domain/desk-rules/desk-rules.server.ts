import type { Database } from "#db/database.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";
import type { Editor } from "#app/domain/activity/activities.server.ts";
import { BEGAN_AT } from "#app/domain/began-at.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { holdRow } from "#app/domain/records/hold-row.server.ts";
import { singleRecord } from "#app/domain/version/single-record.server.ts";
import { moveQuietMails } from "#app/domain/outbox/quiet-mails.server.ts";
import { quietEnd } from "./quiet-hours.ts";
import { firstTries } from "#app/domain/lead/tries/next-try.ts";
import type { DeskRulesInput, EditedDeskRules, StoredDeskRules } from "./desk-rules-schema.ts";
import { hoursColumns, officeHours, weekIn } from "./office-hours.ts";

/** The defaults. */
const firstRules: StoredDeskRules = {
  lost_reasons: [
    "Fee too high",
    "Chose another",
    "Not eligible",
    "Never reached",
    "Only looking",
    "No time now",
    "Something else",
  ],
  tries: [...firstTries],
  quiet_from: "21:00",
  quiet_until: "09:00",
  morning_mail_at: "08:30",
  evening_mail_at: "19:30",
  first_reply_minutes: 15,
  taking: "nobody",
  takers: [],
  taking_rules: [],
};

/** Reads the rules with the business hours and the time of the last save. */
export async function findDeskRules(db: Database): Promise<EditedDeskRules> {
  const { rules, updated_at, ...settings } = await db
    .selectFrom("settings")
    .leftJoin("desk_rules", "desk_rules.id", "settings.id")
    .select([...hoursColumns, "holidays", "desk_rules.rules", "desk_rules.updated_at"])
    .where("settings.id", "=", 1)
    .modifyEnd(plannedOnce)
    .executeTakeFirstOrThrow();
  return {
    ...withFirst(rules),
    office: officeHours({ businessHours: weekIn(settings), holidays: settings.holidays }),
    updated_at: updated_at ?? BEGAN_AT,
  };
}

/** When the current quiet hours end, in milliseconds; null outside of them. */
export const readQuietEnd = async (db: Database): Promise<number | null> =>
  quietEnd(Date.now(), await findDeskRules(db));

/** Stores the given rules, unless somebody has saved since `editor.seen`. */
export async function saveDeskRules(
  db: Database,
  input: DeskRulesInput,
  editor: Editor,
): Promise<SaveOutcome<EditedDeskRules>> {
  return db.transaction().execute(async (db) => {
    const outcome = await deskRules.save(db, { said: input }, editor);
    return outcome ?? { record: await findDeskRules(db) };
  });
}

const ruleLabels: Record<keyof StoredDeskRules, string> = {
  lost_reasons: "Why a lead is lost",
  tries: "When to try again",
  quiet_from: "Quiet from",
  quiet_until: "Quiet until",
  morning_mail_at: "Morning mail",
  evening_mail_at: "Evening mail",
  first_reply_minutes: "First reply, minutes",
  taking: "Who takes new leads",
  takers: "Takers",
  taking_rules: "Rules of taking",
};

/** The desk's rules as a record with versions. */
export const deskRules = singleRecord({
  list: "desk-rules",
  type: "desk rules",
  name: "Rules of the desk",
  table: "desk_rules",
  labels: ruleLabels,
  read: readStored,
  hold: claimRow,
  write: async (db, { updated_at, ...rules }) => {
    const quietUntil = await readQuietEnd(db);
    await db
      .updateTable("desk_rules")
      .set({ rules, updated_at: updated_at as string })
      .where("id", "=", 1)
      .execute();
    await moveQuietMails(db, quietUntil, quietEnd(Date.now(), withFirst(rules)));
  },
});

async function readStored(db: Database) {
  const row = await db.selectFrom("desk_rules").selectAll().where("id", "=", 1).executeTakeFirst();
  return { ...withFirst(row?.rules), updated_at: row?.updated_at ?? BEGAN_AT };
}

const withFirst = (rules: object | null | undefined): StoredDeskRules => ({ ...firstRules, ...rules });

/**
 * Creates the row, as if it had always existed, and locks it: of two first saves at once, the second sees the first.
 */
async function claimRow(db: Database): Promise<void> {
  await db
    .insertInto("desk_rules")
    .values({ id: 1, rules: {}, updated_at: BEGAN_AT })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  await holdRow(db, { table: "desk_rules" }, 1);
}
