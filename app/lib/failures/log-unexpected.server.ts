import { sourceStack } from "./source-stack.server.ts";
import { type StorageFailure, storageFailureOf } from "./storage-failure.ts";

/** While the disk is full or the database gone every request fails alike: a log that grows with them helps nobody. */
const STORAGE_LINE_EVERY_MS = 10_000;
const storageLineAt = new Map<StorageFailure["kind"], number>();

/** Writes one JSON line for what nobody expected; the visitor sees a plain sentence only. */
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
