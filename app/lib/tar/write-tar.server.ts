import { type FileHandle, open } from "node:fs/promises";
import { TAR_BLOCK_BYTES, tarHeader } from "./tar-header.ts";

export interface TarWriter {
  add(name: string, content: Buffer): Promise<void>;
}

/** Writes a tar entry by entry; it is flushed to disk when the promise resolves. */
export async function writeTar<Result>(file: string, fill: (tar: TarWriter) => Promise<Result>): Promise<Result> {
  const handle = await open(file, "w", 0o600);
  try {
    const result = await fill({ add: (name, content) => addEntry(handle, name, content) });
    await handle.writeFile(Buffer.alloc(2 * TAR_BLOCK_BYTES));
    await handle.sync();
    return result;
  } finally {
    await handle.close();
  }
}

async function addEntry(handle: FileHandle, name: string, content: Buffer) {
  const padding = Buffer.alloc(-content.length & (TAR_BLOCK_BYTES - 1));
  await handle.writeFile(Buffer.concat([tarHeader(name, content.length), content, padding]));
}
