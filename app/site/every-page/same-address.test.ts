import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#db/database.ts";
import { readCatalogue } from "#app/domain/course/catalogue/course-catalogue.server.ts";
import { createApp } from "#app/server/create-app.ts";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";

const addresses = [
  "/courses",
  "/courses?sort=title",
  "/courses?sort=fee",
  "/courses?sort=fee-desc&page=2",
  "/courses?mode=online&degree=bachelor",
  "/UG",
  "/universities",
  "/universities?sort=name",
  "/search?q=course",
  "/search?q=university&type=university",
  "/search/suggestions?q=cou",
  "/find?degree=bachelor&percent=60&work=1&budget=&place=&language=-",
];

/** Records of few different facts, so that equal ones have to be told apart; `turn` says when each came. */
async function fill(db: Database, turn: (numbers: number[]) => number[]) {
  const numbers = Array.from({ length: 60 }, (_, place) => place + 1);
  const times = { created_at: "2026-11-20T08:00:00.000Z", updated_at: "2026-11-20T08:00:00.000Z" };
  for (const id of turn(numbers.slice(0, 9)))
    await addUniversity(db, {
      id,
      name: `University ${id % 3}`,
      slug: `university-${id}`,
      ranking: null,
      position: 1,
      ...times,
    });
  for (const id of turn(numbers))
    await addCourse(db, (id % 9) + 1, {
      id,
      slug: `course-${id}`,
      title: `Course ${id % 4}`,
      position: id % 2,
      degree_type: id % 3 === 0 ? "UG" : "PG",
      yearly_fee_paise: id % 5 === 0 ? null : (id % 3) * 1_000_000,
      ...times,
    });
}

const anyOrder = (numbers: number[]) => numbers.toSorted((one, other) => ((one * 37) % 61) - ((other * 37) % 61));

test(
  "an address answers the same in every process, and whatever order the records came in",
  { timeout: 60_000 },
  async () => {
    const answers: string[][] = [];
    for (const turn of [(numbers: number[]) => numbers, anyOrder]) {
      const { db, dataFolder } = await testApp();
      // One process sees the catalogue grow, the other comes late.
      await readCatalogue(db, {}, { page: 1, limit: 1 });
      await fill(db, turn);
      for (const seen of [db, db.withoutPlugins()]) {
        const app = await createApp({
          db: seen,
          dataFolder,
          publicOrigin: "http://disha.test",
          logLevel: "silent",
          bucket: undefined,
        });
        onTestFinished(() => app.close());
        const bodies: string[] = [];
        for (const address of addresses) bodies.push(shown((await app.inject({ method: "GET", url: address })).body));
        answers.push(bodies);
      }
    }
    const [first, ...others] = answers;
    for (const [place, address] of addresses.entries()) {
      expect(first![place], address).toContain("/");
      for (const other of others) expect(other[place], address).toBe(first![place]);
    }
  },
);

/** The links that one meets, in their order, with what is counted beside them. */
const shown = (body: string) =>
  [...(/<main.*<\/main>/s.exec(body)?.[0] ?? body).matchAll(/(?:href|value)="([^"]+)"|<b>([\d,]+)<\/b>/g)]
    .map(([, address, count]) => address ?? count)
    .join("\n");
