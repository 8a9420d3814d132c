import fc from "fast-check";
import { expect, test } from "vitest";
import { searchedWords } from "#app/lib/text/fold-text.ts";
import { testApp } from "#test/app.ts";
import { addFaq } from "#test/factories/publication-factories.ts";

// Few letters: parts of words are found in others, and short words stand beside long ones.
const sign = fc.constantFrom(
  "a",
  "b",
  "É",
  "e",
  "क",
  "की",
  "9",
  " ",
  " ",
  "%",
  "_",
  '"',
  "'",
  "-",
  "*",
  "(",
  "\\",
  "🎓",
);
const some = (maxLength: number) => fc.array(sign, { minLength: 1, maxLength }).map((signs) => signs.join(""));

async function faqList() {
  const { call, db, signIn } = await testApp();
  const token = await signIn();
  const store = async (questions: string[]) => {
    await db.deleteFrom("faqs").execute();
    for (const [index, question] of questions.entries())
      await addFaq(db, { question, answer: "x", position: index + 1 });
  };
  const ask = async (q: string, more = "") => {
    const url = `/backend/admin/faqs.php?q=${encodeURIComponent(q)}${more}`;
    return (await call({ method: "GET", url, token })).json<{ data: { id: number }[]; meta: { total: number } }>();
  };
  const texts = () => db.selectFrom("faqs").select(["id", "search_text"]).orderBy("position").execute();
  return { store, ask, texts };
}

test("whatever is typed, a list shows just those records that hold all of its words, in the list's order, and counts them", async () => {
  const { store, ask, texts } = await faqList();
  await fc.assert(
    fc.asyncProperty(
      fc.array(some(14), { minLength: 1, maxLength: 6 }),
      fc.array(some(6), { minLength: 1, maxLength: 4 }),
      async (questions, queries) => {
        await store(questions);
        const stored = await texts();
        for (const q of queries) {
          const words = searchedWords(q);
          const expected = stored.filter(({ search_text }) => words.every((word) => search_text.includes(word)));
          const { data } = await ask(q);
          expect([q, data.map(({ id }) => id)]).toEqual([q, expected.map(({ id }) => id)]);
          const page = await ask(q, "&page=1&limit=2");
          expect([q, page.meta.total, page.data.length]).toEqual([q, expected.length, Math.min(2, expected.length)]);
        }
      },
    ),
    { numRuns: 15 },
  );
});

test("each record is found by any part of its own words, whatever signs stand in them", async () => {
  const { store, ask } = await faqList();
  const questions = [
    "100% placement?",
    "snake_case and back\\slash",
    'He said "yes"',
    "d'accord (perhaps)",
    "ज़रूरी प्रश्न",
    "🎓 at last",
  ];
  await store(questions);
  for (const [place, question] of questions.entries())
    for (const word of question.split(" "))
      for (const part of [word, Array.from(word).slice(0, -1).join(""), word.toUpperCase()].filter(
        (each) => each.trim() !== "",
      )) {
        const { data } = await ask(part);
        expect([part, data.map(({ id }) => id).includes(place + 1)]).toEqual([part, true]);
      }
});

test("where nothing was typed, or blanks alone, the list is whole", async () => {
  const { store, ask } = await faqList();
  await store(["One?", "Two?"]);
  for (const q of ["", " ", "\t\n"]) expect([q, (await ask(q)).data.length]).toEqual([q, 2]);
  expect((await ask("one two")).data).toEqual([]);
});
