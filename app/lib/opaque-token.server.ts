import { createHash, randomBytes } from "node:crypto";

/** 256 random bits: nobody finds one by trying. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What is kept of a token. */
export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("hex");
