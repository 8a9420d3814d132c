import fc from "fast-check";
import { expect, test } from "vitest";
import { partnerships } from "#db/schema.ts";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { addProgram } from "#test/factories/publication-factories.ts";

const partnership = fc.constantFrom(null, ...partnerships);

const course = fc.record({
  university: fc.nat(4),
  degree_type: fc.constantFrom("UG", "PG"),
  field: fc.constantFrom("mba", "computer"),
  study_mode: fc.constantFrom("online", "weekend"),
  // Few values: equal ones have to be told apart, too.
  yearly_fee_paise: fc.constantFrom(null, 4_000_000, 5_500_000, 8_400_000),
  position: fc.integer({ min: 1, max: 6 }),
  is_featured: fc.constantFrom(0, 1),
});

const catalogue = fc.record({
  rankings: fc.array(fc.constantFrom(null, 1, 2, 3), { minLength: 5, maxLength: 5 }),
  courses: fc.array(course, { minLength: 20, maxLength: 30 }),
  one: fc.array(partnership, { minLength: 5, maxLength: 5 }),
  other: fc.array(partnership, { minLength: 5, maxLength: 5 }),
});

/** Every list that a visitor meets, with the part of its page that holds it. */
const lists: [url: string, part: RegExp][] = [
  ...["", "?sort=title", "?sort=fee", "?sort=fee-desc", "?page=2", "?level=PG", "?mode=weekend&sort=fee"].map(
    (query): [string, RegExp] => [`/courses${query}`, /<main.*<\/main>/s],
  ),
  ["/UG", /<main.*<\/main>/s],
  ["/PG", /<main.*<\/main>/s],
  ["/courses/mba", /<main.*<\/main>/s],
  ["/", /<main.*<\/main>/s],
  ["/universities", /<main.*<\/main>/s],
  ["/universities?sort=name", /<main.*<\/main>/s],
  ["/universities/university-2", /<main.*<\/main>/s],
  ["/search?q=course", /<main.*<\/main>/s],
  ["/search?q=university", /<main.*<\/main>/s],
  ["/find?degree=12th&percent=80&work=2&budget=60000&place=online&language=-", /<main.*<\/main>/s],
  ["/find?degree=bachelor&percent=80&work=0&budget=&place=", /<main.*<\/main>/s],
  ["/courses/course-4", /<section class="wrap also.*?<\/section>/s],
  ["/compare?courses=course-4", /<section class="compare-choice.*?<\/section>/s],
  ["/compare", /<section class="compare-choice.*?<\/section>/s],
  ["/shortlist/courses?bits=0&group=0", /.*/s],
  ["/search/suggestions?q=course", /.*/s],
  ["/courses?q=course&mode=online", /<main.*<\/main>/s],
  ["/?category=pg", /<main.*<\/main>/s],
  ["/programs/programme", /<main.*<\/main>/s],
];

const apiLists = [
  "courses.php",
  "universities.php",
  "programs.php",
  "courses.php?category=ug",
  "courses.php?category=pg",
  "search.php?q=course",
  "search.php?q=university",
];

/** What stands in the part, one after the other: records, values of facets, and how many courses each has. */
const orderIn = (html: string, part: RegExp) =>
  [...(part.exec(html)?.[0] ?? "").matchAll(/(?:href|value)="([^"]+)"|<b>([\d,]+)<\/b>/g)]
    .map(([, address, count]) => address ?? count)
    // What a university pays is said beside the lists, with the ways to read and to ask about it.
    .filter((found) => !/^\/(who-pays-us|guidance)/.test(found!));

test("whoever pays us, every list stands in the same order", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, async ({ rankings, courses, one, other }) => {
      const { call, db, signIn } = await testApp();
      const ids: number[] = [];
      for (const [place, ranking] of rankings.entries())
        ids.push(await addUniversity(db, { name: `University ${place}`, ranking, position: 3 - (place % 2) }));
      for (const [place, { university, yearly_fee_paise, ...facts }] of courses.entries()) {
        const fees = { yearly_fee_paise, fee_paise: yearly_fee_paise && yearly_fee_paise * 2 };
        // Some are called as the programme is.
        const title = place % 3 === 0 ? "A course of courses" : `Course ${place}`;
        await addCourse(db, ids[university]!, { title, slug: `course-${place}`, ...fees, ...facts });
      }
      await addProgram(db, ids, { slug: "programme", title: "A course of courses" });
      const token = await signIn();

      async function ordersWhere(agreed: (string | null)[]) {
        for (const [place, partnership] of agreed.entries()) {
          const url = `/backend/admin/universities.php?id=${ids[place]}`;
          const { data } = (await call({ method: "GET", url, token })).json();
          const saved = await call({ method: "PUT", url, token, payload: { ...data, partnership } });
          expect(saved.json().data.partnership).toBe(partnership);
        }
        const orders = new Map<string, unknown>();
        for (const [url, part] of lists) orders.set(url, orderIn((await call({ method: "GET", url })).body, part));
        const sheet = (await call({ method: "GET", url: "/family-sheet/courses?bits=0&group=0" })).body;
        orders.set(
          "family sheet",
          [...sheet.matchAll(/data-slug="([^"]+)"/g)].map(([, slug]) => slug),
        );
        for (const list of apiLists) {
          const { data } = (await call({ method: "GET", url: `/backend/api/${list}` })).json();
          orders.set(
            list,
            data.map(({ slug, url }: { slug?: string; url?: string }) => slug ?? url),
          );
        }
        return orders;
      }

      const before = await ordersWhere(one);
      for (const [url, order] of before) expect.soft(order, url).not.toEqual([]);
      expect(await ordersWhere(other)).toEqual(before);
    }),
    { numRuns: 2, endOnFailure: true },
  );
});
