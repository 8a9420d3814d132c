import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { foldText } from "#app/lib/text/fold-text.ts";
import { addFaq } from "#test/factories/publication-factories.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";
import { matchingRows } from "./matching.server.ts";

const ROWS = 3000;
const letters = Array.from("abqz09 .-@/_'\"é मष中\n");

test("two letters are found wherever they stand and whatever follows them, however rare they are", async () => {
  const { db } = await freshDatabase();
  const texts = await addTexts(db);

  for (const pair of ["qz", "aq", "z9", "00", "é ", "q.", "मष", "中q"]) {
    const word = foldText(pair).trim();
    const expected = texts.filter(({ text }) => text.includes(word)).map(({ id }) => id);
    expect([pair, await foundIds(db, word)]).toEqual([pair, expected]);
  }
});

async function foundIds(db: Database, q: string): Promise<number[]> {
  const matching = await matchingRows(db, "faqs", q);
  const rows = await matching!.takeAll(db.selectFrom("faqs as f").select("f.id").orderBy("f.id"), "f").execute();
  return rows.map(({ id }) => id);
}

/** The letters follow one another in all ways, in texts that stand before many without them. */
async function addTexts(db: Database) {
  const id = await addFaq(db);
  const { id: _, ...faq } = await db.selectFrom("faqs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const pairs = letters.flatMap((one) => letters.map((other) => foldText(`x${one}${other}`)));
  const some = [...pairs, ...["qz", "q", "word qz", "qzé", "qz中", "qz\nnext", "qz."].map(foldText)];
  const rows = [...some, ...Array.from({ length: ROWS }, () => "nothing here")].map((search_text) => ({
    ...faq,
    search_text,
  }));
  for (let at = 0; at < rows.length; at += 300)
    await db
      .insertInto("faqs")
      .values(rows.slice(at, at + 300))
      .execute();
  const stored = await db
    .selectFrom("faqs")
    .select(["id", sql<string>`search_text`.as("text")])
    .orderBy("id")
    .execute();
  return stored;
}
