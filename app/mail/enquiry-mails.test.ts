import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { startMailServer } from "#test/servers/mail-server.ts";
import { stopClock } from "#test/stop-clock.ts";

test("a newsletter's mail carries the button by which its reader leaves", async () => {
  const { received, url } = await startMailServer();
  const { call } = await testApp({ smtpUrl: url });
  await call({ method: "POST", url: "/backend/api/newsletter.php", payload: { email: "tanvi@mail.example" } });

  await eventually(() => expect(received).toHaveLength(1));
  const { headers } = received[0]!;
  expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  const [, address] = /^<(http:.+)>$/.exec(headers["list-unsubscribe"]!)!;
  const { pathname, search } = new URL(address!);
  const left = await call({
    method: "POST",
    url: pathname + search,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(left.statusCode).toBe(200);
});

test("a reply of staff leaves by mail, and the message's timeline says that it was sent", async () => {
  const { received, url } = await startMailServer();
  const { call, db, signIn } = await testApp({ smtpUrl: url });
  // At whatever hour the test runs.
  const rules = { quiet_from: "", quiet_until: "" };
  await db.insertInto("desk_rules").values({ id: 1, rules, updated_at: new Date().toISOString() }).execute();
  const message = { name: "Tanvi Bhosale", email: "tanvi@mail.example", subject: "Exam dates", message: "When?" };
  await call({ method: "POST", url: "/backend/api/contact.php", payload: message });
  const token = await signIn();
  const reply = { subject: "Re: Exam dates", reply: "In June and December." };
  await call({ method: "POST", url: "/backend/admin/messages.php?id=1", token, payload: reply });

  await eventually(() => expect(received).toHaveLength(3));
  expect(received[2]).toMatchObject({
    recipients: ["tanvi@mail.example"],
    headers: { subject: "Re: Exam dates", "reply-to": "hello@disha.example" },
    body: expect.stringMatching(
      /Hello Tanvi,\n\nIn June and December\.\n\nWarm regards,\nThe Disha team\n\nYou wrote:\n> Exam dates/,
    ),
  });
  await eventually(async () => {
    const timeline = await call({ method: "GET", url: "/backend/admin/enquiry-events.php?of=message&id=1", token });
    expect(timeline.json().data[0]).toMatchObject({
      kind: "reply",
      mail_status: "sent",
      recipient: "tanvi@mail.example",
    });
  });
});

test("a step notice does not leave before its minute is over", async () => {
  // Noon in India: no hours are quiet.
  stopClock(Date.parse("2026-11-23T06:30:00.000Z"));
  const { received, url } = await startMailServer();
  const testing = await testApp({ smtpUrl: url });
  const application = {
    email: "isha@mail.example",
    password: "kettle under a banyan",
    confirmPassword: "kettle under a banyan",
    firstName: "Isha",
    lastName: "Rathod",
    phone: "982-255-0148",
    company: "Bharat Forge",
  };
  await testing.call({ method: "POST", url: "/backend/api/applications.php", payload: application });
  await eventually(() => expect(received).toHaveLength(2));
  const token = await testing.signIn();
  await testing.call({ method: "PUT", url: "/backend/admin/applications.php?id=1", token, payload: { step: 2 } });

  const isNotice = testing.db.selectFrom("outbox").selectAll().where("subject", "like", "%step 2%");
  const notice = await isNotice.executeTakeFirstOrThrow();
  expect(notice.attempts).toBe(0);
  expect((Date.parse(notice.due_at) - Date.now()) / 60_000).toBeCloseTo(1, 0);
  // As if the minute had passed; any save makes the runner look.
  await testing.db.updateTable("outbox").set({ due_at: notice.created_at }).where("id", "=", notice.id).execute();
  await testing.call({ method: "POST", url: "/backend/nothing" });

  await eventually(() => expect(received).toHaveLength(3));
  expect(received[2]!.headers["subject"]).toBe("Your application: step 2 of 4, Career Counselling");
});
