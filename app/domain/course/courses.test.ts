import { expect, test } from "vitest";
import { addCourse, addUniversity } from "#test/factories.ts";
import { freshDatabase } from "#test/fresh-database.ts";
import { type CourseQuery, findCourseBySlug, listCourses } from "./courses.server.ts";

async function threeCourses() {
  const statements: string[] = [];
  const { db } = await freshDatabase({ onQuery: (statement) => statements.push(statement) });
  const sahyadri = await addUniversity(db);
  const nilgiri = await addUniversity(db, { name: "Nilgiri Online University", slug: "nilgiri" });
  await addCourse(db, sahyadri, { slug: "mba", title: "Online MBA", position: 1 });
  await addCourse(db, nilgiri, {
    slug: "btech",
    title: "B.Tech",
    field: "engineering",
    study_mode: "weekend",
    degree_type: "UG",
    tuition_fee_cents: 100_000,
    position: 2,
  });
  await addCourse(db, nilgiri, { slug: "ma", title: "arts", field: "arts", tuition_fee_cents: 73_050, position: 3 });
  statements.length = 0;
  const slugs = async (query: CourseQuery) => (await listCourses(db, query)).rows.map(({ slug }) => slug);
  return { db, nilgiri, slugs, statements };
}

test("courses are found by each filter, and by all of them in one statement", async () => {
  const { nilgiri, slugs, statements } = await threeCourses();

  expect(await slugs({ field: "mba" })).toEqual(["mba"]);
  expect(await slugs({ universityId: nilgiri })).toEqual(["btech", "ma"]);
  expect(await slugs({ mode: "weekend" })).toEqual(["btech"]);
  expect(await slugs({ feeBelow: 1000 })).toEqual(["ma"]);
  expect(await slugs({ feeFrom: 1000, feeBelow: 2000 })).toEqual(["btech"]);
  statements.length = 0;
  const all = { field: "engineering", universityId: nilgiri, mode: "weekend", feeFrom: 500, type: "UG", sort: "fee" };
  expect(await slugs(all as CourseQuery)).toEqual(["btech"]);
  expect(statements).toHaveLength(1);
});

test("courses come in the order staff gave them, by title without regard to case, or by tuition", async () => {
  const { slugs } = await threeCourses();

  expect(await slugs({})).toEqual(["mba", "btech", "ma"]);
  expect(await slugs({ sort: "title" })).toEqual(["ma", "btech", "mba"]);
  expect(await slugs({ sort: "fee" })).toEqual(["ma", "btech", "mba"]);
  expect(await slugs({ sort: "fee-desc" })).toEqual(["mba", "btech", "ma"]);
});

test("a course is found by its slug, with its university; another slug finds nothing", async () => {
  const { db } = await threeCourses();

  expect(await findCourseBySlug(db, "btech")).toMatchObject({
    title: "B.Tech",
    tuition_fee: 1000,
    university: { slug: "nilgiri", name: "Nilgiri Online University" },
  });
  expect(await findCourseBySlug(db, "nothing")).toBeNull();
});
