import { loadSharp } from "#app/lib/picture/load-sharp.server.ts";
import { logUnexpected } from "#app/lib/failures/log-unexpected.server.ts";
import { thumbnailWidths } from "#app/lib/picture/picture-variants.ts";
import { encodeVariant } from "./encode-picture.server.ts";
import { type PictureStore, readPictureFile } from "./picture-store.server.ts";

const [WIDTH] = thumbnailWidths;

/**
 * Writes missing thumbnails of old uploads, one by one, until `isStopped`. An unreadable picture is logged and skipped.
 */
export async function writeMissingThumbnails(store: PictureStore, isStopped: () => boolean): Promise<void> {
  for (const stem of await stemsWithoutThumbnail(store)) {
    if (isStopped()) return;
    await writeThumbnail(store, stem).catch(logUnexpected);
  }
}

async function stemsWithoutThumbnail(store: PictureStore): Promise<string[]> {
  const names = new Set((await store.list()).map(({ name }) => name));
  const stems = [...names].map((name) => /^(.*\b[0-9a-f]{32})\.webp$/.exec(name)?.[1]);
  return stems.filter((stem) => stem !== undefined).filter((stem) => !names.has(thumbnailOf(stem)));
}

async function writeThumbnail(store: PictureStore, stem: string) {
  const sharp = await loadSharp();
  const content = await readPictureFile(store, `${stem}.webp`);
  if (content) await store.put([{ name: thumbnailOf(stem), content: await encodeVariant(sharp(content), WIDTH) }]);
}

const thumbnailOf = (stem: string) => `${stem}-${WIDTH}.avif`;
