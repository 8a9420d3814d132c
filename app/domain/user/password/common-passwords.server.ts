import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { SHORTEST_PASSWORD } from "#app/domain/user/user-schema.ts";

// Read from its file and not imported: a module would stay in memory whole, with keyboards and word lists beside.
const require = createRequire(import.meta.url);
const list = require.resolve("@zxcvbn-ts/language-common/src/passwords.json");

let commonPasswords: Promise<string> | undefined;

/**
 * Whether a password is among the commonest, whatever its case. Rankings differ from source to source, so the whole
 * list of 49,000 is refused: the 10,000 commonest of any source are then among them.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= readCommonPasswords();
  return !password.includes("\n") && (await commonPasswords).includes(`\n${password.toLowerCase()}\n`);
}

/** One text of a line each takes a tenth of a set's memory, and looking through it a tenth of a millisecond. */
async function readCommonPasswords(): Promise<string> {
  const passwords = JSON.parse(await readFile(list, "utf8")) as string[];
  return `\n${passwords.filter((password) => password.length >= SHORTEST_PASSWORD).join("\n")}\n`;
}
