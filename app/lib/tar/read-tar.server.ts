import { type FileHandle, open } from "node:fs/promises";
import { readTarHeader, TAR_BLOCK_BYTES } from "./tar-header.ts";

export interface TarEntry {
  name: string;
  content: Buffer;
}

/** Entries are read whole, since `writeTar` writes small ones. */
const LARGEST_ENTRY_BYTES = 256 * 1024 * 1024;

/** The file is not exactly a tar as `writeTar` writes it. */
export class TarDamage extends Error {
  override name = "TarDamage";
}

/**
 * Yields the entries of a tar written by `writeTar`.
 * @throws {TarDamage} if a byte is missing or wrong.
 */
export async function* readTar(file: string): AsyncGenerator<TarEntry> {
  const handle = await open(file);
  try {
    for (;;) {
      const header = await read(handle, TAR_BLOCK_BYTES);
      if (isZero(header)) break;
      yield await readEntry(handle, header);
    }
    const rest = Buffer.alloc(TAR_BLOCK_BYTES + 1);
    const { bytesRead } = await handle.read(rest);
    if (bytesRead !== TAR_BLOCK_BYTES || !isZero(rest)) throw new TarDamage("The end is missing.");
  } finally {
    await handle.close();
  }
}

async function readEntry(handle: FileHandle, header: Buffer): Promise<TarEntry> {
  const entry = readTarHeader(header);
  if (!entry || entry.size > LARGEST_ENTRY_BYTES) throw new TarDamage("A header is damaged.");
  const content = await read(handle, entry.size);
  const padding = await read(handle, -entry.size & (TAR_BLOCK_BYTES - 1));
  if (!isZero(padding)) throw new TarDamage(`${entry.name} is damaged.`);
  return { name: entry.name, content };
}

async function read(handle: FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  for (let done = 0; done < length;) {
    const { bytesRead } = await handle.read(bytes, done, length - done);
    if (bytesRead === 0) throw new TarDamage("The file breaks off.");
    done += bytesRead;
  }
  return bytes;
}

const isZero = (bytes: Buffer) => bytes.every((byte) => byte === 0);
