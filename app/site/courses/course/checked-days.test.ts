import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { visibleText } from "#test/reading/visible-text.ts";

test("when fees and dates were checked is said only where there are any, on a course, in a comparison, on the sheet", async () => {
  const { call, db } = await testApp();
  const university = await addUniversity(db);
  const checked = { fees_checked_on: "2026-11-12", dates_checked_on: "2026-11-13" };
  await addCourse(db, university, { slug: "told", ...checked });
  const unknown = { fee_paise: null, yearly_fee_paise: null, tuition_fee_cents: 0 };
  await addCourse(db, university, { slug: "untold", ...unknown, ...checked, position: 2 });
  const dollars = { fee_paise: null, yearly_fee_paise: null, position: 3 };
  await addCourse(db, university, { slug: "in-dollars", ...dollars, ...checked });
  await addCourse(db, university, { slug: "unchecked", position: 4 });
  const body = async (url: string) => (await call({ method: "GET", url })).body;
  const read = async (url: string) => visibleText(await body(url));

  expect(await read("/courses/told")).toContain("Fees checked on 12 November 2026");
  expect(await read("/courses/in-dollars")).toContain("Fees checked on 12 November 2026");
  const untold = await read("/courses/untold");
  expect(untold).toContain("On request");
  expect(untold).not.toContain("checked on 12 November 2026");
  expect(untold).not.toContain("Dates checked on");
  expect(untold).not.toContain("Fees not checked yet");
  expect((await read("/courses/unchecked")).match(/Fees not checked yet/g)).toHaveLength(2);
  expect(await read("/compare?courses=untold,untold")).not.toContain("Fees checked");
  expect(await read("/compare?courses=told,untold")).toContain("Fees checked on 12 November 2026.");
  expect(await read("/compare?courses=told,unchecked")).toContain(
    "Fees checked on 12 November 2026, not yet those of Online MBA, Sahyadri Open University.",
  );
  expect(await read("/compare?courses=untold,unchecked")).toContain("Fees not checked yet.");
  expect(await body("/family-sheet/courses?bits=0&group=0")).toContain('data-slug="untold" data-checked="not yet"');
});
