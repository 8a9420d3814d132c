import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { choose, packAnswer, packSmaller } from "./packed-answer.server.ts";

const pack = (text: string, headers = {}) => packAnswer({ status: 200, headers, body: text });
const page = await pack("<h1>Courses</h1>".repeat(50), { "content-type": "text/html" });
const encodingFor = (accepted: string | undefined) =>
  choose(accepted === undefined ? {} : { "accept-encoding": accepted }, page).headers["content-encoding"];

test.each([
  [undefined, undefined],
  ["", undefined],
  ["identity", undefined],
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=1.0, gzip;q=0.8", "br"],
  ["gzip", "gzip"],
  ["gzip;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0,gzip", "gzip"],
  ["br;q=0.01", "br"],
  ["gzip;q=0", undefined],
  ["br;q=0, gzip; q=0.000", undefined],
  ["abrasive", undefined],
])("who accepts %j is sent %j", (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test("however it is packed, it says the same, to the last byte and with its own length", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 300 }), fc.boolean(), async (text, isSmaller) => {
      const soon = await packAnswer({ status: 200, headers: {}, body: text });
      const packed = isSmaller ? await packSmaller(soon) : soon;
      const plain = choose({}, packed);
      const read = [plain.body!, gunzipSync(packed.gzip.body!), brotliDecompressSync(packed.brotli.body!)];
      for (const body of read) expect(body.toString()).toBe(Buffer.from(text).toString());
      for (const { body, headers, list } of [plain, packed.gzip, packed.brotli]) {
        expect(headers["content-length"]).toBe(String(body!.length));
        expect(list).toEqual(Object.entries(headers).flat());
      }
    }),
    { numRuns: 25 },
  );
});

test("whoever has this very copy is sent none, in each form in which proxies hand its tag on", async () => {
  const { tag } = page;
  const other = (await pack("another")).tag;
  const isUnchanged = (known: string) =>
    choose({ "if-none-match": known, "accept-encoding": "br" }, page).status === 304;
  for (const known of [tag, `W/${tag}`, `${other}, ${tag}`, `W/${other},W/${tag}`, "*"])
    expect([known, isUnchanged(known)]).toEqual([known, true]);
  for (const known of [other, `W/${other}`, "", tag.slice(1), `"x${tag.slice(1)}`, tag.replaceAll('"', "")])
    expect([known, isUnchanged(known)]).toEqual([known, false]);
});

test("a copy that is still good comes without a body, and says how it may be kept", () => {
  const { status, body, headers } = choose({ "if-none-match": page.tag }, page);
  expect([status, body, headers]).toEqual([
    304,
    undefined,
    { "cache-control": "no-cache", vary: "accept-encoding", etag: `W/${page.tag}` },
  ]);
});

test("its own headers go with each of its forms, and its tag follows its words alone", async () => {
  const same = await pack("<h1>Courses</h1>".repeat(50), { "cache-control": "public, max-age=60" });
  expect([same.tag, page.plain.headers["content-type"]]).toEqual([page.tag, "text/html"]);
  for (const { headers } of [same.plain, same.gzip, same.brotli, same.unchanged])
    expect(headers["cache-control"]).toBe("public, max-age=60");
});
