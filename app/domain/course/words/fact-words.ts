import type { Approval, Eligibility } from "#app/domain/course/course-facts-schema.ts";
import { approvalStatusWords, levelWords, studyModeWords } from "#app/domain/course/course-words.ts";

/** What is asked, as sentences; what is not known is not said to be met. */
export function rulesOf({ level, percent, relaxed_percent, work_years, least_age, subjects }: Eligibility): string[] {
  const of = subjects.length > 0 ? `in ${subjects.join(" or ")}` : "any subject";
  return [
    level && `${levelWords[level]}, ${of}`,
    percent === 0 && "No minimum percentage is asked",
    percent && `${percent}% in it${relaxed_percent === null ? "" : `, or ${relaxed_percent}% in a reserved category`}`,
    work_years === 0 && "Work experience is not required",
    work_years && `${work_years} ${work_years === 1 ? "year" : "years"} of work`,
    least_age && `At least ${least_age} years old`,
  ].filter((rule): rule is string => Boolean(rule));
}

/** `Approved, online, January 2027`; what has expired is said to have ended. */
export function approvalSaid({ status, mode, session, expires }: Approval, today: string): string {
  const now = status === "approved" && expires !== null && expires < today ? "ended" : status;
  const said = approvalStatusWords[now];
  const words = mode === null ? `${said} for the university` : `${said}, ${studyModeWords[mode].toLowerCase()}`;
  return session ? `${words}, session ${session}` : words;
}
