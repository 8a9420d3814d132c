import { expect, test } from "vitest";
import { daysAgo } from "#app/lib/time/from-now.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { panelScreens } from "#test/reading/drawn-panel.ts";

async function withDeleted() {
  const panel = await panelScreens();
  const token = await panel.signIn();
  const send = (method: "POST" | "DELETE", file: string, payload?: object) =>
    panel.call({ method, url: `/backend/admin/${file}`, token, ...(payload && { payload }) });
  for (const question of ["Is it online?", "Are there fees?"]) {
    const { data } = (await send("POST", "faqs.php", { question, answer: "Yes." })).json();
    await send("DELETE", `faqs.php?id=${data.id}`);
  }
  const [lead] = await sendLeads(panel, { name: "Tanvi Bhosale" });
  await send("DELETE", `leads.php?id=${lead}`);
  /** As if the named one had been deleted so many days ago. */
  const age = (name: string, days: number) => {
    const deleted_at = daysAgo(days);
    return panel.db.updateTable("trash").set({ deleted_at }).where("name", "=", name).execute();
  };
  return { ...panel, age };
}

test("what was deleted stands with its kind, by whom, and how many days are left", async () => {
  const { open, age } = await withDeleted();
  await age("Is it online?", 29);
  await age("Are there fees?", 28.5);

  const { rows } = await open("trash?sort=name");

  expect(rows[0]).toMatch(/Are there fees\? FAQ meenal .*(Goes tomorrow|2 days left)/);
  expect(rows[1]).toMatch(/Is it online\? FAQ meenal .*(Goes today|Goes tomorrow)/);
  expect(rows[2]).toMatch(/Tanvi Bhosale Lead meenal .*1[34] days left Restore/);
});

test("it is found by kind and by who deleted it", async () => {
  const { open } = await withDeleted();

  expect((await open("trash?kind=leads")).rows).toHaveLength(1);
  expect((await open("trash?kind=faqs")).rows).toHaveLength(2);
  expect((await open("trash?by=me")).rows).toHaveLength(3);
  expect((await open("trash?by=others")).rows).toEqual([]);
});

test("an editor finds what they may bring back, and no person: not in the rows, the choices or the note", async () => {
  const { open } = await withDeleted();

  const { rows, choices, words } = await open("trash", "editor");

  expect(rows.some((row) => row.includes("Tanvi"))).toBe(false);
  expect(rows).toHaveLength(2);
  expect(choices["kind"]).toContain("Leader");
  expect(choices["kind"]!.filter((kind) => /^(Lead|Message|Application)$/.test(kind))).toEqual([]);
  expect(words).toContain("waits here for 30 days, then it goes for good");
  expect((await open("trash")).words).toContain("30 days, what tells of people for 14, then it goes for good");
});

test("an empty trash says so and offers no filter", async () => {
  const { open } = await panelScreens();
  const { words, body } = await open("trash");
  expect([words.includes("The trash is empty."), body.includes("<search")]).toEqual([true, false]);
});
