import { expect, test } from "vitest";
import { panelScreens } from "#test/reading/drawn-panel.ts";

async function messagesScreen(...subjects: string[]) {
  const panel = await panelScreens();
  for (const [index, subject] of subjects.entries()) {
    const from = { name: `Writer ${index}`, email: `writer-${index}@mail.example`, phone: "98225 50148" };
    const payload = { ...from, subject, message: `${"Long words. ".repeat(20)}End ${index}` };
    await panel.call({ method: "POST", url: "/backend/api/contact.php", payload });
  }
  return panel;
}

test("a message stands with who wrote, its subject and a glimpse of its words, and opens from its row", async () => {
  const { open } = await messagesScreen("Fees of the MBA");

  const { rows, body } = await open("messages?q=fees");

  expect(rows[0]).toMatch(/Writer 0 Fees of the MBA Long words\./);
  expect(rows[0]).not.toContain("End 0");
  expect(rows[0]).toMatch(/\d\d:\d\d New/);
  expect(body).toContain('href="/admin/messages?q=fees&amp;open=1"');
});

test("the newest stand first, and each can be found by its writer, its words and how it stands", async () => {
  const { open, db } = await messagesScreen("Fees", "Dates");
  const created_at = "2026-03-03T08:35:00.000Z";
  await db.updateTable("messages").set({ status: "answered", created_at }).where("subject", "=", "Fees").execute();

  const { rows } = await open("messages");
  expect(rows.map((row) => row.includes("Dates"))).toEqual([true, false]);
  expect(rows[1]).toContain("3 Mar");
  expect((await open("messages?status=answered")).rows).toEqual([rows[1]]);
  expect((await open("messages?q=writer-1")).rows).toEqual([rows[0]]);
});

test("where nobody has written it says where messages come from; whoever may see no visitor reads none", async () => {
  const { open } = await messagesScreen();
  expect((await open("messages")).words).toContain("No message has come in yet.");

  const written = await messagesScreen("Fees of the MBA");
  for (const role of ["editor", "viewer"] as const)
    expect([role, (await written.open("messages", role)).body.includes("Fees of the MBA")]).toEqual([role, false]);
});

test("a counsellor answers and closes, and has neither box nor bin", async () => {
  const { open } = await messagesScreen("Fees of the MBA");

  const { rows, body } = await open("messages", "counsellor");

  expect(rows).toHaveLength(1);
  expect(body).not.toMatch(/aria-label="(Delete|Select) /);
  expect(body).not.toContain("Export");
});
