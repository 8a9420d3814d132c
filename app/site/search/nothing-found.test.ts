import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";

async function searches() {
  const { call, db } = await testApp();
  /** What the page says where results would stand. */
  const shown = async (q: string) => {
    const { body } = await call({ method: "GET", url: `/search?${new URLSearchParams({ q })}` });
    return body.replaceAll("<!-- -->", "").match(/<h2 class="search-count">.*?<p>Or go on/)![0];
  };
  return { call, db, shown };
}

test("whatever little words stand beside, the word is named that nothing here holds", async () => {
  const { db, shown } = await searches();
  const nagpur = await addUniversity(db, { location: "Nagpur, Maharashtra" });
  for (const title of ["Online MBA", "Distance MBA"]) await addCourse(db, nagpur, { title });

  for (const [q, link] of [
    ["best mba college in pune", '/search?q=mba">Without “pune”'],
    ["mba admission 2027", '/search?q=mba">Without “2027”'],
    ["best distance mba college in lucknow", '/search?q=distance+mba">Without “lucknow”'],
    ["cheapest online mba in delhi", '/search?q=online+mba">Without “delhi”'],
  ])
    expect([q, await shown(q!)]).toEqual([q, expect.stringContaining(link!)]);
});

test("where no word less helps two are left out, of many the rarest", async () => {
  const { db, shown } = await searches();
  await addCourse(db, await addUniversity(db), { title: "Online MBA in Retail and Trade" });

  expect(await shown("mba zeppelin biplane")).toContain('/search?q=mba">Without “zeppelin” and “biplane”: 2 results');
  expect(await shown("online mba retail trade sahyadri biplane")).toContain("Without “biplane”: 1 result");
  expect(await shown("zeppelin biplane glider")).toContain("Try fewer or shorter words");
});

test("what a course is called by is left out last, and a number goes with its unit", async () => {
  const { db, shown } = await searches();
  await addCourse(db, await addUniversity(db), { title: "Pottery" });
  for (const slug of ["one", "two"])
    await addUniversity(db, { slug, name: `Hill ${slug}`, description: "Some stay for 3 years." });

  expect(await shown("pottery 3 years")).toContain('/search?q=pottery">Without “3 years”: 1 result');
});

test("where no course says a language, those that are taught in it are led to, beside what else says it", async () => {
  const { call, db } = await searches();
  const university = await addUniversity(db, { description: "Tutors speak Hindi." });
  await addCourse(db, university, {
    title: "B.Com",
    languages: ["English", "Hindi"],
    field: "commerce",
    tag: "Accounts",
  });
  await addCourse(db, university, { title: "Online MBA", languages: ["English"] });
  const read = async (q: string) =>
    (await call({ method: "GET", url: `/search?${new URLSearchParams({ q })}` })).body.replaceAll("<!-- -->", "");

  const link = 'href="/courses?q=bcom&amp;language=Hindi">1 course is taught in Hindi</a>';
  expect(await read("bcom hindi")).toContain(link);
  expect(await read("hindi bcom zeppelin")).not.toContain("taught in Hindi");
  const alone = await read("hindi");
  expect(alone).toContain('href="/courses?language=Hindi">1 course is taught in Hindi</a>');
  expect(alone).toContain(">Sahyadri Open University</a>");
  expect(await read("mba hindi")).not.toContain("taught in");
});

test("where what is nearly the same is found as little, the page says what that was", async () => {
  const { db, shown } = await searches();
  await addCourse(db, await addUniversity(db), { title: "Pottery" });

  expect(await shown("zeppelin potery")).toContain("Nothing found for “zeppelin potery”, nor for “zeppelin pottery”");
});

test("where no text says how a course is taught, the list of courses does", async () => {
  const { call, db, shown } = await searches();
  const university = await addUniversity(db);
  await addCourse(db, university, { title: "B.Com", study_mode: "distance", field: "commerce", tag: "Accounts" });
  await addCourse(db, university, { title: "Online MBA" });

  expect(await shown("distance bcom")).toContain('href="/courses?q=distance+bcom">1 course is taught so</a>');
  for (const q of ["correspondence bcom", "पत्राचार बीकॉम", "correspondance b.com", "bcom by correspondence"])
    expect([q, await shown(q)]).toEqual([q, expect.stringContaining(">1 course is taught so</a>")]);
  expect(await shown("distance mba")).not.toContain("taught so");

  // There a title that holds the words comes before any other text.
  const besides = { title: "B.B.A.", study_mode: "distance", description: "More of business than a B.Com." } as const;
  await addCourse(db, university, besides);
  expect(await shown("distance bcom")).toContain(">1 course is taught so</a>");
  expect((await call({ method: "GET", url: "/courses?q=distance+bcom" })).body).not.toContain("B.B.A.");
});
