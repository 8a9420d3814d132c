export const TAR_BLOCK_BYTES = 512;

/** The checksum treats its own eight bytes as spaces. */
const CHECKSUM = { start: 148, end: 156 };

/**
 * The tar header (POSIX ustar) of a plain file with mode 0600.
 * @throws {RangeError} if the name is longer than 99 bytes.
 */
export function tarHeader(name: string, size: number): Buffer {
  const header = Buffer.alloc(TAR_BLOCK_BYTES);
  if (header.write(name) !== Buffer.byteLength(name) || Buffer.byteLength(name) > 99) {
    throw new RangeError(`${name} is too long a name for an archive.`);
  }
  header.write("0000600\x000000000\x000000000\x00", 100, "latin1");
  header.write(`${octal(size, 11)}\0${octal(0, 11)}\0`, 124, "latin1");
  header.fill(" ", CHECKSUM.start, CHECKSUM.end);
  header.write("0", 156, "latin1");
  header.write("ustar\x0000", 257, "latin1");
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)}\0 `, CHECKSUM.start, "latin1");
  return header;
}

/** Parses a header written by `tarHeader`; null for any other bytes. */
export function readTarHeader(header: Buffer): { name: string; size: number } | null {
  const name = header.toString("utf8", 0, header.indexOf(0));
  const size = Number.parseInt(header.toString("latin1", 124, 135), 8);
  if (name === "" || name.length > 99 || !Number.isSafeInteger(size)) return null;
  return tarHeader(name, size).equals(header) ? { name, size } : null;
}

const octal = (number: number, digits: number) => number.toString(8).padStart(digits, "0");
