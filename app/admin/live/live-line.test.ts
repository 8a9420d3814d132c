import { expect, onTestFinished, test, vi } from "vitest";
import type { LiveNews } from "#app/domain/live/live-schema.ts";
import { eventually } from "#test/eventually.ts";
import { holdLiveLine } from "./live-line.ts";

type Line = (signal: AbortSignal) => Promise<Response>;

/** A tab whose pauses take no time; of the lines each next one is answered by the next of these, then none at all. */
function tab(...lines: Line[]) {
  const heard: (LiveNews | number)[] = [];
  const pauses: number[] = [];
  let asked = 0;
  vi.stubGlobal("localStorage", { getItem: () => "a token" });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("BroadcastChannel", EventTargetChannel);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.stubGlobal("setTimeout", (act: () => void, ms: number) => {
    pauses.push(ms);
    // A line that nobody answers any more ends the story.
    return asked > lines.length ? 0 : setImmediate(act);
  });
  vi.stubGlobal("fetch", (address: string, { headers, signal }: { headers: object; signal: AbortSignal }) => {
    expect([address, headers]).toEqual(["/backend/admin/live", { authorization: "Bearer a token" }]);
    const line = lines[asked];
    asked += 1;
    return line ? line(signal) : Promise.reject(new TypeError("Failed to fetch"));
  });
  const stop = holdLiveLine((news) => heard.push(news));
  onTestFinished(() => {
    stop();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return { heard, pauses, stop, asked: () => asked };
}

const told: unknown[] = [];

class EventTargetChannel extends EventTarget {
  postMessage(news: unknown) {
    told.push(news);
  }
  close() {
    told.length = 0;
  }
}

const streamOf = (...parts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
const line =
  (status: number, ...parts: string[]): Line =>
  () =>
    Promise.resolve(new Response(streamOf(...parts), { status }));
const cut: Line = () => Promise.reject(new TypeError("Failed to fetch"));

test("news are heard however the line cuts them, a mere sign of life tells the time, and the other tabs are told", async () => {
  const { heard, asked } = tab(line(200, 'data: {"leads', '":1}\n', '\n: 17\n\ndata: {"leads":2}\n\nda'));

  await eventually(() => expect(asked()).toBe(2));
  expect(heard).toEqual([{ leads: 1 }, 17, { leads: 2 }]);
  expect(told).toEqual(heard);
});

test("the line waits for the screen's rows, comes again soon after its end, and later and later while nobody answers", async () => {
  const { pauses, asked } = tab(line(200), cut, line(503), cut, cut, cut, cut, line(200), cut);

  await eventually(() => expect(asked()).toBe(10));
  expect(pauses.slice(0, 10)).toEqual([3000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 2000, 4000]);
});

test.each([401, 403])("whoever is refused with %i has no line any more", async (status) => {
  const { asked } = tab(line(503), line(status), line(200));

  await eventually(() => expect(asked()).toBe(2));
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(asked()).toBe(2);
});

test("a line that is let go is closed, and none comes after it", async () => {
  let isClosed = false;
  const open: Line = (signal) =>
    new Promise((_, reject) => {
      signal.addEventListener("abort", () => {
        isClosed = true;
        reject(new Error("aborted"));
      });
    });
  const { stop, asked } = tab(open, line(200));
  await eventually(() => expect(asked()).toBe(1));

  stop();

  await eventually(() => expect(isClosed).toBe(true));
  await new Promise(setImmediate);
  expect(asked()).toBe(1);
});
