import { expect, onTestFinished, test } from "vitest";
import type { LiveNews } from "#app/domain/live/live-schema.ts";
import type { RecordReader } from "#app/domain/open-record/open-record-schema.ts";
import { addUser, testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
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
  return { ...testing, tokens, ask, open };
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
  const { app, tokens, open, ask } = await twoEditors();
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const headers = { authorization: `Bearer ${tokens.meenal}` };
  const { body } = await fetch(`${address}/backend/admin/live`, { headers, signal: leaving.signal });
  const heard: string[] = [];
  const line = body!.pipeThrough(new TextDecoderStream()).getReader();
  await line.read();
  void (async () => {
    for (let read = await line.read(); !read.done; read = await line.read())
      for (const part of read.value.split("\n\n"))
        if (part.startsWith("data: ")) heard.push(...(JSON.parse(part.slice(6)) as LiveNews).opened);
  })().catch(() => undefined);
  await open("meenal");

  await open("sana", 2);
  let isOpen = false;
  // The line's first look only finds out where it begins.
  await eventually(async () => {
    isOpen = !isOpen;
    await ask(isOpen ? "PUT" : "DELETE", "sana", 1);
    expect(heard.length).toBeGreaterThan(0);
  });
  expect(new Set(heard)).toEqual(new Set(["courses 1"]));
});

test("nobody asks who does not write content, of no list that there is not, and nothing is noted", async () => {
  const { ask, call, db, signIn, tokens } = await twoEditors();
  await addUser(db, "vera", "viewer");
  const viewer = await signIn("vera");

  expect((await call({ method: "PUT", url: at(1) })).statusCode).toBe(401);
  expect((await call({ method: "PUT", url: at(1), token: viewer })).statusCode).toBe(403);
  const other = at(1).replace("courses", "leads");
  expect((await call({ method: "PUT", url: other, token: tokens.sana })).statusCode).toBe(422);
  expect((await ask("PUT", "sana", 0)).statusCode).toBe(422);
  expect(await db.selectFrom("open_records").selectAll().execute()).toEqual([]);
});
