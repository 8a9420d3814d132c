import { expect, test } from "vitest";
import { freshDatabase } from "#test/servers/fresh-database.ts";
import { failuresInMemory } from "./failure-counters.ts";
import { failureStoreOf } from "./failure-store.server.ts";
import { sharedFailures } from "./shared-failures.server.ts";
import { type Attempt, createSignInThrottle } from "./sign-in-throttle.ts";

const MINUTE = 60;

/** A throttle whose clock stands until `pass` moves it, in seconds. */
async function throttleWithClock(storeOf?: typeof failuresInMemory) {
  let now = Date.parse("2026-11-21T04:30:00.000Z");
  const clock = () => now;
  const failures = storeOf ? storeOf(clock) : failureStoreOf((await freshDatabase()).db, clock);
  const throttle = createSignInThrottle(failures, clock);
  const attempt = (account: string, address: string, knownDevice: string | null = null): Attempt => ({
    account,
    address,
    knownDevice,
  });
  type Who = Parameters<typeof attempt>;
  return {
    pass: (seconds: number) => void (now += seconds * 1000),
    tries: (...who: Who) => throttle.admit(attempt(...who)),
    triesCode: (...who: Who) => throttle.admitCode(attempt(...who)),
    takesBack: (...who: Who) => throttle.takeBack(attempt(...who)),
    succeeds: (...who: Who) => throttle.forgive(attempt(...who)),
  };
}

/** One after the other. */
async function times<Result>(count: number, act: (index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let index = 0; index < count; index += 1) results.push(await act(index));
  return results;
}

test("five failures are free, then the waiting doubles with each, up to five minutes", async () => {
  const { pass, tries } = await throttleWithClock();
  expect(await times(5, () => tries("meenal", "203.0.113.5"))).toEqual([0, 0, 0, 0, 0]);

  const waits = await times(9, async () => {
    const wait = await tries("meenal", "203.0.113.5");
    pass(wait);
    expect(await tries("meenal", "203.0.113.5")).toBe(0);
    return wait;
  });

  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300]);
});

test("an attempt refused while waiting does not make the waiting longer", async () => {
  const { pass, tries } = await throttleWithClock();
  await times(6, () => tries("meenal", "203.0.113.5"));

  await times(50, () => tries("meenal", "203.0.113.5"));
  pass(1);

  expect(await tries("meenal", "203.0.113.5")).toBe(1);
  pass(1);
  expect(await tries("meenal", "203.0.113.5")).toBe(0);
});

test("a quarter of an hour without a failure, and all is forgotten", async () => {
  const { pass, tries } = await throttleWithClock();
  await times(5, () => tries("meenal", "203.0.113.5"));

  pass(15 * MINUTE + 1);

  expect(await times(5, () => tries("meenal", "203.0.113.5"))).toEqual([0, 0, 0, 0, 0]);
});

test("one address that tries one account after another waits, and so does one that moves within its IPv6 network", async () => {
  const { tries } = await throttleWithClock();
  await times(5, (index) => tries(`user${index}`, "203.0.113.5"));
  await times(5, (index) => tries(`user${index}`, `2001:db8:7:1::${index + 1}`));

  expect(await tries("another", "203.0.113.5")).toBe(2);
  expect(await tries("another", "2001:db8:7:1:ffff::9")).toBe(2);
  expect(await tries("another", "2001:db8:7:2::1")).toBe(0);
});

test.each(["takesBack", "succeeds"] as const)(
  "an attempt that %s neither begins a waiting anew nor keeps failures alive",
  async (outcome) => {
    const throttle = await throttleWithClock();
    await times(5, (index) => throttle.tries(`user${index}`, "203.0.113.5"));
    throttle.pass(2);

    expect(await throttle.tries("meenal", "203.0.113.5")).toBe(0);
    await throttle[outcome]("meenal", "203.0.113.5");
    expect(await throttle.tries("meenal", "203.0.113.5")).toBe(0);
    await throttle[outcome]("meenal", "203.0.113.5");

    throttle.pass(14 * MINUTE);
    expect(await throttle.tries("meenal", "203.0.113.5")).toBe(0);
    await throttle[outcome]("meenal", "203.0.113.5");
    throttle.pass(MINUTE);
    expect(await times(5, (index) => throttle.tries(`user${index}`, "203.0.113.5"))).toEqual([0, 0, 0, 0, 0]);
  },
);

test("a name in another case is the same account", async () => {
  const { tries } = await throttleWithClock();
  await times(5, () => tries("meenal", "203.0.113.5"));

  expect(await tries("MEENAL", "203.0.113.5")).toBe(2);
});

test("strangers' failures never make the owner wait: not elsewhere, and on a known device not even on their network", async () => {
  const { tries } = await throttleWithClock();
  await times(100, (index) => tries("meenal", `203.0.113.${index % 250}`));

  expect(await tries("meenal", "198.51.100.7")).toBe(0);
  expect(await times(5, () => tries("meenal", "203.0.113.5", "laptop"))).toEqual([0, 0, 0, 0, 0]);
  expect(await tries("meenal", "203.0.113.5", "laptop")).toBe(2);
});

test("while an account is under attack, a stranger waits from the first failure on, the longer the greater the attack", async () => {
  const { tries } = await throttleWithClock();
  await times(20, (index) => tries("meenal", `203.0.113.${index}`));
  expect([await tries("meenal", "198.51.100.7"), await tries("meenal", "198.51.100.7")]).toEqual([0, 2]);

  await times(300, (index) => tries("meenal", `192.0.2.${index % 250}`));
  expect([await tries("meenal", "198.51.100.8"), await tries("meenal", "198.51.100.8")]).toEqual([0, 16]);
});

test("success forgives one's own failures", async () => {
  const { succeeds, tries } = await throttleWithClock();
  await times(4, () => tries("meenal", "203.0.113.5"));
  await times(4, () => tries("meenal", "198.51.100.7", "laptop"));

  await tries("meenal", "203.0.113.5");
  await succeeds("meenal", "203.0.113.5");
  await succeeds("meenal", "198.51.100.7", "laptop");

  expect(await times(4, () => tries("meenal", "198.51.100.7", "laptop"))).toEqual([0, 0, 0, 0]);
  expect(await tries("meenal", "203.0.113.5")).toBe(0);
});

test("signing in to an account of one's own in between does not win free guesses at others", async () => {
  const { succeeds, tries } = await throttleWithClock();
  const waits = await times(8, async (index) => {
    if ((await tries("own", "203.0.113.5")) === 0) await succeeds("own", "203.0.113.5");
    return await tries(`user${index}`, "203.0.113.5");
  });

  expect(waits.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
  expect(waits[5]).toBeGreaterThan(0);
});

test("a flood of other accounts and networks empties nobody's failures", async () => {
  const { tries } = await throttleWithClock(failuresInMemory);
  await times(5, () => tries("meenal", "203.0.113.5"));

  await times(30_000, (index) => tries(`user${index}`, `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`));

  expect(await tries("meenal", "203.0.113.5")).toBe(2);
});

test("guesses at the second factor count together, from whatever network, and a known device is spared", async () => {
  const { pass, triesCode, succeeds } = await throttleWithClock();
  const waits = await times(6, (index) => triesCode("meenal", `203.0.113.${index}`));
  expect(waits).toEqual([0, 0, 0, 0, 0, 2]);
  expect(await triesCode("ravi", "203.0.113.1")).toBe(0);
  expect(await triesCode("meenal", "203.0.113.9", "laptop")).toBe(0);

  pass(2);
  expect(await triesCode("meenal", "203.0.113.10")).toBe(0);
  await succeeds("meenal", "203.0.113.10");
  expect(await times(5, (index) => triesCode("meenal", `203.0.113.${index}`))).toEqual([0, 0, 0, 0, 0]);
});

test("an attempt taken back is no failure, and makes no failure undone", async () => {
  const { tries, takesBack } = await throttleWithClock();
  await times(20, async () => {
    expect(await tries("meenal", "203.0.113.5")).toBe(0);
    await takesBack("meenal", "203.0.113.5");
  });
  await times(5, () => tries("meenal", "203.0.113.5"));
  expect(await tries("meenal", "203.0.113.5")).toBe(2);
});

test("of twenty guesses at one moment five are free", async () => {
  const { tries } = await throttleWithClock();
  const waits = await Promise.all(Array.from({ length: 20 }, () => tries("meenal", "203.0.113.5")));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});

test.runIf(process.env["TEST_DATABASE_URL"])("what was counted long ago is not kept", async () => {
  const { db } = await freshDatabase();
  let now = Date.parse("2026-11-21T04:30:00.000Z");
  const throttle = createSignInThrottle(sharedFailures(db, () => now));
  await throttle.admit({ account: "meenal", address: "203.0.113.5", knownDevice: null });
  now += (15 * MINUTE + 1) * 1000;
  await throttle.admit({ account: "ravi", address: "198.51.100.7", knownDevice: null });
  const kept = await db.selectFrom("counted_failures").select("key").orderBy("key").execute();
  expect(kept.map(({ key }) => key)).toEqual([
    "accounts ravi",
    "accountsOnNetworks 198.51.100.7 ravi",
    "networks 198.51.100.7",
  ]);
});
