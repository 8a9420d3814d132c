import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { compressFiles } from "./compress-files.mjs";
import { runOnPinnedNode } from "#scripts/install/pinned-node.mjs";
import { projectFolder } from "#scripts/commands/run-command.mjs";
import { sourceFingerprint } from "./source-fingerprint.mjs";

const buildFolder = path.join(projectFolder, "build");
const fingerprintFile = path.join(buildFolder, "source-fingerprint");
const buildCommand = ["node_modules/.bin/react-router", "build", "--logLevel", "warn"];

/** Builds the app and starts it once if its sources changed since the last build. False if the build failed. */
export async function ensureBuilt() {
  const fingerprint = await sourceFingerprint();
  if (fingerprint === (await readFile(fingerprintFile, "utf8").catch(() => null))) return true;
  console.log("Building ...");
  await rm(buildFolder, { recursive: true, force: true });
  const exitCode = await runOnPinnedNode(buildCommand, { NODE_ENV: "production" });
  if (exitCode !== 0) return false;
  await compressFiles(path.join(buildFolder, "client"));
  if ((await runOnPinnedNode(["scripts/servers/start-once.ts"])) !== 0) return false;
  await writeFile(fingerprintFile, fingerprint);
  return true;
}
