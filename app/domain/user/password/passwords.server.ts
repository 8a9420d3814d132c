import { createBoundedQueue } from "#app/lib/traffic/bounded-queue.ts";
import { lazily } from "#app/lib/lazily.ts";

const loadArgon2 = lazily(() => import("@node-rs/argon2"));

// argon2id by default; memory in KB, time and lanes: of those that OWASP's Password Storage Cheat Sheet calls equally
// strong, one that takes little of a small server.
const cost = { memoryCost: 9_216, timeCost: 4, parallelism: 1 };

// Keyboards write the same letter in different ways, e.g. é or Devanagari signs; all of them are one password.
const normalized = (password: string) => password.normalize("NFKC");

// Each takes 9 MB and a core for some 30 ms: a crowd at the door must leave both to the visitors.
const oneAfterAnother = createBoundedQueue({ atOnce: 2, mostWaiting: 100, longestWaitMs: 5000 });

/** @throws {Busy} as `passwordMatches` does, when too many passwords wait for their turn. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await loadArgon2();
  return oneAfterAnother(() => hash(normalized(password), cost));
}

/** What no password matches: of a value that nobody was told, made anew by every process. */
export const hashOfNobody = lazily(async () => (await loadArgon2()).hash(crypto.randomUUID(), cost));

/** Takes as long for an unknown user (`null`) as for a wrong password, so that time tells nothing. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  const { verify } = await loadArgon2();
  const compared = passwordHash ?? (await hashOfNobody());
  const matches = await oneAfterAnother(() => verify(compared, normalized(password)));
  return passwordHash !== null && matches;
}
