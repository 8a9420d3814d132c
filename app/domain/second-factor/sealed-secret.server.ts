import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Database } from "#db/database.ts";
import { signingSecret } from "#app/domain/signing-secret.server.ts";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a user's secret for the database: nonce, ciphertext and authentication tag, as base64url. */
export async function sealSecret(db: Database, userId: number, secret: string): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, await keyOf(db), nonce).setAAD(ownerMark(userId));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString("base64url");
}

/**
 * Decrypts a sealed secret.
 * @throws if it was sealed for another user or changed since.
 */
export async function openSecret(db: Database, userId: number, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(ALGORITHM, await keyOf(db), bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(ownerMark(userId)).setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
}

/** 32 bytes, used for nothing else. */
const keyOf = async (db: Database) => Buffer.from(await signingSecret(db, "second-factor"), "base64url");

/** Binds a secret to its user: copied to another row, it cannot be decrypted. */
const ownerMark = (userId: number) => Buffer.from(`second factor of user ${userId}`);
