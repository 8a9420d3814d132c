import { existsSync } from "node:fs";
import { runCommand } from "#scripts/commands/run-command.mjs";

/** Installs a Debian package; false if that failed, the user is not root or the system is not Debian. */
export async function installDebianPackage(name: string) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  const aptGet = (...parameters: string[]) =>
    runCommand("apt-get", ["-q", "-y", ...parameters], { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  console.log(`Installing Debian's package ${name} ...`);
  if ((await aptGet("install", "--no-install-recommends", name)) === 0) return true;
  return (await aptGet("update")) === 0 && (await aptGet("install", "--no-install-recommends", name)) === 0;
}
