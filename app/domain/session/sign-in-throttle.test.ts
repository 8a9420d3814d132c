import { expect, test } from "vitest";
import { createSignInThrottle } from "./sign-in-throttle.ts";

const MINUTE = 60;

/** A throttle whose clock stands until `pass` moves it, in seconds. */
function throttleWithClock() {
  let now = Date.parse("2026-11-21T04:30:00.000Z");
  const throttle = createSignInThrottle(() => now);
  const attempt = (account: string, address: string, knownDevice: string | null = null) => ({
    account,
    address,
    knownDevice,
  });
  return {
    pass: (seconds: number) => void (now += seconds * 1000),
    tries: (account: string, address: string, device?: string) => throttle.admit(attempt(account, address, device)),
    takesBack: (account: string, address: string) => throttle.takeBack(attempt(account, address)),
    succeeds: (account: string, address: string, device?: string) =>
      throttle.forgive(attempt(account, address, device)),
  };
}

const times = <Result>(count: number, act: (index: number) => Result) =>
  Array.from({ length: count }, (_, index) => act(index));

test("five failures are free, then the waiting doubles with each, up to five minutes", () => {
  const { pass, tries } = throttleWithClock();
  expect(times(5, () => tries("meenal", "203.0.113.5"))).toEqual([0, 0, 0, 0, 0]);

  const waits = times(9, () => {
    const wait = tries("meenal", "203.0.113.5");
    pass(wait);
    expect(tries("meenal", "203.0.113.5")).toBe(0);
    return wait;
  });

  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300]);
});

test("an attempt refused while waiting does not make the waiting longer", () => {
  const { pass, tries } = throttleWithClock();
  times(6, () => tries("meenal", "203.0.113.5"));

  times(50, () => tries("meenal", "203.0.113.5"));
  pass(1);

  expect(tries("meenal", "203.0.113.5")).toBe(1);
  pass(1);
  expect(tries("meenal", "203.0.113.5")).toBe(0);
});

test("a quarter of an hour without a failure, and all is forgotten", () => {
  const { pass, tries } = throttleWithClock();
  times(5, () => tries("meenal", "203.0.113.5"));

  pass(15 * MINUTE + 1);

  expect(times(5, () => tries("meenal", "203.0.113.5"))).toEqual([0, 0, 0, 0, 0]);
});

test("one address that tries one account after another waits, and so does one that moves within its IPv6 network", () => {
  const { tries } = throttleWithClock();
  times(5, (index) => tries(`user${index}`, "203.0.113.5"));
  times(5, (index) => tries(`user${index}`, `2001:db8:7:1::${index + 1}`));

  expect(tries("another", "203.0.113.5")).toBe(2);
  expect(tries("another", "2001:db8:7:1:ffff::9")).toBe(2);
  expect(tries("another", "2001:db8:7:2::1")).toBe(0);
});

test.each(["takesBack", "succeeds"] as const)(
  "an attempt that %s neither begins a waiting anew nor keeps failures alive",
  (outcome) => {
    const throttle = throttleWithClock();
    times(5, (index) => throttle.tries(`user${index}`, "203.0.113.5"));
    throttle.pass(2);

    expect(throttle.tries("meenal", "203.0.113.5")).toBe(0);
    throttle[outcome]("meenal", "203.0.113.5");
    expect(throttle.tries("meenal", "203.0.113.5")).toBe(0);
    throttle[outcome]("meenal", "203.0.113.5");

    throttle.pass(14 * MINUTE);
    expect(throttle.tries("meenal", "203.0.113.5")).toBe(0);
    throttle[outcome]("meenal", "203.0.113.5");
    throttle.pass(MINUTE);
    expect(times(5, (index) => throttle.tries(`user${index}`, "203.0.113.5"))).toEqual([0, 0, 0, 0, 0]);
  },
);

test("a name in another case is the same account", () => {
  const { tries } = throttleWithClock();
  times(5, () => tries("meenal", "203.0.113.5"));

  expect(tries("MEENAL", "203.0.113.5")).toBe(2);
});

test("strangers' failures never make the owner wait: not elsewhere, and on a known device not even on their network", () => {
  const { tries } = throttleWithClock();
  times(500, (index) => tries("meenal", `203.0.113.${index % 250}`));

  expect(tries("meenal", "198.51.100.7")).toBe(0);
  expect(times(5, () => tries("meenal", "203.0.113.5", "laptop"))).toEqual([0, 0, 0, 0, 0]);
  expect(tries("meenal", "203.0.113.5", "laptop")).toBe(2);
});

test("while an account is under attack, a stranger waits from the first failure on, the longer the greater the attack", () => {
  const { tries } = throttleWithClock();
  times(20, (index) => tries("meenal", `203.0.113.${index}`));
  expect([tries("meenal", "198.51.100.7"), tries("meenal", "198.51.100.7")]).toEqual([0, 2]);

  times(300, (index) => tries("meenal", `192.0.2.${index % 250}`));
  expect([tries("meenal", "198.51.100.8"), tries("meenal", "198.51.100.8")]).toEqual([0, 16]);
});

test("success forgives one's own failures", () => {
  const { succeeds, tries } = throttleWithClock();
  times(4, () => tries("meenal", "203.0.113.5"));
  times(4, () => tries("meenal", "198.51.100.7", "laptop"));

  tries("meenal", "203.0.113.5");
  succeeds("meenal", "203.0.113.5");
  succeeds("meenal", "198.51.100.7", "laptop");

  expect(times(4, () => tries("meenal", "198.51.100.7", "laptop"))).toEqual([0, 0, 0, 0]);
  expect(tries("meenal", "203.0.113.5")).toBe(0);
});

test("signing in to an account of one's own in between does not win free guesses at others", () => {
  const { succeeds, tries } = throttleWithClock();
  const waits = times(8, (index) => {
    if (tries("own", "203.0.113.5") === 0) succeeds("own", "203.0.113.5");
    return tries(`user${index}`, "203.0.113.5");
  });

  expect(waits.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
  expect(waits[5]).toBeGreaterThan(0);
});

test("what it remembers is bounded: ten thousand other accounts and networks push out the oldest", () => {
  const { tries } = throttleWithClock();
  times(5, () => tries("meenal", "203.0.113.5"));

  times(10_000, (index) => tries(`user${index}`, `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`));

  expect(tries("meenal", "203.0.113.5")).toBe(0);
});

test("guesses at the second factor count together, from whatever network, and a known device is spared", () => {
  let now = Date.parse("2026-11-21T04:30:00.000Z");
  const throttle = createSignInThrottle(() => now);
  const from = (index: number, knownDevice: string | null = null) => ({
    account: "meenal",
    address: `203.0.113.${index}`,
    knownDevice,
  });
  const waits = times(6, (index) => throttle.admitCode(from(index)));
  expect(waits).toEqual([0, 0, 0, 0, 0, 2]);
  expect(throttle.admitCode({ ...from(1), account: "ravi" })).toBe(0);
  expect(throttle.admitCode(from(9, "laptop"))).toBe(0);

  now += 2000;
  expect(throttle.admitCode(from(10))).toBe(0);
  throttle.forgive(from(10));
  expect(times(5, (index) => throttle.admitCode(from(index)))).toEqual([0, 0, 0, 0, 0]);
});

test("an attempt taken back is no failure, and makes no failure undone", () => {
  const throttle = createSignInThrottle();
  const attempt = { account: "meenal", address: "203.0.113.5", knownDevice: null };
  times(50, () => {
    expect(throttle.admit(attempt)).toBe(0);
    throttle.takeBack(attempt);
  });
  times(5, () => throttle.admit(attempt));
  expect(throttle.admit(attempt)).toBe(2);
});
