import { expect, test } from "vitest";
import { loadFieldRules } from "#db/seed/field-rules.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { panelScreens } from "#test/reading/drawn-panel.ts";

test("a rule tells its source, from when it applies and until when: where nobody says, until a newer one", async () => {
  const { db, open } = await panelScreens();
  await loadFieldRules(db);

  const { rows, choices } = await open("field-rules?q=refund");

  expect(rows.length).toBeGreaterThan(0);
  expect(rows.some((row) => row.includes("A newer rule"))).toBe(true);
  expect(rows.every((row) => /\d{1,2} \w+ 20\d\d/.test(row))).toBe(true);
  expect(choices["kind"]![0]).toBe("All kinds");
});

test("published courses that the rules bar are named above them, at most twenty, and nothing is said where none is", async () => {
  const { db, open } = await panelScreens();
  await loadFieldRules(db);
  const university = await addUniversity(db);
  await addCourse(db, university);
  expect((await open("field-rules")).words).not.toContain("barred by these rules");
  const barred_from = "2026-01-01";
  await addCourse(db, university, { title: "Online LLB", slug: "online-llb", barred_from, position: 2 });

  const one = await open("field-rules");
  expect(one.words).toContain("One published course is barred by these rules.");
  expect(one.words).toMatch(/Online LLB , Sahyadri Open University, from 1 January 2026/);
  for (let place = 3; place < 24; place += 1)
    await addCourse(db, university, {
      title: `Barred ${place}`,
      slug: `barred-${place}`,
      barred_from,
      position: place,
    });
  const many = await open("field-rules");
  expect(many.words).toContain("22 published courses are barred");
  expect(many.body).toContain('<a href="/admin/freshness?kind=barred"');
  expect(many.words).toContain("All 22");
});

test("without any rule the screen says what the site cannot do then", async () => {
  const { open } = await panelScreens();
  expect((await open("field-rules")).words).toContain("There is no rule. Nothing is barred,");
});
