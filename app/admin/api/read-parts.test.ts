import { expect, test } from "vitest";
import type { Role } from "#app/domain/permission/permissions.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { panelScreens } from "#test/reading/drawn-panel.ts";
import { clientLoader as deskRules } from "#app/admin/desk-rules/desk-rules-data.ts";
import { clientLoader as knownPerson } from "#app/admin/leads/entry/known-person-data.ts";
import { clientLoader as courseTitles } from "#app/admin/leads/facts/course-titles-data.ts";
import { clientLoader as templateChoices } from "#app/admin/templates/template-choices-data.ts";
import { clientLoader as universityNames } from "#app/admin/universities/university-names-data.ts";

// Parts that a screen reads once somebody needs them.

async function parts() {
  const panel = await panelScreens();
  const read = async (part: string, role?: Role) => (await panel.open(`data/${part}`, role)).body;
  return { ...panel, read };
}

test("titles of courses are suggested once each, by name", async () => {
  const { db, read } = await parts();
  const university = await addUniversity(db);
  for (const [index, title] of ["Online MCA", "Executive MBA", "Online MCA"].entries())
    await addCourse(db, university, { title, slug: `course-${index}`, position: index + 1 });

  const body = await read("course-titles.data");

  expect(body.match(/Online MCA/g)).toHaveLength(1);
  expect(body.indexOf("Executive MBA")).toBeLessThan(body.indexOf("Online MCA"));
});

test("universities are found by the words of their names; without words all are offered", async () => {
  const { db, read } = await parts();
  await addUniversity(db);
  await addUniversity(db, { name: "Mandovi University", position: 2 });

  const named = async (query: string) =>
    (await read(`university-names.data${query}`)).match(/(Mandovi|Sahyadri)\b/g)!.toSorted();
  expect(await named("?q=mandovi")).toEqual(["Mandovi"]);
  expect(await named("")).toEqual(["Mandovi", "Sahyadri"]);
});

test("who is entered by hand is known by number or by mail, once, with how they stand and whose they are", async () => {
  const { read, ...panel } = await parts();
  await sendLeads(panel, { name: "Tanvi Bhosale", phone: "98225 50140", email: "tanvi@mail.example" });
  await sendLeads(panel, { name: "Rajat Verma", phone: "98225 50141", email: "rajat@mail.example" });
  await panel.db
    .updateTable("leads")
    .set({ stage: "counselling", owner_id: 1 })
    .where("name", "=", "Tanvi Bhosale")
    .execute();
  const asked = (query: Record<string, string>) => read(`known-person.data?${new URLSearchParams(query)}`);

  const both = await asked({ phone: "9822550140", email: "tanvi@mail.example" });
  expect(both.match(/Tanvi Bhosale/g)).toHaveLength(1);
  expect(both).toMatch(/counselling/);
  expect(both).toContain("meenal");
  expect(both).not.toContain("98225 50140");
  const two = await asked({ phone: "9822550140", email: "rajat@mail.example" });
  expect([two.includes("Tanvi"), two.includes("Rajat")]).toEqual([true, true]);
  expect(await asked({ phone: " ", email: "" })).not.toMatch(/Tanvi|Rajat/);
});

test("templates of a channel are offered by name, and it is said whether there are others", async () => {
  const { call, signIn, read } = await parts();
  const token = await signIn();
  const create = (name: string, channel: string) =>
    call({
      method: "POST",
      url: "/backend/admin/templates.php",
      token,
      payload: { name, channel, subject: channel === "email" ? "Fees" : "", body: "Namaste {name}" },
    });
  await create("Fees by mail", "email");
  await create("Fees by WhatsApp", "whatsapp");

  const mails = await read("template-choices.data?channel=email");
  expect([mails.includes("Fees by mail"), mails.includes("Fees by WhatsApp")]).toEqual([true, false]);
  const found = await read("template-choices.data?q=whatsapp");
  expect([found.includes("Fees by mail"), found.includes("Fees by WhatsApp")]).toEqual([false, true]);
  for (let number = 0; number < 50; number += 1) await create(`Template ${number + 10}`, "email");
  const many = await read("template-choices.data?channel=email");
  expect(many.match(/Template \d+|Fees by mail/g)).toHaveLength(50);
});

test("no part is read by whom it does not concern", async () => {
  const { read, ...panel } = await parts();
  await sendLeads(panel, { name: "Tanvi Bhosale", phone: "98225 50140" });

  for (const role of ["editor", "viewer"] as const) {
    const body = await read("known-person.data?phone=9822550140", role);
    expect([role, body.includes("Tanvi")]).toEqual([role, false]);
  }
});

test.each([
  ["rules of the office", deskRules, null],
  ["known people", knownPerson, []],
  ["titles of courses", courseTitles, []],
  ["templates", templateChoices, null],
  ["names of universities", universityNames, null],
])("without a line the form goes on without %s", async (_part, clientLoader, without) => {
  const serverLoader = () => Promise.reject(new TypeError("Failed to fetch"));

  expect(await clientLoader({ serverLoader } as never)).toEqual(without);
});
