import type { StoredApproval, StoredEligibility, StoredFeeItem, StoredIntake, StoredScholarship } from "#db/schema.ts";
import { semestersOf } from "#app/domain/course/fees/fee-calendar.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { type Taught, teachingOf } from "./course-teaching.ts";

const CHECKED_BY = "Meenal Gaikwad";
/** NAAC approvals end about this many days from now. */
const NAAC_DAYS = 900;
const EXAMINATION_SHARE = 0.06;
interface Described extends Taught {
  duration: string;
  fee_paise: number;
}

type Level = StoredEligibility["level"];
/** Level, percent (0: none required; null: unknown), relaxed percent, years of work, subjects. */
export type Asked = [Level, (number | null)?, (number | null)?, number?, string[]?];

/** Invented facts of a sample course, dated relative to today; its fee items add up to the fee in its file. */
export function sampleFacts(course: Described, index: number, [level, percent, relaxed, work, subjects]: Asked) {
  const isByYear = course.study_mode !== "online" || index % 3 === 2;
  const intakes = sampleIntakes(dayInIndia(), isByYear);
  const checked_on = dayInIndia(-11 - (index % 5));
  return {
    intakes,
    fee_items: feesAddingUp(course),
    eligibility: {
      level,
      percent: percent ?? null,
      relaxed_percent: relaxed ?? null,
      work_years: work ?? 0,
      least_age: null,
      subjects: subjects ?? [],
      checked_on,
    },
    approvals: approvalsOf(course, intakes, checked_on),
    ...scholarshipsOf(index, intakes[0]!.last_date, checked_on),
    ...teachingOf(course, index),
    fees_checked_on: checked_on,
    dates_checked_on: dayInIndia(-5 - (index % 4)),
  };
}

/**
 * The next session that still admits, for half-yearly ones also the one after it, without dates, and the last closed
 * one: so samples look current whenever they are loaded.
 */
export function sampleIntakes(day: string, isByYear: boolean): StoredIntake[] {
  const year = Number(day.slice(0, 4));
  const sessions = [-1, 0, 1, 2].flatMap((more) =>
    isByYear ? [july(year + more)] : [january(year + more), july(year + more)],
  );
  const next = sessions.findIndex(({ last_date }) => last_date! >= day);
  const [closed, open, later] = sessions.slice(next - 1);
  if (isByYear) return [open!, closed!];
  return [open!, { ...later!, opens: null, last_date: null, starts: null }, closed!];
}

const january = (year: number): StoredIntake => ({
  session: `January ${year}`,
  opens: `${year - 1}-11-02`,
  last_date: `${year}-02-15`,
  starts: `${year}-03-01`,
  seats: null,
});

const july = (year: number): StoredIntake => ({
  session: `July ${year}`,
  opens: `${year}-05-04`,
  last_date: `${year}-09-30`,
  starts: `${year}-10-12`,
  seats: null,
});

/** Tuition gets what the small fees leave, in multiples of 500 rupees; registration gets the remainder. */
function feesAddingUp({ fee_paise, duration }: Described): StoredFeeItem[] {
  const semesters = semestersOf(duration)!;
  const fiveHundreds = (paise: number) => Math.floor(paise / 50_000) * 50_000;
  const application = fee_paise < 8_000_000 ? 50_000 : 100_000;
  const examination = Math.max(50_000, fiveHundreds((fee_paise * EXAMINATION_SHARE) / semesters));
  const convocation = 150_000;
  const left = fee_paise - application - convocation - examination * semesters;
  const tuition = fiveHundreds((left - 100_000) / semesters);
  const items: [StoredFeeItem["kind"], number, StoredFeeItem["due"], 0 | 1][] = [
    ["application", application, "application", 0],
    ["registration", left - tuition * semesters, "admission", 1],
    ["tuition", tuition, "semester", 1],
    ["examination", examination, "semester-end", 0],
    ["re-examination", 80_000, "when-needed", 0],
    ["convocation", convocation, "end", 0],
  ];
  return items.map(([kind, amount_paise, due, refundable]) => ({ kind, amount_paise, due, refundable }));
}

const offered: Omit<StoredScholarship, "until" | "link">[] = [
  {
    name: "Women’s fund",
    for_whom: "women from the districts around",
    amount_paise: 400_000,
    percent: null,
    per: "year",
  },
  { name: "Merit", for_whom: "75% or more in the last degree", amount_paise: null, percent: 25, per: "once" },
  {
    name: "Family income",
    for_whom: "families with less than ₹2,50,000 a year",
    amount_paise: null,
    percent: 50,
    per: "once",
  },
];

/** Every third course is unchecked; some have none. */
function scholarshipsOf(index: number, last_date: string | null, checked_on: string) {
  if (index % 3 === 2) return { scholarships: [], scholarships_checked_on: null };
  const [one, two, three] = offered.map((each) => ({ ...each, until: last_date, link: "" }));
  const scholarships = [[one!], [], [two!, three!], []][index % 4]!;
  return { scholarships, scholarships_checked_on: checked_on };
}

/** Shows each state: unknown, ended, for the session before, applied for. */
const oddListings: Record<string, (listed: StoredApproval, before: string) => StoredApproval[]> = {
  "online-bca-tungabhadra-valley": () => [],
  "ba-in-journalism-seven-islands": (listed) => [{ ...listed, status: "ended", expires: dayInIndia(-20) }],
  "online-b-com-bhogdoi-valley": (listed, before) => [{ ...listed, session: before }],
  "pg-diploma-in-computer-science-cloud-computing-konkan-shore": (listed) => [{ ...listed, status: "applied" }],
};

function approvalsOf(
  { study_mode, slug }: Described,
  [open, ...others]: StoredIntake[],
  checked_on: string,
): StoredApproval[] {
  const naac: StoredApproval = {
    body: "NAAC",
    mode: null,
    session: "",
    status: "approved",
    reference: `Sample ${slug.length}`,
    link: "",
    checked_on,
    checked_by: CHECKED_BY,
    expires: dayInIndia(NAAC_DAYS + slug.length),
  };
  if (study_mode !== "online" && study_mode !== "distance") return [naac];
  const listed: StoredApproval = {
    ...naac,
    body: "UGC-DEB",
    mode: study_mode,
    session: open!.session,
    reference: "",
    link: "https://deb.ugc.ac.in",
    expires: null,
  };
  return [...(oddListings[slug]?.(listed, others.at(-1)!.session) ?? [listed]), naac];
}
