import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { dropWorkerDatabases } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder in which each worker keeps the database that it copies. */
    migratedFolder: string;
  }
}

let migratedFolder: string;

export async function setup(project: TestProject) {
  migratedFolder = await mkdtemp(path.join(tmpdir(), "disha-migrated-"));
  project.provide("migratedFolder", migratedFolder);
}

// Workers are ended without notice, so they cannot tidy up.
export async function teardown() {
  await rm(migratedFolder, { recursive: true, force: true });
  const serverUrl = process.env["TEST_DATABASE_URL"];
  if (serverUrl) await dropWorkerDatabases(serverUrl);
}
