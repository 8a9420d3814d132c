import { PictureRefusal } from "#app/domain/picture/picture-refusal.ts";
import type { PictureFolder, Pictures } from "#app/domain/picture/pictures.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { storageFailureOf } from "#app/lib/storage-failure.ts";

/** The multipart file field of a picture and the field that names the one to keep: `{ image: "existingImage" }`. */
export type PictureFields = Partial<Record<"image" | "logo", "existingImage" | "existingLogo">>;

type Body = Record<string, unknown>;

/**
 * Stores the files of a form before its row. A new file takes the place of the stored picture, an emptied
 * `existingImage` removes it, and anything else leaves it.
 */
export async function keepUploads(
  pictures: Pictures,
  expected: { folder: PictureFolder; fields: PictureFields } | undefined,
  body: Body,
) {
  const draft = { ...body };
  const kept: string[] = [];

  /** What was not stored leaves no file behind. */
  async function takingBack<Result>(act: () => Promise<Result>, isStored: (result: Result) => boolean) {
    try {
      const result = await act();
      if (!isStored(result)) await pictures.removePictures(kept);
      return result;
    } catch (error) {
      // Whose line broke does not know whether the row is there: the sweep at the next start does.
      if (storageFailureOf(error)?.kind !== "gone") await pictures.removePictures(kept);
      throw error;
    }
  }

  async function keepFile(file: string, bytes: Uint8Array) {
    try {
      const address = await pictures.keepPicture(expected!.folder, bytes);
      kept.push(address);
      draft[file] = address;
    } catch (error) {
      if (error instanceof PictureRefusal) error.field = file;
      throw error;
    }
  }

  async function keepFiles() {
    for (const [file, existing] of Object.entries(expected?.fields ?? {})) {
      const bytes = body[file];
      const isRemoved = body[existing] === "";
      delete draft[file];
      delete draft[existing];
      if (bytes instanceof Uint8Array && bytes.length > 0) await keepFile(file, bytes);
      else if (isRemoved) draft[file] = null;
    }
  }

  await takingBack(keepFiles, () => true);
  return {
    draft,
    orTakeBack: <Stored>(save: () => Promise<SaveOutcome<Stored>>) =>
      takingBack(save, (outcome) => "record" in outcome),
  };
}
