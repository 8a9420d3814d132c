/** Longer values are cut: a search for a whole paragraph still works. */
const LONGEST_VALUE = 200;

/** For a path, answers which query parameters are read; null for an unknown path. */
export type QueryReader = (path: string) => ((key: string, value: string) => boolean) | null;

/** Normalises addresses to the spelling under which their answers are cached. */
export function createAnswerAddresses() {
  const readers: QueryReader[] = [];

  /** Registers a reader for more addresses. */
  const readQueriesBy = (reader: QueryReader) => void readers.push(reader);

  /** The address with only the parameters that are read, sorted. */
  function addressOf(url: string): string {
    const cut = url.indexOf("?");
    if (cut === -1) return url;
    const path = url.slice(0, cut);
    const isRead = readers.map((reader) => reader(path)).find((one) => one !== null);
    if (!isRead) return path;
    const read = [...new URLSearchParams(url.slice(cut))]
      .filter(([key, value]) => isRead(key, value))
      .map(([key, value]): [string, string] => [key, value.slice(0, LONGEST_VALUE).toWellFormed()])
      .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)));
    return read.length === 0 ? path : `${path}?${new URLSearchParams(read)}`;
  }

  return { readQueriesBy, addressOf };
}
