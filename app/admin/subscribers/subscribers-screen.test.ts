import { expect, test } from "vitest";
import { panelScreens } from "#test/reading/drawn-panel.ts";

async function subscribersScreen(...statuses: ("pending" | "confirmed" | "unsubscribed")[]) {
  const panel = await panelScreens();
  for (const [index, status] of statuses.entries()) {
    const payload = { email: `reader-${index}@mail.example` };
    await panel.call({ method: "POST", url: "/backend/api/newsletter.php", payload });
    const confirmed_at = status === "confirmed" ? "2026-03-03T08:35:00.000Z" : null;
    const who = panel.db.updateTable("subscribers").set({ status, confirmed_at });
    await who.where("email", "=", payload.email).execute();
  }
  return panel;
}

test("each subscriber tells whether they may be written to, and since when", async () => {
  const { open } = await subscribersScreen("pending", "confirmed", "unsubscribed");

  const { rows } = await open("subscribers?sort=email");

  expect(rows).toHaveLength(3);
  expect(rows[1]).toMatch(/reader-1@mail\.example Confirmed .* 3 Mar/);
  expect((await open("subscribers?status=unsubscribed")).rows).toEqual([rows[2]]);
});

test("the note counts whom one may write to and leads to them alone; where nobody has agreed it leads nowhere", async () => {
  const { open, db } = await subscribersScreen("confirmed", "confirmed", "pending");

  const { words, body } = await open("subscribers?q=reader");
  expect(words).toContain("Only confirmed addresses may be written to");
  expect(words).toContain("Show the 2 confirmed");
  expect(body).toContain('href="/admin/subscribers?q=reader&amp;status=confirmed"');
  await db.updateTable("subscribers").set({ status: "unsubscribed" }).execute();
  expect((await open("subscribers")).words).not.toContain("Show the");
});

test("whoever may see no visitor is told nothing of them, not even how many", async () => {
  const { open } = await subscribersScreen("confirmed");

  for (const role of ["editor", "viewer"] as const) {
    const { body, words } = await open("subscribers", role);
    expect([role, body.includes("reader-0"), words.includes("1 subscriber")]).toEqual([role, false, false]);
  }
});
