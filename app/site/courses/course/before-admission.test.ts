import { expect, test } from "vitest";
import type { Eligibility } from "#app/domain/course/course-facts-schema.ts";
import { loadFieldRules } from "#db/seed/field-rules.ts";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { visibleText } from "#test/reading/visible-text.ts";

test("what its mode asks of students before admission stands on a course, as the rule says it and while it holds", async () => {
  const { call, db, signIn } = await testApp();
  await loadFieldRules(db);
  const university = await addUniversity(db);
  for (const mode of ["online", "distance", "weekend"] as const)
    await addCourse(db, university, { slug: mode, study_mode: mode });
  const read = async (slug: string) => visibleText((await call({ method: "GET", url: `/courses/${slug}` })).body);
  const told =
    "You need a DEB-ID first The UGC asks for it before you are admitted to any online or distance course. You make it yourself";

  expect(await read("online")).toContain(told);
  expect(await read("distance")).toMatch(/UGC, Distance Education Bureau , checked on 20 November 2026\./);
  expect(await read("weekend")).not.toContain("DEB-ID");

  const token = await signIn();
  const url = "/backend/admin/field-rules.php";
  const { data } = (await call({ method: "GET", url: `${url}?kind=before-admission`, token })).json();
  const { id, is_sample, updated_at, ...rule } = data[0];
  const content = { modes: ["weekend"], sentences: ["Bring an identity card."] };
  const change = (payload: object) => call({ method: "PUT", url: `${url}?id=${id}`, token, payload });
  expect((await change({ ...rule, content: { ...content, modes: [] } })).json().errors).toEqual({
    "content.modes": "Choose at least one mode",
  });
  expect((await change({ ...rule, name: "Before you come", content })).statusCode).toBe(200);
  expect(await read("weekend")).toContain("Before you come Bring an identity card. UGC");
  expect(await read("online")).not.toContain("DEB-ID");

  await change({ ...rule, content, applies_until: "2026-01-31" });
  expect(await read("weekend")).not.toContain("identity card");
});

test("the comparison and the family sheet say it by name to whom it concerns, beside the course's own rules", async () => {
  const { call, db } = await testApp();
  await loadFieldRules(db);
  const university = await addUniversity(db);
  const open = { relaxed_percent: null, work_years: null, least_age: null, subjects: [] };
  const eligibility: Eligibility = { ...open, level: "12th", percent: 50, checked_on: "2026-11-16" };
  await addCourse(db, university, { slug: "bca", title: "BCA", eligibility, position: 1 });
  await addCourse(db, university, { slug: "ba", title: "BA", eligibility, study_mode: "campus", position: 2 });
  await addCourse(db, university, { slug: "ma", title: "MA", study_mode: "distance", position: 3 });
  const read = async (url: string) => visibleText((await call({ method: "GET", url })).body);
  const own = "12th, any subject 50% in it";
  const by = "UGC, Distance Education Bureau , checked on 20 November 2026";

  expect(await read("/compare?courses=bca,ba,ma")).toContain(
    `Whom it admits ${own} You need a DEB-ID first ${by} ${own} Entry rules not known You need a DEB-ID first ${by} Ask about this`,
  );
  const sheet = await read("/family-sheet/courses?bits=0&group=0");
  expect(sheet.match(/(any subject|not known) [^B]*You need a DEB-ID first/g)).toHaveLength(2);
  expect(sheet).toContain("Entry rules not known You need a DEB-ID first");

  await db
    .updateTable("field_rules")
    .set({ applies_until: "2026-01-31" })
    .where("kind", "=", "before-admission")
    .execute();
  expect(await read("/compare?courses=bca,ma&only=differences")).not.toContain("DEB-ID");
});
