import { sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { withUniversity, wholeCourseColumns, wholeCourseOf } from "#app/domain/course/course-rows.server.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { readColumns } from "#app/domain/course/columns/catalogue-columns.server.ts";
import { notBarred } from "#app/domain/course/catalogue/not-barred.server.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { toMinorUnits } from "#app/lib/money/money.ts";
import { type Fit, type FitAnswers, type FitLevel, fitOf, modesOf } from "./fit.ts";

/** So many are looked at in one go, the cheapest first: a family of small means is not shown what it cannot pay. */
const SLICE = 60;
/** Whoever meets the rules of few is still looked for among so many. */
const MOST_LOOKED_AT = 600;
export const MOST_FOUND = 6;
const MOST_NEARLY = 2;

/** What comes after a degree. */
export const nextTypes: Record<FitLevel, ("UG" | "PG" | "PGDCS")[]> = {
  "10th": ["UG"],
  "12th": ["UG"],
  diploma: ["UG"],
  bachelor: ["PG", "PGDCS"],
  master: ["PG", "PGDCS"],
};

export interface FoundCourse {
  course: WholeCourse;
  fit: Fit;
}

export interface FoundCourses {
  /** At most six, eligible ones before those to ask about, then by the fee of a year. */
  found: FoundCourse[];
  /** At most two that a rule stands in the way of. */
  notYet: FoundCourse[];
  /** Where there are more courses than were looked at, how many were. */
  onlyOf: number | null;
  /** All courses there are. */
  total: number;
  /** Of these, how many come next and grant the wishes, and whose rules are met; null where the six were there before all was looked at. */
  within: { all: number; met: number } | null;
}

/**
 * The courses of the next level that may be offered, by how somebody stands with them. The order reads the verdict, the wishes, the fee and the place
 * that staff gave, and nothing else.
 */
export async function findCourses(db: Database, answers: FitAnswers): Promise<FoundCourses> {
  let courses = withUniversity(db).select(wholeCourseColumns).where(notBarred("c", dayInIndia()));
  if (answers.degree) courses = courses.where("c.degree_type", "in", nextTypes[answers.degree]);
  const { budget, place, language } = answers;
  if (place) courses = courses.where("c.study_mode", "in", modesOf(place));
  if (budget !== null)
    courses = courses.where((of) =>
      of.or([of("c.yearly_fee_paise", "is", null), of("c.yearly_fee_paise", "<=", toMinorUnits(budget))]),
    );
  // Where no language is known, it is to be asked.
  if (language) courses = courses.where(isTaughtIn(db, language));
  const cheapest = courses
    .orderBy("c.yearly_fee_paise", (order) => order.asc().nullsLast())
    .orderBy("c.position")
    .orderBy("c.id")
    .limit(SLICE);
  const granted: FoundCourse[] = [];
  let looked = 0;
  let isEnd = false;
  while (!isEnd && looked < MOST_LOOKED_AT && countEligible(granted) < MOST_FOUND) {
    const rows = await cheapest.offset(looked).execute();
    looked += rows.length;
    isEnd = rows.length < SLICE;
    granted.push(...rows.map((row) => fittedCourse(wholeCourseOf(row), answers)).filter(grantsWishes));
  }
  const eligible = granted.filter(({ fit }) => fit.verdict === "eligible");
  const toAsk = granted.filter(({ fit }) => fit.verdict === "ask");
  return {
    found: [...eligible, ...toAsk].slice(0, MOST_FOUND),
    notYet: granted.filter(({ fit }) => fit.verdict === "not-eligible").slice(0, MOST_NEARLY),
    onlyOf: isEnd || eligible.length >= MOST_FOUND ? null : looked,
    total: (await readColumns(db)).count,
    within: isEnd ? { all: granted.length, met: eligible.length } : null,
  };
}

const fittedCourse = (course: WholeCourse, answers: FitAnswers) => ({ course, fit: fitOf(course, answers) });

const grantsWishes = ({ fit }: FoundCourse) => fit.wishes.every(({ met }) => met !== "no");

const countEligible = (courses: FoundCourse[]) => courses.filter(({ fit }) => fit.verdict === "eligible").length;

const isTaughtIn = (db: Database, language: string) =>
  isPostgres(db)
    ? sql<SqlBool>`(c.languages = '[]'::jsonb or c.languages @> ${JSON.stringify([language])}::jsonb)`
    : sql<SqlBool>`(c.languages = '[]' or exists (select 1 from json_each(c.languages) as l where l.value = ${language}))`;
