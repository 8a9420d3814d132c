import type { StoredApproval, StoredEligibility, StoredFeeItem, StoredIntake } from "#db/schema.ts";
import { semestersOf } from "#app/domain/course/fee-calendar.ts";

const CHECKED_ON = "2026-11-12";
const CHECKED_BY = "Meenal Gaikwad";
const EXAMINATION_SHARE = 0.06;

interface Described {
  slug: string;
  duration: string;
  study_mode: string;
  fee_paise: number;
}

type Level = StoredEligibility["level"];
/** Level, percent (0 that none is asked, null not known), relaxed percent, years of work, subjects. */
export type Asked = [Level, (number | null)?, (number | null)?, number?, string[]?];

/** Invented facts of a sample course, whose fees add up to the one that its file names. */
export function sampleFacts(course: Described, index: number, [level, percent, relaxed, work, subjects]: Asked) {
  const isByYear = course.study_mode !== "online" || index % 3 === 2;
  return {
    intakes: isByYear ? yearly : halfYearly,
    fee_items: feesAddingUp(course),
    eligibility: {
      level,
      percent: percent ?? null,
      relaxed_percent: relaxed ?? null,
      work_years: work ?? 0,
      least_age: null,
      subjects: subjects ?? [],
      checked_on: CHECKED_ON,
    },
    approvals: approvalsOf(course, isByYear ? "July 2026" : "January 2027"),
    fees_checked_on: CHECKED_ON,
    dates_checked_on: "2026-11-18",
  };
}

const closed: StoredIntake = {
  session: "July 2026",
  opens: "2026-05-04",
  last_date: "2026-09-30",
  starts: "2026-10-12",
  seats: null,
};

const halfYearly: StoredIntake[] = [
  { session: "January 2027", opens: "2026-11-02", last_date: "2027-02-15", starts: "2027-03-01", seats: null },
  { session: "July 2027", opens: null, last_date: null, starts: null, seats: null },
  closed,
];

const yearly: StoredIntake[] = [
  { session: "July 2027", opens: "2027-05-03", last_date: "2027-08-31", starts: "2027-09-06", seats: null },
  closed,
];

/** Tuition takes what the small fees leave, in whole five hundreds; the registration takes the rest. */
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

function approvalsOf({ study_mode, slug }: Described, session: string): StoredApproval[] {
  const naac: StoredApproval = {
    body: "NAAC",
    mode: null,
    session: "",
    status: "approved",
    reference: `Sample ${slug.length}/2024`,
    link: "",
    checked_on: CHECKED_ON,
    checked_by: CHECKED_BY,
    expires: "2029-03-03",
  };
  if (study_mode !== "online" && study_mode !== "distance") return [naac];
  const entitlement = {
    ...naac,
    body: "UGC-DEB",
    mode: study_mode,
    session,
    reference: "",
    link: "https://deb.ugc.ac.in",
  };
  return [{ ...entitlement, expires: null }, naac] as StoredApproval[];
}
