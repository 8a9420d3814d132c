import { mkdtemp, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { readTar, TarDamage } from "./read-tar.server.ts";
import { readTarHeader, TAR_BLOCK_BYTES, tarHeader } from "./tar-header.ts";
import { writeTar } from "./write-tar.server.ts";

async function archiveFile() {
  const folder = await mkdtemp(path.join(tmpdir(), "disha-tar-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return path.join(folder, "one.tar");
}

type Entry = [name: string, content: Buffer];

const write = (file: string, entries: Entry[]) =>
  writeTar(file, async (tar) => {
    for (const [name, content] of entries) await tar.add(name, content);
  });

async function read(file: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const { name, content } of readTar(file)) entries.push([name, content]);
  return entries;
}

const damageOf = (file: string) =>
  read(file).then(
    () => "none",
    (error: unknown) => (error instanceof TarDamage ? error.message : `${error as Error}`),
  );

const name = fc
  .array(fc.constantFrom("a", "Z", "9", ".", "-", "/", "é", "क"), { minLength: 1, maxLength: 24 })
  .map((signs) => signs.join(""));
const content = fc.oneof(
  fc.uint8Array({ maxLength: 40 }),
  fc.constantFrom(511, 512, 513, 1024, 5000).map((length) => new Uint8Array(length).fill(length % 251)),
);

test("what is written is read back in its order, to the last byte, whatever the names and lengths", async () => {
  const file = await archiveFile();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(name, content), { maxLength: 5 }), async (drawn) => {
      const entries = drawn.map(([called, bytes]): Entry => [called, Buffer.from(bytes)]);
      await write(file, entries);
      expect(await read(file)).toEqual(entries);
      expect((await stat(file)).size % TAR_BLOCK_BYTES).toBe(0);
    }),
    { numRuns: 30 },
  );
});

test("an archive is its owner's alone, and answers what filled it", async () => {
  const file = await archiveFile();
  expect(await writeTar(file, async () => "filled")).toBe("filled");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect([await read(file), (await stat(file)).size]).toEqual([[], 2 * TAR_BLOCK_BYTES]);
});

test("a name may have 99 bytes, counted as they are stored, and one more is refused before anything is written", () => {
  const longest = "a".repeat(99);
  expect(readTarHeader(tarHeader(longest, 0))).toEqual({ name: longest, size: 0 });
  expect(readTarHeader(tarHeader("क".repeat(33), 7))).toEqual({ name: "क".repeat(33), size: 7 });
  for (const tooLong of ["a".repeat(100), "a".repeat(600), `${"क".repeat(33)}a`])
    expect(() => tarHeader(tooLong, 0)).toThrow(`${tooLong} is too long a name for an archive.`);
});

test("a header is read as it was written, and as nothing else once any one of its bytes is another", () => {
  const header = tarHeader("uploads/courses/a.webp", 8_388_608);
  expect(readTarHeader(header)).toEqual({ name: "uploads/courses/a.webp", size: 8_388_608 });
  const read = header.map((_, at) => {
    const changed = Buffer.from(header);
    changed[at]! ^= 1;
    return readTarHeader(changed) === null ? 0 : 1;
  });
  expect(read.every((known) => known === 0)).toBe(true);
  expect(readTarHeader(Buffer.alloc(TAR_BLOCK_BYTES))).toBeNull();
  expect(readTarHeader(tarHeader("", 0))).toBeNull();
});

test("wherever an archive breaks off, its damage is told", async () => {
  const file = await archiveFile();
  await write(file, [["one", Buffer.from("first")]]);
  const whole = await readFile(file);
  expect(whole.length).toBe(4 * TAR_BLOCK_BYTES);
  const damages: [length: number, damage: string][] = [
    [0, "The file breaks off."],
    [511, "The file breaks off."],
    [512, "The file breaks off."],
    [516, "The file breaks off."],
    [517, "The file breaks off."],
    [1023, "The file breaks off."],
    [1024, "The file breaks off."],
    [1536, "The end is missing."],
    [2047, "The end is missing."],
    [2048, "none"],
  ];
  for (const [length, damage] of damages) {
    await writeFile(file, whole);
    await truncate(file, length);
    expect([length, await damageOf(file)]).toEqual([length, damage]);
  }
});

test("what stands behind the end, between two entries or in place of a header is damage", async () => {
  const file = await archiveFile();
  await write(file, [
    ["one", Buffer.from("first")],
    ["two", Buffer.from("second")],
  ]);
  const whole = await readFile(file);
  const spoiled = async (at: number) => {
    const bytes = Buffer.from(whole);
    bytes[at] = 1;
    await writeFile(file, bytes);
    return damageOf(file);
  };
  expect(await spoiled(TAR_BLOCK_BYTES + 5)).toBe("one is damaged.");
  expect(await spoiled(2 * TAR_BLOCK_BYTES - 1)).toBe("one is damaged.");
  expect(await spoiled(2 * TAR_BLOCK_BYTES)).toBe("A header is damaged.");
  expect(await spoiled(4 * TAR_BLOCK_BYTES)).toBe("A header is damaged.");
  expect(await spoiled(whole.length - 1)).toBe("The end is missing.");
  await writeFile(file, Buffer.concat([whole, Buffer.alloc(1)]));
  expect(await damageOf(file)).toBe("The end is missing.");
});

test("an entry that claims to be larger than memory is damage, not an attempt to read it", async () => {
  const file = await archiveFile();
  const end = Buffer.alloc(2 * TAR_BLOCK_BYTES);
  await writeFile(file, Buffer.concat([tarHeader("huge", 256 * 1024 * 1024 + 1), end]));
  expect(await damageOf(file)).toBe("A header is damaged.");
  await writeFile(file, Buffer.concat([tarHeader("large", 2048), end]));
  expect(await damageOf(file)).toBe("The file breaks off.");
});
