import { LRUCache } from "lru-cache";
import { createAnswerAddresses } from "./answer-addresses.ts";
import type { ContentVersion } from "./content-version.ts";
import { logUnexpected } from "#app/lib/failures/log-unexpected.server.ts";
import { type Answer, packAnswer, type PackedAnswer, packSmaller } from "./packed-answer.server.ts";
import { storageFailureOf } from "#app/lib/failures/storage-failure.ts";

const MB = 1024 * 1024;
const MOST_BYTES = 12 * MB;
/** For addresses with a query, which anybody can invent. */
const MOST_BYTES_OF_QUERIES = 4 * MB;
/** Limits the age of pages, which hold e.g. the current year. */
const LONGEST_LIFE_MS = 600_000;
const CLOCK_MS = 1_000;
const MOST_REMEMBERED = 5_000;

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

interface Kept {
  packed: PackedAnswer;
  version: number;
  /** Packed at the highest level, or queued for it. */
  isAskedAgain: boolean;
}

/**
 * Caches answers that are the same for every visitor, compressed, by address, until the content changes. The size is
 * bounded, least recently used first, and addresses with a query never displace those without (record 034). Stale
 * answers are kept for when the database is gone.
 */
export function createKeptAnswers(contentVersion: ContentVersion, isDatabaseGone: () => boolean = () => false) {
  const [plain, asked] = [createShare(MOST_BYTES), createShare(MOST_BYTES_OF_QUERIES)];
  const shareOf = (address: string) => (address.includes("?") ? asked : plain);
  const making = new Map<string, Promise<Answer | PackedAnswer>>();
  const isWorthKeeping = createAdmission();
  const packInTurn = createPacking();

  /**
   * A current answer, or undefined. An answer asked for again is compressed further, which takes a tenth of a second.
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

  /** The last good answer, however old. */
  const findLastGood = (address: string) => shareOf(address).get(address, { allowStale: true })?.packed;

  /** The cached answer, or one made now, once for all who wait for it; the last good one if the database is gone. */
  async function findOrMake(address: string, make: () => Promise<Answer>): Promise<Answer | PackedAnswer> {
    const found = find(address) ?? (isDatabaseGone() ? findLastGood(address) : undefined);
    if (found) return found;
    // Includes the version, since a save may come while it is made.
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
 * Compresses cached answers further, one at a time, since after a save visitors need the processor. Queued answers are
 * referred to by their tag only.
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

/**
 * Free-text searches are not cached, nor are addresses with a query until asked for again: such addresses are easily
 * invented.
 */
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

/** An answer with a part missing says `no-store`; personal answers never come here. */
const hasHole = ({ headers }: Answer) => headers["cache-control"]?.includes("no-store") === true;

const sizeOf = ({ plain, gzip, brotli }: PackedAnswer) =>
  gzip.body!.length +
  brotli.body!.length +
  [plain, gzip, brotli].reduce((sum, { list }) => sum + list.join().length, 0);
