import { expect, test } from "vitest";
import { loadSamples } from "#db/seed/load-samples.ts";
import { testApp } from "#test/app.ts";
import { expectRefused } from "#test/refused-requests.ts";

async function office() {
  const testing = await testApp();
  await testing.db.deleteFrom("settings").execute();
  await loadSamples(testing.db);
  const token = await testing.signIn();
  const read = async (path: string) =>
    (await testing.call({ method: "GET", url: `/backend/admin/${path}`, token })).json<{ data: object }>().data;
  return { testing, token, university: await read("universities.php?id=1"), user: await read("users.php?id=1") };
}

test("a number of another kind, or in a writing that only programs know, is refused and changes nothing", async () => {
  const { testing, token, university, user } = await office();
  const rate = { acceptance_rate: "Acceptance rate must be a number" };
  const left = { focus_x: "Point from the left must be a number" };
  await expectRefused(testing, token, [
    ["PUT", "pictures.php?id=1", { focus_x: true }, left],
    ["PUT", "pictures.php?id=1", { focus_x: [] }, left],
    ["PUT", "pictures.php?id=1", { focus_x: [null] }, left],
    ["PUT", "pictures.php?id=1", { focus_x: "0x10" }, left],
    ["PUT", "universities.php?id=1", { ...university, acceptance_rate: "0x10" }, rate],
    ["PUT", "universities.php?id=1", { ...university, acceptance_rate: "1e1" }, rate],
    ["PUT", "universities.php?id=1", { ...university, acceptance_rate: "Infinity" }, rate],
    ["PUT", "users.php?id=1e0", user, { id: "Id must be a whole number" }],
    ["PUT", "users.php?id=0b1", user, { id: "Id must be a whole number" }],
    ["GET", "courses.php?university=abc", null, { university: "University must be a whole number" }],
    ["GET", "users.php?page=0x1", null, { page: "Page must be a number" }],
    ["DELETE", "leads-bulk.php?count=1e1", null, { count: "Count must be a number" }],
    [
      "PUT",
      "leads-bulk.php",
      { match: {}, count: true, change: { stage: "lost" } },
      { count: "Count must be a number" },
    ],
    [
      "PUT",
      "leads-bulk.php",
      { match: {}, count: [1], change: { stage: "lost" } },
      { count: "Count must be a number" },
    ],
  ]);
});

test("a number for the password's confirmation is refused as one", async () => {
  const { call } = await testApp();
  const payload = { password: "kettle under a banyan", confirmPassword: 12_345_678 };

  const response = await call({ method: "POST", url: "/backend/api/applications.php", payload });

  expect(response.json()).toMatchObject({ errors: { confirmPassword: "Confirm password must be a text" } });
});
