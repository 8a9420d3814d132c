import { expect, test } from "vitest";
import { panelScreens } from "#test/reading/drawn-panel.ts";

/** What each role may do with a noun, by the table's row. */
const rightsOf = (body: string, noun: string) => {
  const row = [...body.matchAll(/<tr>.*?<\/tr>/gs)].map(([html]) => html).find((html) => html.includes(`>${noun}<`))!;
  return [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell]) => cell!.replaceAll(/<[^>]*>/g, " ").trim());
};

test("the table says in verbs what each role may do, and what none may do as nothing", async () => {
  const { open } = await panelScreens();

  const { body, words } = await open("users/roles");

  expect(rightsOf(body, "Courses")).toEqual([
    "See, create, change, delete, export",
    "See, create, change, delete",
    "See",
    "See",
  ]);
  expect(rightsOf(body, "Subscribers")).toEqual(["See, delete, export", "Nothing", "Nothing", "Nothing"]);
  expect(rightsOf(body, "Leads")[2]).toMatch(/^See, create, change\s+own, and those that are nobody’s/);
  expect(words).toContain("An admin may do everything.");
});

test("a role is read by its address, with its own rules; one that nobody has is read as the first", async () => {
  const { open } = await panelScreens();

  const counsellor = await open("users/roles?role=counsellor");
  expect(counsellor.words).toContain("Sees the enquiries of the whole office");
  expect(counsellor.body).toContain('<input type="hidden" name="role" value="counsellor"');
  const editor = await open("users/roles?role=editor");
  expect(editor.words).not.toContain("Sees the enquiries of the whole office");
  for (const role of ["director", "user", ""])
    expect((await open(`users/roles?role=${role}`)).body).toContain('name="role" value="admin"');
});

test("once the office lets counsellors meet all enquiries, sentence and table say so", async () => {
  const { open, db } = await panelScreens();
  const updated_at = "2026-11-23T00:00:00.000Z";
  await db
    .insertInto("role_rules")
    .values({ role: "counsellor", needs_second_factor: 1, sees_all_leads: 1, updated_at })
    .execute();

  const { body, words } = await open("users/roles?role=counsellor");

  expect(rightsOf(body, "Leads")[2]).toContain("of the whole office");
  expect(words).toContain("A counsellor works with the people of the whole office");
  expect(words).not.toContain("their own people");
  expect(body.match(/<input type="checkbox"[^>]*checked=""/g)).toHaveLength(2);
});
