import fc from "fast-check";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";
import { readCatalogue } from "#app/domain/course/catalogue/course-catalogue.server.ts";
import { courseSorts } from "#app/domain/course/course-schema.ts";

const sorts = [undefined, ...courseSorts];

const slugsOf = async (db: Database, sort: (typeof sorts)[number]) =>
  (await readCatalogue(db, { sort }, { page: 1, limit: 100 })).rows.map(({ slug }) => slug);

/** What whoever has just begun reads: it remembers nothing. */
const anew = (db: Database) => db.withoutPlugins();

const facts = fc.record({
  // Few values: equal ones have to be told apart, too.
  title: fc.constantFrom("MBA", "mba", "B.Tech", "arts"),
  position: fc.integer({ min: 1, max: 4 }),
  yearly_fee_paise: fc.constantFrom(null, 0, 3_000_000, 8_400_000),
});

const change = fc.record({
  kind: fc.constantFrom("add", "edit", "edit", "delete"),
  which: fc.nat(),
  facts,
  /** Whether somebody looks at the list then. */
  isSeen: fc.boolean(),
});

test("whatever has changed, every order is what the database says, for who saw it all as for who just began", async () => {
  // One for all runs: each has connections of its own on PostgreSQL.
  const { db: opened } = await freshDatabase();
  const university = await addUniversity(opened);
  await fc.assert(
    fc.asyncProperty(fc.array(facts, { minLength: 1, maxLength: 8 }), fc.array(change), async (first, changes) => {
      const db = anew(opened);
      await db.deleteFrom("courses").execute();
      let moment = Date.parse("2026-11-25T08:00:00.000Z");
      const now = () => new Date((moment += 1)).toISOString();
      let count = 0;
      const add = async (own: typeof facts extends fc.Arbitrary<infer Facts> ? Facts : never) =>
        void (await addCourse(db, university, { ...own, slug: `course-${(count += 1)}`, updated_at: now() }));
      for (const own of first) await add(own);
      for (const { kind, which, facts: own, isSeen } of changes) {
        if (kind === "add") await add(own);
        const ids = await db.selectFrom("courses").select("id").orderBy("id").execute();
        const id = ids[which % Math.max(1, ids.length)]?.id ?? 0;
        if (kind === "edit")
          await db
            .updateTable("courses")
            .set({ ...own, updated_at: now() })
            .where("id", "=", id)
            .execute();
        if (kind === "delete") await db.deleteFrom("courses").where("id", "=", id).execute();
        if (isSeen) await slugsOf(db, undefined);
      }
      for (const sort of sorts) {
        const slugs = await slugsOf(db, sort);
        expect(slugs).toEqual(await slugsOf(anew(db), sort));
        expect([sort, slugs]).toEqual([sort, await sorted(db, sort)]);
      }
    }),
    { numRuns: 25 },
  );
});

/** By hand, as the page about the orders of lists promises. */
async function sorted(db: Database, sort: (typeof sorts)[number]): Promise<string[]> {
  const rows = await db
    .selectFrom("courses")
    .select(["id", "slug", "title", "position", "yearly_fee_paise as fee"])
    .execute();
  const keys: Record<string, (row: (typeof rows)[number]) => string | number> = {
    title: ({ title }) => title.toLowerCase(),
    fee: ({ fee }) => fee ?? Infinity,
    "fee-desc": ({ fee }) => (fee === null ? 1 : -fee),
  };
  const key = keys[sort ?? ""] ?? (() => 0);
  const compare = (one: (typeof rows)[number], other: (typeof rows)[number]) => {
    const [first, second] = [key(one), key(other)];
    return first < second ? -1 : first > second ? 1 : one.position - other.position || one.id - other.id;
  };
  return rows.toSorted(compare).map(({ slug }) => slug);
}
