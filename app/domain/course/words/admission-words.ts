import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { admissionOf } from "#app/domain/course/entitlement/intakes.ts";
import { writeDay } from "#app/lib/time/calendar-day.ts";
import { capitalized } from "#app/lib/text/capitalized.ts";

export interface AdmissionWords {
  isOpen: boolean;
  /** `Open for January 2027`, `Apply for July 2027, opening not known`, `Closed, next session July 2027`. */
  words: string;
  detail: string;
}

/** The state of admission in words; null if no session is known. */
export function admissionWords({ intakes }: Pick<WholeCourse, "intakes">, today: string): AdmissionWords | null {
  const admission = admissionOf(intakes, today);
  if (!admission) return null;
  const { status, intake } = admission;
  if (!intake) return { isOpen: false, words: "Closed", detail: "the next session is not announced" };
  const { session, opens, last_date } = intake;
  if (status === "open")
    return {
      isOpen: true,
      words: opens ? `Open for ${session}` : `Apply for ${session}, opening not known`,
      detail: last_date ? lastDateWords(last_date) : "last date not known",
    };
  const unopened = last_date ? `${lastDateWords(last_date)}, opening not known` : "opening not announced";
  const detail = opens ? `opens ${writeDay(opens)}` : unopened;
  return { isOpen: false, words: `${status === "closed" ? "Closed, next session" : "Opens for"} ${session}`, detail };
}

const lastDateWords = (day: string) => `last date ${writeDay(day)}`;

/** The state of admission in few words: `Last date 31 January 2027`, if open. */
export function lastDateInShort(course: Pick<WholeCourse, "intakes">, today: string): string {
  const admission = admissionWords(course, today);
  if (!admission) return "Dates not known";
  return admission.isOpen ? capitalized(admission.detail) : admission.words;
}
