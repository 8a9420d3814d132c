import { randomBytes } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { createContentVersion } from "./content-version.ts";
import { createKeptAnswers } from "./kept-answers.server.ts";
import { type Answer, choose, packAnswer, type PackedAnswer } from "./packed-answer.server.ts";

const textOf = (answer: Answer | PackedAnswer) =>
  ("body" in answer ? answer.body : choose({}, answer).body!).toString();

test("while the database is gone the last good copy goes out, however old; afterwards a new one", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
  onTestFinished(() => {
    clock.mockRestore();
    vi.useRealTimers();
  });
  let isGone = false;
  const version = createContentVersion();
  const kept = createKeptAnswers(version, () => isGone);
  const ask = async (text: string) => {
    const answer = await kept.findOrMake("/courses", async () => ({ status: 200, headers: {}, body: text }));
    return textOf(answer);
  };
  expect([await ask("old"), await ask("new")]).toEqual(["old", "old"]);

  clock.mockReturnValue(1000 + 11 * 60_000);
  vi.advanceTimersByTime(11 * 60_000);
  expect(kept.find("/courses")).toBeUndefined();
  version.raise();
  isGone = true;
  expect(await ask("new")).toBe("old");
  isGone = false;
  expect(await ask("new")).toBe("new");
});

/** What is kept where nothing hinders it, and how often it had to be made. */
function keeper(isGone = () => false) {
  const version = createContentVersion();
  const kept = createKeptAnswers(version, isGone);
  let made = 0;
  const page =
    (text: string, more: Partial<Answer> = {}) =>
    async (): Promise<Answer> => {
      made += 1;
      return { status: 200, headers: {}, body: text, ...more };
    };
  const ask = async (address: string, make = page(address)) => textOf(await kept.findOrMake(address, make));
  return { ...kept, version, page, ask, textOf, made: () => made };
}

test("however many visitors wait for a page, it is made once, and again after the content has changed", async () => {
  const { ask, made, version, size } = keeper();
  expect(await Promise.all(["/", "/", "/", "/pg"].map((address) => ask(address)))).toEqual(["/", "/", "/", "/pg"]);
  expect([made(), size().answers]).toEqual([2, 2]);
  version.raise();
  expect(await Promise.all([ask("/"), ask("/")])).toEqual(["/", "/"]);
  expect(made()).toBe(3);
});

test("what was made while the content changed is told to who waited and kept for nobody", async () => {
  const { findOrMake, find, ask, version, textOf, page } = keeper();
  let finish = () => {};
  const old = findOrMake(
    "/",
    () => new Promise((resolve) => void (finish = () => resolve({ status: 200, headers: {}, body: "old" }))),
  );
  version.raise();
  // Whoever comes after the save waits for no page from before it.
  expect(await ask("/", page("new"))).toBe("new");
  finish();
  expect(textOf(await old)).toBe("old");
  expect(textOf(find("/")!)).toBe("new");
});

test("a refusal, a page with a hole in it and a failure are kept by nobody", async () => {
  const { ask, page, made, size, findOrMake } = keeper();
  const hole = page("hole", { headers: { "cache-control": "no-store" } });
  for (const make of [page("gone", { status: 404 }), page("moved", { status: 301 }), hole]) {
    await ask("/", make);
    await ask("/", make);
  }
  expect([made(), size()]).toEqual([6, { answers: 0, bytes: 0 }]);
  await expect(findOrMake("/", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await ask("/")).toBe("/");
});

test("an address with a query is kept once somebody has asked for it again, free text never", async () => {
  const { ask, find, made } = keeper();
  for (const address of ["/courses?page=2", "/courses?page=2"]) await ask(address);
  expect(find("/courses?page=2")).toBeDefined();
  await ask("/courses?page=2");
  expect(made()).toBe(2);
  for (const address of ["/search?q=mba", "/courses?page=1&q=mba"]) {
    for (let times = 0; times < 3; times += 1) await ask(address);
    expect([address, find(address)]).toEqual([address, undefined]);
  }
  // Nothing but the whole name is the free text.
  for (let times = 0; times < 2; times += 1) await ask("/courses?faq=1");
  expect(find("/courses?faq=1")).toBeDefined();
});

test("where the records are out of reach the last good copy goes out, and any other failure rises", async () => {
  const { ask, findOrMake, version, textOf } = keeper();
  const outOfReach = () => Promise.reject(Object.assign(new Error("cut"), { code: "ECONNRESET" }));
  await ask("/");
  version.raise();
  expect(textOf(await findOrMake("/", outOfReach))).toBe("/");
  await expect(findOrMake("/", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(findOrMake("/never-seen", outOfReach)).rejects.toThrow("cut");
});

test("while the database is gone a page with a hole gives way to the last whole one, where there is one", async () => {
  let isGone = false;
  const { ask, page, version } = keeper(() => isGone);
  const hole = page("hole", { headers: { "cache-control": "no-store" } });
  await ask("/", page("whole"));
  version.raise();
  expect(await ask("/", hole)).toBe("hole");
  isGone = true;
  expect(await ask("/", hole)).toBe("whole");
  expect(await ask("/other", hole)).toBe("hole");
});

test("however many addresses are invented and asked for twice, a page without a query stays", async () => {
  const { ask, find, page } = keeper();
  // No packing makes it shorter.
  const long = page(randomBytes(96 * 1024).toString("base64"));
  await ask("/about", long);

  for (let place = 0; place < 40; place += 1) {
    await ask(`/courses?page=${place}`, long);
    await ask(`/courses?page=${place}`, long);
  }

  expect(find("/courses?page=39")).toBeDefined();
  expect(find("/courses?page=0")).toBeUndefined();
  expect(find("/about")).toBeDefined();
});

test("what is asked for again is packed smaller in its turn, what nobody asks for stays as it is", async () => {
  const { ask, find, page } = keeper();
  const places = Array.from({ length: 6 }, (_, place) => place);
  const textAt = (place: number) =>
    Array.from({ length: 2000 }, (_, word) => `course ${(word * 7919 + place) % 997} of ${word % 13}`).join(" ");
  const soon = await Promise.all(places.map((place) => packAnswer({ status: 200, headers: {}, body: textAt(place) })));
  const lengthAt = (place: number) => find(`/page-${place}`)!.brotli.body!.length;
  const soonAt = (place: number) => soon[place]!.brotli.body!.length;

  await Promise.all(places.map((place) => ask(`/page-${place}`, page(textAt(place)))));
  // The last is not asked for before all others are packed.
  const again = places.slice(0, -1);

  await vi.waitFor(() => expect(again.every((place) => lengthAt(place) < soonAt(place))).toBe(true), {
    timeout: 20_000,
  });
  expect(lengthAt(5)).toBe(soonAt(5));
  await vi.waitFor(() => expect(lengthAt(5)).toBeLessThan(soonAt(5)), { timeout: 20_000 });
  for (const place of places) {
    const { headers, body } = find(`/page-${place}`)!.brotli;
    expect(headers["content-length"]).toBe(String(body!.length));
    expect(brotliDecompressSync(body!).toString()).toBe(textAt(place));
  }
});
