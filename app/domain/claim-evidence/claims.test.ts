import { expect, test } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { jsonLdOf } from "#test/reading/json-ld.ts";
import { stopClock } from "#test/stop-clock.ts";
import { visibleText } from "#test/reading/visible-text.ts";

const proof = {
  claim: "student_count",
  source: "Annual report 2025-26, page 12",
  link: "https://sahyadri.example/report",
  year: 2026,
  checked_on: "2026-11-12",
  checked_by: "Meenal Gaikwad",
  expires: "2026-11-30",
  tells_not: "how many study online.",
};

/** A university that claims a rank, its students and an acceptance rate, on 23 November 2026. */
async function claims() {
  stopClock(Date.parse("2026-11-23T12:00:00+05:30"));
  const app = await testApp();
  const id = await addUniversity(app.db, { name: "Sahyadri", slug: "sahyadri" });
  await addCourse(app.db, id);
  const token = await app.signIn();
  const read = async (url: string) => visibleText((await app.call({ method: "GET", url })).body);
  const change = (file: string, id: number, changed: object) => changeRecord(app, { file, id, token, changed });
  return { ...app, id, token, read, change, showProvenOnly: () => setProvenOnly(app, token) };
}

/** Sends a record back as the API gave it, with some of its fields changed. */
async function changeRecord({ call }: TestApp, { file, id, token, changed }: Change) {
  const url = `/backend/admin/${file}.php?id=${id}`;
  const { data } = (await call({ method: "GET", url, token })).json();
  return call({ method: "PUT", url, token, payload: { ...data, ...changed } });
}

interface Change {
  file: string;
  id: number;
  token: string;
  changed: object;
}

async function setProvenOnly({ call }: TestApp, token: string) {
  const url = "/backend/admin/settings.php";
  const { data } = (await call({ method: "GET", url, token })).json();
  const saved = await call({ method: "POST", url, token, payload: { ...data, showsProvenOnly: 1 } });
  expect(saved.json().data.showsProvenOnly).toBe(1);
}

test("a visitor taps a claim and reads who says it, of which year, and who checked it when", async () => {
  const { read, change, id } = await claims();
  expect(await read("/universities/sahyadri")).not.toContain("How we know this");

  expect((await change("universities", id, { evidence: [proof] })).statusCode).toBe(200);

  const words =
    "How we know this : students Source Annual report 2025-26, page 12 For the year 2026 Checked by Meenal Gaikwad, 12 November 2026 " +
    "Good until 30 November 2026 What it does not tell you: how many study online.";
  expect(await read("/universities/sahyadri")).toContain(words);
  expect(await read("/courses/online-mba")).toContain(words);
  expect(await read("/universities/sahyadri")).toContain("Acceptance rate 61%");
});

test("evidence is refused with its row and its reason, and nothing is stored", async () => {
  const { change, id, db } = await claims();
  const refusalOf = async (changed: object) =>
    (await change("universities", id, { evidence: [proof, { ...proof, ...changed }] })).json().errors.evidence;

  expect(await refusalOf({ claim: "beauty" })).toBe("Evidence 2: Choose the claim from the list");
  expect(await refusalOf({ source: " " })).toBe("Evidence 2: Source is required");
  expect(await refusalOf({ checked_on: "2026-11-24" })).toBe("Evidence 2: Checked on must not lie in the future");
  expect(await refusalOf({ expires: "2026-11-01" })).toBe(
    "Evidence 2: Good until must not lie before the day it was checked on",
  );
  expect(await refusalOf({ link: "javascript:alert(1)" })).toBe("Evidence 2: Link must start with / or https://");
  expect(await db.selectFrom("universities").select("evidence").execute()).toEqual([{ evidence: [] }]);
});

test("where visitors see proven claims alone, a proof takes its claim away with its last day, without a save", async () => {
  const { read, change, id, call, showProvenOnly } = await claims();
  await change("universities", id, { evidence: [proof] });
  await showProvenOnly();
  const students = async () => {
    const pages = ["/universities/sahyadri", "/courses/online-mba", "/compare?courses=online-mba,online-mba-2"];
    await call({ method: "GET", url: pages[2]! });
    const { data } = (await call({ method: "GET", url: "/backend/api/universities.php" })).json();
    return [
      (await read(pages[0]!)).includes("12,400"),
      (await read(pages[1]!)).includes("12,400"),
      data[0].student_count,
    ];
  };

  expect(await students()).toEqual([true, true, 12_400]);
  const page = await read("/universities/sahyadri");
  expect([page.includes("Acceptance rate"), page.includes("Ranking")]).toEqual([false, false]);

  stopClock(Date.parse("2026-11-30T23:59:59+05:30"));
  expect(await students()).toEqual([true, true, 12_400]);
  stopClock(Date.parse("2026-12-01T00:00:00+05:30"));
  expect(await students()).toEqual([false, false, null]);
  // What is not proven is not shown; that there is none, nobody says.
  for (const dialog of ["/dialogs?of=university-sahyadri", "/dialogs?of=partner-sahyadri"])
    expect(await read(dialog)).toMatch(/Rank(ing)? None shown/);
});

test("unproven numbers, stories and ratings leave the pages, the lists of the API and the order by rank", async () => {
  const { read, change, call, token, db, showProvenOnly } = await claims();
  await addUniversity(db, { name: "Nila", slug: "nila", ranking: 1, position: 2 });
  const create = async (file: string, payload: object) =>
    (await call({ method: "POST", url: `/backend/admin/${file}.php`, token, payload })).json().data.id as number;
  const stat = await create("stat-items", { icon: "Users", number: "50,000+", text: "students" });
  await create("stat-items", { icon: "Users", number: "95%", text: "satisfaction" });
  const story = await create("testimonials", { name: "Ishita", role: "MBA", content: "It went well.", rating: 5 });
  await create("testimonials", { name: "Farhan", role: "MCA", content: "It went very well.", rating: 5 });
  const features = ["Live classes", "100% placement"];
  const offer = { id: 1, rating: 4.6 };
  await create("programs", {
    title: "Online MBA",
    badge: "2 Years",
    duration: "2 Years",
    keyFeatures: features,
    universities: [offer],
  });
  await change("stat-items", stat, { evidence: [{ ...proof, claim: "number" }] });
  await change("testimonials", story, { evidence: [{ ...proof, claim: "content", expires: "" }] });

  const before = await read("/");
  for (const words of ["50,000+", "95%", "Ishita", "Farhan", "Job Guarantee", "LIMITED SPOTS"])
    expect(before).toContain(words);
  expect(await read("/programs/online-mba")).toContain("4.6");
  await showProvenOnly();

  const after = await read("/");
  for (const words of ["50,000+", "Ishita"]) expect(after).toContain(words);
  for (const words of ["95%", "Farhan", "Job Guarantee", "LIMITED SPOTS"]) expect(after).not.toContain(words);
  const program = await read("/programs/online-mba");
  expect(program).toContain("Live classes");
  expect(program).not.toMatch(/100% placement|4\.6/);
  expect(await read("/universities")).toMatch(/Sahyadri.*Nila/);
  const listed = async (name: string) => (await call({ method: "GET", url: `/backend/api/${name}.php` })).json().data;
  expect((await listed("stats")).map(({ number }: { number: string }) => number)).toEqual(["50,000+"]);
  expect((await listed("testimonials")).map(({ name }: { name: string }) => name)).toEqual(["Ishita"]);
  expect((await listed("programs"))[0]).toMatchObject({
    keyFeatures: ["Live classes"],
    universities: [{ rating: null }],
  });
});

test("a counsellor's years and the numbers of the office's story are proven, or go, like any other", async () => {
  const { read, change, call, token, showProvenOnly } = await claims();
  const payload = { name: "Meenal Gaikwad", title: "Senior counsellor", experience: 14 };
  const made = await call({ method: "POST", url: "/backend/admin/expert-guidance.php", token, payload });
  const yearsShown = async () => {
    const url = "/backend/api/expert-guidance.php";
    const listed = (await call({ method: "GET", url })).json().data[0].experience;
    return [(await read("/")).includes("14 years"), (await read("/about")).includes("14 years’ experience"), listed];
  };
  const story = async () => [...new Set((await read("/about")).match(/100% online|20\+/g))];
  expect(await yearsShown()).toEqual([true, true, 14]);
  expect(await story()).toEqual(["100% online", "20+"]);

  await showProvenOnly();
  expect(await yearsShown()).toEqual([false, false, 0]);
  expect(await story()).toEqual([]);

  const years = { ...proof, claim: "experience", source: "Letters of former offices" };
  expect((await change("expert-guidance", made.json().data.id, { evidence: [years] })).statusCode).toBe(200);
  const settings = "/backend/admin/settings.php";
  const { data } = (await call({ method: "GET", url: settings, token })).json();
  const evidence = [{ ...proof, claim: "about-specializations", source: "The list of courses" }];
  await call({ method: "POST", url: settings, token, payload: { ...data, evidence } });

  expect(await yearsShown()).toEqual([true, true, 14]);
  expect(await read("/")).toContain("How we know this : the experience of Meenal Gaikwad Source Letters");
  expect(await story()).toEqual(["20+"]);
  expect(await read("/about")).toContain("How we know this : Specializations 20+ Source The list of courses");
  const aging = await call({ method: "GET", url: "/backend/admin/freshness.php?kind=evidence", token });
  expect(aging.json().data.map(({ title }: { title: string }) => title)).toContain("Meenal Gaikwad");
});

test("what is said of jobs carries the sentence of the rule, as large as itself, and another rule another", async () => {
  const { read, call, token, db } = await claims();
  const { loadFieldRules } = await import("#db/seed/field-rules.ts");
  await loadFieldRules(db);
  const payload = { title: "Online MBA", badge: "2 Years", duration: "2 Years", keyFeatures: ["Help with placement"] };
  await call({ method: "POST", url: "/backend/admin/programs.php", token, payload });
  const sentence = "Past record is no guarantee of future job prospects.";

  expect(await read("/programs/online-mba")).toContain(`Help with placement. ${sentence}`);
  expect(await read("/")).toContain(`* ${sentence}`);

  const rules = (await call({ method: "GET", url: "/backend/admin/field-rules.php", token })).json().data;
  const rule = rules.find(({ kind }: { kind: string }) => kind === "claim-note");
  const content = { words: ["placement"], sentence: "Nobody can promise a job." };
  const url = `/backend/admin/field-rules.php?id=${rule.id}`;
  expect((await call({ method: "PUT", url, token, payload: { ...rule, content } })).statusCode).toBe(200);
  expect(await read("/programs/online-mba")).toContain("Help with placement. Nobody can promise a job.");
});

test("a visitor taps a claim on the card of a university, in a course's dialog and in a comparison, too", async () => {
  const { read, change, id, db } = await claims();
  await addCourse(db, id, { slug: "evening-mca", title: "MCA", position: 2 });
  await change("universities", id, { evidence: [proof, { ...proof, claim: "ranking", source: "State ranking 2026" }] });

  const tapped = (of: string, source: string) => new RegExp(`How we know this : ${of} Source ${source}`);
  expect(await read("/universities")).toMatch(tapped("rank", "State ranking 2026"));
  expect(await read("/universities")).not.toContain("Annual report");
  const dialog = await read("/dialogs?of=course-online-mba");
  expect(dialog).toMatch(tapped("ranking", "State ranking 2026"));
  expect(dialog).toMatch(tapped("students", "Annual report"));
  const compared = await read("/compare?courses=online-mba,evening-mca");
  expect(compared).toMatch(tapped("Sahyadri", "State ranking 2026"));
  expect(compared).toMatch(tapped("Sahyadri", "Annual report"));
});

test("what is tapped has the name that the owner gave the fact beside it", async () => {
  const { read, change, call, token, id } = await claims();
  const evidence = ["ranking", "student_count"].map((claim) => ({ ...proof, claim }));
  await change("universities", id, { evidence });
  const named = { university: { "facts.rank": "Place", "facts.ranking": "Place in India" } };
  const more = { course: { "university.ranking": "NIRF place", "university.students": "Learners" } };
  for (const [page, payload] of Object.entries({ ...named, ...more })) {
    const url = `/backend/admin/page-texts.php?page=${page}`;
    expect((await call({ method: "PUT", url, token, payload })).statusCode).toBe(200);
  }

  const tapped = async (url: string) =>
    [...(await read(url)).matchAll(/How we know this : (.+?) Source/g)].map(([, of]) => of);
  expect(await tapped("/universities")).toEqual(["place"]);
  expect(await tapped("/dialogs?of=university-sahyadri")).toEqual(["place"]);
  expect(await tapped("/dialogs?of=partner-sahyadri")).toEqual(["place in India"]);
  expect(await tapped("/universities/sahyadri")).toEqual(["place in India", "students"]);
  expect(await tapped("/dialogs?of=course-online-mba")).toEqual(["NIRF place", "learners"]);
  expect(await read("/courses/mba")).toContain("Place in India 11");
});

test("what search engines and other sites are given obeys the switch at the next request, as pages do", async () => {
  const { call, change, id, token, showProvenOnly } = await claims();
  const feature = "100% placement within a year";
  const payload = {
    title: "Online MCA",
    badge: "2 Years",
    duration: "2 Years",
    keyFeatures: ["Live classes", feature],
  };
  await call({ method: "POST", url: "/backend/admin/programs.php", token, payload });
  await change("universities", id, { evidence: [proof] });
  const given = async () => {
    const pages = ["/", "/courses/online-mba", "/universities/sahyadri", "/universities", "/programs/online-mca"];
    const answers = await Promise.all(pages.map((url) => call({ method: "GET", url })));
    const things = JSON.stringify(answers.flatMap((answer) => jsonLdOf(answer)));
    const bodies = answers.map(({ body }) => visibleText(body)).join(" ");
    const api = (await call({ method: "GET", url: "/backend/api/universities.php" })).json().data[0];
    return { things, bodies, api: [api.ranking, api.student_count, api.acceptance_rate] };
  };

  const before = await given();
  expect(before.bodies).toContain(feature);
  expect(before.api).toEqual([11, 12_400, 61.25]);

  await showProvenOnly();
  const after = await given();
  expect(after.bodies).not.toMatch(/100% placement|61\.25%|Rank 11/);
  expect(after.things).not.toMatch(/100% placement|61\.25|aggregateRating/);
  expect(after.bodies).toContain("12,400");
  expect(after.api).toEqual([null, 12_400, null]);

  stopClock(Date.parse("2026-12-01T00:00:00+05:30"));
  expect((await given()).bodies).not.toContain("12,400");
});

test("what is not shown of a programme for want of proof leaves no proof behind", async () => {
  const { call, token, read, showProvenOnly } = await claims();
  const evidence = ["keyFeatures", "ratings"].map((claim) => ({ ...proof, claim }));
  const payload = {
    title: "Online MCA",
    badge: "2 Years",
    duration: "2 Years",
    keyFeatures: ["Live classes"],
    evidence,
  };
  await call({ method: "POST", url: "/backend/admin/programs.php", token, payload });
  await showProvenOnly();
  const pages = ["/programs/online-mca", "/?program=online-mca"];
  for (const url of pages) expect([url, (await read(url)).includes("How we know this")]).toEqual([url, true]);

  stopClock(Date.parse("2026-12-01T00:00:00+05:30"));
  for (const url of pages) expect([url, (await read(url)).includes("How we know this")]).toEqual([url, false]);
  expect((await call({ method: "GET", url: "/backend/api/programs.php" })).json().data[0].evidence).toEqual([]);
});

test("a visitor taps the features and the ratings of a programme that is open among the others", async () => {
  const { call, token, read } = await claims();
  const evidence = [
    { ...proof, claim: "keyFeatures", source: "Timetable of 2026" },
    { ...proof, claim: "ratings", source: "Survey of 340 graduates" },
  ];
  const payload = { title: "Online MCA", badge: "2 Years", duration: "2 Years", evidence };
  await call({ method: "POST", url: "/backend/admin/programs.php", token, payload });

  const page = await read("/?program=online-mca");
  expect(page).toContain("How we know this : Key features Source Timetable of 2026");
  expect(page).toContain("How we know this : Ratings Source Survey of 340 graduates");
  // What the island reads when another programme is opened in place.
  const listed = (await call({ method: "GET", url: "/backend/api/programs.php" })).json().data[0];
  expect(listed.evidence.map(({ source }: { source: string }) => source)).toEqual([
    "Timetable of 2026",
    "Survey of 340 graduates",
  ]);
});

test("the promise above the home page, the gallery's figure, ranks in dialogs and of a field, and years in the pop-up are tapped", async () => {
  const { read, change, call, token, id, showProvenOnly } = await claims();
  const rank = { ...proof, claim: "ranking", source: "Ranking of open universities" };
  await change("universities", id, { evidence: [rank] });
  const payload = {
    name: "Meenal Gaikwad",
    title: "Senior counsellor",
    experience: 14,
    evidence: [{ ...proof, claim: "experience", source: "Letters of former offices" }],
  };
  await call({ method: "POST", url: "/backend/admin/expert-guidance.php", token, payload });
  const settings = "/backend/admin/settings.php";
  const { data } = (await call({ method: "GET", url: settings, token })).json();
  const evidence = [
    { ...proof, claim: "limited-spots", source: "Places that the universities told us" },
    { ...proof, claim: "gallery-quality", source: "The files themselves" },
  ];
  await call({ method: "POST", url: settings, token, payload: { ...data, evidence } });
  const told = async () =>
    [
      ["/", "LIMITED SPOTS AVAILABLE How we know this : LIMITED SPOTS AVAILABLE Source Places that the universities"],
      ["/Gallery", "How we know this : quality 4K Source The files themselves"],
      ["/?university=sahyadri", "How we know this : rank Source Ranking of open universities"],
      ["/dialogs?of=university-sahyadri", "How we know this : rank Source Ranking of open universities"],
      ["/dialogs?of=partner-sahyadri", "How we know this : ranking Source Ranking of open universities"],
      ["/courses/mba", "How we know this : the ranking of Sahyadri Source Ranking of open universities"],
      ["/dialogs?of=call-wishes", "How we know this : the experience of Meenal Gaikwad Source Letters of former"],
    ].map(async ([url, words]) => [url, (await read(url!)).includes(words!)]);
  const isTold = async () =>
    new Set((await Promise.all(await told())).map(([url, is]) => `${is} ${is ? "" : url}`.trim()));

  expect(await isTold()).toEqual(new Set(["true"]));
  await showProvenOnly();
  expect(await isTold()).toEqual(new Set(["true"]));

  stopClock(Date.parse("2026-12-01T00:00:00+05:30"));
  expect(await read("/")).not.toContain("LIMITED SPOTS");
  expect(await read("/Gallery")).not.toContain("4K");
  for (const url of ["/courses/mba", "/dialogs?of=partner-sahyadri", "/dialogs?of=call-wishes"])
    expect([url, (await read(url)).includes("How we know this")]).toEqual([url, false]);
});
