import { expect, test } from "vitest";
import { isGone, noteGone } from "#app/admin/list/kept/gone-records.ts";
import { expectLog } from "#test/expect-log.ts";
import { signedInPanel } from "#test/signed-in-panel.ts";
import { bringBack, bringBackMany, undoOf } from "./bring-back.ts";

async function withDeleted(...questions: string[]) {
  const panel = await signedInPanel();
  const token = localStorage.getItem("adminToken")!;
  const ids: string[] = [];
  for (const question of questions) {
    const payload = { question, answer: "Yes." };
    const made = await panel.call({ method: "POST", url: "/backend/admin/faqs.php", token, payload });
    const url = `/backend/admin/faqs.php?id=${made.json().data.id}`;
    ids.push(`${(await panel.call({ method: "DELETE", url, token })).json().data.trash_id}`);
  }
  const faqs = async () =>
    (await panel.db.selectFrom("faqs").select("question").orderBy("id").execute()).map(({ question }) => question);
  return { ...panel, ids, faqs };
}

const list = "http://disha.test/admin/faqs";

test("what lies in the trash comes back, and its address leads somewhere again", async () => {
  const { ids, faqs, toast } = await withDeleted("Is it online?");
  noteGone(list, "1");

  await bringBack("trash", ids[0]!);

  expect([await faqs(), toast()!.isFailure, isGone(new URL(`${list}?edit=1`))]).toEqual([
    ["Is it online?"],
    false,
    false,
  ]);
});

test("what is no longer there, or cannot be reached, says so, and its address stays gone", async () => {
  const { ids, toast, line } = await withDeleted("Is it online?");
  noteGone(list, "1");

  await bringBack("trash", "999");
  expect(toast()).toMatchObject({ isFailure: true, text: expect.not.stringMatching(/connection/) });
  line("cut");
  expectLog("Failed to fetch");
  await bringBack("trash", ids[0]!);
  expect(toast()!.text).toBe("Nobody answered: it may be restored already. Check the connection and try again.");
  await bringBackMany(ids);
  expect(toast()!.text).toBe("0 of 1 restored. Check the connection and try again.");
  expect(isGone(new URL(`${list}?edit=1`))).toBe(true);
});

test("several come back at once, and of those that do not the first reason is said", async () => {
  const { ids, faqs, line, toast, asked } = await withDeleted("One?", "Two?", "Three?");

  noteGone(list, "1");
  await bringBackMany(ids.slice(0, 2));
  expect(isGone(new URL(`${list}?edit=1`))).toBe(false);
  expect([await faqs(), toast()!.text]).toEqual([["One?", "Two?"], "2 restored"]);
  const kept = [
    { id: 1, why: "Its address is taken." },
    { id: 2, why: "It is too old." },
  ];
  line(new Response(JSON.stringify({ success: true, data: { changed: 400, kept } }), { status: 200 }));
  await bringBackMany(Array.from({ length: 1200 }, (_, index) => `${index + 1}`));
  expect(asked.filter((address) => address.includes("trash-bulk"))).toHaveLength(1 + 3);
  expect(toast()).toMatchObject({ isFailure: true, text: "1,200 of 1,200 restored. Its address is taken." });
});

test("a deletion that left nothing in the trash cannot be taken back", () => {
  expect(undoOf([])).toBeUndefined();
  expect(undoOf([3, 5])).toEqual({ action: "/admin/trash", method: "post", fields: { id: "3,5" } });
});
