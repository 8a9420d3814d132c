import type { Intake } from "#app/domain/course/course-facts-schema.ts";

/** What of a session its status follows from. */
export type Session = Pick<Intake, "session" | "opens" | "last_date" | "starts">;

export type IntakeStatus = "open" | "upcoming" | "closed";

/**
 * Follows from the dates alone: one that nobody has opened yet is upcoming. Where no last date is known, who has not come when
 * classes begin comes too late.
 */
export function intakeStatusOf({ opens, last_date, starts }: Session, today: string): IntakeStatus {
  const lastDay = last_date ?? starts;
  if (lastDay !== null && lastDay < today) return "closed";
  return opens !== null && opens <= today ? "open" : "upcoming";
}

export interface Admission {
  status: IntakeStatus;
  /** The session that one can enter, or the next one; null when none is announced. */
  intake: Session | null;
}

/** Where admission stands on this day; null where no session is known. */
export function admissionOf(intakes: Session[], today: string): Admission | null {
  if (intakes.length === 0) return null;
  const of = (status: IntakeStatus) =>
    intakes
      .filter((intake) => intakeStatusOf(intake, today) === status)
      .toSorted((one, other) => (firstDayOf(one) < firstDayOf(other) ? -1 : 1));
  const [open] = of("open");
  if (open) return { status: "open", intake: open };
  const [next] = of("upcoming");
  return { status: of("closed").length > 0 || !next ? "closed" : "upcoming", intake: next ?? null };
}

/** A session without any date comes after those that have one. */
const firstDayOf = ({ opens, last_date, starts }: Session) => opens ?? last_date ?? starts ?? "9999";
