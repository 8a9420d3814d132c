import { createHmac, timingSafeEqual } from "node:crypto";
import type { Database } from "#db/database.ts";
import { signingSecret } from "./signing-secret.server.ts";

/**
 * What a link claims, and the name of the secret by which nobody else can. Links that are out there end if either
 * changes.
 */
interface Claim {
  secret: string;
  facts: readonly unknown[];
}

export const sign = async (db: Database, { secret, facts }: Claim): Promise<string> =>
  (await signerBy(db, secret))(facts);

/** Signs many claims by one reading of the secret: HMAC-SHA256 of the facts as JSON, 43 signs of base64url. */
export async function signerBy(db: Database, secret: string): Promise<(facts: Claim["facts"]) => string> {
  const key = await signingSecret(db, secret);
  return (facts) => createHmac("sha256", key).update(JSON.stringify(facts)).digest("base64url");
}

/** Of a signature of 43 signs. */
export const isSigned = async (db: Database, claim: Claim, signature: string): Promise<boolean> =>
  timingSafeEqual(Buffer.from(await sign(db, claim)), Buffer.from(signature));
