import { useEffect, useEffectEvent, useState } from "react";
import { callApi, dataOf } from "#app/admin/api/api-client.ts";
import type { LibraryPicture } from "#app/domain/library-picture/library-picture-schema.ts";
import { bareAddress } from "#app/lib/picture/picture-focus.ts";

const PAGE = 24;
const TYPING_PAUSE_MS = 200;

/** The shown part of the library: newest first, a page at a time. */
export interface Library {
  /** Absent while loading. */
  pictures?: LibraryPicture[];
  sought: string;
  hasMore: boolean;
  seek: (words: string) => void;
  readMore: () => void;
  forget: (gone: LibraryPicture) => void;
  /** Starts again at the first page. */
  readAgain: () => void;
}

interface Shown {
  pictures: LibraryPicture[];
  /** The search text. */
  q: string;
  hasMore: boolean;
}

/** The library's pictures for the search; `onRead` gets the first page. */
export function usePictureLibrary(
  onRead: (first: LibraryPicture[]) => void,
  onFailure: (error: unknown) => void,
): Library {
  const [sought, setSought] = useState("");
  const [shown, setShown] = useState<Shown>();
  const [asked, ask] = useState({ page: 1 });
  const { page } = asked;
  const receive = useEffectEvent((read: LibraryPicture[], q: string, total: number) => {
    const before = page === 1 ? [] : (shown?.pictures ?? []);
    const pictures = [...before, ...read];
    setShown({ pictures, q, hasMore: pictures.length < total });
    if (page === 1) onRead(read);
  });
  const fail = useEffectEvent((error: unknown) => {
    setShown({ pictures: [], q: sought, hasMore: false });
    onFailure(error);
  });
  useEffect(() => {
    let isCurrent = true;
    const read = () =>
      callApi<LibraryPicture[]>("pictures", { query: { page: asked.page, limit: PAGE, q: sought.trim() } }).then(
        (answer) => isCurrent && receive(dataOf(answer), sought, answer.meta!.total),
        (error: unknown) => isCurrent && fail(error),
      );
    const timer = setTimeout(() => void read(), sought && asked.page === 1 ? TYPING_PAUSE_MS : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [sought, asked]);
  return {
    pictures: shown?.pictures,
    sought,
    hasMore: shown?.hasMore ?? false,
    seek(words) {
      setSought(words);
      ask({ page: 1 });
    },
    readMore: () => ask({ page: page + 1 }),
    forget: ({ id }) =>
      setShown((now) => now && { ...now, pictures: now.pictures.filter((picture) => picture.id !== id) }),
    readAgain() {
      ask({ page: 1 });
    },
  };
}

/** The picture at an address, whatever its focal point. */
export const pictureAt = (pictures: LibraryPicture[], address: string | undefined) =>
  pictures.find(({ image_url }) => address !== undefined && bareAddress(image_url) === bareAddress(address));
