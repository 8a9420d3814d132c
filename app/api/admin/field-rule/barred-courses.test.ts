import { expect, test } from "vitest";
import type { Aging } from "#app/domain/freshness/freshness-schema.ts";
import { loadFieldRules } from "#db/seed/field-rules.ts";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { eventually } from "#test/eventually.ts";
import { stopClock } from "#test/stop-clock.ts";
import { visibleText } from "#test/reading/visible-text.ts";

const rule = {
  kind: "barred",
  name: "Fashion, no longer online",
  source: "UGC, 601st meeting",
  source_url: "https://www.ugc.gov.in/601",
  applies_from: "2026-11-20",
  applies_until: null,
  checked_on: "2026-11-20",
  content: { modes: ["online"], subjects: ["Fashion"], fields: [], degrees: [] },
};

/** On 23 November 2026: fashion online, fashion on campus and an MBA, all published before the rule. */
async function catalogue() {
  stopClock(Date.parse("2026-11-23T12:00:00+05:30"));
  const app = await testApp();
  await loadFieldRules(app.db);
  const university = await addUniversity(app.db);
  await addCourse(app.db, university, { slug: "fashion", title: "BA in Fashion", field: "design" });
  await addCourse(app.db, university, { slug: "campus", title: "BA in Fashion", study_mode: "campus", position: 2 });
  await addCourse(app.db, university, { slug: "evening-mba", position: 3 });
  let token = await app.signIn();
  /** A session ends after half a day. */
  const comeBackOn = async (moment: string) => {
    stopClock(Date.parse(moment));
    token = await app.signIn();
  };
  const ask = async (method: "GET" | "POST" | "PUT" | "DELETE", file: string, payload?: object) =>
    app.call({ method, url: `/backend/admin/${file}`, token, ...(payload && { payload }) });
  const barred = async () => {
    const { data } = (await ask("GET", "freshness.php?kind=barred")).json();
    return data.map(({ id, due, checked_on }: Aging) => [id, due, checked_on]);
  };
  const read = async (url: string) => visibleText((await app.call({ method: "GET", url })).body);
  const saveRule = async (change: object = {}) =>
    (await ask("POST", "field-rules.php", { ...rule, ...change })).json().data.id as number;
  return { ...app, ask, barred, read, saveRule, comeBackOn };
}

const said = "Fashion may not be taught online: UGC, 601st meeting. Do not apply or pay before";

test("a rule that is written later names the courses it catches, and their pages say so until they are mended", async () => {
  const { ask, barred, read, saveRule } = await catalogue();
  expect(await barred()).toEqual([]);
  expect(await read("/courses/fashion")).not.toContain("may not be taught");

  await saveRule();

  expect(await barred()).toEqual([[1, "2026-11-20", null]]);
  expect(await read("/courses/fashion")).toContain(said);
  expect(await read("/OnlineAdmission?course=fashion")).toContain(said);
  expect(await read("/courses/campus")).not.toContain("may not be taught");
  const confirmed = await ask("POST", "freshness.php", { id: 1, kind: "barred" });
  expect([confirmed.statusCode, confirmed.json().errors]).toEqual([
    422,
    { kind: "What a rule bars is mended in the course, not confirmed" },
  ]);

  const { data } = (await ask("GET", "courses.php?id=1")).json();
  expect((await ask("PUT", "courses.php?id=1", data)).statusCode).toBe(422);
  expect((await ask("PUT", "courses.php?id=1", { ...data, study_mode: "campus" })).statusCode).toBe(200);
  expect(await barred()).toEqual([]);
  expect(await read("/courses/fashion")).not.toContain("may not be taught");
});

test("a rule of a day to come is known before it; one that is changed, ended or deleted lets its courses go", async () => {
  const { ask, barred, read, saveRule, comeBackOn } = await catalogue();
  const id = await saveRule({ applies_from: "2026-12-01" });
  const change = (changed: object) => ask("PUT", `field-rules.php?id=${id}`, { ...rule, ...changed });

  expect(await barred()).toEqual([[1, "2026-12-01", null]]);
  expect(await read("/courses/fashion")).not.toContain("may not be taught");
  await comeBackOn("2026-12-01T00:00:00+05:30");
  expect(await read("/courses/fashion")).toContain(said);

  await change({ applies_until: "2026-12-05" });
  expect(await barred()).toEqual([[1, "2026-11-20", null]]);
  await comeBackOn("2026-12-06T00:00:00+05:30");
  expect(await barred()).toEqual([]);
  await change({ content: { ...rule.content, modes: ["campus"] } });
  expect(await barred()).toEqual([[2, "2026-11-20", null]]);
  expect((await ask("DELETE", `field-rules.php?id=${id}`)).statusCode).toBe(200);
  expect(await barred()).toEqual([]);
});

test("the finder counts no barred course from the next request on: after a save, at its midnight, and after the end", async () => {
  const { ask, db, read, saveRule, comeBackOn } = await catalogue();
  await db.updateTable("courses").set({ yearly_fee_paise: 5_000_000 }).execute();
  const counted = async () => /(\d) courses?: /.exec(await read("/find?degree=-&percent=50&work=1"))?.[1];
  expect(await counted()).toBe("3");

  const id = await saveRule();
  expect(await counted()).toBe("2");
  await ask("DELETE", `field-rules.php?id=${id}`);
  expect(await counted()).toBe("3");
  await saveRule({ applies_from: "2026-12-01", applies_until: "2026-12-05" });
  expect(await counted()).toBe("3");
  await comeBackOn("2026-12-01T00:00:00+05:30");
  expect(await counted()).toBe("2");
  await comeBackOn("2026-12-06T00:00:00+05:30");
  expect(await counted()).toBe("3");
});

test("where one rule takes another's place courses stay barred on its day, without a save", async () => {
  const { read, saveRule, comeBackOn } = await catalogue();
  await saveRule({ applies_until: "2026-11-30" });
  await saveRule({ name: "Fashion, again", source: "UGC, 602nd meeting", applies_from: "2026-12-01" });
  expect(await read("/courses")).toContain("Barred by a rule");

  await comeBackOn("2026-12-01T00:00:00+05:30");

  await eventually(async () => expect(await read("/courses")).toContain("Barred by a rule"));
  expect(await read("/courses/fashion")).toContain("UGC, 602nd meeting");
});

test("courses that a first rule catches stand on the board from the start, whatever their number", async () => {
  const { db, barred } = await catalogue();
  await db.deleteFrom("field_rules").execute();
  const of = await db.selectFrom("courses").selectAll().where("slug", "=", "evening-mba").executeTakeFirstOrThrow();
  const nursing = Array.from({ length: 1100 }, (_, place) => ({
    ...of,
    id: undefined,
    slug: `nursing-${place}`,
    title: "BSc Nursing",
  }));
  for (let from = 0; from < nursing.length; from += 100)
    await db
      .insertInto("courses")
      .values(nursing.slice(from, from + 100).map(({ id, ...course }) => course))
      .execute();

  await loadFieldRules(db);

  expect(await barred()).toHaveLength(50);
  const caught = await db.selectFrom("courses").select("id").where("barred_from", "=", "2024-03-21").execute();
  expect(caught).toHaveLength(1100);
});

test("a rule that bars very many courses is noted for all of them at once", async () => {
  const { barred, db, saveRule, statements } = await catalogue();
  for (let number = 0; number < 40; number += 1)
    await addCourse(db, 1, { slug: `fashion-${number}`, title: `Fashion ${number}`, position: 10 + number });
  statements.length = 0;

  await saveRule();

  expect(statements.filter((statement) => statement.startsWith('update "courses"')).length).toBe(1);
  expect((await barred()).length).toBe(41);
});

test("a barred course is named as one wherever it stands among others, and is proposed to nobody", async () => {
  const { ask, call, db, read, saveRule } = await catalogue();
  const eligibility = { level: "12th", percent: 0, relaxed_percent: null, work_years: 0, least_age: null } as const;
  await db
    .updateTable("courses")
    .set({ is_featured: 1, eligibility: JSON.stringify({ ...eligibility, subjects: [], checked_on: null }) as never })
    .execute();
  const said = async (url: string) => (await read(url)).includes("Barred by a rule");
  const named = [
    "/courses",
    "/courses?q=fashion",
    "/search?q=fashion",
    "/search/suggestions?q=fashion",
    "/universities/sahyadri-open-university",
    "/compare?courses=fashion,campus",
    "/shortlist/courses?bits=0&group=0",
    "/family-sheet/courses?bits=0&group=0",
    "/dialogs?of=course-fashion",
  ];
  const find = "/find?degree=12th&percent=-&work=-&budget=-&place=-&language=-";
  const proposes = async (url: string) => (await call({ method: "GET", url })).body.includes('href="/courses/fashion"');
  const proposing = [find, "/", "/courses/campus", "/compare?courses=campus"];
  for (const url of named) expect([url, await said(url)]).toEqual([url, false]);
  expect(await proposes("/courses/campus")).toBe(true);

  const id = await saveRule();

  for (const url of named) expect([url, await said(url)]).toEqual([url, true]);
  for (const url of proposing) expect([url, await proposes(url)]).toEqual([url, false]);
  expect((await ask("DELETE", `field-rules.php?id=${id}`)).statusCode).toBe(200);
  expect(await proposes("/courses/campus")).toBe(true);
});

test("by the first rules no degree of a barred discipline is published online, however it is written", async () => {
  const { ask, db } = await catalogue();
  const { id } = await db.selectFrom("universities").select("id").executeTakeFirstOrThrow();
  for (const title of [
    "BPT",
    "M.Arch",
    "MDS",
    "BFA in Painting",
    "Doctor of Philosophy in History",
    "M.Sc Bio-technology",
    "B. Tech in Computer Science",
    "B-Tech Data Science",
    "Ph. D. in Management",
    "M. Phil. in English",
    "LL. M. in Tax",
    "B. Pharm",
    "B.E. Computer Science",
    "BE in Data Science",
    "Bachelor of Technology in Data Science",
    "Bachelor of Laws",
    "Online D.Pharm",
    "Online Pharm. D",
    "Online B.Sc Agricultural Sciences",
    "B.Sc (Ag)",
    "Online BHMS",
    "BAMS Online",
    "Online B.Sc Food Science and Nutrition",
    "Online B.Sc Nutrition",
    "M.Sc Nutritional Science",
    "ऑनलाइन बी.ए. मानसशास्त्र",
    "बी.एससी नर्सिंग",
    "बी.टेक कंप्यूटर साइंस",
    "बी ई संगणक",
    "एलएल.बी.",
    "पीएच.डी. इतिहास",
    "सूक्ष्मजीव विज्ञान में एम.एससी",
    "बी.एससी (कृषी)",
    "होटल मैनेजमेंट",
    "फ़ार्मेसी में डिप्लोमा",
    "हॉर्टिकल्चर और बागवानी",
  ]) {
    const payload = { title, description: "Four years.", university_id: id, study_mode: "online" };
    const { statusCode, body } = await ask("POST", "courses.php", payload);
    expect([title, statusCode, body.includes("may not be taught online: UGC")]).toEqual([title, 422, true]);
  }
  for (const title of [
    "MBA: be your own chief",
    "MA in Lawn Tennis History",
    "M.Com in E-Commerce",
    "MBA in Agri-Business Management",
    "BBA in Agricultural Marketing",
    "B.Sc Agribusiness",
    "MBA in Pharmaceutical Management",
    "एमबीए विपणन",
    "बी.ए. मराठी साहित्य",
    "हिन्दी पत्रकारिता",
    "शोध विधि और सांख्यिकी",
    "बी.कॉम. लेखा",
  ]) {
    const payload = { title, description: "Two years.", university_id: id, study_mode: "online" };
    expect([title, (await ask("POST", "courses.php", payload)).statusCode]).toEqual([title, 201]);
  }
});

test("a medical degree is one whatever its subject is called, and management stays management beside a barred word", async () => {
  const { ask, db } = await catalogue();
  const { id } = await db.selectFrom("universities").select("id").executeTakeFirstOrThrow();
  const answerTo = async (title: string, subject: string) => {
    const payload = { title, subject, description: "As it is.", university_id: id, study_mode: "distance" };
    return (await ask("POST", "courses.php", payload)).statusCode;
  };
  expect(await answerTo("Bachelor of Ayurveda, Medicine & Surgery", "Ayurveda")).toBe(422);
  expect(await answerTo("Bachelor of Homoeopathic Medicine and Surgery", "Homoeopathy")).toBe(422);
  expect(await answerTo("Diploma in Pharmacy", "Drug design")).toBe(422);
  expect(await answerTo("MBA in Nutrition Business", "Management")).toBe(201);
});
