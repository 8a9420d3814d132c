import path from "node:path";
import type { PictureStore } from "#app/domain/picture/picture-store.server.ts";

/** The names of all complete files in a picture store, sorted; files still being written begin with a dot. */
export async function listPictures(store: PictureStore): Promise<string[]> {
  const names = (await store.list()).map(({ name }) => name);
  return names.filter((name) => !path.basename(name).startsWith(".")).toSorted();
}
