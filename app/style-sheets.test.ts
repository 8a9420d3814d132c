import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readStyleSheets } from "./style-sheets.server.ts";

test("a page's sheets stand in the page, and only they are vouched for", async () => {
  const sheets = readStyleSheets(await builtFiles({ "site-a1.css": "p{color:red}\n", "search-b2.css": "a{b:c}" }));
  const page =
    '<link rel="stylesheet" href="/assets/site-a1.css"/><style>i{d:e}</style><link rel="stylesheet" href="/other.css"/>';

  const { html, hashes } = sheets.writeInto(page);

  expect(html).toBe('<style>p{color:red}</style><style>i{d:e}</style><link rel="stylesheet" href="/other.css"/>');
  expect(hashes).toEqual(["'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='"]);
});

async function builtFiles(files: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), "disha-sheets-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, "assets"));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, "assets", name), text);
  return folder;
}
