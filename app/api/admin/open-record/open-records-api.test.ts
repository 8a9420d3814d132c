import { expect, onTestFinished, test } from "vitest";
import type { LiveNews } from "#app/domain/live/live-schema.ts";
import type { RecordReader } from "#app/domain/open-record/open-record-schema.ts";
import { addUser, testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { stopClock } from "#test/stop-clock.ts";

const at = (id: number) => `/backend/admin/open-records.php?list=courses&id=${id}`;

/** Two editors and what each is answered when they open a record. */
async function twoEditors() {
  const testing = await testApp();
  await addUser(testing.db, "sana", "editor");
  await testing.db.updateTable("users").set({ full_name: "Sana Mirza" }).where("username", "=", "sana").execute();
  const tokens = { meenal: await testing.signIn(), sana: await testing.signIn("sana") };
  const ask = (method: "PUT" | "DELETE", who: keyof typeof tokens, id: number) =>
    testing.call({ method, url: at(id), token: tokens[who] });
  const open = async (who: keyof typeof tokens, id = 1) =>
    (await ask("PUT", who, id)).json<{ data: RecordReader[] }>().data.map(({ name }) => name);
  let address: string | undefined;
  /** The records that the live line names, as they come. */
  const listen = async (who: keyof typeof tokens) => {
    address ??= await testing.app.listen({ port: 0, host: "127.0.0.1" });
    const leaving = new AbortController();
    onTestFinished(() => leaving.abort());
    const headers = { authorization: `Bearer ${tokens[who]}` };
    const { body } = await fetch(`${address}/backend/admin/live`, { headers, signal: leaving.signal });
    const heard: string[] = [];
    void (async () => {
      for await (const read of body!.pipeThrough(new TextDecoderStream()))
        for (const part of read.split("\n\n"))
          if (part.startsWith("data: ")) heard.push(...(JSON.parse(part.slice(6)) as LiveNews).opened);
    })().catch(() => undefined);
    return heard;
  };
  return { ...testing, tokens, ask, open, listen };
}

test("who opens a record is told who else has it open, until they close it or fall silent for a minute", async () => {
  stopClock(Date.parse("2026-11-23T11:00:00Z"));
  const { ask, open } = await twoEditors();

  expect(await open("meenal")).toEqual([]);
  expect(await open("sana")).toEqual(["meenal"]);
  expect([await open("meenal"), await open("meenal", 2)]).toEqual([["Sana Mirza"], []]);
  expect((await ask("DELETE", "sana", 1)).statusCode).toBe(200);
  expect(await open("meenal")).toEqual([]);

  stopClock(Date.parse("2026-11-23T11:00:59Z"));
  expect(await open("sana")).toEqual(["meenal"]);
  stopClock(Date.parse("2026-11-23T11:01:00Z"));
  expect(await open("sana")).toEqual([]);
});

test("an open panel hears that somebody else has opened its record, and of no other", async () => {
  const { open, listen } = await twoEditors();
  await open("meenal");
  const heard = await listen("meenal");

  await open("sana", 2);
  await open("sana", 1);
  await eventually(() => expect(heard).toEqual(["courses 1"]));
});

test("a line that comes late tells who opened the record before it came, whoever else listens", async () => {
  const { open, listen } = await twoEditors();
  await open("meenal");
  await open("sana");

  const first = await listen("meenal");
  await eventually(() => expect(first).toEqual(["courses 1"]));
  const second = await listen("sana");
  await eventually(() => expect(second).toEqual(["courses 1"]));
  expect(first).toEqual(["courses 1"]);
});

test("nobody asks who does not write content, of no list that there is not, and nothing is noted", async () => {
  const { ask, call, db, signIn, tokens } = await twoEditors();
  await addUser(db, "vera", "viewer");
  const viewer = await signIn("vera");

  expect((await call({ method: "PUT", url: at(1) })).statusCode).toBe(401);
  expect((await call({ method: "PUT", url: at(1), token: viewer })).statusCode).toBe(403);
  const other = at(1).replace("courses", "outbox");
  expect((await call({ method: "PUT", url: other, token: tokens.sana })).statusCode).toBe(422);
  expect((await ask("PUT", "sana", 0)).statusCode).toBe(422);
  expect(await db.selectFrom("open_records").selectAll().execute()).toEqual([]);
});

test("of a lead, a message, an application and a user it is told, too, to whoever meets them", async () => {
  const { db, call, ask: _, ...testing } = await twoEditors();
  await addUser(db, "farhan", "counsellor");
  const tara = await addUser(db, "tara", "counsellor");
  const [tokenOfFarhan, tokenOfTara] = [await testing.signIn("farhan"), await testing.signIn("tara")];
  const [hers, nobodys] = await sendLeads(
    { ...testing, db, call },
    { name: "Zubeida", phone: "90111 22333", email: "zubeida@mail.example" },
    { name: "Rohit", phone: "98225 50149", email: "rohit@mail.example" },
  );
  await db.updateTable("leads").set({ owner_id: tara }).where("id", "=", hers!).execute();
  const payload = { name: "Zubeida", email: "zubeida@mail.example", subject: "Evenings", message: "Are there any?" };
  await call({ method: "POST", url: "/backend/api/contact.php", payload });
  const open = async (list: string, id: number, token: string) => {
    const url = `/backend/admin/open-records.php?list=${list}&id=${id}`;
    const answer = await call({ method: "PUT", url, token });
    return answer.json<{ data?: RecordReader[] }>().data?.map(({ name }) => name) ?? answer.statusCode;
  };

  expect([await open("leads", nobodys!, tokenOfTara), await open("leads", nobodys!, tokenOfFarhan)]).toEqual([
    [],
    ["tara"],
  ]);
  for (const [list, id] of [
    ["leads", hers!],
    ["messages", 1],
  ] as const) {
    expect([list, await open(list, id, tokenOfTara)]).toEqual([list, []]);
    expect([list, await open(list, id, tokenOfFarhan)]).toEqual([list, 404]);
    expect([list, await open(list, id, testing.tokens.meenal)]).toEqual([list, ["tara"]]);
  }
  expect([await open("users", tara, testing.tokens.meenal), await open("users", 999, testing.tokens.meenal)]).toEqual([
    [],
    404,
  ]);
  for (const list of ["leads", "messages", "applications", "users"])
    expect([list, await open(list, 1, testing.tokens.sana)]).toEqual([list, 403]);
  expect(await open("users", tara, tokenOfTara)).toBe(403);
});
