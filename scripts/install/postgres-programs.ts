import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { installDebianPackage } from "./install-debian-package.ts";

const debianFolder = "/usr/lib/postgresql";

/** The folder of PostgreSQL's server programs, installed from Debian if missing; null if that fails. */
export async function ensurePostgresPrograms() {
  return findPrograms() ?? ((await installDebianPackage("postgresql")) ? findPrograms() : null);
}

function findPrograms() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number) : [];
  const newestFirst = versions.toSorted((one, other) => other - one).map((version) => `${debianFolder}/${version}/bin`);
  const folders = [...(process.env["PATH"] ?? "").split(path.delimiter), ...newestFirst];
  return folders.find((folder) => ["initdb", "postgres"].every((name) => existsSync(path.join(folder, name)))) ?? null;
}
