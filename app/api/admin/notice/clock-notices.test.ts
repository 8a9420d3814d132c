import { expect, test } from "vitest";
import { tellByTheClock } from "#app/domain/notice/clock-notices.server.ts";
import { addUser, testApp } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { openOffice } from "#test/open-office-hours.ts";
import { stopClock } from "#test/stop-clock.ts";

const at = (minute: string) => Date.parse(`${minute}:00+05:30`);
const taker = { hours: "", days_off: "", leave_from: null, leave_until: null, most_waiting: null };

/**
 * An office of a manager, Meenal, and two counsellors, at ten to seven on a Saturday: it closes at seven until Monday,
 * ten.
 */
async function office() {
  stopClock(at("2026-11-21T18:50"));
  const testing = await testApp();
  const { db } = testing;
  await openOffice(db);
  const asha = await addUser(db, "asha", "counsellor");
  const bela = await addUser(db, "bela", "counsellor");
  await addUser(db, "esha", "editor");
  // A session of Saturday has ended by Monday.
  const send = async (method: "GET" | "POST" | "PUT" | "DELETE", file: string, payload?: object) => {
    const answer = await testing.call({
      method,
      url: `/backend/admin/${file}`,
      token: await testing.signIn(),
      ...(payload && { payload }),
    });
    expect(answer.statusCode).toBeLessThan(300);
  };
  const told = async (minute: string) => {
    stopClock(at(minute));
    // As two processes would, and again.
    await Promise.all([tellByTheClock(db), tellByTheClock(db)]);
    await tellByTheClock(db);
    const rows = await db
      .selectFrom("notices as n")
      .innerJoin("users as u", "u.id", "n.user_id")
      .select(["n.kind", "u.username", "n.words"])
      .where("n.kind", "in", ["soon", "late", "call"])
      .orderBy("n.id")
      .execute();
    await db.updateTable("notices").set({ kind: "given" }).execute();
    return rows.map(({ kind, username, words }) => `${kind} ${username}: ${words}`).toSorted();
  };
  const enquiry = async (person: Parameters<typeof sendLeads>[1] = { name: "Tanvi" }) =>
    (await sendLeads(testing, person))[0]!;
  return { ...testing, asha, bela, send, told, enquiry };
}

test("an owner is told at two thirds of the promised time, managers at its end, each once, in minutes of the office", async () => {
  const { db, asha, send, told, enquiry } = await office();
  const id = await enquiry();
  await send("PUT", `leads.php?id=${id}`, { owner_id: asha });
  expect(await told("2026-11-21T18:59")).toEqual([]);
  expect(await told("2026-11-21T19:00")).toEqual(["soon asha: 10 of 15 min"]);
  expect(await told("2026-11-23T10:04")).toEqual([]);
  expect(await told("2026-11-23T10:05")).toEqual(["late meenal: With asha, 15 min are over"]);
  expect(await told("2026-11-23T10:06")).toEqual([]);
  // A holiday stops the clock: nobody is told twice when it runs on.
  await openOffice(db, { holidays: ["2026-11-23 Holiday"] });
  expect(await told("2026-11-24T10:10")).toEqual([]);
});

test("of a lead of nobody's those are told who are present and take leads, or all where the office names nobody", async () => {
  const { asha, bela, send, told, enquiry } = await office();
  const first = await enquiry();
  expect(await told("2026-11-21T19:00")).toEqual([
    "soon asha: Nobody’s, 10 of 15 min",
    "soon bela: Nobody’s, 10 of 15 min",
    "soon meenal: Nobody’s, 10 of 15 min",
  ]);
  await send("POST", `lead-calls.php?id=${first}`, { outcome: "reached" });
  stopClock(at("2026-11-23T11:00"));
  await send("POST", "desk-rules.php", {
    takers: [
      { ...taker, user_id: asha },
      { ...taker, user_id: bela, leave_from: "2026-11-23", leave_until: "2026-11-25" },
    ],
  });
  // Whoever is known already would go to her own counsellor.
  await enquiry({ name: "Zubeida", phone: "98220 11223", email: "zubeida@mail.example" });
  expect(await told("2026-11-23T11:10")).toEqual(["soon asha: Nobody’s, 10 of 15 min"]);
  expect(await told("2026-11-23T11:15")).toEqual(["late meenal: Nobody’s, 15 min are over"]);
});

test("the first reply, a no, and a process that was down for long leave nobody told", async () => {
  const { send, told, enquiry } = await office();
  stopClock(at("2026-11-23T11:00"));
  const [answered, refused] = [await enquiry(), await enquiry()];
  await send("POST", `lead-calls.php?id=${answered}`, { outcome: "no-answer" });
  await send("POST", `no-contacts.php?id=${refused}`);
  expect(await told("2026-11-23T11:15")).toEqual([]);
  await send("DELETE", `no-contacts.php?id=${refused}`);
  expect(await told("2026-11-23T12:16")).toEqual([]);
});

test("of a call that somebody on leave has promised the managers are told, too", async () => {
  const { asha, bela, send, told, enquiry } = await office();
  stopClock(at("2026-11-23T11:00"));
  const ids = [await enquiry(), await enquiry({ name: "Zubeida", phone: "98220 11223", email: "z@mail.example" })];
  for (const [index, owner_id] of [asha, bela].entries())
    await send("PUT", `leads.php?id=${ids[index]}`, { owner_id, follow_up_on: "2026-11-23T15:30", stage: "contacted" });
  const takers = [{ ...taker, user_id: asha, leave_from: "2026-11-23", leave_until: "2026-11-23" }];
  await send("POST", "desk-rules.php", { takers });
  expect(await told("2026-11-23T15:30")).toEqual([
    "call asha: 15:30",
    "call bela: 15:30",
    "call meenal: 15:30, asha is on leave",
  ]);
});

test("a promised call to nobody's lead is told those who could take it, and managers where there are none", async () => {
  const { asha, send, told, enquiry } = await office();
  stopClock(at("2026-11-23T11:00"));
  const id = await enquiry();
  const promise = (follow_up_on: string) =>
    send("PUT", `leads.php?id=${id}`, { owner_id: null, follow_up_on, stage: "contacted" });
  await promise("2026-11-23T15:30");
  const takers = [{ ...taker, user_id: asha, leave_from: "2026-11-24", leave_until: "2026-11-24" }];
  await send("POST", "desk-rules.php", { takers });
  expect(await told("2026-11-23T15:30")).toEqual(["call asha: 15:30, nobody’s"]);
  await promise("2026-11-24T15:30");
  expect(await told("2026-11-24T15:30")).toEqual(["call meenal: 15:30, nobody’s"]);
});

test("a promised call is told at its minute and stands at the bell, though no panel was open", async () => {
  const { asha, send, told, enquiry, call, signIn, db } = await office();
  stopClock(at("2026-11-23T11:00"));
  const id = await enquiry();
  await send("POST", `lead-calls.php?id=${id}`, { outcome: "reached", follow_up_on: "2026-11-23T15:30" });
  await send("PUT", `leads.php?id=${id}`, { owner_id: asha });
  expect(await told("2026-11-23T15:29")).toEqual([]);
  stopClock(at("2026-11-23T15:30"));
  await tellByTheClock(db);
  const token = await signIn("asha");
  const notices = await call({ method: "GET", url: "/backend/admin/notices.php", token });
  expect(notices.json().data[0]).toMatchObject({
    kind: "call",
    words: "15:30",
    lead: { id, name: "Tanvi" },
    is_seen: 0,
  });
  expect(await told("2026-11-23T15:41")).toEqual(["call asha: 15:30"]);
  expect(await told("2026-11-23T15:42")).toEqual([]);
});

test("many leads and many counsellors are more than one statement holds, and all are told", async () => {
  const { db, enquiry, told } = await office();
  const first = await enquiry();
  const { id: _, ...lead } = await db.selectFrom("leads").selectAll().where("id", "=", first).executeTakeFirstOrThrow();
  await db
    .insertInto("leads")
    .values(Array.from({ length: 199 }, () => lead))
    .execute();
  for (let place = 0; place < 40; place += 1) await addUser(db, `counsellor${place}`, "counsellor");

  // Meenal, Asha and Bela work with leads, too.
  expect(await told("2026-11-21T19:00")).toHaveLength(200 * 43);
});
