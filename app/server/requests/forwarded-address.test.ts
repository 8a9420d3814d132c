import { afterEach, expect, test, vi } from "vitest";
import { testApp } from "#test/app.ts";

afterEach(() => void vi.useRealTimers());

/** An app behind proxies; each call comes through the nearest one with a first entry that the visitor made up. */
async function appBehind(trustProxy: number | string[], proxies: string[]) {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { call } = await testApp({ trustProxy });
  const [remoteAddress, ...farther] = proxies.toReversed();
  let forged = 0;
  const post = (url: string, payload: object, visitor = "203.0.113.7") => {
    forged += 1;
    const entries = [`198.51.100.${forged}`, visitor, ...farther.toReversed()];
    const headers = { "x-forwarded-for": entries.join(", "), "x-real-ip": `198.51.100.${forged}` };
    return call({ method: "POST", url, payload, headers, remoteAddress: remoteAddress! });
  };
  const guess = (visitor?: string) =>
    post("/backend/admin/login.php", { username: "meenal", password: "a wrong guess" }, visitor);
  const write = (visitor?: string) => post("/backend/api/contact.php", {}, visitor);
  return { guess, write };
}

const fronts: [string, number | string[], string[]][] = [
  ["one proxy", 1, ["127.0.0.1"]],
  ["two proxies", 2, ["10.4.0.9", "127.0.0.1"]],
  ["the proxies of two networks", ["10.0.0.0/8", "127.0.0.1"], ["10.4.0.9", "127.0.0.1"]],
];

test.each(fronts)("behind %s a forged address buys no guess at a password", async (_front, trustProxy, proxies) => {
  const { guess } = await appBehind(trustProxy, proxies);
  for (let number = 1; number <= 5; number += 1) expect((await guess()).statusCode).toBe(401);

  expect((await guess()).statusCode).toBe(429);
  expect((await guess("203.0.113.8")).statusCode).toBe(401);
});

test.each(fronts)("behind %s a forged address buys no further post of a form", async (_front, trustProxy, proxies) => {
  const { write } = await appBehind(trustProxy, proxies);
  for (let number = 1; number <= 10; number += 1) expect((await write()).statusCode).toBe(422);

  expect((await write()).statusCode).toBe(429);
  expect((await write("203.0.113.8")).statusCode).toBe(422);
});

test("without a proxy in front no header tells an address", async () => {
  const { write } = await appBehind(0, ["203.0.113.7"]);
  for (let number = 1; number <= 10; number += 1) expect((await write(`203.0.113.${number}`)).statusCode).toBe(422);

  expect((await write("203.0.113.99")).statusCode).toBe(429);
});
