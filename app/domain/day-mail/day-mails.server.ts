import type { Database } from "#db/database.ts";
import { isOpenOnDayOf } from "#app/domain/desk-rules/business-time.ts";
import { findDeskRules } from "#app/domain/desk-rules/desk-rules.server.ts";
import { openCorrespondence } from "#app/domain/outbox/notices/correspondence.server.ts";
import { isPermitted, meetsOwnOnly, type Role, staffRoles } from "#app/domain/permission/permissions.ts";
import { areStaff } from "#app/domain/user/are-staff.ts";
import { dayInIndia, minuteInIndia } from "#app/lib/time/india-day.ts";
import type { DayMails } from "./day-mail-schema.ts";
import { type DayLine, eveningLines, morningLines } from "./day-lines.server.ts";

type Kind = "morning" | "evening";

/**
 * Whoever was down at the hour writes it within so many minutes, or not at all: later it would tell of another hour.
 */
const LATE_MINUTES = 90;
const DAYS_KEPT = 7;

interface Reader {
  id: number;
  username: string;
  full_name: string | null;
  email: string;
  role: Role;
  sees_all_leads: number | null;
}

/**
 * Writes the mail of the morning to everybody who works with leads, that of the evening to administrators, when its
 * minute in India has come and the office is open on this day. Each is written once, whichever process comes first: the
 * row of `day_mails` and the mail are stored together. It holds numbers and links, and names nobody.
 */
export async function writeDueDayMails(db: Database, publicOrigin: string): Promise<void> {
  const rules = await findDeskRules(db);
  if (!isOpenOnDayOf(Date.now(), rules.office)) return;
  if (isDue(rules.morning_mail_at)) {
    for (const reader of await readersOf(db, "morning")) await writeMorning(db, reader, publicOrigin);
  }
  if (isDue(rules.evening_mail_at)) {
    const readers = await readersOf(db, "evening");
    const lines = readers.length > 0 ? await eveningLines(db) : [];
    for (const reader of readers) await writeOnce(db, { reader, kind: "evening", lines, publicOrigin });
  }
}

function isDue(at: string): boolean {
  const now = minuteInIndia();
  return at !== "" && now >= `${dayInIndia()}T${at}` && minuteInIndia(-LATE_MINUTES) < `${dayInIndia()}T${at}`;
}

/** Those who were not written this mail today, and have not switched it off. */
async function readersOf(db: Database, kind: Kind): Promise<Reader[]> {
  const roles = staffRoles.filter((role) =>
    kind === "evening" ? role === "admin" : isPermitted(role, "leads.change"),
  );
  return db
    .selectFrom("users as u")
    .leftJoin("role_rules as r", "r.role", "u.role")
    .leftJoin("day_mails as d", (join) =>
      join.onRef("d.user_id", "=", "u.id").on("d.kind", "=", kind).on("d.day", "=", dayInIndia()),
    )
    .select(["u.id", "u.username", "u.full_name", "u.email", "u.role", "r.sees_all_leads"])
    .where(areStaff("u.role"))
    .where("u.role", "in", roles)
    .where("u.closed_at", "is", null)
    .where("u.gets_day_mails", "=", 1)
    .where("d.user_id", "is", null)
    .orderBy("u.id")
    .execute();
}

async function writeMorning(db: Database, reader: Reader, publicOrigin: string): Promise<void> {
  const ownLeadsOnly = meetsOwnOnly(reader.role, "leads") && !reader.sees_all_leads;
  const lines = await morningLines(db, { userId: reader.id, ownLeadsOnly });
  await writeOnce(db, { reader, kind: "morning", lines, publicOrigin });
}

interface DayMail {
  reader: Reader;
  kind: Kind;
  lines: DayLine[];
  publicOrigin: string;
}

/** Where there is nothing to tell the day counts as told. */
const writeOnce = (db: Database, { reader, kind, lines, publicOrigin }: DayMail): Promise<void> =>
  db.transaction().execute(async (db) => {
    const day = dayInIndia();
    const first = await db
      .insertInto("day_mails")
      .values({ user_id: reader.id, kind, day })
      .onConflict((conflict) => conflict.doNothing())
      .returning("user_id")
      .executeTakeFirst();
    if (!first || lines.every(({ isNone }) => isNone)) return;
    const { toColleague } = await openCorrespondence(db);
    const [head, next] = lines as [DayLine, DayLine];
    await toColleague({
      about: `${kind}-${day}-${reader.id}`,
      email: reader.email,
      subject:
        kind === "morning"
          ? `Your day: ${head.count} due today, ${next.count} overdue`
          : `The day of the office: ${head.count} new`,
      paragraphs: [
        `Good ${kind}, ${reader.full_name ?? reader.username}.`,
        ...lines.map(({ label, count, path }) => `${label}: ${count}\n${publicOrigin}${path}`),
        `You can switch these mails off: ${publicOrigin}/admin/account`,
      ],
    });
  });

/** Forgets who was written what a week ago. */
export async function forgetOldDayMails(db: Database): Promise<void> {
  await db.deleteFrom("day_mails").where("day", "<", dayInIndia(-DAYS_KEPT)).execute();
}

/** Switches one's own mails of the day on or off. */
export async function setDayMails(db: Database, userId: number, isOn: 0 | 1): Promise<void> {
  await db.updateTable("users").set({ gets_day_mails: isOn }).where("id", "=", userId).execute();
}

/** Whether somebody is sent them, and when the office sends which. */
export async function readDayMails(db: Database, { id, role }: { id: number; role: Role }): Promise<DayMails> {
  const { morning_mail_at, evening_mail_at } = await findDeskRules(db);
  const { gets_day_mails } = await db
    .selectFrom("users")
    .select("gets_day_mails")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return {
    is_on: gets_day_mails,
    morning_at: isPermitted(role, "leads.change") ? morning_mail_at : "",
    evening_at: role === "admin" ? evening_mail_at : "",
  };
}
