import { PictureRefusal } from "#app/domain/picture/picture-refusal.ts";
import type { PictureFolder } from "#app/domain/picture/pictures.server.ts";
import {
  findInLibrary,
  forgetUnused,
  insertLibraryPicture,
} from "#app/domain/library-picture/library-pictures.server.ts";
import type { ApiServices } from "#app/api/api-context.ts";
import type { FieldErrors, SaveOutcome } from "#app/domain/outcome.ts";
import { storageFailureOf } from "#app/lib/failures/storage-failure.ts";

/** By the multipart file field of a picture, the field that names the picture to keep: `{ image: "existingImage" }`. */
export type PictureFields = Partial<
  Record<"image" | "logo" | "share_image", "existingImage" | "existingLogo" | "existingShareImage">
>;

/** For records with a page of their own: the picture of shared links. */
export const sharePicture = { share_image: "existingShareImage" } as const;

type Body = Record<string, unknown>;

interface Sent {
  body: Body;
  /** The record before the change; absent if it does not matter. */
  stored?: Body | undefined;
}

/**
 * Stores a form's files in the library before its row. A new file replaces the stored picture, an empty `existingImage`
 * removes it, and a library address sets that picture. Other addresses are refused if `stored` is known; otherwise the
 * picture stays.
 */
export async function keepUploads(
  { db, pictures }: Pick<ApiServices, "db" | "pictures">,
  expected: { folder: PictureFolder; fields: PictureFields } | undefined,
  { body, stored }: Sent,
) {
  const draft = { ...body };
  const errors: FieldErrors = {};
  const kept: string[] = [];

  /** Removes the files if the row was not stored. */
  async function takingBack<Result>(act: () => Promise<Result>, isStored: (result: Result) => boolean) {
    try {
      const result = await act();
      if (!isStored(result)) await takeBack();
      return result;
    } catch (error) {
      // After a lost connection it is unknown whether the row was stored; the sweep at the next start decides.
      if (storageFailureOf(error)?.kind !== "gone") await takeBack();
      throw error;
    }
  }

  const takeBack = async () => pictures.removePictures(await forgetUnused(db, kept));

  async function keepFile(file: string, bytes: Uint8Array) {
    try {
      const picture = await pictures.keepPicture(expected!.folder, bytes);
      kept.push(picture.image);
      draft[file] = picture.image;
      await insertLibraryPicture(db, { ...picture, ...wordsFor(file, body) });
    } catch (error) {
      if (error instanceof PictureRefusal) error.field = file;
      throw error;
    }
  }

  async function keepFiles() {
    for (const [file, existing] of Object.entries(expected?.fields ?? {})) {
      const bytes = body[file];
      const named = body[existing];
      delete draft[file];
      delete draft[existing];
      if (bytes instanceof Uint8Array && bytes.length > 0) await keepFile(file, bytes);
      else if (named === "") draft[file] = null;
      else if (typeof named === "string") {
        draft[file] = (await findInLibrary(db, named)) ?? undefined;
        if (!draft[file] && isOther(named, file, stored)) errors[file] = "Choose a picture of the library";
      }
    }
  }

  await takingBack(keepFiles, () => true);
  const isRefused = Object.keys(errors).length > 0;
  return {
    draft,
    orTakeBack: <Stored>(save: () => Promise<SaveOutcome<Stored>>) =>
      takingBack<SaveOutcome<Stored>>(async () => (isRefused ? { errors } : save()), wasStored),
  };
}

const isOther = (named: string, file: string, stored: Body | undefined) =>
  stored !== undefined && named !== (stored[`${file}_url`] ?? stored[file]);

const wasStored = (outcome: SaveOutcome<unknown>) => "record" in outcome;

/** The picture's name and alternative text in the library, taken from the record. */
function wordsFor(file: string, body: Body) {
  const text = (name: string) => (typeof body[name] === "string" ? body[name] : "");
  const name = (text("name") || text("title") || text("caption")).slice(0, 200);
  if (file === "image") return { name, image_alt: text("image_alt").slice(0, 300) };
  return { name: (file === "logo" ? `Logo of ${name}` : name).slice(0, 200) };
}
