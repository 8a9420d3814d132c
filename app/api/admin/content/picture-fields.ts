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

/** The multipart file field of a picture and the field that names the one to keep: `{ image: "existingImage" }`. */
export type PictureFields = Partial<
  Record<"image" | "logo" | "share_image", "existingImage" | "existingLogo" | "existingShareImage">
>;

/** Of a record with a page of its own: what its shared links show. */
export const sharePicture = { share_image: "existingShareImage" } as const;

type Body = Record<string, unknown>;

interface Sent {
  body: Body;
  /** The record that is saved over, as it is shown; absent where what it holds does not decide. */
  stored?: Body | undefined;
}

/**
 * Stores the files of a form before its row, as pictures of the library. A new file takes the place of the stored
 * picture, an emptied `existingImage` removes it, and one that names a picture of the library puts that there. Any
 * other address than the stored one is refused, where `stored` is known; else it leaves what is there.
 */
export async function keepUploads(
  { db, pictures }: Pick<ApiServices, "db" | "pictures">,
  expected: { folder: PictureFolder; fields: PictureFields } | undefined,
  { body, stored }: Sent,
) {
  const draft = { ...body };
  const errors: FieldErrors = {};
  const kept: string[] = [];

  /** What was not stored leaves no file behind. */
  async function takingBack<Result>(act: () => Promise<Result>, isStored: (result: Result) => boolean) {
    try {
      const result = await act();
      if (!isStored(result)) await takeBack();
      return result;
    } catch (error) {
      // Whose line broke does not know whether the row is there: the sweep at the next start does.
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

/** As the library calls it: by the record that it came with. */
function wordsFor(file: string, body: Body) {
  const text = (name: string) => (typeof body[name] === "string" ? body[name] : "");
  const name = (text("name") || text("title") || text("caption")).slice(0, 200);
  if (file === "image") return { name, image_alt: text("image_alt").slice(0, 300) };
  return { name: (file === "logo" ? `Logo of ${name}` : name).slice(0, 200) };
}
