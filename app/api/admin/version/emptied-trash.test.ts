import fc from "fast-check";
import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { addFaq, addProgram } from "#test/factories/publication-factories.ts";

type Noun = "universities" | "courses" | "programs" | "faqs";

/** Two universities, a course of each, a programme of the first, and a question. */
async function catalogue() {
  const { call, db, signIn } = await testApp();
  const token = await signIn();
  const pune = await addUniversity(db);
  const kochi = await addUniversity(db, { name: "Nilgiri Online University", position: 2 });
  const records: [Noun, number][] = [
    ["universities", pune],
    ["universities", kochi],
    ["courses", await addCourse(db, pune, { slug: "mba-pune" })],
    ["courses", await addCourse(db, kochi, { slug: "mca-kochi", position: 2 })],
    ["programs", await addProgram(db, [pune])],
    ["faqs", await addFaq(db)],
  ];
  const ask = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object) => {
    const answer = await call({ method, url: `/backend/admin/${path}`, token, ...(payload && { payload }) });
    return { status: answer.statusCode, ...answer.json<{ data: any }>() };
  };
  const find = async ([noun, id]: [Noun, number]) => {
    const { status, data } = await ask("GET", `${noun}.php?id=${id}`);
    if (status === 404) return null;
    const { updated_at: _, ...record } = data;
    return record;
  };
  const all = () => Promise.all(records.map(find));
  return { records, ask, all };
}

const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 1 });

test("whatever is deleted, in whatever order it is asked back, all of it is there again as it was", async () => {
  const { records, ask, all } = await catalogue();
  const whole = await all();
  await fc.assert(
    fc.asyncProperty(order, fc.nat(), async (places, turn) => {
      const trashed: number[] = [];
      for (const place of places) {
        const [noun, id] = records[place]!;
        const gone = await ask("DELETE", `${noun}.php?id=${id}`);
        // What something still stands on stays.
        if (gone.status === 200) trashed.push(gone.data.trash_id);
        else expect([noun, gone.status]).toEqual(["universities", 409]);
      }
      if (trashed.length === 0) return;
      const missing = (await all()).filter((record) => record === null);
      expect(missing).toHaveLength(trashed.length);
      const cut = turn % trashed.length;
      const ids = [...trashed.slice(cut), ...trashed.slice(0, cut)];
      expect((await ask("PUT", "trash-bulk.php", { ids })).data).toEqual({ changed: ids.length, kept: [] });
      expect(await all()).toEqual(whole);
      expect((await ask("PUT", "trash-bulk.php", { ids })).data).toEqual({ changed: 0, kept: [] });
    }),
    { numRuns: 10 },
  );
});

test("a course whose university is in the trash is named with the reason, and comes back with it", async () => {
  const { records, ask, all } = await catalogue();
  const whole = await all();
  const trash = async (place: number) => {
    const [noun, id] = records[place]!;
    return (await ask("DELETE", `${noun}.php?id=${id}`)).data.trash_id as number;
  };
  const course = await trash(3);
  const university = await trash(1);

  expect((await ask("PUT", "trash-bulk.php", { ids: [course] })).data).toEqual({
    changed: 0,
    kept: [{ id: course, name: "Online MBA", why: expect.stringMatching(/^[A-Z].*universit/i) }],
  });
  expect((await ask("PUT", "trash-bulk.php", { ids: [course, university] })).data).toEqual({ changed: 2, kept: [] });
  expect(await all()).toEqual(whole);
});
