import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addUniversity } from "#test/factories/factories.ts";

/** At its 80th letter an address of it ends between two words. */
const longName = `${"Online Master of Business Administration in ".repeat(2).slice(0, 79)} Finance and Insurance`;

async function desk() {
  const testing = await testApp();
  const token = await testing.signIn();
  const university_id = await addUniversity(testing.db);
  const ask = async (method: "POST" | "PUT" | "GET", path: string, payload?: object) =>
    (await testing.call({ method, url: `/backend/admin/${path}`, token, ...(payload && { payload }) })).json();
  const add = async (title = longName) =>
    (await ask("POST", "courses.php", { title, description: "Two years.", university_id })).data;
  return { ...testing, ask, add };
}

test("a course of a very long name can be saved again with the address that it was given", async () => {
  const { ask, add } = await desk();
  const course = await add();

  const saved = await ask("PUT", `courses.php?id=${course.id}`, course);

  expect(saved).toMatchObject({ success: true, data: { slug: course.slug } });
  expect(course.slug).toMatch(/[a-z0-9]$/);
});

test("so can twelve of one name, each at an address of its own, which a visitor finds", async () => {
  const { ask, add, call } = await desk();
  const slugs = new Set<string>();
  for (let number = 1; number <= 12; number += 1) {
    const course = await add();
    slugs.add(course.slug);
    expect((await ask("PUT", `courses.php?id=${course.id}`, course)).success).toBe(true);
    expect((await call({ method: "GET", url: `/courses/${course.slug}` })).statusCode).toBe(200);
  }
  expect(slugs.size).toBe(12);
});

test("names that differ behind their 80th letter get addresses of their own, too", async () => {
  const { add } = await desk();
  const slugs = [
    await add(`${"x".repeat(80)} one`),
    await add(`${"x".repeat(80)} two`),
    await add(`${"x".repeat(76)} one`),
  ];
  expect(new Set(slugs.map(({ slug }) => slug)).size).toBe(3);
  expect(Math.max(...slugs.map(({ slug }) => slug.length))).toBeLessThanOrEqual(80);
});
