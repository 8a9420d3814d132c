import type { Approval } from "#app/domain/course/course-facts-schema.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { admissionOf } from "./intakes.ts";
import { coversSession } from "./teaching-sessions.ts";

/** Who lists what may be taught online or at a distance, and for which session, however staff write it. */
const DEB = /\bdeb\b|distance education bureau/i;

/**
 * The modes in which a degree needs to be listed, for each session anew; whatever meets in person counts as an ordinary
 * degree.
 */
const listedModes = ["online", "distance"];

export type Listed = Pick<WholeCourse, "study_mode" | "intakes" | "approvals">;

export type Entitlement =
  /** On campus, at weekends or blended. */
  | { state: "not-needed" }
  /** For this session and mode. */
  | { state: "holds" | "expired" | "applied"; session: string; approval: Approval }
  /** The approval is for another session than the one that can be entered, or nobody knows which that is (null). */
  | { state: "other-session"; session: string | null; approval: Approval }
  | { state: "missing"; session: string | null };

export const isEntitlement = ({ body }: Approval): boolean => DEB.test(body);

/** Whether a course is listed for the session that is open today, else for the next one. */
export function entitlementOf({ study_mode, intakes, approvals }: Listed, today: string): Entitlement {
  if (!listedModes.includes(study_mode)) return { state: "not-needed" };
  const session = admissionOf(intakes, today)?.intake?.session ?? null;
  const ofMode = approvals.filter((each) => isEntitlement(each) && each.mode === study_mode);
  const meant = session === null ? [] : ofMode.filter((each) => coversSession(each.session, session));
  for (const state of ["holds", "applied", "expired"] as const) {
    const approval = meant.find((each) => stateOf(each, today) === state);
    if (session !== null && approval) return { state, session, approval };
  }
  const approval = ofMode.find((each) => stateOf(each, today) === "holds");
  return approval ? { state: "other-session", session, approval } : { state: "missing", session };
}

function stateOf({ status, expires }: Approval, today: string) {
  if (status === "approved") return expires !== null && expires < today ? "expired" : "holds";
  return status === "ended" ? "expired" : status;
}
