import { randomBytes } from "node:crypto";
import { PictureRefusal } from "#app/domain/picture/picture-refusal.ts";
import type { PictureStore } from "#app/domain/picture/picture-store.server.ts";

/**
 * A PDF has its header in the first kilobyte and its end mark in the last one. Readers demand no more; without them,
 * the download is broken.
 */
const EDGE_BYTES = 1024;

/**
 * Stores a document beside the pictures and answers its address, `/backend/uploads/evidence/3f…9a.pdf`. The sweep
 * deletes it once no record and no version names it.
 * @throws {PictureRefusal} if it is not a whole PDF.
 */
export async function keepEvidenceFile(store: PictureStore, bytes: Uint8Array): Promise<string> {
  const content = Buffer.from(bytes);
  if (!isWholePdf(content)) throw refusal();
  const name = `evidence/${randomBytes(16).toString("hex")}.pdf`;
  await store.put([{ name, content }]);
  return `/backend/uploads/${name}`;
}

const isWholePdf = (content: Buffer) =>
  /%PDF-[12]\.\d/.test(content.subarray(0, EDGE_BYTES).toString("latin1")) &&
  content.subarray(-EDGE_BYTES).includes("%%EOF");

function refusal() {
  const refused = new PictureRefusal(415, "The file is no PDF that can be read: choose another one");
  refused.field = "file";
  return refused;
}
