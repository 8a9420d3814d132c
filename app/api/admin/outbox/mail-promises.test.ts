import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { startMailServer } from "#test/servers/mail-server.ts";
import { stopClock } from "#test/stop-clock.ts";

// In India noon on a Monday, and past ten at night.
const NOON = new Date("2026-11-23T06:30:00.000Z");
const NIGHT = new Date("2026-11-23T17:00:00.000Z");

const visitor = { name: "Tanvi Bhosale", email: "tanvi@mail.example", phone: "98225 50148", course: "Online MBA" };
const password = "kettle under a banyan";
const name = { firstName: "Tanvi", lastName: "Bhosale" };
const application = { ...visitor, ...name, phone: "982-255-0148", company: "Bharat Forge", password };

/** What staff are told after each act that writes a mail. */
async function sentencesOf(smtpUrl?: string) {
  const { call, db, signIn } = await testApp({ smtpUrl });
  const post = (form: string, payload: object) => call({ method: "POST", url: `/backend/api/${form}.php`, payload });
  await post("leads", visitor);
  await post("contact", { ...visitor, subject: "Exams", message: "When?" });
  await post("applications", { ...application, confirmPassword: password });
  await post("leads", { ...visitor, website_address: "", form_elapsed_ms: 900, idempotency_key: "in a hurry" });
  const doubtful = await db.selectFrom("doubtful_forms").select("id").executeTakeFirstOrThrow();
  const token = await signIn();
  const acts = [
    ["POST", "lead-mails.php?id=1", { subject: "Fees", body: "In parts." }],
    ["POST", "messages.php?id=1", { subject: "Exams", reply: "In June." }],
    ["PUT", "applications.php?id=1", { step: 2 }],
    ["PUT", `doubtful-forms.php?id=${doubtful.id}`, { doubtful: 0 }],
  ] as const;
  const answers = [];
  for (const [method, file, payload] of acts) {
    answers.push(await call({ method, url: `/backend/admin/${file}`, token, payload }));
  }
  const standing = await call({ method: "GET", url: "/backend/admin/waiting.php", token });
  return { sentences: answers.map((answer) => answer.json().message as string), mails: standing.json().data.mails };
}

test("without a mail server no mail is promised: each is kept, and the panel reads how many since when", async () => {
  const { sentences, mails } = await sentencesOf();
  expect(sentences).toEqual([
    "The mail is kept until a mail server is set",
    "The reply is kept until a mail server is set",
    "Application updated. The mail to the applicant is kept until a mail server is set.",
    "The form counts from now on. Its mail is kept until a mail server is set",
  ]);
  expect(mails).toEqual({
    has_server: 0,
    waiting: 11,
    waiting_since: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    refused_since: null,
    held: 0,
    held_since: null,
  });
});

test("with a mail server they are on their way", async () => {
  stopClock(NOON);
  const { url } = await startMailServer();
  const { sentences, mails } = await sentencesOf(url);
  expect(sentences).toEqual([
    "The mail is on its way",
    "The reply is on its way",
    "Application updated. The applicant is told by mail in a minute.",
    "The form counts from now on. Its mail is on its way",
  ]);
  expect(mails).toMatchObject({ has_server: 1, held: 0 });
});

test("in quiet hours what staff write or set off is promised for their end, and nothing else waits", async () => {
  stopClock(NIGHT);
  const { url } = await startMailServer();
  const { sentences } = await sentencesOf(url);
  expect(sentences).toEqual([
    "The mail leaves at 09:00, when the quiet hours end",
    "The reply leaves at 09:00, when the quiet hours end",
    "Application updated. The mail to the applicant leaves at 09:00, when the quiet hours end.",
    "The form counts from now on. Its mail is on its way",
  ]);
});
