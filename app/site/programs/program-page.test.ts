import { expect, test } from "vitest";
import { loadSamples } from "#db/seed/load-samples.ts";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { addProgram } from "#test/factories/publication-factories.ts";
import { jsonLdOf } from "#test/reading/json-ld.ts";
import { visibleText } from "#test/reading/visible-text.ts";

async function programSite() {
  const { call, db } = await testApp();
  await db.deleteFrom("settings").execute();
  await loadSamples(db);
  return (url: string) => call({ method: "GET", url });
}

test("each of the 18 programmes has an address, which stands in the site map", async () => {
  const open = await programSite();
  const { body } = await open("/sitemap-programs-1.xml");
  const paths = [...body.matchAll(/<loc>http:\/\/disha\.test(.*?)<\/loc>/g)].map(([, path]) => path!);
  expect(paths).toHaveLength(18);
  expect((await open("/sitemap.xml")).body).toContain("/sitemap-programs-1.xml");

  const page = await open("/programs/online-mba");
  const words = visibleText(page.body);
  for (const said of ["₹1,50,000–₹4,50,000", "2 Years", "Eligibility", "Key Features", "Deccan Gate University"])
    expect(words).toContain(said);
  expect(page.body).toContain('href="/OnlineAdmission?program=online-mba&amp;university=deccan-gate-university"');
  expect(page.body).toContain('<link rel="canonical" href="http://disha.test/programs/online-mba"/>');
  expect(jsonLdOf(page).map((thing) => thing["@type"])).toEqual(["BreadcrumbList", "Course"]);
  expect((await open("/programs/online-magic")).statusCode).toBe(404);
});

test("a programme leads to the courses of its name, cheapest first, each with its university, its fee and who pays us", async () => {
  const { call, db } = await testApp();
  const sahyadri = await addUniversity(db, { partnership: "none" });
  const konkan = await addUniversity(db, { name: "Konkan Shore University", partnership: "commission" });
  const fees = (yearly: number) => ({ yearly_fee_paise: yearly * 100, fee_paise: yearly * 200 });
  await addCourse(db, konkan, { title: "Online MCA", slug: "dear", ...fees(80_000), fees_checked_on: "2026-11-12" });
  await addCourse(db, sahyadri, { title: "online mca", slug: "cheap", ...fees(50_000), position: 2 });
  await addCourse(db, konkan, { title: "Online MCA in Cloud", slug: "other", position: 3 });
  for (let place = 1; place <= 13; place += 1)
    await addCourse(db, konkan, { title: "Online MBA", slug: `mba-${place}`, position: 3 + place });
  const coursesOf = async (title: string) => {
    const slug = title.toLowerCase().replaceAll(" ", "-");
    await addProgram(db, [sahyadri], { slug, title });
    const { body } = await call({ method: "GET", url: `/programs/${slug}` });
    return /<section class="wrap program-courses".*?<\/section>/s.exec(body)?.[0] ?? "";
  };

  const list = await coursesOf("Online MCA");
  expect([...list.matchAll(/<a href="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    "/courses/cheap",
    "/courses/dear",
  ]);
  const words = visibleText(list);
  expect(words).toMatch(
    /online mca, Sahyadri Open University No UGC-DEB listing known Pays us nothing .*₹50,000 a year ₹1,00,000 in all/,
  );
  expect(words).toMatch(
    /Konkan Shore University No UGC-DEB listing known Pays us a commission .*Fees checked on 12 November 2026/,
  );
  expect(words).not.toContain("All courses");

  const many = await coursesOf("Online MBA");
  expect(many.match(/<tr/g)).toHaveLength(1 + 12);
  expect(many).toContain('href="/courses?q=Online+MBA"');
  expect(await coursesOf("Online MA")).toBe("");
});

test("a university that offers a programme tells what a year of its course costs, and leads to it", async () => {
  const { call, db } = await testApp();
  const sahyadri = await addUniversity(db);
  const konkan = await addUniversity(db, { name: "Konkan Shore University", slug: "konkan" });
  await addCourse(db, sahyadri, { title: "Online MCA", slug: "its-mca", yearly_fee_paise: 5_000_000 });
  await addProgram(db, [sahyadri, konkan], { slug: "online-mca", title: "Online MCA" });

  const { body } = await call({ method: "GET", url: "/programs/online-mca" });

  const [own, other] = body.split('<li class="offer">').slice(1);
  expect(own).toContain('<a href="/courses/its-mca">');
  expect(visibleText(own!)).toContain("₹50,000 a year");
  expect(other).toContain("Konkan Shore University");
  expect(other!.split("</li>")[0]).not.toMatch(/\/courses\/|a year/);
});

test("beside the fees that staff wrote stands what all courses of its name cost", async () => {
  const { call, db } = await testApp();
  const university = await addUniversity(db);
  const fees = (yearly: number) => ({ yearly_fee_paise: yearly * 100, fee_paise: yearly * 200 });
  for (let place = 1; place <= 14; place += 1)
    await addCourse(db, university, { title: "Online MBA", slug: `mba-${place}`, ...fees(40_000 + place * 1_000) });
  await addCourse(db, university, { title: "Online MCA", slug: "mca", ...fees(75_000) });
  await addCourse(db, university, { title: "Online MA", slug: "ma", yearly_fee_paise: null, fee_paise: null });
  const ticketOf = async (title: string) => {
    const slug = title.toLowerCase().replaceAll(" ", "-");
    const fees = { fees_from_paise: 15_000_000, fees_to_paise: 45_000_000 };
    await addProgram(db, [university], { slug, title, ...fees });
    const { body } = await call({ method: "GET", url: `/programs/${slug}` });
    return visibleText(/<div class="ticket">.*?<dl>/s.exec(body)![0]).trim();
  };
  const staff = "Program Fees ₹1,50,000–₹4,50,000";
  expect(await ticketOf("Online MBA")).toBe(`${staff} Courses of this name : ₹82,000 to ₹1,08,000`);
  expect(await ticketOf("Online MCA")).toBe(`${staff} Courses of this name : ₹1,50,000`);
  expect(await ticketOf("Online MA")).toBe(staff);
});

test("courses, universities, programmes and articles can be sent on, and the cards of the first three say the fee", async () => {
  const open = await programSite();
  for (const [path, card] of [
    ["/programs/online-mba", "Online MBA, ₹1,50,000–₹4,50,000, 2 Years, Disha"],
    ["/courses/online-mba", "Online MBA, ₹84,000 a year, Deccan Gate University, Disha"],
    ["/universities/konkan-shore-university", "From ₹1,05,000 to ₹1,56,000, Ratnagiri, Maharashtra, Disha"],
    ["/Blogs/one-year-or-two-year-mba", ""],
  ] as const) {
    const { body } = await open(path);
    expect(body).toContain(`data-share="http://disha.test${path}"`);
    expect(body).toMatch(/https:\/\/wa\.me\/\?text=[^"]*disha\.test/);
    expect(/property="og:image:alt" content="([^"]*)"/.exec(body)![1]).toContain(card);
    const picture = /property="og:image" content="http:\/\/disha\.test([^"]*)"/.exec(body)![1]!;
    expect([path, (await open(picture)).headers["content-type"]]).toEqual([path, "image/jpeg"]);
  }
});
