import type { WordsOf } from "#app/domain/page-text/read-page-texts.ts";
import { evidenceFor } from "#app/domain/claim-evidence/shown-claims.ts";
import type { Course, WholeCourse } from "#app/domain/course/course-schema.ts";
import { fittedOf } from "#app/site/fit/fit-check.tsx";
import { answerQuestions } from "#app/site/fit/your-check.tsx";
import { admissionOf } from "#app/domain/course/entitlement/intakes.ts";
import { writeDay } from "#app/lib/time/calendar-day.ts";
import { admissionWords } from "#app/domain/course/words/admission-words.ts";
import { isEntitlement } from "#app/domain/course/entitlement/entitlement.ts";
import { entitlementWords } from "#app/domain/course/entitlement/entitlement-words.ts";
import { approvalSaid, entryInShort, rulesOf } from "#app/domain/course/words/fact-words.ts";
import { countedSemesters, fieldWords, studyModeWords } from "#app/domain/course/course-words.ts";
import { openScholarships, scholarshipTerms, worthOf } from "#app/domain/course/words/scholarship-words.ts";
import { writeDuration } from "#app/lib/time/duration.ts";
import { languagesSaid } from "#app/domain/course/teaching-languages.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { formatDollars, formatRupees } from "#app/lib/money/money.ts";
import { courseAddress } from "#app/domain/page-addresses.ts";
import { degreeLevelWords } from "#app/site/courses/course/course-summary.ts";
import { capitalized } from "#app/lib/text/capitalized.ts";
import { tellFees, tellLoan, tellRefund, tellWhole, tellYears } from "#app/site/compare/costs/compared-costs.ts";
import { type ComparedBy, type ComparedWords, told } from "#app/site/compare/compared-words.ts";

/** The compared facts, by their names in the page's texts. */
export type ComparedFact = keyof WordsOf<"compare">["rows"];

export interface ComparedRow {
  fact: ComparedFact;
  /** One per course; null is unknown. */
  cells: (ComparedWords | null)[];
  /** Whether all courses have the same value, or none is known. */
  isSame: boolean;
}

export interface ComparedGroup {
  name: GroupName;
  rows: ComparedRow[];
  isSame: boolean;
}

type GroupName = keyof WordsOf<"compare">["groups"];

type Tell = (course: WholeCourse, by: ComparedBy) => ComparedWords | null;

const groups: { name: GroupName; facts: [ComparedFact, Tell][] }[] = [
  {
    name: "money",
    facts: [
      ["year", ({ yearly_fee_rupees: year }) => told(year === null ? null : formatRupees(year))],
      ["whole", tellWhole],
      ["dollars", ({ tuition_fee: dollars }) => told(dollars > 0 ? formatDollars(dollars) : null)],
      ["first-payment", ({ first_payment_rupees: first }) => told(first === null ? null : formatRupees(first))],
      ["fees", tellFees],
      ["fee-years", tellYears],
      ["loan", tellLoan],
      ["scholarships", tellScholarships],
      ["refund", tellRefund],
      ["pays", tellPays],
    ],
  },
  {
    name: "time",
    facts: [
      [
        "length",
        ({ duration, semesters }) =>
          told(writeDuration(duration), semesters.length > 0 ? countedSemesters(semesters.length) : undefined),
      ],
      ["mode", ({ study_mode }) => told(studyModeWords[study_mode])],
      ["last-date", tellLastDate],
      ["starts", tellStart],
      ["classes", ({ classes }) => told(classes)],
      ["hours", ({ weekly_hours }) => told(weekly_hours)],
      ["examinations", ({ examinations }) => told(examinations)],
    ],
  },
  {
    name: "validity",
    facts: [
      ["university", ({ university: { name, location } }) => told(name, location)],
      ["degree", ({ degree_type }) => told(capitalized(degreeLevelWords[degree_type]), degree_type)],
      ["ranking", tellClaim("ranking", ({ ranking }) => ranking && String(ranking))],
      ["students", tellClaim("student_count", ({ students }) => students && groupDigits(students))],
      ["entitlement", tellEntitlement],
      ["approvals", tellApprovals],
    ],
  },
  {
    name: "fit",
    facts: [
      ["fit", tellFit],
      ["eligibility", tellEligibility],
      ["language", ({ languages }) => told(languagesSaid(languages) || null)],
      ["requirements", tellRequirements],
      ["field", ({ field }) => told(fieldWords[field])],
      ["specializations", ({ specializations: count }) => told(count > 0 ? String(count) : null)],
    ],
  },
];

/** The same headings in the same order, whatever is known of each course. */
export function compareCourses(courses: WholeCourse[], by: ComparedBy): ComparedGroup[] {
  return groups.map(({ name, facts }) => {
    const rows = facts.map(([fact, tell]) =>
      rowOf(
        fact,
        courses.map((course) => tell(course, by)),
      ),
    );
    return { name, rows, isSame: rows.every(({ isSame }) => isSame) };
  });
}

function rowOf(fact: ComparedFact, cells: ComparedRow["cells"]): ComparedRow {
  // Links differ for each course and do not count.
  const isSame = new Set(cells.map((cell) => JSON.stringify({ ...cell, way: null }))).size === 1;
  return { fact, cells, isSame };
}

/** A figure of the university, with its evidence. */
function tellClaim(claim: string, figureOf: (university: Course["university"]) => string | 0 | null): Tell {
  return ({ university }, { today }) => {
    const figure = figureOf(university);
    const evidence = evidenceFor(university, claim, today);
    return figure ? { lines: [figure], ...(evidence && { claim: { evidence, today, of: university.name } }) } : null;
  };
}

function tellScholarships(course: WholeCourse, { today }: ComparedBy): ComparedWords | null {
  const open = openScholarships(course, today);
  if (open === null) return null;
  const day = course.scholarships_checked_on;
  const lines = open.map((each) => `${worthOf(each)}, ${scholarshipTerms(each)}`);
  return { lines: open.length > 0 ? lines : ["None"], ...(day && { detail: `checked on ${writeDay(day)}` }) };
}

function tellPays({ university: { partnership } }: WholeCourse): ComparedWords | null {
  if (partnership === null) return null;
  if (partnership === "commission") return told("Yes", "a commission");
  return told("No", partnership === "partner" ? "though it is a partner" : "it is not a partner");
}

function tellFit(course: WholeCourse): ComparedWords {
  const way = { address: `${courseAddress(course.slug)}#entry`, words: answerQuestions };
  return { lines: [], fitted: fittedOf(course), way };
}

/** Without a day the admission's state is still known: it tells somebody who is late, and what to ask. */
function tellLastDate(course: WholeCourse, { today }: ComparedBy): ComparedWords | null {
  const admission = admissionWords(course, today);
  const day = admissionOf(course.intakes, today)?.intake?.last_date;
  if (day) return told(writeDay(day), admission?.words);
  return admission && { lines: [admission.words], detail: admission.detail, isAsked: true };
}

function tellStart({ intakes }: WholeCourse, { today }: ComparedBy) {
  const intake = admissionOf(intakes, today)?.intake;
  return told(intake?.starts && writeDay(intake.starts), intake?.session);
}

function tellEntitlement(course: WholeCourse, { today }: ComparedBy): ComparedWords {
  const { words, checked, isGood } = entitlementWords(course, today);
  return { lines: [words], ...(checked && { detail: checked }), ...(!isGood && { isAsked: true }) };
}

function tellApprovals({ approvals }: WholeCourse, { today }: ComparedBy): ComparedWords | null {
  const others = approvals.filter((each) => !isEntitlement(each));
  if (others.length === 0) return null;
  const lines = others.map((each) => `${each.body}: ${approvalSaid(each, today)}`);
  const checked = others.flatMap(({ checked_on }) => checked_on ?? []).toSorted()[0];
  return { lines, ...(checked && { detail: `checked on ${writeDay(checked)}` }) };
}

/** The course's own rules, and a link to what its mode requires of everybody. */
function tellEligibility({ eligibility, study_mode }: WholeCourse, { beforeAdmission }: ComparedBy) {
  const rules = eligibility ? rulesOf(eligibility) : [];
  const isKnown = rules.length > 0;
  const needed = beforeAdmission.filter(({ content }) => content.modes.includes(study_mode));
  const [first] = needed;
  if (!first) return isKnown ? { lines: rules } : null;
  return {
    lines: [...(isKnown ? rules : [entryInShort(null)]), ...needed.map(({ name }) => name)],
    rule: first,
    ...(!isKnown && { isAsked: true }),
  };
}

function tellRequirements({ requirements }: WholeCourse): ComparedWords | null {
  const lines = requirements.split("\n").filter((line) => line.trim() !== "");
  return lines.length > 0 ? { lines } : null;
}
