import fc from "fast-check";
import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";

const letters = ["a", "b", "c", "d"];

/** Two courses that take one another's addresses; each run has letters of its own. */
async function courses() {
  const { call, db, signIn } = await testApp();
  const token = await signIn();
  const university_id = await addUniversity(db);
  const ids = [
    await addCourse(db, university_id, { slug: "one" }),
    await addCourse(db, university_id, { slug: "other", position: 2 }),
  ];
  let run = 0;
  const move = async (which: number, letter: string) => {
    const slug = `${letter}-of-${run}`;
    const payload = { title: `Course ${which}`, description: "Two years.", university_id, slug };
    const url = `/backend/admin/courses.php?id=${ids[which]}`;
    return (await call({ method: "PUT", url, token, payload })).statusCode;
  };
  /** What is at an address, or to whose letter it leads. */
  const visit = async (letter: string) => {
    const { statusCode, headers } = await call({ method: "GET", url: `/courses/${letter}-of-${run}` });
    return statusCode === 301 ? /^\/courses\/(\w)-of-\d+$/.exec(`${headers.location}`)?.[1] : statusCode;
  };
  const begin = async () => {
    run += 1;
    for (const [which, letter] of ["a", "b"].entries()) await move(which, letter);
  };
  return { begin, move, visit };
}

const moves = fc.array(fc.record({ which: fc.nat(1), letter: fc.constantFrom(...letters) }), {
  minLength: 1,
  maxLength: 5,
});

test("however addresses are changed and taken over, a page is at its own, and each former one leads to its last owner in one step", async () => {
  const { begin, move, visit } = await courses();
  await fc.assert(
    fc.asyncProperty(moves, async (asked) => {
      await begin();
      const at = ["a", "b"];
      /** Who was the last to leave an address. */
      const left = new Map<string, number>();
      for (const { which, letter } of asked) {
        const isTaken = at[1 - which] === letter;
        expect([asked, await move(which, letter)]).toEqual([asked, isTaken ? 422 : 200]);
        if (isTaken || at[which] === letter) continue;
        left.set(at[which]!, which);
        left.delete(letter);
        at[which] = letter;
      }
      for (const letter of letters) {
        const owner = left.get(letter);
        const expected = at.includes(letter) ? 200 : owner === undefined ? 404 : at[owner];
        expect([asked, letter, await visit(letter)]).toEqual([asked, letter, expected]);
      }
    }),
    { numRuns: 10 },
  );
});
