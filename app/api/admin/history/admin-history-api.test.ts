import { expect, test } from "vitest";
import type { HistoryLine } from "#app/domain/activity/activity-schema.ts";
import { createApp } from "#app/server/create-app.ts";
import { testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { stopClock } from "#test/stop-clock.ts";

/** 10:00 in India. */
const now = Date.parse("2026-11-23T04:30:00.000Z");

async function appWithHistory() {
  stopClock(now);
  const testing = await testApp();
  const { db, call, signIn } = testing;
  const token = await signIn();
  const { id: meenal } = await db
    .selectFrom("users")
    .select("id")
    .where("username", "=", "meenal")
    .executeTakeFirstOrThrow();
  await db.deleteFrom("activities").execute();
  const act = (created_at: string, facts: { type?: string; action?: "create" | "delete"; name: string }) =>
    db
      .insertInto("activities")
      .values({
        type: "course",
        action: "create",
        record_id: 1,
        actor_id: meenal,
        address: "198.51.100.7",
        created_at,
        search_text: facts.name.toLowerCase(),
        ...facts,
      })
      .execute();
  const lines = async (query = "") => {
    const response = await call({ method: "GET", url: `/backend/admin/history.php?${query}`, token });
    return response.json<{ data: HistoryLine[] }>().data.map(({ name }) => name);
  };
  return { ...testing, token, meenal, act, lines };
}

test("the history is narrowed by person, act, kind, day in India and name, the newest first", async () => {
  const { call, token, meenal, act, lines } = await appWithHistory();
  await act("2026-10-01T06:00:00.000Z", { name: "Online BBA" });
  await act("2026-11-22T18:29:00.000Z", { name: "Online MBA" });
  await act("2026-11-22T18:31:00.000Z", { name: "What does it cost?", type: "faq", action: "delete" });

  expect(await lines()).toEqual(["What does it cost?", "Online MBA", "Online BBA"]);
  expect(await lines("day=today")).toEqual(["What does it cost?"]);
  expect(await lines("day=yesterday")).toEqual(["Online MBA"]);
  expect(await lines("day=month")).toEqual(["What does it cost?", "Online MBA"]);
  expect(await lines("kind=course&act=create&q=online+mba")).toEqual(["Online MBA"]);
  expect(await lines(`who=${meenal}&page=2&limit=2`)).toEqual(["Online BBA"]);
  expect(await lines(`who=${meenal + 1}`)).toEqual([]);
  const [line] = (await call({ method: "GET", url: "/backend/admin/history.php", token })).json().data;
  expect(line).toMatchObject({ actor: "meenal", address: "198.51.100.7", action: "delete", record_id: 1 });
});

test("what staff do is found by its name at once", async () => {
  const { call, token, lines } = await appWithHistory();
  const payload = { question: "Is there a hostel?", answer: "At two of them." };
  await call({ method: "POST", url: "/backend/admin/faqs.php", token, payload });

  expect(await lines("q=HOSTEL")).toEqual(["Is there a hostel?"]);
});

test("thirteen months are kept", async () => {
  const { db, dataFolder, bucket, act, lines } = await appWithHistory();
  await act("2025-10-23T04:00:00.000Z", { name: "Too old" });
  await act("2025-10-24T04:00:00.000Z", { name: "Old" });

  const next = await createApp({ db, dataFolder, bucket, publicOrigin: "http://disha.test", logLevel: "silent" });
  await next.ready();
  await eventually(async () => expect(await lines()).toEqual(["Old"]));
  await next.close();
});

test("the history tells who was refused at the sign-in, once in an hour, and nothing of what was typed as a name", async () => {
  const { call, db, lines } = await appWithHistory();
  const guess = (username: string) =>
    call({ method: "POST", url: "/backend/admin/login.php", payload: { username, password: "wrong guess 1" } });

  const answers = [
    await guess("meenal"),
    await guess("meenal"),
    await guess("my-secret-password"),
    await guess("other"),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
  expect(await lines("act=refuse")).toEqual(["Unknown name", "meenal"]);
  const [unknown] = await db
    .selectFrom("activities")
    .selectAll()
    .where("action", "=", "refuse")
    .orderBy("id", "desc")
    .execute();
  expect([unknown!.actor_id, unknown!.record_id, unknown!.address]).toEqual([null, null, "127.0.0.1"]);
  stopClock(now + 3_600_001);
  await guess("meenal");
  expect(await lines("act=refuse")).toEqual(["meenal", "Unknown name", "meenal"]);
});
