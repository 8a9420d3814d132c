import { groupOf, slugHash } from "#app/lib/text/slug-hash.ts";

/**
 * What the catalogue says of courses, by slug, and by the one that they had before; null of one that it has no more,
 * and nothing of one that it was not asked about.
 */
export type CatalogueRows = Map<string, HTMLElement | null>;

/**
 * What the catalogue says of these courses; null where it cannot be asked. The server is asked for whole groups of
 * courses, in the order of their numbers, so that it never learns which of them are meant. `page` says how many bits
 * number them.
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

/** On the slowest line they are there sooner. */
const PATIENCE_MS = 30_000;

async function fetchCourses(address: string): Promise<Document> {
  // Safari before 16 has none, and waits as long as it pleases.
  const response = await fetch(address, { signal: AbortSignal.timeout?.(PATIENCE_MS) });
  if (!response.ok) throw new Error(response.statusText);
  return new DOMParser().parseFromString(await response.text(), "text/html");
}
