import type { Course } from "#app/domain/course/course-schema.ts";
import { fieldWords, studyModeWords } from "#app/domain/course/course-words.ts";
import { monthsOf, writeDuration } from "#app/lib/duration.ts";
import { groupDigits } from "#app/lib/grouped-number.ts";
import { formatDollars, formatRupees } from "#app/lib/money.ts";
import { type CourseFact, courseFacts } from "#app/site/courses/course-facts.content.ts";
import { levelWords } from "#app/site/courses/course-summary.ts";

/** What is known of a fact. */
export interface ComparedWords {
  /** Several, where each stands on a line of its own. */
  lines: string[];
  detail?: string;
}

export interface ComparedRow {
  fact: CourseFact;
  label: string;
  /** One for each course; null is not known. */
  cells: (ComparedWords | null)[];
  /** All courses say the same, or nothing is known of any. */
  isSame: boolean;
}

export interface ComparedGroup {
  title: string;
  rows: ComparedRow[];
  isSame: boolean;
}

type Tell = (course: Course) => ComparedWords | null;

const told = (words: string | null | undefined, detail?: string): ComparedWords | null =>
  words ? { lines: [words], ...(detail && { detail }) } : null;

/** The catalogue does not hold it yet: every course says so, and whom to ask. */
const notHeld: Tell = () => null;

const groups: { title: string; facts: [CourseFact, Tell][] }[] = [
  {
    title: "Money",
    facts: [
      ["year", ({ yearly_fee_rupees: year }) => told(year === null ? null : formatRupees(year))],
      ["whole", tellWhole],
      ["dollars", ({ tuition_fee: dollars }) => told(dollars > 0 ? formatDollars(dollars) : null)],
      ["first-payment", notHeld],
    ],
  },
  {
    title: "Time",
    facts: [
      ["length", ({ duration, semesters }) => told(writeDuration(duration), countOf(semesters))],
      ["mode", ({ study_mode }) => told(studyModeWords[study_mode])],
      ["last-date", notHeld],
    ],
  },
  {
    title: "Validity",
    facts: [
      ["university", ({ university: { name, location } }) => told(name, location)],
      ["degree", ({ degree_type }) => told(capitalized(levelWords[degree_type]), degree_type)],
      ["ranking", ({ university: { ranking } }) => told(ranking === null ? null : String(ranking))],
      ["students", ({ university: { students } }) => told(students === null ? null : groupDigits(students))],
      ["entitlement", notHeld],
    ],
  },
  {
    title: "Fit",
    facts: [
      ["requirements", tellRequirements],
      ["field", ({ field }) => told(fieldWords[field])],
      ["specializations", ({ specializations: count }) => told(count > 0 ? String(count) : null)],
    ],
  },
];

/** The same headings in the same order, whatever is known of each course. */
export function compareCourses(courses: Course[]): ComparedGroup[] {
  return groups.map(({ title, facts }) => {
    const rows = facts.map(([fact, tell]) => rowOf(fact, courses.map(tell)));
    return { title, rows, isSame: rows.every(({ isSame }) => isSame) };
  });
}

function rowOf(fact: CourseFact, cells: ComparedRow["cells"]): ComparedRow {
  const isSame = new Set(cells.map((cell) => JSON.stringify(cell))).size === 1;
  return { fact, label: courseFacts[fact].label, cells, isSame };
}

function tellWhole({ fee_rupees: fee, duration }: Course) {
  if (fee === null) return null;
  const months = monthsOf(duration);
  return told(
    formatRupees(fee),
    months ? `${formatRupees(Math.round(fee / months))} a month over ${months}` : undefined,
  );
}

function tellRequirements({ requirements }: Course): ComparedWords | null {
  const lines = requirements.split("\n").filter((line) => line.trim() !== "");
  return lines.length > 0 ? { lines } : null;
}

const countOf = (semesters: string[]) =>
  semesters.length > 0 ? `${semesters.length} ${semesters.length === 1 ? "semester" : "semesters"}` : undefined;

const capitalized = (words: string) => words[0]!.toUpperCase() + words.slice(1);
