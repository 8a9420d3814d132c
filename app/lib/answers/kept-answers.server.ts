import { LRUCache } from "lru-cache";
import { createAnswerAddresses } from "./answer-addresses.ts";
import type { ContentVersion } from "./content-version.ts";
import { logUnexpected } from "#app/lib/failures/log-unexpected.server.ts";
import { type Answer, packAnswer, type PackedAnswer, packSmaller } from "./packed-answer.server.ts";
import { storageFailureOf } from "#app/lib/failures/storage-failure.ts";

const MB = 1024 * 1024;
const MOST_BYTES = 12 * MB;
/** Of addresses with a query, which anybody can invent and ask for twice. */
const MOST_BYTES_OF_QUERIES = 4 * MB;
/** Pages hold the running year and the like: however quiet the panel, they are made anew after this. */
const LONGEST_LIFE_MS = 600_000;
const CLOCK_MS = 1_000;
const MOST_REMEMBERED = 5_000;

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

interface Kept {
  packed: PackedAnswer;
  version: number;
  /** Packed as small as can be, or soon to be. */
  isAskedAgain: boolean;
}

/**
 * Keeps what is the same for every visitor, packed, by its address, until the content changes: at most so many bytes,
 * the least recently used go first, and no address with a query takes the place of one without (record 034). What is
 * stale stays for the time in which the database is gone.
 */
export function createKeptAnswers(contentVersion: ContentVersion, isDatabaseGone: () => boolean = () => false) {
  const [plain, asked] = [createShare(MOST_BYTES), createShare(MOST_BYTES_OF_QUERIES)];
  const shareOf = (address: string) => (address.includes("?") ? asked : plain);
  const making = new Map<string, Promise<Answer | PackedAnswer>>();
  const isWorthKeeping = createAdmission();
  const packInTurn = createPacking();

  /**
   * What may be sent at once, or undefined when it must be made. What is asked for again is worth a tenth of a second
   * to be smaller.
   */
  function find(address: string): PackedAnswer | undefined {
    const share = shareOf(address);
    const found = share.get(address);
    if (found?.version !== contentVersion.current()) return undefined;
    if (!found.isAskedAgain) {
      found.isAskedAgain = true;
      packInTurn(share, address, found.packed.tag);
    }
    return found.packed;
  }

  /** However old. */
  const findLastGood = (address: string) => shareOf(address).get(address, { allowStale: true })?.packed;

  /**
   * What is kept, or else what is made now, once, however many visitors wait for it; the last good copy, if need be.
   */
  async function findOrMake(address: string, make: () => Promise<Answer>): Promise<Answer | PackedAnswer> {
    const found = find(address) ?? (isDatabaseGone() ? findLastGood(address) : undefined);
    if (found) return found;
    // A save may come while it is made.
    const key = `${contentVersion.current()} ${address}`;
    const waiting = making.get(key);
    if (waiting) return waiting;
    const made = makeAndKeep(address, make).catch((error: unknown) => {
      const last = storageFailureOf(error) && findLastGood(address);
      if (last) return last;
      throw error;
    });
    making.set(key, made);
    return made.finally(() => making.delete(key));
  }

  async function makeAndKeep(address: string, make: () => Promise<Answer>) {
    const version = contentVersion.current();
    const answer = await make();
    if (hasHole(answer) && isDatabaseGone()) return findLastGood(address) ?? answer;
    if (answer.status !== 200 || hasHole(answer) || !isWorthKeeping(address)) return answer;
    const packed = await packAnswer(answer);
    if (version === contentVersion.current()) shareOf(address).set(address, { packed, version, isAskedAgain: false });
    return packed;
  }

  const size = () => ({ answers: plain.size + asked.size, bytes: plain.calculatedSize + asked.calculatedSize });

  return { ...createAnswerAddresses(), find, findOrMake, size };
}

type Share = LRUCache<string, Kept>;

const createShare = (maxSize: number): Share =>
  new LRUCache({
    maxSize,
    sizeCalculation: ({ packed }) => sizeOf(packed),
    ttl: LONGEST_LIFE_MS,
    ttlResolution: CLOCK_MS,
    noDeleteOnStaleGet: true,
  });

/**
 * Packs what is kept as small as can be, one after the other: after a save the processor belongs to visitors. What
 * waits for its turn is known by its tag alone.
 */
function createPacking() {
  let last = Promise.resolve();
  async function packNext(kept: Share, address: string, tag: string) {
    const before = kept.peek(address);
    if (before?.packed.tag !== tag) return;
    const packed = await packSmaller(before.packed);
    if (kept.peek(address) === before) kept.set(address, { ...before, packed });
  }
  return (kept: Share, address: string, tag: string): void => {
    last = last.then(() => packNext(kept, address, tag)).catch(logUnexpected);
  };
}

/** Free text is not kept, nor is what stands in a query until somebody asks again: addresses are quickly invented. */
function createAdmission() {
  const askedBefore = new LRUCache<string, true>({ max: MOST_REMEMBERED });
  return (address: string): boolean => {
    if (!address.includes("?")) return true;
    if (/[?&]q=/.test(address)) return false;
    if (askedBefore.has(address)) return true;
    askedBefore.set(address, true);
    return false;
  };
}

/** A page with a hole in it says so; one that is not everybody's would never come by here. */
const hasHole = ({ headers }: Answer) => headers["cache-control"]?.includes("no-store") === true;

const sizeOf = ({ plain, gzip, brotli }: PackedAnswer) =>
  gzip.body!.length +
  brotli.body!.length +
  [plain, gzip, brotli].reduce((sum, { list }) => sum + list.join().length, 0);
