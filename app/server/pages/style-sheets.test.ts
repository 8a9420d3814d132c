import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readStyleSheets } from "./style-sheets.server.ts";

test("a page's sheets stand in the page, and only they are vouched for", async () => {
  const sheets = readStyleSheets(await builtFiles({ "site-a1.css": "p{color:red}\n", "search-b2.css": "a{b:c}" }));
  const page =
    '<title>₹</title><link rel="stylesheet" href="/assets/site-a1.css"/><link rel="stylesheet" href="/assets/search-b2.css"/><style>i{d:e}</style><link rel="stylesheet" href="/other.css"/></head>₹<link rel="stylesheet" href="/assets/site-a1.css"/>';

  const { html, hashes } = sheets.writeInto(Buffer.from(page));

  expect(html.toString()).toBe(
    '<title>₹</title><style>p{color:red}a{b:c}</style><style>i{d:e}</style><link rel="stylesheet" href="/other.css"/></head>₹<link rel="stylesheet" href="/assets/site-a1.css"/>',
  );
  expect(hashes).toEqual(["'sha256-cppUuVTwN808NS2x48M+cksPVLALxtzygOblJ1oNs3M='"]);
});

async function builtFiles(files: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), "disha-sheets-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, "assets"));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, "assets", name), text);
  return folder;
}
