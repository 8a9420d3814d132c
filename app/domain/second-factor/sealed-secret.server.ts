import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Database } from "#db/database.ts";
import { signingSecret } from "#app/domain/signing-secret.server.ts";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a user's secret for the database: nonce, text and seal in one. */
export async function sealSecret(db: Database, userId: number, secret: string): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, await keyOf(db), nonce).setAAD(ownerMark(userId));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString("base64url");
}

/** @throws when it was sealed for somebody else, or changed since. */
export async function openSecret(db: Database, userId: number, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(ALGORITHM, await keyOf(db), bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(ownerMark(userId)).setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
}

/** 32 bytes of its own: nothing else is signed or encrypted with it. */
const keyOf = async (db: Database) => Buffer.from(await signingSecret(db, "second-factor"), "base64url");

/** Bound to its row: a secret copied to another user opens nothing. */
const ownerMark = (userId: number) => Buffer.from(`second factor of user ${userId}`);
