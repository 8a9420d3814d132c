import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { PictureStore } from "./picture-store.server.ts";
import { flushFolder, partOf, writeWhole } from "./write-whole.server.ts";

/** Pictures as files in a folder, which several processes may share. */
export function folderPictureStore(folder: string): PictureStore {
  const fileOf = (name: string) => path.join(folder, name);

  return {
    place: folder,
    isShared: false,
    async put(files) {
      const folders = new Set(files.map(({ name }) => path.dirname(fileOf(name))));
      for (const each of folders) await mkdir(each, { recursive: true });
      for (const { name, content } of files) await writeWhole(fileOf(name), content);
      for (const each of folders) await flushFolder(each);
    },
    async open(name) {
      const handle = await open(fileOf(name)).catch(nullIfGone);
      if (!handle) return null;
      const { size } = await handle.stat();
      return { size, content: handle.createReadStream() };
    },
    async remove(names) {
      const files = names.flatMap((name) => [fileOf(name), partOf(fileOf(name))]);
      await Promise.all(files.map((file) => rm(file, { force: true })));
    },
    async list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullIfGone);
      const files = (entries ?? []).filter((entry) => entry.isFile());
      const kept = files.map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        const facts = await stat(file).catch(nullIfGone);
        return facts && { name: path.relative(folder, file), changedAt: facts.mtime };
      });
      return (await Promise.all(kept)).filter((file) => file !== null);
    },
  };
}

function nullIfGone(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  return null;
}
