import { hash, verify } from "@node-rs/argon2";

// argon2id by default; memory, time and lanes as OWASP's Password Storage Cheat Sheet asks at least.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Keyboards write the same letter in different ways, e.g. é or Devanagari signs; all of them are one password.
const normalized = (password: string) => password.normalize("NFKC");

export const hashPassword = (password: string): Promise<string> => hash(normalized(password), cost);

let hashOfNobody: Promise<string> | undefined;

/** Takes as long for an unknown user (`null`) as for a wrong password, so that time tells nothing. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  hashOfNobody ??= hashPassword(crypto.randomUUID());
  const matches = await verify(passwordHash ?? (await hashOfNobody), normalized(password));
  return passwordHash !== null && matches;
}
