import { sourceStack } from "./source-stack.server.ts";
import { type StorageFailure, storageFailureOf } from "./storage-failure.ts";

/** Limits log lines while the disk is full or the database is gone, when every request fails alike. */
const STORAGE_LINE_EVERY_MS = 10_000;
const storageLineAt = new Map<StorageFailure["kind"], number>();

/** Logs an unexpected error as one JSON line; the visitor sees only a plain sentence. */
export function logUnexpected(error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const storage = storageFailureOf(error);
  if (storage) return logStorageFailure(storage.kind, { name, message });
  write({ name, message, stack: stack && sourceStack(stack) });
}

function logStorageFailure(storage: StorageFailure["kind"], line: object) {
  if (performance.now() - (storageLineAt.get(storage) ?? -Infinity) < STORAGE_LINE_EVERY_MS) return;
  storageLineAt.set(storage, performance.now());
  write({ ...line, storage });
}

const write = (line: object) =>
  void process.stderr.write(`${JSON.stringify({ level: "error", time: new Date().toISOString(), ...line })}\n`);
