import type { KyselyPlugin } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { addUser, testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { createLiveHub } from "./live-hub.server.ts";
import type { LiveNews } from "./live-schema.ts";

test("whom a failed read leaves untold is told at the next look, and nobody twice", async () => {
  const { db } = await testApp();
  const ids = [await addUser(db, "asha", "counsellor"), await addUser(db, "bela", "counsellor")];
  const reads = { left: Infinity };
  const errors: unknown[] = [];
  const hub = createLiveHub(db.withPlugin(failingAfter(reads)), (error) => errors.push(error));
  onTestFinished(() => hub.stop());
  const heard = ids.map((userId) => {
    const news: LiveNews[] = [];
    const seer = { userId, address: null };
    onTestFinished(hub.join({ seer, role: "counsellor", tell: (one) => void news.push(one) }));
    return news;
  });
  await eventually(() => expect(heard.map(({ length }) => length)).toEqual([1, 1]));

  // The notices of the second listener cannot be read.
  reads.left = 1;
  const notice = { kind: "given" as const, lead_id: null, leads: 2, words: "For you", actor_id: null };
  const created_at = new Date().toISOString();
  await db
    .insertInto("notices")
    .values(ids.map((user_id) => ({ ...notice, user_id, created_at })))
    .execute();

  await eventually(() => expect(heard.map(({ length }) => length)).toEqual([2, 2]));
  expect(errors).toHaveLength(1);
  expect(heard.map((news) => [...news[1]!.notices, ...(news[1]!.missed ?? [])])).toMatchObject([
    [{ words: "For you" }],
    [{ words: "For you" }],
  ]);
});

/** Lets so many more lists of notices be read, fails at the next and then lets all be read. */
const failingAfter = (reads: { left: number }): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    const isList = node.kind === "SelectQueryNode" && JSON.stringify(node).includes("seen_at is null then");
    if (isList) reads.left -= 1;
    if (reads.left >= 0) return node;
    reads.left = Infinity;
    throw new Error("This read fails");
  },
  transformResult: async ({ result }) => result,
});
