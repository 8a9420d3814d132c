import type { Database } from "#db/database.ts";
import type { ListQuery } from "#app/domain/list/list-query-schema.ts";
import type { PageOf } from "#app/domain/list/page-of.ts";
import type { CategoryKey } from "#app/domain/program/program-categories.ts";
import { termsOf } from "#app/domain/search/words/searched-terms.ts";
import { findFirst, idsFound } from "#app/domain/search/hits/first-found.server.ts";
import { readLists } from "#app/domain/search/noun-lists.server.ts";
import { wordsOf } from "#app/domain/search/words/words-of.ts";
import { readLexicon } from "#app/domain/synonym/lexicon.server.ts";
import { categoryRules } from "./category-rules.ts";
import { listCourses } from "#app/domain/course/courses.server.ts";
import type { Course } from "#app/domain/course/course-schema.ts";

/** Of the courses that hold a rule's words, only the first in their order are used. */
const MOST_NAMED = 1000;

/** The courses of a category of the explorer, in the order of staff. */
export async function listCategoryCourses(
  db: Database,
  category: CategoryKey,
  query: ListQuery & { type?: string | undefined },
): Promise<PageOf<Course>> {
  const { words, ...rule } = categoryRules[category];
  const ids = words === undefined ? undefined : await idsNamed(db, words);
  return listCourses(db, { ...query, rule: { ...rule, ids } });
}

async function idsNamed(db: Database, words: string): Promise<number[]> {
  const ask = { terms: termsOf(wordsOf(words), await readLexicon(db)), where: "title" as const };
  const found = await findFirst(readLists(db), { kinds: ["course"], asks: [[0, ask]], limit: MOST_NAMED }, idsFound);
  return found.get("course")!;
}
