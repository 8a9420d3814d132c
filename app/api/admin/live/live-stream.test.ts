import { expect, onTestFinished, test, vi } from "vitest";
import type { LiveNews } from "#app/domain/live/live-schema.ts";
import { minuteInIndia } from "#app/lib/time/india-day.ts";
import { addUser, testApp, type TestApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { stopClock } from "#test/stop-clock.ts";

/** An office with two counsellors, and an open panel of one of them. */
async function office(options: Parameters<typeof testApp>[0] = {}) {
  const testing = await testApp(options);
  const ids = {
    asha: await addUser(testing.db, "asha", "counsellor"),
    bela: await addUser(testing.db, "bela", "counsellor"),
  };
  const address = await testing.app.listen({ port: 0, host: "127.0.0.1" });
  const token = await testing.signIn();
  const give = (id: number, owner_id: number | null, more = {}) =>
    testing.call({ method: "PUT", url: `/backend/admin/leads.php?id=${id}`, token, payload: { owner_id, ...more } });
  return { ...testing, ids, address, token, give };
}

/** What a panel is told as its line begins, and what it hears from then on. */
async function listen({ address, signIn }: Pick<TestApp, "signIn"> & { address: string }, username: string) {
  const own = await signIn(username);
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  onTestFinished(leave);
  const headers = { authorization: `Bearer ${own}` };
  const response = await fetch(`${address}/backend/admin/live`, { headers, signal: leaving.signal });
  const heard: LiveNews[] = [];
  let hasEnded = false;
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  void (async () => {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      for (const part of read.value.split("\n\n")) if (part.startsWith("data: ")) heard.push(JSON.parse(part.slice(6)));
    }
    hasEnded = true;
  })().catch(() => undefined);
  await eventually(() => expect(heard).not.toEqual([]));
  const begun = heard.shift()!;
  return { response, begun, heard, own, leave, hasEnded: () => hasEnded };
}

test("an open panel hears of new leads and of its owner's, and nothing of anybody else's", async () => {
  const testing = await office();
  const { ids, give, call } = testing;
  const [first, second] = (await sendLeads(testing, { name: "Tanvi" }, { name: "Zubeida", phone: "98220 11223" })) as [
    number,
    number,
  ];
  await give(second, ids.bela);
  const asha = await listen(testing, "asha");
  expect(asha.response.headers.get("content-type")).toContain("text/event-stream");
  await give(first, null, { stage: "contacted" });
  await eventually(() => expect(asha.heard).toEqual([{ changed: ["leads"], notices: [], opened: [] }]));
  asha.heard.length = 0;

  await call({
    method: "PUT",
    url: `/backend/admin/leads.php?id=${second}`,
    token: testing.token,
    payload: { stage: "lost" },
  });
  await give(first, ids.asha, { owner_note: "For you" });

  await eventually(() => expect(asha.heard.flatMap(({ notices }) => notices)).toHaveLength(1));
  expect(asha.heard.flatMap(({ notices }) => notices)).toMatchObject([
    { kind: "given", words: "For you", lead: { name: "Tanvi" }, actor: "meenal" },
  ]);
  expect(JSON.stringify(asha.heard)).not.toContain("Zubeida");
});

test("what came while there was no line is told as the next one begins, and not again", async () => {
  const testing = await office();
  const [id] = (await sendLeads(testing, { name: "Tanvi" })) as [number];
  const cut = await listen(testing, "asha");
  expect(cut.begun.missed).toEqual([]);
  cut.leave();
  await testing.give(id, testing.ids.asha);

  const { begun, heard } = await listen(testing, "asha");
  expect(begun).toMatchObject({ changed: ["leads", "messages", "applications"], notices: [] });
  expect(begun.missed).toMatchObject([{ kind: "given", lead: { id } }]);
  await testing.give(id, testing.ids.asha, { stage: "contacted" });
  await eventually(() => expect(heard).toEqual([{ changed: ["leads"], notices: [], opened: [] }]));
});

test("whoever promised a call at this minute is reminded of it", async () => {
  stopClock(Date.parse("2026-11-23T11:00:30+05:30"));
  const testing = await office();
  const [id] = (await sendLeads(testing, { name: "Tanvi" })) as [number];
  await testing.give(id, testing.ids.asha, { follow_up_on: minuteInIndia(1) });
  const [asha, bela] = [await listen(testing, "asha"), await listen(testing, "bela")];

  stopClock(Date.parse("2026-11-23T11:01:00+05:30"));

  const reminders = (heard: LiveNews[]) =>
    heard.flatMap(({ notices }) => notices).filter(({ kind }) => kind === "call");
  await eventually(() =>
    expect(reminders(asha.heard)).toMatchObject([
      { lead: { id, name: "Tanvi", course: "Online MBA" }, words: "11:01", actor: null },
    ]),
  );
  expect(reminders(bela.heard)).toEqual([]);
});

test("a line ends when what its owner may see becomes another, and the next one begins with that", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const testing = await office();
  const [id] = (await sendLeads(testing, { name: "Tanvi" })) as [number];
  await testing.give(id, testing.ids.bela);
  const decide = (role: string, rules: object) =>
    testing.call({
      method: "PUT",
      url: `/backend/admin/role-rules.php?role=${role}`,
      token: testing.token,
      payload: rules,
    });
  const beat = () => vi.advanceTimersByTimeAsync(20_000);
  const [asha, meenal] = [await listen(testing, "asha"), await listen(testing, "meenal")];
  await beat();
  expect([asha.hasEnded(), meenal.hasEnded()]).toEqual([false, false]);

  await decide("counsellor", { needs_second_factor: 0, sees_all_leads: 1 });
  await beat();

  await eventually(() => expect(asha.hasEnded()).toBe(true));
  expect(meenal.hasEnded()).toBe(false);
  const again = await listen({ ...testing, signIn: async () => asha.own }, "asha");
  await decide("counsellor", { needs_second_factor: 1, sees_all_leads: 1 });
  await beat();
  await eventually(() => expect(again.hasEnded()).toBe(true));
  await testing.db
    .updateTable("users")
    .set({ closed_at: "2026-11-23T10:00:00.000Z" })
    .where("username", "=", "meenal")
    .execute();
  await beat();
  await eventually(() => expect(meenal.hasEnded()).toBe(true));
});

test("that nobody's session can be looked at is told to the log", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const log = { write: (text: string) => void lines.push(text), flushSync: () => undefined };
  const testing = await office({ logLevel: "error", log });
  await listen(testing, "asha");
  const rename = (from: string, to: string) => testing.db.schema.alterTable(from).renameTo(to).execute();
  await rename("role_rules", "role_rules_away");
  // The database is for the tests behind this one, too.
  onTestFinished(() => rename("role_rules_away", "role_rules"));

  await vi.advanceTimersByTimeAsync(20_000);

  await eventually(() => expect(lines.join("")).toContain("role_rules"));
});

test("the line ends with the process, and its length is no slow answer", async () => {
  const lines: string[] = [];
  const log = { write: (text: string) => void lines.push(text), flushSync: () => undefined };
  const testing = await office({ logLevel: "info", log });
  const asha = await listen(testing, "asha");
  await testing.app.close();
  await eventually(() => expect(asha.hasEnded()).toBe(true));
  expect(lines.join("")).toContain("login.php");
  expect(lines.join("")).not.toContain("/live");
});

test("nobody listens who is not signed in, and a seventh line of a session ends the first", async () => {
  const testing = await office();
  expect((await testing.call({ method: "GET", url: "/backend/admin/live" })).statusCode).toBe(401);
  const first = await listen(testing, "asha");
  const again = { ...testing, signIn: async () => first.own };
  for (let line = 0; line < 6; line += 1) await listen(again, "asha");
  await eventually(() => expect(first.hasEnded()).toBe(true));
});
