import path from "node:path";
import type { PictureStore } from "#app/domain/picture/picture-store.server.ts";

/** The names of the whole files in a store of pictures; those being written begin with a dot. */
export async function listPictures(store: PictureStore): Promise<string[]> {
  const names = (await store.list()).map(({ name }) => name);
  return names.filter((name) => !path.basename(name).startsWith(".")).toSorted();
}
