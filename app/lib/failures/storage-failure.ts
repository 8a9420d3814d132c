/** Records or pictures cannot be read or stored, for an external and temporary reason. */
export interface StorageFailure {
  kind: "gone" | "full" | "read-only" | "pictures";
  /** For visitors and staff. */
  sentence: string;
}

const sentences: Record<StorageFailure["kind"], string> = {
  gone: "Our records cannot be reached at the moment. Please try again in a minute.",
  full: "There is no space left on our disk, so nothing can be stored at the moment. Please try again later.",
  "read-only": "Our disk cannot be written to, so nothing can be stored at the moment. Please try again later.",
  pictures: "Our store of pictures cannot be reached at the moment. Please try again in a minute.",
};

/** The bucket of pictures cannot be reached, or refuses; records are not affected. */
export class PictureStoreFailure extends Error {
  override name = "PictureStoreFailure";
}

/** Codes of PostgreSQL and the network; and messages of drivers, whose timeouts have no code. */
const goneStates =
  /^(?:08...|57P0[123]|57014|53300|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const goneWords =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Waited 5 s for the database)/;

/** Codes of the file system and of PostgreSQL: no space, no memory, read-only, failed write. */
const namedKinds: Partial<Record<string, StorageFailure["kind"]>> = {
  ENOSPC: "full",
  EDQUOT: "full",
  EFBIG: "full",
  EROFS: "read-only",
  EACCES: "read-only",
  EPERM: "read-only",
  "53100": "full",
  "53200": "gone",
  "25006": "read-only",
  "58030": "read-only",
};

/** SQLite's primary result codes: busy, locked, read-only, failed write, full, cannot open. */
const embeddedKinds: Partial<Record<number, StorageFailure["kind"]>> = {
  5: "gone",
  6: "gone",
  8: "read-only",
  10: "read-only",
  13: "full",
  14: "read-only",
};

/** Classifies an error of a driver or the file system; null for anything else. */
export function storageFailureOf(error: unknown): StorageFailure | null {
  const kind = error instanceof Error ? kindOf(error) : undefined;
  return kind ? { kind, sentence: sentences[kind] } : null;
}

function kindOf(error: Error & { code?: unknown; errcode?: unknown }): StorageFailure["kind"] | undefined {
  if (error instanceof PictureStoreFailure) return "pictures";
  if (typeof error.errcode === "number") return embeddedKinds[error.errcode & 0xff];
  if (goneStates.test(String(error.code)) || goneWords.test(error.message)) return "gone";
  return namedKinds[String(error.code)];
}
