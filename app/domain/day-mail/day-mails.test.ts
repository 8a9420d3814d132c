import { expect, test } from "vitest";
import { addUser, testApp } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { stopClock } from "#test/stop-clock.ts";
import { forgetOldDayMails, writeDueDayMails } from "./day-mails.server.ts";

// A Monday in India.
const at = (time: string, day = "2026-11-23") => new Date(`${day}T${time}:00+05:30`);

/** Meenal, the administrator, and the counsellor Farhan with one lead that is overdue; a new one is nobody's. */
async function office() {
  const testing = await testApp();
  const { call, db } = testing;
  stopClock(at("08:00"));
  const farhan = await addUser(db, "farhan", "counsellor");
  await addUser(db, "esha", "editor");
  const people = [
    { name: "Tanvi Bhosale", email: "tanvi@mail.example", phone: "98225 50148" },
    { name: "Rohit Salunkhe", email: "rohit@mail.example", phone: "98225 50149" },
  ];
  const [late] = await sendLeads(testing, ...people);
  const due = { owner_id: farhan, stage: "contacted" as const, follow_up_on: "2026-11-20" };
  await db.updateTable("leads").set(due).where("id", "=", late!).execute();
  await db.deleteFrom("outbox").execute();
  const write = () => writeDueDayMails(db, "http://disha.test");
  const mails = () => db.selectFrom("outbox").select(["recipient", "subject", "body"]).orderBy("recipient").execute();
  const token = await testing.signIn("farhan");
  const own = (method: "GET" | "PUT", payload?: object) =>
    call({ method, url: "/backend/admin/day-mails.php", token, ...(payload && { payload }) });
  return { ...testing, write, mails, own };
}

test("in the morning everybody who works with leads is written their day once, whoever writes it", async () => {
  const { write, mails } = await office();

  await write();
  expect(await mails()).toEqual([]);
  stopClock(at("08:31"));
  await Promise.all([write(), write()]);
  await write();

  const [farhan, meenal, ...others] = await mails();
  expect(others).toEqual([]);
  expect(farhan).toMatchObject({ recipient: "farhan@disha.example", subject: "Your day: 0 due today, 1 overdue" });
  expect(farhan!.body.match(/^[^:\n]+: \d+$/gm)).toEqual([
    "Due today: 0",
    "Overdue: 1",
    "New, not called yet: 0",
    "New and nobody’s: 1",
    "Silent for a week: 0",
  ]);
  expect(meenal!.recipient).toBe("meenal@disha.example");
  expect(`${farhan!.body}${meenal!.body}`).not.toMatch(/Tanvi|Rohit|98225|mail\.example/);
});

test("nobody who wants no contact is counted among those to be called", async () => {
  const { call, db, signIn, write, mails, ...testing } = await office();
  const [newest] = await db.selectFrom("leads").select("id").orderBy("id", "desc").limit(1).execute();
  const [own] = await sendLeads(
    { ...testing, call, db, signIn },
    { name: "Zoya", email: "zoya@mail.example", phone: "98225 50150" },
  );
  const farhan = await db.selectFrom("users").select("id").where("username", "=", "farhan").executeTakeFirstOrThrow();
  await db.updateTable("leads").set({ owner_id: farhan.id }).where("id", "=", own!).execute();
  const token = await signIn();
  for (const id of [newest!.id, own!]) {
    await call({ method: "POST", url: `/backend/admin/no-contacts.php?id=${id}`, token });
  }

  stopClock(at("08:31"));
  await write();

  const mail = (await mails()).find(({ recipient }) => recipient === "farhan@disha.example")!;
  expect(mail.body).toContain("New, not called yet: 0");
  expect(mail.body).toContain("New and nobody’s: 0");
});

test("each number of a mail is that of the list behind it", async () => {
  const { call, signIn, write, mails } = await office();
  for (const time of ["08:31", "19:31"]) {
    stopClock(at(time));
    await write();
  }

  const lines = (await mails()).flatMap(({ recipient, body }) =>
    [...body.matchAll(/: (\d+)\nhttp:\/\/disha\.test\/admin\/leads\?(\S+)/g)].map((line) => ({ recipient, line })),
  );
  expect(lines).toHaveLength(13);
  for (const { recipient, line } of lines) {
    const token = await signIn(recipient.split("@")[0]);
    const url = `/backend/admin/leads.php?page=1&${line[2]!}`;
    const { meta } = (await call({ method: "GET", url, token })).json<{ meta: { total: number } }>();
    expect([line[2], meta.total]).toEqual([line[2], Number(line[1])]);
  }
});

test.each([
  ["before its hour", at("08:29")],
  ["when its hour is long over", at("10:15")],
  ["on a Sunday", at("08:31", "2026-11-22")],
])("no mail is written %s", async (_, moment) => {
  const { write, mails } = await office();

  stopClock(moment);
  await write();

  expect(await mails()).toEqual([]);
});

test("whoever switches them off is written none, nor anybody where the office names no hour", async () => {
  const { call, db, own, signIn, write, mails } = await office();
  const token = await signIn();

  expect((await own("GET")).json()).toMatchObject({ data: { is_on: 1, morning_at: "08:30", evening_at: "" } });
  expect((await own("PUT", { is_on: "perhaps" })).statusCode).toBe(422);
  await own("PUT", { is_on: 0 });
  stopClock(at("08:31"));
  await write();
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(["meenal@disha.example"]);

  const payload = { morning_mail_at: "", evening_mail_at: "" };
  await call({ method: "POST", url: "/backend/admin/desk-rules.php", token, payload });
  await db.deleteFrom("outbox").execute();
  stopClock(at("08:31", "2026-11-24"));
  await write();
  expect(await mails()).toEqual([]);
  expect((await call({ method: "PUT", url: "/backend/admin/day-mails.php", payload: { is_on: 0 } })).statusCode).toBe(
    401,
  );
});

test("who was written what is forgotten after a week", async () => {
  const { db, write } = await office();
  stopClock(at("08:31"));
  await write();

  stopClock(at("08:31", "2026-12-01"));
  await forgetOldDayMails(db);

  expect(await db.selectFrom("day_mails").selectAll().execute()).toEqual([]);
});
