import { expect, test } from "vitest";
import { categoryRules } from "#app/domain/course/rules/category-rules.ts";
import type { CategoryKey } from "#app/domain/program/program-categories.ts";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { readCourseFilter } from "#app/site/courses/filter/course-filter.ts";
import { coursesAddress } from "./category-courses.ts";

const categories = Object.keys(categoryRules) as CategoryKey[];

test.each(categories)("the list of a category is narrowed by all of its rule and nothing else: %s", (category) => {
  const { type, field, mode, words } = categoryRules[category];
  const { pathname, searchParams } = new URL(coursesAddress(category), "https://disha.example");

  const filter = readCourseFilter(searchParams);

  expect(pathname).toBe(type ? `/${type}` : "/courses");
  expect([filter.chosen.field, filter.chosen.mode, filter.q]).toEqual([
    field ? [field] : [],
    mode ? [mode] : [],
    words ?? "",
  ]);
  const others = Object.entries(filter.chosen).filter(([key]) => key !== "field" && key !== "mode");
  expect(others.flatMap(([, values]) => values)).toEqual([]);
});

test("the list that a category leads to holds its courses, and no others", async () => {
  const { db, call } = await testApp();
  const university = await addUniversity(db);
  const add = (title: string, facts: object) =>
    addCourse(db, university, { title, slug: title.toLowerCase().replaceAll(" ", "-"), ...facts });
  await add("Weekend MBA", { degree_type: "PG", study_mode: "weekend" });
  await add("Plain MBA", { degree_type: "PG", study_mode: "online", position: 2 });
  await add("Weekend BBA", { degree_type: "UG", study_mode: "weekend", position: 3 });

  const { body } = await call({ method: "GET", url: coursesAddress("executive") });

  const main = /<main.*<\/main>/s.exec(body)![0];
  const listed = ["Weekend MBA", "Plain MBA", "Weekend BBA"].filter((title) => main.includes(`>${title}<`));
  expect(listed).toEqual(["Weekend MBA"]);
});
