import { useState } from "react";
import { ApiFailure, callApi, callForData } from "#app/admin/api/api-client.ts";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { useSessionEnd } from "#app/admin/session/use-session-end.ts";
import type { LibraryPicture } from "#app/domain/library-picture/library-picture-schema.ts";
import { pictureName } from "./picture-name.ts";
import { type Library, pictureAt, usePictureLibrary } from "./library/use-picture-library.ts";

type Chosen = LibraryPicture | File | undefined;

/** A picture that was moved to the trash here. */
export interface DeletedPicture {
  name: string;
  trashId: number;
}

interface Beginning {
  file?: File;
  current?: { src: string };
}

/** The library, the choice from it or for it, and its outcome. */
export function usePictureChoice({ file, current }: Beginning) {
  const [chosen, setChosen] = useState<Chosen>(file);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isSessionEnd = useSessionEnd();

  function refuse(error: unknown) {
    if (isSessionEnd(error)) return;
    if (!(error instanceof ApiFailure)) throw error;
    const hasField = Object.keys(error.errors).length > 0;
    setErrors(error.errors);
    setFailure(hasField ? undefined : error.message);
  }
  async function attempt<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
    setIsBusy(true);
    setFailure(undefined);
    const result = await act().catch(refuse);
    setIsBusy(false);
    return result ?? undefined;
  }
  const library = usePictureLibrary((all) => {
    if (!file) setChosen((already) => already ?? pictureAt(all, current?.src));
  }, refuse);

  const deletion = useDeletion({ attempt, library, onGone: () => setChosen(undefined) });
  return {
    library,
    chosen,
    errors,
    failure,
    isBusy,
    choose(next: Chosen) {
      setChosen(next);
      setErrors({});
      setFailure(undefined);
    },
    /** Stores the chosen picture with this text; undefined if something is missing or refused. */
    async take(alt: string): Promise<LibraryPicture | undefined> {
      const missing = missingOf(chosen, alt);
      setErrors(missing);
      if (!chosen || Object.keys(missing).length > 0) return undefined;
      return attempt(() => (chosen instanceof File ? upload(chosen, alt) : describe(chosen, alt)));
    },
    ...deletion,
  };
}

interface DeletionOf {
  attempt<Result>(act: () => Promise<Result>): Promise<Result | undefined>;
  library: Library;
  onGone: () => void;
}

/** Moves a picture to the trash, and restores the last one. */
function useDeletion({ attempt, library, onGone }: DeletionOf) {
  const [deleted, setDeleted] = useState<DeletedPicture>();
  return {
    deleted,
    async remove(picture: LibraryPicture) {
      const asked = { method: "DELETE", query: { id: picture.id } } as const;
      const gone = await attempt(() => callForData<{ trash_id: number }>("pictures", asked));
      if (!gone) return;
      library.forget(picture);
      onGone();
      setDeleted({ name: pictureName(picture), trashId: gone.trash_id });
    },
    async takeBack({ trashId }: DeletedPicture) {
      const answer = await attempt(() => callApi("trash", { method: "POST", query: { id: trashId } }));
      if (!answer) return;
      setDeleted(undefined);
      library.readAgain();
    },
  };
}

function missingOf(chosen: Chosen, alt: string): FieldErrors {
  if (!chosen) return { image: "Choose a picture" };
  return alt === "" ? { image_alt: "Picture description is required" } : {};
}

async function upload(file: File, image_alt: string): Promise<LibraryPicture> {
  const body = new FormData();
  body.set("image_alt", image_alt);
  body.set("image", file, file.name);
  return await callForData<LibraryPicture>("pictures", { method: "POST", body });
}

/** The library keeps the latest text. */
async function describe(picture: LibraryPicture, image_alt: string): Promise<LibraryPicture> {
  if (picture.image_alt === image_alt) return picture;
  return callForData<LibraryPicture>("pictures", {
    method: "PUT",
    query: { id: picture.id },
    body: { image_alt },
  });
}
