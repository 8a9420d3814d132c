import type { Intake } from "#app/domain/course/course-facts-schema.ts";
import { addDays } from "#app/lib/time/calendar-day.ts";

/** What of a session its status follows from. */
export type IntakeSession = Pick<Intake, "session" | "opens" | "last_date" | "starts">;

export type IntakeStatus = "open" | "upcoming" | "closed";

const DAYS_OF_ADMISSION = 60;
/** Two sessions begin in a year, and no admission lasts longer. */
const LONGEST_ADMISSION_DAYS = 365;

/** By which day admission is taken to have opened where nobody has said so. */
export const assumedOpening = (lastDate: string): string => addDays(lastDate, -DAYS_OF_ADMISSION);

/**
 * Follows from the dates alone: one that nobody has opened yet is upcoming. Where no last date is known, who has not
 * come when classes begin comes too late; where neither is, it is over once a later one of the course has opened, or
 * after a year.
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
  /** The session that one can enter, or the next one; null when none is announced. */
  intake: IntakeSession | null;
}

/**
 * Where admission stands on this day; null where no session is known. Of open sessions one whose end is known goes
 * first.
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

/** A session without any date comes after those that have one. */
const firstDayOf = ({ opens, last_date, starts }: IntakeSession) => opens ?? last_date ?? starts ?? "9999";
