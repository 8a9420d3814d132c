import fc from "fast-check";
import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addFaq } from "#test/factories/publication-factories.ts";

async function faqs(count: number) {
  const { call, db, signIn } = await testApp();
  const token = await signIn();
  const ids: number[] = [];
  for (let number = 1; number <= count; number += 1)
    ids.push(await addFaq(db, { question: `${number}?`, position: number }));
  const begin = async (positions: number[]) => {
    for (const [index, id] of ids.entries())
      await db.updateTable("faqs").set({ position: positions[index]! }).where("id", "=", id).execute();
  };
  const move = async (payload: object) =>
    (await call({ method: "PUT", url: "/backend/admin/order.php", token, payload: { list: "faqs", ...payload } }))
      .statusCode;
  const shown = async () =>
    (await call({ method: "GET", url: "/backend/admin/faqs.php", token }))
      .json<{ data: { id: number }[] }>()
      .data.map(({ id }) => id);
  return { ids, begin, move, shown };
}

const COUNT = 5;
/** Numbers may be missing, and two records may have got the same one. */
const positions = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: COUNT, maxLength: COUNT });
const move = fc.record({ which: fc.nat(COUNT - 1), to: fc.nat(COUNT + 1), isByPlace: fc.boolean() });

test("whatever the numbers are, moves leave the list as if its records were cards that are taken out and put in", async () => {
  const { ids, begin, move: ask, shown } = await faqs(COUNT);
  await fc.assert(
    fc.asyncProperty(positions, fc.array(move, { minLength: 1, maxLength: 4 }), async (numbers, moves) => {
      await begin(numbers);
      let cards = ids.toSorted(
        (one, other) => numbers[ids.indexOf(one)]! - numbers[ids.indexOf(other)]! || one - other,
      );
      expect(await shown()).toEqual(cards);
      for (const { which, to, isByPlace } of moves) {
        const id = cards[which]!;
        const others = cards.filter((one) => one !== id);
        // Beyond the last place is the last, as null is behind the last record.
        const before = others[to] ?? null;
        const asked = isByPlace ? { place: to + 1 } : { before };
        expect(await ask({ id, ...asked })).toBe(200);
        cards = before === null ? [...others, id] : others.toSpliced(to, 0, id);
        expect([asked, await shown()]).toEqual([asked, cards]);
      }
    }),
    { numRuns: 12 },
  );
});

test("a record before itself stays, and one that is gone moves nowhere", async () => {
  const { ids, move: ask, shown } = await faqs(3);
  expect([await ask({ id: ids[1], before: ids[1] }), await ask({ id: 99, place: 1 })]).toEqual([
    expect.any(Number),
    404,
  ]);
  expect(await shown()).toEqual(ids);
});
