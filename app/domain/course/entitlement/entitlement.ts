import type { Approval } from "#app/domain/course/course-facts-schema.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { admissionOf, type IntakeSession } from "./intakes.ts";
import { coversSession } from "./teaching-sessions.ts";

/**
 * The UGC's Distance Education Bureau, which lists what may be taught online or at a distance per session, in any
 * spelling of staff.
 */
const DEB = /\bdeb\b|distance education bureau/i;

/** Modes in which a degree must be listed anew for each session; teaching in person needs no listing. */
const listedModes = ["online", "distance"];

export interface Listed extends Pick<WholeCourse, "study_mode" | "approvals"> {
  intakes: IntakeSession[];
}

export type Entitlement =
  /** For campus, weekend and blended teaching. */
  | { state: "not-needed" }
  /** There is an approval for this session and mode. */
  | { state: "holds" | "expired" | "applied"; session: string; approval: Approval }
  /** There is an approval for another session than the next to enter, or that one is unknown (null). */
  | { state: "other-session"; session: string | null; approval: Approval }
  | { state: "missing"; session: string | null };

export const isEntitlement = ({ body }: Approval): boolean => DEB.test(body);

/** Whether nothing is wanting: it is listed for the session that one can enter, or needs no listing. */
export const isEntitled = ({ state }: Entitlement): boolean => state === "holds" || state === "not-needed";

/** A course's listing for the session open today, else for the next one. */
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
