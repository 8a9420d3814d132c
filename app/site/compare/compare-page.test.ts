import { expect, onTestFinished, test } from "vitest";
import { loadFieldRules } from "#db/seed/field-rules.ts";
import { testApp } from "#test/app.ts";
import { expectLog } from "#test/expect-log.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { jsonLdOf } from "#test/reading/json-ld.ts";
import { stopClock } from "#test/stop-clock.ts";
import { visibleText } from "#test/reading/visible-text.ts";

async function threeCourses() {
  stopClock(Date.parse("2026-11-23T06:00:00Z"));
  const app = await testApp();
  const university = await addUniversity(app.db);
  await addCourse(app.db, university, {
    slug: "mba",
    title: "MBA",
    position: 1,
    fees_checked_on: "2026-11-12",
    semesters: ["Accounts", "Markets"],
  });
  await addCourse(app.db, university, {
    slug: "mca",
    title: "MCA",
    duration: "18 Months",
    fee_paise: 9_000_000,
    yearly_fee_paise: 6_000_000,
    study_mode: "weekend",
    position: 2,
  });
  await addCourse(app.db, university, {
    slug: "ma",
    title: "MA",
    duration: "",
    fee_paise: null,
    yearly_fee_paise: null,
    tuition_fee_cents: 0,
    requirements: "",
    specializations: 0,
    position: 3,
  });
  const open = async (query: string) => {
    const page = await app.call({ method: "GET", url: `/compare${query}` });
    return { ...page, status: page.statusCode, words: visibleText(page.body) };
  };
  return { ...app, open };
}

test("courses stand side by side in the order of the address: money, time, validity, fit", async () => {
  const { open } = await threeCourses();

  const { status, words } = await open("?courses=mca,mba");

  expect(status).toBe(200);
  expect(words).toContain("Two courses, side by side");
  expect(words).toContain("A year ₹60,000 ₹84,000");
  expect(words).toContain("Whole course ₹90,000 ₹5,000 a month over 18 ₹1,68,000 ₹7,000 a month over 24");
  expect(words).toContain("In dollars $2,000.00 $2,000.00");
  expect(words).toContain("Fees checked on 12 November 2026, not yet those of MCA, Sahyadri Open University.");
  expect(words).toContain("Length 18 Months 2 Years 2 semesters");
  expect(words).toContain("Mode of study Weekend Online");
  expect(words).toContain("Awarded by Sahyadri Open University Pune, Maharashtra");
  const headings = ["Money", "Time", "Validity", "Fit"].map((heading) => words.indexOf(heading));
  expect(headings).toEqual(headings.toSorted((one, other) => one - other));
});

test("what is not known is said, and leads to an enquiry that names the course and what is asked", async () => {
  const { open, call } = await threeCourses();

  const { body, words } = await open("?courses=ma,mba");

  expect(words).toContain("A year Not known Ask about this ₹84,000");
  expect(words).toContain("Last date to apply Not known Ask about this Not known Ask about this");
  expect(body).toContain('href="/guidance?course=ma&amp;about=year"');
  const asked = visibleText((await call({ method: "GET", url: "/guidance?course=ma&about=year" })).body);
  expect(asked).toContain("Ask about MA at Sahyadri Open University: the fee of a year");
  const unknown = visibleText((await call({ method: "GET", url: "/guidance?course=ma&about=toString" })).body);
  expect(unknown).toContain("Ask about MA at Sahyadri Open University Thank you");
});

test("where no last date is known, a session that has closed or is open is said all the same", async () => {
  const { open, db } = await threeCourses();
  const closed = { session: "July 2020", opens: "2020-05-01", last_date: "2020-09-30", starts: null };
  const unseated = { seats: null, seats_source: "" };
  await addCourse(db, 1, { slug: "late", title: "Late", position: 4, intakes: [{ ...closed, ...unseated }] });
  const endless = { ...closed, session: "July 2026", opens: "2026-05-01", last_date: null };
  await addCourse(db, 1, { slug: "now", title: "Now", position: 5, intakes: [{ ...endless, ...unseated }] });

  const { words, body } = await open("?courses=late,now,ma");

  expect(words).toContain(
    "Last date to apply Closed the next session is not announced Ask about this " +
      "Open for July 2026 last date not known Ask about this Not known Ask about this",
  );
  expect(body).toContain('href="/guidance?course=late&amp;about=last-date"');
  const forgotten = [{ ...endless, session: "July 2021", opens: "2020-05-01", ...unseated }];
  await addCourse(db, 1, { slug: "forgotten", title: "Forgotten", position: 6, intakes: forgotten });
  expect((await open("?courses=forgotten,ma")).words).toContain(
    "Last date to apply Closed the next session is not announced Ask about this Not known",
  );
});

test("entry rules of which only the day of the check is known are said to be not known, here, on the course and on the sheet", async () => {
  const { open, call, db } = await threeCourses();
  const nothing = { level: null, percent: null, relaxed_percent: null, work_years: null, least_age: null };
  const eligibility = { ...nothing, subjects: [], checked_on: "2026-11-12" };
  await addCourse(db, 1, { slug: "unruled", title: "Unruled", position: 4, study_mode: "campus", eligibility });
  const inSubject = { ...eligibility, subjects: ["Mathematics"] };
  await addCourse(db, 1, { slug: "subject", title: "Subject", position: 5, eligibility: inSubject });

  const { words } = await open("?courses=unruled,subject");

  expect(words).toContain("Whom it admits Not known Ask about this Mathematics among your subjects");
  const asked = 'href="/guidance?course=unruled&amp;about=eligibility"';
  const page = async (url: string) => (await call({ method: "GET", url })).body;
  expect(await page("/courses/unruled")).toContain(asked);
  expect(visibleText(await page("/courses/subject"))).toContain("Mathematics among your subjects");
  expect(await page("/family-sheet/courses?bits=0&group=0")).toMatch(
    /data-slug="unruled"(?:(?!<\/tr>).)*data-fact="eligibility">Not known, ask</,
  );
});

test("a course of one to two years is reckoned at neither of its ends", async () => {
  const { open, call, db } = await threeCourses();
  const once = { kind: "tuition" as const, amount_paise: 6_000_000, due: "admission" as const, refundable: 1 as const };
  const range = { duration: "12-24 Months", fee_paise: 6_000_000, yearly_fee_paise: 6_000_000, fee_items: [once] };
  await addCourse(db, 1, { slug: "range", title: "Range", position: 4, ...range });

  const { words } = await open("?courses=range,mba");

  expect(words).toContain("Whole course ₹60,000 ₹1,68,000 ₹7,000 a month over 24");
  const page = visibleText((await call({ method: "GET", url: "/courses/range" })).body);
  expect(page).toContain("12-24 Months");
  expect(page).not.toMatch(/\d semesters|A month, over/);
});

test("no two links of a comparison that lead elsewhere are called alike, though both courses have one title", async () => {
  const { db, open } = await threeCourses();
  const other = await addUniversity(db, { slug: "other", name: "Kaveri Coast University" });
  await addCourse(db, other, { slug: "other-mba", title: "MBA", position: 4, duration: "" });

  const { body } = await open("?courses=mba,other-mba");

  const links = [...body.slice(body.indexOf("<table")).matchAll(/<a\b[^>]*?href="([^"]*)"([^>]*)>(.*?)<\/a>/gs)];
  const names = links.map(
    ([, , rest, inside]) => / aria-label="([^"]*)"/.exec(rest!)?.[1] ?? visibleText(inside!).trim(),
  );
  const called = new Map<string, Set<string>>();
  for (const [place, name] of names.entries()) called.set(name, (called.get(name) ?? new Set()).add(links[place]![1]!));
  expect(names.length).toBeGreaterThan(10);
  expect([...called].filter(([, addresses]) => addresses.size > 1)).toEqual([]);
});

test("the chosen courses are read by one statement", async () => {
  const { open, statements, db } = await threeCourses();
  await addCourse(db, 1, { slug: "msc", title: "M.Sc", position: 4 });
  await open("");
  statements.length = 0;

  await open("?courses=mba,mca,ma,msc");

  const reads = statements.filter((statement) => /from "courses"/.test(statement) && statement.includes('"slug" in'));
  expect(reads).toHaveLength(1);
});

test("a form without scripts names each course by itself; who is named twice stands there once", async () => {
  const { open } = await threeCourses();

  expect((await open("?courses=mba&courses=mca")).words).toContain("Two courses, side by side");
  expect((await open("?courses=mba,mca&courses=mba")).words).toContain("Two courses, side by side");
});

test("a course too many and one that is not in the list are told in a sentence", async () => {
  const { open, db } = await threeCourses();
  for (const slug of ["bba", "bca"]) await addCourse(db, 1, { slug, title: slug.toUpperCase(), position: 5 });

  const many = await open("?courses=mba,mca,ma,bba,bca");
  expect(many.words).toContain("Four courses, side by side");
  expect(many.words).toContain("Only 4 courses stand side by side. Left out: BCA.");

  const unknown = await open("?courses=mba,nothing,mca,<script>");
  expect(unknown.words).toContain("2 courses of this address are not in our list, or not any more.");
  expect(unknown.body).not.toContain("<script>,");
  expect((await open("?courses=nothing")).words).toContain("One course of this address is not in our list");
});

test("a course whose address was changed stands beside the others at the one of today, once", async () => {
  const { open, call, signIn } = await threeCourses();
  const payload = { title: "MCA", description: "Two years.", university_id: 1, slug: "online-mca" };
  const saved = await call({ method: "PUT", url: "/backend/admin/courses.php?id=2", token: await signIn(), payload });
  expect(saved.statusCode).toBe(200);
  const led = { from_path: "/courses/mca-by-mail", to_path: "/courses/online-mca" };
  const asked = "?courses=mca-by-mail,mba";
  expect((await open(asked)).words).toContain("One course of this address is not in our list");
  await call({ method: "POST", url: "/backend/admin/redirects.php", token: await signIn(), payload: led });
  expect((await open(asked)).words).toContain("Two courses, side by side");

  const { words, body } = await open("?courses=mca,mba,online-mca");

  expect(words).toContain("Two courses, side by side");
  expect(words).not.toContain("not in our list");
  expect(body).toContain("/compare?courses=online-mca,mba");
});

test("courses of the longest names are compared whole, by an address of their own", async () => {
  const { open, db } = await threeCourses();
  const slugs = ["a", "b", "c", "d"].map((letter) => letter.repeat(80));
  for (const slug of slugs) await addCourse(db, 1, { slug, title: slug.slice(0, 9), position: 5 });

  const { body, words } = await open(`?${slugs.map((slug) => `courses=${slug}`).join("&")}`);

  expect(words).toContain("Four courses, side by side");
  const [, canonical] = /rel="canonical" href="http:\/\/disha\.test\/compare(.*?)"/.exec(body)!;
  expect((await open(canonical!.replaceAll("&amp;", "&"))).words).toContain("Four courses, side by side");
});

test("one course alone, or none, is offered others to choose from", async () => {
  const { open } = await threeCourses();

  const one = await open("?courses=mba");
  expect(one.words).toContain("What do you compare it with? MCA Sahyadri Open University, ₹60,000 a year");
  expect(one.body).toContain('<input type="hidden" name="courses" value="mba"/>');
  expect((await open("")).words).toContain("Choose your courses MBA");
});

test("differences only marks what is the same for all, headings included, and stands in the address", async () => {
  const { open } = await threeCourses();

  const { body } = await open("?courses=mba,mca&only=differences");

  expect(body).toMatch(/<input[^>]*id="differences"[^>]*checked/);
  expect(body).toMatch(/<tr><th scope="row">A year/);
  expect(body).toMatch(/<tr class="same"><th scope="row">In dollars/);
  expect((await open("?courses=mba,mca")).body).not.toMatch(/<input[^>]*id="differences"[^>]*checked/);
});

test("differences only hides refund, loan and your check, too, where the courses say the same of them", async () => {
  const { open, db } = await threeCourses();
  await loadFieldRules(db);
  const same = {
    intakes: [{ session: "July 2026", opens: "2026-05-01", last_date: "2026-12-31", starts: null, seats: null }],
    fee_items: [
      { kind: "tuition" as const, amount_paise: 4_000_000, due: "semester" as const, refundable: 1 as const },
    ],
  };
  for (const slug of ["one", "other"]) await addCourse(db, 1, { slug, title: slug, position: 4, ...same });
  const terms = "&rate=12&months=12&fee=2";
  const rows = ["By a loan", "If you leave", "For you"];
  const hidden = async (query: string) => {
    const { body } = await open(`?courses=${query}&only=differences${terms}`);
    return rows.filter((row) => new RegExp(`<tr class="same"[^>]*><th scope="row">${row}<`).test(body));
  };

  expect(await hidden("one,other")).toEqual(rows);
  expect(await hidden("one,mba")).toEqual(["For you"]);
});

test("a comparison is no page for search engines, but says its facts to those who receive the link", async () => {
  const { open, call } = await threeCourses();

  const page = await open("?courses=mba,mca&only=differences&utm_source=mail");

  expect(page.body).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(page.body).toContain('<link rel="canonical" href="http://disha.test/compare?courses=mba,mca"/>');
  expect(page.body).toContain("<title>Two courses, side by side, MBA or MCA | Disha</title>");
  expect(page.body).toContain('<meta name="description" content="MBA: ₹84,000 a year. MCA: ₹60,000 a year."/>');
  expect(jsonLdOf(page).map((thing) => thing["@type"])).toEqual(["BreadcrumbList", "ItemList"]);
  const [, picture] = /og:image" content="http:\/\/disha\.test(.*?)"/.exec(page.body)!;
  expect(picture).toMatch(/^\/og\/compare\/mba\/mca\./);
  expect((await call({ method: "GET", url: picture! })).headers["content-type"]).toBe("image/jpeg");
  expect((await call({ method: "GET", url: "/og/compare/nothing.abc.jpg" })).statusCode).toBe(404);
});

test("courses that cannot be read are told so, and nothing of it is kept", async () => {
  const { open, db } = await threeCourses();
  expectLog("courses");
  await db.schema.alterTable("courses").renameTo("hidden").execute();
  onTestFinished(() => db.schema.alterTable("hidden").renameTo("courses").execute());

  const page = await open("?courses=mba,mca");

  expect(page.words).toContain("Failed to fetch courses");
  expect(page.headers["cache-control"]).toBe("no-store");
});

test("a comparison of courses of one title is shared under the names of their universities", async () => {
  const { call, db } = await testApp();
  for (const name of ["Deccan Gate University", "Satpura Hills University"])
    await addCourse(db, await addUniversity(db, { name }), { slug: name.split(" ")[0]!.toLowerCase() });
  await addCourse(db, 1, { slug: "mca", title: "Online MCA", position: 3 });
  const told = async (courses: string) => {
    const { body } = await call({ method: "GET", url: `/compare?courses=${courses}` });
    const names = ["og:title", "og:description", "og:image:alt"];
    return names.map((name) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(body)![1]);
  };

  expect(await told("deccan,satpura")).toEqual([
    "Two courses, side by side, Online MBA: Deccan Gate or Satpura Hills",
    "Online MBA, Deccan Gate University: ₹84,000 a year. Online MBA, Satpura Hills University: ₹84,000 a year.",
    "Online MBA: Deccan Gate or Satpura Hills, ₹84,000, ₹84,000 a year, Disha",
  ]);
  expect((await told("deccan,mca,satpura"))[0]).toBe(
    "Three courses, side by side, Online MBA, Deccan Gate University or Online MCA or Online MBA, Satpura Hills University",
  );
});

test("courses that share a picture or have none are told apart by their universities', also in the bar; titles by name", async () => {
  const { call, db, signIn } = await testApp();
  const campus = (number: number) => ({ image: `/art/campus-0${number}.webp#30,40` as const });
  const konkan = await addUniversity(db, { name: "Konkan Shore University", slug: "konkan", ...campus(1) });
  const deccan = await addUniversity(db, { name: "Deccan Gate University", slug: "deccan", ...campus(2) });
  const cover = { title: "Online MBA", image: "/art/cover-mba.webp" as const };
  await addCourse(db, konkan, { slug: "one", ...cover });
  await addCourse(db, deccan, { slug: "two", ...cover, position: 2 });
  await addCourse(db, deccan, { slug: "own", title: "Online MCA", image: "/art/cover-computer.webp", position: 3 });
  await addCourse(db, deccan, { slug: "bare", title: "Online BA", image: null, position: 4 });
  const open = async (url: string) => (await call({ method: "GET", url })).body;

  const page = await open("/compare?courses=one,two,own,bare");
  const heads = [...page.matchAll(/data-compared="(\w+)".*?<img src="([^"#]*).*?<h2><a[^>]*>(.*?)<\/a>/gs)];
  expect(heads.map(([, ...told]) => told)).toEqual([
    ["one", "/art/campus-01.webp", "Konkan Shore University"],
    ["two", "/art/campus-02.webp", "Deccan Gate University"],
    ["own", "/art/cover-computer.webp", "Online MCA"],
    ["bare", "/art/campus-02.webp", "Online BA"],
  ]);
  expect(JSON.parse(await open("/compare/pictures?courses=one,two,own,gone"))).toEqual({
    pictures: {
      one: "/art/campus-01-320.avif#30,40",
      two: "/art/campus-02-320.avif#30,40",
      own: "/art/cover-computer-320.avif",
    },
    moved: {},
  });
  const led = { from_path: "/courses/former", to_path: "/courses/one" };
  await call({ method: "POST", url: "/backend/admin/redirects.php", token: await signIn(), payload: led });
  expect(JSON.parse(await open("/compare/pictures?courses=former,one"))).toEqual({
    pictures: { one: "/art/cover-mba-320.avif" },
    moved: { former: "one" },
  });
  expect(await open("/compare?courses=one")).toMatch(/data-compared="one".*?<img src="\/art\/cover-mba.webp"/s);
});

test("the columns are chosen by title, where two share one by university, and by both where that tells nothing either", async () => {
  const { call, db } = await testApp();
  const university = (slug: string, name: string) => addUniversity(db, { slug, name });
  const konkan = await university("konkan", "Konkan Shore University");
  const deccan = await university("deccan", "Deccan Gate University");
  const coast = await university("coast", "Coast Institute");
  await addCourse(db, konkan, { slug: "one", title: "Online MBA" });
  await addCourse(db, deccan, { slug: "two", title: "Online MBA", position: 2 });
  await addCourse(db, deccan, { slug: "mca", title: "Online MCA", position: 3 });
  await addCourse(db, coast, { slug: "ba", title: "Online BA", position: 4 });
  const choices = async (slugs: string) => {
    const { body } = await call({ method: "GET", url: `/compare?courses=${slugs}&alone=yes` });
    const [, left] = /<select[^>]*id="left".*?>(.*?)<\/select>/s.exec(body)!;
    return [...left!.matchAll(/>([^<]+)<\/option>/g)].map(([, name]) => name);
  };

  expect(await choices("one,mca,ba")).toEqual(["Online MBA", "Online MCA", "Online BA"]);
  expect(await choices("one,two,ba")).toEqual(["Konkan Shore", "Deccan Gate", "Coast Institute"]);
  expect(await choices("one,two,mca")).toEqual([
    "Online MBA, Konkan Shore",
    "Online MBA, Deccan Gate",
    "Online MCA, Deccan Gate",
  ]);
});
