import { expect, test } from "vitest";
import { addCourse, addUniversity } from "#test/factories.ts";
import { freshDatabase } from "#test/fresh-database.ts";
import { type CatalogueChoice, listNearCourses, readCatalogue } from "./course-catalogue.server.ts";
import { listCourseNames } from "./course-names.server.ts";
import { findCourseBySlug } from "./courses.server.ts";

async function threeCourses() {
  const { db } = await freshDatabase();
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
    yearly_fee_paise: 5_000_000,
    position: 2,
  });
  await addCourse(db, nilgiri, { slug: "ma", title: "arts", field: "arts", yearly_fee_paise: 3_100_000, position: 3 });
  const slugs = async (choice: CatalogueChoice) =>
    (await readCatalogue(db, choice, { page: 1, limit: 24 })).rows.map(({ slug }) => slug);
  return { db, nilgiri, slugs };
}

test("courses are found by each filter, and by all of them at once", async () => {
  const { nilgiri, slugs } = await threeCourses();

  expect(await slugs({ field: "mba" })).toEqual(["mba"]);
  expect(await slugs({ universityId: nilgiri })).toEqual(["btech", "ma"]);
  expect(await slugs({ mode: "weekend" })).toEqual(["btech"]);
  expect(await slugs({ feeUpTo: 31_000 })).toEqual(["ma"]);
  expect(await slugs({ feeAbove: 31_000, feeUpTo: 50_000 })).toEqual(["btech"]);
  const all = {
    field: "engineering",
    universityId: nilgiri,
    mode: "weekend",
    feeAbove: 40_000,
    type: "UG",
    sort: "fee",
  };
  expect(await slugs(all as CatalogueChoice)).toEqual(["btech"]);
});

test("courses come in the order staff gave them, by title without regard to case, or by the fee of a year", async () => {
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

test("a page that lies beyond the last is the last, and every course stands on one of them", async () => {
  const { db } = await threeCourses();
  const page = (page: number) => readCatalogue(db, { sort: "title" }, { page, limit: 2 });

  expect(await page(1)).toMatchObject({ total: 3, isMore: false, page: 1, pages: 2 });
  expect((await page(1)).rows.map(({ slug }) => slug)).toEqual(["ma", "btech"]);
  expect((await page(2)).rows.map(({ slug }) => slug)).toEqual(["mba"]);
  expect(await page(99)).toMatchObject({ page: 2, rows: [{ slug: "mba" }] });
});

test("of more courses than are counted the first pages come in the same order", async () => {
  const { db, nilgiri } = await threeCourses();
  const many = Array.from({ length: 10_000 }, (_, number) => `course-${number}`);
  const { id, ...pattern } = await db
    .selectFrom("courses")
    .selectAll()
    .where("slug", "=", "ma")
    .executeTakeFirstOrThrow();
  while (many.length > 0) {
    const rows = many.splice(0, 500).map((slug) => ({ ...pattern, slug, position: 9 }));
    await db.insertInto("courses").values(rows).execute();
  }
  const first = async (choice: CatalogueChoice) => {
    const { rows, ...counted } = await readCatalogue(db, choice, { page: 1, limit: 3 });
    return [rows[0]!.slug, counted.total, counted.isMore];
  };

  expect(await first({})).toEqual(["mba", 10_000, true]);
  expect(await first({ universityId: nilgiri, mode: "online", sort: "fee" })).toEqual(["ma", 10_000, true]);
  expect(await first({ sort: "fee-desc" })).toEqual(["mba", 10_000, true]);
  expect(await first({ field: "engineering", sort: "title" })).toEqual(["btech", 1, false]);
  const names = await listCourseNames(db);
  expect([names.areAll, names.rows.length <= 200, names.rows[0]!.title]).toEqual([false, true, "Online MBA"]);
});

test("near to a course are those of its field, then those of its degree type", async () => {
  const { db } = await threeCourses();
  const course = (await findCourseBySlug(db, "mba"))!;

  expect((await listNearCourses(db, course, 4)).rows.map(({ slug }) => slug)).toEqual(["ma"]);
});

test("a choice of courses names a title once, whoever offers it, at its first place", async () => {
  const { db, nilgiri } = await threeCourses();
  await addCourse(db, nilgiri, { slug: "mba-nilgiri", title: "Online MBA", position: 4 });

  expect((await listCourseNames(db)).rows.map(({ title }) => title)).toEqual(["Online MBA", "B.Tech", "arts"]);
});
