import type { Visit, Visitors } from "./arrivals.ts";

/** The rates of issue 13, and the time within which ninety-nine of a hundred are to be answered. */
export const bars = {
  home: { perSecond: 100, p99Ms: 250 },
  lists: { perSecond: 300, p99Ms: 100 },
  leads: { perSecond: 50, p99Ms: 300 },
};

export type Kind = keyof typeof bars;
export const kinds = Object.keys(bars) as Kind[];

/** Filters and searches like those of visitors; free-text results are not cached. */
const lists = [
  "/courses",
  "/courses?mode=online",
  "/courses?field=mba&sort=fee",
  "/courses?fee=up-to-75000",
  "/courses/engineering",
  "/UG",
  "/PG",
  "/universities",
  "/universities?sort=name",
  "/backend/api/courses.php",
  "/backend/api/courses.php?page=1&limit=20&sort=-title",
  "/backend/api/universities.php",
];
const searches = ["mba", "data science", "btech", "hyderabad"];
const LISTS_PER_SEARCH = 30;

/** `factor` times as many visitors as usual. `run` tells its leads from those of other runs. */
export function visitorsOf(kind: Kind, run: string, factor = 1): Visitors {
  const visits: Record<Kind, (number: number) => Visit> = {
    home: () => ({ path: "/" }),
    lists: (number) => ({
      path:
        number % LISTS_PER_SEARCH === 0
          ? `/search?q=${searches[(number / LISTS_PER_SEARCH) % searches.length]!}`.replace(" ", "+")
          : lists[number % lists.length]!,
    }),
    leads: (number) => leadOf(run, number),
  };
  return { perSecond: bars[kind].perSecond * factor, visitOf: visits[kind] };
}

/** Alternates between the page's script and a page without scripts; each lead from a network of its own. */
function leadOf(run: string, number: number): Visit {
  const fields = {
    name: "Tanvi Rao",
    email: `${run}-${number}@mail.example`,
    phone: `+91 9${String(number).padStart(9, "0")}`,
    course: "Online MBA",
    source_page: "/guidance",
    form_elapsed_ms: "9000",
    idempotency_key: `${run}-key-of-${number}`,
  };
  const forwarded = { "x-forwarded-for": `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` };
  if (number % 2 === 0) {
    const headers = { ...forwarded, "content-type": "application/json" };
    return { path: "/backend/api/leads.php", method: "POST", headers, body: JSON.stringify(fields) };
  }
  const headers = { ...forwarded, "content-type": "application/x-www-form-urlencoded" };
  return { path: "/guidance", method: "POST", headers, body: new URLSearchParams(fields).toString() };
}
