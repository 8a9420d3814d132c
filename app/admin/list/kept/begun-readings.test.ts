import { beforeEach, expect, test, vi } from "vitest";
import { isReadingBegun, noteBegunReadings } from "./begun-readings.ts";

const address = (search = "") => new URL(`https://disha.example/admin/leads${search}`);

beforeEach(() => {
  vi.stubGlobal("location", address());
  return () => vi.unstubAllGlobals();
});

function send({ method = "GET", url = address() } = {}) {
  const breaking = new AbortController();
  const { promise, resolve } = Promise.withResolvers<object>();
  const request = new Request(url, { method, signal: breaking.signal });
  const sent = Promise.resolve(noteBegunReadings({ request } as never, (() => promise) as never));
  const end = async (results: object) => (resolve(results), sent);
  return { breakOff: () => breaking.abort(), end };
}

const rows = { "admin/leads/leads-screen": { type: "data", result: {} } };

test("a reading is owed until it has ended, by itself or by a later one", async () => {
  const one = send();
  expect(isReadingBegun(address("?open=7"))).toBe(true);
  await one.end(rows);
  expect(isReadingBegun(address("?open=7"))).toBe(false);

  const brokenOff = send();
  brokenOff.breakOff();
  await brokenOff.end({});
  expect(isReadingBegun(address("?open=7"))).toBe(true);
  await send().end({});
  expect(isReadingBegun(address())).toBe(true);
  await send().end(rows);
  expect(isReadingBegun(address())).toBe(false);
});

test("the reading that a move begins does not count for that move", async () => {
  const to = address("?new=");
  expect(isReadingBegun(to)).toBe(false);
  const own = send({ url: to });
  expect(isReadingBegun(to)).toBe(false);
  await own.end({});
});

test("a save that was broken off owes a reading, one under way and another screen's reading owe none", async () => {
  const elsewhere = send({ url: new URL("https://disha.example/admin/courses") });
  const save = send({ method: "POST" });
  expect(isReadingBegun(address())).toBe(false);
  save.breakOff();
  await save.end({});
  await elsewhere.end(rows);
  expect(isReadingBegun(address())).toBe(true);
});
