import { StartRefusal } from "#app/lib/failures/start-refusal.ts";
import { type StorageFailure, storageFailureOf } from "#app/lib/failures/storage-failure.ts";

const sentences: Partial<Record<StorageFailure["kind"], (place: string) => string>> = {
  full: (place) => `There is no space left on the disk of ${place}.`,
  "read-only": (place) => `Disha cannot write to ${place}; check its owner, its rights and its disk.`,
  gone: () => "The database cannot be reached; try again when it answers.",
};

/**
 * Does what writes into the folder of a backup or a restore, or says in one sentence what its operator can put right
 * there.
 * @throws {StartRefusal} where there is no room, no right or no folder; anything else rises as it is.
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
  // PostgreSQL's own codes speak of its disk, not of ours.
  return kind && sentences[kind]?.(/^\d\w{4}$/.test(code) ? "the database in DATABASE_URL" : folder);
}
