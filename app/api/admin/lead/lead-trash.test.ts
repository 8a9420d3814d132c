import { expect, test } from "vitest";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { TrashedRecord } from "#app/domain/version/version-schema.ts";
import { createApp } from "#app/server/create-app.ts";
import { daysAgo } from "#app/lib/time/from-now.ts";
import { addUser, testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { stopClock } from "#test/stop-clock.ts";
import { tablesWith } from "#test/reading/tables-with.ts";

async function desk() {
  const testing = await testApp();
  const token = await testing.signIn();
  const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object, by = token) =>
    testing.call({ method, url: `/backend/admin/${path}`, token: by, ...(payload && { payload }) });
  const leads = async (q = "") => (await ask("GET", `leads.php?page=1&q=${q}`)).json<{ data: Lead[] }>().data;
  const trash = async () => (await ask("GET", "trash.php")).json<{ data: TrashedRecord[] }>().data;
  const trashLead = async (id: number) =>
    (await ask("DELETE", `leads.php?id=${id}`)).json<{ data: { trash_id: number } }>().data.trash_id;
  const story = async (id: number) =>
    (await ask("GET", `lead-events.php?id=${id}`)).json<{ data: { kind: string; text: string }[] }>().data;
  return { ...testing, ask, leads, trash, trashLead, story };
}

test("a deleted lead waits in the trash for fourteen days, and comes back with its story, owner and words", async () => {
  const testing = await desk();
  const { db, ask, leads, trash, trashLead, story } = testing;
  const [id] = await sendLeads(testing, { name: "Tanvi Bhosale" });
  await ask("POST", `lead-events.php?id=${id}`, { kind: "note", text: "Asks about EMI" });
  const farhan = await addUser(db, "farhan", "counsellor");
  await ask("PUT", `leads.php?id=${id}`, { owner_id: farhan, stage: "counselling" });
  const [before, told] = [(await leads())[0], await story(id!)];

  const inTrash = await trashLead(id!);

  expect([await leads(), (await ask("GET", `leads.php?id=${id}`)).statusCode]).toEqual([[], 404]);
  expect(await trash()).toMatchObject([{ id: inTrash, kind: "leads", name: "Tanvi Bhosale", days_left: 14 }]);
  expect(await db.selectFrom("enquiry_events").select("id").execute()).toEqual([]);
  expect((await ask("POST", `trash.php?id=${inTrash}`)).json().message).toBe("Tanvi Bhosale is restored");
  expect([await leads("bhosale"), await story(id!)]).toEqual([[before], told]);
  expect(await trash()).toEqual([]);
});

test("those that were merged into it come back to it, unless somebody worked with them since", async () => {
  const testing = await desk();
  const { ask, leads, trashLead } = testing;
  const [one, other, worked] = await sendLeads(testing, { name: "Esha" }, { name: "Esha R" }, { name: "Esha Reddy" });
  for (const duplicate_id of [other, worked]) await ask("POST", "lead-merges.php?id=" + one, { duplicate_id });
  const inTrash = await trashLead(one!);
  expect((await leads()).map(({ id }) => id)).toEqual([worked, other]);
  await ask("PUT", `leads.php?id=${worked}`, { stage: "contacted" });

  await ask("POST", `trash.php?id=${inTrash}`);

  expect((await leads()).map(({ id }) => id)).toEqual([worked, one]);
  expect((await leads("esha r")).map(({ id }) => id)).toContain(one);
});

test("many are deleted together and come back one by one; whoever left by then owns none", async () => {
  const testing = await desk();
  const { db, ask, leads, trash } = testing;
  const ids = await sendLeads(testing, { name: "Asha" }, { name: "Ravi" });
  const farhan = await addUser(db, "farhan", "counsellor");
  await ask("PUT", `leads.php?id=${ids[0]}`, { owner_id: farhan });
  expect((await ask("DELETE", "leads-bulk.php?count=2")).statusCode).toBe(200);
  await ask("DELETE", `users.php?id=${farhan}`);

  for (const { id } of await trash()) expect((await ask("POST", `trash.php?id=${id}`)).statusCode).toBe(200);

  expect((await leads()).map(({ id, owner_id }) => [id, owner_id])).toEqual(ids.map((id) => [id, null]).toReversed());
});

test("an editor meets no lead in the trash: not in the list, by its id, in bulk or by restoring it", async () => {
  const testing = await desk();
  const { db, ask, trash, trashLead, signIn } = testing;
  await addUser(db, "nisha", "editor");
  const nisha = await signIn("nisha");
  const [id] = await sendLeads(testing, { name: "Tanvi Bhosale" });
  const inTrash = await trashLead(id!);

  const list = (await ask("GET", "trash.php?page=1&q=tanvi", undefined, nisha)).json();
  expect([list.data, list.meta.total]).toEqual([[], 0]);
  for (const [method, path] of [
    ["GET", `trash.php?id=${inTrash}`],
    ["POST", `trash.php?id=${inTrash}`],
    ["DELETE", `trash.php?id=${inTrash}`],
  ] as const)
    expect([method, (await ask(method, path, undefined, nisha)).statusCode]).toEqual([method, 404]);
  await ask("DELETE", "trash-bulk.php?count=0", undefined, nisha);
  expect(await trash()).toHaveLength(1);
});

test("a lead that goes at some hour of today or tomorrow in India says so, whatever the hour is now", async () => {
  stopClock(Date.parse("2026-11-23T10:00:00Z"));
  const testing = await desk();
  const [id] = await sendLeads(testing, { name: "Tanvi" });
  await testing.trashLead(id!);
  const daysLeftAt = async (moment: string) => {
    stopClock(Date.parse(moment));
    const listed = await testing.ask("GET", "trash.php", undefined, await testing.signIn());
    return listed.json<{ data: TrashedRecord[] }>().data.map(({ days_left }) => days_left);
  };

  expect(await daysLeftAt("2026-12-06T18:29:00Z")).toEqual([1]);
  expect(await daysLeftAt("2026-12-06T18:31:00Z")).toEqual([0]);
});

test("after fourteen days nothing is left of the person, and a picture that they wrote of stays", async () => {
  const testing = await desk();
  const { db, dataFolder, bucket, store, trashLead, pictureFiles } = testing;
  const stem = `gallery/${"a".repeat(32)}`;
  const files = [`${stem}-96.avif`, `${stem}.webp`];
  await store.put(files.map((name) => ({ name, content: Buffer.from("a picture") })));
  const [id] = await sendLeads(testing, { name: "Tanvi", course: `/backend/uploads/${stem}.webp` });
  await trashLead(id!);
  const deleted_at = daysAgo(15);
  await db.updateTable("trash").set({ deleted_at }).execute();

  const next = await createApp({ db, dataFolder, bucket, publicOrigin: "http://disha.test", logLevel: "silent" });
  await next.ready();

  await eventually(async () => expect(await db.selectFrom("trash").select("id").execute()).toEqual([]));
  await next.close();
  expect((await pictureFiles()).toSorted()).toEqual(files);
  expect(await tablesWith(db, ["tanvi"])).toEqual([]);
});

test("what staff wrote to a lead does not leave while that lies in the trash, and waits again afterwards", async () => {
  const { db, ask, leads, trash, trashLead, ...testing } = await desk();
  const [tanvi, ravi] = await sendLeads(
    { db, ...testing },
    { name: "Tanvi" },
    { name: "Ravi", email: "ravi@mail.example" },
  );
  for (const id of [tanvi, ravi])
    await ask("POST", `lead-mails.php?id=${id}`, { subject: "EMI", body: "In six parts." });
  const written = () =>
    db.selectFrom("outbox").select(["id", "recipient", "status"]).where("subject", "=", "EMI").orderBy("id").execute();
  const first = () => db.selectFrom("outbox").select("id").where("subject", "=", "We have your enquiry").execute();
  const before = await written();
  expect(before).toHaveLength(2);

  const inTrash = await trashLead(tanvi!);

  expect((await written()).map(({ recipient }) => recipient)).toEqual(["ravi@mail.example"]);
  // The first answer leaves all the same, as a message's does (record 090): its reader did write.
  expect(await first()).toHaveLength(2);
  await ask("POST", `trash.php?id=${inTrash}`);
  expect(await written()).toEqual(before);
  const lines = db
    .selectFrom("enquiry_events")
    .select("mail_id")
    .where("lead_id", "=", tanvi!)
    .where("kind", "=", "mail");
  expect((await lines.execute()).map(({ mail_id }) => mail_id)).toContain(before[0]!.id);
  await ask("DELETE", "leads-bulk.php?count=2");
  expect([await written(), await leads(), (await trash()).length]).toEqual([[], [], 2]);
});

test("a lead that is deleted for good takes the mails about it that have not left, and no others", async () => {
  const { db, ask, trashLead, ...testing } = await desk();
  const [tanvi, ravi] = await sendLeads({ db, ...testing }, { name: "Tanvi" }, { name: "Ravi" }, { name: "Asha" });
  const mails = db.selectFrom("outbox").select(["id", "message_id", "subject"]).orderBy("id");
  const stored = await mails.execute();
  const [toStaff, toVisitor, ofRavi, toRavi, likeTanvis] = stored.map(({ id }) => id);
  await ask("PUT", `outbox.php?id=${toStaff}`, { status: "cancelled" });
  const sent = { status: "sent", sent_at: new Date().toISOString() } as const;
  await db.updateTable("outbox").set(sent).where("id", "=", toRavi!).execute();
  const message_id = stored[0]!.message_id.replace(`lead-${tanvi}-`, `lead-${tanvi}1-`);
  await db.updateTable("outbox").set({ message_id }).where("id", "=", likeTanvis!).execute();
  const inTrash = [await trashLead(tanvi!), await trashLead(ravi!)];
  const ids = async () => (await mails.execute()).map(({ id }) => id);
  expect(await ids()).toHaveLength(6);

  for (const id of inTrash) expect((await ask("DELETE", `trash.php?id=${id}`)).statusCode).toBe(200);

  expect(await ids()).toEqual(stored.map(({ id }) => id).filter((id) => ![toStaff, toVisitor, ofRavi].includes(id)));
  const told = db.selectFrom("activities").select("name").where("type", "=", "mail").where("record_id", "=", toStaff!);
  expect(await told.execute()).toEqual([{ name: "somebody whose data is gone" }]);
});
