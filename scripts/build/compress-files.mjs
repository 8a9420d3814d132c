import { readFileSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const textFiles = /\.(css|js|json|svg|txt|webmanifest|xml)$/;

/**
 * Writes a .br and a .gz beside each text file; the server sends them as they are.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => textFiles.test(file)).map((file) => compressFile(path.join(folder, file))));
}

/** @param {string} file */
async function compressFile(file) {
  const content = readFileSync(file);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipped);
}
