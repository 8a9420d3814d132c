import { expect, onTestFinished, test } from "vitest";
import { testApp } from "#test/app.ts";
import { expectLog } from "#test/expect-log.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";

async function universityPages(count = 1) {
  const testing = await testApp();
  const { call, db } = testing;
  for (let number = 1; number <= count; number += 1) {
    await addUniversity(db, { name: `University ${number}`, slug: `university-${number}`, ranking: number });
  }
  const get = async (url: string) => (await call({ method: "GET", url })).body;
  const cards = async (url: string) =>
    [...(await get(url)).matchAll(/<h2><a href="[^"]*"[^>]*>([^<]*)</g)].map(([, name]) => name);
  return { ...testing, get, cards };
}

test("without universities the page says so", async () => {
  const { get } = await universityPages(0);

  expect(await get("/universities")).toContain("No universities found.");
});

test("the filter finds names and places whatever their case, and says when it finds none", async () => {
  const { get, cards, db } = await universityPages(2);
  await addUniversity(db, { name: "Konkan Shore", location: "Ratnagiri, Maharashtra" });

  expect(await cards("/universities?q=KONKAN")).toEqual(["Konkan Shore"]);
  expect(await cards("/universities?q=ratnagiri")).toEqual(["Konkan Shore"]);
  expect(await get("/universities?q=atlantis")).toContain("No universities found.");
});

test("the filter finds what is called otherwise, in another script or misspelt, and says what it looked for", async () => {
  const { get, cards, db } = await universityPages(1);
  await addUniversity(db, { name: "Deccan Gate University", slug: "deccan-gate", location: "Bengaluru, Karnataka" });
  const filtered = (q: string) => cards(`/universities?${new URLSearchParams({ q })}`);

  for (const q of ["bangalore", "बेंगलुरु", "colleges in bangalore", "deccan gte", "deccan univercity"])
    expect([q, await filtered(q)]).toEqual([q, ["Deccan Gate University"]]);
  expect((await get("/universities?q=bangalore")).replaceAll("<!-- -->", "")).toContain(
    "No university says “bangalore”. Shown are those that say <b>bengaluru</b>.",
  );
});

test("many universities come in pages, by rank or by name", async () => {
  const { cards, get } = await universityPages(14);

  expect(await cards("/universities")).toHaveLength(12);
  expect(await cards("/universities?page=2")).toEqual(["University 13", "University 14"]);
  expect(await cards("/universities?page=99")).toEqual(["University 13", "University 14"]);
  expect((await get("/universities")).replaceAll("<!-- -->", "")).toContain("Showing 1–12 of 14 universities");
  expect(await get("/universities?page=2")).toContain('<link rel="prev" href="http://disha.test/universities"/>');
  expect((await cards("/universities?sort=name")).slice(0, 2)).toEqual(["University 1", "University 10"]);
});

test("a filtered or reordered list is for visitors, not for search engines; each of its pages is for both", async () => {
  const { get } = await universityPages(14);
  const robots = '<meta name="robots" content="noindex, follow"/>';

  for (const query of ["?q=university", "?q=atlantis", "?sort=name", "?sort=name&page=2"])
    expect([query, (await get(`/universities${query}`)).includes(robots)]).toEqual([query, true]);
  for (const query of ["", "?page=2", "?sort=rank", "?q="])
    expect([query, (await get(`/universities${query}`)).includes(robots)]).toEqual([query, false]);
});

test("universities that cannot be read leave the page standing with the specification's text", async () => {
  const { call, db } = await universityPages(0);
  expectLog("universities");
  await db.schema.alterTable("universities").renameTo("hidden").execute();
  onTestFinished(() => db.schema.alterTable("hidden").renameTo("universities").execute());

  const response = await call({ method: "GET", url: "/universities" });

  expect(response.statusCode).toBe(200);
  expect(response.body).toContain("Failed to fetch universities");
});

test("a university has its own page with its courses, and Apply Now carries it", async () => {
  const { call, get, db } = await universityPages(0);
  await addCourse(db, await addUniversity(db));

  const body = await get("/universities/sahyadri-open-university");

  for (const words of ["Pune, Maharashtra", "₹1,68,000", "2 Years", "12,400", "61%", "1964", "Digital library"]) {
    expect(body).toContain(words);
  }
  expect(body).toContain('href="/courses/online-mba"');
  expect(body).toContain('href="/OnlineAdmission?university=sahyadri-open-university"');
  expect((await call({ method: "GET", url: "/universities/nowhere" })).statusCode).toBe(404);
});

test("each programme of a university leads to its course, however many there are, or asks about that programme", async () => {
  const { get, db } = await universityPages(0);
  const id = await addUniversity(db, { programs: ["Online M.Com", "Online MA"] });
  for (let place = 1; place <= 25; place += 1)
    await addCourse(db, id, { slug: `other-${place}`, title: `Course ${place}`, position: place });
  await addCourse(db, id, { slug: "online-m-com", title: "online M.Com", position: 26 });

  const programmes = /<ul class="programme-names">.*?<\/ul>/s.exec(
    await get("/universities/sahyadri-open-university"),
  )?.[0];

  expect(programmes).toContain('href="/courses/online-m-com"');
  expect(programmes).toContain('data-course="Online MA at Sahyadri Open University"');
});
