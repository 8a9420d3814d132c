import { lookup } from "node:dns/promises";
import { Agent, type IncomingMessage, request as send, type RequestOptions } from "node:http";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { listenOnHost } from "#app/server/listen-on-host.ts";
import { stopJobs } from "#test/stop-clock.ts";

test("a kept page is what the router sent the first time, to the last header, and costs no statement", async () => {
  const { get, statements } = await listeningApp();
  const first = await get("/courses");
  statements.length = 0;

  const again = await get("/courses");

  expect(again).toEqual(first);
  expect(statements).toEqual([]);
});

test("HEAD tells of a kept page all but the page", async () => {
  const { get } = await listeningApp();
  const page = await get("/courses");

  const head = await get("/courses", { method: "HEAD" });

  expect(head).toEqual({ ...page, body: Buffer.alloc(0) });
});

test("a kept page is packed for the client: brotli, gzip or plain, all the same text", async () => {
  const { get } = await listeningApp();
  const plain = await get("/courses");
  const packed = (encoding: string) => get("/courses", { headers: { "accept-encoding": encoding } });

  const [brotli, gzip, refusing] = [await packed("gzip, br"), await packed("gzip"), await packed("br;q=0, gzip")];

  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(refusing.headers["content-encoding"]).toBe("gzip");
});

test("a visitor whose copy is one of those that are still good gets 304, until staff save an edit", async () => {
  const { get, call, db, signIn } = await listeningApp();
  const id = await addCourse(db, await addUniversity(db));
  const { etag } = (await get("/courses")).headers;
  const ask = async (tags: string) => get("/courses", { headers: { "if-none-match": tags } });

  const strong = String(etag).slice(2);
  const answers = await Promise.all([`"other", ${etag}`, strong, "*", `${etag}x`].map(ask));
  const payload = { title: "Online MBA for nurses", description: "Evenings.", university_id: 1 };
  await call({ method: "PUT", url: `/backend/admin/courses.php?id=${id}`, token: await signIn(), payload });
  const changed = await ask(String(etag));

  expect(answers.map(({ status, body }) => [status, body.length > 0])).toEqual([
    [304, false],
    [304, false],
    [304, false],
    [200, true],
  ]);
  expect(answers[0]!.headers).toMatchObject({ etag, vary: "accept-encoding", "cache-control": "no-cache" });
  expect(changed.status).toBe(200);
  expect(changed.body.toString()).toContain("Online MBA for nurses");
});

test("a key that a page does not read makes no page of its own, whoever else reads it", async () => {
  const { get, statements } = await listeningApp();
  const page = await get("/contact");
  statements.length = 0;

  const others = await Promise.all(
    ["utm_source=x", "page=7", "q=mba", "sent="].map((query) => get(`/contact?${query}`)),
  );

  expect(others).toEqual([page, page, page, page]);
  expect(statements).toEqual([]);
  expect((await get("/contact?sent=1&fbclid=x")).body).not.toEqual(page.body);
});

test("six hundred invented addresses drive out nothing that people ask for", async () => {
  const { get, statements } = await listeningApp();
  const popular = ["/", "/courses?mode=online", "/backend/api/courses.php", "/backend/api/courses.php?type=PG"];
  const askAll = async () => {
    for (const address of popular) await get(address);
  };
  await askAll();
  await askAll();

  for (let number = 0; number < 600; number += 1) await get(`/backend/api/faqs.php?limit=1&page=${number + 1}`);
  await get("/nothing/here");
  statements.length = 0;
  await askAll();

  expect(statements).toEqual([]);
});

test.each(["/courses/invented", "/search?q=mba", "/backend/api/search.php?q=mba", "/backend/api/courses.php?q=mba"])(
  "%s, which is not there or holds free text, is made anew each time and packed lightly",
  async (address) => {
    const { get, statements, db } = await listeningApp();
    // Where nothing holds a word, nothing is asked of the database.
    await addCourse(db, await addUniversity(db));
    const headers = { "accept-encoding": "gzip, br" };
    for (let time = 0; time < 3; time += 1) await get(address, { headers });
    statements.length = 0;

    const answer = await get(address, { headers });

    expect(statements).not.toEqual([]);
    expect(answer.headers["content-encoding"]).not.toBe("br");
    expect(answer.headers).toMatchObject({ "cache-control": "no-cache", vary: "accept-encoding" });
  },
);

test("an address that names the host, or is spelt with escapes, leads to the same page", async () => {
  const { get } = await listeningApp();
  const page = await get("/courses");

  expect(await get("http://disha.test/courses")).toEqual(page);
  expect(await get("/%63ourses")).toMatchObject({ status: 301, headers: { location: "/courses" } });
});

test("a kept answer's line in the log has the fields of every other, and neither query nor address", async () => {
  const written: string[] = [];
  const log = { write: (lines: string) => written.push(lines), flushSync: () => {} };
  const { app, get } = await listeningApp({ logLevel: "info", log });

  await get("/courses");
  await get("/courses?utm_source=meenal@mail.example");
  await get("/courses", { method: "HEAD" });
  await app.close();

  const lines = written
    .join("")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const requests = lines.filter((line) => "method" in line);
  expect(written.length).toBeLessThan(lines.length);
  expect(requests.map(({ method, path, status }) => [method, path, status])).toEqual([
    ["GET", "/courses", 200],
    ["GET", "/courses", 200],
    ["HEAD", "/courses", 200],
  ]);
  const fields = {
    level: 30,
    pid: process.pid,
    time: expect.any(Number),
    hostname: expect.any(String),
    ms: expect.any(Number),
  };
  for (const line of requests) expect(line).toEqual({ ...line, ...fields });
});

test("a quieter log tells of no request", async () => {
  const written: string[] = [];
  const log = { write: (lines: string) => written.push(lines), flushSync: () => {} };
  const { app, get } = await listeningApp({ logLevel: "warn", log });

  await get("/courses");
  await get("/courses");
  await app.close();

  expect(written.join("")).not.toContain("/courses");
});

test("a server on localhost answers at every address that the name has", async () => {
  const { app } = await testApp();
  await listenOnHost(app, { port: 0, host: "localhost" });
  const { port } = app.server.address() as { port: number };

  for (const { address, family } of await lookup("localhost", { all: true })) {
    const host = family === 6 ? `[${address}]` : address;
    expect((await fetch(`http://${host}:${port}/health`, { headers: { connection: "close" } })).status).toBe(200);
  }
});

test("a post without a body is refused at once, whatever type it claims", async () => {
  const { get } = await listeningApp();
  const headers = { "content-type": "application/json" };

  const answers = await Promise.all([
    get("/backend/admin/login.php", { method: "POST", headers, setHost: true }),
    get("/guidance", { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" } }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([400, 422]);
});

test("a server that stops closes the connections that wait for another request", async () => {
  const { app, get } = await listeningApp();
  const agent = new Agent({ keepAlive: true });
  await get("/courses", { agent });
  await get("/courses", { agent });
  const [connection] = Object.values(agent.freeSockets)[0]!;

  await app.close();

  expect(await once(connection!, "close")).toEqual([false]);
});

async function listeningApp(options?: Parameters<typeof testApp>[0]) {
  stopJobs();
  const built = await testApp(options);
  await listenOnHost(built.app, { port: 0, host: "127.0.0.1" });
  const { port } = built.app.server.address() as { port: number };

  async function get(path: string, more: RequestOptions = {}) {
    const request = send({ host: "127.0.0.1", port, path, agent: false, ...more }).end();
    const [response] = (await once(request, "response")) as [IncomingMessage];
    const { date, connection, "keep-alive": keepAlive, ...headers } = response.headers;
    return { status: response.statusCode!, headers, body: await buffer(response) };
  }

  return { ...built, get };
}
