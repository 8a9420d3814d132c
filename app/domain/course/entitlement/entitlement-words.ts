import { writeDay } from "#app/lib/time/calendar-day.ts";
import { studyModeWords } from "#app/domain/course/course-words.ts";
import { type Entitlement, entitlementOf, isEntitled, type Listed } from "./entitlement.ts";

export interface EntitlementWords {
  state: Entitlement["state"];
  /** Listed, or no listing needed. */
  isGood: boolean;
  words: string;
  /** When it was checked; empty: never. */
  checked: string;
  /** Where a visitor can check it; may be empty. */
  link: string;
}

/** Says whether the degree is listed by UGC-DEB for the next session to enter. */
export function entitlementWords(course: Listed, today: string): EntitlementWords {
  const entitlement = entitlementOf(course, today);
  const approval = "approval" in entitlement ? entitlement.approval : null;
  return {
    state: entitlement.state,
    isGood: isEntitled(entitlement),
    words: wordsOf(entitlement, studyModeWords[course.study_mode].toLowerCase()),
    checked: approval?.checked_on ? `checked on ${writeDay(approval.checked_on)}` : "",
    link: approval?.link ?? "",
  };
}

/** What is wanting, where there is room for few words; null where nothing is. */
export function unlistedInShort(course: Listed, today: string): string | null {
  const entitlement = entitlementOf(course, today);
  switch (entitlement.state) {
    case "not-needed":
    case "holds":
      return null;
    case "applied":
      return "Not yet listed by UGC-DEB";
    case "expired":
      return "UGC-DEB listing has ended";
    case "missing":
      return "No UGC-DEB listing known";
    case "other-session":
      return otherInShort(entitlement.approval.session, entitlement.session);
  }
}

function otherInShort(listed: string, entered: string | null): string {
  if (entered === null) return "Listed by UGC-DEB, next session not known";
  return listed === "" ? `Not known to be listed for ${entered}` : `Not listed by UGC-DEB for ${entered}`;
}

function wordsOf(entitlement: Entitlement, mode: string): string {
  switch (entitlement.state) {
    case "not-needed":
      return `Not needed: ${mode === "on campus" ? "taught on campus" : `${mode} teaching counts as an ordinary degree`}`;
    case "holds":
      return `Listed by UGC-DEB for ${mode}, ${entitlement.session} session`;
    case "applied":
      return `Not yet listed by UGC-DEB for ${mode}, ${entitlement.session} session: the university has applied`;
    case "expired":
      return `UGC-DEB listing for ${mode}, ${entitlement.session} session, ${endedOn(entitlement.approval.expires)}`;
    case "other-session":
      return otherSession(entitlement.approval.session, entitlement.session, mode);
    case "missing":
      return `No UGC-DEB listing known for ${mode}${entitlement.session === null ? "" : `, ${entitlement.session} session`}`;
  }
}

const endedOn = (expires: string | null) => (expires === null ? "has ended" : `ended on ${writeDay(expires)}`);

function otherSession(listed: string, entered: string | null, mode: string): string {
  const known = listed === "" ? `${mode}, but not for which session` : `${mode}, ${listed} session`;
  if (listed === "" || entered === null)
    return `Listed by UGC-DEB for ${known}${entered ? `: you enter ${entered}` : ""}`;
  return `Listed by UGC-DEB for ${known}, not for ${entered}`;
}
