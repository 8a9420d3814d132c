import { createBoundedQueue } from "#app/lib/traffic/bounded-queue.ts";
import { lazily } from "#app/lib/lazily.ts";

const loadArgon2 = lazily(() => import("@node-rs/argon2"));

// argon2id; memory in KB, iterations and lanes: of the equally strong settings in OWASP's Password Storage Cheat Sheet,
// one with little memory.
const cost = { memoryCost: 9_216, timeCost: 4, parallelism: 1 };

// Keyboards encode the same letter differently, e.g. é or Devanagari signs; all count as one password.
const normalized = (password: string) => password.normalize("NFKC");

// Each takes 9 MB and a core for some 30 ms; a crowd must leave both to visitors.
const oneAfterAnother = createBoundedQueue({ atOnce: 2, mostWaiting: 100, longestWaitMs: 5000 });

/**
 * Hashes a password.
 * @throws {Busy} if too many passwords wait for their turn.
 */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await loadArgon2();
  return oneAfterAnother(() => hash(normalized(password), cost));
}

/** The hash of a random value, which no password matches; new in every process. */
export const hashOfNobody = lazily(async () => (await loadArgon2()).hash(crypto.randomUUID(), cost));

/**
 * Compares a password; takes as long for an unknown user (`null`) as for a wrong password.
 * @throws {Busy} if too many passwords wait for their turn.
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  const { verify } = await loadArgon2();
  const compared = passwordHash ?? (await hashOfNobody());
  const matches = await oneAfterAnother(() => verify(compared, normalized(password)));
  return passwordHash !== null && matches;
}
