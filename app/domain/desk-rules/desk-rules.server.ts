import type { Database } from "#db/database.ts";
import { type Editor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { fieldChanges, type FieldLabels } from "#app/domain/activity/field-changes.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { quietEnd } from "./quiet-hours.ts";
import { firstTries } from "#app/domain/lead/next-try.ts";
import type { DeskRules, DeskRulesInput, EditedDeskRules } from "./desk-rules-schema.ts";

/** What holds until the office decides otherwise. */
const firstRules: DeskRules = {
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
  hours_sun: "",
  hours_mon: "10:00-19:00",
  hours_tue: "10:00-19:00",
  hours_wed: "10:00-19:00",
  hours_thu: "10:00-19:00",
  hours_fri: "10:00-19:00",
  hours_sat: "10:00-19:00",
  holidays: [],
  first_reply_minutes: 15,
  taking: "nobody",
  takers: [],
  taking_rules: [],
};

/** The rules with the time of the last save, empty while there was none. */
export async function findDeskRules(db: Database): Promise<EditedDeskRules> {
  const row = await db.selectFrom("desk_rules").selectAll().where("id", "=", 1).executeTakeFirst();
  return { ...firstRules, ...(row?.rules as Partial<DeskRules>), updated_at: row?.updated_at ?? "" };
}

/** When the quiet hours of this moment end, in milliseconds; null outside of them. */
export const readQuietEnd = async (db: Database): Promise<number | null> =>
  quietEnd(Date.now(), await findDeskRules(db));

/** Stores those rules that are told, unless somebody has saved some since `seen`. */
export async function saveDeskRules(
  db: Database,
  input: DeskRulesInput,
  editor: Editor,
): Promise<SaveOutcome<EditedDeskRules>> {
  return db.transaction().execute(async (db) => {
    const { updated_at, ...rules } = await findDeskRules(db);
    if (editor.seen !== undefined && editor.seen !== updated_at) return { stale: newerRules };
    const told = Object.fromEntries(Object.entries(input).filter(([, rule]) => rule !== undefined));
    const row = { rules: { ...rules, ...told }, updated_at: new Date().toISOString() };
    await db
      .insertInto("desk_rules")
      .values({ id: 1, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
    const record = await findDeskRules(db);
    const changes = fieldChanges(ruleLabels, rules, record);
    await recordActivity(db, editor, {
      action: "update",
      type: "desk rules",
      name: "Desk rules",
      recordId: 1,
      changes,
    });
    return { record };
  });
}

const ruleLabels: FieldLabels<DeskRules> = {
  lost_reasons: "Why a lead is lost",
  tries: "When to try again",
  quiet_from: "Quiet from",
  quiet_until: "Quiet until",
  morning_mail_at: "Morning mail",
  evening_mail_at: "Evening mail",
  hours_sun: "Sunday",
  hours_mon: "Monday",
  hours_tue: "Tuesday",
  hours_wed: "Wednesday",
  hours_thu: "Thursday",
  hours_fri: "Friday",
  hours_sat: "Saturday",
  holidays: "Holidays",
  first_reply_minutes: "First reply, minutes",
  taking: "Who takes new leads",
  takers: "Takers",
  taking_rules: "Rules of taking",
};

const newerRules = "Somebody has saved these rules since you opened them. Reload the page to see theirs.";
