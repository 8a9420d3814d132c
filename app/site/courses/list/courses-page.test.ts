import { expect, onTestFinished, test } from "vitest";
import { testApp } from "#test/app.ts";
import { expectLog } from "#test/expect-log.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { jsonLdOf } from "#test/reading/json-ld.ts";
import { stopClock } from "#test/stop-clock.ts";
import { visibleText } from "#test/reading/visible-text.ts";

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
    fee_paise: 10_500_000,
    yearly_fee_paise: 3_500_000,
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
  expect(await shown("/courses?fee=100000-150000")).toEqual(["B.Tech"]);
  expect(await shown("/courses?mode=online")).toEqual(["Online MBA"]);
  expect(await shown("/courses?mode=online&mode=weekend&level=UG")).toEqual(["B.Tech"]);
  expect(await shown("/courses?sort=fee")).toEqual(["B.Tech", "Online MBA"]);
  expect(await shown("/PG")).toEqual(["Online MBA"]);
  expect(await shown("/PG?mode=online")).toEqual(["Online MBA"]);
  // Nothing fits: what is nearest is shown.
  expect(await shown("/UG?field=mba")).toEqual(["B.Tech"]);
  expect(await shown("/PGDCS")).toEqual(["Online MBA", "B.Tech"]);
  expect(await shown("/courses/engineering")).toEqual(["B.Tech"]);
});

test("words of any length filter: what is too long is cut, as the search cuts it", async () => {
  const { shown } = await courseSite();

  expect(await shown(`/courses?q=${"mba ".repeat(90)}`)).toEqual(["Online MBA"]);
});

test("a row says whom the course admits and until when; what is not known is said, too", async () => {
  const { db, call } = await courseSite();
  stopClock(Date.parse("2026-12-01T06:00:00Z"));
  const asked = { relaxed_percent: null, least_age: null, subjects: [], checked_on: null };
  const dates = (session: string, opens: string | null, last_date: string | null) => ({
    session,
    opens,
    last_date,
    starts: null,
    seats: null,
    seats_source: "",
  });
  await addCourse(db, 1, {
    slug: "open",
    field: "arts",
    eligibility: { level: "bachelor", percent: 45, work_years: 1, ...asked },
    intakes: [dates("January 2027", "2026-11-01", "2027-01-31")],
  });
  await addCourse(db, 1, {
    slug: "closed",
    field: "science",
    eligibility: { level: "12th", percent: 0, work_years: 0, ...asked },
    intakes: [dates("July 2026", "2026-05-01", "2026-08-31"), dates("July 2027", null, null)],
  });
  const read = async (field: string) =>
    visibleText((await call({ method: "GET", url: `/courses?field=${field}` })).body);

  expect(await read("arts")).toContain("Asks for a degree, 45%, 1 year of work Last date 31 January 2027");
  expect(await read("science")).toContain("Asks for 12th Closed, next session July 2027");
  expect(await read("engineering")).toContain("Entry rules not known Dates not known");
});

test("a percent or years of work that cannot be read are asked for again, as they were typed, and narrow nothing", async () => {
  const { call, shown } = await courseSite();
  const all = await shown("/courses");
  const query = `/courses?degree=&percent=${encodeURIComponent("48,5")}&work=two`;

  expect(await shown(query)).toEqual(all);
  const { body } = await call({ method: "GET", url: query });
  const words = visibleText(body);
  expect(words).toContain("Percent: a number from 0 to 100, such as 48.5. Years of work: a number from 0 to 60.");
  expect(body).toMatch(/<details [^>]*open=""[^>]*>(?:(?!<details).)*name="percent" value="48,5"/s);
  for (const [name, value] of [
    ["percent", "48,5"],
    ["work", "two"],
  ])
    expect(body).toMatch(
      new RegExp(`<input [^>]*aria-invalid="true" aria-describedby="unread" name="${name}" value="${value}"`),
    );
  expect(visibleText((await call({ method: "GET", url: "/courses?percent=48.5" })).body)).not.toContain(
    "a number from",
  );
  const inDevanagari = await call({ method: "GET", url: "/courses?degree=12th&percent=४८" });
  expect(inDevanagari.body).toContain('name="percent" value="48"');
});

test("each choice says how many courses it leads to, has a chip that takes it back, and clears with all others", async () => {
  const { call } = await courseSite();
  const page = async (url: string) => (await call({ method: "GET", url })).body.replaceAll("<!-- -->", "");

  const all = await page("/courses");
  expect(visibleText(all)).toContain("All 2 UG 1 PG 1 PGDCS 0");
  expect(all).toMatch(/<input [^>]*name="field"[^>]*value="engineering"[^>]*> Engineering <b>1<\/b>/);
  const chosen = await page("/courses?field=engineering&mode=weekend&sort=fee");
  expect(chosen).toMatch(/<input [^>]*name="mode"[^>]*checked=""[^>]*value="weekend"/);
  expect(chosen).toContain('<a class="chip" href="/courses?field=engineering&amp;sort=fee">');
  expect(visibleText(chosen)).toContain("Remove Engineering Remove Weekend Clear all 1 course");
  const nothing = await page("/courses?field=mba&mode=weekend");
  expect(visibleText(nothing)).toContain("No courses found. Try instead: Any mode of study: 1 course");
  expect(nothing).toContain('<a class="go" href="/courses?field=mba">');
  expect(await page("/UG?field=mba")).toContain('<a class="go" href="/courses?field=mba">');
});

test("words narrow the list and what each facet counts; a slip is set right, and nothing found says what to loosen", async () => {
  const { call, db, shown } = await courseSite();
  const nilgiri = await db
    .selectFrom("universities")
    .select("id")
    .where("slug", "=", "nilgiri")
    .executeTakeFirstOrThrow();
  await addCourse(db, nilgiri.id, { slug: "mba-finance", title: "MBA in Finance", study_mode: "weekend", position: 3 });
  await addCourse(db, nilgiri.id, { slug: "mca", title: "MCA", field: "computer", position: 4 });
  const page = async (url: string) => (await call({ method: "GET", url })).body.replaceAll("<!-- -->", "");

  expect(await shown("/courses?q=mba")).toEqual(["Online MBA", "MBA in Finance"]);
  expect(await shown("/courses?q=mba&mode=weekend")).toEqual(["MBA in Finance"]);
  // Words of a title and of who offers it.
  expect(await shown("/courses?q=mba+nilgiri")).toEqual(["MBA in Finance"]);
  expect(await shown("/PG?q=finanec")).toEqual(["MBA in Finance"]);
  expect(visibleText(await page("/courses?q=finanec"))).toContain(
    "No course says “finanec”. Shown are those that say finance .",
  );
  const words = await page("/courses?q=mba");
  expect(words).toMatch(/<input [^>]*name="mode"[^>]*value="weekend"[^>]*> Weekend <b>1<\/b>/);
  expect(words).toMatch(/<input [^>]*name="q"[^>]*value="mba"/);
  expect(visibleText(words)).toContain("Remove “mba” Clear all 2 courses");
  expect(words).toContain('content="noindex, follow"');
  const nothing = await page("/courses?q=mca&mode=weekend");
  expect(nothing).toContain('href="/courses?q=mca">Any mode of study: 1 course</a>');
  expect(await page("/courses?q=zzzz&mode=weekend")).toContain(
    'href="/courses?mode=weekend">Without “zzzz”: 2 courses</a>',
  );
  expect(visibleText(await page("/courses?q=zzzz&mode=weekend&field=computer"))).toContain(
    "Try instead: Without “zzzz”, any mode of study: 1 course Without “zzzz”, any subject: 2 courses " +
      "Ask a counsellor Nearest to what you asked for",
  );
  expect(await shown("/courses?q=zzzz&mode=weekend&field=computer")).toEqual(["MCA"]);
});

test("signs without a word filter nothing, and no chip says that they did", async () => {
  const { call } = await courseSite();

  for (const q of ["...", "😀", " . "]) {
    const { body } = await call({ method: "GET", url: `/courses?${new URLSearchParams({ q })}` });
    expect([q, visibleText(body)]).toEqual([q, expect.stringMatching(/ 2 courses /)]);
    expect([q, body.includes("Chosen filters")]).toEqual([q, false]);
  }
});

test("where no course holds all words, one is left out, and what is found so is shown", async () => {
  const { call, shown } = await courseSite();
  const page = async (q: string) =>
    (await call({ method: "GET", url: `/courses?${new URLSearchParams({ q })}` })).body.replaceAll("<!-- -->", "");

  const nothing = await page("best online mba in lucknow");
  expect(nothing).toContain('href="/courses?q=online+mba">Without “lucknow”: 1 course</a>');
  expect(nothing.indexOf("Without “lucknow”")).toBeLessThan(nothing.indexOf("Without “best online mba in lucknow”"));
  expect(await shown("/courses?q=best+online+mba+in+lucknow")).toEqual(["Online MBA"]);
  expect(await shown("/courses?q=zeppelin+biplane+btech")).toEqual(["B.Tech"]);
  // Whatever else is chosen stays.
  expect(await page("mba lucknow")).toContain('href="/courses?q=mba">');
  const { body } = await call({ method: "GET", url: "/courses?q=mba+lucknow&mode=weekend" });
  expect(body).not.toContain("Without “lucknow”");
});

test("the first payment is told where it is paid, with what follows at the semester’s end; tuition alone is not taken apart", async () => {
  const { call, db } = await courseSite();
  const university = await addUniversity(db, { name: "Malabar", slug: "malabar" });
  const tuition = { kind: "tuition", amount_paise: 3_000_000, due: "semester", refundable: 1 } as const;
  const examination = { kind: "examination", amount_paise: 250_000, due: "semester-end", refundable: 0 } as const;
  await addCourse(db, university, { slug: "examined", fee_items: [tuition, examination], position: 3 });
  await addCourse(db, university, { slug: "plain", fee_items: [tuition], position: 4 });
  const words = async (slug: string) => visibleText((await call({ method: "GET", url: `/courses/${slug}` })).body);

  const examined = await words("examined");
  expect(examined).toContain("Tuition ₹1,20,000 , other fees ₹10,000");
  expect(examined).toContain("First payment: ₹30,000 . Paid at the semester’s end: examination.");
  expect(examined.match(/First payment:/g)).toHaveLength(1);
  expect(await words("plain")).not.toContain("other fees");
});

test("a session of which no day is known asks once for its dates, one of which some are known once for the others", async () => {
  const { call, db } = await courseSite();
  const unknown = { opens: null, last_date: null, starts: null, seats: null };
  const intakes = [
    { ...unknown, session: "January 2096" },
    { ...unknown, session: "July 2096", last_date: "2096-07-15" },
  ];
  await addCourse(db, await addUniversity(db, { name: "Malabar", slug: "malabar" }), {
    slug: "later",
    intakes,
    position: 3,
  });
  const { body } = await call({ method: "GET", url: "/courses/later" });
  const dates = /<ul class="dates">.*?<\/ul>/s.exec(body)![0];
  expect(visibleText(dates)).toMatch(/January 2096 \S.* Dates not announced Ask about this July 2096/);
  expect(visibleText(dates)).toMatch(
    /July 2096 .* Opens not announced Last date 15 July 2096 Classes from not announced Ask about this $/,
  );
});

test("a row begins with name and university, goes on with what it costs, and ends with who pays us", async () => {
  const { call, db } = await courseSite();
  const university = await addUniversity(db, { name: "Malabar", slug: "malabar", partnership: "commission" });
  await addCourse(db, university, { slug: "paid", title: "Online MCA", position: 0 });
  const { body } = await call({ method: "GET", url: "/PG" });
  const row = /<li class="course-row.*?<\/li>/s.exec(body)![0];
  expect(visibleText(row)).toMatch(
    /^ Online MCA Malabar, Pune Tuition fee ₹84,000 a year ₹1,68,000 in all, .* PG Pays us a commission View Details /,
  );
});

test("of many universities the commonest stand to choose from, and all of them for whoever asks", async () => {
  const { db, call } = await courseSite();
  for (let number = 3; number <= 12; number += 1) {
    const university = await addUniversity(db, { name: `University ${number}`, slug: `university-${number}` });
    await addCourse(db, university, { slug: `mba-${number}`, position: number });
  }
  const offered = async (url: string) => {
    const { body } = await call({ method: "GET", url });
    return [...body.matchAll(/<input [^>]*name="university"[^>]*>/g)].length;
  };

  expect(await offered("/courses")).toBe(8);
  expect(await offered("/courses?whole=university")).toBe(12);
  expect(await offered("/courses?whole=university&field=engineering")).toBe(1);
  // What narrows the list leads on with all of them in sight; what is no facet of many values counts as nothing.
  const { body } = await call({
    method: "GET",
    url: "/courses?whole=university&whole=level&field=engineering&mode=weekend",
  });
  expect(body).toContain('href="/courses?mode=weekend&amp;whole=university"');
});

test("a course's page tells its semesters, and requirements on lines of their own as a list", async () => {
  const { call, db } = await courseSite();
  const university = await addUniversity(db, { name: "Malabar", slug: "malabar" });
  const semesters = ["Mathematics, mechanics", "Materials"];
  await addCourse(db, university, {
    slug: "bba",
    semesters,
    requirements: "A diploma.\nOne year of work.",
    position: 3,
  });
  const page = async (slug: string) => (await call({ method: "GET", url: `/courses/${slug}` })).body;

  const told = await page("bba");
  expect(visibleText(told)).toContain("Semester 1 Mathematics, mechanics Semester 2 Materials");
  expect(told).toContain("<li>A diploma.</li><li>One year of work.</li>");
  expect(told).not.toContain("What happens after you apply");
  expect(await page("btech")).toContain("What happens after you apply");
});

test("a course's page tells when it begins, what to pay when and who recognises it; what is not known is asked", async () => {
  const { call, db } = await courseSite();
  const university = await addUniversity(db, { name: "Malabar", slug: "malabar" });
  const far = { opens: "2026-01-05", last_date: "2096-02-15", starts: "2096-03-01", seats: null };
  await addCourse(db, university, {
    slug: "known",
    position: 3,
    fee_paise: 15_100_000,
    intakes: [{ ...far, session: "January 2096" }],
    fee_items: [
      { kind: "application", amount_paise: 100_000, due: "application", refundable: 0 },
      { kind: "tuition", amount_paise: 3_600_000, due: "semester", refundable: 1 },
      { kind: "convocation", amount_paise: 600_000, due: "end", refundable: 0 },
    ],
    eligibility: {
      level: "bachelor",
      percent: 50,
      relaxed_percent: 45,
      work_years: 0,
      least_age: null,
      subjects: [],
      checked_on: "2026-11-12",
    },
    approvals: [
      {
        body: "UGC-DEB",
        mode: "online",
        session: "January 2096",
        status: "approved",
        reference: "",
        link: "https://deb.ugc.ac.in",
        checked_on: "2026-11-12",
        checked_by: "Meenal Gaikwad",
        expires: null,
      },
    ],
    fees_checked_on: "2026-11-12",
  });
  const page = await call({ method: "GET", url: "/courses/known" });
  const words = visibleText(page.body);
  for (const said of [
    "₹1,51,000 in all $2,000.00 Tuition ₹1,44,000 , other fees ₹7,000",
    "First payment ₹37,000",
    "Admission Open for January 2096 last date 15 February 2096",
    "Fees checked on 12 November 2026",
    "by 15 February 2096 Application ₹1,000 Mar to Aug 2096 Semester 1 ₹36,000 Tuition ₹36,000 First payment: ₹37,000 , the application included.",
    "Semester 2 ₹36,000 Tuition ₹36,000 In year 1 Mar 2096 to Feb 2097 ₹73,000 Mar to Aug 2097",
    "Feb 2098 Certificate ₹6,000 In year 2 Mar 2097 to Feb 2098 ₹78,000",
    "Months of the January 2096 session, whose classes start on 1 March 2096.",
    "50% in it, or 45% in a reserved category",
    "Listed by UGC-DEB for online, January 2096 session , checked on 12 November 2026. See it on UGC-DEB’s list Apply Now",
    "Approved, online, session January 2096 Checked on 12 November 2026 by Meenal Gaikwad",
    "Classes from 1 March 2096",
  ])
    expect(words).toContain(said);
  const [thing] = jsonLdOf(page).filter((each) => each["@type"] === "Course");
  expect(thing).toMatchObject({
    offers: { price: 151_000, priceCurrency: "INR", validThrough: "2096-02-15" },
    hasCourseInstance: [{ name: "January 2096", courseMode: "Online", startDate: "2096-03-01" }],
  });

  const bare = await call({ method: "GET", url: "/courses/btech" });
  expect(visibleText(bare.body)).toContain("First payment Not known Ask about this");
  expect(bare.body).toContain('href="/guidance?course=btech&amp;about=approvals"');
});

test("what is not listed for the session that is open is said above Apply, among the proofs, in the form and on the sheet", async () => {
  const { call, db } = await courseSite();
  const university = await addUniversity(db, { name: "Malabar", slug: "malabar" });
  const listed = {
    body: "UGC-DEB",
    mode: "online" as const,
    session: "January 2096",
    status: "approved" as const,
    reference: "",
    link: "https://deb.ugc.ac.in",
    checked_on: "2026-01-12",
    checked_by: "Meenal Gaikwad",
    expires: "2026-01-31",
  };
  const intakes = [
    { session: "January 2096", opens: "2026-01-05", last_date: "2096-02-15", starts: null, seats: null },
  ];
  await addCourse(db, university, { slug: "ended", position: 3, intakes, approvals: [listed] });
  await addCourse(db, university, { slug: "in-person", position: 4, intakes, study_mode: "weekend" });
  const read = async (url: string) => visibleText((await call({ method: "GET", url })).body);

  const words = "UGC-DEB listing for online, January 2096 session, ended on 31 January 2026";
  const page = await read("/courses/ended");
  expect(page).toMatch(new RegExp(`${words} , checked on 12 January 2026. Ask before you pay. .*Apply Now`));
  expect(page).toMatch(new RegExp(`Is the degree valid. ${words}`));
  expect(await read("/OnlineAdmission?course=ended")).toContain(
    `${words} , checked on 12 January 2026. Ask before you pay.`,
  );
  expect(await read("/compare?courses=ended,in-person")).toContain(
    `${words} checked on 12 January 2026 Ask about this Not needed`,
  );
  expect(await read("/family-sheet/courses?bits=0&group=0")).toContain(words);
  for (const url of ["/courses/in-person", "/OnlineAdmission?course=in-person"])
    expect(await read(url)).not.toContain("UGC-DEB");
});

test("what may come off the fees is told with for whom and until when, a last day to its end, none as none", async () => {
  const { call, db } = await courseSite();
  stopClock(Date.parse("2027-01-31T23:00:00+05:30"));
  const university = await addUniversity(db, { name: "Malabar", slug: "malabar" });
  const fund = {
    name: "Malabar women",
    for_whom: "women from the coast",
    amount_paise: 400_000,
    percent: null,
    per: "year" as const,
    until: "2027-01-31",
    link: "https://malabar.example/fund",
  };
  const merit = { ...fund, name: "Merit", for_whom: "75% or more", amount_paise: null, percent: 25, until: null };
  const scholarships_checked_on = "2027-01-12";
  await addCourse(db, university, { slug: "two", position: 3, scholarships: [fund, merit], scholarships_checked_on });
  await addCourse(db, university, { slug: "none", position: 4, scholarships_checked_on });
  const read = async (url: string) => visibleText((await call({ method: "GET", url })).body);
  const sheet = "/family-sheet/courses?bits=0&group=0";

  expect(await read("/courses/two")).toContain(
    "₹4,000 a year Malabar women, for women from the coast, until 31 January 2027 Who says so of Malabar women 25% of the tuition Merit, for 75% or more",
  );
  expect(await read("/courses/none")).toContain(
    "No scholarship that one can still ask for. Scholarships checked on 12 January 2027",
  );
  expect(await read("/courses/btech")).toContain("Scholarships Not known Ask about this");
  expect(await read("/compare?courses=two,none")).toContain(
    "Scholarship ₹4,000 a year, for women from the coast, until 31 January 2027 25% of the tuition, for 75% or more checked on 12 January 2027 None",
  );
  expect(await read(sheet)).toMatch(/₹4,000 a year, for women.* None checked on 12 January 2027/);

  stopClock(Date.parse("2027-02-01T00:00:00+05:30"));
  for (const url of ["/courses/two", sheet]) expect(await read(url)).not.toContain("Malabar women, for");
  expect(await read("/courses/two")).toContain("25% of the tuition Merit");
});

test("on its last day a session of which nobody knows the opening is found among those that are open, and told so", async () => {
  stopClock(Date.parse("2027-02-15T12:00:00+05:30"));
  const { call, db, shown } = await courseSite();
  const intake = { session: "January 2027", opens: null, last_date: "2027-02-15", starts: null, seats: null };
  await addCourse(db, 1, { slug: "last-day", title: "Last day", position: 3, intakes: [intake] });
  const read = async (url: string) => visibleText((await call({ method: "GET", url })).body);

  expect(await shown("/courses?open=now")).toEqual(["Last day"]);
  expect(await read("/courses?open=now")).toContain("Last date 15 February 2027");
  const words = await read("/courses/last-day");
  expect(words).toContain("Apply for January 2027, opening not known last date 15 February 2027");
  expect(words).toContain("January 2027 Opening not known Opens not announced");
  expect(words).not.toContain("Not open yet");
});

test("a course of half a year has one semester", async () => {
  const { call, db } = await courseSite();
  await addCourse(db, 1, { slug: "short", position: 3, duration: "6 Months" });

  const words = visibleText((await call({ method: "GET", url: "/courses/short" })).body);
  expect(words).toContain("6 Months 1 semester Mode of study");
});

test("seats are told with who publishes them, and without that not at all", async () => {
  const { call, db } = await courseSite();
  const university = await addUniversity(db, { name: "Malabar", slug: "malabar" });
  const intake = { session: "January 2096", opens: null, last_date: null, starts: null };
  const intakes = [
    { ...intake, seats: 1250, seats_source: "the prospectus, page 4" },
    { ...intake, session: "July 2096", seats: 777 },
  ];
  await addCourse(db, university, { slug: "seated", position: 3, intakes });

  const words = visibleText((await call({ method: "GET", url: "/courses/seated" })).body);
  expect(words).toContain("Seats 1,250, says the prospectus, page 4");
  expect(words).not.toContain("777");
});

test("a choice that does not exist counts as none, and the list keeps one canonical address", async () => {
  const { shown, call } = await courseSite();

  expect(await shown("/courses?field=magic&university=nowhere&fee=toString&mode=x&sort=y&page=-1")).toHaveLength(2);
  const { body } = await call({ method: "GET", url: "/courses?field=mba" });
  expect(body).toContain('<link rel="canonical" href="http://disha.test/courses"/>');
  expect(body).toContain('<meta name="robots" content="noindex, follow"/>');
  expect((await call({ method: "GET", url: "/courses" })).body).not.toContain('name="robots"');
});

test("many courses come in pages of 24 that links lead to, each with an address of its own", async () => {
  const { shown, call, db } = await courseSite();
  const university = await addUniversity(db, { name: "Malabar", slug: "malabar" });
  for (let place = 3; place <= 26; place += 1) {
    await addCourse(db, university, { slug: `course-${place}`, title: `Course ${place}`, position: place });
  }
  const page = async (url: string) => (await call({ method: "GET", url })).body.replaceAll("<!-- -->", "");

  const first = await page("/courses");
  expect(await shown("/courses")).toHaveLength(24);
  expect(first).toContain("Showing 1–24 of 26 courses");
  expect(first).toContain('<a class="btn btn-quiet" href="/courses?page=2" rel="next">');
  expect(first).toContain('<link rel="next" href="http://disha.test/courses?page=2"/>');

  const second = await page("/courses?page=2");
  expect(await shown("/courses?page=2")).toEqual(["Course 25", "Course 26"]);
  expect(second).toContain("Showing 25–26 of 26 courses");
  expect(second).toContain('<link rel="canonical" href="http://disha.test/courses?page=2"/>');
  expect(second).toContain("<title>All Courses, page 2 | Disha</title>");
  expect(second).toContain('rel="prev"');
  for (const beyond of [77, 9_999_999])
    expect(await shown(`/courses?page=${beyond}`)).toEqual(["Course 25", "Course 26"]);
  expect(await page("/PG?mode=online&page=2")).toContain('href="/PG?mode=online"');
});

test("a filter without a result says so", async () => {
  const { call } = await courseSite();

  const { body } = await call({ method: "GET", url: "/UG?field=mba" });

  expect(body).toContain("No courses found.");
  expect(body).toContain(`<a class="btn btn-quiet" href="/guidance">Ask a counsellor</a>`);
});

test("a list that cannot be read shows the specification's text and is not kept", async () => {
  const { call, db } = await courseSite();
  expectLog("courses");
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
      offers: { "@type": "Offer", category: "Paid", price: 168_000, priceCurrency: "INR" },
    }),
  );
  const words = visibleText(page.body);
  expect(words).toContain("₹84,000 a year ₹1,68,000 in all $2,000.00");
});

test("a university says what its own courses cost, from the cheapest to the dearest", async () => {
  const { call, db } = await courseSite();
  await addCourse(db, 1, { slug: "bba", title: "Online BBA", fee_paise: 10_500_000, position: 3 });

  const words = visibleText((await call({ method: "GET", url: "/universities/sahyadri-open-university" })).body);

  expect(words).toContain("Total fees From ₹1,05,000 to ₹1,68,000");
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

test("who chooses on among courses that hold words asks the index no more, until something is saved", async () => {
  const { call, signIn, statements, shown } = await courseSite();
  const token = await signIn();
  async function asked(url: string) {
    statements.length = 0;
    const titles = await shown(url);
    return [titles, statements.some((statement) => /from "?site_search/.test(statement))];
  }

  expect(await asked("/courses?q=mba")).toEqual([["Online MBA"], true]);
  expect(await asked("/courses?q=mba&mode=online")).toEqual([["Online MBA"], false]);

  const payload = { question: "Is it valid?", answer: "Yes." };
  await call({ method: "POST", url: "/backend/admin/faqs.php", token, payload });
  expect(await asked("/courses?q=mba&sort=fee")).toEqual([["Online MBA"], true]);
});
