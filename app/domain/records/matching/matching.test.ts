import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { addFaq } from "#test/factories/publication-factories.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";
import { foldText, searchedWords } from "#app/lib/text/fold-text.ts";
import { countBounded } from "#app/domain/records/list/count-rows.server.ts";
import { byText, listPage, type ListOrder } from "#app/domain/records/list/list-page.server.ts";
import { matchingRows } from "./matching.server.ts";
import { searchTextOf } from "./search-text.ts";

const faqs: ListOrder = {
  table: "faqs",
  alias: "f",
  usual: (found) => found.orderBy("f.id", "desc"),
  sorts: { question: byText("f.question") },
};

const found = async (db: Database, q: string) => {
  const { rows } = await listPage(db, db.selectFrom("faqs as f").select(["f.id", "f.question"]), faqs, { q });
  return rows.map(({ question }) => question).toSorted();
};

const questions = [
  "Is an online degree valid?",
  "Qx",
  "Does 50% of the fee come back?",
  "What is snake_case?",
  'Who said "admission"?',
  "क्या डिग्री मान्य है",
  "Résumé or CV?",
  "snake case",
];

async function asked() {
  const { db } = await freshDatabase();
  for (const question of questions) await addFaq(db, { question, answer: "" });
  return db;
}

test("a text is found by all of its words in any order, by parts of words, and by signs as they are", async () => {
  const db = await asked();
  const queries = [
    "valid degree",
    "egre",
    "qx",
    "x",
    "Q",
    "50%",
    "snake_",
    "e_c",
    '"adm',
    "डिग्री",
    "मा",
    "cv",
    "zz",
    "resume",
  ];
  queries.push("a", "online zz", "is va", "  ", "\\", "NOWHERE", "or?", "v?");
  for (const q of queries) {
    const words = searchedWords(q);
    const expected = questions.filter((question) => words.every((word) => foldText(question).includes(word)));
    expect([q, await found(db, q)]).toEqual([q, expected.toSorted()]);
  }
});

test("a text is found as it is now, and not when it is gone", async () => {
  const db = await asked();
  const rewritten = { question: "Qy", search_text: searchTextOf("faqs", { question: "Qy" }) };
  await db.updateTable("faqs").set(rewritten).where("question", "=", "Qx").execute();
  await db.deleteFrom("faqs").where("question", "=", "snake case").execute();
  expect(await found(db, "qx")).toEqual([]);
  expect(await found(db, "qy")).toEqual(["Qy"]);
  expect(await found(db, "snake")).toEqual(["What is snake_case?"]);
});

test("of more rows than lists count, a search still finds and counts the right ones", async () => {
  const { db } = await freshDatabase();
  const id = await addFaq(db);
  const { id: _, ...faq } = await db.selectFrom("faqs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  for (let begun = 0; begun < 12_000; begun += 2000) {
    const numbers = Array.from({ length: 2000 }, (_, index) => begun + index);
    const rows = numbers.map((number) => {
      const question = `Number ${number} ${number % 4 === 0 ? "og" : "ug"} ${number % 3000 === 7 ? "zq" : ""}${number < 5000 || number > 9999 ? "" : "late"}`;
      return { ...faq, question, search_text: searchTextOf("faqs", { question }) };
    });
    await db.insertInto("faqs").values(rows).execute();
  }
  const page = (q: string, sort?: string) =>
    listPage(db, db.selectFrom("faqs as f").select("f.question").where("f.category", "=", "General"), faqs, {
      q,
      sort,
      limit: 3,
    });
  const many = { total: 10_000, is_more: 1, page: 1, limit: 3 };
  expect(await page("num")).toEqual({
    rows: [11_999, 11_998, 11_997].map((number) =>
      expect.objectContaining({ question: expect.stringContaining(`${number}`) }),
    ),
    meta: many,
  });
  expect((await page("nu er")).meta).toEqual(many);
  expect((await page("og nu", "question")).meta).toEqual({ total: 3000, page: 1, limit: 3 });
  expect((await page("number og", "-question")).rows[0]).toEqual({ question: "Number 9996 og late" });
  // By question, those that hold the word come after half of all.
  expect((await page("late", "question")).rows).toEqual(
    [5000, 5001, 5002].map((number) => ({ question: expect.stringContaining(`Number ${number} `) })),
  );
  expect((await page("late", "-question")).rows[0]).toEqual({ question: expect.stringContaining("Number 9999 ") });
  expect(await page("zq num")).toMatchObject({ rows: [{}, {}, {}], meta: { total: 4 } });
  const matching = (await matchingRows(db, "faqs", "number ug"))!;
  expect(await countBounded(db, db.selectFrom("faqs as f"), "f", matching?.takeAll)).toBe(9000);
});
