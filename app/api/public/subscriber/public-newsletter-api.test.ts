import { afterEach, expect, test, vi } from "vitest";
import { HOUR_MS } from "#app/lib/time/from-now.ts";
import { testApp } from "#test/app.ts";

const url = "/backend/api/newsletter.php";
const confirmUrl = "/backend/api/confirm.php";

afterEach(() => void vi.useRealTimers());

async function appWithSubscriber(email = "Tanvi@Mail.example") {
  const testing = await testApp();
  const { call, db } = testing;
  const subscribe = (fields: object = {}) => call({ method: "POST", url, payload: { email, ...fields } });
  const response = await subscribe();
  const mails = () => db.selectFrom("outbox").selectAll().orderBy("id").execute();
  const confirmPath = async () => {
    const [, token] = /http:\/\/disha\.test\/newsletter\/confirm\/(\S+)/.exec((await mails()).at(-1)!.body)!;
    return `${confirmUrl}?token=${token}`;
  };
  const confirm = async () => {
    const confirmed = await call({ method: "POST", url: await confirmPath() });
    const leaving = new URL(confirmed.json().data.unsubscribe_url);
    return { confirmed, leavePath: leaving.pathname + leaving.search };
  };
  const subscribers = () => db.selectFrom("subscribers").select(["email", "status"]).execute();
  return { ...testing, subscribe, response, mails, confirmPath, confirm, subscribers };
}

test("an address is subscribed once its owner has opened the link of the mail, and may be opened twice", async () => {
  const { response, mails, confirm, subscribers } = await appWithSubscriber();

  expect(response.statusCode).toBe(201);
  expect(await mails()).toMatchObject([{ recipient: "tanvi@mail.example" }]);
  expect(await subscribers()).toEqual([{ email: "tanvi@mail.example", status: "pending" }]);

  const { confirmed } = await confirm();
  await confirm();

  expect(confirmed.statusCode).toBe(200);
  expect(confirmed.json()).toMatchObject({ success: true, message: "Your subscription is confirmed." });
  expect(await subscribers()).toEqual([{ email: "tanvi@mail.example", status: "confirmed" }]);
});

test("a link that was changed, is a week old or belongs to another act confirms nothing", async () => {
  const { call, confirmPath, subscribers } = await appWithSubscriber();
  const path = await confirmPath();
  const send = async (address: string) => (await call({ method: "POST", url: address })).statusCode;

  expect(await send(path.replace(/.$/, (last) => (last === "A" ? "B" : "A")))).toBe(404);
  expect(await send(path.replace("token=1.", "token=2."))).toBe(404);
  expect(await send(`${confirmUrl}?token=`)).toBe(422);
  const token = new URLSearchParams(path.split("?")[1]).get("token");
  const leave = await call({ method: "POST", url: `/backend/api/unsubscribe.php?token=${token}` });
  expect(leave.statusCode).toBe(404);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 7 * 24 * HOUR_MS + 1000 });
  expect(await send(path)).toBe(404);
  expect(await subscribers()).toMatchObject([{ status: "pending" }]);
});

test("a program that looks into a link before its reader does confirms nothing", async () => {
  const { call, confirmPath, subscribers } = await appWithSubscriber();
  const path = await confirmPath();
  const token = new URLSearchParams(path.split("?")[1]).get("token");

  for (const method of ["GET", "HEAD", "OPTIONS"] as const) {
    for (const address of [path, `${url}?confirm=${token}`, `/newsletter/confirm/${token}`]) {
      await call({ method, url: address });
    }
  }

  expect(await subscribers()).toMatchObject([{ status: "pending" }]);
});

test("one click as mail programs send it ends the subscription, and the old confirmation does not bring it back", async () => {
  const { call, confirm, confirmPath, subscribers } = await appWithSubscriber();
  const { leavePath } = await confirm();

  expect((await call({ method: "GET", url: leavePath })).statusCode).toBe(404);
  const leave = await call({
    method: "POST",
    url: leavePath,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });

  expect([leave.statusCode, leave.json().success]).toEqual([200, true]);
  expect(await subscribers()).toMatchObject([{ status: "unsubscribed" }]);
  expect((await call({ method: "POST", url: await confirmPath() })).statusCode).toBe(404);
});

test("an old link ends the subscription that its address has now, where staff deleted the one that it was of", async () => {
  const { call, db, subscribe, confirm, signIn, subscribers } = await appWithSubscriber();
  const { leavePath } = await confirm();
  const { id } = await db.selectFrom("subscribers").select("id").executeTakeFirstOrThrow();
  await call({ method: "DELETE", url: `/backend/admin/subscribers.php?id=${id}`, token: await signIn() });
  await subscribe();
  await confirm();
  expect(await subscribers()).toMatchObject([{ status: "confirmed" }]);

  expect((await call({ method: "POST", url: leavePath })).statusCode).toBe(200);

  expect(await subscribers()).toEqual([{ email: "tanvi@mail.example", status: "unsubscribed" }]);
  expect(await db.selectFrom("trash").select("id").execute()).toEqual([]);
});

test("a link of years ago still ends the subscription", async () => {
  const { call, db, confirm, subscribers } = await appWithSubscriber();
  await confirm();
  await db
    .updateTable("secrets")
    .set({ value: "a secret of years ago" })
    .where("name", "=", "subscription-links")
    .execute();

  const token = "1.1764000000000.MMioDmxURMXI_BRO5GKBdw6UtrZT_f3tIrVy9SwKxi8";
  await call({ method: "POST", url: `/backend/api/unsubscribe.php?token=${token}` });

  expect(await subscribers()).toMatchObject([{ status: "unsubscribed" }]);
});

test("whoever left may come back, with a mail at once", async () => {
  const { call, subscribe, confirm, mails, subscribers } = await appWithSubscriber();
  const { leavePath } = await confirm();
  await call({ method: "POST", url: leavePath });

  await subscribe();
  expect(await mails()).toHaveLength(2);
  await confirm();

  expect(await subscribers()).toMatchObject([{ status: "confirmed" }]);
});

test("the owner of an address gets one mail an hour at most, and none once the subscription is confirmed", async () => {
  const { subscribe, mails, confirm, response, subscribers } = await appWithSubscriber();

  const again = await subscribe();
  expect([again.statusCode, again.json()]).toEqual([201, response.json()]);
  expect(await mails()).toHaveLength(1);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + HOUR_MS + 1000 });
  await subscribe();
  expect(await mails()).toHaveLength(2);

  await confirm();
  vi.setSystemTime(Date.now() + 2 * HOUR_MS);
  expect((await subscribe()).json()).toEqual(response.json());
  expect(await mails()).toHaveLength(2);
  expect(await subscribers()).toHaveLength(1);
});

test("what is no address is refused, and nothing is stored", async () => {
  const { subscribers, mails, response } = await appWithSubscriber("tanvi");

  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ errors: { email: "Email must be an address such as name@example.com" } });
  expect([await subscribers(), await mails()]).toEqual([[], []]);
});
