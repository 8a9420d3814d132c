import type { ContentVersion } from "./content-version.ts";
import type { PackedResponse } from "./packed-response.server.ts";

const MOST_ENTRIES = 500;
/** Pages hold the running year and the like: however quiet the panel, they are rendered anew after this. */
const LONGEST_LIFE_MS = 600_000;

interface Entry {
  version: number;
  madeAt: number;
  packed: PackedResponse;
}

export type PackedCache = ReturnType<typeof createPackedCache>;

/** Keeps packed responses by key until the content changes; the least recently used go first. */
export function createPackedCache(contentVersion: ContentVersion) {
  const entries = new Map<string, Entry>();
  const rendering = new Map<string, Promise<PackedResponse>>();

  /** The response to send at once, or null when it must be made. */
  function find(key: string): PackedResponse | null {
    const entry = entries.get(key);
    if (!entry || entry.version !== contentVersion.current() || Date.now() - entry.madeAt > LONGEST_LIFE_MS)
      return null;
    return entry.packed;
  }

  /** Makes the response once, however many visitors wait for it; only a whole page (200, not `no-store`) is kept. */
  async function make(key: string, render: () => Promise<PackedResponse>): Promise<PackedResponse> {
    // Read before rendering: what a save changes meanwhile must not be kept as new.
    const version = contentVersion.current();
    const waiting = rendering.get(`${version} ${key}`);
    if (waiting) return waiting;
    const made = render();
    rendering.set(`${version} ${key}`, made);
    try {
      const packed = await made;
      if (packed.status === 200 && packed.headers["cache-control"] !== "no-store")
        keep(key, { version, madeAt: Date.now(), packed });
      return packed;
    } finally {
      rendering.delete(`${version} ${key}`);
    }
  }

  function keep(key: string, entry: Entry) {
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > MOST_ENTRIES) entries.delete(entries.keys().next().value!);
  }

  return { find, make };
}
