/** Records cannot be read or stored for a reason that lies outside of the product and will pass. */
export interface StorageFailure {
  kind: "gone" | "full" | "read-only" | "pictures";
  /** For whoever asked, visitor or staff. */
  sentence: string;
}

const sentences: Record<StorageFailure["kind"], string> = {
  gone: "Our records cannot be reached at the moment. Please try again in a minute.",
  full: "There is no space left on our disk, so nothing can be stored at the moment. Please try again later.",
  "read-only": "Our disk cannot be written to, so nothing can be stored at the moment. Please try again later.",
  pictures: "Our store of pictures cannot be reached at the moment. Please try again in a minute.",
};

/** The bucket of pictures cannot be reached, or refuses; the records are another matter. */
export class PictureStoreFailure extends Error {
  override name = "PictureStoreFailure";
}

/** Of PostgreSQL and the network, and of drivers, which tell by words alone what they waited for in vain. */
const goneStates =
  /^(?:08...|57P0[123]|57014|53300|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const goneWords =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Waited 5 s for the database)/;

/** Of the file system, and of PostgreSQL: no space, no memory, a read-only database, a failed write. */
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

/** By SQLite's primary result codes: busy, locked, read-only, a failed write, full, a file that cannot be opened. */
const embeddedKinds: Partial<Record<number, StorageFailure["kind"]>> = {
  5: "gone",
  6: "gone",
  8: "read-only",
  10: "read-only",
  13: "full",
  14: "read-only",
};

/** Reads what a driver, or the file system, threw; null for anything else. */
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
