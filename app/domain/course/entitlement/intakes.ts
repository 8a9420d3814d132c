import type { Intake } from "#app/domain/course/course-facts-schema.ts";
import { addDays } from "#app/lib/time/calendar-day.ts";

/** The facts of a session from which its status is computed. */
export type IntakeSession = Pick<Intake, "session" | "opens" | "last_date" | "starts">;

export type IntakeStatus = "open" | "upcoming" | "closed";

const DAYS_OF_ADMISSION = 60;
/** With two sessions a year, no admission lasts longer than this. */
const LONGEST_ADMISSION_DAYS = 365;

/** The assumed opening day if none is known. */
export const assumedOpening = (lastDate: string): string => addDays(lastDate, -DAYS_OF_ADMISSION);

/**
 * The status by dates alone. No known opening: upcoming. Without a last date, the day that classes start is the last;
 * without that, too, admission closes when a later session of the course opens, or after a year.
 */
export function intakeStatusOf(intake: IntakeSession, intakes: IntakeSession[], today: string): IntakeStatus {
  const lastDay = intake.last_date ?? intake.starts;
  if (lastDay !== null && lastDay < today) return "closed";
  const opening = openingOf(intake);
  if (opening === null || opening > today) return "upcoming";
  return lastDay === null && isOvertaken(opening, intakes, today) ? "closed" : "open";
}

const openingOf = ({ opens, last_date }: IntakeSession) => opens ?? (last_date && assumedOpening(last_date));

const isOvertaken = (opened: string, intakes: IntakeSession[], today: string) =>
  addDays(opened, LONGEST_ADMISSION_DAYS) < today ||
  intakes.map(openingOf).some((opening) => opening !== null && opened < opening && opening <= today);

export interface Admission {
  status: IntakeStatus;
  /** The session one can enter, or the next one; null if none is announced. */
  intake: IntakeSession | null;
}

/**
 * The state of admission on this day; null if no session is known. Of open sessions, one with a known end goes first.
 */
export function admissionOf(intakes: IntakeSession[], today: string): Admission | null {
  if (intakes.length === 0) return null;
  const of = (status: IntakeStatus) =>
    intakes
      .filter((intake) => intakeStatusOf(intake, intakes, today) === status)
      .toSorted((one, other) => (firstDayOf(one) < firstDayOf(other) ? -1 : 1));
  const allOpen = of("open");
  const open = allOpen.find(({ last_date, starts }) => last_date ?? starts) ?? allOpen[0];
  if (open) return { status: "open", intake: open };
  const [next] = of("upcoming");
  return { status: of("closed").length > 0 || !next ? "closed" : "upcoming", intake: next ?? null };
}

/** A session without dates sorts last. */
const firstDayOf = ({ opens, last_date, starts }: IntakeSession) => opens ?? last_date ?? starts ?? "9999";
