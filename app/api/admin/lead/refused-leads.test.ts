import { expect, test } from "vitest";
import { handSources } from "#app/domain/lead/words/lead-sources.ts";
import { leadStages } from "#db/schema.ts";
import { testApp } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { expectRefused } from "#test/refused-requests.ts";

async function deskWithLead() {
  const testing = await testApp();
  const [id] = (await sendLeads(testing, { name: "Tanvi Bhosale" })) as [number];
  return { testing, token: await testing.signIn(), id };
}

const followUp = "Follow-up must be a day such as 2026-11-25, or a day and a time such as 2026-11-25T17:00";
const stage = `Stage must be one of ${leadStages.join(", ")}`;
const letters = (count: number) => "x".repeat(count);
const enrolment = { university: "Sahyadri", course: "Online MBA" };

test("what cannot be decided about a lead is refused in a sentence beside its field, and nothing is stored", async () => {
  const { testing, token, id } = await deskWithLead();
  const wrong: [object, object][] = [
    [{ stage: "won" }, { stage }],
    [{ follow_up_on: "2026-02-29" }, { follow_up_on: followUp }],
    [{ follow_up_on: "2026-11-25T24:00" }, { follow_up_on: followUp }],
    [{ follow_up_on: "2026-11-25T9:00" }, { follow_up_on: followUp }],
    [{ follow_up_on: "1999-11-25" }, { follow_up_on: followUp }],
    [{ follow_up_on: 20_261_125 }, { follow_up_on: followUp }],
    [{ owner_id: "nobody" }, { owner_id: "Owner must be a whole number" }],
    [{ owner_id: 2 }, { owner_id: expect.stringMatching(/^[A-Z].*\w$/) }],
    [{ owner_note: letters(501) }, { owner_note: "Note must have at most 500 characters" }],
    [{ add_tag: 99 }, { add_tag: expect.stringMatching(/^[A-Z].*\w$/) }],
    [{ lost_reason: "Fees" }, { lost_reason: "Only a lost lead has a reason" }],
    [{ stage: "lost", lost_reason: " " }, { lost_reason: "Reason is required" }],
    [{ stage: "lost", lost_reason: "Fees\nToo far" }, { lost_reason: "Reason must be a single line" }],
    [{ stage: "lost", lost_reason: letters(121) }, { lost_reason: "Reason must have at most 120 characters" }],
    [{ enrolment }, { enrolment: "Only an enrolled lead says what somebody enrolled in" }],
    [{ stage: "applied", enrolment }, { enrolment: "Only an enrolled lead says what somebody enrolled in" }],
    [{ stage: "enrolled", enrolment: { course: "MBA" } }, { "enrolment.university": "University is required" }],
    [
      { stage: "enrolled", enrolment: { ...enrolment, fee: -1, session: "a\nb" } },
      { "enrolment.fee": "Fee must be at least 0", "enrolment.session": "Session must be a single line" },
    ],
  ];
  await expectRefused(
    testing,
    token,
    wrong.map(([payload, errors]) => ["PUT", `leads.php?id=${id}`, payload, errors as Record<string, unknown>]),
  );
});

test("a fact that cannot be one is refused by its name, and nothing is stored", async () => {
  const { testing, token, id } = await deskWithLead();
  const wrong: [object, object][] = [
    [{ name: " " }, { name: "Name is required" }],
    [{ name: "Tanvi\nBcc: all@mail.example" }, { name: "Name must be a single line" }],
    [{ name: letters(121) }, { name: "Name must have at most 120 characters" }],
    [{ phone: "98225 5014" }, { phone: "Phone must be a telephone number, such as 98765 43210" }],
    [{ second_phone: "12" }, { second_phone: "Second phone must be a telephone number, such as 98765 43210" }],
    [{ email: "tanvi@" }, { email: "Email must be an address such as name@example.com" }],
    [{ course: "" }, { course: "Interested course is required" }],
    [{ city: "Pune\rNashik" }, { city: "City must be a single line" }],
    [{ best_time: letters(81) }, { best_time: "Best time must have at most 80 characters" }],
    [
      { source_page: "radio" },
      { source_page: `Source must be a page of the site, or one of ${handSources.join(", ")}` },
    ],
    [
      { name: `Tan${String.fromCharCode(0)}vi`, language: 5 },
      { name: "Name contains a character that cannot be stored", language: "Language must be a text" },
    ],
  ];
  await expectRefused(
    testing,
    token,
    wrong.map(([payload, errors]) => ["PUT", `leads.php?id=${id}`, payload, errors as Record<string, unknown>]),
  );
});

test("of several leads at once it is said whom, how many and what, or nothing changes", async () => {
  const { testing, token, id } = await deskWithLead();
  const one = { subject: "Fees", body: "In parts." };
  const many = (count: number) => Array.from({ length: count }, () => ({ id }));
  await expectRefused(testing, token, [
    ["PUT", "leads-bulk.php", {}, { leads: "Choose at least one lead" }],
    ["PUT", "leads-bulk.php", { leads: [], stage: "lost" }, { leads: "Choose at least one lead" }],
    ["PUT", "leads-bulk.php", { leads: "all" }, { leads: "Choose at least one lead" }],
    ["PUT", "leads-bulk.php", { leads: many(501) }, { leads: "Choose at most 500 leads at once" }],
    ["PUT", "leads-bulk.php", { leads: [{ id: 0 }] }, { "leads.0.id": "Lead is required" }],
    ["PUT", "leads-bulk.php", { match: {} }, { count: "Count is required", change: "Choose a change" }],
    ["PUT", "leads-bulk.php", { match: {}, count: 1, change: {} }, { change: "Choose a change" }],
    [
      "PUT",
      "leads-bulk.php",
      { match: {}, count: 0, change: { stage: "lost" } },
      { count: "Count must be at least 1" },
    ],
    [
      "PUT",
      "leads-bulk.php",
      { match: { stage: "won" }, count: 1, change: { stage: "lost" } },
      { "match.stage": stage },
    ],
    [
      "PUT",
      "leads-bulk.php",
      { leads: [{ id }], lost_reason: "Fees" },
      { lost_reason: "Only a lost lead has a reason" },
    ],
    ["DELETE", "leads-bulk.php", null, { count: "Count is required" }],
    ["DELETE", "leads-bulk.php?count=1&after=x", null, { after: "Begin without this value" }],
    ["POST", "lead-mails-bulk.php", one, { leads: "Choose at least one lead" }],
    ["POST", "lead-mails-bulk.php", { ...one, leads: [] }, { leads: "Choose at least one lead" }],
    [
      "POST",
      "lead-mails-bulk.php",
      { ...one, leads: Array.from({ length: 51 }, () => id) },
      { leads: "Choose at most 50 leads at once" },
    ],
    ["POST", "lead-mails-bulk.php", { ...one, match: {} }, { count: "Count is required" }],
    [
      "POST",
      "lead-mails-bulk.php",
      { subject: "Fees\r\nBcc: all@mail.example", body: " ", leads: [id] },
      { subject: "Subject must be a single line", body: "Message is required" },
    ],
    ["POST", "lead-merges.php?id=1", { duplicate_id: "" }, { duplicate_id: "Duplicate is required" }],
  ]);
});

test("a list and its figures are asked by what there is, and say so", async () => {
  const { testing, token } = await deskWithLead();
  const asked: [string, Record<string, unknown>][] = [
    ["tab=yours", { tab: "Tab must be one of all, mine, today, overdue, unowned" }],
    ["age=old", { age: "Age must be one of today, 1-2, 3-7, older" }],
    ["since=2026-13-01", { since: "Since must be a day such as 2027-02-15" }],
    ["until=yesterday", { until: "Until must be a day such as 2027-02-15" }],
    ["reached=lost", { reached: "Reached must be one of contacted, counselling, applied, enrolled" }],
    ["spoken=0", { spoken: "Spoken must be 1" }],
    ["callable=yes", { callable: "Callable must be 1" }],
    ["hours=all", { hours: expect.stringMatching(/^Hours must be one of /) }],
    ["replied_within=-1", { replied_within: "Minutes must be at least 0" }],
    ["unanswered_before=2026-11-25", { unanswered_before: expect.stringMatching(/must be a moment such as 2026/) }],
    ["import=0", { import: "Import is required" }],
    ["tag=none", { tag: "Tag must be a whole number" }],
    ["page=0", { page: "Page must be at least 1" }],
    ["page=1.5", { page: "Page must be a whole number" }],
    ["limit=0", { limit: "Limit must be at least 1" }],
    ["limit=501", { limit: "Limit must be at most 500" }],
    ["sort=phone", { sort: expect.stringMatching(/^This list can be sorted by name, course, stage/) }],
  ];
  const span = (since: string, until: string) => `figures.php?since=${since}&until=${until}`;
  await expectRefused(testing, token, [
    ...asked.map(([query, errors]): [method: "GET", string, null, typeof errors] => [
      "GET",
      `leads.php?${query}`,
      null,
      errors,
    ]),
    ["GET", span("2026-11-25", "2026-11-24"), null, { until: "Until must not be before since" }],
    ["GET", span("2026-09-01", "2026-11-24"), null, { until: "Figures are told of twelve weeks at most" }],
    [
      "GET",
      `${span("2026-11-25", "2026-11-25")}&by=city`,
      null,
      { by: expect.stringMatching(/^By must be one of source/) },
    ],
  ]);
  for (const fine of [span("2026-09-02", "2026-11-24"), span("2026-11-25", "2026-11-25"), "leads.php?limit=500&page=1"])
    expect([fine, (await testing.call({ method: "GET", url: `/backend/admin/${fine}`, token })).statusCode]).toEqual([
      fine,
      200,
    ]);
});
