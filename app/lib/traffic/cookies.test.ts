import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { keepCookie, readCookie } from "./cookies.ts";

/** A server that answers what it reads of the cookie `pass`, and keeps it on request. */
function serverOfCookies() {
  const app = Fastify({ trustProxy: true });
  onTestFinished(() => app.close());
  app.get("/read", async (request) => ({ pass: readCookie(request, "pass") ?? null }));
  app.get<{ Querystring: { age?: string } }>("/keep", async (request, reply) => {
    const { age } = request.query;
    const life = age === undefined ? {} : { maxAgeSeconds: Number(age) };
    keepCookie(request, reply, { name: "pass", value: "a-b_c.1", path: "/admin", ...life });
    return {};
  });
  const read = async (cookie?: string) =>
    (await app.inject({ url: "/read", headers: cookie === undefined ? {} : { cookie } })).json<{ pass: unknown }>()
      .pass;
  const keep = async (query: string, headers = {}) =>
    (await app.inject({ url: `/keep${query}`, headers })).headers["set-cookie"];
  return { read, keep };
}

test("a cookie is read among others, wherever it stands", async () => {
  const { read } = serverOfCookies();
  expect(await read("pass=one")).toBe("one");
  expect(await read("theme=dark; pass=one; size=2")).toBe("one");
  expect(await read("theme=dark; pass=a-b_c.1")).toBe("a-b_c.1");
  expect(await read("pass=one; pass=two")).toBe("one");
});

test("a cookie whose name only ends so is another one, and so is one of another's value", async () => {
  const { read } = serverOfCookies();
  for (const cookie of [undefined, "bypass=one", "theme=pass=one", "pass", "pass=", "Pass=one", "theme=dark;pass=one"])
    expect([cookie, await read(cookie)]).toEqual([cookie, null]);
});

test("of a cookie that was not made here only what ours are made of is read, and no more than two hundred signs", async () => {
  const { read } = serverOfCookies();
  expect(await read("pass=one' or 1=1")).toBe("one");
  expect(await read('pass="one"')).toBeNull();
  expect(await read(`pass=${"a".repeat(300)}`)).toBe("a".repeat(200));
});

test("a kept cookie is shown to no script and sent by no other site; behind https it is secure", async () => {
  const { keep } = serverOfCookies();
  expect(await keep("")).toBe("pass=a-b_c.1; Path=/admin; HttpOnly; SameSite=Strict");
  expect(await keep("?age=60")).toBe("pass=a-b_c.1; Path=/admin; Max-Age=60; HttpOnly; SameSite=Strict");
  expect(await keep("?age=0")).toContain("; Max-Age=0;");
  const secure = await keep("", { "x-forwarded-proto": "https" });
  expect(secure).toBe("pass=a-b_c.1; Path=/admin; HttpOnly; SameSite=Strict; Secure");
});
