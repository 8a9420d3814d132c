import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addUniversity } from "#test/factories/factories.ts";
import { expectRefused, type Refused } from "#test/refused-requests.ts";

async function catalogue() {
  const testing = await testApp();
  const university_id = await addUniversity(testing.db);
  const token = await testing.signIn();
  const course = { title: "Online MBA", description: "Two years.", university_id, duration: "2 Years" };
  const add = async (facts: object) => {
    const payload = { ...course, ...facts };
    const answer = await testing.call({ method: "POST", url: "/backend/admin/courses.php", token, payload });
    expect([answer.statusCode, answer.json().errors]).toEqual([201, undefined]);
    return answer.json<{ data: Record<string, any> }>().data;
  };
  return { testing, token, course, add };
}

const session = { session: "January 2027" };
const fee = { kind: "tuition", amount_rupees: 40_000, due: "semester" };
const rule = { level: "bachelor", percent: 50 };
const approval = { body: "UGC-DEB", status: "approved" };
const scholarship = { name: "Konkan", for_whom: "women", percent: 20 };
const many = <Entry>(count: number, entry: Entry) => Array.from({ length: count }, () => entry);

test("a fact that cannot be one names its row and what is wrong with it, and no course is stored", async () => {
  const { testing, token, course } = await catalogue();
  const wrong: [object, Record<string, unknown>][] = [
    [{ intakes: [{ session: " " }] }, { intakes: "Intake 1: Session is required" }],
    [
      { intakes: [session, { ...session, opens: "2026-11-02", last_date: "2026-11-01" }] },
      { intakes: "Intake 2: The last date must not lie before the opening" },
    ],
    [
      { intakes: [{ ...session, opens: "2026-11-02", starts: "2026-11-01" }] },
      { intakes: "Intake 1: The start must not lie before the opening" },
    ],
    [
      { intakes: [{ ...session, opens: "2027-02-29" }] },
      { intakes: "Intake 1: Opens must be a day such as 2027-02-15" },
    ],
    [{ intakes: [{ ...session, seats: 0 }] }, { intakes: "Intake 1: Seats must be at least 1" }],
    [{ intakes: many(41, session) }, { intakes: "Intakes may have at most 40 entries" }],
    [{ intakes: "[" }, { intakes: "Intakes must be a list" }],
    [{ fee_items: [fee, { ...fee, kind: "bribe" }] }, { fee_items: "Fee 2: Choose a kind of fee from the list" }],
    [{ fee_items: [{ ...fee, due: "daily" }] }, { fee_items: "Fee 1: Choose when it is paid from the list" }],
    [{ fee_items: [{ ...fee, amount_rupees: -1 }] }, { fee_items: "Fee 1: Amount must be at least 0" }],
    [
      { fee_items: [{ ...fee, amount_rupees: "4 lakh" }] },
      { fee_items: expect.stringMatching(/^Fee 1: Amount must be an amount/) },
    ],
    ...["soon", "12-24 Months", "2 to 3 Years"].map((duration): [object, Record<string, unknown>] => [
      { fee_items: [fee], duration },
      { duration: expect.stringMatching(/^Duration must be one length such as 2 Years/) },
    ]),
    [{ eligibility: { level: "phd" } }, { "eligibility.level": "Choose a level from the list" }],
    [{ eligibility: { ...rule, percent: 101 } }, { "eligibility.percent": "Percent must be at most 100" }],
    [
      { eligibility: { ...rule, relaxed_percent: 51 } },
      { "eligibility.relaxed_percent": "The percent of reserved categories must not be above that of the others" },
    ],
    [
      { eligibility: { level: "bachelor", relaxed_percent: 0 } },
      { "eligibility.relaxed_percent": "The percent of reserved categories must not be above that of the others" },
    ],
    [{ eligibility: { ...rule, subjects: 5 } }, { "eligibility.subjects": "Subjects must be a list" }],
    [
      { eligibility: { ...rule, subjects: many(21, "Maths") } },
      { "eligibility.subjects": "Subjects may have at most 20 entries" },
    ],
    [{ eligibility: { ...rule, work_years: 41 } }, { "eligibility.work_years": "Years of work must be at most 40" }],
    [{ eligibility: "graduates" }, { eligibility: "Eligibility must be a group of fields" }],
    [
      { approvals: [{ ...approval, mode: "radio" }] },
      { approvals: "Approval 1: Choose a mode of study from the list" },
    ],
    [{ approvals: [{ ...approval, status: "hoped" }] }, { approvals: "Approval 1: Choose a status from the list" }],
    [
      { approvals: [approval, { ...approval, link: "ugc" }] },
      { approvals: expect.stringMatching(/^Approval 2: Link must be an address/) },
    ],
    [
      { scholarships: [{ ...scholarship, amount_rupees: 1000 }] },
      { scholarships: "Scholarship 1: Say what it is worth: an amount, or a percent of the tuition" },
    ],
    [
      { scholarships: [{ name: "Konkan", for_whom: "women" }] },
      { scholarships: "Scholarship 1: Say what it is worth: an amount, or a percent of the tuition" },
    ],
    [
      { scholarships: [{ ...scholarship, per: "month" }] },
      { scholarships: "Scholarship 1: Choose how often it is given from the list" },
    ],
    [{ languages: { of: "teaching" } }, { languages: "Languages must be a list" }],
    [{ languages: ["English", "Klingon"] }, { "languages.1": "Choose languages from the list" }],
    [{ fees_checked_on: "yesterday" }, { fees_checked_on: "Fees checked on must be a day such as 2027-02-15" }],
    [
      { study_mode: "radio", field: "magic" },
      { study_mode: "Choose a mode of study from the list", field: "Choose a field from the list" },
    ],
  ];
  await expectRefused(
    testing,
    token,
    wrong.map(([facts, errors]): Refused => ["POST", "courses.php", { ...course, ...facts }, errors]),
  );
});

test("facts on their bounds are kept, however a form writes them", async () => {
  const { add } = await catalogue();
  const kept = await add({
    intakes: JSON.stringify([
      { ...session, opens: "2028-02-29", last_date: "2028-02-29", starts: "2028-02-29", seats: "" },
    ]),
    fee_items: many(40, { ...fee, due: "admission", amount_rupees: "1,000.50", refundable: "on" }),
    eligibility: JSON.stringify({ ...rule, relaxed_percent: "50", subjects: "Maths, , Statistics ", least_age: "" }),
    approvals: [{ ...approval, mode: "", link: "" }],
    scholarships: [{ ...scholarship, percent: "0.01" }],
    languages: "Hindi\nEnglish\nHindi",
  });
  expect(kept).toMatchObject({
    intakes: [{ opens: "2028-02-29", last_date: "2028-02-29", starts: "2028-02-29", seats: null, seats_source: "" }],
    eligibility: {
      percent: 50,
      relaxed_percent: 50,
      work_years: null,
      least_age: null,
      subjects: ["Maths", "Statistics"],
    },
    approvals: [{ mode: null, link: "", session: "", expires: null }],
    scholarships: [{ percent: 0.01, amount_rupees: null, per: "once", until: null }],
    languages: ["Hindi", "English"],
    fee_rupees: 40_020,
    first_payment_rupees: 40_020,
  });
  expect([kept["fee_items"].length, kept["fee_items"][39]]).toEqual([
    40,
    { ...fee, due: "admission", amount_rupees: 1000.5, refundable: 1 },
  ]);
});

test("nothing said of whom a course admits is not known, in each way in which a form says nothing", async () => {
  const { add } = await catalogue();
  for (const [index, eligibility] of [
    "",
    " ",
    null,
    {},
    { level: "", percent: "", subjects: [] },
    '{"level":""}',
  ].entries())
    expect([eligibility, (await add({ title: `Course ${index}`, eligibility }))["eligibility"]]).toEqual([
      eligibility,
      null,
    ]);
  expect((await add({ title: "Open to all", eligibility: { percent: 0 } }))["eligibility"]).toMatchObject({
    level: null,
    percent: 0,
  });
});

test("the fee of a course is the sum of its items over its length, of a year the year's share, and follows each save", async () => {
  const { testing, token, course, add } = await catalogue();
  const items = [
    { kind: "application", amount_rupees: 1000, due: "application" },
    { ...fee, amount_rupees: 40_000.25 },
    { kind: "examination", amount_rupees: 500, due: "semester-end" },
    { kind: "registration", amount_rupees: 2000, due: "year" },
    { kind: "convocation", amount_rupees: 1500, due: "end" },
    { kind: "re-examination", amount_rupees: 900, due: "when-needed" },
  ];
  const { id, ...kept } = await add({ fee_items: items, fee_rupees: 1 });
  expect(kept).toMatchObject({ fee_rupees: 168_501, yearly_fee_rupees: 84_251, first_payment_rupees: 43_000.25 });
  const change = async (facts: object) => {
    const payload = { ...course, ...facts };
    const url = `/backend/admin/courses.php?id=${id}`;
    return (await testing.call({ method: "PUT", url, token, payload })).json().data;
  };
  expect(await change({ duration: "6 Months" })).toMatchObject({ fee_rupees: 45_000.25, yearly_fee_rupees: 45_000.25 });
  expect(await change({ duration: "14 Months" })).toMatchObject({ fee_rupees: 128_000.75, yearly_fee_rupees: 109_715 });
  expect(await change({ fee_items: [], fee_rupees: 90_000, duration: "3 Years" })).toMatchObject({
    fee_rupees: 90_000,
    yearly_fee_rupees: 30_000,
    first_payment_rupees: null,
  });
  expect(await change({ duration: "On request" })).toMatchObject({ fee_rupees: 90_000, yearly_fee_rupees: null });
});
