import { expect, test } from "vitest";
import { loadFieldRules } from "#db/seed/field-rules.ts";
import { fromNow } from "#app/lib/time/from-now.ts";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { stopClock } from "#test/stop-clock.ts";
import { visibleText } from "#test/reading/visible-text.ts";

const asked = { level: "bachelor", percent: 50, relaxed_percent: 45, work_years: 0, least_age: null } as const;
const eligibility = { ...asked, subjects: [], checked_on: null };

async function finder() {
  const app = await testApp();
  const university = await addUniversity(app.db);
  const add = (slug: string, rupees: number, facts: Parameters<typeof addCourse>[2] = {}) =>
    addCourse(app.db, university, {
      slug,
      title: slug.toUpperCase(),
      yearly_fee_paise: rupees * 100,
      fee_paise: rupees * 200,
      eligibility,
      ...facts,
    });
  const open = async (query = "") => {
    const { body, statusCode } = await app.call({ method: "GET", url: `/find${query}` });
    const picks = [...body.matchAll(/<h2><a href="\/courses\/([^"]*)"/g)].map(([, slug]) => slug);
    return { body, status: statusCode, words: visibleText(body), picks };
  };
  return { ...app, add, open };
}

test("the questions come one by one, and each answer goes on in the form", async () => {
  const { open } = await finder();

  expect((await open()).words).toContain("What have you finished?");
  const second = await open("?degree=bachelor");
  expect(second.words).toContain("How many percent did you get in it?");
  expect(second.body).toContain('<input type="hidden" name="degree" value="bachelor"/>');
  expect(second.body).toContain('href="/find?degree=bachelor&amp;percent=-"');
  expect((await open("?degree=bachelor&percent=-&work=2&budget=70000")).words).toContain("Where do you want to study?");
  expect(second.body).toContain('content="noindex, follow"');
});

test("each screen of the finder is called by its question and which one it is, the last by what was found", async () => {
  const { add, open } = await finder();
  await add("mba", 40_000);
  const titleOf = async (query: string) => /<title>(.*?)<\/title>/.exec((await open(query)).body)![1];

  expect(await titleOf("?degree=bachelor")).toBe("How many percent did you get in it? (2 of 6) | Disha");
  expect(await titleOf("?percent=52")).toBe("What have you finished? (1 of 6) | Disha");
  const all = "?degree=bachelor&percent=52&work=0&budget=-&place=-&language=";
  expect(await titleOf(`${all}-`)).toBe("One to look at first | Disha");
  expect(await titleOf("")).not.toContain("of 6");
});

test("at most six courses come with the reason for each: eligible ones first, then by the fee of a year", async () => {
  const { add, open } = await finder();
  for (const rupees of [60_000, 30_000, 50_000, 40_000, 65_000, 45_000, 55_000]) await add(`m${rupees}`, rupees);
  await add("unknown", 10_000, { eligibility: null });
  await add("dear", 90_000);
  await add("bachelor", 20_000, { degree_type: "UG" });
  await add("strict", 35_000, { eligibility: { ...eligibility, percent: 60 } });

  const { picks, words } = await open("?degree=bachelor&percent=52&work=0&budget=70,000&place=online&language=-");

  expect(words).toContain("Six to look at first");
  expect(picks).toEqual(["m30000", "m40000", "m45000", "m50000", "m55000", "m60000"]);
  expect(words).toContain("Met: 50% is asked for, you have 52%");
  expect(words).toContain("Met: ₹40,000 a year below your budget");
  expect(words).toContain("Sahyadri Open University Not eligible, because 52% is below the required 60%");
});

test("what is not listed for the session that one can enter comes behind what is, however cheap", async () => {
  const { add, open } = await finder();
  await add("cheap-unlisted", 20_000);
  await add("in-person", 60_000, { study_mode: "weekend" });
  await add("unlisted-to-ask", 10_000, { eligibility: { ...eligibility, work_years: null } });
  await add("in-person-to-ask", 50_000, {
    study_mode: "campus",
    eligibility: { ...eligibility, work_years: null },
  });

  const { picks, words } = await open("?degree=bachelor&percent=52&work=0&budget=-&place=-&language=-");

  expect(picks).toEqual(["in-person", "in-person-to-ask", "cheap-unlisted", "unlisted-to-ask"]);
  expect(words).toContain(
    "You meet the rules of 2 of them. Those that are listed, or need no listing, come first, of these the ones whose rules you meet, cheapest first.",
  );
});

test("what was found is narrowed by field, each with how many there are, and the same answers kept", async () => {
  const { add, open } = await finder();
  for (const rupees of [10_000, 11_000, 12_000, 13_000, 14_000, 15_000, 16_000])
    await add(`ma${rupees}`, rupees, { field: "arts" });
  await add("mba", 60_000);
  await add("mba-dear", 90_000);
  await add("mba-strict", 50_000, { eligibility: { ...eligibility, percent: 60 } });
  const query = "?degree=bachelor&percent=52&work=0&budget=70000&place=-&language=-";

  const all = await open(query);
  const narrowed = await open(`${query}&field=mba`);

  expect(all.picks).not.toContain("mba");
  expect(all.words).toContain("All subjects 8 MBA 1 Arts 7");
  expect(all.body).toContain(`href="/find${query.replaceAll("&", "&amp;")}&amp;field=mba"`);
  expect(narrowed.picks).toEqual(["mba"]);
  expect(narrowed.words).toContain("All subjects 8 MBA 1 Arts 7");
  expect(narrowed.words).toContain("2 of 10 courses match your answers. You meet the rules of 1 of them.");
  expect(narrowed.body).toContain('href="/find?degree=bachelor&amp;percent=52&amp;work=0&amp;budget=70000&amp;place=-');
  expect((await open(`${query}&field=never-heard-of`)).picks).toEqual(all.picks);
  expect((await open(`${query}&field=law`)).words).toContain("All subjects 8 MBA 1 Arts 7");
});

test("beyond the first six the list of courses shows all that are open by the same answers, as many as were said", async () => {
  const { call, add, open } = await finder();
  for (const rupees of [10_000, 11_000, 12_000, 13_000, 14_000, 15_000, 16_000, 70_000])
    await add(`ma${rupees}`, rupees, { field: "arts", languages: ["English", "Hindi"] });
  await add("dear", 70_001, { languages: ["Hindi"] });
  await add("in-tamil", 20_000, { languages: ["Tamil"] });
  await add("strict", 20_000, { eligibility: { ...eligibility, percent: 60 } });
  await add("bachelor", 20_000, { degree_type: "UG" });
  await add("unpriced", 20_000, { yearly_fee_paise: null, fee_paise: null });
  await add("on-campus", 20_000, { study_mode: "campus" });

  const { body, words } = await open("?degree=bachelor&percent=52&work=0&budget=70000&place=online&language=Hindi");

  expect(words).toContain("See all 8 courses for these answers");
  const address = /<a class="go" href="(\/courses[^"]*)"/.exec(body)![1]!.replaceAll("&amp;", "&");
  const list = visibleText((await call({ method: "GET", url: address })).body);
  expect(list).toContain("Clear all 8 courses MA10000");
  expect(list).toContain("Remove Up to ₹70,000 a year");
  expect(list).toContain("Remove Taught in Hindi");
  expect(list).toContain("Open to: Bachelor’s degree, 52%, 0 years of work");
  const none = await call({ method: "GET", url: "/courses?field=arts&budget=9000" });
  expect(visibleText(none.body)).toContain("Whatever a year costs: 8 courses");
  expect(none.body).toMatch(/href="\/courses\?field=arts"[^>]*>Whatever a year costs/);
  expect(none.body).toContain('<input type="hidden" name="budget" value="9000"/>');
  const few = await open("?degree=bachelor&percent=52&work=0&budget=12000&place=online&language=Hindi");
  expect(few.words).not.toContain("See all");
});

test("three reasons stand open, first those that tell one course from the others; the rest are folded", async () => {
  const { add, open } = await finder();
  for (const rupees of [30_000, 40_000]) await add(`m${rupees}`, rupees);
  await add("unsaid", 50_000, { eligibility: { ...eligibility, work_years: null } });
  /** Of one card. */
  const said = async (place: number, budget: string) => {
    const { body } = await open(`?degree=bachelor&percent=52&work=0&budget=${budget}&place=online&language=-`);
    const pick = body.split('<li class="pick">')[place]!;
    const folded = /<details class="reasons-alike">.*?<\/details>/s.exec(pick)?.[0] ?? "";
    return { folded: visibleText(folded), open: visibleText(pick.replace(folded, "")) };
  };

  const first = await said(1, "70000");
  expect(first.open).toMatch(
    /₹40,000 a year below your budget Met: Bachelor’s degree is asked for, you have it Met: 50% is asked for, you have 52%/,
  );
  expect(first.folded).toBe(" 2 more reasons Met: No years of work are asked for Met: You can study from home ");
  expect((await said(3, "70000")).open).toContain("Ask: Whether work is asked for is not known to us");
  const four = await said(1, "-");
  expect([four.folded, four.open.includes("You can study from home")]).toEqual(["", true]);
  const alone = await said(1, "30000");
  expect([alone.folded, alone.open.includes("You can study from home")]).toEqual(["", true]);
});

test("of found courses that share a picture each shows its university", async () => {
  const { add, open } = await finder();
  for (const slug of ["one", "two"]) await add(slug, 30_000, { image: "/art/cover-mba.webp" });
  await add("three", 40_000, { image: "/art/cover-computer.webp" });

  const { body } = await open("?degree=bachelor&percent=52&work=0&budget=-&place=-&language=-");

  const shown = body.split('<li class="pick">').slice(1);
  expect(shown.map((pick) => /<img src="\/art\/(.*?)\./.exec(pick)![1])).toEqual([
    "campus-02",
    "campus-02",
    "cover-computer",
  ]);
});

test("whoever meets the rules of few is led to them past however many cheaper ones", async () => {
  const { add, open } = await finder();
  for (let number = 0; number < 700; number += 1)
    await add(`strict-${number}`, 10_000 + number, { eligibility: { ...eligibility, percent: 60 } });
  await add("open-to-me", 60_000);

  const { picks, words } = await open("?degree=bachelor&percent=52&work=0&budget=-&place=-&language=-");

  expect(picks).toEqual(["open-to-me"]);
  expect(words).toContain("701 of 701 courses match your answers. You meet the rules of 1 of them. ");
});

test("a budget is weighed to the rupee, and a course of unknown fee is asked about whatever the budget is", async () => {
  const { add, open } = await finder();
  for (const rupees of [50_000, 51_999, 52_000, 52_001]) await add(`m${rupees}`, rupees);
  await add("unknown", 0, { yearly_fee_paise: null });
  const within = async (budget: string) => {
    const { picks, words } = await open(`?degree=bachelor&percent=52&work=0&budget=${budget}&place=-&language=-`);
    return [picks, /\d of [^.]*\. [^.]*\./.exec(words)![0]];
  };

  expect(await within("52000")).toEqual([
    ["m50000", "m51999", "m52000", "unknown"],
    "4 of 5 courses match your answers. You meet the rules of 4 of them.",
  ]);
  expect(await within("0")).toEqual([["unknown"], "1 of 5 courses matches your answers. You meet its rules."]);
});

test("what changes of a course counts at once: its language, its fee, what it asks for and what bars it", async () => {
  const { add, db, open } = await finder();
  await add("cheap", 30_000, { languages: ["Hindi"] });
  await add("dear", 40_000, { languages: ["Hindi"] });
  const query = "?degree=bachelor&percent=52&work=0&budget=45000&place=-&language=Hindi";
  let minutes = 0;
  const change = async (facts: Record<string, unknown>) => {
    minutes += 1;
    const updated_at = fromNow(minutes * 60_000);
    await db
      .updateTable("courses")
      .set({ ...facts, updated_at })
      .where("slug", "=", "cheap")
      .execute();
    // Another address: what was written past the product leaves no kept page behind.
    return (await open(`${query}&age=${20 + minutes}`)).picks;
  };

  expect((await open(query)).picks).toEqual(["cheap", "dear"]);
  expect(await change({ yearly_fee_paise: 44_000_00 })).toEqual(["dear", "cheap"]);
  expect(await change({ languages: ["Tamil"] })).toEqual(["dear"]);
  expect(await change({ languages: ["Hindi"], eligibility: null })).toEqual(["dear", "cheap"]);
  expect(await change({ barred_from: "2020-01-01" })).toEqual(["dear"]);
});

test("where a budget is asked for, each course that comes next is a petal on its step, and how many cost so much is said", async () => {
  const { add, open } = await finder();
  for (const rupees of [0, 5_000, 5_001, 48_000, 50_000, 99_000, 150_000, 200_000]) await add(`m${rupees}`, rupees);
  await add("unknown", 0, { yearly_fee_paise: null });
  await add("barred", 20_000, { barred_from: "2020-01-01" });
  await add("bachelor", 20_000, { degree_type: "UG" });

  const { words, body } = await open("?degree=bachelor&percent=50&work=1");

  expect(words).toContain(
    "8 courses can follow the bachelor’s degree: 5 up to ₹50,000 a year, 6 up to ₹1,00,000 and 7 up to ₹1,50,000.",
  );
  expect(words).toContain("Each petal is one course.");
  const steps = [...body.matchAll(/<li data-count="(\d+)">/g)].map(([, count]) => Number(count));
  expect([steps.length, steps[0], steps[1], steps[9], steps[19], steps[29]]).toEqual([30, 2, 1, 2, 1, 1]);
  expect(body.match(/<i><\/i>/g)).toHaveLength(7);

  for (let number = 0; number < 20; number += 1) await add(`more-${number}`, 10_000);
  const more = await open("?degree=-&percent=50&work=1");
  expect(more.words).toContain("29 courses: 26 up to ₹50,000 a year");
  expect(more.words).toContain("Each petal stands for 5 courses.");
});

test("of how many courses those are that it names, and how many rules are met, is said", async () => {
  const { add, open } = await finder();
  for (const rupees of [30_000, 40_000, 90_000]) await add(`m${rupees}`, rupees);
  await add("strict", 20_000, { eligibility: { ...eligibility, percent: 60 } });
  await add("bachelor", 20_000, { degree_type: "UG" });

  const { words } = await open("?degree=bachelor&percent=52&work=0&budget=70,000&place=-&language=-");

  expect(words).toContain(
    "3 of 5 courses match your answers. You meet the rules of 2 of them. Those come first, cheapest first.",
  );
  const none = await open("?degree=bachelor&percent=52&work=0&budget=1000&place=-&language=-");
  expect(none.words).toContain("None of the 5 courses fits all these answers. Leave a wish out");
});

test("each course says whether it is listed for the session that one can enter, and where its admission stands", async () => {
  const { add, open } = await finder();
  stopClock(Date.parse("2026-11-23T06:00:00Z"));
  const january = { session: "January 2027", opens: "2026-11-02", last_date: "2027-02-15", starts: null, seats: null };
  const july = { ...january, session: "July 2027", opens: "2027-05-04", last_date: "2027-09-30" };
  const listed = {
    body: "UGC-DEB",
    mode: "online" as const,
    session: "January 2027",
    status: "approved" as const,
    reference: "",
    link: "https://deb.ugc.ac.in",
    checked_on: "2026-11-12",
    checked_by: "",
    expires: null,
  };
  const intakes = [january];
  await add("listed", 10_000, { intakes, approvals: [listed] });
  await add("ended", 20_000, { intakes, approvals: [{ ...listed, expires: "2026-11-20" }] });
  await add("other", 30_000, { intakes, approvals: [{ ...listed, session: "July 2026" }] });
  await add("missing", 40_000, { intakes });
  await add("closed", 50_000, { intakes: [{ ...january, last_date: "2026-11-20" }, july], study_mode: "weekend" });
  await add("unknown", 60_000, { study_mode: "campus" });

  const { body, picks } = await open("?degree=bachelor&percent=52&work=0&budget=-&place=-&language=-");

  expect(picks).toEqual(["listed", "closed", "unknown", "ended", "other", "missing"]);
  const said = body
    .split('<li class="pick">')
    .slice(1)
    .map((pick) => visibleText(pick).replaceAll(/ (?=[,.])/g, ""));
  const session = "January 2027 session";
  expect(said[0]).toContain(
    `Listed by UGC-DEB for online, ${session}, checked on 12 November 2026. See it on UGC-DEB’s list`,
  );
  expect(said[0]).toContain("Open for January 2027, last date 15 February 2027");
  expect(said[0]).not.toContain("Ask before you pay");
  for (const [place, wanting] of [
    `UGC-DEB listing for online, ${session}, ended on 20 November 2026`,
    "Listed by UGC-DEB for online, July 2026 session, not for January 2027",
    `No UGC-DEB listing known for online, ${session}`,
  ].entries())
    expect(said[place + 3]).toMatch(new RegExp(`${wanting}.*Ask before you pay`));
  expect(body).toContain('href="/guidance?course=ended&amp;about=entitlement"');
  expect(said[1]).toContain("Closed, next session July 2027, opens 4 May 2027");
  expect(said[1]).not.toContain("UGC-DEB");
  expect(said[2]).toContain("Admission dates not known. Ask about this");
});

test("where nothing is found each wish without which something is leads there, with how many, and a counsellor may be asked", async () => {
  const { add, open } = await finder();
  const marathi = { languages: ["Marathi"] };
  for (const rupees of [30_000, 40_000]) await add(`m${rupees}`, rupees, marathi);
  await add("strict", 90_000, { ...marathi, study_mode: "campus", eligibility: { ...eligibility, percent: 60 } });
  await add("unknown", 20_000, { languages: ["English"], study_mode: "campus", eligibility: null });
  const query = "?degree=bachelor&percent=52&work=2&budget=70000&place=city&language=Marathi";

  const { words, body } = await open(query);

  expect(words).toContain(
    "None of the 4 courses fits all these answers. Leave a wish out, and there is something to look at.",
  );
  expect(words).toContain(
    "Try instead: From home or in a city: 2 courses whose rules you meet In any language: 1 course to ask about Ask a counsellor",
  );
  expect(body).toContain('<a class="btn btn-quiet" href="/guidance">');
  const without = (wish: string) => query.replace(new RegExp(`${wish}=\\w+`), `${wish}=-`);
  for (const [wish, found] of [
    ["place", ["m30000", "m40000"]],
    ["language", ["unknown"]],
  ] as const) {
    expect(body).toContain(`href="/find${without(wish).replaceAll("&", "&amp;")}"`);
    expect((await open(without(wish))).picks).toEqual(found);
  }
  expect((await open(without("budget"))).picks).toEqual([]);

  for (let number = 0; number < 60; number += 1) await add(`more${number}`, 50_000 + number, marathi);
  expect((await open(query)).words).toContain("From home or in a city: 62 courses whose rules you meet");
});

test("where no one wish alone stands in the way, those that do together are named; without a wish none is spoken of", async () => {
  const { add, open } = await finder();
  await add("dear", 90_000, { languages: ["English"] });
  await add("after-12th", 30_000, { degree_type: "UG", eligibility: { ...eligibility, level: "12th" } });

  const both = await open("?degree=bachelor&percent=52&work=2&budget=70000&place=-&language=Marathi");
  expect(both.words).toContain("Try instead: Whatever it costs, in any language: 1 course whose rules you meet Ask");

  const none = await open("?degree=10th&percent=-&work=-&budget=-&place=-&language=-");
  expect(none.words).toContain(
    "1 of 2 courses can come next. You meet the rules of none of them. A counsellor may know another way.",
  );
  expect(none.words).toContain("Not eligible, because you need to pass 12th first");
  expect(none.words).not.toMatch(/wish|Try instead/);
  expect(none.body).toContain('<a class="btn" href="/guidance">');
  const wished = await open("?degree=10th&percent=-&work=-&budget=20000&place=city&language=-");
  expect(wished.words).toContain("None of the 2 courses fits all these answers. A counsellor may know another way.");
  expect(wished.words).toContain("Not eligible, because you need to pass 12th first");
});

test("what is not known is to be asked and comes after what fits; all skipped, everything is to be asked", async () => {
  const { add, open } = await finder();
  await add("unknown", 10_000, { eligibility: null });
  await add("known", 30_000);

  expect((await open("?degree=bachelor&percent=50&work=1&budget=-&place=-&language=-")).picks).toEqual([
    "known",
    "unknown",
  ]);
  expect((await open("?degree=-&percent=-&work=-&budget=-&place=-&language=-")).picks).toEqual(["unknown", "known"]);
});

test("a course in another language is left out, one whose language nobody knows is to be asked", async () => {
  const { add, open } = await finder();
  await add("english", 30_000, { languages: ["English"] });
  await add("both", 40_000, { languages: ["English", "Hindi"] });
  await add("unknown", 50_000);

  const query = "?degree=bachelor&percent=60&work=0&budget=-&place=-";
  expect((await open(query)).words).toContain("In which language do you follow classes best?");
  const { picks, words } = await open(`${query}&language=Hindi`);

  expect(picks).toEqual(["both", "unknown"]);
  expect(words).toContain("Met: It is taught in Hindi");
  expect(words).toContain("Ask: The language of teaching is not known to us");
});

test("the pages say in which languages a course is taught, and say so where nobody knows", async () => {
  const { add, call } = await finder();
  await add("both", 40_000, { languages: ["English", "Hindi", "Marathi"] });
  await add("unknown", 50_000);
  const read = async (url: string) => visibleText((await call({ method: "GET", url })).body);

  expect(await read("/courses/both")).toContain("in English, Hindi and Marathi");
  expect(await read("/courses/unknown")).toMatch(/Taught in Not known/i);
  expect(await read("/compare?courses=both,unknown")).toMatch(/Taught in English, Hindi and Marathi Not known/i);
});

test("a reserved category counts, and a choice that there is not counts as not said", async () => {
  const { add, open } = await finder();
  await add("only", 30_000);

  expect((await open("?degree=bachelor&percent=46&reserved=1&work=0&budget=-&place=-&language=-")).picks).toEqual([
    "only",
  ]);
  const none = await open("?degree=bachelor&percent=46&work=0&budget=-&place=-&language=-");
  expect(none.picks).toEqual([]);
  expect(none.words).toContain("Nothing fits all of that");
  expect(none.words).toContain("A certificate of a reserved category: then 45% is enough.");
  const odd = await open("?degree=magic&percent=48&work=9e9&budget=-&place=moon&language=Klingon");
  expect([odd.status, odd.picks]).toEqual([200, ["only"]]);
  expect(odd.words).toContain("Degree: skipped");
});

test("a number that cannot be read is asked for again, with what was typed and what can be", async () => {
  const { add, open } = await finder();
  await add("only", 30_000);
  const rest = "&work=0&place=-&language=-";

  for (const typed of ["101", "-5", "48,5", "abc", "<script>"]) {
    const query = `?degree=bachelor&percent=${encodeURIComponent(typed)}&reserved=1${rest}&budget=-`;
    const { body, words, picks } = await open(query);
    expect([typed, picks, words.includes("A number from 0 to 100, such as 48.5")]).toEqual([typed, [], true]);
    expect(words).toContain("How many percent did you get in it?");
    const [field] = /<input [^>]*name="percent"[^>]*>/.exec(body)!;
    expect(field).toContain(`value="${typed.replaceAll("<", "&lt;").replaceAll(">", "&gt;")}"`);
    expect(field).toMatch(/aria-describedby="\S+why \S+error".*aria-invalid="true"/);
    expect(body.match(/name="(percent|reserved)"/g)).toEqual(['name="percent"', 'name="reserved"']);
    expect(words).toContain("Bachelor’s degree , change Percent 0 years of work");
  }
  const budget = await open(`?degree=bachelor&percent=60${rest}&budget=lots`);
  expect(budget.words).toContain("What can you spend in a year?");
  expect(budget.words).toContain("An amount in figures, such as 70,000");
  expect((await open(`?degree=bachelor&percent=48.5%25${rest}&budget=₹1,50,000`)).words).toContain("Change: 48.5%");
  const asked = await open("?degree=bachelor");
  expect(asked.words).not.toContain("A number from 0 to 100");
  expect(asked.body).not.toContain("aria-invalid");

  await add("grown", 20_000, { eligibility: { ...eligibility, least_age: 21 } });
  const age = await open(`?degree=bachelor&percent=60${rest}&budget=-&age=old`);
  expect(age.words).toContain("Your age A number from 0 to 120");
  expect(age.body).toMatch(/<input [^>]*aria-invalid="true" name="age" value="old"/);
});

test("each language of the Eighth Schedule can be asked for", async () => {
  const { add, open } = await finder();
  await add("konkani", 30_000, { languages: ["Konkani"] });
  await add("english", 20_000, { languages: ["English"] });
  const asked = "?degree=bachelor&percent=60&work=0&budget=-&place=-";

  const offered = [...(await open(asked)).body.matchAll(/name="language" value="([A-Z]\w+)"/g)].map(
    ([, value]) => value,
  );
  expect(offered).toHaveLength(23);
  for (const language of ["Assamese", "Konkani", "Nepali", "Kashmiri", "Santali"]) expect(offered).toContain(language);
  expect((await open(`${asked}&language=Konkani`)).picks).toEqual(["konkani"]);
});

test("digits of the scripts of India are read as ours", async () => {
  const { add, open } = await finder();
  await add("within", 24_000);
  await add("beyond", 26_000);
  const rest = "&work=०&place=-&language=-";

  const { picks, words } = await open(`?degree=bachelor&percent=५०.५%25&budget=₹२५,०००${rest}`);
  expect(picks).toEqual(["within"]);
  for (const said of ["Change: 50.5%", "Change: ₹25,000 a year"]) expect(words).toContain(said);
  expect((await open(`?degree=bachelor&percent=৪৮&budget=۲۵۰۰۰${rest}`)).words).toContain("Change: 48%");
  expect((await open(`?degree=bachelor&percent=१०१${rest}`)).words).toContain("A number from 0 to 100");
});

test("a percent of another degree, or of none that was named, keeps nobody from a course", async () => {
  const { add, open } = await finder();
  await add("after-12th", 30_000, { degree_type: "UG", eligibility: { ...eligibility, level: "12th" } });
  const rest = "&work=0&budget=-&place=-&language=-";

  const diploma = await open(`?degree=diploma&percent=42${rest}`);
  expect(diploma.picks).toEqual(["after-12th"]);
  expect(diploma.words).toContain("Ask: It asks for 50% in another degree than yours");
  const unsaid = await open(`?degree=-&percent=42${rest}`);
  expect(unsaid.picks).toEqual(["after-12th"]);
  expect(unsaid.words).toContain("Ask: It asks for 50%; say in which degree you have 42%");
  const same = await open(`?degree=12th&percent=42${rest}`);
  expect([same.picks, same.words.includes("42% is below the required 50%")]).toEqual([[], true]);
});

test("a choice of several years of work may be as many as a course asks for, and is said as it was chosen", async () => {
  const { add, open } = await finder();
  await add("ten", 30_000, { eligibility: { ...eligibility, work_years: 10 } });
  await add("four", 40_000, { eligibility: { ...eligibility, work_years: 4 } });
  const worked = (years: number) => open(`?degree=bachelor&percent=60&work=${years}&budget=-&place=-&language=-`);

  const five = await worked(5);
  expect(five.picks).toEqual(["four", "ten"]);
  expect(five.words).toContain("Ask: It asks for 10 years of work; you may have as many");
  expect(five.words).toContain("Change: 5 years or more of work");
  const three = await worked(3);
  expect(three.picks).toEqual(["four"]);
  expect(three.words).toContain("Ask: It asks for 4 years of work; you may have as many");
  expect(three.words).toContain("Not eligible, because at most 4 years of work is less than the required 10");
  expect(three.words).toContain("Change: 3 or 4 years of work");
  const two = await worked(2);
  expect([two.picks, two.words.includes("2 years of work is less than the required 4")]).toEqual([[], true]);
});

test("the page of a course and the comparison carry what the device needs to answer, and no answer", async () => {
  const { add, call } = await finder();
  await add("one", 30_000);
  await add("two", 40_000);

  for (const url of ["/courses/one", "/compare?courses=one,two"]) {
    const { body } = await call({ method: "GET", url });
    const [, fitted] = /data-fit="([^"]*)"/.exec(body)!;
    expect(JSON.parse(fitted!.replaceAll("&quot;", '"'))).toMatchObject({
      eligibility: { percent: 50 },
      yearly_fee_rupees: 30_000,
      study_mode: "online",
    });
  }
});

test("where a course asks for a subject or an age, they may be said, too, and count", async () => {
  const { add, open } = await finder();
  await add("plain", 30_000);
  const query = "?degree=bachelor&percent=60&work=0&budget=-&place=-&language=-";
  expect((await open(query)).words).not.toContain("Your subjects");
  await add("maths", 20_000, { eligibility: { ...eligibility, subjects: ["Mathematics"] } });
  await add("grown", 25_000, { eligibility: { ...eligibility, least_age: 21 } });

  const asked = await open(query);
  expect(asked.picks).toEqual(["plain", "maths", "grown"]);
  expect(asked.words).toContain("Ask: It asks for Mathematics among your subjects");
  expect(asked.body).toContain('href="/guidance?course=maths&amp;about=fit"');
  expect(asked.body).toMatch(/<form [^>]*class="say-more".*name="language" value="-".*name="subjects"/s);
  const said = await open(`${query}&subjects=Physics, maths&age=21`);
  expect(said.picks).toEqual(["maths", "grown", "plain"]);
  expect(said.body).not.toContain("about=fit");
  for (const typed of ["Physics & Maths", "Physics/Maths", "Physics AND Maths", "Maths.", "PCM"])
    expect([typed, (await open(`${query}&subjects=${encodeURIComponent(typed)}&age=21`)).picks]).toEqual([
      typed,
      ["maths", "grown", "plain"],
    ]);
  const other = await open(`${query}&subjects=Physics&age=20`);
  expect(other.picks).toEqual(["plain"]);
  expect(other.words).toContain("you are 20, and it asks for an age of at least 21");
});

test("whoever would study from home is told what nobody may teach there, with the rule and a door", async () => {
  const { add, db, open } = await finder();
  await loadFieldRules(db);
  await add("known", 30_000);
  const query = "?degree=12th&percent=60&work=0&budget=-&language=-";

  const { words, body } = await open(`${query}&place=online`);
  expect(words).toContain("Never online");
  for (const said of ["Engineering, law", "nursing", "Psychology", "Ph.D.", "checked on 20 November 2026"])
    expect(words).toContain(said);
  expect(words.match(/bio-?technology/gi)).toEqual(["biotechnology"]);
  const [firstOnes, rest] = body
    .split('<section class="never')[1]!
    .split(/<details[^>]*>(.*?)<\/details>/s)
    .map(visibleText);
  expect(firstOnes).toContain("Engineering, law, architecture, medical, medicine, dental, nursing, pharmacy ");
  expect(rest).toMatch(/^ The rest of the list Physiotherapy, .*Doctor of Philosophy $/);
  expect(body).toContain('href="https://deb.ugc.ac.in/"');
  expect(body).toContain('href="/courses?mode=campus"');
  expect((await open(`${query}&place=-`)).words).toContain("Never online");
  expect((await open(`${query}&place=city`)).words).not.toContain("Never online");
  expect((await open("?degree=12th")).words).not.toContain("Never online");
  await db.deleteFrom("field_rules").execute();
  expect((await open(`${query}&place=online`)).words).not.toContain("Never online");
});
