import { expect, test } from "vitest";
import { loadFieldRules } from "#db/seed/field-rules.ts";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { stopClock } from "#test/stop-clock.ts";
import { visibleText } from "#test/reading/visible-text.ts";

const session = { opens: "2026-11-02", starts: "2027-03-01", seats: null };
const course = {
  slug: "evening-mba",
  intakes: [
    { ...session, session: "January 2027", last_date: "2027-02-15" },
    { ...session, session: "July 2024", opens: "2024-06-01", starts: null, last_date: "2024-09-30" },
    { ...session, session: "July 2027", opens: null, starts: null, last_date: null },
  ],
  fee_items: [
    { kind: "application" as const, amount_paise: 100_000, due: "application" as const, refundable: 0 as const },
    { kind: "tuition" as const, amount_paise: 4_100_050, due: "semester" as const, refundable: 1 as const },
    { kind: "deposit" as const, amount_paise: 500_000, due: "admission" as const, refundable: 1 as const },
  ],
};

async function refundPage() {
  stopClock(Date.parse("2026-11-23T06:00:00Z"));
  const app = await testApp();
  await loadFieldRules(app.db);
  await addCourse(app.db, await addUniversity(app.db), course);
  const open = async (query = "", path = "/courses/evening-mba") => {
    const { body, statusCode } = await app.call({ method: "GET", url: path + query });
    return { body, status: statusCode, words: visibleText(body) };
  };
  return { ...app, open };
}

test("a day in the address tells the share and the rupees that come back, to the paisa, with the rule", async () => {
  const { open } = await refundPage();

  const { words } = await open("?left=2027-02-24");

  expect(words).toContain("₹37,800.40 comes back 80% of the ₹41,000.50 paid before the first classes");
  expect(words).toContain("and the deposit of ₹5,000. You lose ₹8,200.10 and the ₹1,000 that never comes back.");
  expect(words).toContain("100% until 31 Jan 90% until 15 Feb 80% until 2 Mar 50% until 17 Mar 0% from 18 Mar");
  expect(words).toContain("UGC notification on refund of fees, October 2018");
  expect(words).toContain(
    "covers the day you chose: UGC notification on refund of fees, October 2018 , checked on 20 November 2026.",
  );
  expect((await open("?left=2027-02-15")).words).toContain("90% of the");
});

test("without a day it is today, and so it is with what is no day", async () => {
  const { open } = await refundPage();

  for (const query of ["", "?left=soon", "?left=2027-02-31", "?session=nothing", "?left="]) {
    const { words, body, status } = await open(query);
    expect([query, status, words.includes("100% of the ₹41,000.50")]).toEqual([query, 200, true]);
    expect(body).toContain('value="2026-11-23"');
  }
});

test("of a day that another session has, no rupees are told but the way to that session", async () => {
  const { open } = await refundPage();
  const days = "Another session January 2027 can be left between 2 November 2026 and 15 February 2028";

  const { words, body } = await open("?session=January+2027&left=2024-10-20");

  expect(words).toContain(`${days}, not on 20 October 2024. What comes back of July 2024`);
  expect(words).not.toMatch(/comes back \d|of the ₹41,000.50|covers the day you chose/);
  expect(body).toContain('value="2024-10-20"');
  expect(body).not.toMatch(/id="step-\d"[^>]* aria-current/);
  const [, way] = /data-choice="left session" href="([^"]*)">What comes back of July 2024/.exec(body)!;
  expect((await open("", way!.replaceAll("&amp;", "&"))).words).toContain("100%, less ₹1,000 of the ₹41,000.50");
  for (const left of ["1999-01-01", "2030-01-01"]) {
    const told = (await open(`?left=${left}`)).words;
    expect([left, told.includes(days), told.includes("What comes back of")]).toEqual([left, true, false]);
  }
});

test("without a day, a session that is still to open is told of its first one", async () => {
  const { open, db } = await refundPage();
  const [intake] = course.intakes;
  const intakes = [{ ...intake!, session: "July 2028", opens: "2028-05-01", starts: null, last_date: "2028-08-31" }];
  await addCourse(db, 1, { ...course, slug: "to-open", title: "To open", position: 2, intakes });

  const { words, body } = await open("", "/courses/to-open");

  expect(words).toContain("100% of the ₹41,000.50");
  expect(body).toContain('value="2028-05-01"');
});

test("the kinder rule of 2024 holds for the session of its days", async () => {
  const { open } = await refundPage();

  const { words } = await open("?session=July+2024&left=2024-10-20");

  expect(words).toContain("100%, less ₹1,000 of the ₹41,000.50");
  expect(words).toContain("UGC letter of 12 June 2024");
});

test("a changed rule changes what comes back at the next request", async () => {
  const { open, call, signIn } = await refundPage();
  const token = await signIn();
  const url = "/backend/admin/field-rules.php";
  const { data } = (await call({ method: "GET", url, token })).json<{ data: { id: number; name: string }[] }>();
  const rule = data.find(({ name }) => name === "Refund of fees")!;
  await open("?left=2027-02-24");

  const content = { tiers: [{ until_days: 20, until: null, percent: 70, less_rupees: 0 }] };
  await call({
    method: "PUT",
    url: `${url}?id=${rule.id}`,
    token,
    payload: { ...rule, content, source: "A newer one" },
  });

  const { words } = await open("?left=2027-02-24");
  expect(words).toContain("70% of the ₹41,000.50");
  expect(words).toContain("you chose: A newer one");
});

test("where the fees, the last date or a rule are not known, it says so", async () => {
  const { open, db } = await refundPage();
  await addCourse(db, 1, { slug: "bare", title: "Bare", position: 2 });
  await addCourse(db, 1, { slug: "dated", title: "Dated", position: 3, intakes: course.intakes });

  expect((await open("?left=2027-02-24", "/courses/dated")).words).toContain(
    "80% comes back Of what you have paid. What of the fees is paid before the first classes is not known to us yet.",
  );
  const { body } = await open("", "/courses/bare");
  expect(body).toContain('href="/guidance?course=bare&amp;about=refund"');
  await db.deleteFrom("field_rules").execute();
  await db.updateTable("courses").set({ updated_at: new Date().toISOString() }).execute();
  expect((await open("?left=2027-02-25")).body).toContain('href="/guidance?course=evening-mba&amp;about=refund"');
});

test("the comparison says until when all of it comes back, and leads to the clock", async () => {
  const { open, db } = await refundPage();
  await addCourse(db, 1, { slug: "bare", title: "Bare", position: 2 });

  const { words, body } = await open("?courses=evening-mba,bare", "/compare");

  expect(words).toContain(
    "If you leave 100% until 31 January 2027 nothing after 17 March 2027 " +
      "UGC notification on refund of fees, October 2018 , checked on 20 November 2026 Day by day",
  );
  expect(body).toContain('href="/courses/evening-mba#refund"');
});
