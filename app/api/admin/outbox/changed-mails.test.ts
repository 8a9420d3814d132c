import type { Insertable } from "kysely";
import { expect, test } from "vitest";
import type { Tables } from "#db/schema.ts";
import { DAY_MS, fromNow } from "#app/lib/time/from-now.ts";
import { testApp } from "#test/app.ts";

const url = "/backend/admin/outbox.php";

type Facts = Partial<Insertable<Tables["outbox"]>>;

/** An outbox with these mails, by their numbers from 1. */
async function appWithMails(...mails: Facts[]) {
  const testing = await testApp();
  const token = await testing.signIn();
  const rowOf = (facts: Facts, index: number) => ({
    message_id: `<${index}@disha.example>`,
    recipient: "tanvi@mail.example",
    reply_to: "hello@disha.example",
    subject: `Mail ${index + 1}`,
    body: "Dear Tanvi",
    headers: null,
    status: "waiting" as const,
    attempts: 0,
    due_at: fromNow(0),
    released_at: fromNow(0),
    sent_at: null,
    last_error: null,
    search_text: `mail ${index + 1}`,
    link_to: null,
    link_id: null,
    is_office: 0 as const,
    keeps_quiet: 0 as const,
    created_at: fromNow(0),
    ...facts,
  });
  const rows = mails.map(rowOf);
  while (rows.length > 0) await testing.db.insertInto("outbox").values(rows.splice(0, 200)).execute();
  const put = (address: string, payload: object) => testing.call({ method: "PUT", url: address, token, payload });
  const change = (id: number, status: string) => put(`${url}?id=${id}`, { status });
  const changeAll = (payload: object) => put("/backend/admin/outbox-bulk.php", payload);
  const mail = (id: number) =>
    testing.db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const counted = async () =>
    Object.fromEntries(
      (
        await testing.db
          .selectFrom("outbox")
          .select((of) => ["status", of.fn.countAll<number>().as("count")])
          .groupBy("status")
          .execute()
      ).map(({ status, count }) => [status, count]),
    );
  return { ...testing, token, change, changeAll, mail, counted };
}

/** Claimed by a process that sends it at this moment. */
const onItsWay = { attempts: 1, due_at: fromNow(60_000) };
const putOff = { attempts: 2, due_at: fromNow(60_000), last_error: "450 Try later" };

test("a mail on its way is not cancelled, and staff are told why; one whose claim has ended is", async () => {
  const { change, mail } = await appWithMails(onItsWay, { attempts: 1, due_at: fromNow(-1000) });

  const refused = await change(1, "cancelled");

  const why = "This mail is on its way at this moment";
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { message: why, errors: { status: why } }]);
  expect(await mail(1)).toMatchObject({ status: "waiting", attempts: 1 });
  expect((await change(2, "cancelled")).json()).toMatchObject({ data: { status: "cancelled" } });
});

test("a mail that was put off leaves now when staff say so, with all of its attempts before it", async () => {
  const { change, mail } = await appWithMails(putOff, {});
  const before = await mail(2);

  expect((await change(1, "waiting")).statusCode).toBe(200);

  const released = await mail(1);
  expect(released).toMatchObject({ status: "waiting", attempts: 0, last_error: null });
  expect(released.due_at <= fromNow(0)).toBe(true);
  // What waits as it should is left as it is.
  expect((await change(2, "waiting")).statusCode).toBe(200);
  expect(await mail(2)).toEqual(before);
});

test("a cancellation that is taken back leaves the mail as old as it was, and a held one becomes new", async () => {
  const old = { released_at: fromNow(-9 * DAY_MS), created_at: fromNow(-9 * DAY_MS) };
  const { change, mail } = await appWithMails({ ...old, status: "cancelled" }, { ...old, status: "held" });

  await change(1, "waiting");
  await change(2, "waiting");

  expect(await mail(1)).toMatchObject({ status: "waiting", released_at: old.released_at });
  const released = await mail(2);
  expect([released.status, released.created_at]).toEqual(["waiting", old.created_at]);
  expect(released.released_at > fromNow(-DAY_MS)).toBe(true);
});

test("a change is in the history once, and none where the mail was so already", async () => {
  const { db, change } = await appWithMails({}, { status: "sent", sent_at: fromNow(0) });
  await change(1, "cancelled");
  await change(1, "cancelled");
  await change(2, "cancelled");

  const acts = await db.selectFrom("activities").select(["record_id", "name"]).where("type", "=", "mail").execute();
  expect(acts).toEqual([{ record_id: 1, name: "Mail 1" }]);
});

test("of all that are cancelled those on their way stay, by their numbers, and are counted as not changed", async () => {
  const { changeAll, counted } = await appWithMails({}, onItsWay, putOff, { status: "failed" }, { status: "held" });

  const answer = await changeAll({ status: "cancelled", match: { status: "waiting" }, count: 3 });

  expect(answer.json().data).toEqual({
    changed: 2,
    kept: [{ id: 2, why: "on its way, or changed by now" }],
    done: 3,
    total: 3,
    next: null,
  });
  expect(await counted()).toEqual({ cancelled: 2, waiting: 1, failed: 1, held: 1 });
});

test("more than five hundred go in slices, and what comes meanwhile is not among them", async () => {
  const { db, changeAll, counted, mail } = await appWithMails(...Array.from({ length: 501 }, () => ({})));
  const cancel = (more: object) =>
    changeAll({ status: "cancelled", match: { status: "waiting" }, count: 501, ...more });

  const first = (await cancel({})).json().data;
  expect(first).toEqual({ changed: 500, kept: [], done: 500, total: 501, next: "500-501-500" });
  const { id, ...late } = { ...(await mail(501)), message_id: "<late@disha.example>" };
  await db.insertInto("outbox").values(late).execute();
  const second = (await cancel({ after: first.next })).json().data;

  expect(second).toEqual({ changed: 1, kept: [], done: 501, total: 501, next: null });
  expect(await counted()).toEqual({ cancelled: 501, waiting: 1 });
});

test("a slice that cannot be is refused in a sentence, and nothing changes", async () => {
  const { changeAll, counted } = await appWithMails({});

  for (const [asked, errors] of [
    [{ count: 0 }, { count: "Count must be at least 1" }],
    [{ count: 1.5 }, { count: "Count must be a whole number" }],
    [{ count: 1, after: "2-3" }, { after: "Begin without this value" }],
    [{ count: 1, after: "0-99999999999-0" }, { after: "Begin without this value" }],
    [
      { count: 1, match: { status: "cancelled" } },
      { "match.status": "Choose mails that wait, are held or have failed" },
    ],
    [{ count: 1, status: "waiting" }, { status: "These mails wait already" }],
  ] as const) {
    const answer = await changeAll({ status: "cancelled", match: { status: "waiting" }, ...asked });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
    expect(await counted()).toEqual({ waiting: 1 });
  }
});

test("who may not change mails changes none, whatever the way", async () => {
  const { db, call, signIn, counted } = await appWithMails({});
  for (const role of ["counsellor", "viewer", "editor"] as const) {
    await db.updateTable("users").set({ role }).where("username", "=", "ravi").execute();
    const token = await signIn("ravi");
    const bulk = { status: "cancelled", match: { status: "waiting" }, count: 1 };
    const one = await call({ method: "PUT", url: `${url}?id=1`, token, payload: { status: "cancelled" } });
    const all = await call({ method: "PUT", url: "/backend/admin/outbox-bulk.php", token, payload: bulk });
    expect([role, one.statusCode, all.statusCode]).toEqual([role, 403, 403]);
  }
  expect(await counted()).toEqual({ waiting: 1 });
});
