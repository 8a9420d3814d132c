import { expect, test } from "vitest";
import { testimonials } from "#app/domain/testimonial/testimonials.server.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";

const MANY = 2530;

test("a page behind the middle of a long list is the one that stands there, up to the last", async () => {
  const { db } = await freshDatabase();
  const now = new Date().toISOString();
  const rows = Array.from({ length: MANY }, (_, index) => ({
    name: `Person ${index % 7}`,
    role: "Student",
    content: "Good",
    rating: 5,
    image: null,
    image_alt: "",
    search_text: "",
    // Several stand at one place.
    position: (index * 7919) % 400,
    is_sample: 0 as const,
    created_at: now,
    updated_at: now,
  }));
  for (let from = 0; from < MANY; from += 500)
    await db
      .insertInto("testimonials")
      .values(rows.slice(from, from + 500))
      .execute();

  const ids = async (query: Parameters<typeof testimonials.list>[1]) =>
    (await testimonials.list(db, query)).rows.map(({ id }) => id);
  for (const sort of [undefined, "name", "-name"]) {
    const all = await ids({ sort });
    for (const page of [21, 26, 27, 40, 50, 51])
      expect([sort, page, await ids({ sort, page, limit: 50 })]).toEqual([
        sort,
        page,
        all.slice(page * 50 - 50, page * 50),
      ]);
    expect(await ids({ sort, page: 52, limit: 50 })).toEqual([]);
  }
});
