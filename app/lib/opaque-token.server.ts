import { createHash, randomBytes } from "node:crypto";

/** A random token of 256 bits. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The hash of a token, which is all that is stored of it. */
export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("hex");
