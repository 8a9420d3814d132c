import path from "node:path";
import { z } from "zod";
import { StartRefusal } from "#app/lib/failures/start-refusal.ts";
import { PictureStoreFailure } from "#app/lib/failures/storage-failure.ts";

/** The file given as an argument, relative to where the command was typed: npm runs scripts in the project's folder. */
export function givenFile(): string | undefined {
  const [name] = process.argv.slice(2);
  return name && path.resolve(process.env["INIT_CWD"] ?? process.cwd(), name);
}

/** Runs a command; prints one sentence for each error that its user can fix. */
export async function orSayWhyNot(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof z.ZodError) console.error(error.issues.map(({ message }) => message).join("\n"));
    else if (error instanceof StartRefusal || error instanceof PictureStoreFailure) console.error(error.message);
    else throw error;
  }
}
