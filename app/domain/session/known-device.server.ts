import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

interface Owner {
  id: number;
  password_hash: string;
}

/** A token that a browser keeps to prove, at its next sign-in, that this user has signed in from it before. */
export function devicePassOf(owner: Owner): string {
  const device = randomBytes(16).toString("base64url");
  return `${device}.${proofOf(owner, device).toString("base64url")}`;
}

/** The device of a pass; null if it is not this user's. */
export function knownDevice(owner: Owner | null, pass: string | undefined): string | null {
  const [device, proof] = pass?.split(".") ?? [];
  if (!owner || !device || !proof) return null;
  const [given, expected] = [Buffer.from(proof, "base64url"), proofOf(owner, device)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null;
}

/** Signed with the password's hash, which is secret; a new password invalidates all passes. */
function proofOf({ id, password_hash }: Owner, device: string): Buffer {
  return createHmac("sha256", password_hash).update(`device ${device} of user ${id}`).digest();
}
