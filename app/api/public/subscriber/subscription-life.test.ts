import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { DAY_MS, MINUTE_MS } from "#app/lib/time/from-now.ts";
import { testApp } from "#test/app.ts";

const email = "tanvi@mail.example";

type Status = "pending" | "confirmed" | "unsubscribed";

/** An address of the newsletter, and the links of the last mail that its owner got. */
async function newsletter() {
  const { call, db } = await testApp({ mostFormPosts: 100_000 });
  let now = Date.parse("2026-11-25T06:00:00Z");
  vi.useFakeTimers({ toFake: ["Date"], now });
  onTestFinished(() => void vi.useRealTimers());
  const post = (path: string, payload?: object) =>
    call({ method: "POST", url: `/backend/api/${path}`, ...(payload && { payload }) });
  const begin = async () => {
    await db.deleteFrom("outbox").execute();
    await db.deleteFrom("subscribers").execute();
  };
  const mails = () => db.selectFrom("outbox").select(["id", "body", "headers"]).orderBy("id").execute();
  const linkIn = async (name: string) => {
    const { body, headers } = (await mails()).at(-1)!;
    return new RegExp(`${name}(?:\\.php\\?token=|/)([\\w.-]+)`).exec(body + JSON.stringify(headers))![1];
  };
  const status = async () =>
    (await db.selectFrom("subscribers").select("status").where("email", "=", email).executeTakeFirst())?.status ?? null;
  return {
    begin,
    status,
    count: async () => (await mails()).length,
    ask: async () => (await post("newsletter.php", { email })).statusCode,
    confirm: async () => (await post(`confirm.php?token=${await linkIn("confirm")}`)).statusCode,
    leave: async () => (await post(`unsubscribe.php?token=${await linkIn("unsubscribe")}`)).statusCode,
    wait: (ms: number) => void vi.setSystemTime((now += ms)),
    now: () => now,
  };
}

const act = fc.constantFrom("ask", "ask", "confirm", "leave", "half an hour", "two hours", "a week");

test("whatever an owner and strangers do, one alone confirms, nobody is written twice in an hour, and who has left is left alone", async () => {
  const { begin, status, count, ask, confirm, leave, wait, now } = await newsletter();
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 10 }), async (acts) => {
      await begin();
      let expected: Status | null = null;
      let askedAt = -Infinity;
      let mailedAt = -Infinity;
      let mails = 0;
      for (const one of ["ask", ...acts]) {
        if (one === "half an hour") wait(30 * MINUTE_MS);
        if (one === "two hours") wait(120 * MINUTE_MS);
        if (one === "a week") wait(7 * DAY_MS + MINUTE_MS);
        if (one === "ask") {
          // Nobody learns from the answer whether the address is known.
          expect(await ask()).toBe(201);
          const isDue = expected === "pending" ? now() - askedAt > 60 * MINUTE_MS : expected !== "confirmed";
          if (isDue) {
            expected = "pending";
            mails += 1;
            askedAt = mailedAt = now();
          }
        }
        if (one === "confirm") {
          const isGood = expected !== "unsubscribed" && now() - mailedAt <= 7 * DAY_MS;
          expect([acts, await confirm()]).toEqual([acts, isGood ? 200 : 404]);
          if (isGood) expected = "confirmed";
        }
        if (one === "leave") {
          expect(await leave()).toBe(200);
          expected = "unsubscribed";
        }
        expect([acts, one, await status(), await count()]).toEqual([acts, one, expected, mails]);
      }
    }),
    { numRuns: 15 },
  );
});

test("a confirmation is good to the end of its week, and the link to leave for good", async () => {
  const { ask, confirm, leave, wait, status } = await newsletter();
  await ask();
  wait(7 * DAY_MS);
  expect([await confirm(), await status()]).toEqual([200, "confirmed"]);
  wait(1);
  expect([await confirm(), await status()]).toEqual([404, "confirmed"]);
  wait(400 * DAY_MS);
  expect([await leave(), await leave(), await status()]).toEqual([200, 200, "unsubscribed"]);
});
