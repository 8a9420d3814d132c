import { expect, test } from "vitest";
import { loadFieldRules } from "#db/seed/field-rules.ts";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { stopClock } from "#test/stop-clock.ts";
import { visibleText } from "#test/reading/visible-text.ts";

const session = { opens: "2026-11-02", starts: "2027-03-01", seats: null };
const tuition = { kind: "tuition" as const, due: "semester" as const, refundable: 1 as const };

async function comparison() {
  stopClock(Date.parse("2026-11-23T06:00:00Z"));
  const app = await testApp();
  await loadFieldRules(app.db);
  const university = await addUniversity(app.db);
  await addCourse(app.db, university, {
    slug: "mba",
    title: "MBA",
    intakes: [{ ...session, session: "January 2027", last_date: "2027-02-15" }],
    fee_items: [{ ...tuition, amount_paise: 4_000_000 }],
  });
  await addCourse(app.db, university, {
    slug: "mca",
    title: "MCA",
    position: 2,
    intakes: [{ ...session, session: "July 2028", opens: "2028-05-01", last_date: "2028-08-31" }],
    fee_items: [{ ...tuition, amount_paise: 2_000_000 }],
  });
  const open = async (query: string) => {
    const { body } = await app.call({ method: "GET", url: `/compare?courses=mba,mca${query}` });
    return { body, words: visibleText(body) };
  };
  return { ...app, open };
}

test("one day tells for all columns what comes back, with its rule, and where it is no day of the session", async () => {
  const { open } = await comparison();

  const { words, body } = await open("&left=2027-02-24");

  expect(words).toContain("You leave on 24 February 2027.");
  expect(words).toContain(
    "If you leave ₹32,000 comes back 80% of ₹40,000; January 2027, letter of 24 February 2027 " +
      "UGC notification on refund of fees, October 2018 , checked on 20 November 2026 Day by day of MBA",
  );
  expect(words).toContain(
    "Another session July 2028 can be left between 1 May 2028 and 31 August 2029 Day by day of MCA",
  );
  expect(body).toContain('href="/courses/mba?left=2027-02-24#refund"');
});

test("one loan is reckoned for all columns, in rupees; what is more than a course costs is said in its column", async () => {
  const { open } = await comparison();

  const { words } = await open("&rate=12&months=12&fee=2&amount=1,00,000");

  expect(words).toContain(
    "By a loan ₹1,68,619 in all ₹8,885 a month over 12; ₹8,619 more than the fees: " +
      "interest ₹6,619, lender’s fee ₹2,000 By your own terms All instalments of MBA",
  );
  expect(words).toContain("Amount must be between ₹1,000 and ₹80,000, the fees of the whole course");
  expect((await open("&rate=12&months=121&fee=2")).words).toContain("Months must be at most 120");
});

test("the loan by which all columns are reckoned is told as money is written, of one month as of one", async () => {
  const { open } = await comparison();
  const told = (amount: string) => `A loan of ${amount}, 12% over 1 month, fee 2%.`;

  for (const amount of ["100000", "1,00,000", "₹1 00 000"]) {
    const { words } = await open(`&rate=12&months=1&fee=2&amount=${encodeURIComponent(amount)}`);
    expect([amount, words.includes(told("₹1,00,000"))]).toEqual([amount, true]);
  }
  expect((await open("&rate=12%&months=1&fee=2%&amount=1850.5")).words).toContain(told("₹1,850.50"));
  expect((await open("&rate=12&months=2&fee=2")).words).toContain("due after the first payment, 12% over 2 months");
});

test("without a day the first share is told with what is kept of it, by the rule that it follows", async () => {
  const { open, db } = await comparison();
  const intakes = [{ ...session, session: "October 2024", opens: "2024-10-05", last_date: "2024-10-31" }];
  await addCourse(db, 1, { slug: "late", title: "Late", position: 3, intakes });

  const { words } = await open("&courses=late");

  expect(words).toContain(
    "100%, less ₹1,000 until 31 October 2024 nothing after 30 November 2024 " +
      "UGC letter of 12 June 2024 , checked on 20 November 2026 Day by day of Late",
  );
});

test("where no lender's offer stands, a day makes no loan wrong; what was typed and cannot be, does", async () => {
  const { open } = await comparison();
  const unknown = "By a loan Not known Ask about this Not known Ask about this";

  // The form sends months and fee as they stood in it.
  for (const query of ["", "&left=2027-02-24", "&left=2027-02-24&months=24&fee=0"])
    expect([query, (await open(query)).words.includes(unknown)]).toEqual([query, true]);
  expect((await open("&left=2027-02-24&months=121&fee=0")).words).toContain(
    "By a loan The terms above need a correction. The terms above need a correction.",
  );
});

test("a day that cannot be read counts as not said", async () => {
  const { open } = await comparison();
  const { words } = await open("");
  expect(words).toContain("If you leave 100% until 31 January 2027");

  for (const left of ["24/02/2027", "2027-02-30", "soon"]) {
    const said = await open(`&left=${left}`);
    // The page bears its own address, for paper.
    expect([left, said.words.replace(/&left=\S+/, "")]).toEqual([left, words]);
    expect(said.body).not.toContain('type="hidden" name="left"');
  }
});

test("the choice goes on with the comparison: to be shared, with another course and without one", async () => {
  const { open } = await comparison();

  const { body } = await open("&left=2027-02-24&only=differences");

  const kept = "only=differences&amp;left=2027-02-24";
  expect(body).toContain(`data-share="http://disha.test/compare?courses=mba,mca&amp;${kept}"`);
  expect(body).toContain(`href="/compare?courses=mca&amp;${kept}"`);
  expect(body).toContain('<input type="hidden" name="left" value="2027-02-24"/>');
  expect(body).toContain('<link rel="canonical" href="http://disha.test/compare?courses=mba,mca"/>');
});
