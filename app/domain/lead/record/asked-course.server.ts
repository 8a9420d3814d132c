import { type RawBuilder, sql } from "kysely";
import type { Database } from "#db/database.ts";

/** What an enquiry says of the course that it asks about. */
export interface CourseAsked {
  /** As the family wrote it. */
  course: string;
  /** Of the site, where a form stood. */
  source_page?: string | null | undefined;
  /** Of the course whose link led to the form. */
  course_slug?: string | undefined;
}

/** Several of one title at one university are more than anybody offers. */
const MOST_NAMED = 12;
/** Of words that may be anything: a name has no more colons, commas and *at*, and a statement no room for more. */
const MOST_PARTS = 8;

/**
 * The id of the one course that these words name: by its title and university, or by its title where the page or the
 * link says whose it is; null where they name none, or one of several.
 */
export async function findAskedCourse(db: Database, { course, ...told }: CourseAsked): Promise<number | null> {
  const sent = sentFrom(told.source_page);
  const slugs = [told.course_slug, sent.course].filter((slug) => slug !== undefined && slug !== "");
  const heads = headsOf(course);
  const titles = sql.join(heads.map(lowered));
  const named = sql<Named>`
    select c.id, c.slug from courses c join universities u on u.id = c.university_id where (${namedIn(heads)})
    union select c.id, c.slug from courses c join universities u on u.id = c.university_id
      where lower(c.title) in (${titles}) and (u.slug = ${sent.university} or c.slug in (${sql.join(["", ...slugs])}))
    order by 1 limit ${sql.lit(MOST_NAMED)}`;
  const { rows } = await named.execute(db);
  const linked = slugs.flatMap((slug) => rows.filter((row) => row.slug === slug))[0];
  return linked?.id ?? (rows.length === 1 ? rows[0]!.id : null);
}

/** Each of these words once, as of imports: the page tells nothing. */
export async function findAskedCourses(db: Database, courses: string[]): Promise<Map<string, number | null>> {
  const found = new Map<string, number | null>();
  for (const course of new Set(courses)) found.set(course, await findAskedCourse(db, { course }));
  return found;
}

interface Named {
  id: number;
  slug: string;
}

/** The slug of the course or the university on whose page a form stood; empty where it stood elsewhere. */
export function sentFrom(page: string | null | undefined): { course: string; university: string } {
  const [, list, slug = ""] = /^\/(courses|universities)\/([^/]+)$/.exec(page ?? "") ?? [];
  return { course: list === "courses" ? slug : "", university: list === "universities" ? slug : "" };
}

/** Whether the course `c` at the university `u` is called so in these words, whatever is asked about it. */
export const isNamedIn = (course: string): RawBuilder<boolean> => namedIn(headsOf(course));

/** The index of titles answers: each title that the words may hold is asked for, with the university behind it. */
function namedIn(heads: string[]): RawBuilder<boolean> {
  const pairs = heads.flatMap(pairsOf);
  if (pairs.length === 0) return sql`1 = 0`;
  const isPair = ([title, university]: Pair) =>
    sql`(lower(c.title) = ${lowered(title)} and lower(u.name) = ${lowered(university)})`;
  return sql`lower(c.title) in (${sql.join(pairs.map(([title]) => lowered(title)))})
    and (${sql.join(pairs.map(isPair), sql` or `)})`;
}

const lowered = (words: string) => sql`lower(${words})`;

type Pair = [title: string, university: string];

/** `B.Com at Sahyadri Open University`, as the site writes it, or with a comma, as the office does. */
function pairsOf(head: string): Pair[] {
  const places = [...head.matchAll(/ at |, /gi)].slice(0, MOST_PARTS);
  return places.map(({ index, 0: { length } }) => [head.slice(0, index).trim(), head.slice(index + length).trim()]);
}

/** The words themselves, and what stands before a colon: a question may follow the name. */
const headsOf = (course: string): string[] => [
  course,
  ...[...course.matchAll(/: /g)].slice(0, MOST_PARTS).map(({ index }) => course.slice(0, index).trim()),
];
