import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { testApp } from "#test/app.ts";
import { queueApplicationNotices, queueStepNotice } from "./application-notices.server.ts";
import { queueMessageNotices, queueReply } from "./message-notices.server.ts";
import { queueNewsletterConfirmation } from "./newsletter-notices.server.ts";

const message = {
  id: 7,
  name: "Tanvi Bhosale",
  email: "tanvi@mail.example",
  subject: "Exam dates",
  message: "When are the exams?\n\nI work on Saturdays.",
};
const application = {
  id: 9,
  email: "rajat@mail.example",
  first_name: "Rajat",
  last_name: "Verma",
  phone: "982-255-0148",
  phone_e164: "+919822550148",
  company: "Nirmiti Pumps",
  interest: "Online MBA",
};

const mailsIn = (db: Database) => db.selectFrom("outbox").selectAll().orderBy("id").execute();

test("a contact message is told to staff in full, and its sender learns that it arrived", async () => {
  const { db } = await testApp();

  await queueMessageNotices(db, message);

  const [toStaff, toVisitor] = await mailsIn(db);
  expect(toStaff).toMatchObject({
    message_id: expect.stringMatching(/^<message-7-staff\.[0-9a-f-]{36}@disha\.example>$/),
    recipient: "hello@disha.example",
    reply_to: "tanvi@mail.example",
    subject: "New message from Tanvi",
    body: expect.stringContaining("Subject: Exam dates\n\nWhen are the exams?\n\nI work on Saturdays."),
  });
  expect(toVisitor).toMatchObject({ recipient: "tanvi@mail.example", subject: "We have your message" });
  expect(toVisitor!.body).toMatch(/^Hello Tanvi,\n\nThank you for writing to Disha\./);
  expect(toVisitor!.body).toMatch(/\n\nWarm regards,\nThe Disha team\n$/);
});

test("a mail to a visitor repeats nothing that a stranger could have typed", async () => {
  const { db } = await testApp();

  const typed = "https://cheap.example";
  await queueMessageNotices(db, { ...message, name: typed, subject: typed, message: typed });
  await queueApplicationNotices(db, { ...application, first_name: typed, last_name: typed, company: typed }, "new");

  const toVisitors = (await mailsIn(db)).filter(({ recipient }) => recipient.endsWith("@mail.example"));
  expect(toVisitors).toHaveLength(2);
  expect(JSON.stringify(toVisitors)).not.toContain("cheap");
});

test("a reply with its greeting stands above the message that it answers", async () => {
  const { db } = await testApp();

  await queueReply(db, message, { reply: "In June and December,\nalways on Sundays." });

  expect((await mailsIn(db))[0]).toMatchObject({
    recipient: "tanvi@mail.example",
    reply_to: "hello@disha.example",
    subject: "Re: Exam dates",
    body: [
      "Hello Tanvi,",
      "In June and December,\nalways on Sundays.",
      "Warm regards,\nThe Disha team",
      "You wrote:\n> Exam dates\n>\n> When are the exams?\n>\n> I work on Saturdays.\n",
    ].join("\n\n"),
  });
});

test("a new applicant is thanked, and staff are told", async () => {
  const { db } = await testApp();

  await queueApplicationNotices(db, application, "new");

  expect(await mailsIn(db)).toMatchObject([
    {
      recipient: "hello@disha.example",
      subject: "New application from Rajat",
      body: expect.stringContaining("Name: Rajat Verma\nPhone: 982-255-0148 (+919822550148)"),
    },
    { recipient: "rajat@mail.example", subject: "We have your application" },
  ]);
});

test("the owner of an account is told of an application with the same address, without what it said", async () => {
  const { db } = await testApp();

  await queueApplicationNotices(db, application, "proved");

  const [toStaff, toOwner] = await mailsIn(db);
  expect(toStaff!.body).toContain("This e-mail address already had an account");
  expect(toOwner).toMatchObject({
    recipient: "rajat@mail.example",
    subject: "You already have an account with Disha",
  });
  expect(toOwner!.body).not.toMatch(/Verma|Nirmiti|98225/);
});

test.each([
  [1, "Registration"],
  [2, "Career Counselling"],
  [3, "Documentation Verification"],
  [4, "Student Offer Letter"],
])("step %i of an application is announced as %s", async (step, title) => {
  const { db } = await testApp();

  await queueStepNotice(db, { ...application, step });

  expect((await mailsIn(db))[0]).toMatchObject({
    recipient: "rajat@mail.example",
    subject: `Your application: step ${step} of 4, ${title}`,
    body: expect.stringContaining(`Your application has moved to step ${step} of 4: ${title}.`),
  });
});

test("a subscriber is asked to confirm by opening a link", async () => {
  const { db } = await testApp();

  const unsubscribeUrl = "https://disha.example/backend/api/unsubscribe.php?token=3f9a";
  const confirmUrl = "https://disha.example/newsletter/confirm?token=3f9a";
  await queueNewsletterConfirmation(db, { id: 1, email: "tanvi@mail.example", confirmUrl, unsubscribeUrl });

  expect((await mailsIn(db))[0]).toMatchObject({
    recipient: "tanvi@mail.example",
    subject: "Please confirm your subscription to Disha",
    body: expect.stringContaining(`\n\n${confirmUrl}\n\n`),
    headers: {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  });
});
