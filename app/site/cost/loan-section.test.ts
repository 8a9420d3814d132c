import { expect, test } from "vitest";
import { loadFieldRules, sampleLoanOffer, storedRule } from "#db/seed/field-rules.ts";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { visibleText } from "#test/reading/visible-text.ts";

async function loanPage() {
  const app = await testApp();
  await loadFieldRules(app.db);
  await app.db
    .insertInto("field_rules")
    .values({ ...sampleLoanOffer, ...storedRule(sampleLoanOffer, 100), applies_from: "2020-01-01" })
    .execute();
  await addCourse(app.db, await addUniversity(app.db), {
    slug: "evening-mba",
    fee_items: [{ kind: "tuition", amount_paise: 4_200_000, due: "semester", refundable: 1 }],
  });
  const open = async (query = "", path = "/courses/evening-mba") => {
    const { body, statusCode } = await app.call({ method: "GET", url: path + query });
    return { body, status: statusCode, words: visibleText(body) };
  };
  return { ...app, open };
}

test("what is to pay after the first payment is shown as a loan, by the offer, with whose it is", async () => {
  const { open } = await loanPage();

  const { words, body } = await open();

  expect(words).toContain("Whole course ₹1,68,000 ₹7,000 a month on average");
  expect(body).toContain('value="1,26,000"');
  expect(words).toContain("Each month 24 instalments, the last one takes the rounding ₹5,990");
  expect(words).toContain("Paid to the lender in all ₹1,43,766 Interest in it ₹17,766 Lender’s fee ₹2,974");
  expect(words).toContain("Paid by you, without a loan ₹42,000 The course, paid this way ₹1,88,740");
  // The instalments themselves are told to the paisa.
  expect(words).toContain("Still owed 1 ₹5,990.27 ₹1,365");
  expect(words).toContain(
    "from 1 January 2020: Girnar Finance, a sample lender that does not exist, checked on 20 November 2026",
  );
  expect(words).toContain("cooling-off period");
});

test("of a fee whose parts are not known the sum is said, in all and a month, and what is missing is asked for", async () => {
  const { open, db } = await loanPage();
  await addCourse(db, 1, { slug: "whole-mba", position: 2 });

  const { words } = await open("", "/courses/whole-mba");

  expect(words).toContain(
    "What to pay, and when Whole course ₹1,68,000 ₹7,000 a month on average What of it is paid when: Not known Ask about this",
  );
});

test("the terms of the address are reckoned, at no interest, over one month and over 120", async () => {
  const { open } = await loanPage();

  expect((await open("?amount=Rs.+1,20,000&rate=0%25&months=120&fee=0")).words).toContain(
    "120 instalments, the last one takes the rounding ₹1,000 Paid to the lender in all ₹1,20,000 Interest in it ₹0",
  );
  expect((await open("?amount=१,२०,०००&rate=०%25&months=१२०&fee=०")).words).toContain("₹1,000 Paid to the lender");
  expect((await open("?amount=120000&rate=12&months=1&fee=0")).words).toContain(
    "Each month 1 instalment ₹1,21,200 Paid to the lender in all ₹1,21,200 Interest in it ₹1,200",
  );
});

test("a term that cannot be is refused at its field, with what was typed, and nothing is reckoned", async () => {
  const { open } = await loanPage();

  for (const [query, sentence, typed] of [
    ["months=121", "Months must be at most 120", "121"],
    ["rate=much", "Rate must be a number", "much"],
    ["amount=1.5+lakh", "Amount must be an amount in figures", "1.5 lakh"],
    ["amount=200000", "Amount must be between ₹1,000 and ₹1,68,000", "200000"],
  ] as const) {
    const { status, words, body } = await open(`?${query}`);
    expect(status).toBe(200);
    expect(words).toContain(sentence);
    expect(body).toContain(`value="${typed}"`);
    expect(words).not.toContain("Each month");
  }
});

test("a changed offer changes the loan at the next request; without one its rate is asked for", async () => {
  const { open, call, signIn, db } = await loanPage();
  const token = await signIn();
  const url = "/backend/admin/field-rules.php";
  const { data } = (await call({ method: "GET", url, token })).json<{ data: { id: number; kind: string }[] }>();
  const offer = data.find(({ kind }) => kind === "loan-offer")!;
  await open();
  const content = { lender: "A bank", rate_percent: 0, fee_percent: 0, months: 12 };
  const change = (payload: object) => call({ method: "PUT", url: `${url}?id=${offer.id}`, token, payload });
  const refused = await change({ ...offer, content: { ...content, months: 0 } });
  expect([refused.statusCode, refused.body.includes("Months must be at least 1")]).toEqual([422, true]);
  expect((await change({ ...offer, content })).statusCode).toBe(200);

  const { words } = await open();
  expect(words).toContain("A bank offers 0% a year over 12 months");
  expect(words).toContain("Each month 12 instalments, the last one takes the rounding ₹10,500");

  expect((await change({ ...offer, content, applies_until: "2020-01-02" })).statusCode).toBe(200);
  expect((await open()).words).toContain("Type what the lender names");
  expect((await db.selectFrom("field_rules").select("is_sample").where("id", "=", offer.id).execute())[0]).toEqual({
    is_sample: 0,
  });
});

test("the comparison tells each payment, and what a loan makes of them", async () => {
  const { open, db } = await loanPage();
  await addCourse(db, 1, { slug: "bare", title: "Bare", position: 2, fee_paise: null, yearly_fee_paise: null });

  const { words } = await open("?courses=evening-mba,bare", "/compare");

  expect(words).toContain(
    "What is paid when Semester 1 ₹42,000 Semester 2 ₹42,000 Semester 3 ₹42,000 Semester 4 ₹42,000",
  );
  expect(words).toContain(
    "By a loan ₹1,88,740 in all ₹5,990 a month over 24; ₹20,740 more than the fees: " +
      "interest ₹17,766, lender’s fee ₹2,974 Terms of Girnar Finance All instalments",
  );
});
