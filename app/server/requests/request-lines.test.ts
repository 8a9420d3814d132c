import { expect, onTestFinished, test, vi } from "vitest";
import { type Counter, openLog } from "./request-log.ts";

/** A log whose lines lie here, as they have left. */
function logHere(level = "info") {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: Date.parse("2026-11-25T06:00:00Z") });
  const left: string[] = [];
  const counters = new Map<string, Counter>();
  const destination = { write: (lines: string) => void left.push(lines), flushSync: () => undefined };
  const counterOf = (method: string, path: string, status: number) => {
    const name = `${method} ${path} ${status}`;
    const counter = counters.get(name) ?? { requests: 0, seconds: 0 };
    counters.set(name, counter);
    return counter;
  };
  const log = openLog(level, destination, counterOf);
  onTestFinished(() => {
    log.close();
    vi.useRealTimers();
  });
  const lines = () =>
    left
      .join("")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { ...log, left, counters, lines };
}

test("a request is one line of JSON, without its query, whatever its path holds", () => {
  const { request, lines, close } = logHere();
  request("GET", "/courses?q=tanvi%40mail.example", 200, 12.345);
  request("POST", "/backend/api/leads.php", 201, 0.04);
  request("GET", '/a"b\\c\nd', 404, 3);
  request("GET", "/?", 304, 1.96);
  close();
  expect(lines().map(({ method, path, status, ms }) => [method, path, status, ms])).toEqual([
    ["GET", "/courses", 200, 12.3],
    ["POST", "/backend/api/leads.php", 201, 0],
    ["GET", '/a"b\\c\nd', 404, 3],
    ["GET", "/", 304, 2],
  ]);
  expect(lines()[0]).toMatchObject({ level: 30, time: Date.parse("2026-11-25T06:00:00Z"), pid: process.pid });
});

test("lines leave together: after a quarter of a second, or when there are many", () => {
  const { request, left, write } = logHere();
  request("GET", "/one", 200, 1);
  request("GET", "/two", 200, 1);
  vi.advanceTimersByTime(249);
  expect(left).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(left.map((lines) => lines.match(/"path":"\/(one|two)"/g)?.length)).toEqual([2]);

  write("x".repeat(32 * 1024 - 1));
  expect(left).toHaveLength(1);
  write("\n");
  expect(left).toHaveLength(2);
  // Nothing waits any more.
  vi.advanceTimersByTime(1000);
  expect(left).toHaveLength(2);
  request("GET", "/three", 200, 1);
  vi.advanceTimersByTime(250);
  expect(left).toHaveLength(3);
});

test.each([
  ["debug", 1],
  ["info", 1],
  ["warn", 0],
  ["error", 0],
  ["silent", 0],
])("at the level %s requests are told %i times, and counted in any case", (level, told) => {
  const { request, lines, counters, close } = logHere(level);
  request("GET", "/courses?page=2", 200, 5);
  close();
  expect(lines()).toHaveLength(told);
  expect([...counters]).toEqual([["GET /courses 200", { requests: 1, seconds: 0.005 }]]);
});

test("requests that differ in method, address or status are told apart, however many addresses come between them", () => {
  const { request, lines, counters, close } = logHere();
  const different = [
    ["GET", "/courses", 200],
    ["HEAD", "/courses", 200],
    ["GET", "/courses", 304],
    ["GET", "/contact", 200],
  ] as const;
  for (const [method, url, status] of different) request(method, url, status, 1);
  for (let number = 0; number < 2500; number += 1) request("GET", `/invented-${number}`, 404, 1);
  for (const [method, url, status] of different) request(method, url, status, 2);
  close();

  const told = lines().map(({ method, path, status, ms }) => [method, path, status, ms]);
  expect(told.slice(0, 4)).toEqual(different.map((one) => [...one, 1]));
  expect(told.slice(-4)).toEqual(different.map((one) => [...one, 2]));
  expect(told[2503]).toEqual(["GET", "/invented-2499", 404, 1]);
  for (const one of different) expect(counters.get(one.join(" "))).toEqual({ requests: 2, seconds: 0.003 });
});
