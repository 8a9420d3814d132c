import { existsSync } from "node:fs";
import path from "node:path";
import { installDebianPackage } from "./install-debian-package.ts";

/** Finds a program or installs the Debian package of its name. Answers its path, or null after a message. */
export async function ensureProgram(name: string) {
  const found = findProgram(name) ?? ((await installDebianPackage(name)) ? findProgram(name) : null);
  if (!found) console.log(`There is no ${name} here, and it could not be installed: it is a package of Debian.`);
  return found;
}

/** Servers are in folders that only root's path includes. */
export function findProgram(name: string) {
  const folders = [...(process.env["PATH"] ?? "").split(path.delimiter), "/usr/sbin", "/sbin"];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}
