import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { groupsOf } from "#app/admin/search/found-places.ts";
import { addUser } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { panelScreens } from "#test/reading/drawn-panel.ts";
import { visibleText } from "#test/reading/visible-text.ts";
import { HandOverField } from "./switch-off/hand-over-field.tsx";

test("staff and applicants stand apart, each counted, with what is known of either", async () => {
  const { open, db } = await panelScreens();
  const id = await addUser(db, "kavita", "counsellor");
  await db.updateTable("users").set({ full_name: "Kavita Rao" }).where("id", "=", id).execute();

  const staff = await open("users?sort=username");
  expect(staff.words).toMatch(/Staff 2 Applicants 1 All 3/);
  expect(staff.rows[0]).toMatch(/kavita Kavita Rao kavita@disha\.example Counsellor/);
  expect(staff.rows[1]).toMatch(/meenal You meenal@disha\.example Admin/);
  const applicants = await open("users?tab=applicants");
  expect(applicants.rows).toEqual([expect.stringMatching(/ravi ravi@disha\.example Created/)]);
  expect(applicants.heads).not.toContain("Role");
  expect(staff.heads).toContain("Role");
});

test("whoever the quick search counts is on the screen that it leads to, whichever tab they belong to", async () => {
  const { open, db, call, signIn } = await panelScreens();
  for (const name of ["zubin", "zubina"]) await addUser(db, name, "user");
  await addUser(db, "zubini", "counsellor");
  const found = await call({ method: "GET", url: "/backend/admin/search.php?q=zubin", token: await signIn() });
  const { data, counts } = found.json();
  const place = groupsOf(data.slice(0, 2), counts, "zubin")[0]!.places.at(-1)!;

  const { rows, words } = await open(place.to.replace("/admin/", ""));

  expect([place.title, place.detail]).toEqual(["All 3", "Users"]);
  expect(rows.map((row) => /zubin\w*/.exec(row)![0])).toEqual(["zubini", "zubina", "zubin"]);
  expect(words).toContain("3 of 5 users");
});

test("whom the role keeps out is told of the list that the screen shows", async () => {
  const { open } = await panelScreens();

  for (const [role, article] of [
    ["editor", "an"],
    ["counsellor", "a"],
    ["viewer", "a"],
  ] as const) {
    const { status, words } = await open("users", role);

    expect([status, words]).toEqual([403, expect.stringContaining(`As ${article} ${role} you may not see users.`)]);
  }
});

test("nobody selects oneself to be deleted among others", async () => {
  const { open, db } = await panelScreens();
  await addUser(db, "kavita", "counsellor");

  const { body } = await open("users");

  expect(body).toContain('aria-label="Select kavita"');
  expect(body).not.toContain('aria-label="Select meenal"');
  expect(body).toContain('aria-label="Select all 1 shown"');
});

test("who lacks the second factor that the role asks for is marked, who has it, too, and who is here now", async () => {
  const { open, db } = await panelScreens();
  await addUser(db, "kavita", "editor");
  const updated_at = "2026-11-23T00:00:00.000Z";
  await db
    .insertInto("role_rules")
    .values({ role: "editor", needs_second_factor: 1, sees_all_leads: 0, updated_at })
    .execute();

  const { rows } = await open("users?sort=username");

  expect(rows[0]).toContain("Two-factor missing");
  expect(rows[1]).not.toContain("Two-factor");
  expect(rows[1]).toContain("Here now");
});

test("how many leads somebody looks after stands in their row; none is no number", async () => {
  const { open, db, ...testing } = await panelScreens();
  await sendLeads(
    { db, ...testing },
    { name: "Tanvi", email: "a@mail.example" },
    { name: "Rajat", phone: "98225 50149" },
  );
  await db.updateTable("leads").set({ owner_id: 1 }).execute();
  await addUser(db, "kavita", "counsellor");

  const { rows } = await open("users?sort=username");

  expect(rows[1]).toMatch(/Admin 2 leads/);
  expect(rows[0]).not.toContain("lead");
});

test("who was invited and who is switched off stand beside the staff, not beside the applicants", async () => {
  const { open, db, call, signIn } = await panelScreens();
  const token = await signIn();
  const payload = { email: "new@disha.example", role: "editor" };
  const made = await call({ method: "POST", url: "/backend/admin/invitations.php", token, payload });
  expect(made.statusCode, made.body).toBeLessThan(300);
  const id = await addUser(db, "kavita", "counsellor");
  const off = await call({ method: "POST", url: `/backend/admin/switched-off-users.php?id=${id}`, token });
  expect(off.statusCode, off.body).toBeLessThan(300);

  const { words, rows } = await open("users");

  expect(words).toMatch(/Invited new@disha\.example Editor By meenal,/);
  expect(words).toContain("Take back the invitation of new@disha.example");
  expect(words).toMatch(/Switched off kavita Counsellor kavita@disha\.example Since/);
  expect(rows.some((row) => row.includes("kavita"))).toBe(false);
  const applicants = await open("users?tab=applicants");
  expect(applicants.words).not.toMatch(/Invited|Switched off/);
});

test("an invitation that has ended says since when, one that is open until when", async () => {
  const { open, db } = await panelScreens();
  const at = "2026-03-01T08:35:00.000Z";
  const invitation = { role: "editor" as const, invited_by: 1, token_hash: "x", created_at: at, updated_at: at };
  await db
    .insertInto("invitations")
    .values([
      { ...invitation, email: "late@disha.example", expires_at: "2026-03-04T08:35:00.000Z" },
      { ...invitation, email: "open@disha.example", expires_at: "2099-03-04T08:35:00.000Z", token_hash: "y" },
    ])
    .execute();

  const { words } = await open("users");

  expect(words).toMatch(/late@disha\.example Editor .*?Expired 4 Mar/);
  expect(words).toMatch(/open@disha\.example Editor .*?Link good until 4 Mar 2099/);
});

test("the leads of who leaves can be handed to any who stay, or evenly; who leaves, too, is no choice", () => {
  const counsellor = (id: number, username: string) => ({ id, username, is_me: 0 as const });
  const counsellors = [counsellor(1, "meenal"), counsellor(2, "kavita"), counsellor(3, "farhan")];
  const choices = (...leaving: { id: number; leads: number }[]) => {
    const html = renderToStaticMarkup(
      createElement(HandOverField, { users: leaving as never, counsellors: counsellors as never }),
    );
    const options = [...html.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)/g)].map(([, value, label]) => [
      value,
      label,
    ]);
    return { words: visibleText(html), options };
  };

  const one = choices({ id: 2, leads: 1 });
  expect(one.words).toContain("Hand over 1 lead to");
  expect(one.options).toEqual([
    ["1,3", "All others, evenly"],
    ["1", "meenal"],
    ["3", "farhan"],
    ["", "Nobody for now"],
  ]);
  const two = choices({ id: 2, leads: 1200 }, { id: 3, leads: 34 });
  expect(two.words).toContain("Hand over 1,234 leads to");
  expect(two.options.map(([value]) => value)).toEqual(["1", ""]);
  expect(choices({ id: 2, leads: 0 }).words).toBe("");
});
