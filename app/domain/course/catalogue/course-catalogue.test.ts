import { expect, test } from "vitest";
import type { StoredEligibility } from "#db/schema.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { loadSamples } from "#db/seed/load-samples.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";
import { type CatalogueChoice, listNearCourses, readCatalogue } from "./course-catalogue.server.ts";
import { facetKeys } from "./course-facets.ts";
import { listCourseNames } from "#app/domain/course/course-names.server.ts";
import { findCourseBySlug } from "#app/domain/course/courses.server.ts";
import { fromNow, HOUR_MS } from "#app/lib/time/from-now.ts";

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
    fee_paise: 20_000_000,
    yearly_fee_paise: 5_000_000,
    position: 2,
  });
  await addCourse(db, nilgiri, {
    slug: "ma",
    title: "arts",
    field: "arts",
    fee_paise: 7_500_000,
    yearly_fee_paise: 3_100_000,
    position: 3,
  });
  const slugs = async (choice: CatalogueChoice) =>
    (await readCatalogue(db, choice, { page: 1, limit: 24 })).rows.map(({ slug }) => slug);
  return { db, nilgiri, slugs };
}

test("courses are found by each filter, and by all of them at once", async () => {
  const { slugs } = await threeCourses();

  expect(await slugs({ field: ["mba"] })).toEqual(["mba"]);
  expect(await slugs({ field: ["mba", "arts"] })).toEqual(["mba", "ma"]);
  expect(await slugs({ university: ["nilgiri"] })).toEqual(["btech", "ma"]);
  expect(await slugs({ mode: ["weekend"] })).toEqual(["btech"]);
  expect(await slugs({ fee: ["up-to-75000"] })).toEqual(["ma"]);
  expect(await slugs({ fee: ["150000-200000"] })).toEqual(["mba", "btech"]);
  expect(await slugs({ state: ["Maharashtra"], length: ["2-years"] })).toEqual(["mba", "btech", "ma"]);
  expect(await slugs({ field: ["never heard of"] })).toEqual([]);
  const all: CatalogueChoice = {
    field: ["engineering"],
    university: ["nilgiri"],
    mode: ["weekend"],
    fee: ["150000-200000"],
    level: ["UG"],
    sort: "fee",
  };
  expect(await slugs(all)).toEqual(["btech"]);
});

test("courses come in the order staff gave them, by title without regard to case, or by the fee of a year", async () => {
  const { slugs } = await threeCourses();

  expect(await slugs({})).toEqual(["mba", "btech", "ma"]);
  expect(await slugs({ sort: "title" })).toEqual(["ma", "btech", "mba"]);
  expect(await slugs({ sort: "fee" })).toEqual(["ma", "btech", "mba"]);
  expect(await slugs({ sort: "fee-desc" })).toEqual(["mba", "btech", "ma"]);
});

test("words that name a mode of study find what is taught so, whatever it is called", async () => {
  const { db, nilgiri, slugs } = await threeCourses();
  await addCourse(db, nilgiri, { slug: "bcom", title: "B.Com", study_mode: "distance", position: 4 });
  await addCourse(db, nilgiri, { slug: "distance", title: "Distance MBA", study_mode: "distance", position: 5 });
  await addCourse(db, nilgiri, {
    slug: "open",
    title: "M.Lib",
    field: "arts",
    tag: "Libraries",
    description: "Its workshops need a campus.",
    position: 6,
  });

  expect(await slugs({ q: "distance" })).toEqual(["bcom", "distance"]);
  expect(await slugs({ q: "distance bcom" })).toEqual(["bcom"]);
  expect(await slugs({ q: "distence bcom" })).toEqual(["bcom"]);
  expect(await slugs({ q: "पत्राचार" })).toEqual(["bcom", "distance"]);
  expect(await slugs({ q: "weekend btech" })).toEqual(["btech"]);
  expect(await slugs({ q: "online mba", level: ["PG"] })).toEqual(["mba"]);
  // Nothing is taught so: what says the word is found.
  expect(await slugs({ q: "campus" })).toEqual(["open"]);
  const { counts } = await readCatalogue(db, { q: "distance" }, { page: 1, limit: 24 });
  expect([...counts.mode]).toEqual([["distance", 2]]);
});

test("courses can be narrowed to languages, and a course in two counts for both", async () => {
  const { db, slugs } = await threeCourses();
  const teach = (slug: string, languages: string[]) =>
    db
      .updateTable("courses")
      .set({ languages, updated_at: new Date().toISOString() })
      .where("slug", "=", slug)
      .execute();
  await teach("mba", ["English", "Hindi"]);
  await teach("btech", ["Marathi"]);
  const counts = async (choice: object) => [
    ...(await readCatalogue(db, choice, { page: 1, limit: 24 })).counts.language,
  ];

  expect(await counts({})).toEqual([
    ["English", 1],
    ["Hindi", 1],
    ["Marathi", 1],
  ]);
  expect(await slugs({ language: ["Hindi"] })).toEqual(["mba"]);
  expect(await slugs({ language: ["Hindi", "Marathi"] })).toEqual(["mba", "btech"]);
  expect(await slugs({ language: ["Tamil"] })).toEqual([]);
  expect(await counts({ level: ["UG"], language: ["Hindi"] })).toEqual([["Marathi", 1]]);
});

test("words that name a language find what is taught in it, and what is called so", async () => {
  const { db, nilgiri, slugs } = await threeCourses();
  const add = (slug: string, title: string, languages: string[], position: number) =>
    addCourse(db, nilgiri, {
      slug,
      title,
      languages,
      position,
      ...(title.startsWith("MBA") ? {} : { field: "arts", tag: "Arts" }),
    });
  await add("hindi-mba", "MBA in Trade", ["English", "Hindi"], 4);
  await add("hindi", "MA in Hindi", [], 5);
  await add("bcom", "B.Com", ["English", "Marathi"], 6);

  expect(await slugs({ q: "mba hindi" })).toEqual(["hindi-mba"]);
  expect(await slugs({ q: "हिंदी माध्यम एमबीए" })).toEqual(["hindi-mba"]);
  expect(await slugs({ q: "hindi" })).toEqual(["hindi-mba", "hindi"]);
  expect(await slugs({ q: "bcom marathi" })).toEqual(["bcom"]);
  expect(await slugs({ q: "online bcom marathi" })).toEqual(["bcom"]);
  expect(await slugs({ q: "bcom english" })).toEqual(["bcom"]);
  expect(await slugs({ q: "hindi", language: ["English"] })).toEqual(["hindi-mba"]);
  // Most are taught in English: the word names a subject, where one is called so.
  await add("english", "MA in English", ["English"], 7);
  expect(await slugs({ q: "english" })).toEqual(["english"]);
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

  expect(await page(1)).toMatchObject({ total: 3, page: 1, pages: 2 });
  expect((await page(1)).rows.map(({ slug }) => slug)).toEqual(["ma", "btech"]);
  expect((await page(2)).rows.map(({ slug }) => slug)).toEqual(["mba"]);
  expect(await page(99)).toMatchObject({ page: 2, rows: [{ slug: "mba" }] });
});

test("whatever is chosen, the pages of a list one behind the other are the whole list", async () => {
  const { db } = await freshDatabase();
  await loadSamples(db);
  for (const choice of [{}, { field: ["mba"] }, { level: ["UG"], sort: "title" }, { sort: "fee-desc" }] as const) {
    const idsOf = async (page: number, limit: number) => {
      const { rows, pages } = await readCatalogue(db, choice as CatalogueChoice, { page, limit });
      return { ids: rows.map(({ id }) => id), pages };
    };
    const whole = await idsOf(1, 200);
    const { pages } = await idsOf(1, 7);
    const found: number[] = [];
    for (let page = 1; page <= pages; page += 1) found.push(...(await idsOf(page, 7)).ids);
    expect([pages > 1, found]).toEqual([true, whole.ids]);
  }
});

test("of many courses the first pages come in the same order, and beyond the ten thousandth there are others", async () => {
  const { db } = await threeCourses();
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
    return [rows[0]!.slug, counted.total];
  };

  expect(await first({})).toEqual(["mba", 10_003]);
  expect(await first({ university: ["nilgiri"], mode: ["online"], sort: "fee" })).toEqual(["ma", 10_001]);
  expect(await first({ sort: "fee-desc" })).toEqual(["mba", 10_003]);
  expect(await first({ field: ["engineering"], sort: "title" })).toEqual(["btech", 1]);
  const last = await readCatalogue(db, {}, { page: 9_999, limit: 3 });
  expect([last.page, last.pages, last.rows.map(({ slug }) => slug)]).toEqual([3335, 3335, ["course-9999"]]);
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

/** As `Math.random`, but the same at every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

test("a facet counts before the tap what the tap then shows, whatever else is chosen", async () => {
  const { db } = await freshDatabase();
  await loadSamples(db);
  const read = (choice: CatalogueChoice) => readCatalogue(db, choice, { page: 1, limit: 24 });
  const { counts: all } = await read({});
  const roll = dice(7);
  for (let round = 0; round < 40; round += 1) {
    const choice: CatalogueChoice = {};
    for (const key of facetKeys) {
      const values = [...all[key].keys()];
      if (roll(3) === 0 && values.length > 0)
        choice[key] = [...new Set((key === "degree" ? [0] : [0, 1]).map(() => values[roll(values.length)]!))];
    }
    if (roll(2) === 0) choice.standing = { percent: 40 + roll(30), isReserved: roll(2) === 0, workYears: roll(4) };
    const before = await read(choice);
    for (const key of facetKeys) {
      const [value, count] = [...before.counts[key]][roll(Math.max(1, before.counts[key].size))] ?? [];
      if (value === undefined) continue;
      expect([choice, key, value, (await read({ ...choice, [key]: [value] })).total]).toEqual([
        choice,
        key,
        value,
        count,
      ]);
      const chosen = choice[key];
      // One has one last degree: another takes its place. A course may be taught in two languages.
      if (chosen === undefined || key === "degree" || key === "language" || chosen.includes(value)) continue;
      expect((await read({ ...choice, [key]: [...chosen, value] })).total).toBe(before.total + count!);
    }
  }
});

test("a degree opens what asks for it or for less, as far as the marks and the work that were said are enough", async () => {
  const { db } = await freshDatabase();
  const university = await addUniversity(db);
  const asks = { relaxed_percent: null, least_age: null, subjects: [], checked_on: null };
  const add = (slug: string, rule: Pick<StoredEligibility, "level" | "percent" | "work_years"> | null) =>
    addCourse(db, university, { slug, title: slug, eligibility: rule && { ...asks, ...rule } });
  await add("after-12th", { level: "12th", percent: 50, work_years: 0 });
  await add("after-degree", { level: "bachelor", percent: 45, work_years: 0 });
  await add("for-workers", { level: "bachelor", percent: 50, work_years: 2 });
  await add("after-master", { level: "master", percent: 0, work_years: 0 });
  await add("percent-unknown", { level: "bachelor", percent: null, work_years: 0 });
  await add("unknown", null);
  const open = async (degree: string | null, percent: number | null = null, workYears: number | null = null) => {
    const choice = { ...(degree && { degree: [degree] }), standing: { percent, isReserved: false, workYears } };
    const { rows, counts } = await readCatalogue(db, choice, { page: 1, limit: 24 });
    if (degree) expect(counts.degree.get(degree) ?? 0).toBe(rows.length);
    return rows.map(({ slug }) => slug);
  };

  expect(await open("12th")).toEqual(["after-12th"]);
  expect(await open("bachelor")).toEqual(["after-12th", "after-degree", "for-workers", "percent-unknown"]);
  // Marks of a later degree say nothing of the 12th; what a course asks of them is not guessed.
  expect(await open("bachelor", 48)).toEqual(["after-12th", "after-degree"]);
  expect(await open("bachelor", 50, 1)).toEqual(["after-12th", "after-degree"]);
  expect(await open("bachelor", 50, 2)).toEqual(["after-12th", "after-degree", "for-workers"]);
  expect(await open("12th", 49)).toEqual([]);
  expect(await open(null, 48)).toEqual(["after-degree", "after-master"]);
});

const hoursOn = (hours: number) => fromNow(hours * HOUR_MS);

test("counts follow each change: a new course, an edit, a deletion, a university that moves", async () => {
  const { db } = await freshDatabase();
  const pune = await addUniversity(db);
  await addCourse(db, pune, { slug: "one" });
  const counts = async () => {
    const { counts, total } = await readCatalogue(db, {}, { page: 1, limit: 24 });
    return [total, ...[counts.field, counts.state].map((facet) => Object.fromEntries(facet))];
  };
  expect(await counts()).toEqual([1, { mba: 1 }, { Maharashtra: 1 }]);

  const second = await addCourse(db, pune, { slug: "two", field: "arts", updated_at: hoursOn(1) });
  expect(await counts()).toEqual([2, { mba: 1, arts: 1 }, { Maharashtra: 2 }]);
  const changed = { field: "law", updated_at: hoursOn(2) } as const;
  await db.updateTable("courses").set(changed).where("id", "=", second).execute();
  expect(await counts()).toEqual([2, { mba: 1, law: 1 }, { Maharashtra: 2 }]);
  await db.deleteFrom("courses").where("slug", "=", "one").execute();
  expect(await counts()).toEqual([1, { law: 1 }, { Maharashtra: 1 }]);
  const moved = { location: "Kochi, Kerala", updated_at: hoursOn(3) };
  await db.updateTable("universities").set(moved).execute();
  expect(await counts()).toEqual([1, { law: 1 }, { Kerala: 1 }]);
});

test("the course that was changed last may go, and the only one; a first one may come", async () => {
  const { db } = await freshDatabase();
  const university = await addUniversity(db);
  const slugs = async () => (await readCatalogue(db, {}, { page: 1, limit: 24 })).rows.map(({ slug }) => slug);
  expect(await slugs()).toEqual([]);
  await addCourse(db, university, { slug: "old", updated_at: "2026-01-01T00:00:00.000Z" });
  await addCourse(db, university, { slug: "new" });
  expect(await slugs()).toEqual(["old", "new"]);
  await db.deleteFrom("courses").where("slug", "=", "new").execute();
  expect(await slugs()).toEqual(["old"]);
  await db.deleteFrom("courses").execute();
  expect(await slugs()).toEqual([]);
});

test("where nothing fits the fewest facets are named that would have to go, and what they lead to is shown", async () => {
  const { db } = await threeCourses();
  const page = await readCatalogue(db, { field: ["mba"], mode: ["weekend"] }, { page: 1, limit: 24 });

  expect([page.total, page.rows, page.nearest.map(({ without, total }) => ({ without, total }))]).toEqual([
    0,
    [],
    [
      { without: ["mode"], total: 1 },
      { without: ["field"], total: 1 },
    ],
  ]);
  expect(page.near.map(({ slug }) => slug)).toEqual(["mba"]);
});
