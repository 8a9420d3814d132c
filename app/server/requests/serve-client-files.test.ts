import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testApp } from "#test/app.ts";

/** An app beside built files: one in a folder, packed too, and one at the top. */
async function appWithFiles() {
  const clientFiles = await mkdtemp(path.join(tmpdir(), "disha-files-"));
  onTestFinished(() => rm(clientFiles, { recursive: true }));
  await mkdir(path.join(clientFiles, "assets"));
  const files = { "assets/start.js": "plain", "assets/start.js.br": "packed", "favicon.ico": "icon" };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(clientFiles, name), text);
  return testApp({ clientFiles });
}

test("a built file is served as it was packed, those named by their content for a year and others for a week", async () => {
  const { call } = await appWithFiles();

  const script = await call({ url: "/assets/start.js", headers: { "accept-encoding": "br" } });
  const icon = await call({ url: "/favicon.ico" });

  expect([script.body, script.headers["content-encoding"]]).toEqual(["packed", "br"]);
  expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect([icon.body, icon.headers["cache-control"]]).toEqual(["icon", "public, max-age=604800"]);
});

test("a built file that the browser still has is known by its tag alone", async () => {
  const { call } = await appWithFiles();
  const { headers } = await call({ url: "/favicon.ico" });
  expect(headers["last-modified"]).toBeUndefined();

  const again = await call({ url: "/favicon.ico", headers: { "if-none-match": String(headers["etag"]) } });

  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test("a file that is not there, a folder, a way out of it and the packed copy itself are answered with one sentence", async () => {
  const { call } = await appWithFiles();

  for (const url of ["/assets/gone.js", "/assets/", "/assets/..%2ffavicon.ico", "/assets/start.js.br"]) {
    const answer = await call({ url });
    expect([url, answer.statusCode, answer.body]).toEqual([url, 404, "There is no such file."]);
  }
});
