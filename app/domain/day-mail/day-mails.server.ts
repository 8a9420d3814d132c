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

/** A process that was down at the hour may still write the mail within this time; later it would no longer be true. */
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
 * Queues the morning mail to all who work with leads, and the evening mail to administrators, once their time in India
 * has come on a day the office is open. Each is written once, by whichever process comes first: the row in `day_mails`
 * and the mail share a transaction. Holds numbers and links, no names of people.
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

/** Those who want this mail and did not get it today. */
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

/** Without anything to tell, the day counts as written. */
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

/** Forgets mails older than a week. */
export async function forgetOldDayMails(db: Database): Promise<void> {
  await db.deleteFrom("day_mails").where("day", "<", dayInIndia(-DAYS_KEPT)).execute();
}

/** Switches a user's day mails on or off. */
export async function setDayMails(db: Database, userId: number, isOn: 0 | 1): Promise<void> {
  await db.updateTable("users").set({ gets_day_mails: isOn }).where("id", "=", userId).execute();
}

/** A user's setting, with the office's times. */
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
