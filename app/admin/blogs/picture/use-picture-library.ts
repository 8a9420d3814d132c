import { useEffect, useEffectEvent, useState } from "react";
import { callApi } from "#app/admin/api-client.ts";
import type { LibraryPicture } from "#app/domain/library-picture/library-picture-schema.ts";

/** The library's pictures, the newest first; absent while they are on their way. */
export function usePictureLibrary(onRead: (all: LibraryPicture[]) => void, onFailure: (error: unknown) => void) {
  const [pictures, setPictures] = useState<LibraryPicture[]>();
  const receive = useEffectEvent((all: LibraryPicture[]) => {
    setPictures(all);
    onRead(all);
  });
  const fail = useEffectEvent((error: unknown) => {
    setPictures([]);
    onFailure(error);
  });
  useEffect(() => {
    callApi<LibraryPicture[]>("pictures").then(
      ({ data }) => receive(data!),
      (error: unknown) => fail(error),
    );
  }, []);
  const forget = (gone: LibraryPicture) => setPictures((all) => all?.filter(({ id }) => id !== gone.id));
  return { pictures, forget };
}
