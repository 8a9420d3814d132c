/** An idempotency key, by which the server recognises a resend. Not `randomUUID`, which is missing without HTTPS. */
export const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");
