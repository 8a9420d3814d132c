import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { sourceStack } from "./source-stack.server.ts";

test("a place in the build is told as the place in the source, any other as it is", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "disha-stack-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const built = path.join(folder, "build/server/index.js");
  await mkdir(path.dirname(built), { recursive: true });
  // Its one line is line 3, column 5 of the source.
  const map = { version: 3, sources: ["../../app/course.ts"], names: [], mappings: "AAEI" };
  await writeFile(`${built}.map`, JSON.stringify(map));
  const at = (file: string, place: string) => `    at open (${pathToFileURL(path.join(folder, file)).href}:${place})`;

  expect(sourceStack(at("build/server/index.js", "1:1"))).toBe(at("app/course.ts", "3:5"));
  expect(sourceStack(at("node_modules/fastify/fastify.js", "1:1"))).toBe(at("node_modules/fastify/fastify.js", "1:1"));
});
