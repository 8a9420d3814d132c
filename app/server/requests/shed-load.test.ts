import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { eventually } from "#test/eventually.ts";
import { testApp } from "#test/app.ts";

const pages = ["/courses", "/admin/login"];
const calls = ["/backend/api/courses.php", "/backend/admin/leads.php"];

/** Does it in a process that has no time between two pieces of other work until it is done. */
async function whileBusy<Result>(act: () => Promise<Result>): Promise<Result> {
  const nobody = new Int32Array(new SharedArrayBuffer(4));
  const done = new AbortController();
  const acted = act().finally(() => done.abort());
  while (!done.signal.aborted) {
    Atomics.wait(nobody, 0, 0, 200);
    await turn();
  }
  return acted;
}

test("a process with more to do than it can turns requests away in their own form, and takes them again", async () => {
  const { app, call } = await testApp({ longestDelayMs: 100 });
  const ask = (urls: string[]) => Promise.all(urls.map((url) => call({ method: "GET", url })));
  await app.ready();

  const [refusedPages, refusedCalls, others] = await whileBusy(async () => {
    await eventually(async () => expect((await ask(pages)).map(({ statusCode }) => statusCode)).toEqual([503, 503]));
    return Promise.all([ask(pages), ask(calls), ask(["/health", "/ready", "/backend/uploads/none.webp"])]);
  });

  for (const { statusCode, headers, body } of refusedPages) {
    expect([statusCode, headers["retry-after"], headers["content-type"]]).toEqual([
      503,
      "3",
      "text/html; charset=utf-8",
    ]);
    expect(body).toContain("Very many people are here at this moment.");
  }
  for (const response of refusedCalls) {
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "3"]);
    expect(response.json()).toMatchObject({ success: false, message: expect.stringContaining("Very many people") });
  }
  expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404]);
  await eventually(async () => expect((await ask(pages)).map(({ statusCode }) => statusCode)).toEqual([200, 200]));
});

test("a connection that sends no headers, no end of its body or nothing at all is given up", async () => {
  const { app } = await testApp();
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = app.server;

  expect([headersTimeout, requestTimeout, keepAliveTimeout, timeout]).toEqual([10_000, 60_000, 60_000, 60_000]);
});
