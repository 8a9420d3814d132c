import type { Approval, Eligibility } from "#app/domain/course/course-facts-schema.ts";
import { approvalStatusWords, levelWords, studyModeWords, yearsOfWork } from "#app/domain/course/course-words.ts";

/** Entry requirements as phrases; unknown ones are left out. */
export function rulesOf({ level, percent, relaxed_percent, work_years, least_age, subjects }: Eligibility): string[] {
  const named = subjects.join(" or ");
  const before = named && `${named} among your subjects`;
  return [
    level ? `${levelWords[level]}, ${named ? `in ${named}` : "any subject"}` : before,
    percent === 0 && "No minimum percentage is asked",
    percent && `${percent}% in it${relaxed_percent === null ? "" : `, or ${relaxed_percent}% in a reserved category`}`,
    work_years === 0 && "Work experience is not required",
    work_years && yearsOfWork(work_years),
    least_age && `At least ${least_age} years old`,
  ].filter((rule): rule is string => Boolean(rule));
}

const askedLevels: Record<NonNullable<Eligibility["level"]>, string> = {
  "10th": "10th",
  "12th": "12th",
  diploma: "a diploma",
  bachelor: "a degree",
  master: "a master’s degree",
};

/** In few words: `Asks for a degree, 45%, 2 years of work`. */
export function entryInShort(eligibility: Eligibility | null): string {
  const { level = null, percent = null, work_years = null, subjects = [] } = eligibility ?? {};
  const asked = [
    level ? askedLevels[level] : subjects.join(" or "),
    percent && `${percent}%`,
    work_years && yearsOfWork(work_years),
  ];
  return asked.some(Boolean) ? `Asks for ${asked.filter(Boolean).join(", ")}` : "Entry rules not known";
}

/** `Approved, online, session January 2027`; an expired approval reads as ended. */
export function approvalSaid({ status, mode, session, expires }: Approval, today: string): string {
  const now = status === "approved" && expires !== null && expires < today ? "ended" : status;
  const said = approvalStatusWords[now];
  const words = mode === null ? `${said} for the university` : `${said}, ${studyModeWords[mode].toLowerCase()}`;
  return session ? `${words}, session ${session}` : words;
}
