import { groupOf, slugHash } from "#app/lib/text/slug-hash.ts";

/** The catalogue's rows by slug, current or former; null if the course is gone, absent if it was not requested. */
export type CatalogueRows = Map<string, HTMLElement | null>;

/**
 * The catalogue's rows about these courses; null if the server cannot be reached. Requests whole groups of courses,
 * sorted by number, so that the server never learns which courses are meant. `page` has the number of bits.
 */
export async function fetchGroups(page: HTMLElement, slugs: string[]): Promise<CatalogueRows | null> {
  const { groups = "", bits = "0" } = page.dataset;
  const numbers = new Set(slugs.map((slug) => groupOf(slugHash(slug), Number(bits))));
  const addresses = [...numbers]
    .toSorted((one, other) => one - other)
    .map((group) => `${groups}?bits=${bits}&group=${group}`);
  try {
    const answers = await Promise.all(addresses.map(fetchCourses));
    const rows: CatalogueRows = new Map(slugs.map((slug) => [slug, null]));
    for (const page of answers) {
      for (const course of page.querySelectorAll<HTMLElement>("[data-slug]")) rows.set(course.dataset["slug"]!, course);
      for (const { dataset } of page.querySelectorAll<HTMLElement>("[data-was]"))
        rows.set(dataset["was"]!, rows.get(dataset["is"]!) ?? null);
    }
    return rows;
  } catch {
    return null;
  }
}

/** Longer than an answer takes on the slowest connection. */
const PATIENCE_MS = 30_000;

async function fetchCourses(address: string): Promise<Document> {
  // Safari before 16 lacks it, and has no time limit.
  const response = await fetch(address, { signal: AbortSignal.timeout?.(PATIENCE_MS) });
  if (!response.ok) throw new Error(response.statusText);
  return new DOMParser().parseFromString(await response.text(), "text/html");
}
