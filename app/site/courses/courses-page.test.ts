import { expect, onTestFinished, test, vi } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories.ts";
import { jsonLdOf } from "#test/json-ld.ts";

async function courseSite() {
  const app = await testApp();
  const sahyadri = await addUniversity(app.db);
  const nilgiri = await addUniversity(app.db, { name: "Nilgiri Online University", slug: "nilgiri" });
  await addCourse(app.db, sahyadri, { position: 1 });
  await addCourse(app.db, nilgiri, {
    slug: "btech",
    title: "B.Tech",
    field: "engineering",
    degree_type: "UG",
    study_mode: "weekend",
    tuition_fee_cents: 90_000,
    position: 2,
  });
  const shown = async (url: string) => {
    const { body } = await app.call({ method: "GET", url });
    return [...body.matchAll(/aria-label="View Details of (.*?)"/g)].map(([, title]) => title);
  };
  return { ...app, shown };
}

test("each part of the address filters the list, on all four lists", async () => {
  const { shown } = await courseSite();

  expect(await shown("/courses")).toEqual(["Online MBA", "B.Tech"]);
  expect(await shown("/courses?field=engineering")).toEqual(["B.Tech"]);
  expect(await shown("/courses?university=nilgiri")).toEqual(["B.Tech"]);
  expect(await shown("/courses?fee=under-1000")).toEqual(["B.Tech"]);
  expect(await shown("/courses?mode=online")).toEqual(["Online MBA"]);
  expect(await shown("/courses?sort=fee")).toEqual(["B.Tech", "Online MBA"]);
  expect(await shown("/PG")).toEqual(["Online MBA"]);
  expect(await shown("/UG?field=mba")).toEqual([]);
  expect(await shown("/PGDCS")).toEqual([]);
  expect(await shown("/courses/engineering")).toEqual(["B.Tech"]);
});

test("a choice that does not exist counts as none, and the list keeps one canonical address", async () => {
  const { shown, call } = await courseSite();

  expect(await shown("/courses?field=magic&university=nowhere&fee=toString&mode=x&sort=y&page=-1")).toHaveLength(2);
  const { body } = await call({ method: "GET", url: "/courses?field=mba" });
  expect(body).toContain('<link rel="canonical" href="http://disha.test/courses"/>');
});

test("a filter without a result says so", async () => {
  const { call } = await courseSite();

  const { body } = await call({ method: "GET", url: "/UG?field=mba" });

  expect(body).toContain("No courses found.");
  expect(body).toContain(`<a class="go" href="/guidance">Ask a counsellor</a>`);
});

test("a list that cannot be read shows the specification's text and is not kept", async () => {
  const { call, db } = await courseSite();
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await db.schema.alterTable("courses").renameTo("hidden").execute();
  onTestFinished(() => db.schema.alterTable("hidden").renameTo("courses").execute());

  const broken = await call({ method: "GET", url: "/courses" });

  expect(broken.body).toContain("Failed to fetch courses: the list could not be read.");
  expect(broken.headers["cache-control"]).toBe("no-store");
});

test("a course's page says the same to search engines: provider, price and requirements", async () => {
  const { call } = await courseSite();

  const page = await call({ method: "GET", url: "/courses/online-mba" });

  expect(jsonLdOf(page)).toContainEqual(
    expect.objectContaining({
      "@type": "Course",
      name: "Online MBA",
      coursePrerequisites: "A bachelor’s degree",
      provider: expect.objectContaining({ "@type": "CollegeOrUniversity", name: "Sahyadri Open University" }),
      offers: { "@type": "Offer", category: "Paid", price: 2150, priceCurrency: "USD" },
    }),
  );
  expect(page.body).toContain("$2,150.00");
});

test("a course that does not exist is a page not found", async () => {
  const { call } = await courseSite();

  expect((await call({ method: "GET", url: "/courses/no-such-course" })).statusCode).toBe(404);
});

test("a field's page lists its courses and answers its questions for search engines, too", async () => {
  const { call } = await courseSite();

  const things = jsonLdOf(await call({ method: "GET", url: "/courses/engineering" }));

  expect(things.map((thing) => thing["@type"])).toEqual(["BreadcrumbList", "ItemList", "FAQPage"]);
});
