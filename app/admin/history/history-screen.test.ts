import { expect, test } from "vitest";
import { panelScreens } from "#test/reading/drawn-panel.ts";

async function withHistory() {
  const panel = await panelScreens();
  const token = await panel.signIn();
  const send = async (method: "POST" | "PUT" | "DELETE", file: string, payload: object = {}) =>
    (await panel.call({ method, url: `/backend/admin/${file}`, token, payload })).json();
  const { data } = await send("POST", "faqs.php", { question: "Is it online?", answer: "Yes." });
  const faq = data as { id: number; updated_at: string };
  return { ...panel, faq, send };
}

test("each line says who did what with which record, and leads to what it was or is", async () => {
  const { open, faq, send } = await withHistory();
  await send("PUT", `faqs.php?id=${faq.id}`, { question: "Is it all online?", answer: "Yes." });

  const { words, body } = await open("history");
  expect(words).toContain("meenal added FAQ Is it online?");
  expect(words).toContain("meenal changed FAQ Is it all online?");
  expect(words).toContain("What changed of Is it all online?");
  expect(body).toContain(`href="/admin/versions/faqs/${faq.id}?version=`);
});

test("lines stand under their days, the newest first, today by its name", async () => {
  const { open, db, send } = await withHistory();
  await db.updateTable("activities").set({ created_at: "2025-03-03T08:35:00.000Z" }).execute();
  await send("POST", "faqs.php", { question: "Are there fees?", answer: "Yes." });

  const days = [...(await open("history")).body.matchAll(/<h2 class="history-day">([^<]+)/g)].map(([, day]) => day);

  expect(days).toEqual([expect.stringMatching(/^Today, \w+day \d/), "Monday 3 Mar 2025"]);
});

test("the history is asked by person, act, kind, day and name, each by its own field", async () => {
  const { open, db, faq, send } = await withHistory();
  const { id } = await db.selectFrom("users").select("id").where("username", "=", "ravi").executeTakeFirstOrThrow();
  await db
    .updateTable("activities")
    .set({ created_at: "2026-03-03T08:35:00.000Z" })
    .where("type", "=", "faq")
    .execute();
  await send("DELETE", `faqs.php?id=${faq.id}`);
  const acts = async (query: string) =>
    [...(await open(`history?kind=faq&${query}`)).body.matchAll(/<\/b>(?:<!-- -->| )*(added|deleted)/g)].map(
      ([, act]) => act,
    );

  expect(await acts("")).toEqual(["deleted", "added"]);
  expect(await acts("act=delete")).toEqual(["deleted"]);
  expect(await acts("to=2026-03-03")).toEqual(["added"]);
  expect(await acts("from=2026-03-04")).toEqual(["deleted"]);
  expect(await acts("from=2026-03-03&to=2026-03-03")).toEqual(["added"]);
  expect(await acts("q=online")).toHaveLength(2);
  expect(await acts("q=fees")).toEqual([]);
  expect((await open(`history?who=${id}`)).words).toContain("No act matches this filter.");
  expect((await open("history?to=2026-03-03")).body).toMatch(
    /<input type="date"[^>]* name="to"[^>]* value="2026-03-03"/,
  );
});
