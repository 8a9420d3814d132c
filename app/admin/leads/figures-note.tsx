import { Link } from "react-router";
import { formatDay, formatMoment } from "#app/admin/india-time.ts";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { type AskedHours, askedHoursWords } from "#app/domain/lead/words/asked-hours.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { leadStageWords } from "#app/domain/lead/words/lead-stages.ts";

// By the API's filters, whose schema is not loaded here.
const words: Record<string, (value: string, first: Lead | undefined) => string> = {
  since: (day) => `received since ${formatDay(day)}`,
  until: (day) => `received until ${formatDay(day)}`,
  hours: (hours) => `received ${(askedHoursWords[hours as AskedHours] ?? hours).toLowerCase()}`,
  reached: (stage) => `at ${leadStageWords[stage as "applied"] ?? stage} or further`,
  campaign: (campaign) => (campaign === "none" ? "of no campaign" : `of ${campaign}`),
  course: (course) => `asked about ${course}`,
  course_id: (id, first) =>
    id === "none" ? "of no known course" : `asked about ${first ? calledIn(first) : "one course"}`,
  lost_reason: (reason) => (reason === "none" ? "lost without a reason" : `lost: ${reason}`),
  spoken: () => "that somebody has spoken with",
  replied_within: (minutes) => `answered within ${minutes} min`,
  replied_after: (minutes) => `answered after more than ${minutes} min`,
  callable: () => "that may be called",
  import: () => "that one import has brought",
  unanswered_before: (moment) => `unanswered since ${formatMoment(moment)} or before`,
};

/** If the course is gone, the words typed by the visitor. */
const calledIn = ({ asked_course, course }: Lead) =>
  asked_course ? `${asked_course.title} at ${asked_course.university}` : course;

/** Describes filters from the figures that have no field here, with a link to remove them. */
export function FiguresNote({ first }: { first: Lead | undefined }) {
  const { params, with: withChange } = useListAddress();
  const asked = Object.keys(words).filter((name) => params.get(name));
  if (asked.length === 0) return null;
  const none = Object.fromEntries(asked.map((name) => [name, null]));
  return (
    <p className="figures-note">
      <span>Only leads {asked.map((name) => words[name]!(params.get(name)!, first)).join(", ")}.</span>{" "}
      <Link to={withChange({ ...none, page: null })}>Show all</Link>
    </p>
  );
}
