import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { SHORTEST_PASSWORD } from "#app/domain/user/user-schema.ts";

// Read as a file: imported, the whole module would stay in memory, with keyboards and word lists.
const require = createRequire(import.meta.url);
const list = require.resolve("@zxcvbn-ts/language-common/src/passwords.json");

let commonPasswords: Promise<string> | undefined;

/**
 * Whether a password is among the most common, ignoring case. The whole list of 49,000 is refused, so that it includes
 * the 10,000 most common of any source.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= readCommonPasswords();
  return !password.includes("\n") && (await commonPasswords).includes(`\n${password.toLowerCase()}\n`);
}

/** One text takes a tenth of a set's memory; searching it takes a tenth of a millisecond. */
async function readCommonPasswords(): Promise<string> {
  const passwords = JSON.parse(await readFile(list, "utf8")) as string[];
  return `\n${passwords.filter((password) => password.length >= SHORTEST_PASSWORD).join("\n")}\n`;
}
