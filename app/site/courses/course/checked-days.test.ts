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
  const body = async (url: string) => (await call({ method: "GET", url })).body;
  const read = async (url: string) => visibleText(await body(url));

  expect(await read("/courses/told")).toContain("Fees checked on 12 November 2026");
  expect(await read("/courses/in-dollars")).toContain("Fees checked on 12 November 2026");
  const untold = await read("/courses/untold");
  expect(untold).toContain("On request");
  expect(untold).not.toContain("checked on 12 November 2026");
  expect(untold).not.toContain("Dates checked on");
  expect(await read("/compare?courses=untold,untold")).not.toContain("Fees checked");
  expect(await read("/compare?courses=told,untold")).toContain("Fees checked on 12 November 2026.");
  expect(await body("/family-sheet/courses?bits=0&group=0")).toContain('data-slug="untold" data-checked="not yet"');
});
