import { createHmac, timingSafeEqual } from "node:crypto";
import type { Database } from "#db/database.ts";
import { signingSecret } from "./signing-secret.server.ts";

/**
 * The facts that a link claims, and the name of the secret to sign them with. Changing either invalidates existing
 * links.
 */
interface Claim {
  secret: string;
  facts: readonly unknown[];
}

export const sign = async (db: Database, { secret, facts }: Claim): Promise<string> =>
  (await signerBy(db, secret))(facts);

/**
 * Answers a function that signs with one read of the secret: HMAC-SHA256 of the facts as JSON, 43 characters of
 * base64url.
 */
export async function signerBy(db: Database, secret: string): Promise<(facts: Claim["facts"]) => string> {
  const key = await signingSecret(db, secret);
  return (facts) => createHmac("sha256", key).update(JSON.stringify(facts)).digest("base64url");
}

/**
 * Whether the signature is valid, compared in constant time.
 * @throws if it has not 43 characters.
 */
export const isSigned = async (db: Database, claim: Claim, signature: string): Promise<boolean> =>
  timingSafeEqual(Buffer.from(await sign(db, claim)), Buffer.from(signature));
