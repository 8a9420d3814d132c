import { json, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

type Week = Record<string, string>;

const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const nine = "09:00-17:00";
/** Section 2 of the specification. */
const specified: Week = { mon: nine, tue: nine, wed: nine, thu: nine, fri: nine, sat: "10:00-14:00", sun: "" };
/** What the rules of the desk began with until now. */
const formerlyFirst = (day: string) => (day === "sun" ? "" : "10:00-19:00");

/**
 * Business hours and holidays stand in the settings alone (record 147). What an office has decided stays: the hours that its
 * contact page told, else those of its desk; where it has decided nothing, the specification's.
 */
export async function up({ db, addColumns }: SchemaChange): Promise<void> {
  await addColumns("settings", ...days.map((day) => ({ ...text(`hours_${day}`), filled: specified[day]! })), {
    ...json("holidays"),
    filled: "[]",
  });
  const desk = await db.selectFrom("desk_rules").select("rules").where("id", "=", 1).executeTakeFirst();
  const contact = await db.selectFrom("page_texts").select("texts").where("page", "=", "contact").executeTakeFirst();
  const told = contact?.texts["hours.hours"] as Line[] | undefined;
  const week = (told && told.length > 0 && readWeek(told)) ?? weekOfDesk(desk?.rules ?? {});
  const holidays: string[] = desk?.rules["holidays"] ?? [];
  await db
    .updateTable("settings")
    .set({ ...Object.fromEntries(Object.entries(week ?? {}).map(([day, hours]) => [`hours_${day}`, hours])), holidays })
    .execute();
  if (desk) await setRules(desk.rules);
  if (told) await setContact(contact!.texts);

  async function setRules(rules: Record<string, unknown>) {
    const kept = Object.fromEntries(Object.entries(rules).filter(([name]) => !/^hours_|^holidays$/.test(name)));
    await db.updateTable("desk_rules").set({ rules: kept }).execute();
  }
  async function setContact({ "hours.hours": lines, ...texts }: Record<string, unknown>) {
    const kept = { ...texts, ...wordsOf(lines as Line[]) };
    await db.updateTable("page_texts").set({ texts: kept }).where("page", "=", "contact").execute();
  }
}

interface Line {
  days: string;
  times: string;
}

/** Who showed no hours goes on showing none; lines that no clock can read stay below the hours, as they were written. */
function wordsOf(lines: Line[]): Record<string, string> {
  if (lines.length === 0) return { "hours.title": "" };
  if (readWeek(lines)) return {};
  return { "hours.note": lines.map(({ days, times }) => `${days}: ${times}`).join("\n") };
}

function weekOfDesk(rules: Record<string, unknown>): Week | null {
  const week = Object.fromEntries(days.map((day) => [day, (rules[`hours_${day}`] as string) ?? formerlyFirst(day)]));
  return days.every((day) => week[day] === formerlyFirst(day)) ? null : week;
}

/** Lines such as *Monday to Friday, 9am-5pm*; null where one of them says something else. */
function readWeek(lines: Line[]): Week | null {
  const week: Week = Object.fromEntries(days.map((day) => [day, ""]));
  for (const line of lines) {
    const [named, hours] = [readDays(line.days), readHours(line.times)];
    if (!named || hours === null) return null;
    for (const day of named) week[day] = hours;
  }
  return week;
}

function readDays(words: string): string[] | null {
  if (/^(every day|daily|all days)$/i.test(words.trim())) return days;
  const found = words.split(/\s*(?:,|&| and )\s*/i).map((part) => {
    const [from, until = from] = part.split(/\s*(?:-|–| to )\s*/i).map(placeOf) as [number, number?];
    return from < 0 || until < from ? null : days.slice(from, until + 1);
  });
  return found.some((part) => part === null) ? null : found.flatMap((part) => part!);
}

const placeOf = (word: string) =>
  /^[a-z]{3,}$/i.test(word.trim()) ? days.indexOf(word.trim().slice(0, 3).toLowerCase()) : -1;

function readHours(words: string): string | null {
  if (/^closed$/i.test(words.trim())) return "";
  const [from, until] = words.split(/\s*(?:-|–| to )\s*/i).map(readTime);
  return from && until && from < until ? `${from}-${until}` : null;
}

function readTime(word: string): string | null {
  const [, hour, minutes = "00", half] = /^(\d{1,2})(?:[:.](\d\d))? ?(am|pm)?$/i.exec(word.trim()) ?? [];
  // 9 alone may be the evening.
  if (hour === undefined || (half === undefined && !/[:.]/.test(word))) return null;
  const counted = half ? (Number(hour) % 12) + (/pm/i.test(half) ? 12 : 0) : Number(hour);
  return counted > 23 || Number(minutes) > 59 ? null : `${String(counted).padStart(2, "0")}:${minutes}`;
}
