import { createHmac, timingSafeEqual } from "node:crypto";
import type { Database } from "#db/database.ts";
import { signingSecret } from "./signing-secret.server.ts";

/** What a link claims, and the name of the secret by which nobody else can. Links that are out there end if either changes. */
interface Claim {
  secret: string;
  facts: readonly unknown[];
}

/** HMAC-SHA256 of the facts as JSON: 43 signs of base64url. */
export async function sign(db: Database, { secret, facts }: Claim): Promise<string> {
  return createHmac("sha256", await signingSecret(db, secret))
    .update(JSON.stringify(facts))
    .digest("base64url");
}

/** Of a signature of 43 signs. */
export const isSigned = async (db: Database, claim: Claim, signature: string): Promise<boolean> =>
  timingSafeEqual(Buffer.from(await sign(db, claim)), Buffer.from(signature));
