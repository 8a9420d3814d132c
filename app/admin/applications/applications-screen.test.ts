import { expect, test } from "vitest";
import { panelScreens } from "#test/reading/drawn-panel.ts";

async function applicationsScreen(...names: string[]) {
  const panel = await panelScreens();
  for (const [index, firstName] of names.entries()) {
    const reach = { email: `of-${index}@mail.example`, phone: `982-255-014${index}`, company: "Tata Motors" };
    const passwords = { password: "nine quiet herons", confirmPassword: "nine quiet herons" };
    const payload = { firstName, lastName: "Bhosale", ...reach, ...passwords };
    const answer = await panel.call({ method: "POST", url: "/backend/api/applications.php", payload });
    expect(answer.statusCode, answer.body).toBe(201);
  }
  const move = (first_name: string, step: number) =>
    panel.db.updateTable("applications").set({ step }).where("first_name", "=", first_name).execute();
  return { ...panel, move };
}

const moves = (body: string) => [...body.matchAll(/aria-label="(Move [^"]+)"/g)].map(([, label]) => label!);

test("an application tells who applied, how to reach them, from where, and in which step it stands", async () => {
  const { open } = await applicationsScreen("Tanvi");

  const { rows, body } = await open("applications");

  expect(rows[0]).toMatch(/Tanvi Bhosale .*98225 50140 .*of-0 @mail\.example .*Tata Motors 1\b/);
  expect(body).toContain('href="https://wa.me/919822550140"');
  expect(body).toContain('href="/admin/applications?open=1"');
});

test("from the first step it goes on alone, from the last back alone, from those between both ways", async () => {
  const { open, move } = await applicationsScreen("Tanvi");
  const waysOf = async () =>
    moves((await open("applications")).body).map((label) => label.replace("Tanvi Bhosale ", ""));

  expect(await waysOf()).toEqual([expect.stringMatching(/^Move on to 2/)]);
  await move("Tanvi", 2);
  expect(await waysOf()).toEqual([expect.stringMatching(/^Move back to 1/), expect.stringMatching(/^Move on to 3/)]);
  await move("Tanvi", 4);
  expect(await waysOf()).toEqual([expect.stringMatching(/^Move back to 3/)]);
});

test("on the board each stands in its step, and the filter holds there, too", async () => {
  const { open, move } = await applicationsScreen("Tanvi", "Rajat");
  await move("Rajat", 3);
  const columns = async (query: string) =>
    [...(await open(query)).body.matchAll(/data-column="(\d)".*?<\/section>/gs)].map(
      ([html, step]) => step + (html.match(/Tanvi|Rajat/)?.[0] ?? ""),
    );

  expect(await columns("applications?view=board")).toEqual(["1Tanvi", "2", "3Rajat", "4"]);
  expect(await columns("applications?view=board&q=rajat")).toEqual(["1", "2", "3Rajat", "4"]);
  expect((await open("applications?view=board")).rows).toEqual([]);
  expect((await open("applications?step=3")).rows.map((row) => row.includes("Rajat"))).toEqual([true]);
});

test("the filter for a step, which no board shows, is left with the table", async () => {
  const { open } = await applicationsScreen("Tanvi");

  expect((await open("applications?step=1&q=tanvi")).body).toContain(
    'href="/admin/applications?q=tanvi&amp;view=board"',
  );
  const { status, to } = await open("applications?step=1&view=board&q=tanvi&open=1");
  expect([status, to]).toEqual([302, "/admin/applications?view=board&q=tanvi&open=1"]);
});

test("where nobody has applied the board is not offered, and the way to the form is", async () => {
  const { open } = await applicationsScreen();

  for (const query of ["applications", "applications?view=board"]) {
    const { words, body } = await open(query);
    expect([query, words.includes("Nobody has applied yet."), body.includes("board-column")]).toEqual([
      query,
      true,
      false,
    ]);
  }
});

test("whoever wants no contact is neither called nor written to from here", async () => {
  const { open, db, call, signIn } = await applicationsScreen("Tanvi");
  const lead = { name: "Tanvi", email: "of-0@mail.example", phone: "98225 50140", course: "Online MBA" };
  await call({ method: "POST", url: "/backend/api/leads.php", payload: lead });
  const { id } = await db.selectFrom("leads").select("id").executeTakeFirstOrThrow();
  await call({ method: "POST", url: `/backend/admin/no-contacts.php?id=${id}`, token: await signIn() });

  const { rows, body } = await open("applications");

  expect(rows[0]).toContain("No contact");
  expect(body).not.toContain("wa.me/919822550140");
});
