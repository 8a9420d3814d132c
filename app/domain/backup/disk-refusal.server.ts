import { StartRefusal } from "#app/lib/failures/start-refusal.ts";
import { type StorageFailure, storageFailureOf } from "#app/lib/failures/storage-failure.ts";

const sentences: Partial<Record<StorageFailure["kind"], (place: string) => string>> = {
  full: (place) => `There is no space left on the disk of ${place}.`,
  "read-only": (place) => `Disha cannot write to ${place}; check its owner, its rights and its disk.`,
  gone: () => "The database cannot be reached; try again when it answers.",
};

/**
 * Runs a task that writes to a backup's or restore's folder, and turns disk errors into a sentence for the operator.
 * @throws {StartRefusal} if space, permission or the folder is missing; other errors unchanged.
 */
export async function orNamePlace<Made>(folder: string, write: () => Promise<Made>): Promise<Made> {
  try {
    return await write();
  } catch (cause) {
    const sentence = sentenceOf(cause as NodeJS.ErrnoException, folder);
    throw sentence === undefined ? cause : new StartRefusal(sentence, { cause });
  }
}

function sentenceOf(cause: NodeJS.ErrnoException, folder: string): string | undefined {
  const { code = "", path = folder } = cause;
  if (code === "ENOTDIR" || code === "EEXIST") return `${path} is no folder; name another one.`;
  const kind = storageFailureOf(cause)?.kind;
  // PostgreSQL's error codes are about its own disk.
  return kind && sentences[kind]?.(/^\d\w{4}$/.test(code) ? "the database in DATABASE_URL" : folder);
}
