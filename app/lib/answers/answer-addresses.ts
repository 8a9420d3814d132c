/** Of longer values the beginning is read: whoever searched for a whole paragraph sees what was looked for. */
const LONGEST_VALUE = 200;

/** Tells which part of its query an address is read with; null for a path that it does not know. */
export type QueryReader = (path: string) => ((key: string, value: string) => boolean) | null;

/** Knows of every address the one spelling under which its answer is kept. */
export function createAnswerAddresses() {
  const readers: QueryReader[] = [];

  /** Tells about more addresses which keys of their query are read. */
  const readQueriesBy = (reader: QueryReader) => void readers.push(reader);

  /** The address with that part of its query alone that is read, in one order. */
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
