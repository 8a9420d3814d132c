import type { Database } from "#db/database.ts";
import type { Count } from "#app/domain/list/page-of.ts";
import { findCourses, type FoundCourse, MOST_FOUND } from "./find-courses.server.ts";
import type { FitAnswers } from "./fit.ts";
import { type Wish, wishes } from "./wishes.ts";

export interface LooserWay {
  without: Wish[];
  /** Whether the rules of what it brings are met, or some of them are to be asked about. */
  verdict: "eligible" | "ask";
  count: Count;
}

export interface Looser {
  ways: LooserWay[];
  /** Where no way helps: what a rule stands in the way of without any wish. */
  notYet: FoundCourse[];
}

/** Where nothing is found: without which wishes something is, as few of them as can be. Each way is looked at as the answers themselves are. */
export async function loosenWishes(db: Database, answers: FitAnswers): Promise<Looser> {
  const said = wishes.filter((wish) => answers[wish] !== null);
  let notYet: FoundCourse[] = [];
  for (let size = 1; size <= said.length; size += 1) {
    const tried = await Promise.all(choicesOf(said, size).map((without) => findWithout(db, answers, without)));
    const helpful = tried.filter(({ result }) => result.found.length > 0);
    if (helpful.length > 0) return { ways: helpful.map(wayOf), notYet: [] };
    notYet = tried[0]!.result.notYet;
  }
  return { ways: [], notYet };
}

/** All choices of so many of them. */
function choicesOf(said: Wish[], size: number): Wish[][] {
  if (size === 0) return [[]];
  return said.flatMap((wish, place) => choicesOf(said.slice(place + 1), size - 1).map((others) => [wish, ...others]));
}

async function findWithout(db: Database, answers: FitAnswers, without: Wish[]) {
  const unsaid = Object.fromEntries(without.map((wish) => [wish, null]));
  return { without, result: await findCourses(db, { ...answers, ...unsaid }) };
}

function wayOf({ without, result: { found, within } }: Awaited<ReturnType<typeof findWithout>>): LooserWay {
  const met = within?.met ?? found.filter(({ fit }) => fit.verdict === "eligible").length;
  const isMore = within === null || (met === 0 && found.length === MOST_FOUND);
  const count = { total: met || found.length, ...(isMore && { is_more: 1 as const }) };
  return { without, verdict: met > 0 ? "eligible" : "ask", count };
}
